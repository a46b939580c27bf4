import CreaseDevice

/// Divides the rail's span between a page's controls and the tabs (FACTS.md 3.4 and 7).
///
/// 1. Everything is stacked: back and close, prominent, other top capsules from the top; tabs and the bottom
///    capsules from the bottom; at least one gap lies between the two stacks.
/// 2. While that is longer than the span, controls leave into the overflow control, which takes a slot itself: low
///    priority first, among equals the lowest in the rail first. Pinned and close buttons leave only when nothing
///    else is left; back never.
/// 3. The tab capsule stays whole, unless `prefersToolbarItems` lets it fold into a circle before anything leaves, or
///    the controls that must stay have no room beside it.
struct RailSolver {
    private let request: RailRequest
    /// Controls in the order in which they leave.
    private let leaving: [Int]
    /// How many of `leaving` may go while the tabs stay whole.
    private let optional: Int

    private init(_ request: RailRequest) {
        self.request = request
        let stacked = (request.top + request.bottom).flatMap(\.controls).enumerated()
        let ordered = stacked.sorted { a, b in
            a.element.priority == b.element.priority
                ? a.offset > b.offset : a.element.priority < b.element.priority
        }
        optional = ordered.count
        leaving = ordered.map(\.element.id) + request.prominent.reversed() + request.close.reversed()
    }

    static func solve(_ request: RailRequest) -> RailLayout { RailSolver(request).solve() }

    private func solve() -> RailLayout {
        let stages: [(isCollapsed: Bool, mayLeave: Int)] =
            switch request.compression {
            case .automatic, .prefersTabBar: [(false, optional), (true, leaving.count)]
            case .prefersToolbarItems: [(false, 0), (true, leaving.count)]
            }
        for stage in stages {
            if let count = leastLeaving(upTo: stage.mayLeave, isCollapsed: stage.isCollapsed) {
                return Stack(request, without: leaving.prefix(count), isCollapsed: stage.isCollapsed).place()
            }
        }
        return lastResort()
    }

    /// The smallest number of controls that must leave, or `nil` where all that may leave are not enough.
    private func leastLeaving(upTo limit: Int, isCollapsed: Bool) -> Int? {
        func fits(_ count: Int) -> Bool {
            Stack(request, without: leaving.prefix(count), isCollapsed: isCollapsed).length <= available
        }
        if fits(0) { return 0 }
        guard limit > 0, fits(limit) else { return nil }
        // From one control on the overflow control is there anyway, so each further one only makes the stack shorter.
        var low = 1
        var high = limit
        while low < high {
            let middle = (low + high) / 2
            if fits(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private var available: Double { max(0, request.span.upperBound - request.span.lowerBound) }

    /// A rail too short for back, overflow and the tab circle together keeps those of them that fit, tabs first.
    private func lastResort() -> RailLayout {
        var bare = RailRequest(span: request.span, center: request.center)
        var result = RailLayout()
        for step in 0..<3 {
            var next = bare
            switch step {
            case 0: next.tabs = request.tabs
            case 1: next.back = request.back
            default: next.hasMenu = true
            }
            let stack = Stack(next, without: [], isCollapsed: true)
            guard stack.length <= available else { continue }
            bare = next
            result = stack.place()
        }
        result.evicted = leaving
        result.available = available
        return result
    }
}

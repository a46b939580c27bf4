internal import CreaseDevice

/// What a rail has to hold, in reading order from the top; the caller names its controls by number.
struct RailRequest: Hashable {
    struct Control: Hashable {
        var id: Int
        var priority: VisibilityPriority

        init(_ id: Int, priority: VisibilityPriority = .automatic) {
            self.id = id
            self.priority = priority
        }
    }

    /// Controls that share one capsule, with the extra gap a fixed spacer asks for before it (0: only the usual gap).
    struct Capsule: Hashable {
        var controls: [Control]
        var spacing: Double

        init(_ controls: [Control], spacing: Double = 0) {
            self.controls = controls
            self.spacing = spacing
        }
    }

    /// From the first control's top to the last control's bottom.
    var span: ClosedRange<Double>
    /// The x of every control's centre.
    var center: Double
    /// The back button, which never leaves.
    var back: Int?
    /// Cancel and close buttons: a circle each, they leave only when nothing else is left to go.
    var close: [Int]
    /// Pinned and confirming items: a circle each, they leave just before the close buttons.
    var prominent: [Int]
    var top: [Capsule]
    var bottom: [Capsule]
    /// Number of tabs; 0 where there is no tab bar.
    var tabs: Int
    /// Something is declared in the overflow menu, so its control is there even while all fits.
    var hasMenu: Bool
    var compression: CompressionBehavior

    init(
        span: ClosedRange<Double>, center: Double, back: Int? = nil, close: [Int] = [], prominent: [Int] = [],
        top: [Capsule] = [], bottom: [Capsule] = [], tabs: Int = 0, hasMenu: Bool = false,
        compression: CompressionBehavior = .automatic
    ) {
        self.span = span
        self.center = center
        self.back = back
        self.close = close
        self.prominent = prominent
        self.top = top
        self.bottom = bottom
        self.tabs = tabs
        self.hasMenu = hasMenu
        self.compression = compression
    }
}

/// Where everything in a rail went.
struct RailLayout: Hashable {
    struct Slot: Hashable {
        var frame: Rect
        /// Slots with the same number share a capsule.
        var group: Int
    }

    struct Tabs: Hashable {
        var frame: Rect
        /// One per tab; while collapsed each is the circle.
        var items: [Rect]
        var isCollapsed: Bool
    }

    /// Slots of the controls that stayed.
    var slots: [Int: Slot] = [:]
    var overflow: Slot?
    var tabs: Tabs?
    /// Controls that left, the first to leave first.
    var evicted: [Int] = []
    var available: Double = 0
    /// Points taken from the first control to the last, gaps included, the free gap in the middle not.
    var used: Double = 0
}

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

extension RailSolver {
    /// One way to fill the rail: which controls stay, and the tabs whole or collapsed.
    private struct Stack {
        private enum Occupant {
            case control(Int)
            case overflow
        }

        private let request: RailRequest
        private let evicted: [Int]
        private let isCollapsed: Bool
        /// Circles and capsules from the top, each with its extra gap before it.
        private var upper: [(occupants: [Occupant], spacing: Double)] = []
        private var lower: [(occupants: [Occupant], spacing: Double)] = []

        init(_ request: RailRequest, without evicted: some Sequence<Int>, isCollapsed: Bool) {
            self.request = request
            self.evicted = Array(evicted)
            self.isCollapsed = isCollapsed
            let gone = Set(self.evicted)
            for id in [request.back].compactMap({ $0 }) { upper.append(([.control(id)], 0)) }
            for id in request.close + request.prominent where !gone.contains(id) {
                upper.append(([.control(id)], 0))
            }
            let circles = upper.count
            func capsules(_ all: [RailRequest.Capsule]) -> [(occupants: [Occupant], spacing: Double)] {
                all.compactMap { capsule in
                    let left = capsule.controls.map(\.id).filter { !gone.contains($0) }
                    return left.isEmpty ? nil : (left.map(Occupant.control), capsule.spacing)
                }
            }
            upper += capsules(request.top)
            lower = capsules(request.bottom)
            guard request.hasMenu || !self.evicted.isEmpty else { return }
            if upper.count > circles {
                upper[upper.count - 1].occupants.append(.overflow)
            } else if request.top.isEmpty, !lower.isEmpty {
                lower[lower.count - 1].occupants.append(.overflow)
            } else {
                upper.append(([.overflow], 0))
            }
        }

        /// Points from the first control's top to the last one's bottom, with the smallest gap in the middle.
        var length: Double {
            let stacks = [height(of: upper), lowerHeight].filter { $0 > 0 }
            return stacks.reduce(0, +) + Double(max(0, stacks.count - 1)) * BarMetrics.railGap
        }

        private var lowerHeight: Double {
            let parts = [height(of: lower), tabHeight].filter { $0 > 0 }
            return parts.reduce(0, +) + Double(max(0, parts.count - 1)) * BarMetrics.railGap
        }

        private var tabHeight: Double {
            guard request.tabs > 0 else { return 0 }
            return isCollapsed ? BarMetrics.railCircle : BarMetrics.tabCapsule(of: request.tabs)
        }

        private func height(of stack: [(occupants: [Occupant], spacing: Double)]) -> Double {
            var total = 0.0
            for (index, capsule) in stack.enumerated() {
                if index > 0 { total += BarMetrics.railGap + capsule.spacing }
                total += BarMetrics.capsule(of: capsule.occupants.count)
            }
            return total
        }

        func place() -> RailLayout {
            var layout = RailLayout()
            layout.evicted = evicted
            layout.available = max(0, request.span.upperBound - request.span.lowerBound)
            layout.used = length
            var group = 0
            put(upper, from: request.span.lowerBound, group: &group, into: &layout)
            put(lower, from: request.span.upperBound - lowerHeight, group: &group, into: &layout)
            if request.tabs > 0 { layout.tabs = tabs }
            return layout
        }

        private func put(
            _ stack: [(occupants: [Occupant], spacing: Double)], from start: Double, group: inout Int,
            into layout: inout RailLayout
        ) {
            var y = start
            for (index, capsule) in stack.enumerated() {
                if index > 0 { y += BarMetrics.railGap + capsule.spacing }
                for (place, occupant) in capsule.occupants.enumerated() {
                    let slot = RailLayout.Slot(
                        frame: circle(at: y + Double(place) * BarMetrics.railPitch), group: group)
                    switch occupant {
                    case .control(let id): layout.slots[id] = slot
                    case .overflow: layout.overflow = slot
                    }
                }
                y += BarMetrics.capsule(of: capsule.occupants.count)
                group += 1
            }
        }

        private func circle(at y: Double) -> Rect {
            let side = BarMetrics.railCircle
            return Rect(x: request.center - side / 2, y: y, width: side, height: side)
        }

        private var tabs: RailLayout.Tabs {
            let width = BarMetrics.railCircle
            let frame = Rect(
                x: request.center - width / 2, y: request.span.upperBound - tabHeight, width: width, height: tabHeight)
            guard !isCollapsed else {
                return RailLayout.Tabs(
                    frame: frame, items: Array(repeating: frame, count: request.tabs), isCollapsed: true)
            }
            let items = (0..<request.tabs).map { index in
                Rect(
                    x: frame.x, y: frame.y + BarMetrics.tabCapsulePadding + Double(index) * BarMetrics.tabPitch,
                    width: width, height: BarMetrics.tabPitch)
            }
            return RailLayout.Tabs(frame: frame, items: items, isCollapsed: false)
        }
    }
}

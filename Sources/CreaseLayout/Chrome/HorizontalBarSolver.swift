internal import CreaseDevice

/// What a horizontal bar has to hold, in reading order; the caller names its controls by number.
struct HorizontalBarRequest: Hashable {
    struct Control: Hashable {
        var id: Int
        /// The width its content asks for, in points; a slot is at least as wide as the bar's pitch.
        var width: Double
        var priority: VisibilityPriority

        init(_ id: Int, width: Double = 0, priority: VisibilityPriority = .automatic) {
            self.id = id
            self.width = width
            self.priority = priority
        }
    }

    /// Controls that share one capsule, with what an explicit spacer before it asks for.
    struct Capsule: Hashable {
        var controls: [Control]
        var spacing: Double
        /// A flexible spacer stands before it; only bottom bars have room to spread.
        var isPushedApart: Bool

        init(_ controls: [Control], spacing: Double = 0, isPushedApart: Bool = false) {
            self.controls = controls
            self.spacing = spacing
            self.isPushedApart = isPushedApart
        }
    }

    /// Free x of the row, in left-to-right terms: leading end first.
    var span: ClosedRange<Double>
    var y: Double
    /// Back and close buttons: a circle each, they never leave.
    var fixed: [Control] = []
    var leading: [Capsule] = []
    var trailing: [Capsule] = []
    /// Pinned and confirming items: the last slots of the trailing capsule.
    var pinned: [Control] = []
    /// In the middle, instead of the title.
    var principal: [Control] = []
    /// The width the title asks for; `nil` without a title.
    var title: Double?
    /// Titles stand at the leading end in rail poses, in the middle otherwise.
    var isTitleLeading: Bool = false
    var hasMenu: Bool = false
    /// Mirrors the row for right-to-left layouts.
    var isMirrored: Bool = false
}

struct HorizontalBarLayout: Hashable {
    struct Slot: Hashable {
        var frame: Rect
        var group: Int
    }

    var slots: [Int: Slot] = [:]
    var overflow: Slot?
    var title: Rect?
    var evicted: [Int] = []
}

/// Fills one row of a navigation bar (FACTS.md 3.6 and the horizontal capacity of section 7).
///
/// 1. Fixed circles and leading capsules from the leading end; trailing capsules, with the pinned items as the last
///    slots, end at the trailing end; a lone item is a circle, several share a capsule of wider slots.
/// 2. What does not fit leaves into an overflow slot before the pinned ones: low priority first, among equals the last.
/// 3. The title gets what is left, shortened at need; below a few letters' width it is not drawn. It never costs an
///    item its place.
struct HorizontalBarSolver {
    private let request: HorizontalBarRequest
    private let leaving: [Int]

    static func solve(_ request: HorizontalBarRequest) -> HorizontalBarLayout {
        HorizontalBarSolver(request).solve()
    }

    private init(_ request: HorizontalBarRequest) {
        self.request = request
        let stacked = (request.leading + request.trailing).flatMap(\.controls).enumerated()
        leaving =
            stacked.sorted { a, b in
                a.element.priority == b.element.priority
                    ? a.offset > b.offset : a.element.priority < b.element.priority
            }.map(\.element.id) + request.pinned.reversed().map(\.id) + request.principal.reversed().map(\.id)
    }

    private func solve() -> HorizontalBarLayout {
        let room = max(0, request.span.upperBound - request.span.lowerBound)
        var count = 0
        if Row(request, without: []).length > room {
            var low = 1
            var high = leaving.count
            while low < high {
                let middle = (low + high) / 2
                if Row(request, without: leaving.prefix(middle)).length <= room {
                    high = middle
                } else {
                    low = middle + 1
                }
            }
            count = min(low, leaving.count)
        }
        return Row(request, without: leaving.prefix(count)).place()
    }
}

extension HorizontalBarSolver {
    /// One way to fill the row: which controls stay.
    private struct Row {
        private enum Occupant {
            case control(HorizontalBarRequest.Control)
            case overflow

            var width: Double {
                switch self {
                case .control(let control): control.width.isFinite ? max(0, control.width) : 0
                case .overflow: 0
                }
            }
        }

        private typealias Run = (occupants: [Occupant], spacing: Double)

        private let request: HorizontalBarRequest
        private let evicted: [Int]
        private var leading: [Run] = []
        private var trailing: [Run] = []
        private var principal: [Run] = []

        init(_ request: HorizontalBarRequest, without evicted: some Sequence<Int>) {
            self.request = request
            self.evicted = Array(evicted)
            let gone = Set(self.evicted)
            func runs(_ capsules: [HorizontalBarRequest.Capsule]) -> [Run] {
                capsules.compactMap { capsule in
                    let left = capsule.controls.filter { !gone.contains($0.id) }
                    return left.isEmpty ? nil : (left.map(Occupant.control), capsule.spacing)
                }
            }
            leading = request.fixed.map { ([.control($0)], 0) } + runs(request.leading)
            trailing = runs(request.trailing)
            var last: [Occupant] = []
            if request.hasMenu || !self.evicted.isEmpty { last.append(.overflow) }
            last += request.pinned.filter { !gone.contains($0.id) }.map(Occupant.control)
            if !last.isEmpty {
                if trailing.isEmpty {
                    trailing.append((last, 0))
                } else {
                    trailing[trailing.count - 1].occupants += last
                }
            }
            principal = request.principal.filter { !gone.contains($0.id) }.map { ([.control($0)], 0) }
        }

        private func width(of run: Run) -> Double {
            guard run.occupants.count > 1 else {
                return run.occupants.reduce(0) { $0 + max(BarMetrics.circle, $1.width) }
            }
            return run.occupants.reduce(0) { $0 + max(BarMetrics.slot, $1.width) }
        }

        private func width(of runs: [Run]) -> Double {
            var total = 0.0
            for (index, run) in runs.enumerated() {
                if index > 0 { total += BarMetrics.groupGap + run.spacing }
                total += width(of: run)
            }
            return total
        }

        var length: Double {
            let parts = [width(of: leading), leastPrincipalWidth, width(of: trailing)].filter { $0 > 0 }
            return parts.reduce(0, +) + Double(max(0, parts.count - 1)) * BarMetrics.groupGap
        }

        /// What stands in the middle is squeezed before anything beside it leaves.
        private var leastPrincipalWidth: Double {
            let count = Double(principal.count)
            return count * BarMetrics.circle + max(0, count - 1) * BarMetrics.groupGap
        }

        func place() -> HorizontalBarLayout {
            var layout = HorizontalBarLayout()
            layout.evicted = evicted
            var group = 0
            let start = request.span.lowerBound
            let end = request.span.upperBound
            let afterLeading = put(leading, from: start, group: &group, into: &layout)
            let trailingStart = end - width(of: trailing)
            let free = free(from: afterLeading, to: trailingStart)
            if !principal.isEmpty {
                let room = free.upperBound - free.lowerBound
                let wanted = min(width(of: principal), max(room, leastPrincipalWidth))
                let x = centred(wanted, in: free)
                let share = (wanted - Double(principal.count - 1) * BarMetrics.groupGap) / Double(principal.count)
                _ = put(principal, from: x, group: &group, atMost: share, into: &layout)
            } else if let wanted = request.title {
                layout.title = title(wanted, in: free)
            }
            _ = put(trailing, from: trailingStart, group: &group, into: &layout)
            return request.isMirrored ? mirrored(layout) : layout
        }

        /// What lies between the leading and the trailing capsules, a gap off on each occupied side.
        private func free(from left: Double, to right: Double) -> ClosedRange<Double> {
            let low = leading.isEmpty ? left : left + BarMetrics.groupGap
            let high = trailing.isEmpty ? right : right - BarMetrics.groupGap
            return low...max(low, high)
        }

        /// In the middle of the row where that is free, else as near to it as the neighbours allow.
        private func centred(_ width: Double, in free: ClosedRange<Double>) -> Double {
            let middle = (request.span.lowerBound + request.span.upperBound) / 2
            return max(free.lowerBound, min(middle - width / 2, free.upperBound - width))
        }

        private func title(_ wanted: Double, in free: ClosedRange<Double>) -> Rect? {
            let room = free.upperBound - free.lowerBound
            let width = min(wanted, room)
            guard width > 0, width >= min(wanted, BarMetrics.slot) else { return nil }
            let x = request.isTitleLeading ? free.lowerBound : centred(width, in: free)
            return Rect(x: x, y: request.y, width: width, height: BarMetrics.circle)
        }

        private func put(
            _ runs: [Run], from start: Double, group: inout Int, atMost limit: Double = .infinity,
            into layout: inout HorizontalBarLayout
        ) -> Double {
            var x = start
            for (index, run) in runs.enumerated() {
                if index > 0 { x += BarMetrics.groupGap + run.spacing }
                let least = run.occupants.count > 1 ? BarMetrics.slot : BarMetrics.circle
                for occupant in run.occupants {
                    let width = max(least, min(limit, occupant.width))
                    let frame = Rect(x: x, y: request.y, width: width, height: BarMetrics.circle)
                    let slot = HorizontalBarLayout.Slot(frame: frame, group: group)
                    switch occupant {
                    case .control(let control): layout.slots[control.id] = slot
                    case .overflow: layout.overflow = slot
                    }
                    x += width
                }
                group += 1
            }
            return x
        }

        private func mirrored(_ layout: HorizontalBarLayout) -> HorizontalBarLayout {
            let sum = request.span.lowerBound + request.span.upperBound
            func mirror(_ rect: Rect) -> Rect {
                Rect(x: sum - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
            }
            var result = layout
            result.slots = layout.slots.mapValues { HorizontalBarLayout.Slot(frame: mirror($0.frame), group: $0.group) }
            result.overflow = layout.overflow.map { HorizontalBarLayout.Slot(frame: mirror($0.frame), group: $0.group) }
            result.title = layout.title.map(mirror)
            return result
        }
    }
}

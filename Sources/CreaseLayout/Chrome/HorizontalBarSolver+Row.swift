import CreaseDevice

extension HorizontalBarSolver {
    /// One way to fill the row: which controls stay.
    struct Row {
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

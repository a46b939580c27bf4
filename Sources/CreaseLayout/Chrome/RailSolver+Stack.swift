import CreaseDevice

extension RailSolver {
    /// One way to fill the rail: which controls stay, and the tabs whole or collapsed.
    struct Stack {
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

import CreaseDevice

/// Fills a horizontal bottom toolbar: capsules in the middle, or spread by flexible spacers between them.
///
/// What does not fit leaves into an overflow slot at the end: low priority first, among equals the last. `request`
/// is that of a navigation row; only its trailing capsules are read.
struct BottomBarSolver {
    static func solve(_ request: HorizontalBarRequest) -> HorizontalBarLayout {
        var row = request
        row.fixed = []
        row.leading = []
        row.pinned = []
        row.principal = []
        row.title = nil
        row.isMirrored = false
        // The row packs everything against its trailing end and decides what leaves; the free length is then shared.
        var layout = HorizontalBarSolver.solve(row)
        let gone = Set(layout.evicted)
        let capsules = row.trailing.map { capsule in (capsule, capsule.controls.map(\.id).filter { !gone.contains($0) })
        }
        .filter { !$0.1.isEmpty }
        let lefts = layout.slots.values.map(\.frame.minX) + [layout.overflow?.frame.minX].compactMap { $0 }
        guard let start = lefts.min() else { return layout }
        let free = max(0, start - row.span.lowerBound)
        let flexible = capsules.dropFirst().filter(\.0.isPushedApart).count
        var shift = flexible > 0 ? -free : -free / 2
        for (index, capsule) in capsules.enumerated() {
            if index > 0, capsule.0.isPushedApart, flexible > 0 { shift += free / Double(flexible) }
            for id in capsule.1 {
                guard let slot = layout.slots[id] else { continue }
                layout.slots[id] = .init(frame: slot.frame.offset(dx: shift, dy: 0), group: slot.group)
            }
        }
        layout.overflow = layout.overflow.map { .init(frame: $0.frame.offset(dx: shift, dy: 0), group: $0.group) }
        return request.isMirrored ? mirrored(layout, in: row.span) : layout
    }

    private static func mirrored(_ layout: HorizontalBarLayout, in span: ClosedRange<Double>) -> HorizontalBarLayout {
        var result = layout
        let sum = span.lowerBound + span.upperBound
        result.slots = layout.slots.mapValues { slot in
            .init(
                frame: Rect(
                    x: sum - slot.frame.maxX, y: slot.frame.y, width: slot.frame.width, height: slot.frame.height),
                group: slot.group)
        }
        result.overflow = layout.overflow.map { slot in
            .init(
                frame: Rect(
                    x: sum - slot.frame.maxX, y: slot.frame.y, width: slot.frame.width, height: slot.frame.height),
                group: slot.group)
        }
        return result
    }
}

import CreaseDevice

/// The rail of a scope, and how items share capsules.
extension BarScope {
    func solveRail(_ items: [BarItemSpec], _ placements: [BarPlacement]) -> (rail: Rail, layout: RailLayout)? {
        guard let strip else { return nil }
        func chosen(_ section: BarItemSpec.Section) -> [Int] {
            items.indices.filter { placements[$0].place == .rail && items[$0].section == section }
        }
        var request = RailRequest(span: strip.span, center: strip.center)
        request.back = chosen(.back).first
        request.close = chosen(.close)
        request.prominent = chosen(.prominent)
        request.top = capsules(.leading, items, placements) + capsules(.top, items, placements)
        request.bottom = capsules(.bottom, items, placements)
        request.hasMenu = pageAxis.strip != nil && placements.contains { $0.place == .overflow }
        request.compression = page?.compression ?? .automatic
        if let tabs, !tabs.isHidden, !showsSidebar { request.tabs = tabs.items.count }
        let layout = RailSolver.solve(request)

        var slots = layout.slots.map { index, slot in
            barItem(items[index], frame: slot.frame, group: slot.group)
        }
        if let overflow = layout.overflow {
            slots.append(overflowControl(.rail, overflow.frame, group: overflow.group))
        }
        slots.sort { $0.frame.minY < $1.frame.minY }
        let rail = Rail(frame: strip.frame, available: layout.available, used: layout.used, items: slots)
        return (rail, layout)
    }

    /// The capsules of a section's items that go to a bar: neighbours share one, spacers and group ends part them.
    private func capsules(
        _ section: BarItemSpec.Section, _ items: [BarItemSpec], _ placements: [BarPlacement]
    ) -> [RailRequest.Capsule] {
        runs(section, placements, in: .rail).map { run in
            RailRequest.Capsule(
                run.items.map { .init($0, priority: items[$0].priority) },
                spacing: run.hasFixedSpacer ? Fact.barFixedSpacer.value : 0)
        }
    }

    struct Run {
        var items: [Int] = []
        var hasFixedSpacer = false
        var hasFlexibleSpacer = false
    }

    func runs(
        _ section: BarItemSpec.Section, _ placements: [BarPlacement], in place: Decision.Place
    ) -> [Run] {
        guard let page else { return [] }
        var result: [Run] = []
        var current = Run()
        func close() {
            guard !current.items.isEmpty else { return }
            result.append(current)
            current = Run()
        }
        var index = page.back == nil ? 0 : 1
        for piece in page.pieces {
            switch piece {
            case .item(let item):
                if item.section == section, placements[index].place == place { current.items.append(index) }
                index += 1
            case .boundary: close()
            case .spacer(let isFlexible, let own):
                guard own == section || own == .top && section == .leading else { continue }
                close()
                if isFlexible { current.hasFlexibleSpacer = true } else { current.hasFixedSpacer = true }
            }
        }
        close()
        return result
    }
}

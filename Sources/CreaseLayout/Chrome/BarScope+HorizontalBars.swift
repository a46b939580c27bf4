import CreaseDevice

/// The navigation row and the bottom row of a scope.
extension BarScope {
    func solveTop(
        _ items: [BarItemSpec], _ placements: [BarPlacement]
    ) -> (bar: HorizontalBar, evicted: [Int])? {
        guard hasTopRow, let page else { return nil }
        let place: Decision.Place = container.kind == .column ? .column : .top
        func controls(_ section: BarItemSpec.Section) -> [HorizontalBarRequest.Control] {
            items.indices.filter { placements[$0].place == place && items[$0].section == section }
                .map { control($0, items[$0]) }
        }
        let row = topRow
        var request = HorizontalBarRequest(span: free(in: row), y: row.minY)
        request.fixed = controls(.back) + controls(.close)
        request.leading = horizontalCapsules(.leading, items, placements, in: place)
        request.trailing = horizontalCapsules(.top, items, placements, in: place)
        request.pinned = controls(.prominent)
        request.principal = controls(.principal)
        if !(page.hidesTitle && pageAxis.strip != nil) {
            request.title = page.title.flatMap { $0.isEmpty ? nil : measure($0) }
        }
        request.isTitleLeading = pageAxis.strip != nil
        request.hasMenu = pageAxis.strip == nil && placements.contains { $0.place == .overflow }
        request.isMirrored = direction == .rightToLeft
        let layout = HorizontalBarSolver.solve(request)

        let placed = sorted(layout).map { slot in item(slot, items, .top) }
        let search = searchRow.flatMap { row in page.search.map { searchField($0, in: row) } }
        let bar = HorizontalBar(
            frame: row, title: page.title, titleFrame: layout.title, items: placed, search: search)
        return (bar, layout.evicted)
    }

    func solveBottom(
        _ items: [BarItemSpec], _ placements: [BarPlacement]
    ) -> (bar: HorizontalBar, evicted: [Int])? {
        guard hasBottomRow else { return nil }
        let row = bottomRow
        var request = HorizontalBarRequest(span: free(in: row), y: row.minY)
        request.trailing = horizontalCapsules(.bottom, items, placements, in: .bottom)
        request.isMirrored = direction == .rightToLeft
        let layout = BottomBarSolver.solve(request)
        let bar = HorizontalBar(frame: row, items: sorted(layout).map { slot in item(slot, items, .bottom) })
        return (bar, layout.evicted)
    }

    /// What stands on the keyboard, while it is up: the search field, and below it the accessory bar.
    func solveKeyboard(
        _ items: [BarItemSpec], _ placements: [BarPlacement]
    ) -> (bar: HorizontalBar, evicted: [Int])? {
        guard let frame = keyboardRow else { return nil }
        let search = raisedSearchRow.flatMap { row in page?.search.map { searchField($0, in: row) } }
        guard let row = accessoryRow else { return (HorizontalBar(frame: frame, search: search), []) }
        var request = HorizontalBarRequest(span: free(in: row), y: row.midY - BarMetrics.circle / 2)
        request.trailing = horizontalCapsules(.keyboard, items, placements, in: .keyboard)
        request.isMirrored = direction == .rightToLeft
        let layout = BottomBarSolver.solve(request)
        let bar = HorizontalBar(
            frame: frame, items: sorted(layout).map { slot in item(slot, items, .keyboard) }, search: search)
        return (bar, layout.evicted)
    }

    private func searchField(_ search: Search, in row: Rect) -> SearchField {
        let free = free(in: row)
        let height = Fact.barSearch.values[1]
        return SearchField(
            id: search.id, text: search.text, prompt: search.prompt,
            frame: Rect(x: free.lowerBound, y: row.minY, width: free.upperBound - free.lowerBound, height: height),
            tap: search.binding.map { .edit($0, text: search.text, submit: search.submit) })
    }

    private func horizontalCapsules(
        _ section: BarItemSpec.Section, _ items: [BarItemSpec], _ placements: [BarPlacement], in place: Decision.Place
    ) -> [HorizontalBarRequest.Capsule] {
        runs(section, placements, in: place).map { run in
            HorizontalBarRequest.Capsule(
                run.items.map { control($0, items[$0]) }, spacing: run.hasFixedSpacer ? Fact.barFixedSpacer.value : 0,
                isPushedApart: run.hasFlexibleSpacer)
        }
    }

    private func control(_ index: Int, _ item: BarItemSpec) -> HorizontalBarRequest.Control {
        let width: Double =
            switch item.kind {
            case .symbol: 0
            case .titleOnly, .systemEdit: measure(item.title) + 2 * Fact.barWordPadding.value
            case .segmented, .custom: measureContent(item).width + 2 * Fact.barCustomPadding.value
            }
        return .init(index, width: width, priority: item.priority)
    }

    private enum Slot {
        case item(Int, HorizontalBarLayout.Slot)
        case overflow(HorizontalBarLayout.Slot)

        var slot: HorizontalBarLayout.Slot {
            switch self {
            case .item(_, let slot), .overflow(let slot): slot
            }
        }
    }

    private func sorted(_ layout: HorizontalBarLayout) -> [Slot] {
        var slots = layout.slots.map { Slot.item($0.key, $0.value) }
        if let overflow = layout.overflow { slots.append(.overflow(overflow)) }
        return slots.sorted { $0.slot.frame.minX < $1.slot.frame.minX }
    }

    private func item(_ slot: Slot, _ items: [BarItemSpec], _ control: OverflowControl) -> BarItem {
        switch slot {
        case .item(let index, let slot): barItem(items[index], frame: slot.frame, group: slot.group)
        case .overflow(let slot): overflowControl(control, slot.frame, group: slot.group)
        }
    }
}

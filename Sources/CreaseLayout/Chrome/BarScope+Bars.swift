internal import CreaseDevice

extension BarScope {
    /// Lays the bars out.
    ///
    /// 1. Every item's wish is known (`placements`); the rail, the navigation row and the bottom row are filled with
    ///    theirs, each on its own.
    /// 2. What left a full bar joins the overflow menu, in source order; what was declared in the menu follows.
    /// 3. Every item gets the decision that came out, in source order.
    func solve() -> Bars {
        let items = items
        var placements = placements
        let rail = solveRail(items, placements)
        let top = solveTop(items, placements)
        let bottom = solveBottom(items, placements)
        for index in (rail?.layout.evicted ?? []) + (top?.evicted ?? []) + (bottom?.evicted ?? [])
        where items.indices.contains(index) {
            placements[index].place = .overflow
            placements[index].reason = items[index].priority < .automatic ? .lowPriority : .noRoom
        }
        let tabs = solveTabs(rail?.layout.tabs)
        var decisions = zip(items, placements).map { item, placement in
            Decision(
                id: item.id, title: item.title, placed: placement.place, reason: placement.reason, source: item.source)
        }
        if rail?.layout.tabs?.isCollapsed == true {
            decisions += (self.tabs?.items ?? []).map {
                Decision(id: $0.id, title: $0.title, placed: .tabs, reason: .tabCompressed, source: $0.source)
            }
        }
        return Bars(
            axis: axis.axis, edge: strip?.edge, rail: rail?.rail, top: top?.bar, bottom: bottom?.bar, tabs: tabs,
            overflow: menu(items, placements), decisions: decisions)
    }

    private func menu(_ items: [BarItemSpec], _ placements: [BarPlacement]) -> [OverflowItem] {
        func entries(_ isIncluded: (BarPlacement) -> Bool) -> [OverflowItem] {
            zip(items, placements).filter { $1.place == .overflow && isIncluded($1) }.map { item, placement in
                OverflowItem(
                    id: item.id, title: item.title, symbol: item.symbol, reason: placement.reason, tap: item.tap,
                    source: item.source)
            }
        }
        func isDeclared(_ placement: BarPlacement) -> Bool {
            placement.reason == .secondaryAction || placement.reason == .overflowMenu
        }
        return entries { !isDeclared($0) } + entries(isDeclared)
    }

    // MARK: Rail

    private func solveRail(_ items: [BarItemSpec], _ placements: [BarPlacement]) -> (rail: Rail, layout: RailLayout)? {
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
        if let overflow = layout.overflow { slots.append(overflowControl(overflow.frame, group: overflow.group)) }
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

    private struct Run {
        var items: [Int] = []
        var hasFixedSpacer = false
        var hasFlexibleSpacer = false
    }

    private func runs(
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

    // MARK: Rows

    private func solveTop(
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

        let placed = sorted(layout).map { slot in item(slot, items) }
        let search = searchRow.map { row in searchField(in: row) }
        let bar = HorizontalBar(
            frame: row, title: page.title, titleFrame: layout.title, items: placed, search: search)
        return (bar, layout.evicted)
    }

    private func solveBottom(
        _ items: [BarItemSpec], _ placements: [BarPlacement]
    ) -> (bar: HorizontalBar, evicted: [Int])? {
        guard hasBottomRow else { return nil }
        let row = bottomRow
        var request = HorizontalBarRequest(span: free(in: row), y: row.minY)
        request.trailing = horizontalCapsules(.bottom, items, placements, in: .bottom)
        request.isMirrored = direction == .rightToLeft
        let layout = BottomBarSolver.solve(request)
        let bar = HorizontalBar(frame: row, items: sorted(layout).map { slot in item(slot, items) })
        return (bar, layout.evicted)
    }

    private func searchField(in row: Rect) -> Rect {
        let free = free(in: row)
        let height = Fact.barSearch.values[1]
        return Rect(x: free.lowerBound, y: row.minY, width: free.upperBound - free.lowerBound, height: height)
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

    private func item(_ slot: Slot, _ items: [BarItemSpec]) -> BarItem {
        switch slot {
        case .item(let index, let slot): barItem(items[index], frame: slot.frame, group: slot.group)
        case .overflow(let slot): overflowControl(slot.frame, group: slot.group)
        }
    }

    private func barItem(_ item: BarItemSpec, frame: Rect, group: Int) -> BarItem {
        BarItem(
            id: item.id, title: item.title, symbol: item.symbol, role: item.section.role, group: group, frame: frame,
            isEnabled: item.isEnabled, badge: item.badge, tap: item.tap, source: item.source,
            content: item.content.isEmpty ? [] : draw(item, frame))
    }

    /// The identity of a scope's overflow control: menus opened from it are found by it.
    var overflowID: ViewID { (page?.back?.id ?? items.first?.id ?? .root).child("overflow") }

    private func overflowControl(_ frame: Rect, group: Int) -> BarItem {
        BarItem(
            id: overflowID, title: "More", symbol: "ellipsis", role: .overflow, group: group, frame: frame,
            tap: .openMenu(overflowID))
    }
}

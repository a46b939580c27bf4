import CreaseDevice

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
        let keyboard = solveKeyboard(items, placements)
        let evicted = [rail?.layout.evicted, top?.evicted, bottom?.evicted, keyboard?.evicted].compactMap(\.self)
        for index in evicted.joined()
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
            keyboard: keyboard?.bar, overflow: menu(items, placements), decisions: decisions)
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

    func barItem(_ item: BarItemSpec, frame: Rect, group: Int) -> BarItem {
        BarItem(
            id: item.id, title: item.title, symbol: item.symbol, role: item.section.role, group: group, frame: frame,
            isEnabled: item.isEnabled, badge: item.badge, tap: item.tap, source: item.source,
            content: item.content.isEmpty ? [] : draw(item, frame))
    }

    /// The identity of a scope's overflow control: menus opened from it are found by it.
    var overflowID: ViewID { (page?.back?.id ?? items.first?.id ?? .root).child("overflow") }

    func overflowControl(_ frame: Rect, group: Int) -> BarItem {
        BarItem(
            id: overflowID, title: "More", symbol: "ellipsis", role: .overflow, group: group, frame: frame,
            tap: .openMenu(overflowID))
    }
}

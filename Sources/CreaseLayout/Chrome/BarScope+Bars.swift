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
        let full: [(control: OverflowControl, evicted: [Int])] = [
            (.rail, rail?.layout.evicted ?? []), (.top, top?.evicted ?? []), (.bottom, bottom?.evicted ?? []),
            (.keyboard, keyboard?.evicted ?? []),
        ]
        // What is declared in the menu is in that of the bar the page's items go to.
        var controls: [Int: OverflowControl] = [:]
        for index in items.indices where placements[index].place == .overflow {
            controls[index] = pageAxis.strip == nil ? .top : .rail
        }
        let declared = Set(controls.keys)
        for (control, evicted) in full {
            for index in evicted where items.indices.contains(index) {
                placements[index].place = .overflow
                placements[index].reason = items[index].priority < .automatic ? .lowPriority : .noRoom
                controls[index] = control
            }
        }
        let order =
            controls.keys.filter { !declared.contains($0) }.sorted() + declared.sorted()
        let overflow = order.map { index in
            overflowItem(items[index], placements[index].reason, in: controls[index] ?? .top)
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
            keyboard: keyboard?.bar, overflow: overflow, decisions: decisions)
    }

    func barItem(_ item: BarItemSpec, frame: Rect, group: Int) -> BarItem {
        BarItem(
            id: item.id, title: item.title, symbol: item.symbol, identifier: item.identifier,
            role: item.section.role, group: group, frame: frame, isEnabled: item.isEnabled, badge: item.badge,
            tap: item.tap, source: item.source, content: item.content.isEmpty ? [] : draw(item, frame))
    }

    // MARK: Overflow

    /// A bar that can be too full; each has a control of its own, whose menu lists what left that bar.
    enum OverflowControl: String {
        case rail
        case top
        case bottom
        case keyboard
    }

    /// The identity of a scope's overflow control: menus opened from it are found by it.
    func overflowID(_ control: OverflowControl) -> ViewID {
        (page?.back?.id ?? firstItem?.id ?? .root).child(.part("overflow")).child(.part(control.rawValue))
    }

    func overflowControl(_ control: OverflowControl, _ frame: Rect, group: Int) -> BarItem {
        let id = overflowID(control)
        return BarItem(
            id: id, title: "More", symbol: "ellipsis", role: .overflow, group: group, frame: frame, tap: .openMenu(id))
    }

    private func overflowItem(_ item: BarItemSpec, _ reason: Reason, in control: OverflowControl) -> OverflowItem {
        OverflowItem(
            id: item.id, control: overflowID(control), title: item.title, symbol: item.symbol,
            identifier: item.identifier, reason: reason, isEnabled: item.isEnabled, tap: item.tap, source: item.source)
    }
}

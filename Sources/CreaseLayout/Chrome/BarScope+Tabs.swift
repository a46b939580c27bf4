import CreaseDevice

extension BarScope {
    /// The tab bar: a capsule or circle in the rail, a sidebar, or a horizontal bar at the bottom.
    func solveTabs(_ inRail: RailLayout.Tabs?) -> TabBar? {
        guard let tabs, !tabs.items.isEmpty else { return nil }
        if tabs.isHidden { return TabBar(style: .none, frame: .zero, items: []) }
        if showsSidebar { return sidebar(tabs) }
        if strip != nil {
            guard let inRail else { return TabBar(style: .none, frame: .zero, items: []) }
            return TabBar(
                style: inRail.isCollapsed ? .collapsed : .rail, frame: inRail.frame,
                items: zip(tabs.items, inRail.items).map { tab, frame in tabItem(tab, frame) })
        }
        let layout = TabBarSolver.solve(
            count: tabs.items.count, in: tabs.area, width: screen.sizeClasses.horizontal, chrome: screen.chrome,
            direction: direction)
        return TabBar(
            style: layout.style, frame: layout.frame,
            items: zip(tabs.items, layout.items).map { tab, frame in tabItem(tab, frame) })
    }

    /// The column a sidebar takes of `area`, at its leading side.
    static func sidebarFrame(in area: Rect, direction: LayoutDirection) -> Rect {
        let width = min(Fact.columnSidebar.value, area.width * Fact.columnSideMost.value)
        return Rect(
            x: direction == .leftToRight ? area.minX : area.maxX - width, y: area.minY, width: width,
            height: area.height)
    }

    private func sidebar(_ tabs: Tabs) -> TabBar {
        let frame = Self.sidebarFrame(in: tabs.area, direction: direction)
        let row = Fact.listRow.value
        let margin = BarMetrics.margin
        let top = max(screen.safeArea.top, topRow.maxY)
        let items = tabs.items.enumerated().map { index, tab in
            tabItem(
                tab,
                Rect(
                    x: frame.minX + margin, y: top + Double(index) * row, width: max(0, frame.width - 2 * margin),
                    height: row))
        }
        return TabBar(style: .sidebar, frame: frame, items: items)
    }

    private func tabItem(_ tab: TabSpec, _ frame: Rect) -> TabItem {
        TabItem(
            id: tab.id, title: tab.title, symbol: tab.symbol, isSelected: tab.isSelected, badge: tab.badge,
            frame: frame, tap: tab.tap, source: tab.source)
    }
}

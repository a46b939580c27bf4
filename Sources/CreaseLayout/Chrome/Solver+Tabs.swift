import CreaseDevice

/// Tab views: which tabs there are, which is selected, and its content beside or above the bar.
extension Solver {
    func tabView(_ node: ViewNode, _ content: TabViewContent, _ context: ResolveContext) -> Element {
        containers.insert(node.id)
        let tabs = TabReader(environment: context.environment.values).tabs(in: node.children)
        let chosen = content.selection ?? interaction.tabs[node.id]
        // A selection no tab has shows the first.
        let selected = tabs.firstIndex { $0.value == chosen } ?? 0
        let stage = context.stage ?? windowStage

        let start = mark
        var inner = context
        inner.stage = stage
        inner.preferences = Preferences()
        var page = resolveTab(tabs, selected, node, inner)
        let isDisabled = inner.preferences.disablesVerticalBars ?? context.preferences.disablesVerticalBars ?? false
        if isDisabled, inner.environment.values.toolbarVerticalEdge != nil {
            rewind(to: start)
            inner = inner.changing { $0.toolbarVerticalEdge = nil }
            inner.preferences = Preferences()
            page = resolveTab(tabs, selected, node, inner)
        }
        stage.isDisabled = stage.isDisabled || isDisabled
        inner.preferences.handUp(to: context.preferences)
        findStrayToolbar(inner.preferences)

        let specs = tabs.enumerated().map { index, tab in
            BarScope.TabSpec(
                id: tab.id, title: tab.title, symbol: tab.symbol, badge: tab.badge, isSelected: index == selected,
                tap: content.binding.map { Tap.select($0, tab.value) } ?? .selectTab(container: node.id, tab.value),
                source: tab.source)
        }
        let accessory = context.preferences.tabAccessory.map { asked in
            resolveOne(asked.value, inner.with(asked.environment), along: .horizontal)
        }
        let isPaged = context.environment.values.tabViewStyle == .page
        return TabsElement(
            node, content: page, accessory: accessory, tabs: isPaged ? [] : specs,
            isHidden: inner.preferences.hides(.tabBar) || context.preferences.hides(.tabBar),
            isSidebar: inner.preferences.sidebarPlacement || context.preferences.sidebarPlacement, stage: stage, context
        )
    }

    private func resolveTab(
        _ tabs: [TabReader.Tab], _ selected: Int, _ node: ViewNode, _ context: ResolveContext
    ) -> Element {
        resolveOne(tabs.indices.contains(selected) ? tabs[selected].content() : [], context)
    }

    /// A tab outside a tab view shows its content.
    func tab(_ node: ViewNode, _ content: TabContent, _ context: ResolveContext) -> Element {
        resolveOne(content.content(), context)
    }
}

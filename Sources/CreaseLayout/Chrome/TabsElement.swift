internal import CreaseDevice

/// A tab view: the selected tab's content, clear of the rail, the tab band or the sidebar.
final class TabsElement: Element {
    private let content: Element
    private let tabs: [BarScope.TabSpec]
    private let isHidden: Bool
    private let isSidebar: Bool
    private let stage: BarStage

    init(
        _ node: ViewNode, content: Element, tabs: [BarScope.TabSpec], isHidden: Bool, isSidebar: Bool, stage: BarStage,
        _ context: ResolveContext
    ) {
        self.content = content
        self.tabs = tabs
        self.isHidden = isHidden
        self.isSidebar = isSidebar
        self.stage = stage
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        proposal.size(ideal: content.measure(.unspecified, solver))
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        var area = placement.extended(frame, edges: Set(Edge.allCases))
        var insets = placement.insets(of: area)
        if !tabs.isEmpty {
            stage.tabs = BarScope.Tabs(items: tabs, isHidden: isHidden, isSidebar: isSidebar, area: area)
            let scope = stage.scope(solver)
            if !isHidden { insets = stage.railInsets(insets, area: area, solver) }
            if scope.hasTabBand { insets.bottom = max(insets.bottom, solver.screen.chrome.tabBand) }
            if scope.showsSidebar {
                let sidebar = BarScope.sidebarFrame(in: area, direction: solver.screen.conditions.direction)
                let isLeft = sidebar.minX == area.minX
                area = area.inset(by: EdgeInsets(left: isLeft ? sidebar.width : 0, right: isLeft ? 0 : sidebar.width))
                insets[isLeft ? .left : .right] = 0
            }
        }
        var inner = placement
        inner.outer = area
        inner.safe = area.inset(by: insets)
        inner.clip = placement.clip.intersection(area) ?? Rect(origin: area.origin, size: .zero)

        let before = solver.containerSize
        solver.containerSize = inner.safe.size
        defer { solver.containerSize = before }
        let offer = Proposal(inner.safe.size)
        let size = content.measure(offer, solver)
        let place = environment.frame(of: content, size, offer, aligned: .center, in: inner.safe, solver)
        var children: [SceneNode] = []
        content.place(place, offer, inner, solver, into: &children)
        nodes.append(placement.node(self, "TabView", area, children: children))
    }
}

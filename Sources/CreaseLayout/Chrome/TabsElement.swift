import CreaseDevice

/// A tab view: the selected tab's content, clear of the rail, the tab band or the sidebar.
final class TabsElement: Element {
    private let content: Element
    /// `.tabViewBottomAccessory`: above the tab band, or at the content's bottom beside a rail.
    private let accessory: Element?
    private let tabs: [BarScope.TabSpec]
    private let isHidden: Bool
    private let isSidebar: Bool
    private let stage: BarStage

    init(
        _ node: ViewNode, content: Element, accessory: Element?, tabs: [BarScope.TabSpec], isHidden: Bool,
        isSidebar: Bool, stage: BarStage, _ context: ResolveContext
    ) {
        self.content = content
        self.accessory = accessory
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

        let strip = accessory.map { accessory -> Rect in
            let strip = accessoryStrip(in: inner.safe, accessory, solver)
            inner.safe.size.height = max(0, strip.minY - BarMetrics.groupGap - inner.safe.minY)
            return strip
        }

        let before = solver.containerSize
        solver.containerSize = inner.safe.size
        defer { solver.containerSize = before }
        let offer = Proposal(inner.safe.size)
        let size = content.measure(offer, solver)
        let place = environment.frame(of: content, size, offer, aligned: .center, in: inner.safe, solver)
        var children: [SceneNode] = []
        content.place(place, offer, inner, solver, into: &children)
        if let strip, let accessory {
            accessory.place(
                strip, Proposal(strip.size), Placement(outer: strip, safe: strip), solver, into: &children)
        }
        nodes.append(placement.node(self, "TabView", area, children: children))
    }

    /// As high as it wants to be, at least a bar item, between the margins.
    private func accessoryStrip(in safe: Rect, _ accessory: Element, _ solver: Solver) -> Rect {
        let width = max(0, safe.width - 2 * BarMetrics.margin)
        let own = accessory.measure(Proposal(width: .definite(width), height: .unspecified), solver).height
        let height = min(safe.height / 2, max(BarMetrics.circle, own))
        return Rect(x: safe.x + BarMetrics.margin, y: safe.maxY - height, width: width, height: height)
    }
}

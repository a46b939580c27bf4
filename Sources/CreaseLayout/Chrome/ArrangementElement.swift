import CreaseDevice

extension Solver {
    func arrangement(_ node: ViewNode, _ context: ResolveContext) -> Element {
        ArrangementElement(node, context, self)
    }
}

/// `ArrangementView`: two panes divided when their container's frame is known.
///
/// The panes are resolved twice: once for their wishes and their own sizes, and again when the division is known,
/// since their views may read its axis and their height from the environment.
final class ArrangementElement: Element {
    private let panes: (primary: [ViewNode], secondary: [ViewNode])
    private let drafts: (primary: Element, secondary: Element)
    private let asked: (primary: Preferences, secondary: Preferences)
    private let context: ResolveContext

    init(_ node: ViewNode, _ context: ResolveContext, _ solver: Solver) {
        panes = (node.children(in: .primary, loose: .primary), node.children(in: .secondary))
        // The values an arrangement around this one gave are not its panes'.
        let context = context.changing {
            $0.splitArrangementAxis = nil
            $0.overlayArrangementZIndex = 0
        }
        self.context = context
        var draft = context
        draft.isProvisional = true
        asked = (Preferences(), Preferences())
        draft.preferences = asked.primary
        let primary = solver.resolveOne(panes.primary, draft)
        draft.preferences = asked.secondary
        drafts = (primary, solver.resolveOne(panes.secondary, draft))
        super.init(id: node.id, source: node.source, environment: context.environment)
        hear(asked.primary, of: id.child(.slot(.primary)), solver)
        hear(asked.secondary, of: id.child(.slot(.secondary)), solver)
    }

    /// Hands a pane's wishes to the page: a hidden pane has none, and a toolbar away from the rail is horizontal.
    private func hear(_ wishes: Preferences, of pane: ViewID, _ solver: Solver) {
        guard !solver.known.hidden.contains(pane) else { return }
        if solver.known.offRail.contains(pane) {
            for index in wishes.toolbar.indices { wishes.toolbar[index].isOffRail = true }
        }
        context.preferences.take(wishes)
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        proposal.size(ideal: drafts.primary.measure(.unspecified, solver))
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let layout = divide(frame, solver)
        var primary: [SceneNode] = []
        var secondary: [SceneNode] = []
        place(
            panes.primary, asked.primary, id.child(.slot(.primary)), in: layout.primary, axis: layout.axis,
            zIndex: layout.primaryZIndex, isShown: true,
            placement, solver, into: &primary)
        place(
            panes.secondary, asked.secondary, id.child(.slot(.secondary)), in: layout.secondary, axis: layout.axis,
            zIndex: 0,
            isShown: layout.showsSecondary,
            placement, solver, into: &secondary)
        // Layered, the primary lies in front.
        let children = layout.primaryZIndex > 0 ? secondary + primary : primary + secondary
        nodes.append(placement.node(self, "ArrangementView", frame, children: children))
        if traits.rare.splitRatio != nil || traits.rare.splitSize != nil {
            solver.find(
                Finding(
                    rule: "ratio-on-arrangement", severity: .warning,
                    message: "a split ratio or size on the arrangement does nothing: it belongs on a pane inside it",
                    source: source))
        }
    }

    private func divide(_ frame: Rect, _ solver: Solver) -> ArrangementLayout {
        var request = ArrangementRequest(container: frame, regions: solver.screen.regions)
        request.style = environment.values.arrangementStyle
        request.direction = environment.values.layoutDirection
        request.primary = drafts.primary.wishes
        request.secondary = drafts.secondary.wishes
        request.measure = { [drafts] pane, size in
            (pane == .primary ? drafts.primary : drafts.secondary).measure(Proposal(size), solver)
        }
        return ArrangementSolver.solve(request)
    }

    private func place(
        _ pane: [ViewNode], _ wishes: Preferences, _ id: ViewID, in frame: Rect, axis: Axis?, zIndex: Int,
        isShown: Bool, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let outer = placement.extended(frame, edges: Set(Edge.allCases))
        let strip = (context.stage ?? solver.windowStage).strip(solver)
        let isOffRail = strip.map { $0.frame.intersection(outer) == nil } ?? false
        if isOffRail, !wishes.toolbar.isEmpty { solver.choices.offRail.insert(id) }
        if !isShown, !wishes.isEmpty { solver.choices.hidden.insert(id) }
        // The view placed directly as a pane reads the defaults; what is inside it reads the real values.
        let exposed = pane.flatMap { $0.rootsBuilt(with: context.environment.values) }
        var inner = context.changing {
            $0.splitArrangementAxis = axis
            $0.overlayArrangementZIndex = zIndex
            if isOffRail { $0.toolbarVerticalEdge = nil }
        }
        // The wishes were heard when the tree was resolved.
        inner.preferences = Preferences()
        let element = solver.resolveOne(exposed, inner)
        var own = placement
        own.outer = outer
        own.safe = frame
        own.isVisible = placement.isVisible && isShown
        let offer = Proposal(frame.size)
        let size = element.measure(offer, solver)
        let place = element.environment.frame(of: element, size, offer, aligned: .center, in: frame, solver)
        element.place(place, offer, own, solver, into: &nodes)
    }
}

extension Element {
    /// What a pane asks of the arrangement around it.
    fileprivate var wishes: ArrangementRequest.Wishes {
        let rare = traits.rare
        var fixed: Set<Axis> = []
        if rare.splitFixed?.horizontal == true { fixed.insert(.horizontal) }
        if rare.splitFixed?.vertical == true { fixed.insert(.vertical) }
        return ArrangementRequest.Wishes(
            ratio: rare.splitRatio, size: rare.splitSize, fixed: fixed, priority: traits.priority,
            overlayEdge: rare.overlayEdge)
    }
}

extension ViewNode {
    /// The view with the view structs at its root built under the given environment, looking through modifiers.
    fileprivate func rootsBuilt(with values: EnvironmentValues, depth: Int = 0) -> [ViewNode] {
        guard depth < 48 else { return [self] }
        switch kind {
        case .reader(let reader) where !reader.isGeometry:
            return reader.build(ReaderContext(environment: values, geometry: .zero))
        case .group, .slot, .modified:
            var values = values
            if case .modified(.environment(let change)) = kind { change(&values) }
            var copy = self
            copy.children = children.flatMap { $0.rootsBuilt(with: values, depth: depth + 1) }
            return [copy]
        default: return [self]
        }
    }
}

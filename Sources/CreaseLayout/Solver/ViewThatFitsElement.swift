import CreaseDevice

/// ViewThatFits: the first child whose ideal size fits what is offered, else the last.
final class ViewThatFitsElement: Element {
    private let axes: Set<Axis>
    private let children: [Element]

    init(_ node: ViewNode, axes: Set<Axis>, _ children: [Element], _ context: ResolveContext) {
        self.axes = axes
        self.children = children
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    private func choice(_ proposal: Proposal, _ solver: Solver) -> Element? {
        var question = proposal
        for axis in axes { question[axis] = .unspecified }
        return children.first { child in
            let ideal = child.measure(question, solver)
            return axes.allSatisfy { ideal[$0] <= proposal[$0].points(ideal: .infinity) + 0.001 }
        } ?? children.last
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        choice(proposal, solver)?.measure(proposal, solver) ?? .zero
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        choice(proposal, solver)?.place(frame, proposal, placement, solver, into: &nodes)
    }

    override func describe(_ summary: inout Summary) { children.first?.describe(&summary) }
}

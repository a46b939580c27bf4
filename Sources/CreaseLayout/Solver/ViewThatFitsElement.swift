import CreaseDevice

/// ViewThatFits: the first child whose ideal size fits what is offered, else the last.
final class ViewThatFitsElement: Element {
    private let axes: Set<Axis>
    private let children: [Element]
    /// The alternative whose wishes were heard; `nil` where none has any.
    private var heard: Int?

    fileprivate init(_ node: ViewNode, axes: Set<Axis>, _ children: [Element], _ context: ResolveContext) {
        self.axes = axes
        self.children = children
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    private func choice(_ proposal: Proposal, _ solver: Solver) -> Int? {
        var question = proposal
        for axis in axes { question[axis] = .unspecified }
        let fitting = children.firstIndex { child in
            let ideal = child.measure(question, solver)
            return axes.allSatisfy { ideal[$0] <= proposal[$0].points(ideal: .infinity) + 0.001 }
        }
        return fitting ?? children.indices.last
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        choice(proposal, solver).map { children[$0].measure(proposal, solver) } ?? .zero
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        guard let index = choice(proposal, solver) else { return }
        if let heard, heard != index || solver.known.fits[id] != nil { solver.choices.fits[id] = index }
        children[index].place(frame, proposal, placement, solver, into: &nodes)
    }

    override func describe(_ summary: inout Summary) { children.first?.describe(&summary) }

    /// Chooses whose wishes are heard: the one a layout before took, else the one that fits the bare window.
    fileprivate func hear(_ alternatives: [Solver.Alternative], _ context: ResolveContext, _ solver: Solver) {
        let index = solver.known.fits[id] ?? choice(Proposal(solver.safeBounds.size), solver) ?? 0
        heard = index
        guard alternatives.indices.contains(index) else { return }
        context.preferences.take(alternatives[index].wishes)
        solver.events += alternatives[index].events
        solver.presented += alternatives[index].presented
    }
}

extension Solver {
    /// What one child of a `ViewThatFits` asks for and wants done, heard only when it is the one taken.
    fileprivate struct Alternative {
        var wishes: Preferences
        var events: [SceneEvent]
        var presented: [Presented]

        var isSilent: Bool { wishes.isEmpty && events.isEmpty && presented.isEmpty }
    }

    func viewThatFits(_ node: ViewNode, axes: Set<Axis>, _ context: ResolveContext) -> Element {
        var children: [Element] = []
        var alternatives: [Alternative] = []
        for child in node.children {
            let start = mark
            var inner = context
            inner.preferences = Preferences()
            let count = children.count
            resolve(child, inner, into: &children)
            let alternative = Alternative(
                wishes: inner.preferences, events: Array(events[min(start.events, events.count)...]),
                presented: Array(presented[min(start.presented, presented.count)...]))
            rewind(to: start)
            // A group's views are alternatives each; its wishes are those of any of them.
            alternatives += Array(repeating: alternative, count: children.count - count)
        }
        let element = ViewThatFitsElement(node, axes: axes, children, context)
        if !alternatives.allSatisfy(\.isSilent) { element.hear(alternatives, context, self) }
        return element
    }
}

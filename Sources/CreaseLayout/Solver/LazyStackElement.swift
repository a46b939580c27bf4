import CreaseDevice

/// LazyVStack and LazyHStack: every child at its ideal length, the whole as wide (high) as it is offered.
final class LazyStackElement: Element {
    private let axis: Axis
    private let alignment: Alignment
    private let gap: Double
    private let children: [Element]

    init(
        _ node: ViewNode, axis: Axis, alignment: Alignment, spacing: Double?, _ children: [Element],
        _ context: ResolveContext
    ) {
        self.axis = axis
        self.alignment = alignment
        self.children = children
        gap = spacing?.asDistance ?? Metric.stackSpacing.value
        super.init(id: node.id, source: node.source, environment: context.environment)
        for child in children { child.adopt(stackAxis: axis) }
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        let offer = proposal.with(axis, .unspecified)
        var size = Size.zero
        size[axis] = Double(max(0, children.count - 1)) * gap
        for child in children {
            let taken = child.measure(offer, solver)
            size[axis] += taken[axis]
            size[axis.other] = max(size[axis.other], taken[axis.other])
        }
        size[axis] = max(0, size[axis])
        // Lazy: it cannot know its widest child, so it takes the width it is offered.
        size[axis.other] = proposal[axis.other].points(ideal: size[axis.other])
        return size
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let offer = proposal.with(axis, .unspecified)
        var inner: [SceneNode] = []
        inner.reserveCapacity(children.count)
        var along = 0.0
        for child in children {
            let size = child.measure(offer, solver)
            let place: Rect
            switch axis {
            case .vertical:
                let guide = child.guide(alignment.horizontal, size, offer, solver)
                let x = alignment.horizontal.fraction * frame.width - guide
                place = environment.frame(x: x, y: along, size, in: frame)
            case .horizontal:
                let guide = child.guide(alignment.vertical, size, offer, solver)
                let y = alignment.vertical.fraction * frame.height - guide
                place = environment.frame(x: along, y: y, size, in: frame)
            }
            child.place(place, offer, placement, solver, into: &inner)
            along += size[axis] + gap
        }
        nodes.append(
            placement.node(self, axis == .horizontal ? "LazyHStack" : "LazyVStack", frame, children: inner))
    }

    override func describe(_ summary: inout Summary) {
        for child in children { child.describe(&summary) }
    }
}

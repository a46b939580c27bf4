import CreaseDevice

/// ScrollView: its content at its ideal length along the scrolling axes, moved by the offset and cut off at the edges.
final class ScrollElement: Element {
    private let axes: Set<Axis>
    private let content: Element
    private let margins: EdgeInsets

    init(_ node: ViewNode, axes: Set<Axis>, margins: EdgeInsets, _ content: Element, _ context: ResolveContext) {
        self.axes = axes
        self.content = content
        self.margins = margins
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    private func offer(_ proposal: Proposal) -> Proposal {
        var offer = proposal.minus(margins)
        for axis in axes { offer[axis] = .unspecified }
        return offer
    }

    private func contentSize(_ proposal: Proposal, _ solver: Solver) -> Size {
        let outside = solver.containerSize
        defer { solver.containerSize = outside }
        solver.containerSize = proposal.size(ideal: outside)
        let size = content.measure(offer(proposal), solver)
        return Size(width: size.width + margins.horizontal, height: size.height + margins.vertical)
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        var size = contentSize(proposal, solver)
        // Along its axes it takes what it is offered, across it is as wide as its content.
        for axis in axes { size[axis] = proposal[axis].points(ideal: size[axis]) }
        return size
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let size = contentSize(proposal, solver)
        let outside = solver.containerSize
        defer { solver.containerSize = outside }
        solver.containerSize = frame.size

        let view = ScrollPosition(
            of: self, content: size, in: frame, axes: axes, placement, solver)
        let offer = offer(proposal)
        let inner = content.measure(offer, solver)
        let origin = Point(
            x: margins.left - (environment.isMirrored ? -view.offset.x : view.offset.x),
            y: margins.top - view.offset.y)
        let place =
            environment.isMirrored
            ? Rect(
                x: frame.maxX - margins.right - inner.width + view.offset.x, y: frame.minY + origin.y,
                width: inner.width, height: inner.height)
            : Rect(origin: Point(x: frame.minX + origin.x, y: frame.minY + origin.y), size: inner)
        var children: [SceneNode] = []
        content.place(place, offer, view.placement, solver, into: &children)
        nodes.append(placement.node(self, "ScrollView", frame, scroll: view.info, children: children))
    }
}

/// Where a scrolling view's content stands.
struct ScrollPosition {
    /// Points scrolled from the start, held to what there is to scroll.
    var offset: Point
    var info: ScrollInfo
    /// The surroundings of the content.
    var placement: Placement

    init(
        of element: Element, content: Size, in frame: Rect, axes: Set<Axis>, _ outside: Placement, _ solver: Solver
    ) {
        let wanted = solver.interaction.scroll[element.id] ?? .zero
        func held(_ axis: Axis, _ value: Double) -> Double {
            axes.contains(axis) ? min(max(value.asDistance, 0), max(0, content[axis] - frame.size[axis])) : 0
        }
        offset = Point(x: held(.horizontal, wanted.x), y: held(.vertical, wanted.y))
        // Content passes under bars and the home indicator where the view touches them.
        let window = outside.extended(frame, edges: Set(Edge.allCases))
        info = ScrollInfo(contentSize: content, offset: offset, viewport: frame)
        placement = outside
        placement.clip = outside.clip.intersection(window) ?? Rect(origin: frame.origin, size: .zero)
        // Inside, the safe area is the scroll view's business.
        placement.outer = window
        placement.safe = window
    }
}

extension Solver {
    func scroll(_ node: ViewNode, axes: Set<Axis>, showsIndicators: Bool, _ context: ResolveContext) -> Element {
        containers.insert(node.id)
        var inner = context
        inner.contentMargins = nil
        let axis: Axis = axes == [.horizontal] ? .horizontal : .vertical
        let margins = context.contentMargins.map { context.environment.insets($0, standard: Metric.padding.value) }
        return ScrollElement(
            node, axes: axes, margins: margins ?? .zero, resolveOne(node.children, inner, along: axis), context)
    }
}

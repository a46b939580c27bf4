import CreaseDevice

/// `.ignoresSafeArea()`: where the view touches the safe area's edge it reaches to the container's edge.
final class IgnoringSafeAreaElement: WrapperElement {
    private let edges: Set<Edge>

    init(_ node: ViewNode, _ child: Element, _ sides: Set<Side>) {
        edges = Set(sides.map { child.environment.edge($0) })
        super.init(node, around: child)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let reach = placement.reach(of: frame)
        var inner = placement
        var proposal = proposal
        var insets = EdgeInsets.zero
        for edge in edges {
            insets[edge] = -reach[edge]
            inner.safe.move(edge, to: placement.outer)
        }
        if case .definite(let width) = proposal.width { proposal.width = Length(width - insets.horizontal) }
        if case .definite(let height) = proposal.height { proposal.height = Length(height - insets.vertical) }
        let whole = frame.inset(by: insets)
        // The child may not want the room it gained; then it stays in the middle of it.
        let size = child.measure(proposal, solver)
        let place = environment.frame(of: child, size, proposal, aligned: .center, in: whole, solver)
        child.place(place, proposal, inner, solver, into: &nodes)
    }
}

extension Rect {
    /// One edge moved to where another rectangle has it.
    mutating func move(_ edge: Edge, to other: Rect) {
        let left = edge == .left ? other.minX : minX
        let top = edge == .top ? other.minY : minY
        let right = edge == .right ? other.maxX : maxX
        let bottom = edge == .bottom ? other.maxY : maxY
        self = Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}

/// `.safeAreaInset(edge:)`: a bar at an edge; the content keeps clear of it and may pass under it.
final class SafeAreaInsetElement: RoomElement {
    private let edge: Edge
    private let alignment: Alignment
    private let spacing: Double
    private let bar: Element

    init(_ node: ViewNode, _ child: Element, side: Side, _ alignment: Alignment, spacing: Double?, bar: Element) {
        edge = child.environment.edge(side)
        self.alignment = alignment
        self.spacing = spacing?.asDistance ?? Metric.stackSpacing.value
        self.bar = bar
        super.init(node, around: child)
    }

    private var axis: Axis {
        switch edge {
        case .top, .bottom: .vertical
        case .left, .right: .horizontal
        }
    }

    /// The bar takes what it wants across the edge, and is offered all along it.
    private func barOffer(_ proposal: Proposal) -> Proposal { proposal }

    private func thickness(_ proposal: Proposal, _ solver: Solver) -> Double {
        bar.measure(barOffer(proposal), solver)[axis] + spacing
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        let thickness = thickness(proposal, solver)
        var size = child.measure(proposal.with(axis, proposal[axis].minus(thickness)), solver)
        size[axis] = max(0, size[axis] + thickness)
        return size
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let offer = barOffer(proposal)
        let barSize = bar.measure(offer, solver)
        let thickness = barSize[axis] + spacing
        var insets = EdgeInsets.zero
        insets[edge] = thickness
        let content = frame.inset(by: insets)
        // The bar is part of what the content may ignore.
        var inner = placement
        inner.safe.move(edge, to: content)
        child.place(
            Rect(origin: content.origin, size: content.size), proposal.with(axis, proposal[axis].minus(thickness)),
            inner, solver, into: &nodes)

        var strip = frame
        strip.size[axis] = barSize[axis]
        switch edge {
        case .top, .left: break
        case .bottom: strip.origin.y = frame.maxY - barSize.height
        case .right: strip.origin.x = frame.maxX - barSize.width
        }
        let place = environment.frame(of: bar, barSize, offer, aligned: alignment, in: strip, solver)
        bar.place(place, offer, placement, solver, into: &nodes)
    }
}

/// `.safeAreaPadding(…)`: content inside keeps clear, what ignores the safe area does not.
final class SafeAreaPaddingElement: RoomElement {
    private let insets: EdgeInsets

    init(_ node: ViewNode, _ child: Element, _ sides: Sides<Double?>) {
        insets = child.environment.insets(sides, standard: Metric.padding.value)
        super.init(node, around: child)
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        let size = child.measure(proposal.minus(insets), solver)
        return Size(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let content = frame.inset(by: insets)
        var inner = placement
        for edge in Edge.allCases where insets[edge] != 0 { inner.safe.move(edge, to: content) }
        child.place(at: content.origin, proposal.minus(insets), inner, solver, into: &nodes)
    }
}

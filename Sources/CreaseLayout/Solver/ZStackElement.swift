import CreaseDevice

/// ZStack: every child is offered the whole; the whole is what they cover together.
final class ZStackElement: Element {
    /// The name of its node; `nil` for layers nobody wrote, which have no node.
    private let kind: String?
    private let alignment: Alignment
    private let children: [Element]

    init(
        id: ViewID, source: SourceLocation?, environment: Surroundings, kind: String?, alignment: Alignment,
        children: [Element]
    ) {
        self.kind = kind
        self.alignment = alignment
        self.children = children
        super.init(id: id, source: source, environment: environment)
    }

    /// What the children cover, with the common guides from its leading top corner.
    private func cover(_ proposal: Proposal, _ solver: Solver) -> (size: Size, guide: Point) {
        var before = Point(x: -Double.infinity, y: -Double.infinity)
        var after = before
        for child in children {
            let size = child.measure(proposal, solver)
            let x = child.guide(alignment.horizontal, size, proposal, solver)
            let y = child.guide(alignment.vertical, size, proposal, solver)
            before = Point(x: max(before.x, x), y: max(before.y, y))
            // An infinite child has no middle; it reaches infinitely far all the same.
            after.x = max(after.x, size.width.isFinite ? size.width - x : .infinity)
            after.y = max(after.y, size.height.isFinite ? size.height - y : .infinity)
        }
        guard !children.isEmpty else { return (.zero, .zero) }
        return (Size(width: max(0, before.x + after.x), height: max(0, before.y + after.y)), before)
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size { cover(proposal, solver).size }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        guard let kind else {
            placeAll(frame, proposal, placement, solver, into: &nodes)
            return
        }
        var inner: [SceneNode] = []
        placeAll(frame, proposal, placement, solver, into: &inner)
        nodes.append(placement.node(self, kind, frame, children: inner))
    }

    private func placeAll(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let guide = cover(proposal, solver).guide
        let first = nodes.count
        let isLayered = children.contains { $0.traits.zIndex != 0 }
        var drawn: [(index: Int, count: Int)] = []
        for (index, child) in children.enumerated() {
            let size = child.measure(proposal, solver)
            let place = environment.frame(
                of: child, size, proposal, aligned: alignment, in: frame, solver, guides: (guide.x, guide.y))
            let before = nodes.count
            child.place(place, proposal, placement, solver, into: &nodes)
            if isLayered { drawn.append((index, nodes.count - before)) }
        }
        if isLayered { sortByLayer(children, drawn, from: first, in: &nodes) }
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ size: Size, _ proposal: Proposal, _ solver: Solver)
        -> Double?
    {
        guard case .vertical(let vertical) = guide, vertical.isBaseline else { return nil }
        let common = cover(proposal, solver).guide
        for child in children {
            let size = child.measure(proposal, solver)
            if let own = child.explicitGuide(guide, size, proposal, solver) {
                return common.y - child.guide(alignment.vertical, size, proposal, solver) + own
            }
        }
        return nil
    }

    override func describe(_ summary: inout Summary) {
        for child in children { child.describe(&summary) }
    }
}

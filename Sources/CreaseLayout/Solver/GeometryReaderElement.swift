import CreaseDevice

/// GeometryReader: takes all it is offered; its content is resolved when its frame is known.
final class GeometryReaderElement: Element {
    private let reader: Reader
    private let context: ResolveContext
    /// How deep the reader itself stands.
    private let depth: Int

    init(_ node: ViewNode, _ reader: Reader, depth: Int, _ context: ResolveContext) {
        self.reader = reader
        self.context = context
        self.depth = depth
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let geometry = solver.geometry(of: frame, placement, environment)
        let content = reader.build(ReaderContext(environment: environment.values, geometry: geometry))
        var context = context
        // The wishes were heard when the tree was resolved.
        context.preferences = Preferences()
        let offer = Proposal(frame.size)
        var inner: [SceneNode] = []
        for child in solver.resolve(content, context, atDepth: depth) {
            let size = child.measure(offer, solver)
            child.place(
                environment.frame(x: 0, y: 0, size, in: frame), offer, placement, solver, into: &inner)
        }
        nodes.append(placement.node(self, "GeometryReader", frame, children: inner))
    }
}

extension Solver {
    func geometryReader(_ node: ViewNode, _ reader: Reader, _ context: ResolveContext) -> Element {
        // What its content asks of the container does not depend on the size but for rare cases; a bare window's
        // geometry stands in until the frame is known.
        var provisional = context
        provisional.isProvisional = true
        let geometry = geometry(
            of: safeBounds, Placement(outer: screen.bounds, safe: safeBounds), context.environment)
        let values = context.environment.values
        _ = resolve(reader.build(ReaderContext(environment: values, geometry: geometry)), provisional)
        return GeometryReaderElement(node, reader, depth: depth, context)
    }

    /// What a view in a frame may ask about its surroundings.
    func geometry(of frame: Rect, _ placement: Placement, _ environment: Surroundings) -> Geometry {
        isAskedForRegions = true
        let regions = screen.regions.map { region in
            var moved = region
            moved.frame = region.frame.offset(dx: -frame.minX, dy: -frame.minY)
            return moved
        }
        return Geometry(
            size: frame.size, safeArea: placement.reach(of: frame), frameInWindow: frame, regions: regions,
            hinge: screen.hinge, direction: environment.values.layoutDirection)
    }
}

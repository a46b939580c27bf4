import CreaseDevice

/// An image: a symbol as large as its font, a picture of an assumed size unless it is resizable.
final class ImageElement: Element {
    private let content: ImageContent

    init(_ node: ViewNode, _ content: ImageContent, _ context: ResolveContext) {
        self.content = content
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    private var ideal: Size {
        switch content.source {
        case .symbol:
            let face = environment.face
            let scale =
                switch environment.values.imageScale {
                case .small: Metric.symbolSmall.value
                case .medium: 1.0
                case .large: Metric.symbolLarge.value
                }
            let side = face.size * Metric.symbolRatio.value * scale
            return Size(width: side, height: max(side, scale == 1 ? face.lineHeight : side))
        case .named, .remote:
            return Size(width: Metric.pictureSide.value, height: Metric.pictureSide.value)
        }
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        switch content.source {
        case .symbol: break
        case .named, .remote: solver.assume(.pictureSide)
        }
        return content.isResizable ? proposal.size(ideal: ideal) : ideal
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let drawing: Drawing =
            switch content.source {
            case .symbol(let name): .symbol(name, environment.values.foreground)
            case .named(let name), .remote(let name): .picture(name)
            }
        nodes.append(placement.node(self, "Image", frame, label: name, drawing: drawing))
    }

    private var name: String {
        switch content.source {
        case .symbol(let name), .named(let name), .remote(let name): name
        }
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ size: Size, _ proposal: Proposal, _ solver: Solver)
        -> Double?
    {
        // A symbol sits on the baseline of the text it stands in.
        guard case .symbol = content.source, case .vertical(let vertical) = guide, vertical.isBaseline else {
            return nil
        }
        return (size.height - environment.face.lineHeight) / 2 + environment.face.ascent
    }

    override func describe(_ summary: inout Summary) {
        if case .symbol(let name) = content.source, summary.symbol == nil { summary.symbol = name }
    }
}

import CreaseDevice

/// A view of the system around its content: a button, a field, a card. It has a node of its own, may have room
/// inside its edge, and may draw that edge.
final class BoxElement: RoomElement {
    struct Style {
        /// The SwiftUI name.
        var kind: String
        /// What a person reads on it; `nil` takes the words of the content.
        var label: String?
        /// The symbol a menu or rail shows for it; `nil` takes the content's.
        var symbol: String?
        /// Room between edge and content, in points.
        var insets = EdgeInsets.zero
        /// It is never smaller.
        var least = Size.zero
        var alignment = Alignment.center
        /// Whether it takes all the width, or height, it is offered.
        var fills: Set<Axis> = []
        var edge = EdgeDrawing.none
        var tap: Tap?
    }

    /// What is drawn at the edge, behind the content.
    enum EdgeDrawing {
        case none
        /// `radius == nil` is a capsule.
        case frame(radius: Double?, fill: Paint?, isProminent: Bool)
        case drawing(Drawing)
    }

    private let style: Style
    private let label: String?

    init(_ node: ViewNode, around child: Element, _ style: Style) {
        self.style = style
        if let label = style.label {
            self.label = label
        } else {
            var summary = Summary()
            child.describe(&summary)
            label = summary.title ?? summary.symbol
        }
        super.init(node, around: child)
        if let tap = style.tap { mark { $0.tap = tap } }
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        var size = child.measure(proposal.minus(style.insets), solver)
        size.width = max(size.width + style.insets.horizontal, style.least.width)
        size.height = max(size.height + style.insets.vertical, style.least.height)
        for axis in style.fills { size[axis] = max(size[axis], proposal[axis].points(ideal: size[axis])) }
        return size
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let offer = proposal.minus(style.insets)
        let size = child.measure(offer, solver)
        let room = frame.inset(by: style.insets)
        let place = environment.frame(of: child, size, offer, aligned: style.alignment, in: room, solver)
        var inner: [SceneNode] = []
        child.place(place, offer, placement, solver, into: &inner)
        let drawing: Drawing =
            switch style.edge {
            case .none: .none
            case .frame(let radius, let fill, let isProminent):
                .frame(
                    radius: min(radius ?? .infinity, frame.width / 2, frame.height / 2), fill: fill,
                    isProminent: isProminent)
            case .drawing(let drawing): drawing
            }
        nodes.append(placement.node(self, style.kind, frame, label: label, drawing: drawing, children: inner))
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ size: Size, _ proposal: Proposal, _ solver: Solver)
        -> Double?
    {
        let offer = proposal.minus(style.insets)
        let inner = child.measure(offer, solver)
        guard case .vertical = guide, let own = child.explicitGuide(guide, inner, offer, solver) else { return nil }
        let room = size.height - style.insets.vertical
        return own + style.insets.top + (room - inner.height) * style.alignment.vertical.fraction
    }

    override func describe(_ summary: inout Summary) {
        guard let label = style.label else {
            child.describe(&summary)
            return
        }
        summary.words.append(label)
        if summary.symbol == nil { summary.symbol = style.symbol }
    }
}

extension Solver {
    /// A row of the system's own making: `HStack` without a node.
    func row(_ node: ViewNode, _ context: ResolveContext, spacing: Double?, _ children: [Element]) -> Element {
        StackElement(
            id: node.id.child(.part("row")), source: node.source, environment: context.environment, kind: nil,
            axis: .horizontal, alignment: .center, spacing: spacing, children: children)
    }

    /// A column of the system's own making: `VStack` without a node.
    func column(
        _ node: ViewNode, _ context: ResolveContext, spacing: Double?, alignment: HorizontalAlignment = .center,
        _ children: [Element]
    ) -> Element {
        StackElement(
            id: node.id.child(.part("column")), source: node.source, environment: context.environment, kind: nil,
            axis: .vertical, alignment: Alignment(alignment, .center), spacing: spacing, children: children)
    }

    /// Text of the system's own making.
    func words(_ string: String, _ node: ViewNode, _ key: String, _ context: ResolveContext) -> Element {
        TextElement(
            ViewNode(.text(TextContent(string)), id: node.id.child(.part(key)), source: node.source),
            TextContent(string),
            context)
    }

    func symbol(_ name: String, _ node: ViewNode, _ key: String, _ context: ResolveContext) -> Element {
        let content = ImageContent(.symbol(name))
        return ImageElement(
            ViewNode(.image(content), id: node.id.child(.part(key)), source: node.source), content, context)
    }

    func gap(_ node: ViewNode, _ context: ResolveContext, least: Double = 8) -> Element {
        SpacerElement(
            ViewNode(.spacer(minLength: least), id: node.id.child(.part("gap"))), isWritten: false, minLength: least,
            context)
    }

    func figure(
        _ node: ViewNode, _ key: String, _ context: ResolveContext, kind: String, label: String? = nil,
        width: FigureElement.Side, height: FigureElement.Side, drawing: Drawing, tap: Tap? = nil
    ) -> Element {
        FigureElement(
            id: node.id.child(.part(key)), source: node.source, environment: context.environment, kind: kind,
            label: label,
            width: width, height: height, drawing: drawing, tap: tap)
    }
}

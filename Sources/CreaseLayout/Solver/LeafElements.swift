import CreaseDevice

/// A colour, gradient or material: takes all it is offered; 10 by 10 where nothing is said.
final class FillElement: Element {
    private let paint: Paint

    init(_ node: ViewNode, _ paint: Paint, _ context: ResolveContext) {
        self.paint = paint
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        nodes.append(placement.node(self, "Color", frame, drawing: .fill(paint)))
    }
}

/// A shape: takes all it is offered; a circle keeps to the shorter side.
final class ShapeElement: Element {
    private let content: ShapeContent

    init(_ node: ViewNode, _ content: ShapeContent, _ context: ResolveContext) {
        self.content = content
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        let size = proposal.size(ideal: Size(width: 10, height: 10))
        guard content.kind == .circle else { return size }
        // Unsaid sides follow the said one.
        switch (proposal.width, proposal.height) {
        case (.unspecified, .unspecified): return size
        case (.unspecified, _): return Size(width: size.height, height: size.height)
        case (_, .unspecified): return Size(width: size.width, height: size.width)
        default:
            let side = min(size.width, size.height)
            return Size(width: side, height: side)
        }
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let inset = content.inset.asDistance
        let drawn = frame.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
        let fill = content.fill ?? (content.stroke == nil ? environment.values.foreground ?? .primary : nil)
        nodes.append(
            placement.node(
                self, content.kind.name, drawn, drawing: .shape(content.kind, fill: fill, stroke: content.stroke)))
    }
}

extension ShapeKind {
    /// The SwiftUI name.
    var name: String {
        switch self {
        case .rectangle: "Rectangle"
        case .roundedRectangle: "RoundedRectangle"
        case .capsule: "Capsule"
        case .circle: "Circle"
        case .ellipse: "Ellipse"
        case .containerRelative: "ContainerRelativeShape"
        }
    }
}

/// A spacer: at least its least length along its stack, nothing across; both outside a stack.
final class SpacerElement: Element {
    private let minLength: Double
    private var axis: Axis?
    /// Whether somebody wrote it; the gaps inside the system's views are not worth a node.
    private let isWritten: Bool

    init(_ node: ViewNode, isWritten: Bool = true, minLength: Double?, _ context: ResolveContext) {
        self.minLength = minLength?.asLength ?? Metric.stackSpacing.value
        self.isWritten = isWritten
        super.init(id: node.id, source: node.source, environment: context.environment)
        // A spacer takes what everybody else leaves: text beside one wraps only when the whole stack is full.
        traits.priority = -.infinity
    }

    override var isSpacer: Bool { true }

    override func adopt(stackAxis: Axis) { axis = stackAxis }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        func length(_ side: Axis) -> Double {
            guard axis == nil || axis == side else { return 0 }
            return max(minLength, proposal[side].points(ideal: minLength))
        }
        return Size(width: length(.horizontal), height: length(.vertical))
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        if isWritten { nodes.append(placement.node(self, "Spacer", frame)) }
    }
}

/// A hairline across its stack: as long as it is offered, a device pixel thick.
final class DividerElement: Element {
    /// The direction the line runs; across a horizontal stack it stands upright.
    private var axis = Axis.horizontal

    init(_ node: ViewNode, _ context: ResolveContext) {
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    override func adopt(stackAxis: Axis) { axis = stackAxis.other }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        var size = Size.zero
        size[axis] = proposal[axis].points(ideal: 10)
        size[axis.other] = 1 / max(environment.values.displayScale, 1)
        return size
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        nodes.append(placement.node(self, "Divider", frame, drawing: .separator(axis)))
    }
}

/// A drawing of the system with a size of its own: a switch, a chevron, a slider, a labelled box.
///
/// A side is fixed, or follows the proposal with an ideal and a least length.
final class FigureElement: Element {
    struct Side {
        var ideal: Double
        var isFlexible: Bool

        static func fixed(_ length: Double) -> Side { Side(ideal: length, isFlexible: false) }
        static func flexible(_ ideal: Double) -> Side { Side(ideal: ideal, isFlexible: true) }

        func length(_ offer: Length) -> Double { isFlexible ? offer.points(ideal: ideal) : ideal }
    }

    private let kind: String
    private let label: String?
    private let width: Side
    private let height: Side
    private let drawing: Drawing

    init(
        id: ViewID, source: SourceLocation?, environment: Surroundings, kind: String, label: String? = nil,
        width: Side, height: Side, drawing: Drawing, tap: Tap? = nil
    ) {
        self.kind = kind
        self.label = label
        self.width = width
        self.height = height
        self.drawing = drawing
        super.init(id: id, source: source, environment: environment)
        if let tap { mark { $0.tap = tap } }
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        Size(width: width.length(proposal.width), height: height.length(proposal.height))
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        nodes.append(placement.node(self, kind, frame, label: label, drawing: drawing))
    }

    override func describe(_ summary: inout Summary) {
        if let label { summary.words.append(label) }
    }
}

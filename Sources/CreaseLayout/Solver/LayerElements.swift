import CreaseDevice

/// `.background` and `.overlay`: a layer offered exactly the view's size, behind or in front of it.
final class LayerElement: WrapperElement {
    private let layer: Element
    private let alignment: Alignment
    private let isBehind: Bool
    private let ignoresSafeArea: Bool

    init(
        _ node: ViewNode, _ child: Element, _ layer: Element, _ alignment: Alignment, isBehind: Bool,
        ignoresSafeArea: Bool
    ) {
        self.layer = layer
        self.alignment = alignment
        self.isBehind = isBehind
        self.ignoresSafeArea = ignoresSafeArea
        super.init(node, around: child)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        if isBehind { emitLayer(frame, proposal, placement, solver, into: &nodes) }
        child.place(frame, proposal, placement, solver, into: &nodes)
        if !isBehind { emitLayer(frame, proposal, placement, solver, into: &nodes) }
    }

    private func emitLayer(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        // A background colour fills the bars' ground too wherever the view touches the safe area's edge.
        let ground = ignoresSafeArea ? placement.extended(frame, edges: Set(Edge.allCases)) : frame
        let offer = Proposal(ground.size)
        let size = layer.measure(offer, solver)
        // The layer is aligned on the view's own guides, its baseline among them.
        var guides: (x: Double, y: Double)?
        if ground == frame, child.movesGuides || alignment.vertical.isBaseline {
            guides = (
                child.guide(alignment.horizontal, frame.size, proposal, solver),
                child.guide(alignment.vertical, frame.size, proposal, solver)
            )
        }
        let place = environment.frame(
            of: layer, size, offer, aligned: alignment, in: ground, solver, guides: guides)
        layer.place(place, offer, placement, solver, into: &nodes)
    }
}

/// `.border(_:width:)`: a line inside the view's edge; takes no room.
final class BorderElement: WrapperElement {
    private let paint: Paint
    private let width: Double

    init(_ node: ViewNode, _ child: Element, _ paint: Paint, width: Double) {
        self.paint = paint
        self.width = width.asLength
        super.init(node, around: child)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        child.place(frame, proposal, placement, solver, into: &nodes)
        guard width > 0 else { return }
        nodes.append(
            placement.node(self, "border", frame, drawing: .shape(.rectangle, fill: nil, stroke: paint)))
    }
}

/// `.clipShape`, `.cornerRadius`, `.clipped`: cuts off what sticks out of the frame.
final class ClipElement: WrapperElement {
    private let shape: ShapeKind

    init(_ node: ViewNode, _ child: Element, _ shape: ShapeKind) {
        self.shape = shape
        super.init(node, around: child)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        var inner = placement
        inner.clip = placement.clip.intersection(frame) ?? Rect(origin: frame.origin, size: .zero)
        let before = nodes.count
        child.place(frame, proposal, inner, solver, into: &nodes)
        // A ground as large as the clip takes its shape; the rest is cut along the rectangle.
        for index in nodes.indices[before...] where nodes[index].frame == frame {
            if case .fill(let paint) = nodes[index].drawing, shape != .rectangle {
                nodes[index].drawing = .shape(shape, fill: paint, stroke: nil)
            }
        }
    }
}

/// `.glassEffect(in:)`: a quiet ground of the shape behind the view.
final class GlassElement: WrapperElement {
    private let shape: ShapeKind

    init(_ node: ViewNode, _ child: Element, _ shape: ShapeKind) {
        self.shape = shape
        super.init(node, around: child)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        nodes.append(
            placement.node(
                self, "glass", frame, drawing: .shape(shape, fill: Paint(.named("glass")), stroke: nil)))
        child.place(frame, proposal, placement, solver, into: &nodes)
    }
}

/// `.opacity(_:)`: 0 still takes its room.
final class OpacityElement: WrapperElement {
    private let opacity: Double

    init(_ node: ViewNode, _ child: Element, _ opacity: Double) {
        self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        super.init(node, around: child)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        var inner = placement
        inner.opacity *= opacity
        child.place(frame, proposal, inner, solver, into: &nodes)
    }
}

/// `.hidden()`: takes its room, is not seen.
final class HiddenElement: WrapperElement {
    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        var inner = placement
        inner.isVisible = false
        child.place(frame, proposal, inner, solver, into: &nodes)
    }
}

/// `.scaleEffect`: drawn larger or smaller around its middle; its room stays.
final class ScaleElement: WrapperElement {
    private let scale: Point

    init(_ node: ViewNode, _ child: Element, x: Double, y: Double) {
        scale = Point(x: x.asDistance, y: y.asDistance)
        super.init(node, around: child)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let before = nodes.count
        child.place(frame, proposal, placement, solver, into: &nodes)
        for index in nodes.indices[before...] {
            nodes[index].transform(clip: placement.clip) { rect in
                let left = frame.midX + (rect.minX - frame.midX) * scale.x
                let right = frame.midX + (rect.maxX - frame.midX) * scale.x
                let top = frame.midY + (rect.minY - frame.midY) * scale.y
                let bottom = frame.midY + (rect.maxY - frame.midY) * scale.y
                return Rect(
                    x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
            }
        }
    }
}

/// `.rotationEffect`: drawn turned around its middle; only right angles change the frames people see.
final class RotationElement: WrapperElement {
    /// Quarter turns clockwise, 0…3; other angles count as none.
    private let quarterTurns: Int

    init(_ node: ViewNode, _ child: Element, degrees: Double) {
        let turns = (degrees / 90).rounded()
        let isRight = degrees.isFinite && abs(turns * 90 - degrees) < 0.01
        let rest = isRight ? turns.truncatingRemainder(dividingBy: 4) : 0
        quarterTurns = (Int(rest) + 4) % 4
        super.init(node, around: child)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let before = nodes.count
        child.place(frame, proposal, placement, solver, into: &nodes)
        guard quarterTurns != 0 else { return }
        for index in nodes.indices[before...] {
            nodes[index].transform(clip: placement.clip) { rect in
                let x = rect.midX - frame.midX
                let y = rect.midY - frame.midY
                let (turnedX, turnedY) =
                    switch quarterTurns {
                    case 1: (-y, x)
                    case 2: (-x, -y)
                    default: (y, -x)
                    }
                let size = quarterTurns % 2 == 0 ? rect.size : rect.size.transposed
                return Rect(
                    x: frame.midX + turnedX - size.width / 2, y: frame.midY + turnedY - size.height / 2,
                    width: size.width, height: size.height)
            }
        }
    }
}

extension SceneNode {
    /// Moves this node and all below; what shows is cut by `clip` anew.
    mutating func transform(clip: Rect, _ change: (Rect) -> Rect) {
        frame = change(frame)
        self.clip = frame.intersection(clip) ?? Rect(origin: frame.origin, size: .zero)
        for index in children.indices { children[index].transform(clip: clip, change) }
    }
}

/// `.onGeometryChange`: tells the session the view's geometry once it is known.
final class GeometryNoticeElement: WrapperElement {
    private let notice: @Sendable (Geometry) -> (TagValue, Action)?

    init(_ node: ViewNode, _ child: Element, _ notice: @escaping @Sendable (Geometry) -> (TagValue, Action)?) {
        self.notice = notice
        super.init(node, around: child)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        if let (value, action) = notice(solver.geometry(of: frame, placement, environment)) {
            solver.events.append(SceneEvent(id: id, kind: .geometry(value, action)))
        }
        child.place(frame, proposal, placement, solver, into: &nodes)
    }
}

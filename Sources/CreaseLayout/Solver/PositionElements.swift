import CreaseDevice

/// `.padding(…)`: the child inside with room around; room it has no space for stays, the child gets nothing.
final class PaddingElement: RoomElement {
    /// Physical insets; negative ones let the child out.
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
        let origin = Point(x: frame.minX + insets.left, y: frame.minY + insets.top)
        child.place(at: origin, proposal.minus(insets), placement, solver, into: &nodes)
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ size: Size, _ proposal: Proposal, _ solver: Solver)
        -> Double?
    {
        let offer = proposal.minus(insets)
        let own = child.explicitGuide(guide, child.measure(offer, solver), offer, solver)
        return switch guide {
        case .horizontal: own.map { $0 + (environment.isMirrored ? insets.right : insets.left) }
        case .vertical: own.map { $0 + insets.top }
        }
    }
}

/// `.offset(x:y:)`: drawn elsewhere, its room stays where it was.
final class OffsetElement: WrapperElement {
    private let offset: Point

    init(_ node: ViewNode, _ child: Element, x: Double, y: Double) {
        let x = x.asDistance
        offset = Point(x: child.environment.isMirrored ? -x : x, y: y.asDistance)
        super.init(node, around: child)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        child.place(frame.offset(dx: offset.x, dy: offset.y), proposal, placement, solver, into: &nodes)
    }
}

/// `.position(x:y:)`: takes all it is offered and puts the child's middle at the point.
final class PositionElement: WrapperElement {
    private let point: Point

    init(_ node: ViewNode, _ child: Element, x: Double, y: Double) {
        point = Point(x: x.asDistance, y: y.asDistance)
        super.init(node, around: child)
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        if case .definite(let width) = proposal.width, case .definite(let height) = proposal.height {
            return Size(width: width, height: height)
        }
        return proposal.size(ideal: child.measure(proposal, solver))
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let size = child.measure(proposal, solver)
        let place = environment.frame(
            x: point.x - size.width / 2, y: point.y - size.height / 2, size, in: frame)
        child.place(place, proposal, placement, solver, into: &nodes)
    }
}

/// `.alignmentGuide(_:)`: the guide moved from its usual place.
final class AlignmentGuideElement: WrapperElement {
    private let guide: AlignmentGuide
    private let offset: Double

    init(_ node: ViewNode, _ child: Element, _ guide: AlignmentGuide, offset: Double) {
        self.guide = guide
        self.offset = offset.asDistance
        super.init(node, around: child)
        movesGuides = true
    }

    override func explicitGuide(_ asked: AlignmentGuide, _ size: Size, _ proposal: Proposal, _ solver: Solver)
        -> Double?
    {
        guard asked == guide else { return child.explicitGuide(asked, size, proposal, solver) }
        let usual =
            switch asked {
            case .horizontal(let guide): child.guide(guide, size, proposal, solver)
            case .vertical(let guide): child.guide(guide, size, proposal, solver)
            }
        return usual + offset
    }
}

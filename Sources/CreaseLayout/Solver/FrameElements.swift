import CreaseDevice

/// `.frame(width:height:alignment:)`: fixed sides replace what is offered and what the child takes.
final class FixedFrameElement: RoomElement {
    private let width: Double?
    private let height: Double?
    private let alignment: Alignment

    init(_ node: ViewNode, _ child: Element, width: Double?, height: Double?, _ alignment: Alignment) {
        self.width = width?.asLength
        self.height = height?.asLength
        self.alignment = alignment
        super.init(node, around: child)
    }

    private func offer(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: width.map(Length.definite) ?? proposal.width,
            height: height.map(Length.definite) ?? proposal.height)
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let size = child.measure(offer(proposal), solver)
        return Size(width: width ?? size.width, height: height ?? size.height)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let offer = offer(proposal)
        let size = child.measure(offer, solver)
        let place = environment.frame(of: child, size, offer, aligned: alignment, in: frame, solver)
        child.place(place, offer, placement, solver, into: &nodes)
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ size: Size, _ proposal: Proposal, _ solver: Solver)
        -> Double?
    {
        framedGuide(guide, size, offer(proposal), alignment, solver)
    }
}

/// `.frame(minWidth:idealWidth:maxWidth:…)`.
///
/// The offer is held between least and most; where nothing is offered, the ideal stands in. The frame then is the
/// offer held between those bounds; a missing bound is the child's own length. Least above most: least wins.
final class FlexibleFrameElement: RoomElement {
    private struct Bounds {
        var least: Double?
        var ideal: Double?
        /// Infinite when the frame takes all it is offered.
        var most: Double?

        init(least: Double?, ideal: Double?, most: Double?) {
            // An infinite least length cannot be met; it counts as none, an infinite ideal too.
            self.least = least.flatMap { $0.isFinite ? $0.asLength : nil }
            self.ideal = ideal.flatMap { $0.isFinite ? $0.asLength : nil }
            self.most = most.map { $0 == .infinity ? .infinity : $0.asLength }
            if let least = self.least, let most = self.most { self.most = max(least, most) }
        }

        func held(_ points: Double) -> Double {
            min(max(points, least ?? 0), most ?? .infinity)
        }

        func offer(_ proposed: Length) -> Length {
            switch proposed {
            case .definite(let points): Length(held(points))
            case .infinite: Length(held(.infinity))
            case .unspecified: ideal.map { .definite(held($0)) } ?? .unspecified
            }
        }

        func length(_ proposed: Length, child: Double) -> Double {
            let offered = proposed.points(ideal: ideal ?? child)
            switch (least, most) {
            case (let least?, let most?): return min(max(offered, least), most)
            case (let least?, nil): return max(least, min(offered, max(child, least)))
            case (nil, let most?): return min(most, max(offered, min(child, most)))
            case (nil, nil): return child
            }
        }
    }

    private let width: Bounds
    private let height: Bounds
    private let alignment: Alignment

    init(_ node: ViewNode, _ child: Element, _ frame: FlexibleFrame) {
        width = Bounds(least: frame.minWidth, ideal: frame.idealWidth, most: frame.maxWidth)
        height = Bounds(least: frame.minHeight, ideal: frame.idealHeight, most: frame.maxHeight)
        alignment = frame.alignment
        super.init(node, around: child)
    }

    private func offer(_ proposal: Proposal) -> Proposal {
        Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        let size = child.measure(offer(proposal), solver)
        return Size(
            width: width.length(proposal.width, child: size.width),
            height: height.length(proposal.height, child: size.height))
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let offer = offer(proposal)
        let size = child.measure(offer, solver)
        let place = environment.frame(of: child, size, offer, aligned: alignment, in: frame, solver)
        child.place(place, offer, placement, solver, into: &nodes)
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ size: Size, _ proposal: Proposal, _ solver: Solver)
        -> Double?
    {
        framedGuide(guide, size, offer(proposal), alignment, solver)
    }
}

extension WrapperElement {
    /// The child's own guide where it lies inside a frame that aligns it.
    func framedGuide(
        _ guide: AlignmentGuide, _ size: Size, _ offer: Proposal, _ alignment: Alignment, _ solver: Solver
    ) -> Double? {
        let inner = child.measure(offer, solver)
        guard let own = child.explicitGuide(guide, inner, offer, solver) else { return nil }
        let shift =
            switch guide {
            case .horizontal:
                alignment.horizontal.fraction * size.width
                    - child.guide(alignment.horizontal, inner, offer, solver)
            case .vertical:
                alignment.vertical.fraction * size.height - child.guide(alignment.vertical, inner, offer, solver)
            }
        return own + shift
    }
}

/// `.fixedSize()`: the child's ideal, whatever is offered.
final class FixedSizeElement: WrapperElement {
    private let horizontal: Bool
    private let vertical: Bool

    init(_ node: ViewNode, _ child: Element, horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(node, around: child)
    }

    private func offer(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: horizontal ? .unspecified : proposal.width, height: vertical ? .unspecified : proposal.height)
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        child.measure(offer(proposal), solver)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        child.place(frame, offer(proposal), placement, solver, into: &nodes)
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ size: Size, _ proposal: Proposal, _ solver: Solver)
        -> Double?
    {
        child.explicitGuide(guide, size, offer(proposal), solver)
    }
}

/// `.aspectRatio(_:contentMode:)`: offers the child the largest fitting, or smallest filling, rectangle of the ratio.
final class AspectRatioElement: WrapperElement {
    /// Width over height; `nil` is the child's own.
    private let ratio: Double?
    private let fills: Bool

    init(_ node: ViewNode, _ child: Element, ratio: Double?, fills: Bool) {
        // Beyond ten thousand to one either way nothing could be seen.
        self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? min(max($0, 1e-4), 1e4) : nil }
        self.fills = fills
        super.init(node, around: child)
    }

    private func offer(_ proposal: Proposal, _ solver: Solver) -> Proposal {
        let ideal = child.measure(.unspecified, solver)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio.isFinite, ratio > 0 else { return proposal }
        let byWidth: (Double) -> Proposal = { Proposal(width: Length($0), height: Length($0 / ratio)) }
        let byHeight: (Double) -> Proposal = { Proposal(width: Length($0 * ratio), height: Length($0)) }
        switch (proposal.width, proposal.height) {
        case (.unspecified, .unspecified):
            return self.ratio == nil ? .unspecified : byWidth(max(ideal.width, ideal.height * ratio))
        case (.infinite, .infinite): return proposal
        case (.unspecified, .infinite), (.infinite, .unspecified): return proposal
        case (.definite(let width), .unspecified): return byWidth(width)
        case (.unspecified, .definite(let height)): return byHeight(height)
        case (.definite(let width), .infinite): return fills ? proposal : byWidth(width)
        case (.infinite, .definite(let height)): return fills ? proposal : byHeight(height)
        case (.definite(let width), .definite(let height)):
            let isWide = width > height * ratio
            return isWide == fills ? byWidth(width) : byHeight(height)
        }
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        child.measure(offer(proposal, solver), solver)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        child.place(frame, offer(proposal, solver), placement, solver, into: &nodes)
    }
}

/// `.containerRelativeFrame(_:count:span:spacing:alignment:)`: a share of the innermost container's size.
final class ContainerFrameElement: RoomElement {
    private let axes: Set<Axis>
    private let count: Double
    private let span: Double
    private let spacing: Double
    private let alignment: Alignment

    init(
        _ node: ViewNode, _ child: Element, axes: Set<Axis>, count: Int, span: Int, spacing: Double,
        _ alignment: Alignment
    ) {
        self.axes = axes
        self.count = Double(max(1, count))
        self.span = Double(max(1, span))
        self.spacing = spacing.asDistance
        self.alignment = alignment
        super.init(node, around: child)
    }

    private func offer(_ proposal: Proposal, _ solver: Solver) -> Proposal {
        var offer = proposal
        for axis in axes {
            let part = (solver.containerSize[axis] - spacing * (count - 1)) / count
            offer[axis] = Length(part * span + spacing * (span - 1))
        }
        return offer
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        let offer = offer(proposal, solver)
        var size = child.measure(offer, solver)
        for axis in axes { size[axis] = offer[axis].points(ideal: size[axis]) }
        return size
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let offer = offer(proposal, solver)
        let size = child.measure(offer, solver)
        let place = environment.frame(of: child, size, offer, aligned: alignment, in: frame, solver)
        child.place(place, offer, placement, solver, into: &nodes)
    }
}

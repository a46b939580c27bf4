import CreaseDevice

/// An arrangement's container and the wishes of its two panes.
struct ArrangementRequest {
    /// What a pane asks for; the layout priority is that of its root.
    struct Wishes {
        var ratio: SplitRatio?
        var size: FlexibleFrame?
        /// The axes on which it keeps its own size.
        var fixed: Set<Axis> = []
        var priority: Double = 0
        var overlayEdge: Side?
    }

    enum Pane {
        case primary
        case secondary
    }

    /// The safe area the arrangement fills.
    var container: Rect
    var regions: [Region] = []
    var style: ArrangementStyle = ArrangementStyle()
    var direction: LayoutDirection = .leftToRight
    var primary: Wishes = Wishes()
    var secondary: Wishes = Wishes()
    /// The pane's own size for a proposal in points.
    var measure: (Pane, Size) -> Size = { _, proposal in proposal }
}

/// Where an arrangement put its panes.
struct ArrangementLayout: Hashable {
    var primary: Rect
    var secondary: Rect
    /// `false` where the allowed axes leave room for the primary alone; the secondary is laid out all the same.
    var showsSecondary: Bool
    /// The axis of a split in effect.
    var axis: Axis?
    /// The primary's height over the secondary: 1 while layered.
    var primaryZIndex: Int
    var isOnFold: Bool
}

/// Divides a container between two panes (FACTS.md section 6).
struct ArrangementSolver {
    static func solve(_ request: ArrangementRequest) -> ArrangementLayout {
        switch request.style.kind {
        case .automatic, .split: ArrangementSolver(request: request).split()
        case .overlay: ArrangementSolver(request: request).overlay()
        }
    }

    private let request: ArrangementRequest

    private var container: Rect { request.container }

    // MARK: Split

    /// 1. The container's shape gives the axis; where the style does not allow it the primary has everything.
    /// 2. An active fold across that axis takes the divider; wishes are ignored.
    /// 3. Else the panes share by their wishes.
    private func split() -> ArrangementLayout {
        let axis: Axis = container.width > container.height ? .horizontal : .vertical
        guard request.style.axes.contains(axis) else {
            return ArrangementLayout(
                primary: container, secondary: container, showsSecondary: false, axis: nil, primaryZIndex: 0,
                isOnFold: false)
        }
        if let fold = Fold(in: container, of: request.regions), fold.axis == axis {
            let halves = fold.halves(request.direction)
            return ArrangementLayout(
                primary: halves.leading, secondary: halves.trailing, showsSecondary: true, axis: axis,
                primaryZIndex: 0, isOnFold: true)
        }
        let shares = shares(along: axis)
        return ArrangementLayout(
            primary: pane(from: 0, length: shares.primary, along: axis),
            secondary: pane(from: container.size[axis] - shares.secondary, length: shares.secondary, along: axis),
            showsSecondary: true, axis: axis, primaryZIndex: 0, isOnFold: false)
    }

    /// The part of the container that begins `start` points after its leading (or top) edge.
    private func pane(from start: Double, length: Double, along axis: Axis) -> Rect {
        switch axis {
        case .horizontal:
            let x =
                request.direction == .leftToRight
                ? container.minX + start : container.maxX - start - length
            return Rect(x: x, y: container.y, width: length, height: container.height)
        case .vertical:
            return Rect(x: container.x, y: container.minY + start, width: container.width, height: length)
        }
    }

    /// The pane of higher layout priority is served first and cut to what there is; the other takes what is left of
    /// its wish. Where the two leave something over, the first one grows.
    private func shares(along axis: Axis) -> (primary: Double, secondary: Double) {
        let total = container.size[axis]
        let primaryFirst = request.primary.priority >= request.secondary.priority
        let order: (ArrangementRequest.Pane, ArrangementRequest.Pane) =
            primaryFirst ? (.primary, .secondary) : (.secondary, .primary)
        let first = wish(of: order.0, along: axis, total: total)
        let second = wish(of: order.1, along: axis, total: total)
        var a = first.ideal ?? (second.ideal.map { total - $0 } ?? total / 2)
        a = min(total, max(0, first.clamp(a)))
        var b = second.clamp(second.ideal ?? total - a)
        b = min(total - a, max(0, b))
        a = total - b
        return primaryFirst ? (a, b) : (b, a)
    }

    private struct Wish {
        var ideal: Double?
        var least: Double = 0
        var most: Double = .infinity

        func clamp(_ length: Double) -> Double { max(least, min(most, length)) }
    }

    private func wish(of pane: ArrangementRequest.Pane, along axis: Axis, total: Double) -> Wish {
        let wishes = pane == .primary ? request.primary : request.secondary
        if wishes.fixed.contains(axis) {
            let own = request.measure(pane, container.size)[axis]
            let length = own.isFinite ? min(total, max(0, own)) : total
            return Wish(ideal: length, least: length, most: length)
        }
        var wish = Wish()
        if let ratio = wishes.ratio {
            let range = axis == .horizontal ? ratio.horizontal : ratio.vertical
            wish.ideal = range.ideal.flatMap { finite($0 * total) }
            if let least = range.min.flatMap({ finite($0 * total) }) { wish.least = max(wish.least, least) }
            if let most = range.max.flatMap({ finite($0 * total) }) { wish.most = min(wish.most, most) }
        }
        if let size = wishes.size {
            let ideal = axis == .horizontal ? size.idealWidth : size.idealHeight
            let least = axis == .horizontal ? size.minWidth : size.minHeight
            let most = axis == .horizontal ? size.maxWidth : size.maxHeight
            wish.ideal = ideal.flatMap(finite) ?? wish.ideal
            if let least = least.flatMap(finite) { wish.least = max(wish.least, least) }
            if let most, !most.isNaN { wish.most = min(wish.most, most) }
        }
        wish.least = max(0, wish.least)
        wish.most = max(wish.least, wish.most)
        return wish
    }

    private func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }

    // MARK: Overlay

    /// On an active fold the two part: secondary leading or upper, primary trailing or lower, unless the primary asks
    /// for an edge of that axis. Flat, the primary lies over the secondary at its own size, at the top leading corner
    /// or the edge it asks for.
    private func overlay() -> ArrangementLayout {
        if let fold = Fold(in: container, of: request.regions), request.style.axes.contains(fold.axis) {
            let halves = fold.halves(request.direction)
            let swaps: Bool
            switch (fold.axis, request.primary.overlayEdge) {
            case (.horizontal, .leading), (.vertical, .top): swaps = true
            case (.horizontal, .top), (.horizontal, .bottom), (.horizontal, .trailing), (.horizontal, nil),
                (.vertical, .leading), (.vertical, .trailing), (.vertical, .bottom), (.vertical, nil):
                swaps = false
            }
            return ArrangementLayout(
                primary: swaps ? halves.leading : halves.trailing, secondary: swaps ? halves.trailing : halves.leading,
                showsSecondary: true, axis: nil, primaryZIndex: 0, isOnFold: true)
        }
        let own = request.measure(.primary, container.size)
        let size = Size(
            width: own.width.isFinite ? own.width : container.width,
            height: own.height.isFinite ? own.height : container.height)
        let atTrailing = request.primary.overlayEdge == .trailing
        let atRight = atTrailing == (request.direction == .leftToRight)
        let atBottom = request.primary.overlayEdge == .bottom
        let frame = Rect(
            x: atRight ? container.maxX - size.width : container.minX,
            y: atBottom ? container.maxY - size.height : container.minY, width: size.width, height: size.height)
        return ArrangementLayout(
            primary: frame, secondary: container, showsSecondary: true, axis: nil, primaryZIndex: 1, isOnFold: false)
    }
}

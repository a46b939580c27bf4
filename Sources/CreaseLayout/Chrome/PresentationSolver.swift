import CreaseDevice

/// What is to be shown over a window, as far as its frame depends on it.
struct PresentationRequest {
    var kind: Presentation.Kind
    var screen: Screen
    var detents: [Detent] = []
    var placement: PresentationPlacement = .automatic
    /// Its own vertical bars are switched off.
    var isDisabled = false
    /// The size alerts, menus and popovers ask for, in points.
    var content: Size = .zero
    /// The column a page has left for its inspector.
    var column: Rect?
    /// What a menu or popover was opened from, window coordinates.
    var anchor: Rect?

    init(_ kind: Presentation.Kind, on screen: Screen) {
        self.kind = kind
        self.screen = screen
    }
}

/// Where the system puts sheets, alerts, menus and the like (FACTS.md 8). Nothing it places touches an active fold.
struct PresentationSolver {
    private let request: PresentationRequest
    /// The window; in a Split View half without the sliver of an active fold at its edge.
    private let bounds: Rect
    /// The window less its bare insets and the keyboard, the rail's side always taken off.
    private let safe: Rect
    private let fold: Fold?

    static func frame(_ request: PresentationRequest) -> Rect { PresentationSolver(request).frame }

    static func cornerRadius(_ kind: Presentation.Kind) -> Double {
        switch kind {
        case .sheet: Fact.sheetCorner.values[0]
        case .alert, .confirmationDialog, .popover, .menu: Fact.sheetCorner.values[1]
        case .fullScreenCover, .inspector: 0
        }
    }

    private init(_ request: PresentationRequest) {
        self.request = request
        let screen = request.screen
        fold = Fold(in: screen.bounds, of: screen.regions)
        bounds = fold == nil ? screen.bounds.clear(of: screen.regions) : screen.bounds
        let inner = screen.bounds.inset(by: screen.safeArea(withVerticalBars: true))
        safe = (inner.intersection(bounds) ?? inner).above(screen.keyboard)
    }

    private var isCompact: Bool { request.screen.sizeClasses.horizontal == .compact }
    private var direction: LayoutDirection { request.screen.conditions.direction }

    private var frame: Rect {
        switch request.kind {
        case .sheet: isCompact ? outerSheet : innerSheet
        case .fullScreenCover: request.screen.bounds
        case .inspector: isCompact ? outerSheet : inspector
        case .popover: isCompact ? outerSheet : anchored
        case .alert: alert
        case .confirmationDialog: request.anchor != nil ? anchored : isCompact ? atBottom : alert
        case .menu: anchored
        }
    }

    // MARK: Sheets

    /// In compact width: 8 pt in at both sides, down to the bottom edge. With vertical bars it goes up beside the
    /// status column; without them it stops short of the camera.
    private var outerSheet: Rect {
        let screen = request.screen
        let side = screen.display == .phone ? 0 : Fact.sheetOuterSide.value
        var area = bounds.inset(by: EdgeInsets(left: side, right: side))
        var top = max(screen.safeArea.top, bounds.minY) + Fact.sheetOuterTop.value
        if request.isDisabled, let edge = screen.railEdge {
            if screen.sizeClasses.vertical == .regular {
                top = Fact.sheetOuterTopDisabled.value
            } else {
                // Sideways the camera is at one end of the strip the rail would take; the sheet stays beside it.
                var strip = EdgeInsets.zero
                strip[edge] = Fact.railWidth.value
                area = area.inset(by: strip)
            }
        }
        let full = bounds.maxY - top
        // A low sheet keeps its height above the keyboard as far as there is room.
        let covered = screen.keyboard.map { max(0, bounds.maxY - $0.minY) } ?? 0
        let height = min(full, max(0, detentHeight(of: full) ?? full) + covered)
        return Rect(x: area.x, y: bounds.maxY - height, width: area.width, height: height)
    }

    /// The height of the smallest detent, which a sheet opens at; `nil` for the large one.
    private func detentHeight(of full: Double) -> Double? {
        let heights = request.detents.map { detent -> Double in
            switch detent {
            case .medium: bounds.height * Fact.sheetMedium.value
            case .large: full
            case .fraction(let fraction): fraction.isFinite ? full * fraction : full
            case .height(let height): height.isFinite ? height : full
            }
        }
        return heights.min()
    }

    /// In regular width: a form in the middle, or at the side that is asked for. In book it keeps to one panel, the
    /// leading one unless trailing is asked for; on a fold across it fills the lower panel.
    private var innerSheet: Rect {
        let margin = Fact.sheetInnerMargin.value
        let form = Fact.sheetInnerSize.size
        if let fold {
            let halves = fold.halves(direction)
            switch fold.axis {
            case .horizontal:
                let isTrailing = request.placement == .trailing
                return centred(form, in: (isTrailing ? halves.trailing : halves.leading), margin: margin)
            case .vertical: return halves.trailing
            }
        }
        let width = Fact.sheetInnerSideWidth.value
        let isLeft: Bool
        switch request.placement {
        case .automatic, .center: return centred(form, in: bounds, margin: margin)
        case .leading: isLeft = direction == .leftToRight
        case .trailing: isLeft = direction == .rightToLeft
        }
        let top = max(margin, request.screen.safeArea.top)
        return Rect(
            x: isLeft ? bounds.minX + margin : bounds.maxX - margin - width, y: bounds.minY + top, width: width,
            height: max(0, bounds.height - top - margin))
    }

    private func centred(_ size: Size, in area: Rect, margin: Double) -> Rect {
        let width = min(size.width, max(0, area.width - 2 * margin))
        let height = min(size.height, max(0, area.height - 2 * margin))
        return Rect(x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
    }

    private var inspector: Rect {
        if let column = request.column { return column }
        let width = min(Fact.columnInspector.value, safe.width * Fact.columnSideMost.value)
        let x = direction == .leftToRight ? safe.maxX - width : safe.minX
        return Rect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }

    // MARK: Alerts

    /// In the middle of the window, above the keyboard; on an active fold in the trailing or upper half.
    private var alert: Rect {
        let margin = Fact.sheetGap.value
        guard let fold else {
            return centred(request.content, in: bounds.above(request.screen.keyboard), margin: margin)
        }
        let halves = fold.halves(direction)
        let half = fold.axis == .horizontal ? halves.trailing : halves.leading
        return centred(request.content, in: half.intersection(safe) ?? half, margin: margin)
    }

    /// At the bottom of the safe area, where the thumb is: dialogs nothing on the screen has asked for, in compact width.
    private var atBottom: Rect {
        let gap = Fact.sheetGap.value
        let width = min(request.content.width, max(0, safe.width - 2 * gap))
        let height = min(request.content.height, max(0, safe.height - 2 * gap))
        return Rect(x: safe.midX - width / 2, y: safe.maxY - gap - height, width: width, height: height)
    }

    // MARK: Menus and popovers

    /// Beside a control of the rail, else below what opened it, or above where there is no room; inside the safe area
    /// and in one half of an active fold.
    private var anchored: Rect {
        let gap = Fact.sheetGap.value
        let anchor = request.anchor ?? Rect(origin: Point(x: safe.midX, y: safe.midY), size: .zero)
        var room = safe
        if let fold {
            let half = anchor.isAfter(fold) ? fold.second : fold.first
            room = half.intersection(safe) ?? half
        }
        room = room.inset(by: EdgeInsets(top: gap, left: gap, bottom: gap, right: gap))
        let width = min(request.content.width, room.width)
        let height = min(request.content.height, room.height)
        var x = anchor.midX - width / 2
        var y = anchor.maxY + gap
        if let rail = request.screen.railFrame, rail.contains(Point(x: anchor.midX, y: anchor.midY)) {
            x = request.screen.railEdge == .left ? rail.maxX + gap : rail.minX - gap - width
            y = anchor.minY
        } else if y + height > room.maxY, anchor.minY - gap - height >= room.minY {
            y = anchor.minY - gap - height
        }
        return Rect(
            x: max(room.minX, min(x, room.maxX - width)), y: max(room.minY, min(y, room.maxY - height)), width: width,
            height: height)
    }
}

extension Rect {
    /// What the keyboard leaves of it.
    fileprivate func above(_ keyboard: Rect?) -> Rect {
        guard let keyboard, keyboard.intersection(self) != nil else { return self }
        return Rect(x: x, y: y, width: width, height: max(0, keyboard.minY - y))
    }

    /// The part before or after active divisions that lie at an edge.
    fileprivate func clear(of regions: [Region]) -> Rect {
        var rest = self
        for region in regions where region.kind == .division && region.isActive {
            guard let band = region.frame.intersection(rest) else { continue }
            var insets = EdgeInsets.zero
            switch (band.width <= band.height, band.midX > rest.midX, band.midY > rest.midY) {
            case (true, true, _): insets.right = rest.maxX - band.minX
            case (true, false, _): insets.left = band.maxX - rest.minX
            case (false, _, true): insets.bottom = rest.maxY - band.minY
            case (false, _, false): insets.top = band.maxY - rest.minY
            }
            rest = rest.inset(by: insets)
        }
        return rest
    }

    fileprivate func isAfter(_ fold: Fold) -> Bool {
        switch fold.axis {
        case .horizontal: midX > fold.band.midX
        case .vertical: midY > fold.band.midY
        }
    }
}

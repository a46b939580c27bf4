import CreaseDevice

/// Where a set of bars lives.
struct BarContainer: Hashable {
    enum Kind: Hashable {
        /// A window, a full-screen cover, or the trailing-most column of a split view.
        case window
        /// Any other column, or a stack that does not reach the rail.
        case column
        case inspector
        case sheet
    }

    var kind: Kind
    /// In window coordinates.
    var frame: Rect
    var screen: Screen
    /// `.toolbarVerticalBehavior(.disabled)` was asked for by the page that decides.
    var isDisabled: Bool = false

    init(_ kind: Kind, frame: Rect, screen: Screen, isDisabled: Bool = false) {
        self.kind = kind
        self.frame = frame
        self.screen = screen
        self.isDisabled = isDisabled
    }
}

/// The direction of a container's bars (FACTS.md 7): decided by tier, window edge and kind of container, never by a pose.
enum BarAxis: Hashable {
    /// The container has its part of the rail.
    case vertical(Strip)
    /// With the reason every item of the bars has for standing in a horizontal one.
    case horizontal(Reason)

    /// A container's part of the rail.
    struct Strip: Hashable {
        var edge: Edge
        /// In window coordinates, never wider than the rail.
        var frame: Rect
        /// The length the controls share.
        var span: ClosedRange<Double>
        /// The x of the controls' centres.
        var center: Double
    }

    init(_ container: BarContainer) {
        let screen = container.screen
        guard screen.conditions.tier >= .sdk271 else {
            self = .horizontal(.sdkTier)
            return
        }
        guard let edge = screen.railEdge, let rail = screen.railFrame, let span = screen.railSpan else {
            self = .horizontal(.tallInner)
            return
        }
        guard !container.isDisabled else {
            self = .horizontal(.barsDisabled)
            return
        }
        switch container.kind {
        case .column: self = .horizontal(.innerColumn)
        case .inspector: self = .horizontal(.inspector)
        case .window, .sheet:
            guard let strip = rail.intersection(container.frame) else {
                self = .horizontal(container.kind == .sheet ? .sheetCentered : .innerColumn)
                return
            }
            self = .vertical(Strip(edge: edge, frame: strip, span: span.within(strip), center: rail.column(at: edge)))
        }
    }

    var axis: Axis {
        switch self {
        case .vertical: .vertical
        case .horizontal: .horizontal
        }
    }

    var strip: Strip? {
        switch self {
        case .vertical(let strip): strip
        case .horizontal: nil
        }
    }
}

extension Rect {
    /// The x of the controls' centres in a rail: so far from the screen's edge, not the rail's middle.
    fileprivate func column(at edge: Edge) -> Double {
        edge == .left ? minX + Fact.railColumn.value : maxX - Fact.railColumn.value
    }
}

extension ClosedRange<Double> {
    /// The window's span cut to a container's strip, which keeps the usual margins at its own ends.
    fileprivate func within(_ strip: Rect) -> ClosedRange<Double> {
        let low = Swift.max(lowerBound, strip.minY > 0 ? strip.minY + Fact.railFreeEdge.value : lowerBound)
        let high = Swift.min(upperBound, strip.maxY - Fact.railBottom.value)
        return low...Swift.max(low, high)
    }
}

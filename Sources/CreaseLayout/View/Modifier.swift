public import CreaseDevice

/// What a modifier node does to its child.
///
/// Leading and trailing are resolved with the layout direction during layout; `Side` says which edges are meant.
public indirect enum Modifier: Sendable {
    // Layout
    /// `nil` lengths are the system's default (16).
    case padding(Sides<Double?>)
    case frame(width: Double?, height: Double?, alignment: Alignment)
    case flexibleFrame(FlexibleFrame)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layoutPriority(Double)
    case offset(x: Double, y: Double)
    case position(x: Double, y: Double)
    /// `ratio == nil` keeps the child's own ideal ratio.
    case aspectRatio(ratio: Double?, fills: Bool)
    case alignmentGuide(AlignmentGuide, offset: Double)
    case containerRelativeFrame(axes: Set<Axis>, count: Int, span: Int, spacing: Double, alignment: Alignment)
    case zIndex(Double)
    case gridCellColumns(Int)
    case listRowInsets(Sides<Double?>?)
    case listRowSeparator(isHidden: Bool)
    case listRowBackground([ViewNode])

    // Safe area
    case ignoresSafeArea(edges: Set<Side>)
    /// `keyboard` regions are ignored by Crease's own rule; see the solver.
    case safeAreaInset(edge: Side, alignment: Alignment, spacing: Double?, content: [ViewNode])
    case safeAreaPadding(Sides<Double?>)
    case contentMargins(Sides<Double?>)

    // Layers
    case background(alignment: Alignment, ignoresSafeArea: Bool, content: [ViewNode])
    case overlay(alignment: Alignment, content: [ViewNode])
    case border(Paint, width: Double)
    case clip(ShapeKind)
    case glass(ShapeKind)
    case shadow(radius: Double)
    case opacity(Double)
    case hidden
    case scale(x: Double, y: Double)
    case rotation(degrees: Double)

    // Environment
    case environment(@Sendable (inout EnvironmentValues) -> Void)

    // Traits read by the parent
    case tag(TagValue)
    /// `.id(_:)`; the node's `ViewID` already carries it, this is the name people see.
    case identifier(String)
    case accessibilityLabel(String)
    case badge(String)
    /// The old form of a tab: content plus this label.
    case tabItem([ViewNode])
    case swipeActions([ViewNode])
    case contextMenu([ViewNode])
    case onTap(Action)

    // Preferences read by an enclosing container
    case navigationTitle(String)
    case titleDisplayMode(TitleDisplayMode)
    case backButtonHidden(Bool)
    case toolbar([ToolbarEntry])
    /// `nil` is `.automatic`.
    case toolbarVisibility(bars: Set<Bar>, isVisible: Bool?)
    case toolbarVerticalBehavior(isDisabled: Bool)
    case toolbarVerticalCompression(CompressionBehavior)
    case searchable(text: String, prompt: String, binding: BindingReference?)
    case navigationDestination(Destination)
    case navigationSplitColumnWidth(min: Double?, ideal: Double?, max: Double?)
    case defaultTabPlacementIsSidebar
    case tabBottomAccessory([ViewNode])

    // Presentations
    case presentation(PresentationContent)
    case detents([Detent])
    case dragIndicator(isVisible: Bool)
    case presentationPlacement(PresentationPlacement)

    // Arrangements: wishes of a pane
    case splitRatio(SplitRatio)
    case splitSize(FlexibleFrame)
    case splitFixedSize(horizontal: Bool, vertical: Bool)
    case overlayEdge(Side)

    // Life of the view
    case onAppear(Action)
    case onChange(value: TagValue, isInitial: Bool, action: Action)
    /// Performed with the view's geometry when it changes.
    case onGeometryChange(@Sendable (Geometry) -> (TagValue, Action)?)
    case onHingeChange(Action)
    case onDisappear(Action)
    /// Performed by return in a text field inside, or in the search field.
    case onSubmit(Action, of: Set<SubmitTrigger>)
}

/// What `.onSubmit(of:)` listens to.
public enum SubmitTrigger: String, CaseIterable, Hashable, Sendable {
    case text
    case search
}

/// An edge in reading direction.
public enum Side: String, CaseIterable, Hashable, Sendable {
    case top
    case leading
    case bottom
    case trailing
}

/// One value per edge in reading direction; `nil` in the outer optional means the edge is not named.
public struct Sides<Value: Sendable>: Sendable {
    public var top: Value?
    public var leading: Value?
    public var bottom: Value?
    public var trailing: Value?

    public init(top: Value? = nil, leading: Value? = nil, bottom: Value? = nil, trailing: Value? = nil) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same value on each named edge.
    public init(_ sides: Set<Side>, _ value: Value) {
        self.init(
            top: sides.contains(.top) ? value : nil, leading: sides.contains(.leading) ? value : nil,
            bottom: sides.contains(.bottom) ? value : nil, trailing: sides.contains(.trailing) ? value : nil)
    }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Hashable where Value: Hashable {}

/// `.frame(minWidth:idealWidth:…)`; lengths in points, `.infinity` allowed as a maximum.
public struct FlexibleFrame: Hashable, Sendable {
    public var minWidth: Double?
    public var idealWidth: Double?
    public var maxWidth: Double?
    public var minHeight: Double?
    public var idealHeight: Double?
    public var maxHeight: Double?
    public var alignment: Alignment

    public init(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}

public enum AlignmentGuide: Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
}

public enum TitleDisplayMode: String, CaseIterable, Hashable, Sendable {
    case automatic
    case inline
    case large
}

/// The bars `.toolbar(_:for:)` can show or hide.
public enum Bar: String, CaseIterable, Hashable, Sendable {
    case navigationBar
    case bottomBar
    case tabBar
}

public enum CompressionBehavior: String, CaseIterable, Hashable, Sendable {
    case automatic
    case prefersTabBar
    case prefersToolbarItems
}

/// A pane's share of a split arrangement, 0…1, per axis.
public struct SplitRatio: Hashable, Sendable {
    public struct Range: Hashable, Sendable {
        public var min: Double?
        public var ideal: Double?
        public var max: Double?

        public init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
            self.min = min
            self.ideal = ideal
            self.max = max
        }
    }

    public var horizontal: Range
    public var vertical: Range

    public init(horizontal: Range, vertical: Range) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

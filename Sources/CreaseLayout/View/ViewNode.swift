public import CreaseDevice

/// A view as the layout sees it: what it is, its children, where it was written.
///
/// A modifier is a node of its own with one child, as in SwiftUI. The tree is what the evaluator returns; nodes whose
/// content depends on what only layout knows (size, environment) carry a closure in `Kind.reader`.
public struct ViewNode: Sendable {
    public var id: ViewID
    public var kind: Kind
    public var children: [ViewNode]
    public var source: SourceLocation?
    /// Whether it stands for data that was invented: a row of a collection nobody knows.
    public var isMadeUp = false

    public init(_ kind: Kind, id: ViewID, children: [ViewNode] = [], source: SourceLocation? = nil) {
        self.kind = kind
        self.id = id
        self.children = children
        self.source = source
    }

    /// What a node is. Cases carry the configuration that is theirs alone.
    ///
    /// Indirect: copying a node copies one reference, where the payloads' own copies would swell every function
    /// that passes nodes around (and the compiler's work with them).
    public indirect enum Kind: Sendable {
        // Leaves
        case empty
        case text(TextContent)
        case image(ImageContent)
        /// Fills what it is proposed.
        case fill(Paint)
        case shape(ShapeContent)
        case spacer(minLength: Double?)
        case divider
        case progress(ProgressContent)
        /// Something Crease does not draw: a labelled box, flexible with an ideal of 120×44 pt, or laid around `children`.
        case placeholder(label: String, isGuess: Bool)

        // Containers
        /// Children join the parent's as if written there: `Group`, `ForEach`, builders, `AnyView`.
        case group
        /// HStack, VStack and their lazy forms. `spacing == nil` is the system's default (8).
        case stack(axis: Axis, alignment: Alignment, spacing: Double?, isLazy: Bool)
        case zstack(alignment: Alignment)
        case lazyGrid(LazyGridContent)
        case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
        case gridRow(alignment: VerticalAlignment?)
        case scroll(axes: Set<Axis>, showsIndicators: Bool)
        /// `List` and `Form`; children are sections or loose rows.
        case list(ListContent)
        /// `header` and `footer` are children marked `.slot(.header)` / `.slot(.footer)`.
        case section
        case viewThatFits(axes: Set<Axis>)
        /// Children are computed during layout: a GeometryReader, or a body that reads the environment.
        case reader(Reader)
        /// A part of the parent with a name: a label, a header, an overlay's content.
        case slot(Slot)

        // Controls
        case button(ButtonContent)
        case control(ControlContent)
        /// `Label`, `LabeledContent`: children are slots `.title`, `.icon`, `.value`.
        case label
        case labeledContent
        case menu(MenuContent)
        case link(LinkContent)
        case contentUnavailable
        case disclosureGroup(isExpanded: Bool)
        case groupBox

        // System containers
        case navigationStack(NavigationStackContent)
        case navigationSplitView(SplitViewContent)
        case tabView(TabViewContent)
        /// One `Tab`; also made from `.tabItem`. Only the selected tab's content is laid out.
        case tab(TabContent)
        /// Children are slots `.primary` and `.secondary`.
        case arrangement

        /// One child (several are laid out as a group), changed by a modifier.
        case modified(Modifier)
    }
}

/// Parts of a parent that are not simply its next child.
public enum Slot: String, CaseIterable, Hashable, Sendable {
    case title
    case icon
    case value
    case header
    case footer
    case description
    case actions
    case primary
    case secondary
    case sidebar
    case content
    case detail
    /// Where a link leads; a step of its page's identity only, no node holds it.
    case destination
}

/// The content of a node that only layout can compute.
public struct Reader: Sendable {
    /// The SwiftUI name: `GeometryReader` takes all it is proposed; a view struct is transparent.
    public var isGeometry: Bool
    public var build: @Sendable (ReaderContext) -> [ViewNode]

    public init(isGeometry: Bool, build: @escaping @Sendable (ReaderContext) -> [ViewNode]) {
        self.isGeometry = isGeometry
        self.build = build
    }
}

/// What a reader's closure may ask.
public struct ReaderContext: Sendable {
    public var environment: EnvironmentValues
    /// `.zero`-sized for readers that are not geometry readers.
    public var geometry: Geometry

    public init(environment: EnvironmentValues, geometry: Geometry) {
        self.environment = environment
        self.geometry = geometry
    }
}

/// A geometry proxy: size, safe area and reserved regions in the view's own coordinates.
public struct Geometry: Hashable, Sendable {
    public var size: Size
    public var safeArea: EdgeInsets
    /// The view's frame in the window.
    public var frameInWindow: Rect
    /// All regions, active or not, in the view's coordinates, unclipped; the caller filters.
    public var regions: [Region]
    /// The hinge as the view sees it.
    public var hinge: Hinge?
    /// Leading is left, or right; insets here are of physical sides.
    public var direction: LayoutDirection

    public init(
        size: Size, safeArea: EdgeInsets, frameInWindow: Rect, regions: [Region], hinge: Hinge?,
        direction: LayoutDirection = .leftToRight
    ) {
        self.size = size
        self.safeArea = safeArea
        self.frameInWindow = frameInWindow
        self.regions = regions
        self.hinge = hinge
        self.direction = direction
    }

    public static let zero = Geometry(size: .zero, safeArea: .zero, frameInWindow: .zero, regions: [], hinge: nil)
}

/// A horizontal guide a parent aligns children on.
public enum HorizontalAlignment: String, CaseIterable, Hashable, Sendable {
    case leading
    case center
    case trailing
    case listRowSeparatorLeading
    case listRowSeparatorTrailing
}

/// A vertical guide a parent aligns children on.
public enum VerticalAlignment: String, CaseIterable, Hashable, Sendable {
    case top
    case center
    case bottom
    case firstTextBaseline
    case lastTextBaseline
}

public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(.center, .center)
}

public import CreaseDevice

/// A laid-out screen: what is where, with the reason for every placement. Frames are window points.
public struct Scene: Sendable {
    public var screen: Screen
    /// The window's content; bars are not among it.
    public var nodes: [SceneNode]
    /// The window's bars (the trailing-most column's, in a split view).
    public var bars: Bars
    /// Bars of a split view's other columns, leading first.
    public var columns: [Bars]
    /// Bottom to top.
    public var presentations: [Presentation]
    /// The keyboard, when it is up.
    public var keyboard: Rect?
    public var findings: [Finding]
    /// The assumed facts that took part, each once.
    public var assumptions: [Fact]
    /// What the views asked to be done on appearing or changing, in tree order; the session performs it.
    public var events: [SceneEvent]
    /// The stacks, columns, tab views and scroll views on the screen or covered: what `Interaction` keeps pushes, tabs
    /// and offsets for.
    public var containers: Set<ViewID> = []
    /// How often any node was measured and placed: what the tests assert.
    public var work: Work

    public init(
        screen: Screen, nodes: [SceneNode] = [], bars: Bars = Bars(), columns: [Bars] = [],
        presentations: [Presentation] = [], keyboard: Rect? = nil, findings: [Finding] = [], assumptions: [Fact] = [],
        events: [SceneEvent] = [], work: Work = Work()
    ) {
        self.screen = screen
        self.nodes = nodes
        self.bars = bars
        self.columns = columns
        self.presentations = presentations
        self.keyboard = keyboard
        self.findings = findings
        self.assumptions = assumptions
        self.events = events
        self.work = work
    }

    /// Counts of the solver's work.
    public struct Work: Hashable, Sendable {
        public var nodes: Int
        public var measures: Int
        public var placements: Int
        /// How often the whole tree was laid out; the other counts are of the last time.
        public var rounds: Int

        public init(nodes: Int = 0, measures: Int = 0, placements: Int = 0, rounds: Int = 1) {
            self.nodes = nodes
            self.measures = measures
            self.placements = placements
            self.rounds = rounds
        }
    }
}

extension Scene {
    /// The system's strip at the side, whether or not the app has controls in it: the rail, or the status column beside
    /// a bare window; `nil` where the window's bars are horizontal.
    public var strip: Rect? {
        if let rail = bars.rail { return rail.frame }
        return bars.axis == .horizontal ? nil : screen.railFrame
    }
}

/// Something a view wants done that is not drawn.
public struct SceneEvent: Sendable {
    public enum Kind: Sendable {
        case appear(Action)
        case disappear(Action)
        case change(TagValue, isInitial: Bool, Action)
        case geometry(TagValue, Action)
        case hinge(Action)
    }

    public var id: ViewID
    public var kind: Kind

    public init(id: ViewID, kind: Kind) {
        self.id = id
        self.kind = kind
    }
}

/// A view with its place.
public struct SceneNode: Sendable {
    public var id: ViewID
    /// The SwiftUI name: `Text`, `Button`, `VStack`, …
    public var kind: String
    /// What a person reads on it.
    public var label: String?
    /// From `.accessibilityIdentifier(_:)` or `.id(_:)`.
    public var identifier: String?
    public var source: SourceLocation?
    public var frame: Rect
    /// What of the frame is inside every clip around it; empty when scrolled or clipped away.
    public var clip: Rect
    /// `false` for hidden panes, `.hidden()` and content scrolled away whole.
    public var isVisible: Bool
    /// 0…1, ancestors' included.
    public var opacity: Double
    public var isEnabled: Bool
    /// `false` under `.allowsHitTesting(false)`: taps go through to what lies behind, and `tap` is `nil`.
    public var isHitTested: Bool
    public var drawing: Drawing
    /// Whether its words, or the data of a row around it, were invented.
    public var isMadeUp: Bool
    /// What a tap does.
    public var tap: Tap?
    /// Whether it scrolls: its content's size and offset.
    public var scroll: ScrollInfo?
    /// In drawing order, back to front.
    public var children: [SceneNode]

    public init(
        id: ViewID, kind: String, label: String? = nil, identifier: String? = nil, source: SourceLocation? = nil,
        frame: Rect, clip: Rect? = nil, isVisible: Bool = true, opacity: Double = 1, isEnabled: Bool = true,
        isHitTested: Bool = true, drawing: Drawing = .none, isMadeUp: Bool = false, tap: Tap? = nil,
        scroll: ScrollInfo? = nil, children: [SceneNode] = []
    ) {
        self.id = id
        self.kind = kind
        self.label = label
        self.identifier = identifier
        self.source = source
        self.frame = frame
        self.clip = clip ?? frame
        self.isVisible = isVisible
        self.opacity = opacity
        self.isEnabled = isEnabled
        self.isHitTested = isHitTested
        self.drawing = drawing
        self.isMadeUp = isMadeUp
        self.tap = tap
        self.scroll = scroll
        self.children = children
    }
}

/// The content and offset of something that scrolls.
public struct ScrollInfo: Hashable, Sendable {
    public var contentSize: Size
    public var offset: Point
    public var viewport: Rect

    public init(contentSize: Size, offset: Point, viewport: Rect) {
        self.contentSize = contentSize
        self.offset = offset
        self.viewport = viewport
    }
}

/// What a tap on a node or bar item does.
public enum Tap: Sendable {
    case action(Action)
    case push(container: ViewID, Interaction.Push)
    case pop(container: ViewID)
    /// Writes one more page onto a path of the program.
    case append(BindingReference, PathValue)
    /// Takes the last page off a path of the program.
    case removeLast(BindingReference)
    /// Writes a tag through a binding.
    case select(BindingReference, TagValue)
    case selectTab(container: ViewID, TagValue)
    /// Writes a Bool: the value it does not have yet.
    case toggle(BindingReference, isOn: Bool)
    case openMenu(ViewID)
    /// Gives a text field the focus; return in it does what `onSubmit` says, inner modifiers first.
    case edit(BindingReference, text: String, submit: [Action] = [])
    /// Moves a slider.
    case slide(Slide)
    case dismiss(Action?)
    /// A button of an alert or a dialog: what it does, if anything, and the alert goes.
    case answer(Action?, dismiss: Action)
    case external(String)
}

/// How a node is drawn; painters need nothing else of it.
public enum Drawing: Hashable, Sendable {
    case none
    /// Lines as wrapped for the device; `isTruncated` when the device itself ends the last one in an ellipsis.
    case text(lines: [String], style: DrawnText, isTruncated: Bool)
    case symbol(String, Paint?)
    /// A picture we have no pixels of.
    case picture(String)
    case fill(Paint)
    case shape(ShapeKind, fill: Paint?, stroke: Paint?)
    case separator(Axis)
    /// A quiet frame: cards, bordered buttons, fields, list cards. `radius` in points.
    case frame(radius: Double, fill: Paint?, isProminent: Bool)
    case toggle(isOn: Bool)
    case checkmark(isOn: Bool)
    case slider(fraction: Double)
    case stepper
    case progress(fraction: Double?)
    /// Segments with the selected index.
    case segments([String], selected: Int?)
    case chevron
    case placeholder(label: String, isGuess: Bool)
}

/// The style of drawn text.
public struct DrawnText: Hashable, Sendable {
    /// Points.
    public var size: Double
    public var lineHeight: Double
    public var isBold: Bool
    public var isItalic: Bool
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    public var isMonospaced: Bool
    public var paint: Paint?
    /// How lines sit in the frame.
    public var alignment: HorizontalAlignment

    public init(
        size: Double, lineHeight: Double, isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
        isStruckThrough: Bool = false, isMonospaced: Bool = false, paint: Paint? = nil,
        alignment: HorizontalAlignment = .leading
    ) {
        self.size = size
        self.lineHeight = lineHeight
        self.isBold = isBold
        self.isItalic = isItalic
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.isMonospaced = isMonospaced
        self.paint = paint
        self.alignment = alignment
    }
}

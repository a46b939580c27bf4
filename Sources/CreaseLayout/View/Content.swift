public import CreaseDevice

/// A run of text as written; style comes from the environment.
public struct TextContent: Hashable, Sendable {
    public var string: String
    /// Modifiers applied inside a Text concatenation, over the environment's.
    public var font: Font?
    /// `true` where the words are not known and the source is shown in ‹guillemets›.
    public var isGuess: Bool
    /// `true` where words were invented for what only the running app knows.
    public var isMadeUp: Bool

    public init(_ string: String, font: Font? = nil, isGuess: Bool = false, isMadeUp: Bool = false) {
        self.string = string
        self.font = font
        self.isGuess = isGuess
        self.isMadeUp = isMadeUp
    }
}

public struct ImageContent: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        case symbol(String)
        /// An asset or file we have no pixels of.
        case named(String)
        case remote(String)
    }

    public var source: Source
    public var isResizable: Bool

    public init(_ source: Source, isResizable: Bool = false) {
        self.source = source
        self.isResizable = isResizable
    }
}

/// A colour or material by the name it was written with; pictures decide how it looks.
public struct Paint: Hashable, Sendable {
    public enum Base: Hashable, Sendable {
        /// `blue`, `secondary`, `systemBackground`, `regularMaterial`, an asset's name …
        case named(String)
        /// 0…1 each.
        case rgb(red: Double, green: Double, blue: Double)
        case gradient([Paint])
    }

    public var base: Base
    /// 0…1.
    public var opacity: Double

    public init(_ base: Base, opacity: Double = 1) {
        self.base = base
        self.opacity = opacity
    }

    public static let primary = Paint(.named("primary"))
    public static let secondary = Paint(.named("secondary"))
    public static let accent = Paint(.named("accentColor"))
    public static let clear = Paint(.named("clear"))
}

public enum ShapeKind: Hashable, Sendable {
    case rectangle
    case roundedRectangle(radius: Double)
    case capsule
    case circle
    case ellipse
    case containerRelative
}

public struct ShapeContent: Hashable, Sendable {
    public var kind: ShapeKind
    /// `nil`: the foreground style.
    public var fill: Paint?
    public var stroke: Paint?
    public var lineWidth: Double
    /// Inset on each side, from `.inset(by:)`.
    public var inset: Double

    public init(
        _ kind: ShapeKind, fill: Paint? = nil, stroke: Paint? = nil, lineWidth: Double = 1, inset: Double = 0
    ) {
        self.kind = kind
        self.fill = fill
        self.stroke = stroke
        self.lineWidth = lineWidth
        self.inset = inset
    }
}

public struct ProgressContent: Hashable, Sendable {
    /// 0…1; `nil` is the spinner.
    public var fraction: Double?
    public var label: String?

    public init(fraction: Double? = nil, label: String? = nil) {
        self.fraction = fraction
        self.label = label
    }
}

/// One column or row of a lazy grid.
public struct GridTrack: Hashable, Sendable {
    public enum Sizing: Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        case adaptive(minimum: Double, maximum: Double)
    }

    public var sizing: Sizing
    public var spacing: Double?
    public var alignment: Alignment?

    public init(_ sizing: Sizing, spacing: Double? = nil, alignment: Alignment? = nil) {
        self.sizing = sizing
        self.spacing = spacing
        self.alignment = alignment
    }
}

public struct LazyGridContent: Hashable, Sendable {
    /// The scrolling direction: `.vertical` for LazyVGrid (tracks are columns).
    public var axis: Axis
    public var tracks: [GridTrack]
    /// Between lines.
    public var spacing: Double?
    public var alignment: Alignment

    public init(axis: Axis, tracks: [GridTrack], spacing: Double? = nil, alignment: Alignment = .center) {
        self.axis = axis
        self.tracks = tracks
        self.spacing = spacing
        self.alignment = alignment
    }
}

public enum ListStyle: String, CaseIterable, Hashable, Sendable {
    case automatic
    case plain
    case inset
    case grouped
    case insetGrouped
    case sidebar
}

public struct ListContent: Sendable {
    /// `Form` draws as inset-grouped and spreads label and value.
    public var isForm: Bool
    public var selection: BindingReference?
    /// The selected row's tag; `nil` where nothing is selected. In a collapsed split view it shows the next column.
    public var selected: TagValue?

    public init(isForm: Bool = false, selection: BindingReference? = nil, selected: TagValue? = nil) {
        self.isForm = isForm
        self.selection = selection
        self.selected = selected
    }
}

public struct ButtonContent: Sendable {
    public enum Role: String, CaseIterable, Hashable, Sendable {
        case cancel
        case destructive
        case close
        case confirm
    }

    public var role: Role?
    public var action: Action?

    public init(role: Role? = nil, action: Action? = nil) {
        self.role = role
        self.action = action
    }
}

/// A control of the system; `children` hold its label (and a picker's options).
public struct ControlContent: Sendable {
    public enum Kind: Hashable, Sendable {
        case toggle(isOn: Bool)
        /// The selected tag, as `TagValue`.
        case picker(selection: TagValue?)
        case textField(text: String, prompt: String, isSecure: Bool)
        case textEditor(text: String)
        case slider(fraction: Double)
        case stepper
        case datePicker(text: String)
        case colorPicker
        case gauge(fraction: Double)
        case editButton(isEditing: Bool)
        case searchField(text: String, prompt: String)
    }

    public var kind: Kind
    public var binding: BindingReference?
    /// For steppers: what `+` and `−` do; an edit button's `increment` begins or ends editing.
    public var increment: Action?
    public var decrement: Action?
    /// For sliders: the values at the ends and between.
    public var scale: Slide.Scale

    public init(
        _ kind: Kind, binding: BindingReference? = nil, increment: Action? = nil, decrement: Action? = nil,
        scale: Slide.Scale = Slide.Scale()
    ) {
        self.kind = kind
        self.binding = binding
        self.increment = increment
        self.decrement = decrement
        self.scale = scale
    }
}

/// Children: slot `.title` (the label); `items` are built when the menu opens.
public struct MenuContent: Sendable {
    public var items: @Sendable () -> [ViewNode]

    public init(items: @escaping @Sendable () -> [ViewNode]) { self.items = items }
}

/// A NavigationLink, Link or ShareLink; children are its label.
public struct LinkContent: Sendable {
    public enum Target: Sendable {
        case destination(@Sendable () -> [ViewNode])
        case value(PathValue)
        /// Leaves the app; nothing to push.
        case external(String)
    }

    public var target: Target

    public init(_ target: Target) { self.target = target }
}

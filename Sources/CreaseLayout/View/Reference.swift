public import CreaseDevice

/// Something a tap does. The layout carries it; only the language that made it can perform it.
public struct Action: Sendable {
    public var payload: any Sendable

    public init(payload: any Sendable) { self.payload = payload }
}

/// A place a control writes to. The layout carries it; only the language that made it can write through it.
public struct BindingReference: Sendable {
    public var payload: any Sendable

    public init(payload: any Sendable) { self.payload = payload }
}

/// A `.tag(_:)`, a selection or a `Tab` value in canonical words; equal values have equal words.
public struct TagValue: Hashable, Sendable {
    public var words: String
    /// The value itself, for the language that made it; equality looks at the words only.
    public var payload: (any Sendable)?

    public init(_ words: String, payload: (any Sendable)? = nil) {
        self.words = words
        self.payload = payload
    }

    public static func == (a: TagValue, b: TagValue) -> Bool { a.words == b.words }

    public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

/// An element of a navigation path.
public struct PathValue: Equatable, Sendable {
    /// The type's name as written or inferred; `navigationDestination(for:)` is found by it.
    public var type: String
    /// Canonical words, for identity and comparison.
    public var words: String
    /// The value itself, for the language that made it; equality looks at type and words only.
    public var payload: any Sendable

    public init(type: String, words: String, payload: any Sendable) {
        self.type = type
        self.words = words
        self.payload = payload
    }

    public static func == (a: PathValue, b: PathValue) -> Bool { a.type == b.type && a.words == b.words }
}

/// Choices a user made that the program keeps no state for: tabs without a selection binding, pushes without a path,
/// scroll offsets, open menus, the focus. Keyed by the identity of the container.
public struct Interaction: Equatable, Sendable {
    /// A page pushed without a path binding.
    public enum Push: Equatable, Sendable {
        /// The identity of the NavigationLink that pushed it.
        case link(ViewID)
        case value(PathValue)
    }

    public var tabs: [ViewID: TagValue]
    public var pushes: [ViewID: [Push]]
    /// Points scrolled from the start, by scroll view or list.
    public var scroll: [ViewID: Point]
    /// The open menu or popover, if any.
    public var openMenu: ViewID?
    /// The text field that is typed into; `nil` where the keyboard is up and nobody said for what.
    public var focus: ViewID?

    public init(
        tabs: [ViewID: TagValue] = [:], pushes: [ViewID: [Push]] = [:], scroll: [ViewID: Point] = [:],
        openMenu: ViewID? = nil, focus: ViewID? = nil
    ) {
        self.tabs = tabs
        self.pushes = pushes
        self.scroll = scroll
        self.openMenu = openMenu
        self.focus = focus
    }
}

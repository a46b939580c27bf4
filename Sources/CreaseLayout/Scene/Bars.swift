public import CreaseDevice

/// The bars of one window, column or presentation.
public struct Bars: Sendable {
    /// `nil` where there is no bar at all.
    public var axis: Axis?
    /// The rail's physical side while vertical.
    public var edge: Edge?
    public var rail: Rail?
    public var top: HorizontalBar?
    public var bottom: HorizontalBar?
    public var tabs: TabBar?
    /// What stands on the keyboard while it is up: the search field that is typed into, below it the accessory bar.
    public var keyboard: HorizontalBar?
    public var overflow: [OverflowItem]
    /// One per toolbar item, in source order.
    public var decisions: [Decision]

    public init(
        axis: Axis? = nil, edge: Edge? = nil, rail: Rail? = nil, top: HorizontalBar? = nil,
        bottom: HorizontalBar? = nil, tabs: TabBar? = nil, keyboard: HorizontalBar? = nil,
        overflow: [OverflowItem] = [], decisions: [Decision] = []
    ) {
        self.axis = axis
        self.edge = edge
        self.rail = rail
        self.top = top
        self.bottom = bottom
        self.tabs = tabs
        self.keyboard = keyboard
        self.overflow = overflow
        self.decisions = decisions
    }
}

/// The vertical bar at the window's edge.
public struct Rail: Sendable {
    public var frame: Rect
    /// Points the controls may share.
    public var available: Double
    /// Points they take, gaps and tabs included.
    public var used: Double
    /// From the top; tabs are in `Bars.tabs`.
    public var items: [BarItem]

    public init(frame: Rect, available: Double, used: Double, items: [BarItem]) {
        self.frame = frame
        self.available = available
        self.used = used
        self.items = items
    }
}

public struct HorizontalBar: Sendable {
    public var frame: Rect
    public var title: String?
    /// Where the title is drawn; `nil` when there is none or no room.
    public var titleFrame: Rect?
    public var items: [BarItem]
    /// A search field in this bar.
    public var search: SearchField?

    public init(
        frame: Rect, title: String? = nil, titleFrame: Rect? = nil, items: [BarItem] = [], search: SearchField? = nil
    ) {
        self.frame = frame
        self.title = title
        self.titleFrame = titleFrame
        self.items = items
        self.search = search
    }
}

/// A search field on a bar.
public struct SearchField: Sendable {
    public var id: ViewID
    public var text: String
    public var prompt: String
    public var frame: Rect
    public var tap: Tap?

    public init(id: ViewID, text: String, prompt: String, frame: Rect, tap: Tap? = nil) {
        self.id = id
        self.text = text
        self.prompt = prompt
        self.frame = frame
        self.tap = tap
    }

    /// What a person reads in it: the text, the prompt while there is none.
    public var label: String { text.isEmpty ? prompt.isEmpty ? "Search" : prompt : text }
}

public struct BarItem: Sendable {
    public enum Role: String, CaseIterable, Hashable, Sendable {
        case back
        case close
        case prominent
        case top
        case bottom
        case tab
        case overflow
    }

    public var id: ViewID
    public var title: String
    public var symbol: String?
    /// From `.accessibilityIdentifier(_:)` or `.id(_:)`.
    public var identifier: String?
    public var role: Role
    /// Items with the same number share a capsule.
    public var group: Int
    public var frame: Rect
    public var isEnabled: Bool
    public var badge: String?
    public var tap: Tap?
    public var source: SourceLocation?
    /// For custom views: what they draw.
    public var content: [SceneNode]

    public init(
        id: ViewID, title: String, symbol: String?, identifier: String? = nil, role: Role, group: Int, frame: Rect,
        isEnabled: Bool = true, badge: String? = nil, tap: Tap? = nil, source: SourceLocation? = nil,
        content: [SceneNode] = []
    ) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.identifier = identifier
        self.role = role
        self.group = group
        self.frame = frame
        self.isEnabled = isEnabled
        self.badge = badge
        self.tap = tap
        self.source = source
        self.content = content
    }
}

public struct TabBar: Sendable {
    public enum Style: String, CaseIterable, Hashable, Sendable {
        case rail
        case pill
        case bar
        case sidebar
        case collapsed
        case none
    }

    public var style: Style
    public var frame: Rect
    public var items: [TabItem]

    public init(style: Style, frame: Rect, items: [TabItem]) {
        self.style = style
        self.frame = frame
        self.items = items
    }
}

public struct TabItem: Sendable {
    public var id: ViewID
    public var title: String
    public var symbol: String?
    public var isSelected: Bool
    public var badge: String?
    public var frame: Rect
    public var tap: Tap?
    public var source: SourceLocation?

    public init(
        id: ViewID, title: String, symbol: String?, isSelected: Bool, badge: String? = nil, frame: Rect,
        tap: Tap? = nil, source: SourceLocation? = nil
    ) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.isSelected = isSelected
        self.badge = badge
        self.frame = frame
        self.tap = tap
        self.source = source
    }
}

public struct OverflowItem: Sendable {
    public var id: ViewID
    /// The overflow control whose menu lists it: every bar that is too full has one of its own.
    public var control: ViewID
    public var title: String
    public var symbol: String?
    public var identifier: String?
    public var reason: Reason
    public var isEnabled: Bool
    public var tap: Tap?
    public var source: SourceLocation?

    public init(
        id: ViewID, control: ViewID, title: String, symbol: String?, identifier: String? = nil, reason: Reason,
        isEnabled: Bool = true, tap: Tap? = nil, source: SourceLocation? = nil
    ) {
        self.id = id
        self.control = control
        self.title = title
        self.symbol = symbol
        self.identifier = identifier
        self.reason = reason
        self.isEnabled = isEnabled
        self.tap = tap
        self.source = source
    }
}

/// Where one toolbar item went, and why.
public struct Decision: Sendable {
    public enum Place: String, CaseIterable, Hashable, Sendable {
        case rail
        case top
        case bottom
        case overflow
        case tabs
        case keyboard
        case column
        case hidden
    }

    public var id: ViewID
    public var title: String
    public var placed: Place
    public var reason: Reason
    public var source: SourceLocation?

    public init(id: ViewID, title: String, placed: Place, reason: Reason, source: SourceLocation? = nil) {
        self.id = id
        self.title = title
        self.placed = placed
        self.reason = reason
        self.source = source
    }
}

/// One item, group, spacer or overflow menu of a `.toolbar { }`.
public struct ToolbarEntry: Sendable {
    public enum Kind: Sendable {
        case item
        case group
        case spacer(isFlexible: Bool)
        case overflowMenu
        /// `.search`-like system items: `DefaultToolbarItem(kind:)`.
        case system(String)
    }

    public var kind: Kind
    public var placement: ToolbarPlacement
    public var priority: VisibilityPriority
    public var axisBehavior: AxisBehavior
    /// The controls; a group has several.
    public var content: [ViewNode]
    public var id: ViewID
    public var source: SourceLocation?

    public init(
        _ kind: Kind, placement: ToolbarPlacement = .automatic, priority: VisibilityPriority = .automatic,
        axisBehavior: AxisBehavior = .automatic, content: [ViewNode], id: ViewID, source: SourceLocation? = nil
    ) {
        self.kind = kind
        self.placement = placement
        self.priority = priority
        self.axisBehavior = axisBehavior
        self.content = content
        self.id = id
        self.source = source
    }
}

public enum ToolbarPlacement: String, CaseIterable, Hashable, Sendable {
    case automatic
    case topBarLeading
    case topBarTrailing
    case topBarPinnedTrailing
    case navigationBarLeading
    case navigationBarTrailing
    case cancellationAction
    case confirmationAction
    case primaryAction
    case secondaryAction
    case destructiveAction
    case principal
    case title
    case subtitle
    case largeTitle
    case bottomBar
    case status
    case keyboard
    case navigation
}

/// Which items leave a full bar first; `higher`/`lower` come from `init(higherThan:)` and `init(lowerThan:)`.
public struct VisibilityPriority: Hashable, Comparable, Sendable {
    /// 0 is automatic.
    public var level: Double

    public init(level: Double) { self.level = level }

    public static let low = VisibilityPriority(level: -1)
    public static let automatic = VisibilityPriority(level: 0)
    public static let high = VisibilityPriority(level: 1)

    public static func < (a: VisibilityPriority, b: VisibilityPriority) -> Bool { a.level < b.level }
}

public enum AxisBehavior: String, CaseIterable, Hashable, Sendable {
    case automatic
    case horizontalOnly
    case verticalPreferred
}

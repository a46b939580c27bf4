public import CreaseDevice

/// Something shown over the window: a sheet, an alert, a menu, a popover.
public struct Presentation: Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case sheet
        case fullScreenCover
        case alert
        case confirmationDialog
        case popover
        case inspector
        case menu
    }

    public var id: ViewID
    public var kind: Kind
    public var title: String?
    /// Window coordinates.
    public var frame: Rect
    public var cornerRadius: Double
    public var nodes: [SceneNode]
    public var bars: Bars?
    /// What puts it away.
    public var dismiss: Action?
    public var source: SourceLocation?

    public init(
        id: ViewID, kind: Kind, title: String? = nil, frame: Rect, cornerRadius: Double = 0, nodes: [SceneNode] = [],
        bars: Bars? = nil, dismiss: Action? = nil, source: SourceLocation? = nil
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.nodes = nodes
        self.bars = bars
        self.dismiss = dismiss
        self.source = source
    }
}

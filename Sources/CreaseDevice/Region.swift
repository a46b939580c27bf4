/// A reserved region of the window. Its frame already includes its margins.
public struct Region: Hashable, Sendable {
    /// A fold that divides the window, or something that covers a part of it.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case division
        case occlusion
    }

    /// What the region is for; raw values are those of the reports.
    public enum Name: String, CaseIterable, Hashable, Sendable {
        case fold
        case camera
        case status
        case windowControls = "window-controls"
    }

    public var kind: Kind
    public var name: Name
    /// Window coordinates, clipped to the window, margins included.
    public var frame: Rect
    /// The part of the whole region that is margin; not clipped, never to be added to the frame.
    public var margins: EdgeInsets
    public var isActive: Bool
    public var basis: Fact.Basis

    public init(
        kind: Kind, name: Name, frame: Rect, margins: EdgeInsets = .zero, isActive: Bool, basis: Fact.Basis
    ) {
        self.kind = kind
        self.name = name
        self.frame = frame
        self.margins = margins
        self.isActive = isActive
        self.basis = basis
    }
}

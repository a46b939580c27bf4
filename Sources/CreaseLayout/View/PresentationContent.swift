/// Something shown over the layout.
public struct PresentationContent: Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case sheet
        case fullScreenCover
        case alert
        case confirmationDialog
        case popover
        case inspector
    }

    public var kind: Kind
    public var isPresented: Bool
    /// Alerts and dialogs.
    public var title: String
    public var message: [ViewNode]
    /// Sheet content, or the buttons of an alert or dialog; built only while presented.
    public var content: @Sendable () -> [ViewNode]
    /// Puts the bound value back to false or nil.
    public var dismiss: Action?

    public init(
        _ kind: Kind, isPresented: Bool, title: String = "", message: [ViewNode] = [],
        content: @escaping @Sendable () -> [ViewNode], dismiss: Action? = nil
    ) {
        self.kind = kind
        self.isPresented = isPresented
        self.title = title
        self.message = message
        self.content = content
        self.dismiss = dismiss
    }
}

public enum Detent: Hashable, Sendable {
    case medium
    case large
    case fraction(Double)
    case height(Double)
}

public enum PresentationPlacement: String, CaseIterable, Hashable, Sendable {
    case automatic
    case leading
    case center
    case trailing
}

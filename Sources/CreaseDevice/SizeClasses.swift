/// How much room a window has in one direction, as the system names it.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
    case compact
    case regular
}

/// The size classes of a window, horizontal × vertical.
public struct SizeClasses: Hashable, Sendable {
    public var horizontal: SizeClass
    public var vertical: SizeClass

    public init(horizontal: SizeClass, vertical: SizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

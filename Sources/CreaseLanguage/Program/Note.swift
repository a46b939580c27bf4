public import CreaseLayout

/// Something evaluation decided or left out that its reader should know.
public struct Note: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        /// A condition or value that only the running app knows; the guess is in the message.
        case guess
        /// A modifier nobody knows; it does nothing.
        case unknownModifier
        /// A view nobody knows; it is a labelled box.
        case unknownView
        /// An `#if` decided by its content.
        case compilation
        /// Newer than the tier it is shown on.
        case tier
        /// A limit was hit; the rest is not shown.
        case limit
    }

    public var kind: Kind
    /// A headline, as in diagnostics.
    public var message: String
    public var source: CreaseLayout.SourceLocation?
    /// How often it came up; one note stands for all of a name.
    public var count: Int

    init(_ kind: Kind, _ message: String, at source: CreaseLayout.SourceLocation?, count: Int = 1) {
        self.kind = kind
        self.message = message
        self.source = source
        self.count = count
    }

    init(_ kind: Kind, _ message: String, at place: Place) {
        self.init(
            kind, message, at: CreaseLayout.SourceLocation(line: Int(place.line), column: Int(place.column)))
    }
}

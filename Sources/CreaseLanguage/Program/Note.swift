public import CreaseLayout

/// Something evaluation decided or left out that its reader should know.
public struct Note: Hashable, Sendable {
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

    /// A name that is misspelt in the shown file.
    init(misspelt warning: Diagnostic, in source: SourceText) {
        let place = source.location(of: warning.range.lowerBound)
        self.init(
            .misspelt, warning.headline,
            at: CreaseLayout.SourceLocation(line: place.line, column: place.column))
    }

    /// What distinguishes it from others that are known before evaluation: each place counts by itself.
    var subject: String { message + (source.map { " \($0.line):\($0.column)" } ?? "") }

    /// Whether it is about a line of the file that is shown; false for a found file, and where no line is known.
    public var isInShownFile: Bool { source.map { $0.file == nil } ?? false }

    /// Counts another note of the same subject; a place in the shown file is worth more than one in a found file.
    mutating func add(_ other: Note) {
        count += other.count
        if !isInShownFile, other.isInShownFile { source = other.source }
    }
}

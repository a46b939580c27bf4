import CreaseLanguage

/// A tape as read: steps with their places, and the layout it names.
struct Tape: Sendable {
    /// The limit of a tape, in bytes.
    static let sizeLimit = 1 << 20

    let source: SourceText
    let steps: [TapeStep]
    /// Of its `layout` line, as written.
    let layout: String?

    /// Reads a tape; throws everything that is wrong with it.
    init(_ source: SourceText) throws(UnreadableTape) {
        var parser = TapeParser(source)
        parser.parse()
        guard parser.diagnostics.isEmpty else { throw UnreadableTape(parser.diagnostics, in: source) }
        self.source = source
        steps = parser.steps
        layout = parser.layout
    }

    /// Reads a tape from a file; throws also what keeps the file from being read.
    init(file: FileName) throws {
        let bytes = try FileReader.bytes(of: file, limit: Self.sizeLimit)
        if let trouble = SourceBytes(bytes: bytes).trouble(in: file, kind: "a tape is plain text") { throw trouble }
        try self.init(SourceText(bytes, name: file.shown))
    }
}

/// A tape with steps that cannot be understood: its messages, ready for standard error.
struct UnreadableTape: Error, Equatable, Sendable {
    /// `FILE:LINE:COLUMN: error: …` with line and caret, one after the other; ends in a newline.
    let messages: String

    init(_ diagnostics: [Diagnostic], in source: SourceText) {
        let inOrder = diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
        messages = inOrder.prefix(100).map { $0.rendered(in: source) + "\n" }.joined()
    }
}

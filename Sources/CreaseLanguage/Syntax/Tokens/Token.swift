/// A token: its kind and its bytes, in 16 bytes of memory.
///
/// Blanks and comments are no tokens of their own: they belong to the token that follows them and are the gap between the
/// end of the previous token and `start`. The last token is always `endOfFile`, so every byte of a file belongs to one
/// token and the tokens printed one after the other, gaps included, are the file.
struct Token: Sendable, Equatable {
    struct Flags: OptionSet {
        let rawValue: UInt8
        /// A line end stands between this token and the one before it.
        static let startsLine = Flags(rawValue: 1)
        /// Blanks or comments stand before the token.
        static let spaceBefore = Flags(rawValue: 2)
        /// An identifier in back-ticks.
        static let quoted = Flags(rawValue: 4)
    }

    var startOffset: Int32
    var endOffset: Int32
    /// For a bracket, the token at its other end; negative for a bracket that has none and for all other tokens.
    var partner: Int32 = -1
    let kind: TokenKind
    let flags: Flags

    init(kind: TokenKind, start: Int, end: Int, flags: Flags) {
        self.kind = kind
        self.flags = flags
        startOffset = Int32(truncatingIfNeeded: start)
        endOffset = Int32(truncatingIfNeeded: end)
    }

    /// The bytes of the token itself, without what stands before it.
    var range: Range<Int> { Int(startOffset)..<Int(endOffset) }

    /// Whether a line end stands between this token and the one before it.
    var startsLine: Bool { flags.contains(.startsLine) }
    /// Whether blanks or comments stand between this token and the one before it.
    var hasSpaceBefore: Bool { flags.contains(.spaceBefore) }
}

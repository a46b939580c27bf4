import CreaseLanguage

/// A word of a tape.
struct TapeWord: Sendable {
    /// What it says; of a quoted one what is between the quotes.
    var text: String
    /// Its bytes, quotes included.
    var range: Range<Int>
    var isQuoted: Bool
}

/// Splits a tape into steps of words.
///
/// A step ends with its line or at a `;`; a `#` in front of a word starts a comment up to the end of the line. Words end
/// at blanks, quoted ones at the same quote: `"` with `\"`, `\\` and `\n` in it, `'` and “ ” as they are. A quote in the
/// middle of a word belongs to it with all that it quotes, so that `set name="two words"` stays one word.
struct TapeLexer {
    /// Steps of a tape; further ones are not read.
    static let stepLimit = 10_000

    private let source: SourceText
    private var offset = 0
    private(set) var diagnostics: [Diagnostic] = []

    private init(_ source: SourceText) { self.source = source }

    static func steps(of source: SourceText) -> (steps: [[TapeWord]], diagnostics: [Diagnostic]) {
        var lexer = TapeLexer(source)
        let steps = lexer.steps()
        return (steps, lexer.diagnostics)
    }

    private mutating func steps() -> [[TapeWord]] {
        var steps: [[TapeWord]] = []
        var step: [TapeWord] = []
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: ";"):
                offset += 1
                if !step.isEmpty { steps.append(step) }
                step = []
                if steps.count >= Self.stepLimit {
                    diagnostics.append(
                        Diagnostic(
                            .error, "a tape has at most \(Self.stepLimit) steps", at: offset..<offset))
                    return steps
                }
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
            case UInt8(ascii: "#"): while let byte = peek(), byte != UInt8(ascii: "\n") { offset += 1 }
            default: step.append(word())
            }
        }
        if !step.isEmpty { steps.append(step) }
        return steps
    }

    private func peek() -> UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

    private mutating func word() -> TapeWord {
        let start = offset
        if let quote = quote() {
            let text = quoted(by: quote, from: start)
            return TapeWord(text: text, range: start..<offset, isQuoted: true)
        }
        while let byte = peek(), !Self.ends.contains(byte) {
            if let quote = byte == UInt8(ascii: "\"") ? quote() : nil {
                _ = quoted(by: quote, from: offset)
            } else {
                offset += 1
            }
        }
        return TapeWord(text: source.text(start..<offset), range: start..<offset, isQuoted: false)
    }

    private static let ends = Set(" \t\r\n;".utf8)

    private struct Quote {
        let open: [UInt8]
        let close: [UInt8]
        let hasEscapes: Bool
    }

    private static let quotes = [
        Quote(open: Array("\"".utf8), close: Array("\"".utf8), hasEscapes: true),
        Quote(open: Array("'".utf8), close: Array("'".utf8), hasEscapes: false),
        Quote(open: Array("“".utf8), close: Array("”".utf8), hasEscapes: false),
    ]

    /// The kind of quote that opens here.
    private func quote() -> Quote? {
        Self.quotes.first { source.bytes[offset...].starts(with: $0.open) }
    }

    /// What stands between quotes; the offset is behind the closing one, or at the line's end where it is missing.
    private mutating func quoted(by quote: Quote, from start: Int) -> String {
        offset += quote.open.count
        var bytes: [UInt8] = []
        while let byte = peek(), byte != UInt8(ascii: "\n") {
            if source.bytes[offset...].starts(with: quote.close) {
                offset += quote.close.count
                return String(decoding: bytes, as: UTF8.self)
            }
            offset += 1
            guard quote.hasEscapes, byte == UInt8(ascii: "\\"), let next = peek(), next != UInt8(ascii: "\n") else {
                bytes.append(byte)
                continue
            }
            offset += 1
            switch next {
            case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(next)
            default: bytes += [byte, next]
            }
        }
        let mark = String(decoding: quote.close, as: UTF8.self)
        diagnostics.append(Diagnostic(.error, "the closing \(mark) is missing", at: start..<offset))
        return String(decoding: bytes, as: UTF8.self)
    }
}

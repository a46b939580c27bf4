extension Parser {
    /// Whether a message about the token to be read next would be kept; wording one that is not costs time.
    var mayReport: Bool { reportedToken != index && !log.isFull }

    /// A message about a token, unless it already has one.
    mutating func report(_ message: String, at range: Range<Int>? = nil) {
        guard reportedToken != index else { return }
        reportedToken = index
        log.error(message, at: range ?? current.range)
    }

    /// The place behind the last token, where something is missing.
    var gap: Range<Int> { Int(previousEnd)..<Int(previousEnd) }

    /// The token to be read next as messages call it.
    var currentName: String { name(of: current) }

    func name(of token: Token) -> String {
        switch token.kind {
        case .endOfFile: "the end of the file"
        case .stringOpen: "a string"
        default: "'\(shortened(source.text(token.range)))'"
        }
    }

    private func shortened(_ text: String) -> String {
        text.count > 40 ? text.prefix(39) + "…" : text
    }

    /// Reads a token that has to stand here, or says that it is missing behind the last one.
    @discardableResult
    mutating func expect(_ kind: TokenKind, _ what: String) -> Bool {
        if take(kind) { return true }
        if mayReport { report("\(what) is missing before \(currentName)", at: gap) }
        return false
    }

    /// Reads up to the partner of an opening bracket, or says where the bracket was that nobody closes.
    mutating func close(_ opening: Int) {
        let bracket = token(opening)
        let partner = Int(bracket.partner)
        if partner == index, current.kind.isCloseBracket {
            advance()
        } else if partner > index {
            if mayReport { report("unexpected \(currentName)") }
            jump(to: partner)
            advance()
        } else if partner < 0 {
            reportUnclosed(bracket)
        }
    }

    private mutating func reportUnclosed(_ bracket: Token) {
        guard mayReport else { return }
        let place = source.location(of: bracket.range.lowerBound)
        switch bracket.kind {
        case .parenOpen: report("missing ')' to close the '(' at \(place)", at: gap)
        case .squareOpen: report("missing ']' to close the '[' at \(place)", at: gap)
        case .braceOpen: report("a '{' opened here is never closed", at: bracket.range)
        // The lexer has told about the string around it.
        default: break
        }
    }

    /// Says that a token does not fit and skips it; an opening bracket with all it holds.
    mutating func skipUnexpected() -> NodeID {
        let start = current.startOffset
        if !at(.unknown), mayReport { report("unexpected \(currentName)") }
        if current.kind.isOpenBracket { skipBracket() } else { advance() }
        return make(.unknown, from: start)
    }
}

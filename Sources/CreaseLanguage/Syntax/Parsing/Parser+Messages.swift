extension Parser {
    /// Whether a message about the token to be read next would be kept; wording one that is not costs time.
    var mayReport: Bool { reportedToken != index && !isSilent && !log.isFull }

    /// A message about a token, unless it already has one.
    mutating func report(_ message: String, at range: Range<Int>? = nil) {
        guard mayReport else { return }
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
            reportUnclosed(bracket, opening)
        }
    }

    private mutating func reportUnclosed(_ bracket: Token, _ opening: Int) {
        guard mayReport, opening > unclosedString else { return }
        let place = source.location(of: bracket.range.lowerBound)
        switch bracket.kind {
        case .parenOpen: report("missing ')' to close the '(' at \(place)", at: gap)
        case .squareOpen: report("missing ']' to close the '[' at \(place)", at: gap)
        case .braceOpen: report("a '{' opened here is never closed", at: suspect(for: bracket).range)
        // The lexer has told about the string around it.
        default: break
        }
    }

    /// The brace that was probably forgotten when one is open at the end of the file.
    ///
    /// Braces pair up from the inside, so it is always an outer one that stays open. The first `}` that stands at the start
    /// of a line with another indentation than the line of its `{` tells where they went out of step.
    private func suspect(for bracket: Token) -> Token {
        var lineStart = 0
        var indentations: [Int: Int] = [:]
        for (place, token) in tokens.enumerated() {
            if token.startsLine { lineStart = place }
            switch token.kind {
            case .braceOpen where token.range.lowerBound >= bracket.range.lowerBound:
                indentations[place] = column(of: tokens[lineStart])
            case .braceClose where token.startsLine:
                guard let indentation = indentations[Int(token.partner)] else { continue }
                if indentation != column(of: token) { return tokens[Int(token.partner)] }
            default: break
            }
        }
        return bracket
    }

    private func column(of token: Token) -> Int { source.location(of: token.range.lowerBound).column }

    /// Says that a token does not fit and skips it; an opening bracket with all it holds.
    mutating func skipUnexpected() -> NodeID {
        let start = current.startOffset
        if !at(.unknown), mayReport { report("unexpected \(currentName)") }
        if current.kind.isOpenBracket { skipBracket() } else { advance() }
        return make(.unknown, from: start)
    }
}

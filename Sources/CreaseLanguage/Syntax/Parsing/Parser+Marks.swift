/// Words before an operand: `await`, `consume`, `unsafe` and their kin.
extension Parser {
    /// What a word before an operand does with it, unless it is an operand itself.
    func markWord() -> NodeKind? {
        guard byte(Int(current.startOffset)) >= UInt8(ascii: "a"), current.range.count <= 7,
            current.range.count >= 4
        else { return nil }
        let next = peek()
        guard !next.startsLine else { return nil }
        if isWord(current, "await") { return startsAwaited(next.kind) ? .awaitMark : nil }
        if isWord(current, "discard") { return next.kind == .keywordSelf ? .wordMark : nil }
        if isCoroutine, isWord(current, "yield") { return startsExpression(next.kind) ? .wordMark : nil }
        if isWord(current, "unsafe"), next.kind != .braceOpen, next.hasSpaceBefore, startsExpression(next.kind) {
            return .wordMark
        }
        guard startsMarked(next.kind) else { return nil }
        if next.kind == .parenOpen || next.kind == .squareOpen { return nil }
        for word: StaticString in ["consume", "copy", "each", "unsafe"] where isWord(current, word) { return .wordMark }
        return nil
    }

    /// `await` covers everything that can be evaluated; `await.x` and `await(x)` would be a variable's and a function's.
    private func startsAwaited(_ kind: TokenKind) -> Bool {
        switch kind {
        case .period: peek().hasSpaceBefore
        case .braceOpen: allowsTrailingClosure
        default: startsExpression(kind)
        }
    }

    private func startsMarked(_ kind: TokenKind) -> Bool {
        switch kind {
        case .identifier, .keywordSelf, .keywordCapitalSelf, .keywordSuper, .stringOpen, .parenOpen, .squareOpen,
            .keywordTry, .poundName, .dollarIdentifier, .integer, .keywordAny:
            true
        // `await .init()` has a blank before the dot, the member of a variable called await has none.
        case .period: peek().hasSpaceBefore
        default: false
        }
    }

    mutating func parseMarked(_ kind: NodeKind) -> NodeID {
        let start = current.startOffset
        let word = takeSlot()
        if isWord(token(Int(word) - 1), "yield") {
            let operand = nested { $0.parseExpression() }
            return make(.wordMark, from: start, .token(word), .node(operand))
        }
        if kind == .awaitMark {
            let operand = nested { $0.parseExpression() }
            return make(.awaitMark, from: start, .node(operand))
        }
        let operand = nested { $0.parseOperand() }
        return make(.wordMark, from: start, .token(word), .node(operand))
    }
}

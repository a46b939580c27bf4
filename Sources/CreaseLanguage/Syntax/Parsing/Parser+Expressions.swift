extension Parser {
    /// Whether an expression may start with a token.
    func startsExpression(_ kind: TokenKind) -> Bool {
        switch kind {
        case .identifier, .dollarIdentifier, .underscore, .integer, .float, .stringOpen, .regex, .placeholder,
            .parenOpen, .squareOpen, .braceOpen, .period, .backslash, .operatorPrefix, .poundName, .keywordFalse,
            .keywordIf, .keywordInit, .keywordNil, .keywordSelf, .keywordCapitalSelf, .keywordSuper, .keywordSwitch,
            .keywordTrue, .keywordTry, .keywordAny, .keywordRepeat, .poundAvailable, .poundUnavailable, .unknown:
            true
        case .keywordLet, .keywordVar, .keywordIs: patternMode != .none
        default: false
        }
    }

    /// An expression that is due and not there.
    mutating func missingExpression(_ what: String = "an expression") -> NodeID {
        if mayReport { report("\(what) is missing before \(currentName)", at: gap) }
        return make(.missing, from: previousEnd)
    }

    /// An operand with the operators and words before it and all that follows it without a blank.
    mutating func parseOperand() -> NodeID {
        let start = current.startOffset
        switch current.kind {
        case .operatorPrefix:
            let isInOut = isWord(current, "&")
            let token = takeSlot()
            let operand = nested { $0.parseOperand() }
            if isInOut { return make(.inOut, from: start, .node(operand)) }
            return make(.prefix, from: start, .token(token), .node(operand))
        case .keywordTry:
            advance()
            var mode = CastSyntax.Mode.plain
            if take(.questionPostfix) { mode = .optional } else if take(.exclaimPostfix) { mode = .forced }
            let operand = nested { $0.parseExpression() }
            return make(.tryMark, from: start, variant: mode.rawValue, .node(operand))
        case .identifier:
            if let mark = markWord() { return parseMarked(mark) }
        case .keywordRepeat:
            return parseMarked(.wordMark)
        case .operatorInfix, .operatorPostfix, .arrow, .equal:
            // An operator by itself is a function: `reduce(0, +)`.
            if startsNothing(peek().kind) {
                let name = takeSlot()
                return make(.name, from: start, .token(name), .list(0))
            }
        default:
            break
        }
        return parsePostfix(parsePrimary(), from: start)
    }

    private func startsNothing(_ kind: TokenKind) -> Bool {
        kind == .parenClose || kind == .comma || kind == .squareClose || kind == .colon
    }

    /// What a word before an operand does with it, unless it is an operand itself.
    private func markWord() -> NodeKind? {
        guard byte(Int(current.startOffset)) >= UInt8(ascii: "a"), current.range.count <= 7,
            current.range.count >= 4
        else { return nil }
        let next = peek()
        guard !next.startsLine else { return nil }
        if isWord(current, "await") { return startsAwaited(next.kind) ? .awaitMark : nil }
        if isWord(current, "discard") { return next.kind == .keywordSelf ? .wordMark : nil }
        if isCoroutine, isWord(current, "yield") { return startsExpression(next.kind) ? .wordMark : nil }
        guard startsMarked(next.kind) else { return nil }
        if isWord(current, "unsafe"), next.hasSpaceBefore { return .wordMark }
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

    private mutating func parseMarked(_ kind: NodeKind) -> NodeID {
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

    /// The innermost part of an operand.
    private mutating func parsePrimary() -> NodeID {
        let start = current.startOffset
        switch current.kind {
        case .identifier, .keywordSelf, .keywordCapitalSelf, .keywordSuper, .keywordAny, .dollarIdentifier,
            .underscore, .keywordInit:
            return parseName()
        case .integer:
            advance()
            return make(.integer, from: start)
        case .float:
            advance()
            return make(.float, from: start)
        case .keywordTrue, .keywordFalse:
            let value: UInt8 = at(.keywordTrue) ? 1 : 0
            advance()
            return make(.boolean, from: start, variant: value)
        case .keywordNil:
            advance()
            return make(.nilLiteral, from: start)
        case .regex:
            advance()
            return make(.regex, from: start)
        case .placeholder:
            advance()
            return make(.placeholder, from: start)
        case .unknown:
            // The lexer has said what is wrong with it.
            advance()
            return make(.unknown, from: start)
        case .stringOpen:
            return parseString()
        case .parenOpen:
            return nested { $0.parseTuple() }
        case .squareOpen where opensInlineArray:
            let type = parseType()
            return make(.typeExpression, from: start, .node(type))
        case .squareOpen:
            return nested { $0.parseCollection() }
        case .braceOpen:
            return nested { $0.parseClosure() }
        case .period:
            return parseImplicitMember()
        case .backslash:
            return parseKeyPath()
        case .at:
            // `(@Sendable (Int) -> Void).self`: only a type has attributes here.
            let type = parseType()
            return make(.typeExpression, from: start, .node(type))
        case .poundName:
            return parseMacro()
        case .keywordIf:
            return parseIf()
        case .keywordSwitch:
            return parseSwitch()
        case .keywordLet, .keywordVar, .keywordIs:
            guard patternMode != .none else { return missingExpression() }
            let pattern = parseMatchPattern()
            return make(.patternExpression, from: start, .node(pattern))
        case .poundAvailable, .poundUnavailable:
            report("\(currentName) stands only in the conditions of 'if', 'guard' and 'while'")
            advance()
            if at(.parenOpen) { skipBracket() }
            return make(.unknown, from: start)
        default:
            return missingExpression()
        }
    }

    private mutating func parseName() -> NodeID {
        let start = current.startOffset
        let isPlain = at(.identifier)
        if isPlain, peek().kind == .identifier, !peek().startsLine, isWord(current, "any") || isWord(current, "some") {
            let type = parseType()
            return make(.typeExpression, from: start, .node(type))
        }
        let takesGenerics = isPlain || at(.keywordCapitalSelf)
        let name = takeQualifiedName()
        if patternMode == .binding, isPlain, !continuesName(current) {
            let pattern = make(.namePattern, from: start, .token(name))
            return make(.patternExpression, from: start, .node(pattern))
        }
        let generics = takesGenerics && opensGenericArguments ? parseGenericArguments() : 0
        let reference = make(.name, from: start, .token(name), .list(generics))
        return compound(reference, from: start)
    }

    /// Whether the token behind a name makes it part of something larger.
    private func continuesName(_ token: Token) -> Bool {
        switch token.kind {
        case .period: true
        case .parenOpen, .squareOpen: !token.startsLine
        default: false
        }
    }

    /// A name without the module in front of it: `SwiftUI::Text`.
    mutating func takeQualifiedName() -> TokenSlot {
        while atModule { (1...3).forEach { _ in advance() } }
        return takeSlot()
    }

    /// Whether the name to be read next is that of a module, with `::` behind it.
    var atModule: Bool {
        at(.identifier) && peek().kind == .colon && peek(2).kind == .colon && !peek(2).hasSpaceBefore
            && peek(3).kind == .identifier && !peek(3).hasSpaceBefore
    }

    func startsWithCapital(_ token: Token) -> Bool {
        let first = byte(Int(token.startOffset))
        return first &- UInt8(ascii: "A") < 26 || first == UInt8(ascii: "_") || first >= 0x80
            || first == UInt8(ascii: "`")
    }

    /// `.leading`
    private mutating func parseImplicitMember() -> NodeID {
        let start = current.startOffset
        advance()
        guard isMemberName(current), !current.startsLine else {
            report("a name is missing behind '.'", at: gap)
            return make(.unknown, from: start)
        }
        // The compiler compares where `<` follows: `.some < limit`.
        let name = takeSlot()
        let member = make(.implicitMember, from: start, .token(name), .list(0))
        return compound(member, from: start)
    }

    func isMemberName(_ token: Token) -> Bool {
        token.kind == .identifier || token.kind.isKeyword || token.kind == .integer || token.kind == .dollarIdentifier
    }

    /// Whether a token may stand before the `:` of an argument.
    func isLabel(_ token: Token) -> Bool {
        token.kind == .identifier || token.kind == .underscore || token.kind == .dollarIdentifier
            || token.kind.isKeyword
    }

    /// Adds the labels of `move(from:to:)`, if those and nothing else follow in parentheses.
    mutating func compound(_ base: NodeID, from start: Int32) -> NodeID {
        guard at(.parenOpen), !current.startsLine, isLabel(peek()), peek(2).kind == .colon else { return base }
        var place = index + 1
        while isLabel(token(place)), token(place + 1).kind == .colon { place += 2 }
        guard token(place).kind == .parenClose else { return base }
        advance()
        let mark = beginList()
        while !at(.parenClose) {
            scratch.append(takeSlot())
            advance()
        }
        advance()
        let labels = endTokenList(mark)
        return make(.compoundName, from: start, .node(base), .tokens(labels))
    }

    private mutating func parseMacro() -> NodeID {
        let start = current.startOffset
        let name = takeSlot()
        let generics = opensGenericArguments ? parseGenericArguments() : 0
        let arguments = at(.parenOpen) && !current.startsLine ? parseArguments() : 0
        let closures = startsTrailingClosure ? parseTrailingClosures() : 0
        return makeWide(.macro, from: start, .token(name), .list(generics), .list(arguments), .list(closures))
    }
}

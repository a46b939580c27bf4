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

    private mutating func parseMacro() -> NodeID {
        let start = current.startOffset
        let name = takeSlot()
        let generics = opensGenericArguments ? parseGenericArguments() : 0
        let arguments = at(.parenOpen) && !current.startsLine ? parseArguments() : 0
        let closures = startsTrailingClosure ? parseTrailingClosures() : 0
        return makeWide(.macro, from: start, .token(name), .list(generics), .list(arguments), .list(closures))
    }
}

extension Parser {
    /// A type with everything that belongs to it.
    mutating func parseType() -> NodeID {
        nested { parser in
            let start = parser.current.startOffset
            _ = parser.parseTypeMarks()
            if let constrained = parser.parseConstrainedType(from: start) { return constrained }
            let first = parser.parseSimpleType(from: start)
            // Nothing was read: a type that is missing stands behind the token before, and nothing goes on from it.
            if parser.store[first].start < start { return first }
            let type = parser.parseComposition(first, from: start)
            return parser.parseFunctionType(type, from: start)
        }
    }

    /// `@escaping`, `inout`, `borrowing`: they do not tell types apart, but some tell how an argument is passed.
    mutating func parseTypeMarks() -> PassingMarks {
        var marks: PassingMarks = []
        while true {
            switch current.kind {
            case .at:
                if isWord(peek(), "autoclosure") { marks.insert(.autoclosure) }
                _ = parseAttribute()
            case .keywordInout:
                marks.insert(.inOut)
                advance()
            case .identifier where isTypeSpecifier:
                advance()
                if at(.parenOpen), !current.hasSpaceBefore { skipBracket() }
            default:
                return marks
            }
        }
    }

    private var isTypeSpecifier: Bool {
        let next = peek()
        guard !next.startsLine else { return false }
        switch next.kind {
        case .identifier, .squareOpen, .keywordCapitalSelf, .keywordAny, .at: break
        case .parenOpen:
            return isWord(current, "nonisolated") || (next.hasSpaceBefore && isAnySpecifier)
        default: return false
        }
        return isAnySpecifier
    }

    private var isAnySpecifier: Bool {
        for word: StaticString in [
            "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned", "__shared", "_const",
        ] where isWord(current, word) {
            return true
        }
        return false
    }

    /// `some View`, `any View`, `each T`, `repeat each T`, `~Copyable`
    private mutating func parseConstrainedType(from start: Int32) -> NodeID? {
        switch current.kind {
        case .identifier:
            let next = peek()
            guard startsType(next.kind), !next.startsLine else { return nil }
            let isAny = isWord(current, "any")
            guard isAny || isWord(current, "some") else {
                guard isWord(current, "each") else { return nil }
                fallthrough
            }
            advance()
            let type = parseType()
            return make(.typeConstrained, from: start, variant: isAny ? 1 : 0, .node(type))
        case .keywordRepeat:
            advance()
            let type = parseType()
            return make(.typePack, from: start, .node(type))
        case .operatorPrefix where isWord(current, "~"):
            advance()
            let type = parseSimpleType(from: current.startOffset)
            let pack = make(.typePack, from: start, .node(type))
            return parseComposition(pack, from: start)
        default:
            return nil
        }
    }

    func startsType(_ kind: TokenKind) -> Bool {
        switch kind {
        case .identifier, .parenOpen, .squareOpen, .keywordCapitalSelf, .keywordAny, .placeholder: true
        default: false
        }
    }

    /// A named, tuple, array or dictionary type with its members and marks.
    private mutating func parseSimpleType(from start: Int32) -> NodeID {
        var type: NodeID
        switch current.kind {
        case .identifier, .keywordCapitalSelf, .keywordAny, .underscore, .keywordSelf:
            let name = takeQualifiedName()
            let generics = at(.operatorInfix) || current.kind.isOperator ? parseGenericArgumentsIfAny() : 0
            type = make(.typeName, from: start, .node(0), .token(name), .list(generics))
        case .parenOpen:
            let elements = parseTypeElements()
            type = make(.typeTuple, from: start, .list(elements))
        case .squareOpen:
            type = parseBracketType(from: start)
        case .placeholder:
            advance()
            type = make(.typeUnknown, from: start)
        default:
            report("a type is missing before \(currentName)", at: gap)
            return make(.typeUnknown, from: min(start, previousEnd))
        }
        return parseTypeSuffixes(type, from: start)
    }

    private mutating func parseTypeSuffixes(_ type: NodeID, from start: Int32) -> NodeID {
        var type = type
        while true {
            switch current.kind {
            case .questionPostfix:
                takeFirstByte()
                type = make(.typeOptional, from: start, .node(type))
            case .exclaimPostfix:
                takeFirstByte()
                type = make(.typeOptional, from: start, variant: 1, .node(type))
            case .period where isTypeMember(peek()) && !(stopsAtLineEnd && current.startsLine):
                advance()
                let name = takeSlot()
                let generics = parseGenericArgumentsIfAny()
                type = make(.typeName, from: start, .node(type), .token(name), .list(generics))
            default:
                return type
            }
        }
    }

    /// Members of types start with a capital or are `self`-like; `value as Int.description` is no Swift anyway.
    private func isTypeMember(_ token: Token) -> Bool {
        token.kind == .identifier || token.kind == .keywordCapitalSelf || token.kind == .keywordProtocol
    }

    private mutating func parseComposition(_ first: NodeID, from start: Int32) -> NodeID {
        guard at(.operatorInfix), isWord(current, "&") else { return first }
        let mark = beginList()
        scratch.append(first)
        while at(.operatorInfix), isWord(current, "&") {
            advance()
            let partStart = current.startOffset
            if at(.operatorPrefix), isWord(current, "~") {
                advance()
                let type = parseSimpleType(from: current.startOffset)
                scratch.append(make(.typePack, from: partStart, .node(type)))
            } else {
                scratch.append(parseSimpleType(from: partStart))
            }
        }
        let parts = endList(mark)
        return make(.typeComposition, from: start, .list(parts))
    }

    private mutating func parseFunctionType(_ parameters: NodeID, from start: Int32) -> NodeID {
        guard at(.arrow) || ((at(.keywordThrows) || isWord(current, "async")) && effectsLeadToArrow) else {
            return parameters
        }
        skipEffects()
        advance()
        let result = parseType()
        let node = store[parameters]
        // Without parentheses it is no Swift any more, and its one parameter is of no use.
        let list = node.kind == .typeTuple ? node.first : 0
        return make(.typeFunction, from: start, .list(list), .node(result))
    }

    private var effectsLeadToArrow: Bool {
        for ahead in 1...5 where peek(ahead).kind == .arrow { return true }
        return false
    }
}

extension Parser {
    /// Everything that follows a base: members, calls, subscripts, closures, `?`, `!` and `#if`.
    mutating func parsePostfix(_ base: NodeID, from start: Int32) -> NodeID {
        var base = base
        if store[base].kind == .missing { return base }
        while true {
            if stopsAtLineEnd, current.startsLine { return base }
            switch current.kind {
            case .period:
                base = parseMember(of: base, from: start)
            case .parenOpen where !current.startsLine:
                base = parseCall(base, from: start)
            case .squareOpen where !current.startsLine:
                base = parseSubscript(base, from: start)
            case .braceOpen where mayBeCalled(base) && startsTrailingClosure:
                let closures = parseTrailingClosures()
                base = make(.call, from: start, .node(base), .list(0), .list(closures))
            case .questionPostfix:
                advance()
                base = make(.optionalChain, from: start, .node(base))
            case .exclaimPostfix:
                advance()
                base = make(.force, from: start, .node(base))
            case .operatorPostfix where !current.startsLine:
                let token = takeSlot()
                base = make(.postfix, from: start, .node(base), .token(token))
            case .poundIf where isChainConditional:
                let outer = base
                base = nested { parser in
                    let clauses = parser.parseClauses(.chain)
                    return parser.make(.postfixConditional, from: start, .node(outer), .list(clauses))
                }
            default:
                return base
            }
        }
    }

    private mutating func parseMember(of base: NodeID, from start: Int32) -> NodeID {
        advance()
        guard isMemberName(current) else {
            if at(.placeholder) {
                advance()
            } else {
                report("a name is missing behind '.'", at: gap)
            }
            return make(.unknown, from: start)
        }
        let name = takeQualifiedName()
        let generics = opensGenericArguments ? parseGenericArguments() : 0
        let member = make(.member, from: start, .node(base), .token(name), .list(generics))
        return compound(member, from: start)
    }

    private mutating func parseCall(_ callee: NodeID, from start: Int32) -> NodeID {
        nested { parser in
            let arguments = parser.parseArguments()
            let closures = parser.startsTrailingClosure ? parser.parseTrailingClosures() : 0
            return parser.make(
                .call, from: start, variant: 1, .node(callee), .list(arguments), .list(closures))
        }
    }

    private mutating func parseSubscript(_ base: NodeID, from start: Int32) -> NodeID {
        nested { parser in
            let arguments = parser.parseArguments()
            let closures = parser.startsTrailingClosure ? parser.parseTrailingClosures() : 0
            return parser.make(
                .subscriptCall, from: start, variant: 1, .node(base), .list(arguments), .list(closures))
        }
    }

    /// Literals take no trailing closure: `let rows = 5 { didSet { } }`.
    private func mayBeCalled(_ base: NodeID) -> Bool {
        switch store[base].kind {
        case .integer, .float, .boolean, .nilLiteral, .string, .regex, .array, .dictionary, .missing, .chainBase,
            .ifElse, .switchOver:
            false
        default: true
        }
    }

    /// Whether the `{` to be read next is an argument of what stands before it.
    var startsTrailingClosure: Bool {
        guard at(.braceOpen), !startsObservers else { return false }
        if allowsTrailingClosure { return !(stopsAtLineEnd && current.startsLine) }
        // Where `{` opens a body, it is a closure only if what follows its `}` on the same line says so.
        guard !current.startsLine, current.partner > index, peek().kind != .keywordCase else { return false }
        let next = token(Int(current.partner) + 1)
        guard !next.startsLine else { return false }
        switch next.kind {
        case .braceOpen, .keywordWhere, .comma, .squareOpen, .parenOpen, .period, .keywordIs, .keywordAs,
            .questionPostfix, .questionInfix, .exclaimPostfix, .colon, .equal, .operatorPostfix, .operatorInfix:
            return true
        default:
            return false
        }
    }

    /// Whether the `{` to be read next opens the observers of a stored property.
    private var startsObservers: Bool {
        let word = peek()
        guard word.kind == .identifier, word.range.count == 6 || word.range.count == 7 else { return false }
        guard isWord(word, "didSet") || isWord(word, "willSet") else { return false }
        return peek(2).kind == .braceOpen || peek(2).kind == .parenOpen
    }
}

extension Parser {
    mutating func parseString() -> NodeID {
        let start = current.startOffset
        let opening = takeSlot()
        let mark = beginList()
        loop: while true {
            let pieceStart = current.startOffset
            switch current.kind {
            case .stringText:
                advance()
                scratch.append(make(.stringText, from: pieceStart))
            case .interpolationOpen:
                let interpolation = nested { parser in
                    let outer = parser.patternMode
                    parser.patternMode = .none
                    let wasSilent = parser.isSilent
                    if parser.current.partner < 0 { parser.isSilent = true }
                    let arguments = parser.parseArguments()
                    parser.isSilent = wasSilent
                    parser.patternMode = outer
                    return parser.make(.interpolation, from: pieceStart, .list(arguments))
                }
                scratch.append(interpolation)
            case .stringClose:
                advance()
                break loop
            default:
                // The lexer has said that the string is never closed; what else is open on its line needs no words.
                reportedToken = index
                unclosedString = Int(opening)
                break loop
            }
        }
        let pieces = endList(mark)
        return make(.string, from: start, .list(pieces), .token(opening))
    }

    /// `[a, b]`, `[a: b]`, `[]`, `[:]`
    mutating func parseCollection() -> NodeID {
        let start = current.startOffset
        let opening = index
        advance()
        let outer = enterBrackets(keepingPattern: true)
        let mark = beginList()
        var isDictionary = false
        if at(.colon), peek().kind == .squareClose {
            isDictionary = true
            advance()
        }
        while !endsElements {
            let before = index
            if at(.poundIf) {
                scratch.append(parseConditional(.arguments))
                _ = take(.comma)
                continue
            }
            scratch.append(parseElement(&isDictionary))
            if take(.comma) || endsElements { continue }
            guard startsExpression(current.kind) || at(.poundIf), index > before,
                !(current.startsLine && token(opening).partner < 0)
            else { break }
            if !at(.poundIf) { report("a ',' is missing before \(currentName)", at: gap) }
        }
        let items = endList(mark)
        leaveBrackets(outer)
        close(opening)
        return make(isDictionary ? .dictionary : .array, from: start, .list(items))
    }

    private var endsElements: Bool {
        at(.endOfFile) || at(.semicolon) || current.kind.isCloseBracket
    }

    private mutating func parseElement(_ isDictionary: inout Bool) -> NodeID {
        let start = current.startOffset
        let key = parseExpression()
        guard take(.colon) else {
            if isDictionary { report("a ':' and a value are missing behind the key", at: gap) }
            return isDictionary ? pair(key, missing(), from: start) : key
        }
        isDictionary = true
        let value = parseExpression()
        return pair(key, value, from: start)
    }

    private mutating func missing() -> NodeID { make(.missing, from: previousEnd) }

    private mutating func pair(_ key: NodeID, _ value: NodeID, from start: Int32) -> NodeID {
        make(.pair, from: min(start, store[key].start), .node(key), .node(value))
    }

    /// `\Type.member[0]?.other`, `\.self`
    mutating func parseKeyPath() -> NodeID {
        let start = current.startOffset
        advance()
        let root = at(.period) ? 0 : parseKeyPathRoot()
        let mark = beginList()
        loop: while true {
            let componentStart = current.startOffset
            switch current.kind {
            case .period where !(current.startsLine && stopsAtLineEnd):
                advance()
                // `\.[0]` and `\.?` start with a dot that names nothing.
                if at(.squareOpen) || at(.questionPostfix) || at(.exclaimPostfix) { continue }
                guard isMemberName(current) else {
                    report("a name is missing behind '.'", at: gap)
                    break loop
                }
                let name = takeSlot()
                let generics = opensGenericArguments ? parseGenericArguments() : 0
                let member = make(.keyPathMember, from: componentStart, .token(name), .list(generics))
                scratch.append(member)
            case .squareOpen where !current.startsLine, .parenOpen where !current.startsLine && scratch.count > mark:
                let arguments = nested { parser in
                    let arguments = parser.parseArguments()
                    return parser.make(.keyPathSubscript, from: componentStart, .list(arguments))
                }
                scratch.append(arguments)
            case .questionPostfix:
                advance()
                scratch.append(make(.keyPathOptional, from: componentStart))
            case .exclaimPostfix:
                advance()
                scratch.append(make(.keyPathForce, from: componentStart))
            default:
                break loop
            }
        }
        let components = endList(mark)
        return make(.keyPath, from: start, .node(root), .list(components))
    }

    /// A type without its optional mark and without the members that belong to the path.
    private mutating func parseKeyPathRoot() -> NodeID {
        let start = current.startOffset
        switch current.kind {
        // The dots behind the root belong to the path.
        case .squareOpen:
            return parseBracketType(from: start)
        case .parenOpen:
            return make(.typeTuple, from: start, .list(parseTypeElements()))
        case .identifier, .keywordSelf, .keywordCapitalSelf, .keywordAny:
            let name = takeSlot()
            let generics = opensGenericArguments ? parseGenericArguments() : 0
            return make(.typeName, from: start, .node(0), .token(name), .list(generics))
        default:
            report("a '.' is missing behind '\\'", at: gap)
            return 0
        }
    }
}

extension Parser {
    mutating func parseVariable(_ head: DeclarationHead) -> NodeID {
        let isVar = at(.keywordVar)
        advance()
        let mark = beginList()
        repeat { scratch.append(parseBinding(isVar: isVar)) } while take(.comma)
        let bindings = endList(mark)
        return make(
            .variable, from: head.start, variant: isVar ? 1 : 0, .list(head.attributes), .list(head.modifiers),
            .list(bindings))
    }

    private mutating func parseBinding(isVar: Bool) -> NodeID {
        let start = current.startOffset
        let pattern = parseDeclarationPattern()
        var type: NodeID = 0
        if take(.colon) {
            type = parseType()
        } else if at(.identifier), !current.startsLine, isWord(current, "some") || startsWithCapital(current) {
            report("a ':' is missing before the type", at: gap)
            type = parseType()
        }
        let value = take(.equal) ? parseExpression() : 0
        let accessors = at(.braceOpen) && (isVar || !current.startsLine) ? parseAccessors() : 0
        return makeWide(
            .binding, from: min(start, store[pattern].start), .node(pattern), .node(type), .node(value),
            .node(accessors))
    }

    /// `{ statements }` or `{ get set }` and the like.
    mutating func parseAccessors() -> NodeID {
        guard hasAccessorList else { return parseBlock() }
        return nested { parser in
            let start = parser.current.startOffset
            let opening = parser.index
            parser.advance()
            let outer = parser.enterBrackets()
            parser.openBraces += 1
            let mark = parser.beginList()
            while let word = parser.accessorWord(at: parser.index) {
                parser.scratch.append(parser.parseAccessor(word))
            }
            let accessors = parser.endList(mark)
            parser.openBraces -= 1
            parser.leaveBrackets(outer)
            parser.close(opening)
            return parser.make(.accessorList, from: start, .list(accessors))
        }
    }

    /// Whether the `{` to be read next opens accessors rather than the body of a getter.
    private var hasAccessorList: Bool {
        guard let word = accessorWord(at: index + 1) else { return false }
        switch token(word + 1).kind {
        case .braceOpen, .braceClose, .keywordThrows, .endOfFile: return true
        case .parenOpen: return !isWord(token(word), "get")
        case .identifier: return accessorWord(at: word + 1) != nil || isWord(token(word + 1), "async")
        case .at: return true
        default: return false
        }
    }

    /// The place of an accessor's word behind any attributes and modifiers.
    private func accessorWord(at start: Int) -> Int? {
        var place = start
        for _ in 0..<8 {
            let token = token(place)
            switch token.kind {
            case .at:
                place += 2
                if self.token(place).kind == .parenOpen, !self.token(place).hasSpaceBefore {
                    guard self.token(place).partner > place else { return nil }
                    place = Int(self.token(place).partner) + 1
                }
            case .keywordInit: return place
            case .identifier:
                if Self.accessorWords.contains(where: { isWord(token, $0) }) { return place }
                guard Self.accessorModifiers.contains(where: { isWord(token, $0) }) else { return nil }
                place += 1
            default: return nil
            }
        }
        return nil
    }

    private static let accessorWords: [StaticString] = [
        "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "borrow", "mutate", "unsafeAddress",
        "unsafeMutableAddress",
    ]

    private static let coroutineWords: [StaticString] = ["_read", "_modify", "read", "modify"]

    private static let accessorModifiers: [StaticString] = [
        "mutating", "nonmutating", "borrowing", "consuming", "nonisolated", "yielding",
    ]

    private mutating func parseAccessor(_ word: Int) -> NodeID {
        let start = current.startOffset
        jump(to: word)
        let keyword = takeSlot()
        var parameter: TokenSlot = 0
        if at(.parenOpen) {
            let opening = index
            advance()
            if at(.identifier) || at(.underscore) { parameter = takeSlot() }
            close(opening)
        }
        skipEffects()
        let outer = isCoroutine
        isCoroutine = Self.coroutineWords.contains { isWord(token(word), $0) }
        let body = at(.braceOpen) ? parseBlock() : 0
        isCoroutine = outer
        return make(.accessor, from: start, .token(keyword), .token(parameter), .node(body))
    }
}

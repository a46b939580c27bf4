extension Parser {
    mutating func parseIf() -> NodeID {
        nested { parser in
            let start = parser.current.startOffset
            parser.advance()
            let conditions = parser.parseConditions()
            let body = parser.parseBlock()
            var otherwise: NodeID = 0
            if parser.take(.keywordElse) {
                otherwise = parser.at(.keywordIf) ? parser.parseIf() : parser.parseBlock()
            }
            return parser.make(.ifElse, from: start, .list(conditions), .node(body), .node(otherwise))
        }
    }

    mutating func parseGuard() -> NodeID {
        let start = current.startOffset
        advance()
        let conditions = parseConditions()
        expect(.keywordElse, "'else'")
        let body = parseBlock()
        return make(.guardStatement, from: start, .list(conditions), .node(body))
    }

    mutating func parseWhile() -> NodeID {
        let start = current.startOffset
        advance()
        let conditions = parseConditions()
        let body = parseBlock()
        return make(.whileLoop, from: start, .list(conditions), .node(body))
    }

    mutating func parseRepeat() -> NodeID {
        let start = current.startOffset
        advance()
        let body = parseBlock()
        var condition: NodeID
        if expect(.keywordWhile, "'while'") { condition = parseExpression() } else { condition = missingExpression() }
        return make(.repeatLoop, from: start, .node(body), .node(condition))
    }

    mutating func parseFor() -> NodeID {
        let start = current.startOffset
        advance()
        // `for try await value in stream`
        var variant: UInt8 = 0
        while at(.keywordTry) || isWord(current, "await") || (isWord(current, "unsafe") && peek().kind == .identifier) {
            if isWord(current, "await") { variant |= 2 }
            advance()
        }
        if at(.keywordCase) { variant |= 1 }
        let pattern = at(.keywordCase) ? parseCasePattern() : parseDeclarationPattern()
        let type = take(.colon) ? parseType() : 0
        expect(.keywordIn, "'in'")
        let sequence = withoutTrailingClosures { $0.parseExpression() }
        let condition = take(.keywordWhere) ? withoutTrailingClosures { $0.parseExpression() } : 0
        let body = parseBlock()
        return makeWide(
            .forLoop, from: start, variant: variant, .node(pattern), .node(type), .node(sequence), .node(condition),
            .node(body))
    }

    private mutating func parseCasePattern() -> NodeID {
        advance()
        return parseMatchPattern()
    }

    mutating func parseDo() -> NodeID {
        let start = current.startOffset
        advance()
        if at(.keywordThrows) {
            advance()
            if at(.parenOpen) { skipBracket() }
        }
        let body = parseBlock()
        let mark = beginList()
        while at(.keywordCatch) { scratch.append(parseCatch()) }
        let catches = endList(mark)
        return make(.doBlock, from: start, .node(body), .list(catches))
    }

    private mutating func parseCatch() -> NodeID {
        let start = current.startOffset
        advance()
        let items = at(.braceOpen) ? 0 : withoutTrailingClosuresList { $0.parseCaseItems(mayLackPattern: true) }
        let body = parseBlock()
        return make(.catchClause, from: start, .list(items), .node(body))
    }

    // MARK: Switch

    mutating func parseSwitch() -> NodeID {
        nested { parser in
            let start = parser.current.startOffset
            parser.advance()
            let subject = parser.withoutTrailingClosures { $0.parseExpression() }
            guard parser.at(.braceOpen) else {
                parser.report("a '{' is missing before \(parser.currentName)", at: parser.gap)
                return parser.make(.switchOver, from: start, .node(subject), .list(0))
            }
            let opening = parser.index
            parser.advance()
            let outer = parser.enterBrackets()
            parser.openBraces += 1
            let conditionals = parser.openConditionals
            let items = parser.parseCases()
            parser.openConditionals = conditionals
            parser.openBraces -= 1
            parser.leaveBrackets(outer)
            parser.close(opening)
            return parser.make(.switchOver, from: start, .node(subject), .list(items))
        }
    }

    /// Cases up to the `}` of their switch or the end of their `#if` clause.
    mutating func parseCases() -> ListID {
        let mark = beginList()
        loop: while true {
            switch current.kind {
            case .keywordCase, .keywordDefault: scratch.append(parseCase())
            case .at where peek(2).kind == .keywordDefault: scratch.append(parseCase())
            case .poundIf: scratch.append(parseConditional(.cases))
            case .braceClose, .endOfFile: break loop
            case .poundElseif, .poundElse, .poundEndif:
                if openConditionals > 0 { break loop }
                _ = skipUnexpected()
            default:
                report("statements of a switch stand behind a 'case', not before it")
                skipToCase()
            }
        }
        return endList(mark)
    }

    private mutating func skipToCase() {
        while true {
            switch current.kind {
            case .keywordCase, .keywordDefault, .braceClose, .endOfFile, .poundIf, .poundElse, .poundElseif,
                .poundEndif:
                return
            default:
                if current.kind.isOpenBracket { skipBracket() } else { advance() }
            }
        }
    }

    private mutating func parseCase() -> NodeID {
        let start = current.startOffset
        var items: ListID = 0
        var isDefault = false
        if take(.keywordCase) {
            items = parseCaseItems()
        } else {
            if take(.at) { advance() }
            advance()
            isDefault = true
        }
        expect(.colon, "':'")
        let statements = parseStatements(in: .switchCase)
        return make(.switchCase, from: start, variant: isDefault ? 1 : 0, .list(items), .list(statements))
    }

    /// `mayLackPattern`: `catch where condition` takes every error that meets the condition.
    private mutating func parseCaseItems(mayLackPattern: Bool = false) -> ListID {
        let mark = beginList()
        repeat {
            let start = current.startOffset
            let lacksPattern = mayLackPattern && at(.keywordWhere)
            let pattern = lacksPattern ? make(.wildcardPattern, from: previousEnd) : parseMatchPattern()
            let condition = take(.keywordWhere) ? parseExpression() : 0
            scratch.append(make(.caseItem, from: min(start, store[pattern].start), .node(pattern), .node(condition)))
        } while take(.comma)
        return endList(mark)
    }

    // MARK: Trailing closures

    mutating func withoutTrailingClosures(_ body: (inout Parser) -> NodeID) -> NodeID {
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        let node = body(&self)
        allowsTrailingClosure = outer
        return node
    }

    mutating func withoutTrailingClosuresList(_ body: (inout Parser) -> ListID) -> ListID {
        withoutTrailingClosures(body)
    }
}

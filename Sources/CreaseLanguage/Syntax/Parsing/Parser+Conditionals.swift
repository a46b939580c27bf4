extension Parser {
    /// What a `#if` chooses between.
    enum ConditionalContent {
        case statements(StatementContext)
        case cases
        case arguments
        /// The rest of a chain of members and calls.
        case chain
    }

    /// `#if condition … #elseif … #else … #endif`.
    mutating func parseConditional(_ content: ConditionalContent) -> NodeID {
        nested { parser in
            let start = parser.current.startOffset
            let clauses = parser.parseClauses(content)
            return parser.make(.conditional, from: start, .list(clauses))
        }
    }

    mutating func parseClauses(_ content: ConditionalContent) -> ListID {
        let opening = current
        let mark = beginList()
        openConditionals += 1
        repeat { scratch.append(parseClause(content)) } while at(.poundElseif) || at(.poundElse)
        openConditionals -= 1
        if !take(.poundEndif) {
            report("a '#if' opened here has no '#endif'", at: opening.range)
        }
        return endList(mark)
    }

    private mutating func parseClause(_ content: ConditionalContent) -> NodeID {
        let start = current.startOffset
        let hasCondition = !at(.poundElse)
        advance()
        var condition: NodeID = 0
        if hasCondition {
            let outer = enterBrackets()
            stopsAtLineEnd = true
            condition = current.startsLine ? missingExpression("a condition") : parseExpression()
            leaveBrackets(outer)
        }
        if !current.startsLine, !at(.endOfFile) {
            report("unexpected \(currentName) behind the condition of '#if'")
            while !current.startsLine, !at(.endOfFile) { advance() }
        }
        let list = parseContent(content)
        return make(.clause, from: start, .node(condition), .list(list))
    }

    private mutating func parseContent(_ content: ConditionalContent) -> ListID {
        switch content {
        case .statements(let context): return parseStatements(in: context)
        case .cases: return parseCases()
        case .arguments: return parseArgumentList(end: nil)
        case .chain:
            let mark = beginList()
            if at(.period) || (at(.poundIf) && isChainConditional) {
                let base = make(.chainBase, from: current.startOffset)
                scratch.append(parsePostfix(base, from: current.startOffset))
            }
            while !endsClause {
                report("a '#if' in a chain holds nothing but the chain, not \(currentName)")
                if current.kind.isOpenBracket { skipBracket() } else { advance() }
            }
            return endList(mark)
        }
    }

    private var endsClause: Bool {
        switch current.kind {
        case .poundElseif, .poundElse, .poundEndif, .endOfFile: true
        case .braceClose: openBraces > 0
        default: false
        }
    }

    /// Whether the `#if` to be read next goes on with the chain before it: its first clause that has anything starts with `.`.
    var isChainConditional: Bool {
        conditionalHolds { token($0).kind == .period }
    }

    /// Whether the first token inside the `#if` to be read next, given by its place, passes a test; nested ones are looked into.
    func conditionalHolds(_ test: (Int) -> Bool) -> Bool {
        var place = index
        // The conditions that stand before the first content are short; noise is not worth a longer look.
        let limit = min(tokens.count, index + 200)
        while place < limit {
            switch tokens[place].kind {
            case .poundIf, .poundElseif, .poundElse:
                place += 1
                while place < limit, !tokens[place].startsLine { place += 1 }
            case .poundEndif: return false
            default: return test(place)
            }
        }
        return false
    }
}

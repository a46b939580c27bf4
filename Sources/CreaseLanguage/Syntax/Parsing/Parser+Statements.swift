/// Where statements stand, which decides what ends them and what a `case` means there.
enum StatementContext {
    case file, block, typeMembers, enumMembers, switchCase
}

extension Parser {
    /// Reads statements until something ends their list; the end itself is left to be read.
    mutating func parseStatements(in context: StatementContext) -> ListID {
        let mark = beginList()
        // A line that is no Swift gets one message, not one a word.
        var hasReportedLine = false
        while !endsStatements(context) {
            if take(.semicolon) { continue }
            let before = index
            let statement = parseStatement(in: context)
            if index == before {
                scratch.append(skipUnexpected())
                hasReportedLine = true
            } else {
                scratch.append(statement)
            }
            if current.startsLine { hasReportedLine = false }
            guard !current.startsLine, !at(.semicolon), !endsStatements(context) else { continue }
            if hasReportedLine { reportedToken = index }
            if startsExpression(current.kind) || startsDeclaration(in: context) || current.kind.isKeyword {
                report("statements on one line are separated by ';'", at: gap)
                hasReportedLine = true
            }
        }
        return endList(mark)
    }

    private func endsStatements(_ context: StatementContext) -> Bool {
        switch current.kind {
        case .endOfFile: return true
        case .braceClose: return openBraces > 0
        case .poundElseif, .poundElse, .poundEndif: return openConditionals > 0
        case .keywordCase, .keywordDefault: return context == .switchCase
        case .at: return context == .switchCase && isWord(peek(), "unknown") && peek(2).kind == .keywordDefault
        case .poundIf:
            return context == .switchCase
                && conditionalHolds {
                    switch token($0).kind {
                    case .keywordCase, .keywordDefault: true
                    case .at: token($0 + 2).kind == .keywordDefault
                    default: false
                    }
                }
        default: return false
        }
    }

    /// Reads one statement; nothing is read where none starts.
    private mutating func parseStatement(in context: StatementContext) -> NodeID {
        switch current.kind {
        case .keywordIf: return parseIf()
        case .keywordSwitch: return parseSwitch()
        case .keywordReturn: return parseReturn(.returnStatement)
        case .keywordThrow: return parseReturn(.throwStatement)
        case .keywordGuard: return parseGuard()
        case .keywordFor: return parseFor()
        case .keywordWhile: return parseWhile()
        case .keywordRepeat: return peek().kind == .braceOpen ? parseRepeat() : parseExpression()
        case .keywordDo: return parseDo()
        case .keywordDefer: return parseDefer()
        case .keywordBreak, .keywordContinue, .keywordFallthrough: return parseJump()
        case .poundIf: return parseConditional(.statements(context))
        case .poundSourceLocation: return skipSourceLocation()
        case .keywordCase where context == .enumMembers: return parseDeclaration(in: context)
        case .identifier:
            if peek().kind == .colon, let next = labelledKind(peek(2).kind) { return parseLabelled(next) }
            return startsDeclaration(in: context) ? parseDeclaration(in: context) : parseExpression()
        default:
            if startsDeclaration(in: context) { return parseDeclaration(in: context) }
            if startsExpression(current.kind) { return parseExpression() }
            return 0
        }
    }

    private func labelledKind(_ kind: TokenKind) -> TokenKind? {
        switch kind {
        case .keywordFor, .keywordWhile, .keywordRepeat, .keywordDo, .keywordIf, .keywordSwitch: kind
        default: nil
        }
    }

    private mutating func parseLabelled(_ kind: TokenKind) -> NodeID {
        let start = current.startOffset
        let label = takeSlot()
        advance()
        let statement = parseStatement(in: .block)
        return make(.labelled, from: start, .token(label), .node(statement))
    }

    private mutating func parseReturn(_ kind: NodeKind) -> NodeID {
        let start = current.startOffset
        advance()
        var value: NodeID = 0
        if startsExpression(current.kind), !(current.startsLine && startsDeclaration(in: .block)) {
            value = parseExpression()
        } else if kind == .throwStatement {
            value = missingExpression()
        }
        return make(kind, from: start, .node(value))
    }

    private mutating func parseJump() -> NodeID {
        let start = current.startOffset
        let takesLabel = !at(.keywordFallthrough)
        let keyword = takeSlot()
        let label = takesLabel && at(.identifier) && !current.startsLine ? takeSlot() : 0
        return make(.jump, from: start, .token(keyword), .token(label))
    }

    private mutating func parseDefer() -> NodeID {
        let start = current.startOffset
        advance()
        let body = parseBlock()
        return make(.deferBlock, from: start, .node(body))
    }

    private mutating func skipSourceLocation() -> NodeID {
        let start = current.startOffset
        advance()
        if at(.parenOpen) { skipBracket() }
        return make(.unknown, from: start)
    }

    /// `{ statements }`; a block without statements where no `{` stands.
    mutating func parseBlock() -> NodeID {
        guard at(.braceOpen) else {
            report("a '{' is missing before \(currentName)", at: gap)
            return make(.block, from: previousEnd, .list(0))
        }
        return nested { parser in
            let start = parser.current.startOffset
            let statements = parser.parseBraces(.block)
            return parser.make(.block, from: start, .list(statements))
        }
    }

    /// The statements between `{` and `}`, braces read too.
    mutating func parseBraces(_ context: StatementContext) -> ListID {
        let opening = index
        advance()
        let outer = enterBrackets()
        openBraces += 1
        let conditionals = openConditionals
        let statements = parseStatements(in: context)
        openBraces -= 1
        openConditionals = conditionals
        leaveBrackets(outer)
        close(opening)
        return statements
    }

    /// What is off outside brackets is on again inside them.
    struct BracketState {
        let allowsTrailingClosure: Bool
        let stopsAtLineEnd: Bool
        let patternMode: PatternMode
    }

    mutating func enterBrackets(keepingPattern: Bool = false) -> BracketState {
        let state = BracketState(
            allowsTrailingClosure: allowsTrailingClosure, stopsAtLineEnd: stopsAtLineEnd, patternMode: patternMode)
        allowsTrailingClosure = true
        stopsAtLineEnd = false
        if !keepingPattern { patternMode = .none }
        return state
    }

    mutating func leaveBrackets(_ state: BracketState) {
        allowsTrailingClosure = state.allowsTrailingClosure
        stopsAtLineEnd = state.stopsAtLineEnd
        patternMode = state.patternMode
    }
}

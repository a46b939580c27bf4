extension Parser {
    /// `(label: value, …)` or `[value, …]`, or the inside of an interpolation.
    mutating func parseArguments() -> ListID {
        let opening = index
        advance()
        let outer = enterBrackets(keepingPattern: true)
        let arguments = parseArgumentList(end: token(opening).partner >= 0 ? Int(token(opening).partner) : nil)
        leaveBrackets(outer)
        close(opening)
        return arguments
    }

    /// Arguments up to a closing bracket or the end of a `#if` clause. `end` is the closing bracket, where there is one.
    mutating func parseArgumentList(end: Int?) -> ListID {
        let mark = beginList()
        while !endsArguments {
            let before = index
            if at(.poundIf) {
                scratch.append(parseConditional(.arguments))
                _ = take(.comma)
                continue
            }
            scratch.append(parseArgument())
            if take(.comma) || endsArguments { continue }
            // An argument on a new line of an open list is the next statement: the list was never closed.
            guard startsExpression(current.kind) || at(.poundIf), index > before, !(current.startsLine && end == nil)
            else { break }
            if !at(.poundIf) { report("a ',' is missing before \(currentName)", at: gap) }
        }
        return endList(mark)
    }

    private var endsArguments: Bool {
        switch current.kind {
        case .endOfFile, .semicolon: true
        case .poundElseif, .poundElse, .poundEndif: openConditionals > 0
        default: current.kind.isCloseBracket
        }
    }

    private mutating func parseArgument() -> NodeID {
        let start = current.startOffset
        var label: TokenSlot = 0
        if isLabel(current), peek().kind == .colon, !atModule {
            label = takeSlot()
            advance()
        }
        let value = parseExpression()
        return make(.argument, from: min(start, store[value].start), .token(label), .node(value))
    }

    /// `{ } label: { } …`
    mutating func parseTrailingClosures() -> ListID {
        let mark = beginList()
        scratch.append(parseTrailingClosure(label: 0, from: current.startOffset))
        while isLabel(current), !at(.keywordDefault), peek().kind == .colon, peek(2).kind == .braceOpen {
            let start = current.startOffset
            let label = takeSlot()
            advance()
            scratch.append(parseTrailingClosure(label: label, from: start))
        }
        return endList(mark)
    }

    private mutating func parseTrailingClosure(label: TokenSlot, from start: Int32) -> NodeID {
        let closure = nested { $0.parseClosure() }
        return make(.argument, from: start, .token(label), .node(closure))
    }

    /// `(a, b: c)`
    mutating func parseTuple() -> NodeID {
        let start = current.startOffset
        let elements = parseArguments()
        return make(.tuple, from: start, .list(elements))
    }
}

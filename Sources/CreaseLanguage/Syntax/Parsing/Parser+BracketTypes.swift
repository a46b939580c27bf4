/// Types in brackets: arrays, dictionaries and tuples.
extension Parser {
    /// `[Element]`, `[Key: Value]`, `[3 of Element]`
    mutating func parseBracketType(from start: Int32) -> NodeID {
        let opening = index
        advance()
        let outer = enterBrackets()
        if startsInlineCount(at: index) {
            // How many there are is of no use to a preview.
            while !isWord(current, "of") { advance() }
            advance()
        }
        let element = parseType()
        var value: NodeID = 0
        if take(.colon) { value = parseType() }
        leaveBrackets(outer)
        close(opening)
        return value == 0
            ? make(.typeArray, from: start, .node(element))
            : make(.typeDictionary, from: start, .node(element), .node(value))
    }

    /// Whether `[` starts `[3 of Element]`, a type, in an expression.
    var opensInlineArray: Bool { startsInlineCount(at: index + 1) }

    /// `3 of`, `-1 of`, `n of`, `_ of` and something behind it
    private func startsInlineCount(at place: Int) -> Bool {
        let place = token(place).kind == .operatorPrefix ? place + 1 : place
        switch token(place).kind {
        case .integer, .identifier, .underscore: break
        default: return false
        }
        let next = token(place + 2)
        guard isWord(token(place + 1), "of"), !token(place + 1).startsLine, !next.startsLine else { return false }
        return startsType(next.kind) || next.kind == .underscore
    }

    /// `(label: Type, Type...)`
    mutating func parseTypeElements() -> ListID {
        let opening = index
        advance()
        let outer = enterBrackets()
        let mark = beginList()
        while !at(.parenClose), !at(.endOfFile) {
            let before = index
            let start = current.startOffset
            var label: TokenSlot = 0
            if isLabel(current), isLabel(peek()), peek(2).kind == .colon {
                advance()
                label = takeSlot()
                advance()
            } else if isLabel(current), peek().kind == .colon {
                label = takeSlot()
                advance()
            }
            var marks = parseTypeMarks()
            let type = parseType()
            if takeEllipsis() { marks.insert(.variadic) }
            if at(.equal) {
                advance()
                _ = parseExpression()
            }
            scratch.append(
                make(
                    .typeElement, from: min(start, store[type].start), variant: marks.rawValue, .token(label),
                    .node(type)))
            if !take(.comma) || index == before { break }
        }
        let elements = endList(mark)
        leaveBrackets(outer)
        close(opening)
        return elements
    }

    mutating func takeEllipsis() -> Bool {
        guard current.kind.isOperator, isWord(current, "...") else { return false }
        advance()
        return true
    }
}

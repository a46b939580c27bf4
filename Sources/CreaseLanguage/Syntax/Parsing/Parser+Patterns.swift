extension Parser {
    /// What stands behind `let`, `var` or `for`: a name, `_` or a tuple of them.
    mutating func parseDeclarationPattern() -> NodeID {
        let start = current.startOffset
        switch current.kind {
        case .underscore:
            advance()
            return make(.wildcardPattern, from: start)
        case .parenOpen:
            return nested { $0.parseTuplePattern() }
        case .identifier, .dollarIdentifier:
            let name = takeSlot()
            return make(.namePattern, from: start, .token(name))
        case .keywordSelf:
            // `guard let self else`
            let name = takeSlot()
            return make(.namePattern, from: start, .token(name))
        case .keywordLet, .keywordVar:
            let isVar: UInt8 = at(.keywordVar) ? 1 : 0
            advance()
            let pattern = nested { $0.parseDeclarationPattern() }
            return make(.bindingPattern, from: start, variant: isVar, .node(pattern))
        default:
            report("a name is missing before \(currentName)", at: gap)
            return make(.wildcardPattern, from: previousEnd)
        }
    }

    private mutating func parseTuplePattern() -> NodeID {
        let start = current.startOffset
        let opening = index
        advance()
        let mark = beginList()
        while !at(.parenClose), !at(.endOfFile) {
            let before = index
            let elementStart = current.startOffset
            var label: TokenSlot = 0
            if isLabel(current), peek().kind == .colon {
                label = takeSlot()
                advance()
            }
            let pattern = parseDeclarationPattern()
            scratch.append(
                make(
                    .patternElement, from: min(elementStart, store[pattern].start), .token(label), .node(pattern)))
            if !take(.comma) || index == before { break }
        }
        let elements = endList(mark)
        close(opening)
        return make(.tuplePattern, from: start, .list(elements))
    }

    /// What stands behind `case`.
    mutating func parseMatchPattern() -> NodeID {
        let start = current.startOffset
        switch current.kind {
        case .keywordLet, .keywordVar:
            return nested { $0.parseBindingPattern() }
        case .keywordIs:
            advance()
            let type = parseType()
            return make(.isPattern, from: start, .node(type))
        default:
            let outer = patternMode
            if patternMode == .none { patternMode = .matching }
            let expression = parseExpression(withAssignment: false)
            patternMode = outer
            return pattern(from: expression)
        }
    }

    /// `let pattern` with every plain name in it bound.
    mutating func parseBindingPattern() -> NodeID {
        let start = current.startOffset
        let isVar: UInt8 = at(.keywordVar) ? 1 : 0
        advance()
        let outer = patternMode
        patternMode = .binding
        let pattern = parseMatchPattern()
        patternMode = outer
        return make(.bindingPattern, from: start, variant: isVar, .node(pattern))
    }

    /// The pattern that an expression is when it stands in a pattern's place.
    private mutating func pattern(from expression: NodeID) -> NodeID {
        let node = store[expression]
        switch node.kind {
        case .patternExpression:
            return node.first
        case .name where byte(Int(node.start)) == UInt8(ascii: "_") && node.end - node.start == 1:
            return remake(.wildcardPattern, like: node)
        case .tuple:
            let mark = beginList()
            for item in 0..<store.count(ofList: node.first) {
                let argument = store[store.item(item, ofList: node.first)]
                // A `#if` in a pattern is nothing Swift has.
                guard argument.kind == .argument else { continue }
                let pattern = pattern(from: argument.second)
                scratch.append(remake(.patternElement, like: argument, .token(argument.first), .node(pattern)))
            }
            let elements = endList(mark)
            return remake(.tuplePattern, like: node, .list(elements))
        default:
            return remake(.expressionPattern, like: node, .node(expression))
        }
    }

    /// Makes a node with the range of another one.
    private mutating func remake(
        _ kind: NodeKind, like node: Node, _ first: Slot = .token(0), _ second: Slot = .token(0)
    ) -> NodeID {
        let outer = previousEnd
        previousEnd = node.end
        let id = make(kind, from: node.start, first, second)
        previousEnd = outer
        return id
    }
}

extension Parser {
    mutating func parseFunction(_ head: DeclarationHead) -> NodeID {
        advance()
        let name = current.kind.isOperator || at(.equal) ? takeOperatorName() : takeDeclaredName()
        let generics = parseGenericParameters()
        let parameters = parseRequiredParameters()
        skipEffects()
        let result = take(.arrow) ? parseType() : 0
        let requirements = parseWhereClause()
        let body = at(.braceOpen) ? parseBlock() : 0
        return makeWide(
            .function, from: head.start, .list(head.attributes), .list(head.modifiers), .token(name), .list(generics),
            .list(parameters), .node(result), .node(requirements), .node(body))
    }

    /// `==` of `func == (…)`; of `func <<T>(…)` only the first `<` would be generic, which nobody writes.
    private mutating func takeOperatorName() -> TokenSlot { takeSlot() }

    mutating func parseInitializer(_ head: DeclarationHead) -> NodeID {
        advance()
        let isFailable = take(.questionPostfix) || take(.exclaimPostfix)
        let generics = parseGenericParameters()
        let parameters = parseRequiredParameters()
        skipEffects()
        let requirements = parseWhereClause()
        let body = at(.braceOpen) ? parseBlock() : 0
        return makeWide(
            .initializer, from: head.start, variant: isFailable ? 1 : 0, .list(head.attributes),
            .list(head.modifiers), .list(generics), .list(parameters), .node(requirements), .node(body))
    }

    mutating func parseDeinitializer(_ head: DeclarationHead) -> NodeID {
        advance()
        skipEffects()
        let body = at(.braceOpen) ? parseBlock() : 0
        return make(.deinitializer, from: head.start, .list(head.attributes), .list(head.modifiers), .node(body))
    }

    mutating func parseSubscriptDeclaration(_ head: DeclarationHead) -> NodeID {
        advance()
        let generics = parseGenericParameters()
        let parameters = parseRequiredParameters()
        let result = take(.arrow) ? parseType() : 0
        let requirements = parseWhereClause()
        let accessors = at(.braceOpen) ? parseAccessors() : 0
        return makeWide(
            .subscriptDeclaration, from: head.start, .list(head.attributes), .list(head.modifiers), .list(generics),
            .list(parameters), .node(result), .node(requirements), .node(accessors))
    }

    private mutating func parseRequiredParameters() -> ListID {
        guard at(.parenOpen) else {
            report("a '(' is missing before \(currentName)", at: gap)
            return 0
        }
        return parseParameters()
    }

    /// `(label name: Type = value, …)`
    mutating func parseParameters() -> ListID {
        let opening = index
        advance()
        let outer = enterBrackets()
        let mark = beginList()
        while !at(.parenClose), !at(.endOfFile), !at(.braceClose), !at(.braceOpen) {
            let before = index
            scratch.append(parseParameter())
            if !take(.comma) || index == before { break }
        }
        let parameters = endList(mark)
        leaveBrackets(outer)
        close(opening)
        return parameters
    }

    private mutating func parseParameter() -> NodeID {
        let start = current.startOffset
        let attributeMark = beginList()
        while at(.at) { scratch.append(parseAttribute()) }
        let attributes = endList(attributeMark)
        var label: TokenSlot = 0
        var name: TokenSlot = 0
        var type: NodeID = 0
        var marks: PassingMarks = []
        // `isolated`, `borrowing` and the like before the name
        if at(.identifier), isLabel(peek()), isLabel(peek(2)), peek(3).kind == .colon { advance() }
        if isLabel(current), isLabel(peek()), peek(2).kind == .colon {
            label = takeSlot()
            name = takeSlot()
            advance()
            marks = parseTypeMarks()
            type = parseType()
        } else if isLabel(current), peek().kind == .colon {
            label = takeSlot()
            advance()
            marks = parseTypeMarks()
            type = parseType()
        } else if isLabel(current), peek().kind == .comma || peek().kind == .parenClose, !startsWithCapital(current) {
            // A closure's parameter without a type; types of enum cases start with a capital.
            label = takeSlot()
        } else {
            type = parseType()
        }
        if takeEllipsis() { marks.insert(.variadic) }
        let value = take(.equal) ? parseExpression() : 0
        let parameterStart = type == 0 || label != 0 ? start : min(start, store[type].start)
        return makeWide(
            .parameter, from: parameterStart, variant: marks.rawValue, .list(attributes), .token(label),
            .token(name), .node(type), .node(value))
    }
}

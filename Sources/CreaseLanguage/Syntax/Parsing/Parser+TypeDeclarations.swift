extension Parser {
    mutating func parseTypeDeclaration(_ kind: NodeKind, _ head: DeclarationHead) -> NodeID {
        advance()
        let name = takeDeclaredName()
        let generics = parseGenericParameters()
        let inherited = parseInheritance()
        let requirements = parseWhereClause()
        let members = parseMembers(kind == .enumDeclaration ? .enumMembers : .typeMembers)
        return makeWide(
            kind, from: head.start, .list(head.attributes), .list(head.modifiers), .token(name), .list(generics),
            .list(inherited), .node(requirements), .list(members))
    }

    mutating func parseExtension(_ head: DeclarationHead) -> NodeID {
        advance()
        let type = parseType()
        let inherited = parseInheritance()
        let requirements = parseWhereClause()
        let members = parseMembers(.typeMembers)
        return makeWide(
            .extensionDeclaration, from: head.start, .list(head.attributes), .list(head.modifiers), .node(type),
            .list(inherited), .node(requirements), .list(members))
    }

    /// The name behind a keyword; where there is none, the keyword stands for it, with a message.
    mutating func takeDeclaredName() -> TokenSlot {
        if at(.identifier) { return takeSlot() }
        report("a name is missing before \(currentName)", at: gap)
        if current.kind.isKeyword, !current.startsLine { return takeSlot() }
        return TokenSlot(truncatingIfNeeded: index)
    }

    private mutating func parseMembers(_ context: StatementContext) -> ListID {
        guard at(.braceOpen) else {
            report("a '{' is missing before \(currentName)", at: gap)
            return 0
        }
        guard depth < Self.nestingLimit else {
            _ = nested { $0.make(.unknown, from: $0.current.startOffset) }
            return 0
        }
        depth += 1
        defer { depth -= 1 }
        return parseBraces(context)
    }

    /// `<T: View, each U>`
    mutating func parseGenericParameters() -> ListID {
        guard current.kind.isOperator, byte(Int(current.startOffset)) == UInt8(ascii: "<") else { return 0 }
        let start = current.range
        takeFirstByte()
        let mark = beginList()
        while !atAngleClose, !at(.endOfFile) {
            let before = index
            let parameterStart = current.startOffset
            while at(.at) { _ = parseAttribute() }
            var isPack = false
            if isWord(current, "each"), peek().kind == .identifier {
                isPack = true
                advance()
            } else if at(.keywordLet) {
                advance()
            }
            guard at(.identifier) else { break }
            let name = takeSlot()
            let constraint = take(.colon) ? parseType() : 0
            scratch.append(
                make(
                    .genericParameter, from: parameterStart, variant: isPack ? 1 : 0, .token(name),
                    .node(constraint)))
            if !take(.comma) || index == before { break }
        }
        let parameters = endList(mark)
        closeAngle(opened: start)
        return parameters
    }

    /// `: View, Equatable`
    mutating func parseInheritance() -> ListID {
        guard take(.colon) else { return 0 }
        let mark = beginList()
        repeat {
            // `protocol Cell: class`
            if at(.keywordClass) {
                let start = current.startOffset
                advance()
                scratch.append(make(.typeUnknown, from: start))
            } else {
                scratch.append(parseType())
            }
        } while take(.comma)
        return endList(mark)
    }

    /// `where T: View, U == Int`
    mutating func parseWhereClause() -> NodeID {
        guard at(.keywordWhere) else { return 0 }
        let start = current.startOffset
        advance()
        let mark = beginList()
        repeat {
            let requirementStart = current.startOffset
            let left = parseType()
            var isSameType = false
            if current.kind.isOperator, isWord(current, "==") {
                isSameType = true
                advance()
            } else {
                expect(.colon, "':'")
            }
            let right = parseType()
            scratch.append(
                make(
                    .requirement, from: min(requirementStart, store[left].start), variant: isSameType ? 1 : 0,
                    .node(left), .node(right)))
        } while take(.comma)
        let requirements = endList(mark)
        return make(.whereClause, from: start, .list(requirements))
    }

    mutating func parseTypealias(_ head: DeclarationHead) -> NodeID {
        advance()
        let name = takeDeclaredName()
        let generics = parseGenericParameters()
        expect(.equal, "'='")
        let type = parseType()
        _ = parseWhereClause()
        return makeWide(
            .typealiasDeclaration, from: head.start, .list(head.attributes), .list(head.modifiers), .token(name),
            .list(generics), .node(type))
    }

    mutating func parseAssociatedType(_ head: DeclarationHead) -> NodeID {
        advance()
        let name = takeDeclaredName()
        let inherited = parseInheritance()
        let type = take(.equal) ? parseType() : 0
        let requirements = parseWhereClause()
        return makeWide(
            .associatedType, from: head.start, .list(head.attributes), .list(head.modifiers), .token(name),
            .list(inherited), .node(type), .node(requirements))
    }

    mutating func parseEnumCase(_ head: DeclarationHead) -> NodeID {
        advance()
        let mark = beginList()
        repeat {
            let start = current.startOffset
            // Keywords are legal names only in back-ticks, but read better as names than as noise.
            guard at(.identifier) || (current.kind.isKeyword && !current.startsLine) else {
                report("the name of a case is missing before \(currentName)", at: gap)
                break
            }
            if current.kind.isKeyword { report("\(currentName) is a keyword; as a name it stands in back-ticks") }
            let name = takeSlot()
            let parameters = at(.parenOpen) ? parseParameters() : 0
            let value = take(.equal) ? parseExpression() : 0
            scratch.append(make(.enumElement, from: start, .token(name), .list(parameters), .node(value)))
        } while take(.comma)
        let elements = endList(mark)
        return make(.enumCase, from: head.start, .list(head.attributes), .list(head.modifiers), .list(elements))
    }
}

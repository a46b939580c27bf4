extension Parser {
    /// What stands before a declaration's keyword.
    struct DeclarationHead {
        let start: Int32
        let attributes: ListID
        let modifiers: ListID
    }

    /// Whether a declaration starts here, behind any attributes and modifiers.
    func startsDeclaration(in context: StatementContext) -> Bool {
        if at(.at) { return true }
        var place = index
        // No declaration has more modifiers; noise is not worth a longer look.
        for _ in 0..<12 {
            let token = token(place)
            if startsDeclaration(token, at: place, in: context) { return true }
            guard isModifier(token, at: place) else { return false }
            place += 1
            if self.token(place).kind == .parenOpen {
                guard self.token(place).partner == Int32(place + 2) else { return false }
                place += 3
            }
            if self.token(place).kind == .at { return true }
        }
        return false
    }

    private func startsDeclaration(_ token: Token, at place: Int, in context: StatementContext) -> Bool {
        switch token.kind {
        case .keywordStruct, .keywordClass, .keywordEnum, .keywordProtocol, .keywordExtension, .keywordFunc,
            .keywordTypealias, .keywordImport, .keywordAssociatedtype, .keywordOperator, .keywordPrecedencegroup,
            .keywordDeinit, .keywordLet, .keywordVar:
            true
        case .keywordSubscript: context != .block
        case .keywordInit: context == .typeMembers || context == .enumMembers || place > index
        case .keywordCase: context == .enumMembers
        case .identifier:
            isWord(token, "actor") && self.token(place + 1).kind == .identifier
                && !self.token(place + 1).startsLine
                || isWord(token, "macro") && self.token(place + 1).kind == .identifier
                    && self.token(place + 2).kind == .parenOpen
        default: false
        }
    }

    private func isModifier(_ token: Token, at place: Int) -> Bool {
        switch token.kind {
        case .keywordPublic, .keywordPrivate, .keywordFileprivate, .keywordInternal, .keywordStatic, .keywordClass:
            return true
        case .identifier:
            guard byte(Int(token.startOffset)) >= UInt8(ascii: "_") else { return false }
            return Self.modifierWords.contains { isWord(token, $0) }
        default:
            return false
        }
    }

    private static let modifierWords: [StaticString] = [
        "open", "package", "final", "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "required",
        "convenience", "dynamic", "optional", "indirect", "isolated", "nonisolated", "prefix", "postfix", "infix",
        "distributed", "borrowing", "consuming", "__consuming", "async",
    ]

    /// A declaration with its attributes and modifiers.
    mutating func parseDeclaration(in context: StatementContext) -> NodeID {
        let head = parseDeclarationHead()
        switch current.kind {
        case .keywordStruct: return parseTypeDeclaration(.structDeclaration, head)
        case .keywordClass: return parseTypeDeclaration(.classDeclaration, head)
        case .keywordEnum: return parseTypeDeclaration(.enumDeclaration, head)
        case .keywordProtocol: return parseTypeDeclaration(.protocolDeclaration, head)
        case .keywordExtension: return parseExtension(head)
        case .keywordLet, .keywordVar: return parseVariable(head)
        case .keywordFunc: return parseFunction(head)
        case .keywordInit: return parseInitializer(head)
        case .keywordDeinit: return parseDeinitializer(head)
        case .keywordSubscript: return parseSubscriptDeclaration(head)
        case .keywordTypealias: return parseTypealias(head)
        case .keywordAssociatedtype: return parseAssociatedType(head)
        case .keywordImport: return parseImport(head)
        case .keywordCase where context == .enumMembers: return parseEnumCase(head)
        case .keywordOperator, .keywordPrecedencegroup: return skipDeclaration(head)
        case .identifier where isWord(current, "actor"): return parseTypeDeclaration(.actorDeclaration, head)
        case .identifier where isWord(current, "macro"): return parseMacroDeclaration(head)
        // `@available(iOS 27.1, *) #Preview { }`: the macro is what counts.
        case .poundName: return parseExpression()
        case .poundEndif, .poundElse, .poundElseif:
            // `#if … @attribute #endif`: the attribute belongs to what follows the `#endif`.
            return make(.skippedDeclaration, from: head.start, .list(head.attributes), .list(head.modifiers))
        default:
            report("a declaration is missing before \(currentName)", at: gap)
            return make(.skippedDeclaration, from: head.start, .list(head.attributes), .list(head.modifiers))
        }
    }

    private mutating func parseDeclarationHead() -> DeclarationHead {
        let start = current.startOffset
        let attributes = beginList()
        while at(.at) {
            scratch.append(parseAttribute())
            // `@A #if … @B #endif func f()`: which attributes there are is for the compiler to say.
            if at(.poundIf), conditionalHolds({ token($0).kind == .at }) {
                _ = parseConditional(.statements(.typeMembers))
            }
        }
        let attributeList = endList(attributes)
        let modifiers = beginList()
        while isModifier(current, at: index), !(at(.keywordClass) && !classIsModifier) {
            scratch.append(parseModifier())
            // Attributes may stand between modifiers; those are of no use to a preview.
            while at(.at) { _ = parseAttribute() }
        }
        return DeclarationHead(start: start, attributes: attributeList, modifiers: endList(modifiers))
    }

    /// `class func` and `class var` against `class Name`.
    private var classIsModifier: Bool {
        switch peek().kind {
        case .keywordFunc, .keywordVar, .keywordLet, .keywordSubscript, .keywordPublic, .keywordPrivate,
            .keywordInternal, .keywordFileprivate:
            true
        case .identifier: isModifier(peek(), at: index + 1) && peek(2).kind != .braceOpen && peek(2).kind != .colon
        default: false
        }
    }

    private mutating func parseModifier() -> NodeID {
        let start = current.startOffset
        let name = takeSlot()
        var detail: TokenSlot = 0
        if at(.parenOpen), current.partner == Int32(truncatingIfNeeded: index + 2) {
            advance()
            detail = takeSlot()
            advance()
        }
        return make(.modifier, from: start, .token(name), .token(detail))
    }

    private mutating func parseImport(_ head: DeclarationHead) -> NodeID {
        advance()
        switch current.kind {
        case .keywordStruct, .keywordClass, .keywordEnum, .keywordProtocol, .keywordFunc, .keywordVar, .keywordLet,
            .keywordTypealias:
            if !current.startsLine { advance() }
        default: break
        }
        let mark = beginList()
        while at(.identifier) || (current.kind.isKeyword && scratch.count > mark) {
            scratch.append(takeSlot())
            // A dot on the next line starts a view of its own.
            guard !current.startsLine, take(.period) else { break }
        }
        if scratch.count == mark { report("the name of a module is missing behind 'import'", at: gap) }
        let path = endTokenList(mark)
        return make(.importDeclaration, from: head.start, .list(head.attributes), .list(head.modifiers), .tokens(path))
    }

    /// `macro name<T>(parameters) -> Result = #other(…) where …`: read to its end, and of no use to a preview.
    private mutating func parseMacroDeclaration(_ head: DeclarationHead) -> NodeID {
        advance()
        _ = takeDeclaredName()
        _ = parseGenericParameters()
        if at(.parenOpen) { _ = parseParameters() }
        if take(.arrow) { _ = parseType() }
        if take(.equal) { _ = parseExpression() }
        _ = parseWhereClause()
        return make(.skippedDeclaration, from: head.start, .list(head.attributes), .list(head.modifiers))
    }

    /// A declaration that is of no use to a preview, up to the end of its line or its braces.
    private mutating func skipDeclaration(_ head: DeclarationHead) -> NodeID {
        let isGroup = at(.keywordPrecedencegroup)
        advance()
        while !current.startsLine, !at(.endOfFile), !at(.semicolon), !current.kind.isCloseBracket {
            if current.kind.isOpenBracket { skipBracket() } else { advance() }
        }
        if isGroup, at(.braceOpen), token(index - 2).kind == .keywordPrecedencegroup { skipBracket() }
        return make(.skippedDeclaration, from: head.start, .list(head.attributes), .list(head.modifiers))
    }
}

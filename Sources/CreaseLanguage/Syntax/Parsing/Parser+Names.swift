/// Names, with the module, the generic arguments and the labels that belong to them.
extension Parser {
    mutating func parseName() -> NodeID {
        let start = current.startOffset
        let isPlain = at(.identifier)
        if isPlain, peek().kind == .identifier, !peek().startsLine, isWord(current, "any") || isWord(current, "some") {
            let type = parseType()
            return make(.typeExpression, from: start, .node(type))
        }
        let takesGenerics = isPlain || at(.keywordCapitalSelf)
        let name = takeQualifiedName()
        if patternMode == .binding, isPlain, !continuesName(current) {
            let pattern = make(.namePattern, from: start, .token(name))
            return make(.patternExpression, from: start, .node(pattern))
        }
        let generics = takesGenerics && opensGenericArguments ? parseGenericArguments() : 0
        let reference = make(.name, from: start, .token(name), .list(generics))
        return compound(reference, from: start)
    }

    /// Whether the token behind a name makes it part of something larger.
    private func continuesName(_ token: Token) -> Bool {
        switch token.kind {
        case .period: true
        case .parenOpen, .squareOpen: !token.startsLine
        default: false
        }
    }

    /// A name without the module in front of it: `SwiftUI::Text`.
    mutating func takeQualifiedName() -> TokenSlot {
        while atModule {
            for _ in 0..<3 { advance() }
        }
        return takeSlot()
    }

    /// Whether the name to be read next is that of a module, with `::` behind it.
    var atModule: Bool {
        at(.identifier) && peek().kind == .colon && peek(2).kind == .colon && !peek(2).hasSpaceBefore
            && peek(3).kind == .identifier && !peek(3).hasSpaceBefore
    }

    func startsWithCapital(_ token: Token) -> Bool {
        let first = byte(Int(token.startOffset))
        return first &- UInt8(ascii: "A") < 26 || first == UInt8(ascii: "_") || first >= 0x80
            || first == UInt8(ascii: "`")
    }

    /// `.leading`
    mutating func parseImplicitMember() -> NodeID {
        let start = current.startOffset
        advance()
        guard isMemberName(current), !current.startsLine else {
            report("a name is missing behind '.'", at: gap)
            return make(.unknown, from: start)
        }
        // The compiler compares where `<` follows: `.some < limit`.
        let name = takeSlot()
        let member = make(.implicitMember, from: start, .token(name), .list(0))
        return compound(member, from: start)
    }

    func isMemberName(_ token: Token) -> Bool {
        token.kind == .identifier || token.kind.isKeyword || token.kind == .integer || token.kind == .dollarIdentifier
    }

    /// Whether a token may stand before the `:` of an argument.
    func isLabel(_ token: Token) -> Bool {
        token.kind == .identifier || token.kind == .underscore || token.kind == .dollarIdentifier
            || token.kind.isKeyword
    }

    /// Adds the labels of `move(from:to:)`, if those and nothing else follow in parentheses.
    mutating func compound(_ base: NodeID, from start: Int32) -> NodeID {
        guard at(.parenOpen), !current.startsLine, isLabel(peek()), peek(2).kind == .colon else { return base }
        var place = index + 1
        while isLabel(token(place)), token(place + 1).kind == .colon { place += 2 }
        guard token(place).kind == .parenClose else { return base }
        advance()
        let mark = beginList()
        while !at(.parenClose) {
            scratch.append(takeSlot())
            advance()
        }
        advance()
        let labels = endTokenList(mark)
        return make(.compoundName, from: start, .node(base), .tokens(labels))
    }
}

extension Parser {
    /// `@Name`, `@Name(arguments)`, `@available(iOS 27.1, *)`
    mutating func parseAttribute() -> NodeID {
        nested { parser in
            let start = parser.current.startOffset
            parser.advance()
            let name = parser.current
            let isAvailable = parser.isWord(parser.current, "available")
            let isBuiltIn = parser.isBuiltIn(parser.current)
            let type = parser.parseAttributeName()
            guard parser.at(.parenOpen), !parser.current.hasSpaceBefore else {
                return parser.make(.attribute, from: start, .node(type), .list(0))
            }
            if isAvailable {
                let items = parser.parseAvailabilityItems()
                return parser.make(.attribute, from: start, variant: 1, .node(type), .list(items))
            }
            if parser.takesNoArguments(name) {
                // `@escaping(Int) -> Void`: the parentheses are the type's.
                return parser.make(.attribute, from: start, .node(type), .list(0))
            }
            if isBuiltIn {
                // The compiler's own attributes have arguments that are no expressions, and none that a preview needs.
                parser.skipBracket()
                return parser.make(.attribute, from: start, .node(type), .list(0))
            }
            let arguments = parser.parseArguments()
            return parser.make(.attribute, from: start, .node(type), .list(arguments))
        }
    }

    /// The compiler's own attributes are `inline` and `_spi`, a type's are `State` and `_Mark`.
    private func isBuiltIn(_ name: Token) -> Bool {
        let first = byte(Int(name.startOffset))
        let telling = first == UInt8(ascii: "_") ? byte(Int(name.startOffset) + 1) : first
        return telling &- UInt8(ascii: "a") < 26
    }

    private func takesNoArguments(_ name: Token) -> Bool {
        for word: StaticString in ["escaping", "autoclosure", "Sendable", "noescape"] where isWord(name, word) {
            return true
        }
        return false
    }

    private mutating func parseAttributeName() -> NodeID {
        let start = current.startOffset
        guard at(.identifier) || current.kind.isKeyword else {
            report("a name is missing behind '@'", at: gap)
            return make(.typeUnknown, from: previousEnd)
        }
        let name = takeSlot()
        var type = make(.typeName, from: start, .node(0), .token(name), .list(opensAngle ? parseGenericArguments() : 0))
        while at(.period), peek().kind == .identifier, !current.hasSpaceBefore {
            advance()
            let name = takeSlot()
            let generics = opensAngle ? parseGenericArguments() : 0
            type = make(.typeName, from: start, .node(type), .token(name), .list(generics))
        }
        return type
    }

    private var opensAngle: Bool {
        current.kind.isOperator && !current.hasSpaceBefore && byte(Int(current.startOffset)) == UInt8(ascii: "<")
    }
}

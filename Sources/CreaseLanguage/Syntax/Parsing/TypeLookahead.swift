/// Looks whether tokens ahead form a type, without reading them.
///
/// Every step costs from one budget, so that a file full of `<` costs linear time.
struct TypeLookahead {
    private let tokens: [Token]
    private let bytes: [UInt8]
    private var budget = 400
    private var depth = 0
    /// The place of the token to be looked at, and how many of its bytes have been taken already.
    private var place = 0
    private var taken = 0

    init(_ parser: borrowing Parser) {
        tokens = parser.tokens
        bytes = parser.source.bytes
    }

    /// The place behind the type that starts at a place, if one does.
    func skipType(from start: Int) -> Int? {
        var copy = self
        copy.place = start
        return copy.type() && copy.taken == 0 ? copy.place : nil
    }

    /// Whether `<` at a place opens generic arguments: they parse, and what follows cannot follow a comparison.
    ///
    /// The rule and its list of tokens are the compiler's.
    func isGenericArgumentList(at start: Int) -> Bool {
        var copy = self
        copy.place = start
        guard copy.genericArguments() else { return false }
        let next = copy.token
        if copy.taken > 0 {
            let rest = copy.byte
            return rest == UInt8(ascii: "?") || rest == UInt8(ascii: "!")
        }
        switch next.kind {
        case .parenClose, .squareClose, .braceOpen, .braceClose, .period, .comma, .semicolon, .endOfFile,
            .exclaimPostfix, .questionPostfix, .colon, .interpolationClose, .stringOpen:
            return true
        case .parenOpen, .squareOpen:
            return !next.startsLine
        case .operatorInfix:
            return next.range.count == 1 && copy.byte == UInt8(ascii: "&")
        default:
            return next.startsLine && !next.kind.isOperator
        }
    }

    private var token: Token { tokens[min(place, tokens.count - 1)] }

    /// The next byte of the token.
    private var byte: UInt8 {
        let offset = Int(token.startOffset) + taken
        return offset < Int(token.endOffset) && offset < bytes.count ? bytes[offset] : 0
    }

    private mutating func step() -> Bool {
        guard budget > 0, place < tokens.count - 1 else { return false }
        budget -= 1
        place += 1
        taken = 0
        return true
    }

    private mutating func takeByte() -> Bool {
        taken += 1
        return taken < token.range.count || step()
    }

    private mutating func skipBracket() -> Bool {
        let partner = Int(token.partner)
        guard partner > place, partner < tokens.count - 1 else { return false }
        budget -= 1
        place = partner + 1
        taken = 0
        return true
    }

    private func isWord(_ words: StaticString...) -> Bool {
        let range = token.range
        return words.contains { word in
            range.count == word.utf8CodeUnitCount && word.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
        }
    }

    private mutating func type() -> Bool {
        guard depth < 32 else { return false }
        depth += 1
        defer { depth -= 1 }
        while token.kind == .at {
            guard step(), step() else { return false }
            if token.kind == .parenOpen, !token.hasSpaceBefore { guard skipBracket() else { return false } }
        }
        while token.kind == .keywordInout || token.kind == .keywordRepeat
            || (token.kind == .identifier && isWord("some", "any", "each", "sending", "borrowing", "consuming")
                && tokens[min(place + 1, tokens.count - 1)].kind == .identifier)
        {
            guard step() else { return false }
        }
        guard simpleType() else { return false }
        while token.kind == .operatorInfix, taken == 0, token.range.count == 1, byte == UInt8(ascii: "&") {
            guard step(), simpleType() else { return false }
        }
        if token.kind == .keywordThrows || isWord("async") { guard effects() else { return false } }
        if token.kind == .arrow { return step() && type() }
        return true
    }

    private mutating func effects() -> Bool {
        while token.kind == .keywordThrows || isWord("async") {
            guard step() else { return false }
            if token.kind == .parenOpen, tokens[place - 1].kind == .keywordThrows {
                guard skipBracket() else { return false }
            }
        }
        return token.kind == .arrow
    }

    private mutating func simpleType() -> Bool {
        switch token.kind {
        case .identifier, .keywordCapitalSelf, .keywordAny, .underscore:
            guard step(), genericArgumentsIfAny() else { return false }
        case .parenOpen, .squareOpen:
            guard skipBracket() else { return false }
        default:
            return false
        }
        while true {
            if token.kind == .period, taken == 0 {
                guard step() else { return false }
                switch token.kind {
                case .identifier, .keywordCapitalSelf, .keywordProtocol: break
                default: return false
                }
                guard step(), genericArgumentsIfAny() else { return false }
            } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"), token.kind != .questionInfix {
                guard takeByte() else { return false }
            } else {
                return true
            }
        }
    }

    private mutating func genericArgumentsIfAny() -> Bool {
        guard token.kind.isOperator, taken == 0, byte == UInt8(ascii: "<") else { return true }
        return genericArguments()
    }

    private mutating func genericArguments() -> Bool {
        guard takeByte() else { return false }
        // `Pack< >`
        if taken == 0, token.kind.isOperator, byte == UInt8(ascii: ">") { return takeByte() }
        while true {
            if token.kind.isOperator, byte == UInt8(ascii: "-") { guard takeByte() else { return false } }
            if token.kind == .integer {
                guard step() else { return false }
            } else {
                guard type() else { return false }
            }
            if token.kind == .comma, taken == 0 {
                guard step() else { return false }
            } else {
                break
            }
        }
        guard token.kind.isOperator, byte == UInt8(ascii: ">") else { return false }
        return takeByte()
    }
}

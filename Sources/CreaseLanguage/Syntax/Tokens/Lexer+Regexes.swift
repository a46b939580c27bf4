extension Lexer {
    /// `/…/` where an operand may stand and the line closes it; false leaves the slash to the operators.
    mutating func lexRegex(_ flags: Token.Flags) -> Bool {
        guard mayStartOperand(flags) else { return false }
        let start = position
        let first = byte(start + 1)
        guard first != 0x20, first != 0x09, first != UInt8(ascii: "/"), first != UInt8(ascii: "*") else { return false }
        var index = start + 1
        var parens = 0
        var inClass = false
        while index < bytes.count {
            switch bytes[index] {
            case 0x0A, 0x0D: return false
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): inClass = true
            case UInt8(ascii: "]"): inClass = false
            case UInt8(ascii: "(") where !inClass: parens += 1
            case UInt8(ascii: ")") where !inClass:
                parens -= 1
                if parens < 0 { return false }
            case UInt8(ascii: "/"):
                guard bytes[index - 1] != 0x20, bytes[index - 1] != 0x09 else { return false }
                position = index + 1
                append(.regex, from: start, flags)
                return true
            default: break
            }
            index += 1
        }
        return false
    }

    /// `#/…/#`, over several lines when a line end follows the opening.
    ///
    /// A search that failed is not repeated: what has no end with these `#`s has none with more of them either.
    mutating func lexExtendedRegex(hashes: Int, _ flags: Token.Flags) -> Bool {
        guard hashes <= 16, hashes < endlessRegexHashes else { return false }
        let start = position
        var index = start + hashes + 1
        let multiline = byte(index) == 0x0A || byte(index) == 0x0D
        while index < bytes.count {
            switch bytes[index] {
            case 0x0A, 0x0D:
                if !multiline { return false }
            case _ where !multiline && index > start + 1000:
                return false
            case UInt8(ascii: "\\"):
                if byte(index + 1) != 0x0A, byte(index + 1) != 0x0D { index += 1 }
            case UInt8(ascii: "/"):
                if closesRegex(index, hashes: hashes) {
                    position = index + 1 + hashes
                    append(.regex, from: start, flags)
                    return true
                }
            default: break
            }
            index += 1
        }
        endlessRegexHashes = hashes
        return false
    }

    private func closesRegex(_ slash: Int, hashes: Int) -> Bool {
        for offset in 1...hashes where byte(slash + offset) != UInt8(ascii: "#") { return false }
        return true
    }

    /// Whether the token before leaves the next one to start an operand, so that `/` cannot be a division.
    private func mayStartOperand(_ flags: Token.Flags) -> Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .parenOpen, .squareOpen, .braceOpen, .interpolationOpen, .comma, .semicolon, .colon, .equal, .arrow,
            .questionInfix, .operatorInfix, .operatorPrefix, .keywordReturn, .keywordIn, .keywordCase, .keywordIf,
            .keywordWhile, .keywordGuard, .keywordSwitch, .keywordTry, .keywordWhere, .keywordElse, .keywordThrow:
            return true
        default:
            return false
        }
    }
}

extension Lexer {
    /// A number in any base. What follows a digit directly and cannot belong to it (`1px`) becomes part of it, with a
    /// message, so that the words around it stay whole.
    mutating func lexNumber(_ flags: Token.Flags) {
        let start = position
        var kind = TokenKind.integer
        if tokens.last?.kind == .period, !flags.contains(.spaceBefore) {
            // `pair.0.1` is a chain of tuple members, not a member called 0.1.
            skipDigits { (0x30...0x39).contains($0) }
        } else {
            switch (bytes[start], byte(start + 1)) {
            case (UInt8(ascii: "0"), UInt8(ascii: "x")):
                position += 2
                skipDigits(isHexDigit)
                kind = lexHexFraction()
            case (UInt8(ascii: "0"), UInt8(ascii: "b")), (UInt8(ascii: "0"), UInt8(ascii: "o")):
                position += 2
                skipDigits { (0x30...0x39).contains($0) }
            default:
                skipDigits { (0x30...0x39).contains($0) }
                kind = lexDecimalFraction()
            }
        }
        let end = position
        skipWordRest()
        if position > end {
            log.error("'\(text(end..<position))' cannot follow a number directly", at: end..<position)
        } else if position == start + 2, byte(start + 1) > 0x39 {
            log.error("digits follow '\(text(start..<position))'", at: start..<position)
        }
        append(kind, from: start, flags)
    }

    private mutating func lexDecimalFraction() -> TokenKind {
        var kind = TokenKind.integer
        if byte(position) == UInt8(ascii: "."), (0x30...0x39).contains(byte(position + 1)) {
            kind = .float
            position += 1
            skipDigits { (0x30...0x39).contains($0) }
        }
        if byte(position) | 0x20 == UInt8(ascii: "e"), skipExponent() { kind = .float }
        return kind
    }

    private mutating func lexHexFraction() -> TokenKind {
        let end = position
        if byte(position) == UInt8(ascii: "."), isHexDigit(byte(position + 1)) {
            position += 1
            skipDigits(isHexDigit)
        }
        if byte(position) | 0x20 == UInt8(ascii: "p"), skipExponent() { return .float }
        // Without an exponent it was an integer and a member of it.
        position = end
        return .integer
    }

    private mutating func skipExponent() -> Bool {
        var index = position + 1
        if byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-") { index += 1 }
        guard (0x30...0x39).contains(byte(index)) else { return false }
        position = index
        skipDigits { (0x30...0x39).contains($0) }
        return true
    }

    private mutating func skipDigits(_ isDigit: (UInt8) -> Bool) {
        while position < bytes.count, isDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_") {
            position += 1
        }
    }

    private func isHexDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
}

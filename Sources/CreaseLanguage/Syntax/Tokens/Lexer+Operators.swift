extension Lexer {
    /// A run of operator bytes, and by the blanks around it whether it is prefix, postfix or infix.
    mutating func lexOperator(_ flags: Token.Flags) {
        let start = position
        let mayHoldDots = bytes[start] == UInt8(ascii: ".")
        while position < bytes.count {
            let byte = bytes[position]
            if byte < 0x80 {
                if byte == UInt8(ascii: "/"), position > start, startsComment(position) { break }
                // `*/` ends the operator too, so that a comment cut in half does not eat what follows it.
                if byte == UInt8(ascii: "."), mayHoldDots {
                    position += 1
                } else if Self.isOperatorByte(byte) {
                    position += 1
                } else {
                    break
                }
            } else if let (scalar, length) = scalar(at: position), isOperatorPart(scalar, first: position == start) {
                position += length
            } else {
                break
            }
        }
        append(operatorKind(start), from: start, flags)
    }

    private func operatorKind(_ start: Int) -> TokenKind {
        let left = isLeftBound(start)
        let right = isRightBound(position, left: left)
        switch (position - start, bytes[start], byte(start + 1)) {
        case (1, UInt8(ascii: "="), _): return .equal
        case (1, UInt8(ascii: "?"), _): return .questionInfix
        case (2, UInt8(ascii: "-"), UInt8(ascii: ">")): return .arrow
        default: break
        }
        if left == right { return .operatorInfix }
        return left ? .operatorPostfix : .operatorPrefix
    }

    private func startsComment(_ index: Int) -> Bool {
        let next = byte(index + 1)
        return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
    }

    /// Whether something that could be an operand touches the byte at `index` from the left.
    func isLeftBound(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        switch bytes[index - 1] {
        case 0, 0x20, 0x09...0x0D, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"):
            // The end of a comment counts as a blank.
            return !(index > 1 && bytes[index - 2] == UInt8(ascii: "*"))
        default:
            return true
        }
    }

    /// Whether something that could be an operand touches the end `index` of an operator from the right.
    private func isRightBound(_ index: Int, left: Bool) -> Bool {
        guard index < bytes.count else { return false }
        switch bytes[index] {
        case 0, 0x20, 0x09...0x0D, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "."):
            // `x^.y` is a postfix operator and a member, `^.y` a prefix operator and an implicit member.
            return !left
        case UInt8(ascii: "/"):
            return !startsComment(index)
        default:
            return true
        }
    }

    private static func isOperatorByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
            UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default:
            false
        }
    }

    private func isOperatorPart(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
        if Self.isOperatorHead(scalar) { return true }
        guard !first else { return false }
        switch scalar.value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: return true
        default: return false
        }
    }
}

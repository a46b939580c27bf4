extension Lexer {
    /// A byte order mark and a `#!` line, which only the very start of a file may have.
    mutating func skipFileHead() {
        if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
        if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") { skipToLineEnd() }
    }

    /// Skips blanks and comments, and says what the token behind them has to know.
    mutating func skipTrivia() -> Token.Flags {
        var flags: Token.Flags = []
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0B, 0x0C:
                position += 1
                flags.insert(.spaceBefore)
            case 0x0A, 0x0D:
                position += 1
                flags.formUnion([.spaceBefore, .startsLine])
            case 0:
                log.warning("a NUL byte is read as a blank", at: position..<position + 1)
                position += 1
                flags.insert(.spaceBefore)
            case UInt8(ascii: "/"):
                if byte(position + 1) == UInt8(ascii: "/") {
                    skipToLineEnd()
                    flags.insert(.spaceBefore)
                } else if byte(position + 1) == UInt8(ascii: "*") {
                    flags.insert(.spaceBefore)
                    if skipBlockComment() { flags.insert(.startsLine) }
                } else {
                    return flags
                }
            case 0xC2 where byte(position + 1) == 0xA0:
                log.error("a no-break space is read as a space", at: position..<position + 2)
                position += 2
                flags.insert(.spaceBefore)
            default:
                return flags
            }
        }
        return flags
    }

    private mutating func skipToLineEnd() {
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    }

    /// Skips `/* … */` with the comments nested in it; true if a line ended inside.
    private mutating func skipBlockComment() -> Bool {
        let start = position
        var depth = 0
        var sawLineEnd = false
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
                depth += 1
                position += 2
            case UInt8(ascii: "*") where byte(position + 1) == UInt8(ascii: "/"):
                depth -= 1
                position += 2
                if depth == 0 { return sawLineEnd }
            case 0x0A, 0x0D:
                sawLineEnd = true
                position += 1
            default:
                position += 1
            }
        }
        log.error("a comment opened with '/*' is never closed", at: start..<start + 2)
        return sawLineEnd
    }
}

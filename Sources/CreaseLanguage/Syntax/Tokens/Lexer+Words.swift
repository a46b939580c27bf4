extension Lexer {
    /// A name, a keyword or `_`.
    mutating func lexWord(_ flags: Token.Flags) {
        let start = position
        var packed: UInt64 = 0
        var index = position
        // A name may go on with `$`: `_$observationRegistrar`.
        while index < bytes.count, isWordByte(bytes[index]) || bytes[index] == UInt8(ascii: "$") {
            if index - start < 8 { packed |= UInt64(bytes[index]) << (8 * UInt64(index - start)) }
            index += 1
        }
        position = index
        if index < bytes.count, bytes[index] >= 0x80 {
            skipWordRest()
            if position > index {
                append(.identifier, from: start, flags)
                return
            }
        }
        let count = index - start
        let kind: TokenKind
        if count == 1 {
            kind = bytes[start] == UInt8(ascii: "_") ? .underscore : .identifier
        } else if count <= 8 {
            kind = keywords.kind(packed: packed)
        } else {
            kind = keywords.kind(long: bytes[start..<index])
        }
        append(kind, from: start, flags)
    }

    /// A name in back-ticks, on one line; Swift 6.2 allows spaces in it.
    mutating func lexQuotedIdentifier(_ flags: Token.Flags) {
        let start = position
        var index = position + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "`"), bytes[index] != 0x0A, bytes[index] != 0x0D {
            index += 1
        }
        guard byte(index) == UInt8(ascii: "`"), index > start + 1 else {
            position += 1
            append(.unknown, from: start, flags)
            log.error("a back-tick opens a name and a second one closes it", at: start..<position)
            return
        }
        position = index + 1
        append(.identifier, from: start, flags.union(.quoted))
    }

    /// `$0`, `$binding`, or a lone `$`.
    mutating func lexDollar(_ flags: Token.Flags) {
        let start = position
        position += 1
        while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
        skipWordRest()
        if position == start + 1 {
            append(.unknown, from: start, flags)
            log.error("a name or a number follows '$'", at: start..<position)
        } else {
            append(.dollarIdentifier, from: start, flags)
        }
    }

    /// `#if` and its kin, `#available`, macros, raw strings and extended regexes.
    mutating func lexPound(_ flags: Token.Flags) {
        let start = position
        var hashes = 1
        while byte(start + hashes) == UInt8(ascii: "#") { hashes += 1 }
        switch byte(start + hashes) {
        case UInt8(ascii: "\""):
            openString(hashes: hashes, flags)
            return
        case UInt8(ascii: "/"):
            if lexExtendedRegex(hashes: hashes, flags) { return }
            take(hashes, .unknown, flags)
            log.error("a regular expression opened here is never closed", at: start..<position)
            return
        default:
            if hashes > 1 {
                take(hashes, .unknown, flags)
                log.error("a name or a string follows '#'", at: start..<position)
                return
            }
        }
        position += 1
        let wordStart = position
        if isWordByte(byte(position)), !(0x30...0x39).contains(byte(position)) {
            while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
        }
        guard position > wordStart else {
            append(.unknown, from: start, flags)
            log.error("a name follows '#'", at: start..<position)
            return
        }
        append(poundKind(bytes[wordStart..<position]), from: start, flags)
    }

    private func poundKind(_ word: UnsafeBufferPointer<UInt8>.SubSequence) -> TokenKind {
        for (text, kind) in Self.poundWords where word.elementsEqual(text.utf8) { return kind }
        return .poundName
    }

    private static let poundWords: [(String, TokenKind)] = [
        ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
        ("available", .poundAvailable), ("unavailable", .poundUnavailable),
        ("sourceLocation", .poundSourceLocation),
    ]

    /// `<#…#>` on one line, of at most 1,000 bytes so that noise costs linear time.
    mutating func lexPlaceholder(_ flags: Token.Flags) -> Bool {
        guard byte(position + 1) == UInt8(ascii: "#") else { return false }
        let start = position
        var index = position + 2
        while index < min(bytes.count, start + 1000), bytes[index] != 0x0A, bytes[index] != 0x0D {
            if bytes[index] == UInt8(ascii: "#"), byte(index + 1) == UInt8(ascii: ">") {
                position = index + 2
                append(.placeholder, from: start, flags)
                return true
            }
            index += 1
        }
        return false
    }

    @inline(__always)
    func isWordByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
    }

    /// Goes on with a word that has scalars beyond ASCII in it.
    mutating func skipWordRest() {
        while position < bytes.count {
            if isWordByte(bytes[position]) {
                position += 1
            } else if bytes[position] >= 0x80, let (scalar, length) = scalar(at: position), Self.isNamePart(scalar) {
                position += length
            } else {
                return
            }
        }
    }

    /// A byte of a scalar beyond ASCII: a name, an operator, or neither.
    mutating func lexNonASCII(_ flags: Token.Flags) {
        let start = position
        guard let (scalar, length) = scalar(at: position) else {
            while position < bytes.count, bytes[position] >= 0x80, self.scalar(at: position) == nil { position += 1 }
            append(.unknown, from: start, flags)
            log.error("these bytes are no UTF-8", at: start..<position)
            return
        }
        if Self.isOperatorHead(scalar) {
            lexOperator(flags)
        } else if Self.isNamePart(scalar) {
            position += length
            skipWordRest()
            append(.identifier, from: start, flags)
        } else if scalar == "\u{201C}" || scalar == "\u{201D}" {
            lexForeignString(closing: Array("\u{201D}".utf8), flags)
        } else {
            position += length
            append(.unknown, from: start, flags)
            log.error(
                "no name may hold U+\(String(scalar.value, radix: 16, uppercase: true))", at: start..<position)
        }
    }

    /// A string in typographic or single quotes, on one line, as one token that is no string of Swift.
    mutating func lexForeignString(closing: [UInt8], _ flags: Token.Flags) {
        let start = position
        position += closing.count
        var index = position
        // Noise is not worth a longer look.
        while index < min(bytes.count, start + 1000), bytes[index] != 0x0A, bytes[index] != 0x0D {
            if bytes[index...].starts(with: closing) {
                position = index + closing.count
                break
            }
            index += 1
        }
        append(.unknown, from: start, flags)
        log.error("a string is written in straight double quotes", at: start..<position)
    }

    /// The scalar at an offset and its length in bytes; nothing where the bytes are ill-formed.
    func scalar(at index: Int) -> (Unicode.Scalar, Int)? {
        let first = byte(index)
        let length: Int
        var value: UInt32
        switch first {
        case 0..<0x80: return (Unicode.Scalar(first), 1)
        case 0xC2..<0xE0: (length, value) = (2, UInt32(first & 0x1F))
        case 0xE0..<0xF0: (length, value) = (3, UInt32(first & 0x0F))
        case 0xF0..<0xF5: (length, value) = (4, UInt32(first & 0x07))
        default: return nil
        }
        for offset in 1..<length {
            let next = byte(index + offset)
            guard next & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        let smallest: [UInt32] = [0, 0, 0x80, 0x800, 0x1_0000]
        guard value >= smallest[length], let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, length)
    }

    /// Whether a scalar beyond ASCII may stand in a name: The Swift Programming Language, "Identifiers", less exactly: all
    /// but operators, blanks, controls and typographic quotes.
    private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x80..<0xA8, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB4, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: false
        case 0x1680, 0x180E, 0x2000...0x200A, 0x2010...0x2029, 0x202F, 0x3000...0x3003: false
        case 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: false
        case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: false
        case 0xE000...0xF8FF, 0xFEFF, 0xFFF9...0xFFFB: false
        default: true
        }
    }

    /// Whether an operator may start with a scalar: The Swift Programming Language, "Operators".
    static func isOperatorHead(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: true
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
        case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
        case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
        case 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
        default: false
        }
    }
}

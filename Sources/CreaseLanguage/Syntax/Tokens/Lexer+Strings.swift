extension Lexer {
    /// The opening quotes of a string, with the `#`s before them.
    mutating func openString(hashes: Int, _ flags: Token.Flags) {
        let quote = position + hashes
        let multiline = opensMultiline(quote, hashes: hashes)
        modes.append(.string(hashes: hashes, multiline: multiline, token: tokens.count))
        take(hashes + (multiline ? 3 : 1), .stringOpen, flags)
    }

    /// `#"""#` is the raw string of one quote, `"""` everywhere else opens several lines.
    private func opensMultiline(_ quote: Int, hashes: Int) -> Bool {
        guard byte(quote + 1) == UInt8(ascii: "\""), byte(quote + 2) == UInt8(ascii: "\"") else { return false }
        guard hashes > 0 else { return true }
        // Closed again by its own `#`s, it is a raw string on one line.
        var index = quote + 1
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            if bytes[index] == UInt8(ascii: "\""), hasHashes(hashes, at: index + 1) { return false }
            index += 1
        }
        return true
    }

    /// Text up to the closing quotes, an interpolation or the end of the line, whichever comes first.
    mutating func lexStringPiece(hashes: Int, multiline: Bool, opening: Int) {
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\"") where closesString(hashes: hashes, multiline: multiline):
                appendText(from: start)
                modes.removeLast()
                take((multiline ? 3 : 1) + hashes, .stringClose, [])
                return
            case UInt8(ascii: "\\") where hasHashes(hashes, at: position + 1):
                let escape = position + 1 + hashes
                if byte(escape) == UInt8(ascii: "(") {
                    appendText(from: start)
                    modes.append(.interpolation(parens: 0, multiline: multiline, token: tokens.count))
                    pushBracket(.interpolationOpen)
                    take(2 + hashes, .interpolationOpen, [])
                    return
                }
                skipEscape(escape, multiline: multiline)
            case 0x0A, 0x0D:
                guard multiline else {
                    abandonString(from: start, opening: opening)
                    return
                }
                position += 1
            default:
                position += 1
            }
        }
        abandonString(from: start, opening: opening)
    }

    private mutating func appendText(from start: Int) {
        if position > start { append(.stringText, from: start, []) }
    }

    private func closesString(hashes: Int, multiline: Bool) -> Bool {
        let quotes = multiline ? 3 : 1
        if multiline {
            guard byte(position + 1) == UInt8(ascii: "\""), byte(position + 2) == UInt8(ascii: "\"") else {
                return false
            }
        }
        return hasHashes(hashes, at: position + quotes)
    }

    private func hasHashes(_ count: Int, at index: Int) -> Bool {
        for offset in 0..<count where byte(index + offset) != UInt8(ascii: "#") { return false }
        return true
    }

    /// Steps over an escape, at least over its backslash, never over a line end.
    private mutating func skipEscape(_ escape: Int, multiline: Bool) {
        position = min(escape, bytes.count)
        guard position < bytes.count else { return }
        switch bytes[position] {
        case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "0"), UInt8(ascii: "\\"),
            UInt8(ascii: "\""), UInt8(ascii: "'"):
            position += 1
        case UInt8(ascii: "u") where byte(position + 1) == UInt8(ascii: "{"):
            position += 2
        case 0x0A, 0x0D:
            break
        case 0x20 where multiline, 0x09 where multiline:
            // A backslash at the end of a line joins it with the next one.
            break
        default:
            let end = position + (scalar(at: position)?.1 ?? 1)
            log.error("a string has no escape '\\\(text(escape..<end))'", at: escape - 1..<end)
        }
    }

    /// A string without closing quotes ends with its line, or with the file when it spans lines.
    private mutating func abandonString(from start: Int, opening: Int) {
        appendText(from: start)
        modes.removeLast()
        reportUnclosed(opening)
    }

    /// Interpolations of strings on one line end with the line, and their strings with them.
    mutating func abandonInterpolationsOnOneLine() {
        while case .interpolation(_, false, let token)? = modes.last {
            modes.removeLast()
            forgetBrackets(from: token)
            abandonStringAround()
        }
    }

    private mutating func abandonStringAround() {
        guard case .string(_, _, let opening)? = modes.last else { return }
        modes.removeLast()
        reportUnclosed(opening)
    }

    /// At the end of the file: gives up the innermost string or interpolation; false when none is open.
    mutating func endOpenString() -> Bool {
        switch modes.popLast() {
        case .interpolation(_, _, let token):
            forgetBrackets(from: token)
            return true
        case .string(_, _, let token):
            reportUnclosed(token)
            return true
        case nil:
            return false
        }
    }

    /// One message is enough: a string that ends a line inside an interpolation ends the string around it too.
    private mutating func reportUnclosed(_ opening: Int) {
        if case .interpolation(_, false, _)? = modes.last { return }
        log.error("a string opened here is never closed", at: tokens[opening].range)
    }
}

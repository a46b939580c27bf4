/// Steps over Swift text without understanding it: words, brackets, strings, comments.
struct SourceScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0
    /// The line at `lineOffset`, counted on when asked for.
    private var line = 1
    private var lineOffset = 0

    /// Interpolations in strings in interpolations that are told apart.
    private static let nestingLimit = 32

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { offset >= bytes.count }
    var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    var previous: UInt8 { offset > 0 ? bytes[offset - 1] : 0 }

    func peek(_ distance: Int = 1) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }

    mutating func advance(_ count: Int = 1) { offset = min(bytes.count, offset + count) }
    mutating func back(to offset: Int) { self.offset = offset }

    /// Asked for in rising order it reads every byte once.
    mutating func line(at target: Int) -> Int {
        while lineOffset < target {
            if bytes[lineOffset] == UInt8(ascii: "\n") { line += 1 }
            lineOffset += 1
        }
        return line
    }

    /// Blanks, line ends and comments.
    mutating func skipBlanks() {
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte <= 0x20 { offset += 1 } else if !skipComment() { return }
        }
    }

    /// Steps over a comment, a string or a regular expression that starts here; `false` where none does.
    mutating func skipOpaque() -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "#"): return skipString(0)
        case UInt8(ascii: "/"): return skipComment() || skipRegex()
        default: return false
        }
    }

    /// The word that starts here, without backticks; empty where none does.
    mutating func word() -> Range<Int> {
        let isQuoted = byte == UInt8(ascii: "`")
        if isQuoted { offset += 1 }
        let start = offset
        while offset < bytes.count, bytes[offset].isWordByte { offset += 1 }
        let range = start..<offset
        if isQuoted, byte == UInt8(ascii: "`") { offset += 1 }
        return range
    }

    func slice(_ range: Range<Int>) -> ArraySlice<UInt8> { ArraySlice(bytes[range]) }

    func means(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] { return false }
        return true
    }

    /// From an opening bracket to behind the closing one, all else left aside.
    mutating func skipBracket(_ open: UInt8, _ close: UInt8, _ nesting: Int = 0) {
        var depth = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == open {
                depth += 1
            } else if byte == close {
                depth -= 1
                if depth == 0 {
                    offset += 1
                    return
                }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
                if skipString(nesting) { continue }
            } else if byte == UInt8(ascii: "/"), skipComment() || skipRegex() {
                continue
            }
            offset += 1
        }
    }

    private mutating func skipComment() -> Bool {
        guard byte == UInt8(ascii: "/") else { return false }
        switch peek() {
        case UInt8(ascii: "/"):
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
            return true
        case UInt8(ascii: "*"):
            var depth = 0
            while offset < bytes.count {
                if byte == UInt8(ascii: "/"), peek() == UInt8(ascii: "*") {
                    depth += 1
                    offset += 2
                } else if byte == UInt8(ascii: "*"), peek() == UInt8(ascii: "/") {
                    depth -= 1
                    offset += 2
                    if depth == 0 { return true }
                } else {
                    offset += 1
                }
            }
            offset = bytes.count
            return true
        default: return false
        }
    }

    /// A string literal with its hashes and interpolations, or a `#/…/#` regular expression.
    private mutating func skipString(_ nesting: Int) -> Bool {
        let start = offset
        while byte == UInt8(ascii: "#") { offset += 1 }
        let hashes = offset - start
        let quote = byte
        guard quote == UInt8(ascii: "\"") || hashes > 0 && quote == UInt8(ascii: "/") else {
            offset = start
            return false
        }
        let isMultiline = quote == UInt8(ascii: "\"") && peek() == quote && peek(2) == quote
        advance(isMultiline ? 3 : 1)
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\n"), !isMultiline, quote == UInt8(ascii: "\"") { return true }
            if byte == quote, !isMultiline || peek() == quote && peek(2) == quote {
                let length = isMultiline ? 3 : 1
                if has(hashes, at: offset + length) {
                    advance(length + hashes)
                    return true
                }
            } else if byte == UInt8(ascii: "\\"), has(hashes, at: offset + 1) {
                advance(1 + hashes)
                if self.byte == UInt8(ascii: "("), nesting < Self.nestingLimit {
                    skipBracket(UInt8(ascii: "("), UInt8(ascii: ")"), nesting + 1)
                } else {
                    advance()
                }
                continue
            }
            offset += 1
        }
        return true
    }

    private func has(_ hashes: Int, at start: Int) -> Bool {
        guard start + hashes <= bytes.count else { return hashes == 0 }
        return bytes[start..<(start + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// `/…/` where an operand is expected and the line closes it; anything else is a division.
    private mutating func skipRegex() -> Bool {
        let next = peek()
        guard next > 0x20, next != UInt8(ascii: ")"), next != UInt8(ascii: ","), isOperandExpected else { return false }
        var end = offset + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == UInt8(ascii: "\\") {
                end += 1
            } else if bytes[end] == UInt8(ascii: "/") {
                offset = end + 1
                return true
            }
            end += 1
        }
        return false
    }

    private var isOperandExpected: Bool {
        var index = offset - 1
        while index >= 0, bytes[index] == 0x20 { index -= 1 }
        guard index >= 0 else { return true }
        switch bytes[index] {
        case UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["),
            UInt8(ascii: "{"), UInt8(ascii: "\n"):
            return true
        default: return false
        }
    }
}

extension UInt8 {
    /// Letters, digits, the underscore, and all of what is not ASCII.
    var isWordByte: Bool {
        (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) || (0x30...0x39).contains(self) || self == 0x5F
            || self >= 0x80
    }
}

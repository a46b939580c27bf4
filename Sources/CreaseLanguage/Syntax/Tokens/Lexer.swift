/// Cuts a file into tokens, in one pass from front to back.
///
/// The lexer never fails: bytes that start nothing become `unknown` tokens with a message. Strings with interpolations
/// are cut into their pieces by a stack of modes rather than by recursion, so nesting costs no call stack.
struct Lexer {
    /// What the next byte belongs to.
    enum Mode {
        /// Inside the quotes of a string; `token` is its opening.
        case string(hashes: Int, multiline: Bool, token: Int)
        /// Inside `\( )` of a string; `parens` counts the parentheses open in it.
        case interpolation(parens: Int, multiline: Bool, token: Int)
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let keywords = KeywordTable.shared
    var position = 0
    var tokens: [Token] = []
    var modes: [Mode] = []
    /// Tokens of the brackets that are open, innermost last.
    var openBrackets: [Int] = []
    /// Places in `openBrackets` of those that brackets inside them never close past: `{` and `\(`.
    var fences: [Int] = []
    /// The fewest `#`s with which no regex of several lines ends any more.
    var endlessRegexHashes = Int.max
    var log = DiagnosticLog()

    /// All tokens of a file, ending with `endOfFile`, and what there is to say about them.
    static func tokens(of source: SourceText) -> (tokens: [Token], log: DiagnosticLog) {
        source.bytes.withUnsafeBufferPointer { bytes in
            var lexer = Lexer(bytes: bytes)
            lexer.tokens.reserveCapacity(bytes.count / 4 + 16)
            lexer.run()
            return (lexer.tokens, lexer.log)
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    private mutating func run() {
        skipFileHead()
        while true {
            if case .string(let hashes, let multiline, let token)? = modes.last {
                lexStringPiece(hashes: hashes, multiline: multiline, opening: token)
                continue
            }
            var flags = skipTrivia()
            if tokens.isEmpty { flags.insert(.startsLine) }
            if flags.contains(.startsLine) { abandonInterpolationsOnOneLine() }
            guard position < bytes.count else {
                if endOpenString() { continue }
                append(.endOfFile, from: position, flags)
                return
            }
            lexToken(flags)
        }
    }

    // MARK: Bytes

    /// The byte at an offset, 0 outside the file.
    @inline(__always)
    func byte(_ index: Int) -> UInt8 {
        index >= 0 && index < bytes.count ? bytes[index] : 0
    }

    @inline(__always)
    mutating func append(_ kind: TokenKind, from start: Int, _ flags: Token.Flags) {
        tokens.append(Token(kind: kind, start: start, end: position, flags: flags))
    }

    /// Appends a token of the next `count` bytes.
    @inline(__always)
    mutating func take(_ count: Int, _ kind: TokenKind, _ flags: Token.Flags) {
        let start = position
        position += count
        append(kind, from: start, flags)
    }

    // MARK: One token

    private mutating func lexToken(_ flags: Token.Flags) {
        let first = bytes[position]
        switch first {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            lexWord(flags)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            lexNumber(flags)
        case UInt8(ascii: "\""):
            openString(hashes: 0, flags)
        case UInt8(ascii: "("):
            open(.parenOpen, flags)
        case UInt8(ascii: ")"):
            closeParen(flags)
        case UInt8(ascii: "{"):
            open(.braceOpen, flags)
        case UInt8(ascii: "}"):
            closeBrace(flags)
        case UInt8(ascii: "["):
            open(.squareOpen, flags)
        case UInt8(ascii: "]"):
            closeInner(.squareOpen, .squareClose, flags)
        case UInt8(ascii: ","):
            take(1, .comma, flags)
        case UInt8(ascii: ";"):
            take(1, .semicolon, flags)
        case UInt8(ascii: ":"):
            take(1, .colon, flags)
        case UInt8(ascii: "@"):
            take(1, .at, flags)
        case UInt8(ascii: "\\"):
            take(1, .backslash, flags)
        case UInt8(ascii: "."):
            if byte(position + 1) == UInt8(ascii: ".") { lexOperator(flags) } else { take(1, .period, flags) }
        case UInt8(ascii: "#"):
            lexPound(flags)
        case UInt8(ascii: "`"):
            lexQuotedIdentifier(flags)
        case UInt8(ascii: "$"):
            lexDollar(flags)
        case UInt8(ascii: "!"):
            if isLeftBound(position) { take(1, .exclaimPostfix, flags) } else { lexOperator(flags) }
        case UInt8(ascii: "?"):
            if isLeftBound(position) { take(1, .questionPostfix, flags) } else { lexOperator(flags) }
        case UInt8(ascii: "/"):
            if !lexRegex(flags) { lexOperator(flags) }
        case UInt8(ascii: "<"):
            if !lexPlaceholder(flags) { lexOperator(flags) }
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
            lexOperator(flags)
        case 0x80...0xFF:
            lexNonASCII(flags)
        case UInt8(ascii: "'"):
            lexForeignString(closing: [first], flags)
        default:
            let start = position
            position += 1
            append(.unknown, from: start, flags)
            log.error(
                "a file of Swift has no byte 0x\(String(first, radix: 16, uppercase: true)) here", at: start..<position)
        }
    }

    // MARK: Brackets

    private mutating func open(_ kind: TokenKind, _ flags: Token.Flags) {
        pushBracket(kind)
        take(1, kind, flags)
        if kind == .parenOpen, case .interpolation(let parens, let multiline, let token)? = modes.last {
            modes[modes.count - 1] = .interpolation(parens: parens + 1, multiline: multiline, token: token)
        }
    }

    /// Notes that the next token opens a bracket.
    mutating func pushBracket(_ kind: TokenKind) {
        if kind == .braceOpen || kind == .interpolationOpen { fences.append(openBrackets.count) }
        openBrackets.append(tokens.count)
    }

    private mutating func closeParen(_ flags: Token.Flags) {
        guard case .interpolation(let parens, let multiline, let token)? = modes.last else {
            closeInner(.parenOpen, .parenClose, flags)
            return
        }
        if parens == 0 {
            modes.removeLast()
            let index = tokens.count
            take(1, .interpolationClose, flags)
            pair(token, index)
            forgetBrackets(from: token)
        } else {
            modes[modes.count - 1] = .interpolation(parens: parens - 1, multiline: multiline, token: token)
            closeInner(.parenOpen, .parenClose, flags)
        }
    }

    /// A `}` closes the innermost `{`, past any `(` and `[` that were forgotten in it.
    private mutating func closeBrace(_ flags: Token.Flags) {
        let index = tokens.count
        take(1, .braceClose, flags)
        guard let fence = fences.last, tokens[openBrackets[fence]].kind == .braceOpen else { return }
        let opening = openBrackets[fence]
        pair(opening, index)
        forgetBrackets(from: opening)
    }

    /// A `)` or `]` closes the innermost bracket of its kind, but never past a `{`: a brace is rarely the forgotten one.
    private mutating func closeInner(_ openKind: TokenKind, _ kind: TokenKind, _ flags: Token.Flags) {
        let index = tokens.count
        take(1, kind, flags)
        // The search is short so that a file of nothing but brackets costs linear time.
        let lowest = max(fences.last.map { $0 + 1 } ?? 0, openBrackets.count - Self.forgottenBrackets)
        for depth in stride(from: openBrackets.count - 1, through: lowest, by: -1)
        where tokens[openBrackets[depth]].kind == openKind {
            let opening = openBrackets[depth]
            pair(opening, index)
            forgetBrackets(from: opening)
            return
        }
    }

    /// How many forgotten brackets a closing one may skip to find its partner.
    private static let forgottenBrackets = 8

    private mutating func pair(_ opening: Int, _ closing: Int) {
        tokens[opening].partner = Int32(closing)
        tokens[closing].partner = Int32(opening)
    }

    /// Takes a bracket and all that were opened after it off the stack.
    mutating func forgetBrackets(from token: Int) {
        while let last = openBrackets.last, last >= token { openBrackets.removeLast() }
        while let fence = fences.last, fence >= openBrackets.count { fences.removeLast() }
    }
}

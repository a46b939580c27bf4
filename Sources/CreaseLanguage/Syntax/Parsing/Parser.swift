/// Reads the tokens of a file into a tree, by recursive descent.
///
/// The parser never fails: where a token does not fit it says so, puts `missing` or `unknown` into the tree and goes on
/// behind it. It looks ahead by a bounded number of tokens and uses the partners of brackets to skip, so its time is
/// proportional to the file. Recursion is bounded by `nestingLimit`, and the tree's height by `SyntaxTree.heightLimit`.
struct Parser {
    /// How many brackets, prefix operators and branches of a ternary may stand inside one another.
    static let nestingLimit = 256
    /// The largest file that is read, in bytes.
    static let sizeLimit = 4 << 20

    let source: SourceText
    let tokens: [Token]
    /// The place of `current` in `tokens`.
    var index = 0
    /// The token to be read next. After `>` was split off `>>` it is only the rest of the token at `index`.
    var current: Token
    /// Where the last token that was read ends.
    var previousEnd: Int32 = 0
    var store: NodeStore
    /// Items of the lists and operands of the expressions that are being read, innermost last.
    var scratch: [Int32] = []
    /// Operators of the expressions that are being read, innermost last.
    var operators: [PendingOperator] = []
    var log: DiagnosticLog
    var depth = 0
    var reportedDepth = false
    /// The token of the last message, so that one token gets one message.
    var reportedToken = -1
    /// The last string that is never closed; what it hides, such as a `)`, is not missed.
    var unclosedString = -1
    /// On inside an interpolation that is never closed, about which everything has been said.
    var isSilent = false
    var openBraces = 0
    var openConditionals = 0
    /// Off in the conditions of `if`, `guard`, `while`, `switch` and `for`, where `{` opens the body.
    var allowsTrailingClosure = true
    /// On in the condition of `#if`, which ends with its line.
    var stopsAtLineEnd = false
    var patternMode = PatternMode.none
    /// On in accessors such as `_modify`, where `yield` lends a value.
    var isCoroutine = false
    /// What the operators of the file bind like.
    let declaredOperators: DeclaredOperators

    /// Whether an expression is read as part of a pattern.
    enum PatternMode {
        case none
        /// `let x` may stand in it.
        case matching
        /// It stands behind `let`: every plain name is bound.
        case binding
    }

    init(source: SourceText, tokens: [Token], log: DiagnosticLog) {
        self.source = source
        self.tokens = tokens
        self.log = log
        current = tokens[0]
        declaredOperators = DeclaredOperators(of: tokens, in: source)
        store = NodeStore(expectedTokens: tokens.count)
    }

    // MARK: Tokens

    func at(_ kind: TokenKind) -> Bool { current.kind == kind }

    /// The token `count` places on; the end of the file where there are fewer.
    func peek(_ count: Int = 1) -> Token { tokens[min(index + count, tokens.count - 1)] }

    func token(_ index: Int) -> Token { tokens[min(max(index, 0), tokens.count - 1)] }

    @inline(__always)
    mutating func advance() {
        previousEnd = current.endOffset
        guard index < tokens.count - 1 else { return }
        index += 1
        current = tokens[index]
    }

    /// Goes on with the token at an index; never back.
    mutating func jump(to target: Int) {
        let target = min(target, tokens.count - 1)
        guard target > index else { return }
        index = target
        current = tokens[index]
        previousEnd = max(previousEnd, tokens[index - 1].endOffset)
    }

    mutating func take(_ kind: TokenKind) -> Bool {
        guard current.kind == kind else { return false }
        advance()
        return true
    }

    /// Reads the first byte of an operator and leaves the rest of it to be read next.
    mutating func takeFirstByte() {
        guard current.range.count > 1 else { return advance() }
        let start = Int(current.startOffset) + 1
        let kind: TokenKind
        switch (current.range.count - 1, byte(start)) {
        case (1, UInt8(ascii: "=")): kind = .equal
        case (_, UInt8(ascii: "?")): kind = .questionPostfix
        case (_, UInt8(ascii: "!")): kind = .exclaimPostfix
        // What was a mark by its first byte, as in `?>`, is an operator by its second.
        default: kind = current.kind.isOperator ? current.kind : .operatorPostfix
        }
        previousEnd = Int32(truncatingIfNeeded: start)
        current = Token(kind: kind, start: start, end: Int(current.endOffset), flags: [])
    }

    func byte(_ offset: Int) -> UInt8 { offset < source.bytes.count ? source.bytes[offset] : 0 }

    /// Whether a token is this word.
    func isWord(_ token: Token, _ word: StaticString) -> Bool {
        let start = Int(token.startOffset)
        let count = Int(token.endOffset) - start
        guard count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { word in
            for offset in 0..<count where source.bytes[start + offset] != word[offset] { return false }
            return true
        }
    }

    /// The slot value of the token to be read next.
    var currentSlot: TokenSlot { TokenSlot(truncatingIfNeeded: index + 1) }

    /// Reads a token and returns its slot value.
    mutating func takeSlot() -> TokenSlot {
        let slot = currentSlot
        advance()
        return slot
    }

    // MARK: Nesting

    /// Reads something one level deeper, or skips it when it is too deep.
    @inline(__always)
    mutating func nested(_ body: (inout Parser) -> NodeID) -> NodeID {
        guard depth < Self.nestingLimit else { return skipTooDeep() }
        depth += 1
        let node = body(&self)
        depth -= 1
        return node
    }

    private mutating func skipTooDeep() -> NodeID {
        let start = current.startOffset
        if !reportedDepth {
            reportedDepth = true
            log.error("no more than \(Self.nestingLimit) levels are read inside one another", at: current.range)
        }
        if current.kind.isOpenBracket {
            skipBracket()
        } else if !current.kind.isCloseBracket {
            advance()
        }
        return make(.unknown, from: start)
    }

    /// Skips an opening bracket with all it holds; to the end of the file where it is never closed.
    mutating func skipBracket() {
        jump(to: current.partner > index ? Int(current.partner) + 1 : tokens.count - 1)
    }
}

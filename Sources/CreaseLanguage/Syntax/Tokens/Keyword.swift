/// The reserved words, found by their packed bytes rather than by comparing strings.
struct KeywordTable: Sendable {
    /// Words of up to 8 bytes packed little-endian, in a table with open addressing; 0 is an empty place.
    private let keys: [UInt64]
    private let kinds: [TokenKind]
    private static let size = 256

    static let shared = KeywordTable()

    private init() {
        var keys = [UInt64](repeating: 0, count: Self.size)
        var kinds = [TokenKind](repeating: .identifier, count: Self.size)
        for (word, kind) in Self.words where word.utf8.count <= 8 {
            var key: UInt64 = 0
            for (index, byte) in word.utf8.enumerated() { key |= UInt64(byte) << (8 * UInt64(index)) }
            var place = Self.hash(key)
            while keys[place] != 0 { place = (place + 1) % Self.size }
            keys[place] = key
            kinds[place] = kind
        }
        self.keys = keys
        self.kinds = kinds
    }

    /// The kind of a word of at most 8 bytes, `identifier` unless it is reserved.
    @inline(__always)
    func kind(packed key: UInt64) -> TokenKind {
        var place = Self.hash(key)
        while keys[place] != 0 {
            if keys[place] == key { return kinds[place] }
            place = (place + 1) % Self.size
        }
        return .identifier
    }

    /// The kind of a word of more than 8 bytes.
    func kind(long word: UnsafeBufferPointer<UInt8>.SubSequence) -> TokenKind {
        guard word.count <= 15 else { return .identifier }
        for (text, kind) in Self.longWords where text.utf8.elementsEqual(word) { return kind }
        return .identifier
    }

    @inline(__always)
    private static func hash(_ key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }

    private static let longWords = words.filter { $0.0.utf8.count > 8 }

    private static let words: [(String, TokenKind)] = [
        ("as", .keywordAs), ("associatedtype", .keywordAssociatedtype), ("break", .keywordBreak),
        ("case", .keywordCase), ("catch", .keywordCatch), ("class", .keywordClass), ("continue", .keywordContinue),
        ("default", .keywordDefault), ("defer", .keywordDefer), ("deinit", .keywordDeinit), ("do", .keywordDo),
        ("else", .keywordElse), ("enum", .keywordEnum), ("extension", .keywordExtension),
        ("fallthrough", .keywordFallthrough), ("false", .keywordFalse), ("fileprivate", .keywordFileprivate),
        ("for", .keywordFor), ("func", .keywordFunc), ("guard", .keywordGuard), ("if", .keywordIf),
        ("import", .keywordImport), ("in", .keywordIn), ("init", .keywordInit), ("inout", .keywordInout),
        ("internal", .keywordInternal), ("is", .keywordIs), ("let", .keywordLet), ("nil", .keywordNil),
        ("operator", .keywordOperator), ("precedencegroup", .keywordPrecedencegroup), ("private", .keywordPrivate),
        ("protocol", .keywordProtocol), ("public", .keywordPublic), ("repeat", .keywordRepeat),
        ("rethrows", .keywordRethrows), ("return", .keywordReturn), ("self", .keywordSelf),
        ("Self", .keywordCapitalSelf), ("static", .keywordStatic), ("struct", .keywordStruct),
        ("subscript", .keywordSubscript), ("super", .keywordSuper), ("switch", .keywordSwitch),
        ("throw", .keywordThrow), ("throws", .keywordThrows), ("true", .keywordTrue), ("try", .keywordTry),
        ("typealias", .keywordTypealias), ("var", .keywordVar), ("where", .keywordWhere), ("while", .keywordWhile),
        ("Any", .keywordAny),
    ]
}

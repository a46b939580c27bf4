/// What a token is, as far as the bytes around it can tell.
enum TokenKind: UInt8, Sendable {
    // Names and literals
    case identifier
    /// `$0` or `$selection`.
    case dollarIdentifier
    case underscore
    case integer
    case float
    /// The opening or closing quotes with their `#`s.
    case stringOpen, stringClose
    /// Literal text between quotes and interpolations, escapes still in it.
    case stringText
    /// `\(` with its `#`s, and the `)` that ends it.
    case interpolationOpen, interpolationClose
    case regex
    /// `<#text#>`, the gap an editor leaves to be filled in.
    case placeholder

    // Punctuation
    case parenOpen, parenClose, squareOpen, squareClose, braceOpen, braceClose
    case comma, semicolon, colon, period, at, backslash, equal, arrow
    /// `?` or `!` that touch what stands before them.
    case questionPostfix, exclaimPostfix
    /// `?` after a space: the one of a ternary.
    case questionInfix
    case operatorPrefix, operatorPostfix, operatorInfix

    // `#` words
    case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation
    /// `#Preview` and every other macro.
    case poundName

    // Keywords
    case keywordAs, keywordAssociatedtype, keywordBreak, keywordCase, keywordCatch, keywordClass, keywordContinue
    case keywordDefault, keywordDefer, keywordDeinit, keywordDo, keywordElse, keywordEnum, keywordExtension
    case keywordFallthrough, keywordFalse, keywordFileprivate, keywordFor, keywordFunc, keywordGuard, keywordIf
    case keywordImport, keywordIn, keywordInit, keywordInout, keywordInternal, keywordIs, keywordLet, keywordNil
    case keywordOperator, keywordPrecedencegroup, keywordPrivate, keywordProtocol, keywordPublic, keywordRepeat
    case keywordRethrows, keywordReturn, keywordSelf, keywordCapitalSelf, keywordStatic, keywordStruct
    case keywordSubscript, keywordSuper, keywordSwitch, keywordThrow, keywordThrows, keywordTrue, keywordTry
    case keywordTypealias, keywordVar, keywordWhere, keywordWhile, keywordAny

    /// Bytes that start no token of the language.
    case unknown
    /// The empty token behind the last byte.
    case endOfFile

    /// Whether the token is a word that is reserved unless written in back-ticks.
    var isKeyword: Bool {
        rawValue >= TokenKind.keywordAs.rawValue && rawValue <= TokenKind.keywordAny.rawValue
    }

    var isOpenBracket: Bool {
        switch self {
        case .parenOpen, .squareOpen, .braceOpen, .interpolationOpen: true
        default: false
        }
    }

    var isCloseBracket: Bool {
        switch self {
        case .parenClose, .squareClose, .braceClose, .interpolationClose: true
        default: false
        }
    }

    var isOperator: Bool {
        self == .operatorInfix || self == .operatorPrefix || self == .operatorPostfix
    }
}

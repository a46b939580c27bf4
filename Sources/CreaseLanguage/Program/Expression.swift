/// A piece of code that has a value, ready to be evaluated.
///
/// The syntax tree keeps every byte; this keeps what evaluation needs, with literals decoded, operators grouped and the
/// names of the vocabulary recognised once. Immutable, so evaluation may share it freely.
final class Expression: Sendable {
    indirect enum Kind: Sendable {
        case integer(Int)
        case double(Double)
        case bool(Bool)
        case nilLiteral
        /// A string without interpolation.
        case text(String)
        case interpolation([Segment])
        case name(String)
        /// `$selection`, without the dollar.
        case projection(String)
        /// `base.name`; the base of an implicit member such as `.leading` is `nil`.
        case member(Expression?, String)
        case call(Call)
        case element(Expression, [Argument])
        case array([Expression])
        case dictionary([(key: Expression, value: Expression)])
        /// A parenthesised expression is a tuple of one without a label.
        case tuple([Argument])
        case closure(ClosureCode)
        /// `\.name`, `\Type.name`, `\.self`.
        case keyPath([String])
        case prefix(String, Expression)
        /// An operator behind its operand that a file declares; `…...` is a range.
        case postfix(Expression, String)
        /// An operator that a file declares.
        case infix(Expression, String, Expression)
        case binary(BinaryOperator, Expression, Expression)
        /// `=`, `+=` and their like, with the operator before the `=` (`nil` for a plain one).
        case assignment(BinaryOperator?, Expression, Expression)
        case ternary(Expression, Expression, Expression)
        case cast(Expression, TypeName, Cast)
        /// `&value`: the place rather than what is in it.
        case inOut(Expression)
        case tried(Expression, Tried)
        case awaited(Expression)
        /// `base?`
        case chain(Expression)
        /// `base!`
        case force(Expression)
        case ifElse(IfCode)
        case choose(SwitchCode)
        /// `#if` inside a chain: each clause is the whole chain so far with that clause's calls.
        case compiled([CompiledExpression])
        case macro(String, [Argument])
        /// Something this language has no use for; shown as its source.
        case opaque
    }

    enum Cast: Sendable {
        case isType
        case asType
        case asOptional
        case asForced
    }

    /// What becomes of an error thrown inside.
    enum Tried: Sendable {
        /// It goes on to the nearest `catch`.
        case passes
        /// The value is `nil`.
        case asOptional
        case traps
    }

    let kind: Kind
    let span: SourceSpan
    let place: Place

    init(_ kind: Kind, span: SourceSpan, place: Place) {
        self.kind = kind
        self.span = span
        self.place = place
    }
}

/// The bytes of a piece of code in its file.
struct SourceSpan: Hashable, Sendable {
    var start: Int32
    var end: Int32

    var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}

/// Where a piece of code starts, as people count: both from 1.
struct Place: Hashable, Sendable {
    var line: Int32
    var column: Int32
    /// Index into the program's files; 0 is the file being previewed.
    var file: Int32 = 0
}

/// A part of an interpolated string.
enum Segment: Sendable {
    case text(String)
    /// The value, and what else stands in its parentheses: `\(price, format: .percent)`.
    case value(Expression, options: [Argument])
}

struct Argument: Sendable {
    var label: String?
    var labelSpan: SourceSpan
    var value: Expression
    /// Written behind the parentheses.
    var isTrailing = false
}

/// `callee(arguments) { trailing }`.
final class Call: Sendable {
    let callee: Expression
    let arguments: [Argument]
    /// The name called, where there is one, and where it stands.
    let name: String?
    let nameSpan: SourceSpan
    let namePlace: Place
    /// Set when a bare name is a view of the vocabulary; a declaration of the file may still shadow it.
    let view: ViewName?
    /// In front of a name that is the system's whatever the project declares.
    static let systemPrefix = "SwiftUI."
    /// Set when a member is a modifier of the vocabulary.
    let modifier: ModifierName?

    init(callee: Expression, arguments: [Argument], nameSpan: SourceSpan, namePlace: Place) {
        self.callee = callee
        self.arguments = arguments
        self.nameSpan = nameSpan
        self.namePlace = namePlace
        switch callee.kind {
        case .name(let name):
            self.name = name
            view = ViewName(
                rawValue: name.hasPrefix(Self.systemPrefix) ? String(name.dropFirst(Self.systemPrefix.count)) : name)
            modifier = nil
        case .member(_, let name):
            self.name = name
            view = nil
            modifier = ModifierName(rawValue: name)
        default:
            name = nil
            view = nil
            modifier = nil
        }
    }
}

final class ClosureCode: Sendable {
    struct Parameter: Sendable {
        var name: String
        var type: TypeName?
        /// `(a, b)` inside the parameter list, or `$item` for a projected element.
        var isProjected = false
        var marks: PassingMarks = []
    }

    /// `[weak self]`, `[count = items.count]`: what the closure remembers of where it stands.
    struct Capture: Sendable {
        var name: String
        /// `nil` where the name means itself.
        var value: Expression?
    }

    let captures: [Capture]
    let parameters: [Parameter]
    let result: TypeName?
    let body: [Statement]
    /// Whether `$0` and its like occur, and the highest one.
    let shorthandCount: Int

    init(
        captures: [Capture] = [], parameters: [Parameter], result: TypeName? = nil, body: [Statement],
        shorthandCount: Int = 0
    ) {
        self.captures = captures
        self.result = result
        self.parameters = parameters
        self.body = body
        self.shorthandCount = shorthandCount
    }
}

enum BinaryOperator: String, CaseIterable, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case equal = "=="
    case notEqual = "!="
    case identical = "==="
    case notIdentical = "!=="
    case less = "<"
    case lessEqual = "<="
    case greater = ">"
    case greaterEqual = ">="
    case and = "&&"
    case or = "||"
    case coalesce = "??"
    case closedRange = "..."
    case halfOpenRange = "..<"
    case matches = "~="
    case bitAnd = "&"
    case bitOr = "|"
    case bitXor = "^"
    case shiftLeft = "<<"
    case shiftRight = ">>"
    case wrappingAdd = "&+"
    case wrappingSubtract = "&-"
    case wrappingMultiply = "&*"
}

/// One clause of an `#if` in an expression.
struct CompiledExpression: Sendable {
    var flag: CompilationFlag
    var value: Expression
}

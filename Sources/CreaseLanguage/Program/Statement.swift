/// One statement of a body: a view in a builder, a step of an action.
enum Statement: Sendable {
    case expression(Expression)
    case declare(Declare)
    case ifElse(IfCode)
    case choose(SwitchCode)
    case guardElse([Condition], [Statement])
    case returns(Expression?, SourceSpan)
    case forEach(ForCode)
    case whileLoop([Condition], [Statement])
    case repeatWhile([Statement], Expression)
    case block([Statement])
    /// `do { } catch … { }` with at least one `catch`.
    case tryCatch([Statement], [CatchCode])
    case throwing(Expression)
    case deferred([Statement])
    /// A statement with a name that `break` and `continue` inside it use.
    indirect case labelled(String, Statement)
    case compiled([CompiledStatements])
    case function(FunctionCode)
    /// `break`, `continue`, `fallthrough`, with the name of the statement meant.
    case stop(Stop, label: String?)
    /// Understood by its brackets only.
    case skipped(SourceSpan, Place)

    enum Stop: Sendable {
        case breaks
        case continues
        case fallsThrough
    }
}

/// `let` or `var` inside a body.
final class Declare: Sendable {
    let pattern: Pattern
    let isVariable: Bool
    let type: TypeName?
    let value: Expression?
    /// `let x: some View { … }`: a local computed property.
    let getter: [Statement]?

    init(pattern: Pattern, isVariable: Bool, type: TypeName?, value: Expression?, getter: [Statement]? = nil) {
        self.pattern = pattern
        self.isVariable = isVariable
        self.type = type
        self.value = value
        self.getter = getter
    }
}

final class IfCode: Sendable {
    let conditions: [Condition]
    let body: [Statement]
    /// `else if` is a body of one `if`.
    let otherwise: [Statement]?
    let place: Place

    init(conditions: [Condition], body: [Statement], otherwise: [Statement]?, place: Place) {
        self.conditions = conditions
        self.body = body
        self.otherwise = otherwise
        self.place = place
    }
}

final class SwitchCode: Sendable {
    struct Case: Sendable {
        /// Empty for `default`.
        var items: [(pattern: Pattern, condition: Expression?)]
        var body: [Statement]
    }

    let subject: Expression
    let cases: [Case]
    let place: Place

    init(subject: Expression, cases: [Case], place: Place) {
        self.subject = subject
        self.cases = cases
        self.place = place
    }
}

/// `catch pattern where condition { }`; a clause without items takes every error, bound to `error`.
struct CatchCode: Sendable {
    var items: [(pattern: Pattern, condition: Expression?)]
    var body: [Statement]
    var place: Place
}

final class ForCode: Sendable {
    let pattern: Pattern
    /// `for case`: elements that do not fit the pattern are passed over.
    let isFilter: Bool
    /// `for await`: the elements come while the app runs.
    let isAwaited: Bool
    let sequence: Expression
    let condition: Expression?
    let body: [Statement]
    let place: Place

    init(
        pattern: Pattern, isFilter: Bool = false, isAwaited: Bool = false, sequence: Expression,
        condition: Expression?, body: [Statement], place: Place
    ) {
        self.pattern = pattern
        self.isFilter = isFilter
        self.isAwaited = isAwaited
        self.sequence = sequence
        self.condition = condition
        self.body = body
        self.place = place
    }
}

/// One part of an `if`, `guard` or `while` condition.
enum Condition: Sendable {
    case expression(Expression)
    /// `if let name = value`; without a value the name is its own.
    case optional(Pattern, Expression?, Place)
    case matches(Pattern, Expression)
    /// `#available(iOS 27.1, *)`; the iOS version, `nil` where none is named.
    case available(Version?, isNegated: Bool)
}

struct Version: Hashable, Comparable, Sendable {
    var major: Int
    var minor: Int

    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}

indirect enum Pattern: Sendable {
    case wildcard
    /// `var` makes it a variable that what follows may change.
    case bind(String, isVariable: Bool)
    case value(Expression)
    /// `.name(patterns)`; `nil` patterns where no parentheses follow.
    case enumCase(String, [(label: String?, pattern: Pattern)]?)
    case tuple([Pattern])
    case optional(Pattern)
    case isType(TypeName)
    case asType(Pattern, TypeName)
}

/// One clause of an `#if` among statements.
struct CompiledStatements: Sendable {
    var flag: CompilationFlag
    var body: [Statement]
    var place: Place
}

/// Whether a clause of an `#if` is compiled.
enum CompilationFlag: Hashable, Sendable {
    case yes
    case no
    /// `canImport(SwiftUI, _version: …)`: from this tier's version on.
    case from(Version)
}

extension Statement {
    var isReturn: Bool {
        if case .returns = self { return true }
        return false
    }
}

/// A name with the generic arguments written after it.
struct ReferenceSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var name: NameSyntax { name(0) }
    var genericArguments: SyntaxList<TypeSyntax> { children(1) }
}

/// A member of something: `base.name`.
struct MemberSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var base: ExpressionSyntax { child(0) }
    var name: NameSyntax { name(1) }
    var genericArguments: SyntaxList<TypeSyntax> { children(2) }
}

/// A function named with its labels: `move(from:to:)`.
struct CompoundNameSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var base: ExpressionSyntax { child(0) }
    /// The labels in order, `_` included.
    var labels: [NameSyntax] { names(1) }
}

/// A call or a subscript with its arguments and trailing closures.
struct CallSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var callee: ExpressionSyntax { child(0) }
    /// What stands between the brackets.
    var arguments: SyntaxList<ArgumentSyntax> { children(1) }
    /// The closures behind the brackets; the first one has no label.
    var trailingClosures: SyntaxList<ArgumentSyntax> { children(2) }
    /// Whether brackets were written at all: `List { }` has none.
    var hasBrackets: Bool { variant == 1 }
}

/// An argument or an element of a tuple, with its label.
/// Where `#if` chooses between arguments, `conditional` has the clauses and there is no value.
struct ArgumentSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var label: NameSyntax? { kind == .argument ? optionalName(0) : nil }
    /// The value; of form `unknown` for a `#if` between arguments.
    var value: ExpressionSyntax { kind == .argument ? child(1) : seen() }
    /// The clauses of a `#if` that stands in place of an argument; each has arguments as its content.
    var conditional: ConditionalSyntax? { kind == .conditional ? seen() : nil }
}

/// One entry of a dictionary literal.
struct PairSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var key: ExpressionSyntax { child(0) }
    var value: ExpressionSyntax { child(1) }
}

/// Two operands and the operator between them.
struct BinarySyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var left: ExpressionSyntax { child(0) }
    var operatorName: NameSyntax { name(1) }
    var right: ExpressionSyntax { child(2) }
}

/// An operand with an operator or a word on one side.
struct UnarySyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var operatorName: NameSyntax { name(kind == .postfix ? 1 : 0) }
    var operand: ExpressionSyntax { child(kind == .postfix ? 0 : 1) }
}

/// `condition ? first : second`.
struct TernarySyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var condition: ExpressionSyntax { child(0) }
    var first: ExpressionSyntax { child(1) }
    var second: ExpressionSyntax { child(2) }
}

/// `value is Type`, `value as Type`, `value as? Type`, `value as! Type`.
struct CastSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    enum Mode: UInt8, Sendable { case plain, optional, forced }

    var value: ExpressionSyntax { child(0) }
    var type: TypeSyntax { child(1) }
    /// How a failing cast is taken; `plain` for `is`.
    var mode: Mode { Mode(rawValue: variant) ?? .plain }
}

/// `try`, `try?` or `try!` with all it covers.
struct TrySyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var mode: CastSyntax.Mode { CastSyntax.Mode(rawValue: variant) ?? .plain }
    var operand: ExpressionSyntax { child(0) }
}

/// `#name<Type>(arguments) { }`.
struct MacroSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    /// The name with its `#`.
    var name: NameSyntax { name(0) }
    var genericArguments: SyntaxList<TypeSyntax> { children(1) }
    var arguments: SyntaxList<ArgumentSyntax> { children(2) }
    var trailingClosures: SyntaxList<ArgumentSyntax> { children(3) }
}

/// A chain of members and calls with `#if` in it.
struct PostfixConditionalSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var base: ExpressionSyntax { child(0) }
    /// Each clause's `chain` is one expression whose innermost part is `chainBase`; empty where a clause is.
    var clauses: SyntaxList<ClauseSyntax> { children(1) }
}

/// `\Type.member[0]?.other`.
struct KeyPathSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var root: TypeSyntax? { optionalChild(0) }
    var components: SyntaxList<KeyPathComponentSyntax> { children(1) }
}

/// One step of a key path.
struct KeyPathComponentSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    enum Form: Sendable {
        /// `.name`, also `.self`.
        case member(ReferenceSyntax)
        case subscriptCall(SyntaxList<ArgumentSyntax>)
        case optionalChain
        case force
    }

    var form: Form {
        switch kind {
        case .keyPathSubscript: .subscriptCall(children(0))
        case .keyPathOptional: .optionalChain
        case .keyPathForce: .force
        default: .member(seen())
        }
    }
}

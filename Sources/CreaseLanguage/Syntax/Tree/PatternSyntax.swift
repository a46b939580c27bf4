/// What a value is taken apart with.
struct PatternSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    enum Form: Sendable {
        case wildcard
        /// A name that is bound here.
        case name(NameSyntax)
        /// `let pattern`; `isVar` for `var`.
        case binding(isVar: Bool, PatternSyntax)
        case tuple(SyntaxList<PatternElementSyntax>)
        case isType(TypeSyntax)
        /// Anything else: a value to compare with, or `.some(let x)` with `pattern` expressions in it.
        case expression(ExpressionSyntax)
    }

    var form: Form {
        switch kind {
        case .namePattern: .name(name(0))
        case .bindingPattern: .binding(isVar: variant == 1, child(0))
        case .tuplePattern: .tuple(children(0))
        case .isPattern: .isType(child(0))
        case .expressionPattern: .expression(child(0))
        default: .wildcard
        }
    }

    /// The name of a pattern that is one name, also behind `let`.
    var simpleName: NameSyntax? {
        switch form {
        case .name(let name): name
        case .binding(_, let pattern): pattern.simpleName
        case .tuple(let elements): elements.count == 1 ? elements[0].pattern.simpleName : nil
        case .wildcard, .isType, .expression: nil
        }
    }
}

/// An element of a tuple pattern.
struct PatternElementSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var label: NameSyntax? { optionalName(0) }
    var pattern: PatternSyntax { child(1) }
}

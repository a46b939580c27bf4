/// One condition of `if`, `guard` or `while`.
struct ConditionSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    enum Form: Sendable {
        case expression(ExpressionSyntax)
        /// `let x = value`, `let x`, `var x: Int? = value`.
        case binding(BindingConditionSyntax)
        /// `case pattern = value`
        case pattern(BindingConditionSyntax)
        /// `#available(iOS 27.1, *)` and `#unavailable(…)`.
        case availability(AvailabilitySyntax)
    }

    var form: Form {
        switch kind {
        case .bindingCondition: .binding(seen())
        case .caseCondition: .pattern(seen())
        case .availability: .availability(seen())
        default: .expression(seen())
        }
    }
}

/// A condition that binds names if it holds.
struct BindingConditionSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var isVar: Bool { variant == 1 }
    var pattern: PatternSyntax { child(0) }
    var type: TypeSyntax? { optionalChild(1) }
    /// Nothing for `if let x`, which looks at the `x` outside.
    var value: ExpressionSyntax? { optionalChild(2) }
}

/// A list of platforms and versions.
struct AvailabilitySyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    /// `#unavailable`
    var isNegated: Bool { variant == 1 }
    var items: SyntaxList<AvailabilityItemSyntax> { children(0) }
}

/// `iOS 27.1`, `*`, `deprecated: 26`, `renamed: "other"`.
struct AvailabilityItemSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    /// The first word, or `*`.
    var platform: NameSyntax { name(0) }
    /// What follows the first word, such as `27.1`; empty for `*`.
    var version: String {
        guard let first = optionalName(1), let last = optionalName(2) else { return "" }
        return tree.source.text(first.range.lowerBound..<last.range.upperBound)
    }
}

/// `{ [captures] parameters in statements }`.
struct ClosureSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    /// What stands before `in`; nothing for a closure that is all body.
    var signature: ClosureSignatureSyntax? { optionalChild(0) }
    var statements: SyntaxList<StatementSyntax> { children(1) }
}

/// What a closure says about itself before `in`.
struct ClosureSignatureSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var captures: SyntaxList<CaptureSyntax> { children(0) }
    var parameters: SyntaxList<ParameterSyntax> { children(1) }
    var result: TypeSyntax? { optionalChild(2) }
}

/// `[weak self]`, `[count = items.count]`.
struct CaptureSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    /// `weak` or `unowned`.
    var ownership: NameSyntax? { optionalName(0) }
    var name: NameSyntax { name(1) }
    var value: ExpressionSyntax? { optionalChild(2) }
}

/// A parameter of a function, an initializer, an enum case or a closure.
///
/// A parameter written with one name has that name as its label too (but for closures and subscripts, which have no
/// labels); `_` is a label that callers do not write. An enum case's value may have no name at all.
struct ParameterSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var attributes: SyntaxList<AttributeSyntax> { children(0) }
    /// The first of the two names, or the only one.
    var label: NameSyntax? { optionalName(1) }
    /// The second of two names.
    var secondName: NameSyntax? { optionalName(2) }
    /// The name the body uses.
    var name: NameSyntax? { secondName ?? label }
    var type: TypeSyntax? { optionalChild(3) }
    var defaultValue: ExpressionSyntax? { optionalChild(4) }
    /// How an argument is passed.
    var marks: PassingMarks { PassingMarks(rawValue: variant) }
}

/// How an argument gets to a parameter, where that is not by value.
struct PassingMarks: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// `Int...`
    static let variadic = PassingMarks(rawValue: 1)
    /// `inout Int`
    static let inOut = PassingMarks(rawValue: 2)
    /// `@autoclosure () -> Int`
    static let autoclosure = PassingMarks(rawValue: 4)
}

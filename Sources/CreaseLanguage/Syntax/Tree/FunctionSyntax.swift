/// `func name<T>(parameters) throws -> Result where … { }`.
struct FunctionSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var attributes: SyntaxList<AttributeSyntax> { children(0) }
    var modifiers: SyntaxList<ModifierSyntax> { children(1) }
    /// A name or an operator.
    var name: NameSyntax { name(2) }
    var genericParameters: SyntaxList<GenericParameterSyntax> { children(3) }
    var parameters: SyntaxList<ParameterSyntax> { children(4) }
    var result: TypeSyntax? { optionalChild(5) }
    var whereClause: WhereClauseSyntax? { optionalChild(6) }
    /// Nothing for a requirement of a protocol.
    var body: BlockSyntax? { optionalChild(7) }
    var isStatic: Bool { modifiers.contains { $0.name == "static" || $0.name == "class" } }
    var isMutating: Bool { modifiers.contains { $0.name == "mutating" } }
    /// Where the operands stand of an operator that this declares.
    var fixity: OperatorFixity {
        if modifiers.contains(where: { $0.name == "prefix" }) { return .prefix }
        return modifiers.contains { $0.name == "postfix" } ? .postfix : .infix
    }
}

/// `init?(parameters) { }`.
struct InitializerSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var attributes: SyntaxList<AttributeSyntax> { children(0) }
    var modifiers: SyntaxList<ModifierSyntax> { children(1) }
    /// `init?` or `init!`
    var isFailable: Bool { variant == 1 }
    var genericParameters: SyntaxList<GenericParameterSyntax> { children(2) }
    var parameters: SyntaxList<ParameterSyntax> { children(3) }
    var whereClause: WhereClauseSyntax? { optionalChild(4) }
    var body: BlockSyntax? { optionalChild(5) }
}

/// `subscript(index: Int) -> Element { }`.
struct SubscriptSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var attributes: SyntaxList<AttributeSyntax> { children(0) }
    var modifiers: SyntaxList<ModifierSyntax> { children(1) }
    var genericParameters: SyntaxList<GenericParameterSyntax> { children(2) }
    var parameters: SyntaxList<ParameterSyntax> { children(3) }
    var result: TypeSyntax? { optionalChild(4) }
    var isStatic: Bool { modifiers.contains { $0.name == "static" || $0.name == "class" } }
    var whereClause: WhereClauseSyntax? { optionalChild(5) }
    var accessors: BindingSyntax.Accessors? { accessors(6) }
}

/// Where an operator's operands stand.
enum OperatorFixity: Sendable {
    case prefix
    case infix
    case postfix
}

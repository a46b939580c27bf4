/// `let` or `var` with everything it declares.
struct VariableSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var attributes: SyntaxList<AttributeSyntax> { children(0) }
    var modifiers: SyntaxList<ModifierSyntax> { children(1) }
    var isVar: Bool { variant == 1 }
    var bindings: SyntaxList<BindingSyntax> { children(2) }
    var isStatic: Bool { modifiers.contains { $0.name == "static" || $0.name == "class" } }
}

/// `pattern: Type = value { accessors }`.
struct BindingSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    enum Accessors: Sendable {
        /// `{ statements }`: the value is computed.
        case getter(BlockSyntax)
        /// `{ get { } set { } }`, `{ didSet { } }`, `{ get }`.
        case list(SyntaxList<AccessorSyntax>)
    }

    var pattern: PatternSyntax { child(0) }
    var name: NameSyntax? { pattern.simpleName }
    var type: TypeSyntax? { optionalChild(1) }
    var value: ExpressionSyntax? { optionalChild(2) }
    var accessors: Accessors? { accessors(3) }

    /// The statements that compute the value, for `{ … }` and for `{ get { … } }`.
    var getterBody: SyntaxList<StatementSyntax>? { accessors?.getterBody }
}

/// `get { }`, `set(value) { }`, `didSet { }`.
struct AccessorSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var keyword: NameSyntax { name(0) }
    var parameter: NameSyntax? { optionalName(1) }
    var body: BlockSyntax? { optionalChild(2) }
}

/// `typealias Name<T> = Type`.
struct TypealiasSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var attributes: SyntaxList<AttributeSyntax> { children(0) }
    var modifiers: SyntaxList<ModifierSyntax> { children(1) }
    var name: NameSyntax { name(2) }
    var genericParameters: SyntaxList<GenericParameterSyntax> { children(3) }
    var type: TypeSyntax { child(4) }
}

/// `associatedtype Name: Protocol = Default`.
struct AssociatedTypeSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var attributes: SyntaxList<AttributeSyntax> { children(0) }
    var modifiers: SyntaxList<ModifierSyntax> { children(1) }
    var name: NameSyntax { name(2) }
    var inheritedTypes: SyntaxList<TypeSyntax> { children(3) }
    var defaultType: TypeSyntax? { optionalChild(4) }
    var whereClause: WhereClauseSyntax? { optionalChild(5) }
}

/// `case first, second(Int), third = 3`.
struct EnumCaseSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var attributes: SyntaxList<AttributeSyntax> { children(0) }
    var modifiers: SyntaxList<ModifierSyntax> { children(1) }
    var elements: SyntaxList<EnumElementSyntax> { children(2) }
}

/// One case of an enum.
struct EnumElementSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var name: NameSyntax { name(0) }
    /// The associated values.
    var parameters: SyntaxList<ParameterSyntax> { children(1) }
    var rawValue: ExpressionSyntax? { optionalChild(2) }
}

extension SyntaxNode {
    /// The accessors in a slot that holds a block or a list of accessors.
    func accessors(_ slot: Int) -> BindingSyntax.Accessors? {
        guard let node = optionalChild(slot, as: BlockSyntax.self) else { return nil }
        return node.kind == .accessorList ? .list(node.children(0)) : .getter(node)
    }
}

extension BindingSyntax.Accessors {
    /// The statements that compute the value.
    var getterBody: SyntaxList<StatementSyntax>? {
        switch self {
        case .getter(let block): block.statements
        case .list(let accessors): accessors.first { $0.keyword == "get" }?.body?.statements
        }
    }
}

/// A declaration; its `form` says which.
struct DeclarationSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    enum Form: Sendable {
        case imports(ImportSyntax)
        /// `struct`, `class`, `enum`, `protocol`, `actor`.
        case type(TypeDeclarationSyntax)
        case extends(ExtensionSyntax)
        /// `let` and `var`.
        case variable(VariableSyntax)
        case function(FunctionSyntax)
        case initializer(InitializerSyntax)
        case deinitializer(BlockSyntax?)
        case subscripts(SubscriptSyntax)
        case alias(TypealiasSyntax)
        case associatedType(AssociatedTypeSyntax)
        /// `case` of an enum.
        case enumCase(EnumCaseSyntax)
        /// `operator`, `precedencegroup`, `macro`: of no use to a preview.
        case skipped
    }

    var form: Form {
        switch kind {
        case .importDeclaration: .imports(seen())
        case .structDeclaration, .classDeclaration, .enumDeclaration, .protocolDeclaration, .actorDeclaration:
            .type(seen())
        case .extensionDeclaration: .extends(seen())
        case .variable: .variable(seen())
        case .function: .function(seen())
        case .initializer: .initializer(seen())
        case .deinitializer: .deinitializer(optionalChild(2))
        case .subscriptDeclaration: .subscripts(seen())
        case .typealiasDeclaration: .alias(seen())
        case .associatedType: .associatedType(seen())
        case .enumCase: .enumCase(seen())
        default: .skipped
        }
    }

    var attributes: SyntaxList<AttributeSyntax> { children(0) }
    var modifiers: SyntaxList<ModifierSyntax> { children(1) }
}

/// `@State`, `@Environment(\.dismiss)`, `@available(iOS 27.1, *)`.
struct AttributeSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var type: TypeSyntax { child(0) }
    /// The last part of the attribute's name, without `@`.
    var name: String { type.simpleName ?? "" }
    /// The arguments; empty where `availability` has them.
    var arguments: SyntaxList<ArgumentSyntax> {
        variant == 1 ? SyntaxList(tree: tree, list: 0) : children(1)
    }
    /// The platforms of `@available`; empty for other attributes.
    var availability: SyntaxList<AvailabilityItemSyntax> {
        variant == 1 ? children(1) : SyntaxList(tree: tree, list: 0)
    }
}

/// `private`, `static`, `private(set)`.
struct ModifierSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var name: NameSyntax { name(0) }
    /// What stands in parentheses behind it.
    var detail: NameSyntax? { optionalName(1) }
}

/// `import struct SwiftUI.Text`.
struct ImportSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var path: [NameSyntax] { names(2) }
}

/// A `struct`, `class`, `enum`, `protocol` or `actor`.
struct TypeDeclarationSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    enum Keyword: Sendable { case structure, classType, enumeration, protocolType, actor }

    var keyword: Keyword {
        switch kind {
        case .classDeclaration: .classType
        case .enumDeclaration: .enumeration
        case .protocolDeclaration: .protocolType
        case .actorDeclaration: .actor
        default: .structure
        }
    }

    var attributes: SyntaxList<AttributeSyntax> { children(0) }
    var modifiers: SyntaxList<ModifierSyntax> { children(1) }
    var name: NameSyntax { name(2) }
    var genericParameters: SyntaxList<GenericParameterSyntax> { children(3) }
    var inheritedTypes: SyntaxList<TypeSyntax> { children(4) }
    var whereClause: WhereClauseSyntax? { optionalChild(5) }
    /// Declarations, `#if` around declarations, macros and what could not be read.
    var members: SyntaxList<StatementSyntax> { children(6) }

    /// Whether a type of that name stands behind the colon.
    func inherits(_ name: String) -> Bool { inheritedTypes.contains { $0.simpleName == name } }
}

/// `extension Type: Protocol where … { }`.
struct ExtensionSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var attributes: SyntaxList<AttributeSyntax> { children(0) }
    var modifiers: SyntaxList<ModifierSyntax> { children(1) }
    var extendedType: TypeSyntax { child(2) }
    var inheritedTypes: SyntaxList<TypeSyntax> { children(3) }
    var whereClause: WhereClauseSyntax? { optionalChild(4) }
    var members: SyntaxList<StatementSyntax> { children(5) }
}

/// `T`, `T: View`.
struct GenericParameterSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var name: NameSyntax { name(0) }
    var constraint: TypeSyntax? { optionalChild(1) }
    /// `each T`
    var isPack: Bool { variant == 1 }
}

/// `where T: View, U == Int`.
struct WhereClauseSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var requirements: SyntaxList<RequirementSyntax> { children(0) }
}

/// `T: View` or `U == Int`.
struct RequirementSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var left: TypeSyntax { child(0) }
    var right: TypeSyntax { child(1) }
    var isSameType: Bool { variant == 1 }
}

/// A statement, or a member of a type; its `form` says which.
struct StatementSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    enum Form: Sendable {
        case expression(ExpressionSyntax)
        case declaration(DeclarationSyntax)
        case ifElse(IfSyntax)
        case switchOver(SwitchSyntax)
        case returns(ExpressionSyntax?)
        case throwing(ExpressionSyntax)
        /// `#if` around statements or declarations.
        case conditional(ConditionalSyntax)
        case guardElse(GuardSyntax)
        case forLoop(ForLoopSyntax)
        case whileLoop(WhileLoopSyntax)
        case repeatLoop(RepeatLoopSyntax)
        case doBlock(DoSyntax)
        case deferred(BlockSyntax)
        /// `break`, `continue`, `fallthrough`.
        case jump(JumpSyntax)
        /// `name: for … { }`
        case labelled(LabelledSyntax)
        /// Text that could not be read.
        case unknown
    }

    var form: Form {
        switch kind {
        case .ifElse: .ifElse(seen())
        case .switchOver: .switchOver(seen())
        case .returnStatement: .returns(optionalChild(0))
        case .throwStatement: .throwing(child(0))
        case .conditional: .conditional(seen())
        case .guardStatement: .guardElse(seen())
        case .forLoop: .forLoop(seen())
        case .whileLoop: .whileLoop(seen())
        case .repeatLoop: .repeatLoop(seen())
        case .doBlock: .doBlock(seen())
        case .deferBlock: .deferred(child(0))
        case .jump: .jump(seen())
        case .labelled: .labelled(seen())
        case .unknown: .unknown
        case let kind where kind.isDeclaration: .declaration(seen())
        case let kind where kind.isExpression: .expression(seen())
        default: .unknown
        }
    }
}

/// `{ statements }`.
struct BlockSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var statements: SyntaxList<StatementSyntax> { children(0) }
}

/// `if conditions { } else …`, as a statement or as a value.
struct IfSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    enum Otherwise: Sendable {
        case elseIf(IfSyntax)
        case block(BlockSyntax)
    }

    var conditions: SyntaxList<ConditionSyntax> { children(0) }
    var body: BlockSyntax { child(1) }
    var otherwise: Otherwise? {
        guard let node = optionalChild(2, as: BlockSyntax.self) else { return nil }
        return node.kind == .ifElse ? .elseIf(node.seen()) : .block(node)
    }
}

/// `switch subject { cases }`, as a statement or as a value.
struct SwitchSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    enum Item: Sendable {
        case one(CaseSyntax)
        /// `#if` around cases: each clause's content is cases.
        case conditional(ConditionalSyntax)
    }

    var subject: ExpressionSyntax { child(0) }
    var items: [Item] {
        children(1, as: CaseSyntax.self).map { $0.kind == .conditional ? .conditional($0.seen()) : .one($0) }
    }
}

/// `case pattern where condition, pattern: statements`, or `default:`.
struct CaseSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    /// Empty for `default` and `@unknown default`.
    var patterns: SyntaxList<CaseItemSyntax> { children(0) }
    var isDefault: Bool { variant == 1 }
    var statements: SyntaxList<StatementSyntax> { children(1) }
}

/// One of the patterns of a case or of a `catch`.
struct CaseItemSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var pattern: PatternSyntax { child(0) }
    var condition: ExpressionSyntax? { optionalChild(1) }
}

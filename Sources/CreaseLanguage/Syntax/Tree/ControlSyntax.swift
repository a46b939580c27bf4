/// `guard conditions else { }`.
struct GuardSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var conditions: SyntaxList<ConditionSyntax> { children(0) }
    var body: BlockSyntax { child(1) }
}

/// `for pattern in sequence where condition { }`.
struct ForLoopSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    /// `for case`: elements that do not fit the pattern are passed over.
    var isFilter: Bool { variant & 1 != 0 }
    /// `for await`
    var isAwaited: Bool { variant & 2 != 0 }
    var pattern: PatternSyntax { child(0) }
    var type: TypeSyntax? { optionalChild(1) }
    var sequence: ExpressionSyntax { child(2) }
    var condition: ExpressionSyntax? { optionalChild(3) }
    var body: BlockSyntax { child(4) }
}

/// `while conditions { }`.
struct WhileLoopSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var conditions: SyntaxList<ConditionSyntax> { children(0) }
    var body: BlockSyntax { child(1) }
}

/// `repeat { } while condition`.
struct RepeatLoopSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var body: BlockSyntax { child(0) }
    var condition: ExpressionSyntax { child(1) }
}

/// `do { } catch … { }`.
struct DoSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var body: BlockSyntax { child(0) }
    var catches: SyntaxList<CatchSyntax> { children(1) }
}

/// `catch pattern { }`.
struct CatchSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    /// Empty for a `catch` that takes every error.
    var patterns: SyntaxList<CaseItemSyntax> { children(0) }
    var body: BlockSyntax { child(1) }
}

/// `break label`, `continue`, `fallthrough`.
struct JumpSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var keyword: NameSyntax { name(0) }
    var label: NameSyntax? { optionalName(1) }
}

/// A statement with a name for `break` and `continue`.
struct LabelledSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var label: NameSyntax { name(0) }
    var statement: StatementSyntax { child(1) }
}

/// `#if … #elseif … #else … #endif`.
struct ConditionalSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var clauses: SyntaxList<ClauseSyntax> { children(0) }
}

/// One branch of a `#if`.
struct ClauseSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    /// The condition; nothing for `#else`.
    var condition: ExpressionSyntax? { optionalChild(0) }
    /// The content of a `#if` between statements or declarations.
    var statements: SyntaxList<StatementSyntax> { children(1) }
    /// The content of a `#if` between arguments.
    var arguments: SyntaxList<ArgumentSyntax> { children(1) }
    /// The content of a `#if` in a chain: at most one expression, built on `chainBase`.
    var chain: ExpressionSyntax? { children(1, as: ExpressionSyntax.self).first }
    /// The content of a `#if` between the cases of a `switch`.
    var cases: [SwitchSyntax.Item] {
        children(1, as: CaseSyntax.self).map { $0.kind == .conditional ? .conditional($0.seen()) : .one($0) }
    }
}

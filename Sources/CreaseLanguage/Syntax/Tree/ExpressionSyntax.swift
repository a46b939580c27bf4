/// An expression; its `form` says which.
struct ExpressionSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    enum Form: Sendable {
        /// `width`, `self`, `Array<Int>`.
        case name(ReferenceSyntax)
        /// `.leading`
        case implicitMember(ReferenceSyntax)
        /// `view.title`, also `pair.0`, `Int.self`.
        case member(MemberSyntax)
        /// `move(from:to:)`
        case compoundName(CompoundNameSyntax)
        /// `Text("Hello")`, `List { }`
        case call(CallSyntax)
        /// `rows[0]`
        case subscriptCall(CallSyntax)
        case integer(IntegerSyntax)
        case float(FloatSyntax)
        case string(StringSyntax)
        case boolean(Bool)
        case nilLiteral
        case regex
        case array(SyntaxList<ExpressionSyntax>)
        /// Both sides of each entry; empty for `[:]`.
        case dictionary(SyntaxList<PairSyntax>)
        /// `(1, y: 2)`; one element without a label is a pair of parentheses.
        case tuple(SyntaxList<ArgumentSyntax>)
        case closure(ClosureSyntax)
        case keyPath(KeyPathSyntax)
        /// `a + b`, `a = b`, already grouped by precedence.
        case binary(BinarySyntax)
        case prefix(UnarySyntax)
        case postfix(UnarySyntax)
        /// `&value`
        case inOut(ExpressionSyntax)
        case ternary(TernarySyntax)
        case isTest(CastSyntax)
        case cast(CastSyntax)
        /// `value?`
        case optionalChain(ExpressionSyntax)
        /// `value!`
        case force(ExpressionSyntax)
        /// `#Preview { }`, `#selector(…)`
        case macro(MacroSyntax)
        case tryMark(TrySyntax)
        case awaitMark(ExpressionSyntax)
        /// `consume value`, `copy value`, `each value`, `repeat each value`, `unsafe value`
        case wordMark(UnarySyntax)
        /// A type where a value is due: `any View`, `Int?`.
        case type(TypeSyntax)
        /// `if` that gives a value.
        case ifElse(IfSyntax)
        /// `switch` that gives a value.
        case switchOver(SwitchSyntax)
        /// A chain with `#if` in it; what each clause continues is its `chainBase`.
        case postfixConditional(PostfixConditionalSyntax)
        /// What stands before the `#if` that this chain is in.
        case chainBase
        /// `let x` inside the expression of a pattern.
        case pattern(PatternSyntax)
        /// `<#value#>`
        case placeholder
        /// Nothing where an expression is due.
        case missing
        /// Text that could not be read or was too deep to be read.
        case unknown
    }

    var form: Form {
        switch kind {
        case .name: .name(seen())
        case .implicitMember: .implicitMember(seen())
        case .member: .member(seen())
        case .compoundName: .compoundName(seen())
        case .call: .call(seen())
        case .subscriptCall: .subscriptCall(seen())
        case .integer: .integer(seen())
        case .float: .float(seen())
        case .string: .string(seen())
        case .boolean: .boolean(variant == 1)
        case .nilLiteral: .nilLiteral
        case .regex: .regex
        case .array: .array(children(0))
        case .dictionary: .dictionary(children(0))
        case .tuple: .tuple(children(0))
        case .closure: .closure(seen())
        case .keyPath: .keyPath(seen())
        case .binary: .binary(seen())
        case .prefix: .prefix(seen())
        case .postfix: .postfix(seen())
        case .inOut: .inOut(child(0))
        case .ternary: .ternary(seen())
        case .isTest: .isTest(seen())
        case .cast: .cast(seen())
        case .optionalChain: .optionalChain(child(0))
        case .force: .force(child(0))
        case .macro: .macro(seen())
        case .tryMark: .tryMark(seen())
        case .awaitMark: .awaitMark(child(0))
        case .wordMark: .wordMark(seen())
        case .typeExpression: .type(child(0))
        case .ifElse: .ifElse(seen())
        case .switchOver: .switchOver(seen())
        case .postfixConditional: .postfixConditional(seen())
        case .chainBase: .chainBase
        case .patternExpression: .pattern(child(0))
        case .placeholder: .placeholder
        case .missing: .missing
        default: .unknown
        }
    }
}

extension SyntaxNode {
    /// The same place seen as another kind of node.
    func seen<Node: SyntaxNode>(as _: Node.Type = Node.self) -> Node { Node(tree: tree, id: id) }
}

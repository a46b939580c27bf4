import CreaseDevice
import CreaseLayout

/// Builds view nodes from code in view position: builders, views, containers, controls, modifiers.
///
/// One builder lives for one part of the tree: the root, a reader's content, a sheet. What is a value it asks its
/// interpreter for; what it builds is counted, so that it always ends.
final class ViewBuilder {
    let interpreter: Interpreter
    /// Filled while the content of a toolbar item is built.
    var itemTraits = ItemTraits()

    private(set) var nodesLeft: Int
    private let allowance: Int

    /// Views expanded inside one another (LANGUAGE.md, limits).
    static let expansionLimit = 64

    init(_ context: EvaluationContext) {
        interpreter = Interpreter(context)
        allowance = context.ledger.allowance
        nodesLeft = allowance
    }

    deinit { context.ledger.spend(allowance - nodesLeft) }

    /// Counts a node; `false` when no more may be built.
    func takeNode(at place: Place) -> Bool {
        nodesLeft -= 1
        if nodesLeft > 0 { return true }
        nodesLeft = 0
        note(.limit, "more than \(Ledger.nodesPerBuild) views, the rest is left out", at: place, subject: "nodes")
        return false
    }
}

/// What views ask the interpreter for.
extension ViewBuilder {
    var context: EvaluationContext { interpreter.context }
    var declarations: Declarations { interpreter.declarations }

    func value(_ expression: Expression, _ scope: Scope, expecting type: TypeName? = nil) -> Value {
        interpreter.value(expression, scope, expecting: type)
    }

    func evaluated(_ arguments: [Argument], _ scope: Scope) -> [Value.Element] {
        interpreter.evaluated(arguments, scope)
    }

    func read(_ binding: Binding) -> Value { interpreter.read(binding) }

    func decide(_ condition: Expression, _ scope: Scope) -> Bool { interpreter.decide(condition, scope) }

    func member(_ name: String, of owner: Owner, _ scope: Scope) -> Value? {
        interpreter.member(name, of: owner, scope)
    }

    func overload(of functions: [FunctionCode], _ arguments: [Value.Element]) -> FunctionCode? {
        interpreter.overload(of: functions, arguments)
    }

    func bound(_ parameters: [ParameterCode], _ arguments: [Value.Element], _ scope: Scope) -> Scope {
        interpreter.bound(parameters, arguments, scope)
    }

    func descend() -> Bool { interpreter.descend() }

    func ascend() { interpreter.ascend() }

    func see(_ id: ViewID) { interpreter.see(id) }

    func note(_ kind: Note.Kind, _ message: @autoclosure () -> String, at place: Place, subject: String) {
        interpreter.note(kind, message(), at: place, subject: subject)
    }

    func noteDepth(at place: Place) { interpreter.noteDepth(at: place) }

    func location(_ place: Place) -> CreaseLayout.SourceLocation { interpreter.location(place) }

    func source(_ expression: Expression) -> String { interpreter.source(expression) }
}

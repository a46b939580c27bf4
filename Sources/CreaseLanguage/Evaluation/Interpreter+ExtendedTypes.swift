/// Initializers that a file adds to types of the system: `extension Color { init(r: Int, g: Int, b: Int) }`.
extension Interpreter {
    /// What such an initializer makes; `nil` where none has these labels.
    func extended(_ type: String, _ arguments: [Value.Element], _ scope: Scope) -> Value? {
        // Digits behind a label everyone writes alike are read as such: the code behind it scans them in unsafe ways.
        guard let code = declarations.extensions[type], arguments.first?.label != "hex",
            let initializer = best(of: code.initializers, arguments)
        else { return nil }
        defer { ascend() }
        guard descend() else { return nil }
        let draft = Draft([])
        var inner = bound(
            initializer.parameters, arguments, Scope(owner: Owner(statics: code), surroundings: scope.surroundings))
        inner.owner = Owner(type: code, value: .type(type), draft: draft)
        _ = run(initializer.body, &inner)
        return draft.values.first
    }

    /// `self.init(…)` in such an initializer: what it makes is `self`.
    func delegated(_ call: Call, _ scope: Scope) -> Value? {
        guard let owner = scope.owner, let draft = owner.draft, declarations.types[owner.type.name] == nil else {
            return nil
        }
        let arguments = evaluated(call.arguments, scope, expecting: .double)
        let system = SystemCall(
            name: owner.type.name, arguments: arguments, expression: call.callee, scope: scope)
        draft.values = [
            self.system(system)
                ?? .style(Style(type: owner.type.name, parts: [Style.Part(name: "init", arguments: arguments)]))
        ]
        return .void
    }
}

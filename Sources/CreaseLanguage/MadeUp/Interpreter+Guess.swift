/// What is taken where only the running app could decide, and how to decide otherwise.
extension Interpreter {
    /// What `--set` gives for an expression that is not known otherwise: by its source, or by its name.
    func given(_ unknown: Unknown, _ expression: Expression) -> Value? {
        guard !store.overrides.isEmpty else { return nil }
        return store.overrides[source(expression)] ?? unknown.name.flatMap { store.overrides[$0] }
    }

    /// A condition taken for true or false, noted with the setting that turns it.
    func note(guess answer: Bool, for expression: Expression) {
        let words = source(expression)
        let setting = settable(expression).map { name, isWhole in
            "; --set \(name)=\(isWhole ? String(!answer) : "…") decides"
        }
        note(.guess, "takes '\(words)' for \(answer)\(setting ?? "")", at: expression.place, subject: words)
    }

    /// The first name in a condition that `--set` can give a value, and whether it is all of the condition.
    private func settable(_ expression: Expression) -> (name: String, isWhole: Bool)? {
        switch expression.kind {
        case .name, .member(_?, _): return (source(expression), true)
        case .chain(let base), .force(let base): return settable(base)
        case .call(let call):
            guard case .member(let base?, _) = call.callee.kind else { return nil }
            return settable(base).map { ($0.name, false) }
        case .binary(_, let left, let right):
            return (settable(left) ?? settable(right)).map { ($0.name, false) }
        default: return nil
        }
    }
}

/// Views: what may be called as one, with which modifiers and labels.
extension Checker {
    mutating func view(_ expression: Expression) {
        switch expression.kind {
        case .call(let call): view(call, expression)
        case .ternary(let condition, let first, let second):
            value(condition)
            view(first)
            view(second)
        case .tuple(let elements): for element in elements { view(element.value) }
        case .ifElse(let code): check(code, true)
        case .choose(let code): check(code, true)
        case .compiled(let clauses): for clause in clauses { view(clause.value) }
        case .binary(.add, let left, let right), .binary(.coalesce, let left, let right):
            view(left)
            view(right)
        default: value(expression)
        }
    }

    private mutating func view(_ call: Call, _ expression: Expression) {
        switch call.callee.kind {
        case .name(let name): self.call(ofName: name, call, isView: true)
        case .member(let base?, let name):
            if isModifier(name, on: base) {
                view(base)
                modifier(name, call, on: base)
            } else {
                value(expression)
            }
        default: value(expression)
        }
    }

    /// A call of a bare name: a view, a type of the file, a function.
    mutating func call(ofName name: String, _ call: Call, isView: Bool) {
        if isLocal(name) || owner?.functions[name] != nil && ViewName(rawValue: name) == nil {
            return arguments(call, signatures: [])
        }
        if let type = declarations.type(name, in: owner) {
            labels(of: type, call)
            return arguments(call, of: type)
        }
        if let row = Vocabulary.viewsByName[name] {
            labels(call, row, name)
            return arguments(call, signatures: row.signatures)
        }
        if !isKnown(name) {
            let isCapital = name.first?.isUppercase == true
            refuse(
                name, isCapital ? "unknown view '\(name)'" : "unknown function '\(name)'", at: call.nameSpan,
                among: callable(like: name, isCapital: isCapital))
        }
        arguments(call, signatures: [])
    }

    /// What a call may have meant: views for a capital name, else what is near, and a view where only that is.
    private func callable(like name: String, isCapital: Bool) -> [String] {
        let views = Vocabulary.viewNames
        if isCapital { return declarations.order + views + Vocabulary.boxNames.sorted() }
        return nearest(to: name, in: visibleNames) == nil ? views : visibleNames
    }

    // MARK: Modifiers

    /// Whether a call behind a dot changes a view rather than calling a method of a value.
    func isModifier(_ name: String, on base: Expression) -> Bool {
        if case .name(let type) = base.kind, type.first?.isUppercase == true, !isLocal(type) {
            // `Color.red.opacity` starts at a type; `Text.init` and static functions are values.
            return false
        }
        if case .name("self") = base.kind, owner?.functions[name] != nil { return false }
        return ModifierName(rawValue: name) != nil || Vocabulary.accepts(name) || isOwnModifier(name)
            || isSurelyView(base)
    }

    private func isOwnModifier(_ name: String) -> Bool { declarations.extensions["View"]?.functions[name] != nil }

    mutating func modifier(_ name: String, _ call: Call, on base: Expression) {
        if isOwnModifier(name) { return arguments(call, signatures: []) }
        if let row = Vocabulary.modifiersByName[name] {
            labels(call, row, "." + name)
            return arguments(call, signatures: row.signatures)
        }
        if !Vocabulary.accepts(name) {
            let own = declarations.extensions["View"]?.functions.keys.sorted() ?? []
            refuse(
                name, "unknown modifier '\(name)'", at: call.nameSpan,
                among: own + Vocabulary.modifierNames)
        }
        arguments(call, signatures: [])
    }

    /// A chain that begins with a view of the vocabulary or of the file.
    func isSurelyView(_ expression: Expression) -> Bool {
        var current = expression
        while true {
            switch current.kind {
            case .call(let call):
                switch call.callee.kind {
                case .name(let name):
                    if isLocal(name) { return false }
                    if let type = declarations.type(name, in: owner) { return type.isView }
                    return ViewName(rawValue: name) != nil
                case .member(let base?, _): current = base
                default: return false
                }
            case .member(let base?, _):
                guard case .name(let type) = base.kind, type == "Color" else { return false }
                return true
            case .name(let name):
                if isLocal(name) { return false }
                return owner?.computed[name]?.type?.isView == true
            default: return false
            }
        }
    }
}

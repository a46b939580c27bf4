/// Labels and arguments of calls.
extension Checker {
    /// Every label must occur in one of the forms.
    mutating func labels(_ call: Call, _ row: Row, _ name: String) {
        guard !row.signatures.isEmpty else { return }
        for argument in call.arguments {
            guard !log.isFull, let label = argument.label, !row.labels.contains(label) else { continue }
            let form = nearestForm(call, row.signatures, nearest(to: label, in: row.labels.sorted()))
            refuse(
                label, "'\(name)' takes no '\(label):'", at: argument.labelSpan, among: row.labels.sorted(),
                ending: ":",
                notes: form.map { [Diagnostic.Note("write \(name)\($0.text)", at: argument.labelSpan.range)] } ?? [])
        }
    }

    /// The form that shares most labels with what was written.
    private func nearestForm(_ call: Call, _ signatures: [Signature], _ meant: String?) -> Signature? {
        let written = call.arguments.compactMap(\.label) + (meant.map { [$0] } ?? [])
        return signatures.max { a, b in
            let (first, second) = (a.labels.filter(written.contains).count, b.labels.filter(written.contains).count)
            return (first, -a.parameters.count) < (second, -b.parameters.count)
        }
    }

    /// Labels of a type of the file: those of an initializer, or its stored properties.
    mutating func labels(of type: TypeCode, _ call: Call) {
        guard type.kind != .enumeration, type.kind == .structure || !type.initializers.isEmpty,
            type.inherited.allSatisfy({ $0 != "Shape" && $0 != "Codable" && $0 != "Decodable" })
        else { return }
        var known = Set(type.initializers.flatMap { $0.parameters.compactMap(\.label) })
        if type.initializers.isEmpty {
            known = Set(type.stored.map(\.name))
        }
        for argument in call.arguments {
            guard let label = argument.label, !known.contains(label) else { continue }
            refuse(
                label, "'\(type.simpleName)' takes no '\(label):'", at: argument.labelSpan, among: known.sorted(),
                ending: ":")
        }
    }

    /// Arguments of a call of the vocabulary, each as its parameter takes it.
    mutating func arguments(_ call: Call, signatures: [Signature]) {
        for argument in call.arguments {
            symbol(argument)
            let types = types(of: argument, call, signatures)
            guard types.count < 2 else {
                oneOf(types, argument.value)
                continue
            }
            switch types.first {
            case "Views", "Toolbar":
                if case .closure(let code) = argument.value.kind {
                    closure(code, isBuilder: true)
                } else {
                    value(argument.value)
                }
            case "Action", "Closure":
                if case .closure(let code) = argument.value.kind {
                    closure(code, isBuilder: false)
                } else {
                    value(argument.value)
                }
            case let type: value(argument.value, as: type)
            }
        }
    }

    /// The types an argument may have: one where the written labels leave no choice, none where nothing is known.
    private func types(of argument: Argument, _ call: Call, _ signatures: [Signature]) -> [String] {
        if let label = argument.label {
            return signatures.lazy.compactMap { $0.parameters.first { $0.label == label }?.type }.first.map { [$0] }
                ?? []
        }
        // The form whose labels are the written ones decides what an argument without a label is.
        let written = call.arguments.compactMap(\.label)
        let plain = call.arguments.filter { $0.label == nil && !$0.isTrailing }
        let fitting = signatures.filter { signature in written.allSatisfy(signature.labels.contains) }
        if argument.isTrailing {
            guard let form = fitting.first(where: { $0.parameters.contains(where: \.isClosure) }) ?? fitting.first
            else {
                return []
            }
            // A trailing closure without a label is the first closure that is not written out.
            let closure = form.parameters.first { $0.isClosure && !($0.label.map(written.contains) ?? false) }
            return closure.map { [$0.type] } ?? []
        }
        let index = plain.firstIndex { $0.value === argument.value } ?? 0
        var types: [String] = []
        for signature in fitting {
            let places = signature.parameters.filter { $0.label == nil }
            if places.count >= plain.count, !types.contains(places[index].type) { types.append(places[index].type) }
        }
        return types
    }

    /// An argument that several forms take as different types: only an implicit member near one of theirs is surely wrong.
    private mutating func oneOf(_ types: [String], _ argument: Expression) {
        guard case .member(nil, let name) = argument.kind else { return value(argument) }
        let members = types.flatMap { Vocabulary.members(of: $0) ?? [] }.map(\.name)
        guard !members.contains(name), !isAdded(name, to: types), nearest(to: name, in: members, within: .surely) != nil
        else { return }
        refuse(
            name, "'\(types.joined(separator: "' or '"))' has no member '\(name)'", at: argument.memberSpan(name),
            among: members)
    }

    /// The name of a symbol.
    private mutating func symbol(_ argument: Argument) {
        guard let label = argument.label, ["systemName", "systemImage"].contains(label),
            case .text(let name) = argument.value.kind, let meant = symbolMeant(name)
        else { return }
        log.add(Diagnostic(.warning, "no symbol is called '\(name)'", at: argument.value.span.range, suggestion: meant))
    }

    /// Arguments of a view of the file: closures for `@ViewBuilder` properties build views.
    mutating func arguments(_ call: Call, of type: TypeCode) {
        for argument in call.arguments {
            guard case .closure(let code) = argument.value.kind else {
                let property = argument.label.flatMap { label in type.stored.first { $0.name == label } }
                value(argument.value, as: property?.type?.unwrapped.name)
                continue
            }
            closure(code, isBuilder: looksLikeBuilder(code))
        }
    }

    mutating func closure(_ code: ClosureCode, isBuilder: Bool) {
        scoped { checker in
            for parameter in code.parameters { checker.locals.append((parameter.name, parameter.type)) }
            if isBuilder { checker.views(code.body) } else { checker.statements(code.body) }
        }
    }

    /// A closure nobody says anything about builds views when its statements begin with capitalised calls.
    func looksLikeBuilder(_ code: ClosureCode) -> Bool {
        guard case .expression(let expression)? = code.body.first else { return false }
        var current = expression
        while true {
            switch current.kind {
            case .call(let call):
                if case .name(let name) = call.callee.kind { return ViewName(rawValue: name) != nil }
                current = call.callee
            case .member(let base?, _): current = base
            default: return false
            }
        }
    }
}

extension Checker {
    /// Says that a name is none.
    ///
    /// An error in a strict file. In a lenient one a warning, and only where the name is surely a misspelt one of those that
    /// it could be.
    mutating func refuse(
        _ name: String, _ message: String, at span: SourceSpan, among names: [String],
        ending: String = "", notes: [Diagnostic.Note] = []
    ) {
        guard !log.isFull else { return }
        let correction = Vocabulary.corrections[name]
        if core.isStrict {
            let meant = correction ?? nearest(to: name, in: names)
            log.add(
                Diagnostic(.error, message, at: span.range, suggestion: meant.map { $0 + ending }, notes: notes))
        } else if let meant = correction ?? nearest(to: name, in: names, within: .surely) {
            log.add(
                Diagnostic(.warning, message, at: span.range, suggestion: meant + ending, notes: notes))
        }
    }
}

extension Expression {
    /// Where the name of a member stands: at the end of the expression.
    func memberSpan(_ name: String) -> SourceSpan {
        SourceSpan(start: Int32(clamping: Int(span.end) - name.utf8.count), end: span.end)
    }
}

extension Signature {
    /// As it is written in the table.
    var text: String {
        "("
            + parameters.map { parameter in
                (parameter.label ?? "_") + ": " + parameter.type + (parameter.defaultValue.map { " = " + $0 } ?? "")
            }.joined(separator: ", ") + ")"
    }
}

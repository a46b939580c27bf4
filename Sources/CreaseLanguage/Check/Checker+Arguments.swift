/// Labels and arguments of calls.
extension Checker {
    /// Every label must occur in one of the forms.
    mutating func labels(_ call: Call, _ signatures: [Signature], _ name: String) {
        guard !signatures.isEmpty else { return }
        let known = Set(signatures.flatMap(\.labels))
        for argument in call.arguments {
            guard !log.isFull, let label = argument.label, !known.contains(label) else { continue }
            let meant = nearest(to: label, in: known.sorted())
            let form = nearestForm(call, signatures, meant)
            log.add(
                Diagnostic(
                    .error, "'\(name)' takes no '\(label):'", at: argument.labelSpan.range,
                    suggestion: meant.map { $0 + ":" },
                    notes: form.map { [Diagnostic.Note("write \(name)\($0.text)", at: argument.labelSpan.range)] } ?? []
                ))
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
            log.add(
                Diagnostic(
                    .error, "'\(type.simpleName)' takes no '\(label):'", at: argument.labelSpan.range,
                    suggestion: nearest(to: label, in: known.sorted()).map { $0 + ":" }))
        }
    }

    /// Arguments of a call of the vocabulary, each as its parameter takes it.
    mutating func arguments(_ call: Call, signatures: [Signature]) {
        for argument in call.arguments {
            let parameter = parameter(for: argument, call, signatures)
            switch parameter?.type {
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

    private func parameter(
        for argument: Argument, _ call: Call, _ signatures: [Signature]
    ) -> Signature.Parameter? {
        guard !signatures.isEmpty else { return nil }
        if let label = argument.label {
            return signatures.lazy.compactMap { $0.parameters.first { $0.label == label } }.first
        }
        // The form whose labels are the written ones decides what an argument without a label is.
        let written = call.arguments.compactMap(\.label)
        let fitting = signatures.filter { signature in written.allSatisfy(signature.labels.contains) }
        let form = fitting.first { candidate in
            argument.isTrailing
                ? candidate.parameters.contains(where: \.isClosure) : candidate.parameters.contains { $0.label == nil }
        }
        guard let form = form ?? fitting.first else { return nil }
        if argument.isTrailing {
            // A trailing closure without a label is the first closure that is not written out.
            return form.parameters.first { $0.isClosure && !($0.label.map(written.contains) ?? false) }
        }
        let index =
            call.arguments.filter { $0.label == nil && !$0.isTrailing }.firstIndex { $0.value === argument.value } ?? 0
        let unlabelled = fitting.compactMap { signature -> Signature.Parameter? in
            let plain = signature.parameters.filter { $0.label == nil }
            return index < plain.count ? plain[index] : nil
        }
        // Two forms that take different types at the same place leave the type open.
        guard let first = unlabelled.first, unlabelled.allSatisfy({ $0.type == first.type }) else { return nil }
        return first
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

extension Signature {
    /// As it is written in the table.
    var text: String {
        "("
            + parameters.map { parameter in
                (parameter.label ?? "_") + ": " + parameter.type + (parameter.defaultValue.map { " = " + $0 } ?? "")
            }.joined(separator: ", ") + ")"
    }
}

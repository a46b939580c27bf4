import CreaseDevice
import CreaseLayout

/// `ForEach`: views for each element, known by the element's identity.
extension ViewBuilder {
    func forEach(_ site: Site, _ output: inout Output) {
        guard let data = site.positional(0) ?? site.argument("subviews"), let content = site.closure("content") else {
            return
        }
        let key = site.value("id", expecting: nil)
        var inner = Output(nodes: [], entries: output.entries)
        repeated(data.value, key, content.value, site, &inner)
        if inner.entries != nil {
            output = Output(nodes: output.nodes + inner.nodes, entries: inner.entries)
            return
        }
        node(.group, site, inner.nodes, &output)
    }

    /// One set of views per element, each with the identity of the element's id.
    func repeated(
        _ data: Expression, _ key: Value?, _ content: Expression, _ site: Site, _ output: inout Output
    ) {
        var scope = site.scope
        let collection = value(data, scope)
        var bindings: Binding?
        var elements: [Value]
        if case .binding(let binding) = collection {
            bindings = binding
            elements = interpreter.elements(of: read(binding)) ?? []
        } else if let found = interpreter.elements(of: collection) {
            elements = found
        } else {
            guard collection.isUnknown else { return }
            // Data only the running app has: a few rows show what the layout does with it.
            elements = interpreter.rows(for: collection)
            note(
                .madeUp, "\(elements.count) rows are made up for '\(source(data))'", at: data.place,
                subject: "each " + source(data))
        }
        var seen: Set<String> = []
        let selects = scope.surroundings.selects
        if selects { scope.surroundings = scope.surroundings.with(selects: false) }
        for (index, element) in elements.enumerated() {
            guard nodesLeft > 0 else { return }
            let first = output.nodes.count
            defer { if isMadeUp(element) { output.markMadeUp(from: first) } }
            let identity = identity(of: element, key, site.expression, scope)
            var words = identity?.words ?? "#\(index)"
            if !seen.insert(words).inserted { words = "#\(index)" }
            let place = site.id.child(.key(words))
            let count = output.nodes.count
            defer { if selects, let identity { tag(&output, from: count, identity.tag, at: place) } }
            if let bindings {
                bound(bindings.appending(.index(index)), element, content, at: place, scope, &output)
            } else {
                build(content, at: place, scope, [element], &output)
            }
        }
    }

    /// `ForEach($items) { $item in }`
    private func bound(
        _ binding: Binding, _ element: Value, _ content: Expression, at id: ViewID, _ scope: Scope,
        _ output: inout Output
    ) {
        guard case .closure(let code) = content.kind, let parameter = code.parameters.first else {
            return build(content, at: id, scope, [.binding(binding)], &output)
        }
        var inner = scope
        if parameter.isProjected {
            inner.locals = Local(
                name: parameter.name, value: .binding(binding), isProjected: true, next: scope.locals)
        } else {
            inner.bind(parameter.name, to: .binding(binding))
        }
        _ = build(code.body, at: id, &inner, &output)
    }

    /// What an element is known by: the key path's value, its `id`, or the element itself.
    private func identity(of element: Value, _ key: Value?, _ expression: Expression, _ scope: Scope) -> Value? {
        let id: Value
        switch key {
        case .keyPath(let names)?: id = interpreter.follow(names, from: element, expression, scope)
        case .some, nil:
            switch element {
            case .instance(let instance):
                guard let found = member("id", of: Owner(type: instance.type, value: element), scope) else {
                    return nil
                }
                id = found
            case .enumCase(let value):
                let type = declarations.types[value.type]
                id =
                    type?.computed["id"] == nil
                    ? element : type.flatMap { member("id", of: Owner(type: $0, value: element), scope) } ?? element
            default: id = element
            }
        }
        return id.isUnknown ? nil : id
    }
}

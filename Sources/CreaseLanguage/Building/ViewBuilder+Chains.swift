import CreaseDevice
import CreaseLayout

/// Chains of modifiers: `base.a().b()`, taken apart from the outside and built from the inside.
extension ViewBuilder {
    /// One link of a chain.
    private struct Link {
        var name: ModifierName?
        var call: Call
        var expression: Expression
    }

    func views(ofChain name: String, _ base: Expression, _ site: Site, _ output: inout Output) {
        var links: [Link] = []
        var current = site.expression
        var identity = site.id
        var scope = site.scope
        // 1. From the outside in, collect modifiers; those that change what is inside act now.
        var next: Call? = site.call
        while let call = next, case .member(let base?, let name) = call.callee.kind,
            let link = link(name, base, call, current, scope)
        {
            links.append(link)
            prepare(link, &identity, &scope)
            current = base
            if case .call(let inner) = base.kind { next = inner } else { next = nil }
        }
        // 2. The base at its place.
        var content = Output(nodes: [], entries: output.entries)
        if links.isEmpty {
            method(name, base, site, &content)
        } else {
            views(of: current, at: identity, scope, &content)
        }
        // 3. From the inside out, apply.
        let first = output.entries?.count ?? 0
        for (index, link) in links.reversed().enumerated() {
            guard let name = link.name else { continue }
            let place = Site(
                interpreter: interpreter, call: link.call, expression: link.expression,
                id: identity.child(.modifier(index)),
                scope: scope)
            if let count = content.entries?.count, count > first {
                apply(name, place, toEntries: &content, from: first)
            }
            if !content.nodes.isEmpty { apply(name, place, &content) }
        }
        output.nodes += content.nodes
        output.entries = content.entries
    }

    /// A modifier of the vocabulary on something that is a view; `nil` ends the chain at its base.
    private func link(
        _ name: String, _ base: Expression, _ call: Call, _ expression: Expression, _ scope: Scope
    ) -> Link? {
        if declarations.viewExtension?.functions[name] != nil || isStaticBase(base, scope) { return nil }
        if case .name("self") = base.kind, let type = scope.owner?.type,
            type.functions[name] != nil || type.storedIndex[name] != nil || type.computed[name] != nil
        {
            return nil
        }
        // A ViewModifier of the file places the content itself.
        if call.modifier == .modifier { return nil }
        if call.modifier != nil || Vocabulary.accepts(name) {
            return Link(name: call.modifier, call: call, expression: expression)
        }
        guard interpreter.isViewExpression(base, scope) else { return nil }
        note(.unknownModifier, "'.\(name)' is not known and does nothing", at: call.namePlace, subject: name)
        return Link(name: nil, call: call, expression: expression)
    }

    /// Whether a base is a type or a value that has methods of its own rather than modifiers.
    private func isStaticBase(_ base: Expression, _ scope: Scope) -> Bool {
        guard case .name(let name) = base.kind, scope.local(name) == nil else { return false }
        if let type = declarations.type(name, in: scope.owner?.type) {
            return !type.isView || type.kind == .enumeration
        }
        return name.first?.isUppercase == true && name != "EmptyView"
    }

    /// What a modifier changes for the views inside it.
    private func prepare(_ link: Link, _ identity: inout ViewID, _ scope: inout Scope) {
        switch link.name {
        case .id?:
            guard let argument = link.call.positional(0) else { return }
            identity = identity.child(.identifier(value(argument.value, scope).words))
        case .environmentObject?, .environment?:
            guard let argument = link.call.positional(0) else { return }
            let injected: Injected
            if case .keyPath(let names) = argument.value.kind {
                guard let last = names.last, EnvironmentKey(rawValue: last) == nil,
                    let value = link.call.positional(1).map({ value($0.value, scope) })
                else { return }
                injected = Injected(name: "\\." + last, value: value, next: scope.surroundings.injected)
            } else {
                let value = value(argument.value, scope)
                guard let type = interpreter.type(of: value) else { return }
                injected = Injected(name: type.name, value: value, next: scope.surroundings.injected)
            }
            scope.surroundings = scope.surroundings.with(injected: injected)
        case .buttonStyle?, .labelStyle?, .toggleStyle?:
            // Styles of the file draw the controls inside.
            guard let argument = link.call.positional(0), let name = link.name,
                let style = declaredStyle(value(argument.value, scope), for: name)
            else { return }
            scope.surroundings = scope.surroundings.with(
                injected: Injected(
                    name: "style " + name.rawValue, value: style, next: scope.surroundings.injected))
        default: break
        }
    }

    /// A style the project declares, given by its type or by its dot name.
    private func declaredStyle(_ value: Value, for modifier: ModifierName) -> Value? {
        if case .instance = value { return value }
        guard case .style(let style) = value, style.type == nil, style.parts.count == 1 else { return nil }
        let types =
            switch modifier {
            case .buttonStyle: ["ButtonStyle", "PrimitiveButtonStyle"]
            case .labelStyle: ["LabelStyle"]
            default: ["ToggleStyle"]
            }
        guard case .instance(let instance)? = interpreter.declared(style.parts[0], on: types, { $0 }) else {
            return nil
        }
        return .instance(instance)
    }

    /// The end of a chain that is a call of a method: the file's own modifier, a method that gives a view, a ViewModifier.
    private func method(_ name: String, _ base: Expression, _ site: Site, _ output: inout Output) {
        let scope = site.scope
        if let functions = declarations.viewExtension?.functions[name],
            declarations.types["View"] == nil, !isStaticBase(base, scope), !isOwnMethod(name, base, scope)
        {
            let arguments = evaluated(site.call.arguments, scope)
            guard let code = overload(of: functions, arguments), let view = declarations.viewExtension else {
                return
            }
            let owner = Owner(type: view, value: .view(.expression(base, scope)))
            let inner = Scope(owner: owner, surroundings: scope.surroundings)
            var body = bound(code.parameters, arguments, inner)
            _ = build(code.body, at: site.id, &body, &output)
            return
        }
        if site.call.modifier == .modifier, let argument = site.positional(0) {
            return modifierBody(value(argument.value, scope), base, argument.value, at: site.id, scope, &output)
        }
        if case .name(let typeName) = base.kind, ViewName(rawValue: typeName) == .contentUnavailableView,
            name == "search"
        {
            return searchUnavailable(site, &output)
        }
        if case .name("self") = base.kind {
            return views(ofOwn: name, site, &output)
        }
        append(value(site.expression, scope, isMethod: true), site, &output)
    }

    private func isOwnMethod(_ name: String, _ base: Expression, _ scope: Scope) -> Bool {
        if case .name("self") = base.kind {
            return scope.owner?.type.functions[name] != nil && scope.owner?.type.name != "View"
        }
        return false
    }

    /// The value of a method call in view position; a view there would come straight back here, so it must not be one.
    private func value(_ expression: Expression, _ scope: Scope, isMethod: Bool) -> Value {
        let value = value(expression, scope)
        if case .view(.expression(let inner, _)) = value, inner === expression {
            return interpreter.unknown(expression)
        }
        return value
    }

    private func views(ofOwn name: String, _ site: Site, _ output: inout Output) {
        let scope = site.scope
        guard let owner = scope.owner, let found = member(name, of: owner, scope) else {
            return append(value(site.expression, scope), site, &output)
        }
        guard case .function(let function) = found else { return applied(found, site, &output) }
        let arguments = evaluated(site.call.arguments, scope)
        guard let code = overload(of: function.functions, arguments) else { return }
        var body = bound(code.parameters, arguments, Scope(owner: owner, surroundings: scope.surroundings))
        guard code.result?.isView == true || code.result?.isOpaque == true else {
            return append(interpreter.call(code, arguments, function.scope), site, &output)
        }
        _ = build(code.body, at: site.id, &body, &output)
    }

    /// `func body(content: Content)` of a ViewModifier, the content placed where the body places it.
    private func modifierBody(
        _ modifier: Value, _ base: Expression, _ argument: Expression, at id: ViewID, _ scope: Scope,
        _ output: inout Output
    ) {
        guard case .instance(let instance) = modifier, let code = instance.type.functions["body"]?.first,
            scope.surroundings.depth < Self.expansionLimit
        else {
            if case .unknown = modifier {
                note(
                    .unknownModifier, "'\(source(argument))' is not known and does nothing", at: argument.place,
                    subject: source(argument))
            }
            return views(of: base, at: id, scope, &output)
        }
        let content = Value.view(.expression(base, scope))
        let identity = id.child(.viewModifier(instance.type.name))
        let owner = Owner(type: instance.type, value: modifier, id: identity)
        see(identity)
        let inner = scope.surroundings.with(depth: scope.surroundings.depth + 1)
        let name = code.parameters.first?.name ?? "content"
        if instance.type.readsEnvironment {
            let context = context
            let reader = Reader(isGeometry: false) { placed in
                let scope = Scope(owner: owner, surroundings: inner.with(environment: placed.environment))
                return ViewBuilder(context).views(of: code.body, at: id, scope.binding(name, to: content))
            }
            return node(.reader(reader), argument.place, at: id, &output)
        }
        var body = Scope(owner: owner, surroundings: inner).binding(name, to: content)
        _ = build(code.body, at: id, &body, &output)
    }
}

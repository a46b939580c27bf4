import CreaseDevice
import CreaseLayout

/// Calls in view position: views of the file, views of the vocabulary, chains of modifiers.
extension ViewBuilder {
    func views(of call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let site = Site(interpreter: interpreter, call: call, expression: expression, id: id, scope: scope)
        switch call.callee.kind {
        case .name(let name): views(ofCallTo: name, site, &output)
        case .member(let base?, let name): views(ofChain: name, base, site, &output)
        case .member(nil, _), .closure: append(value(expression, scope), site, &output)
        case .call, .element:
            // `AnyLayout(…) { }` written as two calls, or a closure from a collection.
            applied(value(call.callee, scope), site, &output)
        default: append(value(expression, scope), site, &output)
        }
    }

    private func views(ofCallTo name: String, _ site: Site, _ output: inout Output) {
        let scope = site.scope
        if let local = scope.local(name) {
            return applied(interpreter.value(of: local), site, &output)
        }
        if let view = site.call.view, !declarations.shadows(view, in: scope.owner?.type) {
            return self.view(view, site, &output)
        }
        if let type = declarations.type(name, in: scope.owner?.type) ?? (name == "Self" ? scope.owner?.type : nil) {
            return views(of: type, named: name, site, &output)
        }
        if let view = declarations.alias(named: name) { return self.view(view, site, &output) }
        if let owner = scope.owner, let found = member(name, of: owner, scope) {
            return applied(found, site, &output)
        }
        if let owner = scope.owner, owner.type.isView || owner.isExtendedView,
            let chain = onSelf(name, site.call)
        {
            return views(of: chain, site.expression, at: site.id, scope, &output)
        }
        if let functions = declarations.functions[name] {
            let function = FunctionValue(functions: functions, scope: Scope(surroundings: scope.surroundings))
            return applied(.function(function), site, &output)
        }
        if let view = site.call.view { return self.view(view, site, &output) }
        if let first = name.unicodeScalars.first, first.properties.isUppercase {
            if let value = interpreter.system(name, site.call, site.expression, scope), !value.isUnknown {
                return append(value, site, &output)
            }
            return unknownView(name, site, &output)
        }
        append(value(site.expression, scope), site, &output)
    }

    /// A type of the project in view position: its body, or a box with its name, never nothing.
    private func views(of type: TypeCode, named name: String, _ site: Site, _ output: inout Output) {
        let scope = site.scope
        guard declarations.body(of: type) != nil else { return unknownView(name, site, &output) }
        let value = interpreter.instantiate(type, evaluated(site.call.arguments, scope), scope)
        guard case .instance(let instance) = value else { return unknownView(name, site, &output) }
        expand(instance, site.expression, at: site.id, scope, &output)
    }

    /// `padding(4)` in a body without a dot: a modifier of `self`.
    private func onSelf(_ name: String, _ call: Call) -> Call? {
        guard
            ModifierName(rawValue: name) != nil || Vocabulary.accepts(name)
                || declarations.viewExtension?.functions[name] != nil
        else { return nil }
        let own = Expression(.name("self"), span: call.nameSpan, place: call.namePlace)
        let callee = Expression(.member(own, name), span: call.nameSpan, place: call.namePlace)
        return Call(callee: callee, arguments: call.arguments, nameSpan: call.nameSpan, namePlace: call.namePlace)
    }

    /// Calls a value for its views: a function of the file, a stored closure, a layout with its content.
    func applied(_ callee: Value, _ site: Site, _ output: inout Output) {
        switch callee {
        case .function(let function):
            let arguments = evaluated(site.call.arguments, site.scope)
            guard let code = overload(of: function.functions, arguments) else { return }
            let inner = bound(code.parameters, arguments, withSurroundings(function.scope, site.scope))
            if code.result?.isView == true || code.result?.isOpaque == true {
                var body = inner
                guard descend() else {
                    ascend()
                    return noteDepth(at: site.place)
                }
                _ = build(code.body, at: site.id, &body, &output)
                return ascend()
            }
            append(interpreter.call(code, arguments, withSurroundings(function.scope, site.scope)), site, &output)
        case .closure(let closure):
            var inner = interpreter.scope(of: closure, evaluated(site.call.arguments, site.scope).map(\.value))
            inner.surroundings = site.scope.surroundings
            guard descend() else {
                ascend()
                return noteDepth(at: site.place)
            }
            _ = build(closure.code.body, at: site.id, &inner, &output)
            ascend()
        case .layout(let layout):
            guard let content = site.closure("content") else { return }
            let children = builder(content.value, site)
            node(kind(of: layout), site, children, &output)
        case .view(let thunk):
            // `content()` where the content is kept as views already.
            build(thunk, at: site.id, site.scope.surroundings, &output)
        default:
            let arguments = evaluated(site.call.arguments, site.scope)
            append(interpreter.invoke(callee, arguments, site.expression, site.scope), site, &output)
        }
    }

    private func withSurroundings(_ inner: Scope, _ outer: Scope) -> Scope {
        var result = inner
        result.surroundings = outer.surroundings
        return result
    }

    func kind(of layout: LayoutValue) -> ViewNode.Kind {
        func argument(_ label: String) -> Value? { layout.arguments.first { $0.label == label }?.value }
        switch layout.kind {
        case .vertical:
            return .stack(
                axis: .vertical, alignment: Alignment(argument("alignment")?.named() ?? .center, .center),
                spacing: argument("spacing")?.number, isLazy: false)
        case .horizontal:
            return .stack(
                axis: .horizontal, alignment: Alignment(.center, argument("alignment")?.named() ?? .center),
                spacing: argument("spacing")?.number, isLazy: false)
        case .depth, .other: return .zstack(alignment: argument("alignment")?.alignment ?? .center)
        }
    }

    // MARK: Views of the file

    /// Expands a view struct: one group, or a reader where its body reads the environment.
    func expand(
        _ instance: Instance, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        let type = instance.type
        let surroundings = scope.surroundings
        guard surroundings.depth < Self.expansionLimit else {
            note(
                .limit, "'\(type.name)' is nested more than \(Self.expansionLimit) views deep, the rest is left out",
                at: expression.place, subject: "expansion " + type.name)
            return
        }
        guard let body = declarations.body(of: type) else {
            return placeholder(type.name, expression.place, at: id, &output)
        }
        let owner = Owner(type: type, value: .instance(instance), id: id, origin: nil)
        see(id)
        let inner = surroundings.with(depth: surroundings.depth + 1)
        // The content of a toolbar belongs to the toolbar, not to a view of its own.
        let isToolbarContent = output.entries != nil && type.isToolbarContent
        if type.readsEnvironment, !isToolbarContent {
            let context = context
            let reader = Reader(isGeometry: false) { placed in
                ViewBuilder(context).views(
                    of: body, at: id, Scope(owner: owner, surroundings: inner.with(environment: placed.environment)))
            }
            return node(.reader(reader), expression.place, at: id, &output)
        }
        var bodyScope = Scope(owner: owner, surroundings: inner)
        guard !isToolbarContent else {
            _ = build(body, at: id, &bodyScope, &output)
            return
        }
        guard takeNode(at: expression.place) else { return }
        var content = Output()
        _ = build(body, at: id, &bodyScope, &content)
        output.append(ViewNode(.group, id: id, children: content.nodes, source: location(expression.place)))
    }

    // MARK: Unknown views

    /// A view nobody knows: a labelled box around what its trailing closures build.
    func unknownView(_ name: String, _ site: Site, _ output: inout Output) {
        guard !Vocabulary.boxNames.contains(name) else { return box(name, site, &output) }
        if name.hasSuffix("Image"), !interpreter.core.isStrict {
            // Loaders of pictures that packages bring: what they show is a picture, whatever their name.
            note(.unknownView, "'\(name)' is drawn as a picture", at: site.place, subject: name)
            let address = site.call.arguments.first.map { source($0.value) } ?? name
            return node(.image(ImageContent(.remote(address), isResizable: true)), site, &output)
        }
        note(.unknownView, "'\(name)' is drawn as a box", at: site.place, subject: name)
        box(name, site, &output)
    }

    private func box(_ name: String, _ site: Site, _ output: inout Output) {
        var children: [ViewNode] = []
        if Vocabulary.laidOutInside(name) {
            for (index, argument) in site.call.arguments.enumerated() where argument.isTrailing {
                guard case .closure(let code) = argument.value.kind, looksLikeViews(code) else { continue }
                children += builder(argument.value, at: site.id.child(.statement(index)), site.scope)
            }
        }
        node(.placeholder(label: name, isGuess: true), site, children, &output)
    }

    /// Whether a closure builds views rather than doing something: its statements are calls of capitalised names.
    private func looksLikeViews(_ code: ClosureCode) -> Bool {
        func isView(_ statement: Statement) -> Bool {
            switch statement {
            case .expression(let expression): startsWithType(expression)
            case .ifElse(let code): code.body.contains(where: isView)
            case .choose(let code): code.cases.contains { $0.body.contains(where: isView) }
            default: false
            }
        }
        return code.body.contains(where: isView)
    }

    private func startsWithType(_ expression: Expression) -> Bool {
        var current = expression
        while true {
            switch current.kind {
            case .call(let call):
                if case .name(let name) = call.callee.kind { return name.first?.isUppercase == true }
                current = call.callee
            case .member(let base?, _): current = base
            case .name(let name): return name.first?.isUppercase == true
            default: return false
            }
        }
    }

    // MARK: Builders as arguments

    /// The views of an argument: a closure's body, or a value that is a view.
    func builder(_ expression: Expression, at id: ViewID, _ scope: Scope, _ arguments: [Value] = []) -> [ViewNode] {
        var output = Output()
        build(expression, at: id, scope, arguments, &output)
        return output.nodes
    }

    func builder(_ expression: Expression, _ site: Site, _ arguments: [Value] = []) -> [ViewNode] {
        builder(expression, at: site.id, site.scope, arguments)
    }

    func build(_ expression: Expression, _ site: Site, _ output: inout Output) {
        build(expression, at: site.id, site.scope, [], &output)
    }

    func build(
        _ expression: Expression, at id: ViewID, _ scope: Scope, _ arguments: [Value], _ output: inout Output
    ) {
        if case .closure(let code) = expression.kind {
            var inner = scope
            if !arguments.isEmpty || !code.parameters.isEmpty {
                inner = interpreter.scope(
                    of: ClosureValue(code: code, scope: scope, place: expression.place), arguments)
            }
            guard descend() else {
                ascend()
                return noteDepth(at: expression.place)
            }
            _ = build(code.body, at: id, &inner, &output)
            return ascend()
        }
        build(value(expression, scope), expression, at: id, scope, arguments, &output)
    }

    private func build(
        _ value: Value, _ expression: Expression, at id: ViewID, _ scope: Scope, _ arguments: [Value],
        _ output: inout Output
    ) {
        switch value {
        case .closure(let closure):
            var inner = interpreter.scope(of: closure, arguments)
            inner.surroundings = scope.surroundings
            _ = build(closure.code.body, at: id, &inner, &output)
        case .function(let function):
            let elements = arguments.map { Value.Element(label: nil, value: $0) }
            guard let code = function.functions.first else { return }
            var inner = bound(code.parameters.map(\.withoutLabel), elements, withSurroundings(function.scope, scope))
            _ = build(code.body, at: id, &inner, &output)
        case .type(let name):
            // `content: CardRow.init`
            guard let type = declarations.type(name), type.isView else { return }
            let elements = arguments.map { Value.Element(label: type.stored.first?.name, value: $0) }
            append(interpreter.instantiate(type, elements, scope), expression, at: id, scope, &output)
        default: append(value, expression, at: id, scope, &output)
        }
    }

    /// A builder that layout runs when it needs the views.
    func lazily(_ expression: Expression?, _ site: Site) -> @Sendable () -> [ViewNode] {
        lazily(expression, at: site.id, site.scope)
    }

    func lazily(
        _ expression: Expression?, at id: ViewID, _ scope: Scope, _ arguments: [Value] = []
    ) -> @Sendable () -> [ViewNode] {
        guard let expression else { return { [] } }
        let context = context
        return { ViewBuilder(context).builder(expression, at: id, scope, arguments) }
    }
}

extension ParameterCode {
    fileprivate var withoutLabel: ParameterCode {
        var result = self
        result.label = nil
        return result
    }
}

extension Vocabulary {
    /// Boxes whose closures hold no views: a chart's marks, a map's annotations.
    static func laidOutInside(_ name: String) -> Bool {
        !["Chart", "Map", "Canvas", "Path", "Table", "MeshGradient", "RealityView", "WebView"].contains(name)
    }
}

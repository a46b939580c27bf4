import CreaseDevice
import CreaseLayout

/// What a builder gives: views, or the entries of a toolbar.
struct Output {
    var nodes: [ViewNode] = []
    /// Set while a toolbar is being built: loose views become items of it.
    var entries: [ToolbarEntry]?

    mutating func append(_ node: ViewNode) { nodes.append(node) }
}

/// Builders: statements to views, each with the identity of its place.
extension ViewBuilder {
    /// The views of a builder's body; child identities come from the statements' places.
    func views(of body: [Statement], at id: ViewID, _ scope: Scope) -> [ViewNode] {
        var output = Output()
        var scope = scope
        _ = build(body, at: id, &scope, &output)
        return output.nodes
    }

    /// Appends what a body builds; `true` where it returned.
    ///
    /// A body that returns is no builder: what stands alone in it is done, not shown.
    func build(_ body: [Statement], at id: ViewID, _ scope: inout Scope, _ output: inout Output) -> Bool {
        let returns = body.contains(where: \.isReturn)
        for (index, statement) in body.enumerated() {
            if returns, case .expression(let expression) = statement {
                _ = value(expression, scope)
                continue
            }
            if build(statement, at: id.child(.statement(index)), &scope, &output) { return true }
        }
        return false
    }

    private func build(
        _ statement: Statement, at id: ViewID, _ scope: inout Scope, _ output: inout Output
    ) -> Bool {
        switch statement {
        case .expression(let expression):
            views(of: expression, at: id, scope, &output)
            if output.entries != nil { absorb(&output) }
            return false
        case .declare(let declare):
            interpreter.declare(declare, &scope)
            return false
        case .returns(let expression, _):
            if let expression { views(of: expression, at: id, scope, &output) }
            return true
        case .ifElse(let code): return build(code, at: id, scope, &output)
        case .choose(let code): return build(code, at: id, scope, &output)
        case .guardElse(let conditions, let otherwise):
            if interpreter.holds(conditions, &scope) { return false }
            var inner = scope
            _ = build(otherwise, at: id.child(.branch(0)), &inner, &output)
            return true
        case .compiled(let clauses):
            for (index, clause) in clauses.enumerated() where interpreter.isCompiled(clause.flag) {
                return build(clause.body, at: id.child(.branch(index)), &scope, &output)
            }
            return false
        case .block(let body):
            var inner = scope
            return build(body, at: id.child(.branch(0)), &inner, &output)
        case .function(let function):
            scope.bind(function.name, to: .function(FunctionValue(functions: [function], scope: scope)))
            return false
        case .tryCatch(let body, _):
            var inner = scope
            return build(body, at: id.child(.branch(0)), &inner, &output)
        case .labelled(_, let inner): return build(inner, at: id, &scope, &output)
        case .forEach, .whileLoop, .repeatWhile, .stop, .skipped, .throwing, .deferred: return false
        }
    }

    /// The branches of one `if` have identities of their own: state inside is lost when the condition turns.
    func build(_ code: IfCode, at id: ViewID, _ scope: Scope, _ output: inout Output) -> Bool {
        var inner = scope
        interpreter.guardsAll = context.drawsGuesses && code.otherwise == nil
        let holds = interpreter.holds(code.conditions, &inner)
        interpreter.guardsAll = false
        if holds { return build(code.body, at: id.child(.branch(0)), &inner, &output) }
        guard let otherwise = code.otherwise else { return false }
        var other = scope
        return build(otherwise, at: id.child(.branch(1)), &other, &output)
    }

    func build(_ code: SwitchCode, at id: ViewID, _ scope: Scope, _ output: inout Output) -> Bool {
        var inner = scope
        guard let index = interpreter.chosen(code, &inner) else { return false }
        return build(code.cases[index].body, at: id.child(.branch(index)), &inner, &output)
    }

    // MARK: Expressions in view position

    /// Appends the views of an expression.
    func views(of expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        guard descend() else {
            ascend()
            return noteDepth(at: expression.place)
        }
        defer { ascend() }
        switch expression.kind {
        case .call(let call): views(of: call, expression, at: id, scope, &output)
        case .name(let name): views(ofName: name, expression, at: id, scope, &output)
        case .member(let base?, let name):
            if case .name("self") = base.kind { return views(ofName: name, expression, at: id, scope, &output) }
            append(value(expression, scope), expression, at: id, scope, &output)
        case .ternary(let condition, let first, let second):
            // One view with two values, not two views: the identity stays.
            views(of: decide(condition, scope) ? first : second, at: id, scope, &output)
        case .tuple(let elements):
            for (index, element) in elements.enumerated() {
                views(of: element.value, at: elements.count == 1 ? id : id.child(.statement(index)), scope, &output)
            }
        case .ifElse(let code): _ = build(code, at: id, scope, &output)
        case .choose(let code): _ = build(code, at: id, scope, &output)
        case .compiled(let clauses):
            for (index, clause) in clauses.enumerated() where interpreter.isCompiled(clause.flag) {
                return views(of: clause.value, at: id.child(.branch(index)), scope, &output)
            }
        case .binary(.add, let left, let right): joinTexts(left, right, expression, at: id, scope, &output)
        case .binary(.coalesce, let left, let right):
            let value = value(left, scope)
            if case .absent = value { return views(of: right, at: id, scope, &output) }
            append(value, left, at: id, scope, &output)
        case .assignment: _ = value(expression, scope)
        case .force(let base), .chain(let base): views(of: base, at: id, scope, &output)
        case .cast(let base, _, _): views(of: base, at: id, scope, &output)
        case .macro: break
        default: append(value(expression, scope), expression, at: id, scope, &output)
        }
    }

    /// `header` in a body: a computed property's builder runs at this place.
    private func views(
        ofName name: String, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        if let owner = scope.owner, scope.local(name) == nil, let property = owner.type.computed[name],
            let getter = property.getter
        {
            var inner = Scope(owner: owner, surroundings: scope.surroundings)
            if property.type?.isView == true || property.wrapper.isViewBuilder {
                _ = build(getter, at: id, &inner, &output)
                return
            }
        }
        append(interpreter.value(ofName: name, expression, scope), expression, at: id, scope, &output)
    }

    /// Appends the views a value stands for.
    func append(_ value: Value, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        switch value {
        case .view(let thunk): build(thunk, at: id, scope.surroundings, &output)
        case .instance(let instance):
            if declarations.body(of: instance.type) != nil {
                expand(instance, expression, at: id, scope, &output)
            } else {
                placeholder(source(expression), expression.place, at: id, &output)
            }
        case .style(let style):
            if let paint = paint(.style(style)) {
                node(.fill(paint), expression.place, at: id, &output)
            } else if style.isPaint {
                // The color is not known, the view is.
                note(
                    .unknownValue, "'\(source(expression))' is not known and drawn gray", at: expression.place,
                    subject: source(expression))
                node(.fill(Paint(.named("gray"))), expression.place, at: id, &output)
            }
        case .array(let values):
            for (index, value) in values.enumerated() {
                append(value, expression, at: id.child(.statement(index)), scope, &output)
            }
        case .closure(let closure):
            var inner = interpreter.scope(of: closure, [])
            _ = build(closure.code.body, at: id, &inner, &output)
        case .absent, .tuple: break
        case .string(let text): node(.text(TextContent(text)), expression.place, at: id, &output)
        case .unknown:
            // In a toolbar or a chain nobody knows what it would have been.
            placeholder("‹\(source(expression))›", expression.place, at: id, &output)
        case .integer, .double, .bool, .set, .dictionary, .enumCase, .function, .builtin, .foundation, .range, .keyPath,
            .binding, .rect, .size,
            .point, .insets, .region, .geometry, .hinge, .hingeContext, .type, .dismissal, .layout:
            break
        }
    }

    func append(_ value: Value, _ site: Site, _ output: inout Output) {
        append(value, site.expression, at: site.id, site.scope, &output)
    }

    func placeholder(_ label: String, _ place: Place, at id: ViewID, _ output: inout Output) {
        node(.placeholder(label: label, isGuess: true), place, at: id, &output)
    }

    /// Appends one node, counted.
    func node(
        _ kind: ViewNode.Kind, _ place: Place, at id: ViewID, _ children: [ViewNode], _ output: inout Output
    ) {
        guard takeNode(at: place) else { return }
        output.append(ViewNode(kind, id: id, children: children, source: location(place)))
    }

    func node(_ kind: ViewNode.Kind, _ place: Place, at id: ViewID, _ output: inout Output) {
        node(kind, place, at: id, [], &output)
    }

    func node(_ kind: ViewNode.Kind, _ site: Site, _ children: [ViewNode], _ output: inout Output) {
        node(kind, site.place, at: site.id, children, &output)
    }

    func node(_ kind: ViewNode.Kind, _ site: Site, _ output: inout Output) { node(kind, site, [], &output) }

    // MARK: Thunks

    func views(of thunk: Thunk, at id: ViewID, _ surroundings: Surroundings) -> [ViewNode] {
        var output = Output()
        build(thunk, at: id, surroundings, &output)
        return output.nodes
    }

    /// Builds a view where it is placed; what surrounds the place counts, not what surrounded its making.
    func build(_ thunk: Thunk, at id: ViewID, _ surroundings: Surroundings, _ output: inout Output) {
        guard descend() else { return ascend() }
        defer { ascend() }
        switch thunk {
        case .expression(let expression, var scope):
            scope.surroundings = merged(scope.surroundings, surroundings)
            views(of: expression, at: id, scope, &output)
        case .body(let body, var scope):
            scope.surroundings = merged(scope.surroundings, surroundings)
            _ = build(body, at: id, &scope, &output)
        case .nodes(let nodes): output.nodes += nodes
        }
    }

    /// The environment of the making (a `let` read in a body is what the body saw), the depth and objects of the place.
    private func merged(_ made: Surroundings, _ placed: Surroundings) -> Surroundings {
        if made === placed { return made }
        return Surroundings(
            environment: made.environment, injected: placed.injected ?? made.injected, dismissal: placed.dismissal,
            depth: max(made.depth, placed.depth), stack: placed.stack ?? made.stack, selects: placed.selects)
    }

    // MARK: Texts

    /// `Text("a") + Text("b")` is one text.
    private func joinTexts(
        _ left: Expression, _ right: Expression, _ expression: Expression, at id: ViewID, _ scope: Scope,
        _ output: inout Output
    ) {
        var first = Output()
        views(of: left, at: id.child(.statement(0)), scope, &first)
        var second = Output()
        views(of: right, at: id.child(.statement(1)), scope, &second)
        guard let a = first.nodes.first.flatMap({ textContent(of: $0, depth: 0) }),
            let b = second.nodes.first.flatMap({ textContent(of: $0, depth: 0) })
        else {
            output.nodes += first.nodes + second.nodes
            return
        }
        let content = TextContent(
            a.string + b.string, font: a.font ?? b.font, isGuess: a.isGuess || b.isGuess,
            isMadeUp: a.isMadeUp || b.isMadeUp)
        node(.text(content), expression.place, at: id, &output)
    }

    private func textContent(of node: ViewNode, depth: Int) -> TextContent? {
        guard depth < 32 else { return nil }
        switch node.kind {
        case .text(let content): return content
        case .image: return TextContent("")
        case .modified, .group: return node.children.first.flatMap { textContent(of: $0, depth: depth + 1) }
        default: return nil
        }
    }
}

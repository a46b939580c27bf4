import CreaseDevice
import CreaseLayout

/// Lists, forms, sections and boxes with a title.
extension ViewBuilder {
    func list(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let selection = call.argument("selection").flatMap { interpreter.binding(from: $0.value, scope) }
        var scope = scope
        scope.surroundings = scope.surroundings.with(selects: selection != nil)
        var rows = Output()
        let content = call.closure("rowContent") ?? call.closure("content")
        if let data = call.positional(0), let content {
            let key = call.argument("id").map { value($0.value, scope) }
            repeated(data.value, key, content.value, expression, at: id, scope, &rows)
        } else if let content {
            build(content.value, at: id, scope, [], &rows)
        }
        let reference = selection.map { BindingReference(payload: $0) }
        // A set selects rows for editing and shows no page; `nil` selects none.
        let chosen = selection.map { read($0) }.flatMap { value -> TagValue? in
            switch value {
            case .absent, .array, .set, .unknown: nil
            default: value.tag
            }
        }
        node(
            .list(ListContent(selection: reference, selected: chosen)), expression.place, at: id, rows.nodes, &output)
    }

    func form(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        container(.list(ListContent(isForm: true)), call, expression, at: id, scope, &output)
    }

    func section(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        var children: [ViewNode] = []
        if let title = title(call.positional(0), scope) {
            let text = ViewNode(.text(title), id: id.part(0), source: location(expression.place))
            children.append(ViewNode(.slot(.header), id: id.part(1), children: [text]))
        } else if let header = call.argument("header") {
            children.append(slot(.header, header.value, at: id.part(1), scope))
        }
        let isExpanded = argument("isExpanded", call, scope).flatMap { interpreter.bound($0)?.boolean } ?? true
        if isExpanded, let content = call.closure("content") {
            children += builder(content.value, at: id, scope)
        }
        if let footer = call.argument("footer") { children.append(slot(.footer, footer.value, at: id.part(2), scope)) }
        node(.section, expression.place, at: id, children, &output)
    }

    func slot(_ slot: Slot, _ content: Expression, at id: ViewID, _ scope: Scope) -> ViewNode {
        ViewNode(.slot(slot), id: id, children: builder(content, at: id, scope), source: location(content.place))
    }

    /// The label of something: a title string in front, or the `label` closure.
    func labelSlot(_ call: Call, at id: ViewID, _ scope: Scope, slot: Slot = .title) -> ViewNode? {
        if let label = call.argument("label") { return self.slot(slot, label.value, at: id.part(0), scope) }
        guard let first = call.positional(0) else { return nil }
        let nodes = labelNodes(first, symbol: call.argument("systemImage"), at: id.part(0), scope)
        return ViewNode(.slot(slot), id: id.part(0), children: nodes, source: location(first.value.place))
    }

    /// A text, or a label where a symbol goes with it.
    func labelNodes(_ title: Argument, symbol: Argument?, at id: ViewID, _ scope: Scope) -> [ViewNode] {
        let place = location(title.value.place)
        let content = self.title(of: title.value, scope)
        let text = ViewNode(.text(content), id: id.child(0), source: place)
        guard let symbol, let name = value(symbol.value, scope).text else { return [text] }
        let image = ViewNode(.image(ImageContent(.symbol(name))), id: id.child(1), source: place)
        return [
            ViewNode(
                .label, id: id,
                children: [
                    ViewNode(.slot(.title), id: id.child(2), children: [text]),
                    ViewNode(.slot(.icon), id: id.child(3), children: [image]),
                ], source: place)
        ]
    }

    func disclosureGroup(
        _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        let isExpanded = argument("isExpanded", call, scope).flatMap { interpreter.bound($0)?.boolean } ?? false
        var children = labelSlot(call, at: id, scope).map { [$0] } ?? []
        if let content = call.closure("content") { children.append(slot(.content, content.value, at: id, scope)) }
        node(.disclosureGroup(isExpanded: isExpanded), expression.place, at: id, children, &output)
    }

    func groupBox(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        var children = labelSlot(call, at: id, scope).map { [$0] } ?? []
        if let content = call.closure("content") { children.append(slot(.content, content.value, at: id, scope)) }
        node(.groupBox, expression.place, at: id, children, &output)
    }

    func labeledContent(
        _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        var children = labelSlot(call, at: id, scope).map { [$0] } ?? []
        if let argument = call.argument("value") {
            let value = value(argument.value, scope)
            let words: TextContent
            if let format = call.argument("format") {
                words = TextContent(
                    interpreter.formatted(value, self.value(format.value, scope)), isGuess: value.isUnknown)
            } else {
                words = title(of: argument.value, scope)
            }
            let text = ViewNode(.text(words), id: id.part(1).child(0), source: location(argument.value.place))
            children.append(ViewNode(.slot(.value), id: id.part(1), children: [text]))
        } else if let content = call.closure("content") {
            children.append(slot(.value, content.value, at: id.part(1), scope))
        }
        node(.labeledContent, expression.place, at: id, children, &output)
    }

    func contentUnavailable(
        _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        var children: [ViewNode] = []
        if let title = call.positional(0) {
            let content = self.title(of: title.value, scope)
            let text = ViewNode(.text(content), id: id.part(0).child(0), source: location(title.value.place))
            children.append(ViewNode(.slot(.title), id: id.part(0), children: [text]))
            if let name = (call.argument("systemImage") ?? call.argument("image")).flatMap({
                value($0.value, scope).text
            }) {
                let source: ImageContent.Source = call.argument("image") == nil ? .symbol(name) : .named(name)
                let image = ViewNode(
                    .image(ImageContent(source)), id: id.part(1).child(0), source: location(title.value.place))
                children.append(ViewNode(.slot(.icon), id: id.part(1), children: [image]))
            }
            if let description = call.argument("description") {
                children.append(slot(.description, description.value, at: id.part(2), scope))
            }
        } else {
            if let label = call.closure("label") { children.append(slot(.title, label.value, at: id.part(0), scope)) }
            if let description = call.argument("description") {
                children.append(slot(.description, description.value, at: id.part(2), scope))
            }
            if let actions = call.argument("actions") {
                children.append(slot(.actions, actions.value, at: id.part(3), scope))
            }
        }
        node(.contentUnavailable, expression.place, at: id, children, &output)
    }

    /// `ContentUnavailableView.search` and `.search(text:)`.
    func searchUnavailable(
        _ call: Call?, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        let place = location(expression.place)
        let words = call?.argument("text").flatMap { value($0.value, scope).text }
        let title = words.map { "No Results for “\($0)”" } ?? "No Results"
        func text(_ string: String, _ slot: Slot, _ index: Int) -> ViewNode {
            let text = ViewNode(.text(TextContent(string)), id: id.part(index).child(0), source: place)
            return ViewNode(.slot(slot), id: id.part(index), children: [text])
        }
        let icon = ViewNode(.image(ImageContent(.symbol("magnifyingglass"))), id: id.part(1).child(0), source: place)
        node(
            .contentUnavailable, expression.place, at: id,
            [
                text(title, .title, 0), ViewNode(.slot(.icon), id: id.part(1), children: [icon]),
                text("Check the spelling or try a new search.", .description, 2),
            ], &output)
    }
}

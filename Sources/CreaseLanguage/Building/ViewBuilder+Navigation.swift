import CreaseDevice
import CreaseLayout

/// Stacks, columns, tabs and links.
extension ViewBuilder {
    func navigationStack(
        _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        var content = NavigationStackContent()
        var inner = scope
        if let path = call.argument("path").flatMap({ interpreter.binding(from: $0.value, scope) }) {
            content.binding = BindingReference(payload: path)
            content.path = (interpreter.elements(of: read(path)) ?? []).map(\.pathValue)
        }
        inner.surroundings = scope.surroundings.with(stack: id)
        let children = (call.closure("root") ?? call.closure("content")).map { builder($0.value, at: id, inner) } ?? []
        node(.navigationStack(content), expression.place, at: id, children, &output)
    }

    func splitView(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        var content = SplitViewContent()
        if let visibility = call.argument("columnVisibility").flatMap({ interpreter.binding(from: $0.value, scope) }) {
            content.visibilityBinding = BindingReference(payload: visibility)
            content.visibility = read(visibility).named() ?? .automatic
        }
        if let column = call.argument("preferredCompactColumn").flatMap({ interpreter.binding(from: $0.value, scope) })
        {
            content.preferredCompactColumn = read(column).named()
        }
        var slots: [ViewNode] = []
        for (index, slot) in [Slot.sidebar, .content, .detail].enumerated() {
            let argument = slot == .sidebar ? call.closure("sidebar") : call.argument(slot.rawValue)
            guard let argument else { continue }
            var inner = scope
            inner.surroundings = scope.surroundings.with(stack: id.child(index))
            slots.append(self.slot(slot, argument.value, at: id.child(index), inner))
        }
        node(.navigationSplitView(content), expression.place, at: id, slots, &output)
    }

    // MARK: Tabs

    func tabView(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        var content = TabViewContent()
        if let selection = call.argument("selection").flatMap({ interpreter.binding(from: $0.value, scope) }) {
            content.binding = BindingReference(payload: selection)
            content.selection = read(selection).tag
        }
        let children = call.closure("content").map { builder($0.value, at: id, scope) } ?? []
        node(.tabView(content), expression.place, at: id, children, &output)
    }

    func tab(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        var title = title(call.positional(0), scope)?.string ?? ""
        var symbol = (call.argument("systemImage") ?? call.argument("image")).flatMap { value($0.value, scope).text }
        if let label = call.argument("label") {
            let nodes = builder(label.value, at: id.part(0), scope)
            title = words(in: nodes) ?? title
            symbol = self.symbol(in: nodes) ?? symbol
        }
        var isSearch = false
        if case .style(let style)? = argument("role", call, scope) { isSearch = style.singleName == "search" }
        if title.isEmpty, isSearch { (title, symbol) = ("Search", symbol ?? "magnifyingglass") }
        let content = TabContent(
            title: title, symbol: symbol,
            value: argument("value", call, scope, expecting: nil).map(\.tag), isSearch: isSearch,
            content: lazily(call.closure("content")?.value, at: id, scope))
        node(.tab(content), expression.place, at: id, &output)
    }

    func tabSection(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        container(.group, call, expression, at: id, scope, &output)
    }

    // MARK: Links

    func navigationLink(
        _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        var inner = scope
        inner.surroundings = scope.surroundings.with(
            dismissal: scope.surroundings.stack.map { Dismissal.popPushed(stack: $0) } ?? .nothing)
        let target: LinkContent.Target
        if let argument = call.argument("value") {
            target = .value(value(argument.value, scope).pathValue)
        } else if let argument = call.argument("destination") {
            target = .destination(lazily(argument.value, at: id.part(0), inner))
        } else {
            // Two trailing closures are destination and label; after a title, or beside a label, the first is the page.
            let closure = call.arguments.first { $0.isTrailing && $0.label == nil }
            target = .destination(lazily(closure?.value, at: id.part(0), inner))
        }
        let count = output.nodes.count
        node(.link(LinkContent(target)), expression.place, at: id, linkLabel(call, at: id, scope), &output)
        // In a list with a selection the link is a choice.
        if scope.surroundings.selects, case .value(let value) = target, let payload = value.payload as? Value {
            tag(&output, from: count, payload.tag, at: id)
        }
    }

    /// Tags views that have none of their own.
    func tag(_ output: inout Output, from first: Int, _ tag: TagValue, at id: ViewID) {
        for index in output.nodes.indices.dropFirst(first) {
            let node = output.nodes[index]
            if isTagged(node, depth: 0) { continue }
            output.nodes[index] = ViewNode(
                .modified(.tag(tag)), id: id.part(index), children: [node], source: node.source)
        }
    }

    private func isTagged(_ node: ViewNode, depth: Int) -> Bool {
        switch node.kind {
        case .modified(.tag): true
        case .section: true
        case .modified, .group: depth < 16 && node.children.contains { isTagged($0, depth: depth + 1) }
        default: false
        }
    }

    private func linkLabel(_ call: Call, at id: ViewID, _ scope: Scope) -> [ViewNode] {
        if let label = call.argument("label") { return builder(label.value, at: id, scope) }
        if let title = call.positional(0) {
            return labelNodes(title, symbol: call.argument("systemImage"), at: id.part(1), scope)
        }
        // `NavigationLink(destination: Page()) { label }`, `NavigationLink(value: 1) { label }`
        if call.argument("destination") != nil || call.argument("value") != nil, let label = call.closure("label") {
            return builder(label.value, at: id, scope)
        }
        return []
    }

    func link(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let address = argument("destination", call, scope).map(\.description) ?? ""
        var children: [ViewNode] = []
        if let label = call.closure("label") {
            children = builder(label.value, at: id, scope)
        } else if let title = call.positional(0) {
            children = labelNodes(title, symbol: call.argument("systemImage"), at: id.part(1), scope)
        }
        node(.link(LinkContent(.external(address))), expression.place, at: id, children, &output)
    }

    func shareLink(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        var children: [ViewNode] = []
        if let label = call.closure("label") {
            children = builder(label.value, at: id, scope)
        } else {
            let place = location(expression.place)
            let words = title(call.positional(0), scope) ?? TextContent("Share")
            children = [
                symbolLabel(words, "square.and.arrow.up", at: id.part(1), place)
            ]
        }
        node(.link(LinkContent(.external("share"))), expression.place, at: id, children, &output)
    }

    func symbolLabel(
        _ words: TextContent, _ symbol: String, at id: ViewID, _ place: CreaseLayout.SourceLocation
    ) -> ViewNode {
        let text = ViewNode(.text(words), id: id.child(0), source: place)
        let image = ViewNode(.image(ImageContent(.symbol(symbol))), id: id.child(1), source: place)
        return ViewNode(
            .label, id: id,
            children: [
                ViewNode(.slot(.title), id: id.child(2), children: [text]),
                ViewNode(.slot(.icon), id: id.child(3), children: [image]),
            ], source: place)
    }
}

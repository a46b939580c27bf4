import CreaseDevice
import CreaseLayout

/// Lists, forms, sections and boxes with a title.
extension ViewBuilder {
    func list(_ site: Site, _ output: inout Output) {
        let selection = site.binding("selection")
        var site = site
        site.scope.surroundings = site.scope.surroundings.with(selects: selection != nil)
        var rows = Output()
        let content = site.closure("rowContent") ?? site.closure("content")
        if let data = site.positional(0), let content {
            let key = site.value("id", expecting: nil)
            repeated(data.value, key, content.value, site, &rows)
        } else if let content {
            build(content.value, site, &rows)
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
            .list(ListContent(selection: reference, selected: chosen)), site, rows.nodes, &output)
    }

    func form(_ site: Site, _ output: inout Output) {
        container(.list(ListContent(isForm: true)), site, &output)
    }

    func section(_ site: Site, _ output: inout Output) {
        var children: [ViewNode] = []
        if let title = title(0, site) {
            children.append(slot(.header, .text(title), site.id, site.location))
        } else if let header = site.argument("header") {
            children.append(slot(.header, header.value, site))
        }
        let isExpanded = site.value("isExpanded").flatMap { interpreter.bound($0)?.boolean } ?? true
        if isExpanded, let content = site.closure("content") {
            children += builder(content.value, site)
        }
        if let footer = site.argument("footer") { children.append(slot(.footer, footer.value, site)) }
        node(.section, site, children, &output)
    }

    // MARK: Slots

    /// What an argument builds, held under its name.
    func slot(_ slot: Slot, _ content: Expression, _ site: Site) -> ViewNode {
        self.slot(slot, content, site.id, site.scope)
    }

    func slot(_ slot: Slot, _ content: Expression, _ owner: ViewID, _ scope: Scope) -> ViewNode {
        let id = owner.child(.slot(slot))
        return ViewNode(
            .slot(slot), id: id, children: builder(content, at: id, scope), source: location(content.place))
    }

    /// A slot that holds one plain view.
    func slot(_ slot: Slot, _ kind: ViewNode.Kind, _ owner: ViewID, _ source: CreaseLayout.SourceLocation) -> ViewNode {
        let id = owner.child(.slot(slot))
        return ViewNode(.slot(slot), id: id, children: [ViewNode(kind, id: id.child(.statement(0)), source: source)])
    }

    /// The label of something: a title string in front, or the `label` closure.
    func label(of site: Site) -> [ViewNode] {
        if let label = site.argument("label") { return [slot(.title, label.value, site)] }
        guard let first = site.positional(0) else { return [] }
        let id = site.id.child(.slot(.title))
        let nodes = labelNodes(first, symbol: site.argument("systemImage"), at: id, site.scope)
        return [ViewNode(.slot(.title), id: id, children: nodes, source: location(first.value.place))]
    }

    /// A text, or a label where a symbol goes with it.
    func labelNodes(_ title: Argument, symbol: Argument?, at id: ViewID, _ scope: Scope) -> [ViewNode] {
        let source = location(title.value.place)
        let content = self.title(of: title.value, scope)
        guard let symbol, let name = value(symbol.value, scope).text else {
            return [ViewNode(.text(content), id: id.child(.statement(0)), source: source)]
        }
        return [labelNode(content, .symbol(name), at: id.child(.statement(0)), source)]
    }

    func labelNode(
        _ title: TextContent, _ image: ImageContent.Source, at id: ViewID, _ source: CreaseLayout.SourceLocation
    ) -> ViewNode {
        let slots = [slot(.title, .text(title), id, source), slot(.icon, .image(ImageContent(image)), id, source)]
        return ViewNode(.label, id: id, children: slots, source: source)
    }

    func disclosureGroup(_ site: Site, _ output: inout Output) {
        let isExpanded = site.value("isExpanded").flatMap { interpreter.bound($0)?.boolean } ?? false
        var children = label(of: site)
        if let content = site.closure("content") { children.append(slot(.content, content.value, site)) }
        node(.disclosureGroup(isExpanded: isExpanded), site, children, &output)
    }

    func groupBox(_ site: Site, _ output: inout Output) {
        var children = label(of: site)
        if let content = site.closure("content") { children.append(slot(.content, content.value, site)) }
        node(.groupBox, site, children, &output)
    }

    func labeledContent(_ site: Site, _ output: inout Output) {
        var children = label(of: site)
        if let argument = site.argument("value") {
            let words =
                site.argument("format").map { formatted(argument, $0, site.scope) }
                ?? title(of: argument.value, site.scope)
            children.append(slot(.value, .text(words), site.id, location(argument.value.place)))
        } else if let content = site.closure("content") {
            children.append(slot(.value, content.value, site))
        }
        node(.labeledContent, site, children, &output)
    }

    func contentUnavailable(_ site: Site, _ output: inout Output) {
        var children: [ViewNode] = []
        if let title = site.positional(0) {
            let source = location(title.value.place)
            children.append(slot(.title, .text(self.title(of: title.value, site.scope)), site.id, source))
            if let name = site.value("systemImage")?.text {
                children.append(slot(.icon, .image(ImageContent(.symbol(name))), site.id, source))
            } else if let name = site.value("image")?.text {
                children.append(slot(.icon, .image(ImageContent(.named(name))), site.id, source))
            }
            if let description = site.argument("description") {
                children.append(slot(.description, description.value, site))
            }
        } else {
            if let label = site.closure("label") { children.append(slot(.title, label.value, site)) }
            if let description = site.argument("description") {
                children.append(slot(.description, description.value, site))
            }
            if let actions = site.argument("actions") {
                children.append(slot(.actions, actions.value, site))
            }
        }
        node(.contentUnavailable, site, children, &output)
    }

    /// `ContentUnavailableView.search` and `.search(text:)`.
    func searchUnavailable(_ site: Site, _ output: inout Output) {
        let title = site.value("text")?.text.map { "No Results for “\($0)”" } ?? "No Results"
        func text(_ string: String, _ slot: Slot) -> ViewNode {
            self.slot(slot, .text(TextContent(string)), site.id, site.location)
        }
        let icon = slot(.icon, .image(ImageContent(.symbol("magnifyingglass"))), site.id, site.location)
        let advice = text("Check the spelling or try a new search.", .description)
        node(.contentUnavailable, site, [text(title, .title), icon, advice], &output)
    }
}

import CreaseDevice
import CreaseLayout

/// Stacks, columns, tabs and links.
extension ViewBuilder {
    func navigationStack(_ site: Site, _ output: inout Output) {
        var content = NavigationStackContent()
        var inner = site.scope
        if let path = site.binding("path") {
            content.binding = BindingReference(payload: path)
            content.path = (interpreter.elements(of: read(path)) ?? []).map(\.pathValue)
        }
        inner.surroundings = site.scope.surroundings.with(stack: site.id)
        let children =
            (site.closure("root") ?? site.closure("content")).map { builder($0.value, at: site.id, inner) } ?? []
        node(.navigationStack(content), site, children, &output)
    }

    func splitView(_ site: Site, _ output: inout Output) {
        var content = SplitViewContent()
        if let visibility = site.binding("columnVisibility") {
            content.visibilityBinding = BindingReference(payload: visibility)
            content.visibility = read(visibility).named() ?? .automatic
        }
        if let column = site.binding("preferredCompactColumn") {
            content.preferredCompactColumn = read(column).named()
        }
        var slots: [ViewNode] = []
        for slot in [Slot.sidebar, .content, .detail] {
            let argument = slot == .sidebar ? site.closure("sidebar") : site.argument(slot.rawValue)
            guard let argument else { continue }
            var inner = site.scope
            inner.surroundings = site.scope.surroundings.with(stack: site.id.child(.slot(slot)))
            slots.append(self.slot(slot, argument.value, site.id, inner))
        }
        node(.navigationSplitView(content), site, slots, &output)
    }

    // MARK: Tabs

    func tabView(_ site: Site, _ output: inout Output) {
        var content = TabViewContent()
        if let selection = site.binding("selection") {
            content.binding = BindingReference(payload: selection)
            content.selection = read(selection).tag
        }
        let children = site.closure("content").map { builder($0.value, site) } ?? []
        node(.tabView(content), site, children, &output)
    }

    func tab(_ site: Site, _ output: inout Output) {
        var title = title(0, site)?.string ?? ""
        var symbol = (site.argument("systemImage") ?? site.argument("image")).flatMap {
            value($0.value, site.scope).text
        }
        if let label = site.argument("label") {
            let nodes = builder(label.value, at: site.id.child(.slot(.title)), site.scope)
            title = words(in: nodes) ?? title
            symbol = self.symbol(in: nodes) ?? symbol
        }
        var isSearch = false
        if case .style(let style)? = site.value("role") { isSearch = style.singleName == "search" }
        if title.isEmpty, isSearch { (title, symbol) = ("Search", symbol ?? "magnifyingglass") }
        let content = TabContent(
            title: title, symbol: symbol,
            value: site.value("value", expecting: nil).map(\.tag), isSearch: isSearch,
            content: lazily(site.closure("content")?.value, site))
        node(.tab(content), site, &output)
    }

    func tabSection(_ site: Site, _ output: inout Output) {
        container(.group, site, &output)
    }

    // MARK: Links

    func navigationLink(_ site: Site, _ output: inout Output) {
        var inner = site.scope
        inner.surroundings = site.scope.surroundings.with(
            dismissal: site.scope.surroundings.stack.map { Dismissal.popPushed(stack: $0) } ?? .nothing)
        let target: LinkContent.Target
        if let argument = site.argument("value") {
            target = .value(value(argument.value, site.scope).pathValue)
        } else if let argument = site.argument("destination") {
            target = .destination(lazily(argument.value, at: site.id.child(.slot(.destination)), inner))
        } else {
            // Two trailing closures are destination and label; after a title, or beside a label, the first is the page.
            let closure = site.trailing
            target = .destination(lazily(closure?.value, at: site.id.child(.slot(.destination)), inner))
        }
        let count = output.nodes.count
        node(.link(LinkContent(target)), site, linkLabel(site), &output)
        // In a list with a selection the link is a choice.
        if site.scope.surroundings.selects, case .value(let value) = target, let payload = value.payload as? Value {
            tag(&output, from: count, payload.tag, at: site.id)
        }
    }

    /// Tags views that have none of their own.
    func tag(_ output: inout Output, from first: Int, _ tag: TagValue, at id: ViewID) {
        for index in output.nodes.indices.dropFirst(first) {
            let node = output.nodes[index]
            if isTagged(node, depth: 0) { continue }
            output.nodes[index] = ViewNode(
                .modified(.tag(tag)), id: id.child(.tag(index)), children: [node], source: node.source)
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

    private func linkLabel(_ site: Site) -> [ViewNode] {
        if let label = site.argument("label") { return builder(label.value, site) }
        if let title = site.positional(0) {
            return labelNodes(title, symbol: site.argument("systemImage"), at: site.id.child(.slot(.title)), site.scope)
        }
        // `NavigationLink(destination: Page()) { label }`, `NavigationLink(value: 1) { label }`
        if site.argument("destination") != nil || site.argument("value") != nil, let label = site.closure("label") {
            return builder(label.value, site)
        }
        return []
    }

    func link(_ site: Site, _ output: inout Output) {
        let address = site.value("destination").map(\.description) ?? ""
        var children: [ViewNode] = []
        if let label = site.closure("label") {
            children = builder(label.value, site)
        } else if let title = site.positional(0) {
            children = labelNodes(
                title, symbol: site.argument("systemImage"), at: site.id.child(.slot(.title)), site.scope)
        }
        node(.link(LinkContent(.external(address))), site, children, &output)
    }

    func shareLink(_ site: Site, _ output: inout Output) {
        var children: [ViewNode] = []
        if let label = site.closure("label") {
            children = builder(label.value, site)
        } else {
            let words = title(0, site) ?? TextContent("Share")
            children = [
                labelNode(words, .symbol("square.and.arrow.up"), at: site.id.child(.slot(.title)), site.location)
            ]
        }
        node(.link(LinkContent(.external("share"))), site, children, &output)
    }
}

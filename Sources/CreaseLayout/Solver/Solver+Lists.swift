import CreaseDevice

/// Lists and forms from their views: rows, sections, what selects and decorates them.
extension Solver {
    func list(_ node: ViewNode, _ content: ListContent, _ context: ResolveContext) -> Element {
        containers.insert(node.id)
        if let binding = content.selection, let selected = content.selected {
            context.preferences.selection = (selected, binding)
        }
        var inner = context
        inner.isRow = true
        inner.navigation?.selection = content.selection
        inner.contentMargins = nil
        let style = content.isForm ? ListStyle.insetGrouped : context.environment.values.listStyle
        var groups: [ListElement.Group] = []
        /// The group loose rows go into, while nothing else stands between them.
        var open: ListElement.Group?
        func close() {
            if let group = open { groups.append(group) }
            open = nil
        }
        for element in resolve(node.children, inner) {
            if let section = element as? SectionElement {
                close()
                groups.append(
                    ListElement.Group(
                        id: section.id, source: section.source, header: section.header,
                        rows: section.rows.map { listRow($0, content, inner) }, footer: section.footer,
                        identifier: section.marks?.identifiers.last))
            } else {
                // Appended in place: a copy per row would make long lists quadratic.
                if open == nil {
                    open = ListElement.Group(id: element.id.child(.part("section")), source: element.source)
                }
                open?.rows.append(listRow(element, content, inner))
            }
        }
        close()
        let margins = context.contentMargins.map { context.environment.insets($0, standard: Metric.padding.value) }
        return ListElement(
            node, kind: content.isForm ? "Form" : "List", style: style, groups, margins: margins ?? .zero, context)
    }

    private func listRow(_ element: Element, _ list: ListContent, _ context: ResolveContext) -> ListElement.Row {
        let traits = element.traits.rare
        var row = ListElement.Row(content: element)
        if let background = traits.rowBackground {
            row.background = resolveLayers(background, context.with(element.environment), alignment: .center)
        }
        if let binding = list.selection, let tag = traits.tag { row.tap = .select(binding, tag) }
        if let badge = traits.badge {
            let quiet = context.changing { $0.foreground = .secondary }
            let place = ViewNode(.empty, id: element.id, source: element.source)
            row.badge = words(badge, place, "badge", quiet)
        }
        return row
    }
}

import CreaseDevice

/// Views of the system that arrange a title, an icon and a few words.
extension Solver {
    func label(_ node: ViewNode, _ context: ResolveContext) -> Element {
        let title = resolve(node.children(in: .title, loose: .title), context)
        let icon = resolve(node.children(in: .icon), context)
        let words = summary(of: title).title
        let shown: [Element]
        switch context.environment.values.labelStyle {
        case .titleOnly: shown = title
        case .iconOnly: shown = icon.isEmpty ? title : icon
        case .automatic, .titleAndIcon:
            // Icons of a list stand in a column of their own.
            if context.isRow, let first = icon.first {
                assume(.rowIconWidth)
                let place = ViewNode(.empty, id: node.id.child(.part("icon")), source: node.source)
                let room = FixedFrameElement(
                    place, first, width: Metric.rowIconWidth.value, height: nil, .center)
                shown = [room] + title
            } else {
                shown = icon + title
            }
        }
        var style = BoxElement.Style(kind: "Label", label: words)
        style.symbol = summary(of: icon).symbol
        return BoxElement(node, around: row(node, context, spacing: Metric.labelSpacing.value, shown), style)
    }

    func labeledContent(_ node: ViewNode, _ context: ResolveContext) -> Element {
        var inner = context
        inner.isRow = false
        let title = labelParts(node, inner)
        let value = resolve(
            node.children(in: .value, loose: .value), inner.changing { $0.foreground = $0.foreground ?? .secondary })
        let words = summary(of: title + value).title
        guard context.isRow else {
            return BoxElement(
                node, around: row(node, context, spacing: nil, title + value),
                BoxElement.Style(kind: "LabeledContent", label: words))
        }
        var style = BoxElement.Style(kind: "LabeledContent", label: words)
        style.fills = [.horizontal]
        return BoxElement(node, around: row(node, context, spacing: 0, title + [gap(node, context)] + value), style)
    }

    /// An empty state: icon, title, words and buttons in the middle of all the room there is.
    func contentUnavailable(_ node: ViewNode, _ context: ResolveContext) -> Element {
        assume(.emptyStateIcon)
        let large = context.changing {
            $0.font = Font(.size(Metric.emptyStateIcon.value, isRelative: true))
            $0.foreground = .secondary
        }
        let bold = context.changing { $0.font = Font(.style(.title2), weight: .bold) }
        let quiet = context.changing {
            $0.font = Font(.style(.subheadline))
            $0.foreground = .secondary
            $0.textAlignment = .center
        }
        // A label in the title slot brings its own icon.
        let title = node.children(in: .title, loose: .title)
        var icons = node.children(in: .icon)
        var words: [ViewNode] = []
        for part in title {
            if case .label = part.kind {
                icons += part.children(in: .icon)
                words += part.children(in: .title, loose: .title)
            } else {
                words.append(part)
            }
        }
        let head = resolve(icons, large) + resolve(words, bold)
        let parts =
            head + resolve(node.children(in: .description), quiet) + resolve(node.children(in: .actions), context)
        var style = BoxElement.Style(kind: "ContentUnavailableView", label: summary(of: head).title)
        style.fills = [.horizontal, .vertical]
        return BoxElement(node, around: column(node, context, spacing: nil, parts), style)
    }

    func disclosureGroup(_ node: ViewNode, isExpanded: Bool, _ context: ResolveContext) -> Element {
        let label = labelParts(node, context)
        let chevron = symbol(isExpanded ? "chevron.down" : "chevron.right", node, "mark", context)
        let head = row(node, context, spacing: 0, label + [gap(node, context), chevron])
        let content = isExpanded ? resolve(node.looseChildren + node.children(in: .content), context) : []
        var style = BoxElement.Style(kind: "DisclosureGroup", label: summary(of: label).title)
        style.fills = [.horizontal]
        style.alignment = Alignment(.leading, .top)
        return BoxElement(
            node, around: column(node, context, spacing: nil, alignment: .leading, [head] + content), style)
    }

    func groupBox(_ node: ViewNode, _ context: ResolveContext) -> Element {
        let label = resolve(
            node.children(in: .title), context.changing { $0.font = Font(.style(.headline)) })
        let content = resolve(node.looseChildren + node.children(in: .content), context)
        var style = BoxElement.Style(kind: "GroupBox", label: summary(of: label).title ?? "")
        assume(.boxRadius)
        let inset = Metric.padding.value
        style.insets = EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        style.edge = .frame(
            radius: Metric.boxRadius.value, fill: Paint(.named("secondarySystemBackground")), isProminent: false)
        let column = column(node, context, spacing: nil, alignment: .leading, label + content)
        return BoxElement(node, around: column, style)
    }

    /// What Crease does not draw: a box that honours frames, with an ideal size of its own, or around its children.
    func placeholder(_ node: ViewNode, label: String, isGuess: Bool, _ context: ResolveContext) -> Element {
        let drawing = Drawing.placeholder(label: label, isGuess: isGuess)
        guard !node.children.isEmpty else {
            assume(.placeholderWidth)
            assume(.placeholderHeight)
            return FigureElement(
                id: node.id, source: node.source, environment: context.environment, kind: label, label: label,
                width: .flexible(Metric.placeholderWidth.value), height: .flexible(Metric.placeholderHeight.value),
                drawing: drawing)
        }
        return BoxElement(
            node, around: resolveOne(node.children, context),
            BoxElement.Style(kind: label, label: label, edge: .drawing(drawing)))
    }
}

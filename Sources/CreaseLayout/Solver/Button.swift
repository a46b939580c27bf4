import CreaseDevice

/// Buttons, menus and links: a label that does something.
extension Solver {
    func button(_ node: ViewNode, _ content: ButtonContent, _ context: ResolveContext) -> Element {
        var inner = context
        inner.isRow = false
        let role: Paint? = content.role == .destructive ? Paint(.named("red")) : nil
        return pressable(
            node, "Button", resolveOne(node.children, styled(inner, role), along: .horizontal),
            tap: content.action.map { .action($0) }, context)
    }

    func menu(_ node: ViewNode, _ content: MenuContent, _ context: ResolveContext) -> Element {
        let label = resolveOne(node.children, styled(context, nil), along: .horizontal)
        noteMenu(node.id, items: content.items, context, node.source)
        return pressable(node, "Menu", label, tap: .openMenu(node.id), context)
    }

    func link(_ node: ViewNode, _ content: LinkContent, _ context: ResolveContext) -> Element {
        switch content.target {
        case .external(let address):
            return pressable(
                node, "Link", resolveOne(node.children, styled(context, nil), along: .horizontal),
                tap: .external(address), context)
        case .destination(let build):
            links[node.id] = build
            return navigationLink(node, .link(node.id), context)
        case .value(let value):
            return navigationLink(node, .value(value), context)
        }
    }

    private func navigationLink(_ node: ViewNode, _ push: Interaction.Push, _ context: ResolveContext) -> Element {
        let tap = context.navigation?.tap(pushing: push)
        guard context.isRow else {
            return pressable(
                node, "NavigationLink", resolveOne(node.children, styled(context, nil), along: .horizontal),
                tap: tap, context)
        }
        // In a list the label keeps its colours and the row shows where it leads.
        let label = resolveOne(node.children, context, along: .horizontal)
        let chevron = figure(
            node, "chevron", context, kind: "Chevron", width: .fixed(Metric.chevronWidth.value),
            height: .fixed(Metric.chevronHeight.value), drawing: .chevron)
        return BoxElement(
            node, around: row(node, context, spacing: 0, [label, gap(node, context), chevron]),
            BoxElement.Style(kind: "NavigationLink", fills: [.horizontal], tap: tap))
    }

    /// The label's context under the button style in force: its colour.
    private func styled(_ context: ResolveContext, _ role: Paint?) -> ResolveContext {
        let values = context.environment.values
        let paint: Paint?
        switch values.buttonStyle {
        case .plain: paint = role ?? values.foreground
        case .automatic, .borderless, .bordered, .glass: paint = role ?? values.foreground ?? values.tint ?? .accent
        case .borderedProminent, .glassProminent: paint = Paint(.named("white"))
        }
        if paint == values.foreground { return context }
        return context.changing { $0.foreground = paint }
    }

    /// The box of a button in the style and control size in force.
    func pressable(
        _ node: ViewNode, _ kind: String, _ label: Element, tap: Tap?, _ context: ResolveContext
    ) -> Element {
        let values = context.environment.values
        var style = BoxElement.Style(kind: kind, tap: tap)
        switch values.buttonStyle {
        case .automatic, .plain, .borderless: break
        case .bordered, .glass:
            style.edge = .frame(radius: nil, fill: Paint(.named("fill")), isProminent: false)
        case .borderedProminent, .glassProminent:
            style.edge = .frame(radius: nil, fill: values.tint ?? .accent, isProminent: true)
        }
        if case .frame = style.edge {
            let (horizontal, vertical): (Metric, Metric) =
                switch values.controlSize {
                case .mini, .small: (.smallButtonMargin, .smallButtonPadding)
                case .regular: (.buttonMargin, .buttonPadding)
                case .large, .extraLarge: (.largeButtonMargin, .largeButtonPadding)
                }
            assume(horizontal)
            assume(vertical)
            style.insets = EdgeInsets(
                top: vertical.value, left: horizontal.value, bottom: vertical.value, right: horizontal.value)
        } else if context.isRow {
            // A plain button in a list is as wide as its row.
            style.fills = [.horizontal]
            style.alignment = Alignment(.leading, .center)
        }
        return BoxElement(node, around: label, style)
    }
}

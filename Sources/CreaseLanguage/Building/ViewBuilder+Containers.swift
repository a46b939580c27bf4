import CreaseDevice
import CreaseLayout

/// Stacks, grids, scroll views, readers and the panes of an arrangement.
extension ViewBuilder {
    func container(
        _ kind: ViewNode.Kind, _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope,
        _ output: inout Output
    ) {
        guard takeNode(at: expression.place) else { return }
        var content = Output(nodes: [], entries: output.entries)
        if let argument = call.closure("content") ?? call.positional(0) {
            build(argument.value, at: id, scope, [], &content)
        }
        if case .group = kind, content.entries != nil {
            // A group in a toolbar joins its items to the others.
            output = content
            return
        }
        output.append(ViewNode(kind, id: id, children: content.nodes, source: location(expression.place)))
    }

    func stack(
        _ axis: Axis, isLazy: Bool, _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope,
        _ output: inout Output
    ) {
        let value = argument("alignment", call, scope)
        let alignment =
            axis == .vertical
            ? Alignment(value?.named() ?? .center, .center) : Alignment(.center, value?.named() ?? .center)
        let kind = ViewNode.Kind.stack(
            axis: axis, alignment: alignment, spacing: argument("spacing", call, scope)?.number, isLazy: isLazy)
        guard takeNode(at: expression.place) else { return }
        let children = call.closure("content").map { builder($0.value, at: id, scope) } ?? []
        output.append(ViewNode(kind, id: id, children: children, source: location(expression.place)))
    }

    func lazyGrid(
        _ axis: Axis, _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        let tracks = argument(axis == .vertical ? "columns" : "rows", call, scope).flatMap(tracks) ?? []
        let value = argument("alignment", call, scope)
        let alignment =
            axis == .vertical
            ? Alignment(value?.named() ?? .center, .center) : Alignment(.center, value?.named() ?? .center)
        let content = LazyGridContent(
            axis: axis, tracks: tracks.isEmpty ? [GridTrack(.flexible(minimum: 10, maximum: .infinity))] : tracks,
            spacing: argument("spacing", call, scope)?.number, alignment: alignment)
        guard takeNode(at: expression.place) else { return }
        let children = call.closure("content").map { builder($0.value, at: id, scope) } ?? []
        output.append(ViewNode(.lazyGrid(content), id: id, children: children, source: location(expression.place)))
    }

    /// `[GridItem(.adaptive(minimum: 100), spacing: 10)]`, also `.init(.flexible())`.
    private func tracks(_ value: Value) -> [GridTrack]? {
        guard case .array(let items) = value else { return nil }
        return items.compactMap { item in
            guard case .style(let style) = item, let arguments = style.parts.first?.arguments else { return nil }
            func number(_ label: String, in list: [Value.Element]) -> Double? {
                list.first { $0.label == label }?.value.number
            }
            var sizing = GridTrack.Sizing.flexible(minimum: 10, maximum: .infinity)
            if case .style(let size)? = arguments.first(where: { $0.label == nil })?.value, let part = size.parts.first
            {
                let limits = part.arguments ?? []
                switch part.name {
                case "fixed": sizing = .fixed(max(0, limits.first?.value.number ?? 10))
                case "adaptive":
                    sizing = .adaptive(
                        minimum: max(1, number("minimum", in: limits) ?? limits.first?.value.number ?? 10),
                        maximum: number("maximum", in: limits) ?? .infinity)
                default:
                    sizing = .flexible(
                        minimum: number("minimum", in: limits) ?? 10,
                        maximum: number("maximum", in: limits) ?? .infinity)
                }
            }
            return GridTrack(
                sizing, spacing: number("spacing", in: arguments),
                alignment: arguments.first { $0.label == "alignment" }?.value.alignment)
        }
    }

    func scrollView(
        _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        let axes = (positional(0, call, scope) ?? argument("axes", call, scope))?.axes ?? [.vertical]
        let shows = argument("showsIndicators", call, scope)?.boolean ?? true
        let children = call.closure("content").map { builder($0.value, at: id, scope) } ?? []
        node(.scroll(axes: axes, showsIndicators: shows), expression.place, at: id, children, &output)
    }

    /// Readers that are transparent for layout and hand something unknown to their content.
    func reader(
        named view: ViewName, _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope,
        _ output: inout Output
    ) {
        let children = call.closure("content").map { builder($0.value, at: id, scope, [.unknown(view.rawValue)]) } ?? []
        node(.group, expression.place, at: id, children, &output)
    }

    func geometryReader(
        _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        guard let content = call.closure("content")?.value else { return }
        let context = context
        let reader = Reader(isGeometry: true) { placed in
            var inner = scope
            inner.surroundings = scope.surroundings.with(environment: placed.environment)
            return ViewBuilder(context).builder(content, at: id, inner, [.geometry(placed.geometry)])
        }
        node(.reader(reader), expression.place, at: id, &output)
    }

    func anyView(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        guard let argument = call.arguments.first else { return }
        build(argument.value, at: id, scope, [], &output)
    }

    func anyLayout(
        _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        // `AnyLayout(HStackLayout()) { }`: the layout and the content in one call.
        guard let first = call.positional(0), case .layout(let layout) = value(first.value, scope),
            let content = call.closure("content")
        else { return }
        let children = builder(content.value, at: id, scope)
        node(kind(of: layout), expression.place, at: id, children, &output)
    }

    func arrangement(
        _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        var slots: [ViewNode] = []
        for (index, slot) in [Slot.primary, .secondary].enumerated() {
            let argument = index == 0 ? call.closure(slot.rawValue) : call.argument(slot.rawValue)
            let inner = id.child(index)
            let children = argument.map { builder($0.value, at: inner, scope) } ?? []
            slots.append(
                ViewNode(.slot(slot), id: inner, children: children, source: argument.map { location($0.value.place) }))
        }
        node(.arrangement, expression.place, at: id, slots, &output)
    }
}

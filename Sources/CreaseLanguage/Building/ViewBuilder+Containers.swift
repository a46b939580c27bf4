import CreaseDevice
import CreaseLayout

/// Stacks, grids, scroll views, readers and the panes of an arrangement.
extension ViewBuilder {
    func container(
        _ kind: ViewNode.Kind, _ site: Site,
        _ output: inout Output
    ) {
        guard takeNode(at: site.place) else { return }
        var content = Output(nodes: [], entries: output.entries)
        if let argument = site.closure("content") ?? site.positional(0) {
            build(argument.value, site, &content)
        }
        if case .group = kind, content.entries != nil {
            // A group in a toolbar joins its items to the others.
            output = content
            return
        }
        output.append(ViewNode(kind, id: site.id, children: content.nodes, source: site.location))
    }

    func stack(
        _ axis: Axis, isLazy: Bool, _ site: Site,
        _ output: inout Output
    ) {
        let value = site.value("alignment")
        let alignment =
            axis == .vertical
            ? Alignment(value?.named() ?? .center, .center) : Alignment(.center, value?.named() ?? .center)
        let kind = ViewNode.Kind.stack(
            axis: axis, alignment: alignment, spacing: site.value("spacing")?.number, isLazy: isLazy)
        guard takeNode(at: site.place) else { return }
        let children = site.closure("content").map { builder($0.value, site) } ?? []
        output.append(ViewNode(kind, id: site.id, children: children, source: site.location))
    }

    func lazyGrid(_ axis: Axis, _ site: Site, _ output: inout Output) {
        let tracks = site.value(axis == .vertical ? "columns" : "rows").flatMap(tracks) ?? []
        let value = site.value("alignment")
        let alignment =
            axis == .vertical
            ? Alignment(value?.named() ?? .center, .center) : Alignment(.center, value?.named() ?? .center)
        let content = LazyGridContent(
            axis: axis, tracks: tracks.isEmpty ? [GridTrack(.flexible(minimum: 10, maximum: .infinity))] : tracks,
            spacing: site.value("spacing")?.number, alignment: alignment)
        guard takeNode(at: site.place) else { return }
        let children = site.closure("content").map { builder($0.value, site) } ?? []
        output.append(ViewNode(.lazyGrid(content), id: site.id, children: children, source: site.location))
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

    func scrollView(_ site: Site, _ output: inout Output) {
        let axes = (site.value(0) ?? site.value("axes"))?.axes ?? [.vertical]
        let shows = site.value("showsIndicators")?.boolean ?? true
        let children = site.closure("content").map { builder($0.value, site) } ?? []
        node(.scroll(axes: axes, showsIndicators: shows), site, children, &output)
    }

    /// Readers that are transparent for layout and hand something unknown to their content.
    func reader(
        named view: ViewName, _ site: Site,
        _ output: inout Output
    ) {
        let children = site.closure("content").map { builder($0.value, site, [.unknown(Unknown(view.rawValue))]) } ?? []
        node(.group, site, children, &output)
    }

    func geometryReader(_ site: Site, _ output: inout Output) {
        guard let content = site.closure("content")?.value else { return }
        let (context, id, scope) = (context, site.id, site.scope)
        let reader = Reader(isGeometry: true) { placed in
            var inner = scope
            inner.surroundings = scope.surroundings.with(environment: placed.environment)
            return ViewBuilder(context).builder(content, at: id, inner, [.geometry(placed.geometry)])
        }
        node(.reader(reader), site, &output)
    }

    func anyView(_ site: Site, _ output: inout Output) {
        guard let argument = site.call.arguments.first else { return }
        build(argument.value, site, &output)
    }

    func anyLayout(_ site: Site, _ output: inout Output) {
        // `AnyLayout(HStackLayout()) { }`: the layout and the content in one call.
        guard let first = site.positional(0), case .layout(let layout) = value(first.value, site.scope),
            let content = site.closure("content")
        else { return }
        let children = builder(content.value, site)
        node(kind(of: layout), site, children, &output)
    }

    func arrangement(_ site: Site, _ output: inout Output) {
        var slots: [ViewNode] = []
        for (index, slot) in [Slot.primary, .secondary].enumerated() {
            let argument = index == 0 ? site.closure(slot.rawValue) : site.argument(slot.rawValue)
            let inner = site.id.child(.slot(slot))
            let children = argument.map { builder($0.value, at: inner, site.scope) } ?? []
            slots.append(
                ViewNode(.slot(slot), id: inner, children: children, source: argument.map { location($0.value.place) }))
        }
        node(.arrangement, site, slots, &output)
    }
}

import CreaseDevice
import CreaseLayout

/// `.toolbar { }`: its items, groups and spacers.
extension ViewBuilder {
    func toolbar(_ content: Expression, at id: ViewID, _ scope: Scope) -> [ToolbarEntry] {
        var output = Output(nodes: [], entries: [])
        build(content, at: id, scope, [], &output)
        absorb(&output)
        return output.entries ?? []
    }

    /// Loose views of a toolbar are items with the automatic placement.
    func absorb(_ output: inout Output) {
        guard !output.nodes.isEmpty, var entries = output.entries else { return }
        for node in output.nodes {
            if case .empty = node.kind { continue }
            entries.append(ToolbarEntry(.item, content: [node], id: node.id, source: node.source))
        }
        output.entries = entries
        output.nodes = []
    }

    func toolbarItem(
        _ kind: ToolbarEntry.Kind, _ site: Site,
        _ output: inout Output
    ) {
        let outer = itemTraits
        itemTraits = ItemTraits()
        defer { itemTraits = outer }
        let content = site.closure("content").map { builder($0.value, site) } ?? []
        let placement = placement(site.value("placement"))
        noteTier(placement, site.call)
        let entry = ToolbarEntry(
            kind, placement: placement, priority: itemTraits.priority ?? .automatic,
            axisBehavior: itemTraits.axisBehavior ?? .automatic, content: content, id: site.id,
            source: site.location)
        guard output.entries != nil else {
            // Outside a toolbar its content is all there is.
            output.nodes += content
            return
        }
        output.entries?.append(entry)
    }

    func toolbarSpacer(_ site: Site, _ output: inout Output) {
        let sizing = site.positional(0).map { value($0.value, site.scope).words } ?? ""
        output.entries?.append(
            ToolbarEntry(
                .spacer(isFlexible: !sizing.contains("fixed")),
                placement: placement(site.value("placement")), content: [], id: site.id,
                source: site.location))
    }

    func systemItem(_ site: Site, _ output: inout Output) {
        var kind = ""
        if case .style(let style)? = site.value("kind") {
            kind = style.singleName ?? ""
        }
        output.entries?.append(
            ToolbarEntry(
                .system(kind), placement: placement(site.value("placement")),
                content: [], id: site.id, source: site.location))
    }

    private func placement(_ value: Value?) -> ToolbarPlacement {
        guard case .style(let style)? = value, let name = style.parts.last?.name else { return .automatic }
        return ToolbarPlacement(rawValue: name) ?? .automatic
    }

    private func noteTier(_ placement: ToolbarPlacement, _ call: Call) {
        let members = Vocabulary.members(of: "ToolbarItemPlacement") ?? []
        guard let member = members.first(where: { $0.name == placement.rawValue }) else { return }
        noteTier(member.name, member.tier, at: call.namePlace)
    }

    /// Modifiers on toolbar items.
    func apply(_ name: ModifierName, _ site: Site, toEntries output: inout Output, from first: Int) {
        guard var entries = output.entries else { return }
        switch name {
        case .visibilityPriority:
            check(site.call, against: name.row)
            guard let priority = priority(site.value(0)) else { return }
            for index in entries.indices.dropFirst(first) { entries[index].priority = priority }
        case .axisBehavior:
            check(site.call, against: name.row)
            guard let behavior: AxisBehavior = site.value(0)?.named() else {
                return
            }
            for index in entries.indices.dropFirst(first) { entries[index].axisBehavior = behavior }
        default:
            // What changes the views inside, such as a tint or a badge, changes each item's content.
            for index in entries.indices.dropFirst(first) {
                var content = Output(nodes: entries[index].content)
                guard !content.nodes.isEmpty else { continue }
                apply(name, site.at(site.id.child(.statement(index))), &content)
                entries[index].content = content.nodes
            }
        }
        output.entries = entries
    }

    /// `.high`, `.low`, `.init(higherThan: .low)`.
    func priority(_ value: Value?) -> VisibilityPriority? {
        guard case .style(let style)? = value, let part = style.parts.last else { return nil }
        switch part.name {
        case "low": return .low
        case "high": return .high
        case "automatic", "standard": return .automatic
        case "init":
            guard let first = part.arguments?.first, let base = priority(first.value) else { return nil }
            return VisibilityPriority(level: base.level + (first.label == "higherThan" ? 0.5 : -0.5))
        default: return nil
        }
    }
}

/// What views inside a toolbar item say about the item.
struct ItemTraits {
    var priority: VisibilityPriority?
    var axisBehavior: AxisBehavior?
}

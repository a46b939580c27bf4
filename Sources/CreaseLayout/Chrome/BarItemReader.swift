import CreaseDevice

/// Reads toolbar content: which controls it holds, their titles and symbols, and what a tap on them does.
///
/// Groups, view structs and modifiers are looked through; whatever is not a control of the system with a plain label
/// is a custom view, named by the first words in it.
struct BarItemReader {
    /// What view structs in a toolbar read.
    var environment: EnvironmentValues
    /// The stack that pushes of links go to.
    var container: NavigationTarget?
    /// The toolbar stands in a pane that does not reach the rail.
    var isOffRail = false
    /// What tagged views choose, in a picker's menu.
    var chooser: OpenMenu.Chooser?
    /// What is read are the entries of a menu, not the items of a bar.
    var isMenu = false

    /// Deeper nesting than this is taken for a custom view.
    static let depth = 48

    /// The pieces of a `.toolbar { }`, in source order.
    func pieces(of entries: [ToolbarEntry]) -> [BarPiece] {
        entries.flatMap { entry -> [BarPiece] in
            var section = BarItemSpec.Section(entry.placement)
            switch entry.kind {
            case .spacer(let isFlexible):
                return [.spacer(isFlexible: isFlexible, section: section)]
            case .overflowMenu:
                section = .menu(.overflowMenu)
                return controls(of: entry, in: section)
            case .item:
                return controls(of: entry, in: section)
            case .group:
                return [.boundary] + controls(of: entry, in: section) + [.boundary]
            case .system(let kind):
                return system(kind, of: entry, in: section).map { [.item($0)] } ?? []
            }
        }
    }

    private func controls(of entry: ToolbarEntry, in section: BarItemSpec.Section) -> [BarPiece] {
        var found: [BarPiece] = []
        let state = State(environment: environment)
        for node in entry.content { read(node, state, entry, section, into: &found, depth: 0) }
        return found
    }

    private func system(
        _ kind: String, of entry: ToolbarEntry, in section: BarItemSpec.Section
    ) -> BarItemSpec? {
        let known: (title: String, symbol: String)
        switch kind {
        case "search": known = ("Search", "magnifyingglass")
        case "sidebarToggle": known = ("Sidebar", "sidebar.leading")
        default: return nil
        }
        return BarItemSpec(
            id: entry.id, title: known.title, symbol: known.symbol, kind: .symbol, section: section,
            axisBehavior: entry.axisBehavior, priority: entry.priority, source: entry.source, isOffRail: isOffRail)
    }

    /// What modifiers around a control say about it.
    private struct State {
        var environment: EnvironmentValues
        var badge: String?
        var label: String?
        /// The outermost one, as of a node.
        var identifier: String?
        var tag: TagValue?
        var presentations: [(id: ViewID, content: PresentationContent, source: SourceLocation?)] = []
        /// The outermost modifier around the view, which a custom view is drawn with.
        var whole: ViewNode?
    }

    private func read(
        _ node: ViewNode, _ state: State, _ entry: ToolbarEntry, _ section: BarItemSpec.Section,
        into found: inout [BarPiece], depth: Int
    ) {
        func item(
            _ kind: BarItemSpec.Kind, title: String, symbol: String? = nil, tap: Tap? = nil,
            change: (inout BarItemSpec) -> Void = { _ in }
        ) {
            var spec = BarItemSpec(
                id: node.id, title: state.label ?? title, symbol: symbol, identifier: state.identifier, kind: kind,
                section: section,
                axisBehavior: entry.axisBehavior, priority: entry.priority, isEnabled: state.environment.isEnabled,
                badge: state.badge, tap: state.environment.allowsHitTesting ? tap : nil,
                source: node.source ?? entry.source,
                content: kind == .custom || kind == .segmented ? [state.whole ?? node] : [],
                presentations: state.presentations)
            if let chooser, let tag = state.tag {
                spec.tap = chooser.binding.map { .select($0, tag) }
                spec.isChosen = tag == chooser.selection
            }
            spec.isOffRail = isOffRail
            change(&spec)
            found.append(.item(spec))
        }
        func labelled(_ label: Label, tap: Tap?, change: (inout BarItemSpec) -> Void = { _ in }) {
            switch label {
            case .plain(let title, let symbol):
                item(
                    symbol == nil ? .titleOnly : .symbol, title: title ?? symbol ?? "", symbol: symbol, tap: tap,
                    change: change)
            case .custom(let words): item(.custom, title: words, tap: tap, change: change)
            }
        }
        func all(_ children: [ViewNode]) {
            var inner = state
            // A modifier around several views is not part of any one of them.
            if children.count > 1 { inner.whole = nil }
            for child in children { read(child, inner, entry, section, into: &found, depth: depth + 1) }
        }
        guard depth < Self.depth else { return item(.custom, title: "") }

        switch node.kind {
        case .empty: break
        case .group, .slot: all(node.children)
        // A section's entries stand in the menu itself; its header is no entry.
        case .section where isMenu: all(node.children.filter { $0.slot != .header && $0.slot != .footer })
        case .reader(let reader) where !reader.isGeometry:
            all(reader.build(ReaderContext(environment: state.environment, geometry: .zero)))
        case .modified(let modifier):
            var inner = state
            if inner.whole == nil { inner.whole = node }
            look(at: modifier, of: node, &inner)
            for child in node.children { read(child, inner, entry, section, into: &found, depth: depth + 1) }
        case .spacer: found.append(.spacer(isFlexible: true, section: section))
        case .divider: break
        case .text(let text): item(.titleOnly, title: text.string)
        case .image, .label: labelled(label(of: [node], state.environment), tap: nil)
        case .button(let button):
            labelled(buttonLabel(node, button, state.environment), tap: button.action.map(Tap.action))
        case .menu(let menu):
            labelled(label(of: node.children, state.environment), tap: .openMenu(node.id)) { $0.menu = menu.items }
        case .link(let link):
            labelled(label(of: node.children, state.environment), tap: tap(of: link, id: node.id)) { spec in
                if case .destination(let build) = link.target { spec.destination = build }
            }
        case .control(let control):
            switch control.kind {
            case .editButton(let isEditing):
                item(.systemEdit, title: isEditing ? "Done" : "Edit", tap: control.increment.map(Tap.action))
            case .picker where state.environment.pickerStyle == .segmented:
                item(.segmented, title: words(in: node.children))
            case .picker(let selection):
                let name = node.children.filter { $0.isSlot(.title) }
                let options = node.children.filter { !$0.isSlot(.title) }
                labelled(label(of: name, state.environment), tap: .openMenu(node.id)) { spec in
                    spec.menu = { options }
                    spec.chooser = OpenMenu.Chooser(binding: control.binding, selection: selection)
                }
            case .toggle(let isOn):
                labelled(
                    label(of: node.children, state.environment),
                    tap: control.binding.map { Tap.toggle($0, isOn: !isOn) })
            case .searchField(_, let prompt): item(.custom, title: prompt)
            case .textField, .textEditor, .slider, .stepper, .datePicker, .colorPicker, .gauge:
                item(.custom, title: words(in: node.children))
            }
        case .placeholder(let label, _): item(.custom, title: label)
        case .reader, .fill, .shape, .progress, .stack, .zstack, .lazyGrid, .grid, .gridRow, .scroll, .list, .section,
            .viewThatFits, .labeledContent, .contentUnavailable, .disclosureGroup, .groupBox, .navigationStack,
            .navigationSplitView, .tabView, .tab, .arrangement:
            item(.custom, title: words(in: node.children))
        }
    }

    private func look(at modifier: Modifier, of node: ViewNode, _ state: inout State) {
        switch modifier {
        case .environment(let change): change(&state.environment)
        case .badge(let badge): state.badge = badge
        case .tag(let tag): state.tag = tag
        case .accessibilityLabel(let label): state.label = label
        case .identifier(let name): state.identifier = state.identifier ?? name
        case .presentation(let content): state.presentations.append((node.id, content, node.source))
        default: break
        }
    }

    private func tap(of link: LinkContent, id: ViewID) -> Tap? {
        switch link.target {
        case .external(let address): .external(address)
        case .destination: container?.tap(pushing: .link(id))
        case .value(let value): container?.tap(pushing: .value(value))
        }
    }
}

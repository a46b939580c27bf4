import CreaseDevice

extension BarItemReader {
    /// What stands on a control.
    enum Label: Hashable {
        case plain(title: String?, symbol: String?)
        case custom(words: String)
    }

    /// Buttons with a role and no label of their own get the system's.
    func buttonLabel(_ node: ViewNode, _ button: ButtonContent, _ environment: EnvironmentValues) -> Label {
        guard node.children.isEmpty else { return label(of: node.children, environment) }
        switch button.role {
        case .close: return .plain(title: "Close", symbol: "xmark")
        case .cancel: return .plain(title: "Cancel", symbol: "xmark")
        case .confirm: return .plain(title: "Done", symbol: "checkmark")
        case .destructive: return .plain(title: "Delete", symbol: "trash")
        case nil: return .plain(title: "", symbol: nil)
        }
    }

    /// A title and a symbol, in any order, each at most once; anything else is a custom view.
    func label(of nodes: [ViewNode], _ environment: EnvironmentValues) -> Label {
        var title: String?
        var symbol: String?
        var isCustom = false
        func visit(_ node: ViewNode, _ environment: EnvironmentValues, _ name: String?, _ depth: Int) {
            guard depth < Self.depth else {
                isCustom = true
                return
            }
            switch node.kind {
            case .empty: break
            case .text(let text):
                if title == nil { title = text.string } else { isCustom = true }
            case .image(let image):
                if symbol != nil { isCustom = true }
                symbol = image.name
                if let name { title = name }
            case .label:
                for child in node.children {
                    // A label that shows one part only has only that part, unless the symbol hides no words.
                    if environment.labelStyle == .titleOnly, child.isSlot(.icon) { continue }
                    visit(child, environment, name, depth + 1)
                }
            case .group, .slot: for child in node.children { visit(child, environment, name, depth + 1) }
            case .reader(let reader) where !reader.isGeometry:
                let context = ReaderContext(environment: environment, geometry: .zero)
                for child in reader.build(context) { visit(child, environment, name, depth + 1) }
            case .modified(let modifier):
                var inner = environment
                var innerName = name
                if case .environment(let change) = modifier { change(&inner) }
                if case .accessibilityLabel(let label) = modifier { innerName = label }
                for child in node.children { visit(child, inner, innerName, depth + 1) }
            case .reader, .fill, .shape, .spacer, .divider, .progress, .placeholder, .stack, .zstack, .lazyGrid, .grid,
                .gridRow, .scroll, .list, .section, .viewThatFits, .button, .control, .labeledContent, .menu, .link,
                .contentUnavailable, .disclosureGroup, .groupBox, .navigationStack, .navigationSplitView, .tabView,
                .tab, .arrangement:
                isCustom = true
            }
        }
        for node in nodes { visit(node, environment, nil, 0) }
        return isCustom ? .custom(words: words(in: nodes)) : .plain(title: title, symbol: symbol)
    }

    /// The first words anywhere in a view: what people call it.
    func words(in nodes: [ViewNode]) -> String {
        var budget = 256
        func search(_ nodes: [ViewNode], _ depth: Int) -> String? {
            for node in nodes {
                budget -= 1
                guard budget > 0, depth < Self.depth else { return nil }
                switch node.kind {
                case .text(let text): return text.string
                case .modified(.accessibilityLabel(let label)): return label
                case .placeholder(let label, _): return label
                case .reader(let reader) where !reader.isGeometry:
                    let context = ReaderContext(environment: environment, geometry: .zero)
                    if let found = search(reader.build(context), depth + 1) { return found }
                default:
                    if let found = search(node.children, depth + 1) { return found }
                }
            }
            return nil
        }
        return search(nodes, 0) ?? ""
    }
}

extension ViewNode {
    func isSlot(_ slot: Slot) -> Bool {
        if case .slot(let own) = kind { return own == slot }
        return false
    }
}

extension ImageContent {
    /// The symbol's or the picture's name.
    fileprivate var name: String {
        switch source {
        case .symbol(let name), .named(let name), .remote(let name): name
        }
    }
}

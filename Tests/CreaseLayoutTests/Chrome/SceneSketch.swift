import CreaseDevice

@testable import CreaseLayout

/// Small words to write view trees with, as the language would make them.
///
/// Every node gets the identity of its place in the sketch, so that two sketches of the same shape agree.
enum Sketch {
    static func node(_ kind: ViewNode.Kind, _ children: [ViewNode] = [], line: Int = 1, _ name: String = "") -> ViewNode
    {
        var id = ViewID.root.child(.key(name.isEmpty ? "\(line)" : name))
        for child in children { id = id.child(.key(String(child.id.hash))) }
        return ViewNode(kind, id: id, children: children, source: SourceLocation(line: line, column: 1))
    }

    static func color(_ name: String) -> ViewNode {
        node(.modified(.identifier(name)), [node(.fill(Paint(.named("blue"))), name)], name)
    }

    static func node(_ kind: ViewNode.Kind, _ name: String) -> ViewNode { node(kind, [], name) }

    static func node(_ kind: ViewNode.Kind, _ children: [ViewNode], _ name: String) -> ViewNode {
        node(kind, children, line: 1, name)
    }

    static func text(_ string: String) -> ViewNode { node(.text(TextContent(string)), "text \(string)") }

    static func symbol(_ name: String) -> ViewNode { node(.image(ImageContent(.symbol(name))), "image \(name)") }

    static func label(_ title: String, _ symbolName: String) -> ViewNode {
        node(
            .label,
            [
                node(.slot(.title), [text(title)], "title \(title)"),
                node(.slot(.icon), [symbol(symbolName)], "icon \(symbolName)"),
            ], "label \(title)")
    }

    /// `Button("Done", systemImage: "checkmark") {}`, or without a symbol.
    static func button(_ title: String, _ symbolName: String? = nil) -> ViewNode {
        node(
            .button(ButtonContent(action: Action(payload: title))),
            [symbolName.map { label(title, $0) } ?? text(title)], "button \(title)")
    }

    static func circle(_ name: String) -> ViewNode {
        let shape = node(.shape(ShapeContent(.circle)), "circle \(name)")
        let framed = node(
            .modified(.frame(width: 20, height: 20, alignment: .center)), [shape], "frame \(name)")
        return node(.modified(.accessibilityLabel(name)), [framed], "label \(name)")
    }

    static func frame(_ child: ViewNode, _ width: Double, _ height: Double) -> ViewNode {
        node(.modified(.frame(width: width, height: height, alignment: .center)), [child], "frame")
    }

    // MARK: Toolbars

    static func item(
        _ content: ViewNode, _ placement: ToolbarPlacement = .topBarTrailing,
        priority: VisibilityPriority = .automatic, _ axis: AxisBehavior = .automatic
    ) -> ToolbarEntry {
        ToolbarEntry(
            .item, placement: placement, priority: priority, axisBehavior: axis, content: [content],
            id: content.id.child(.key("entry")))
    }

    static func group(_ contents: [ViewNode], _ placement: ToolbarPlacement = .topBarTrailing) -> ToolbarEntry {
        ToolbarEntry(.group, placement: placement, content: contents, id: ViewID.root.child(.key("group")))
    }

    static func spacer(isFlexible: Bool, _ placement: ToolbarPlacement = .topBarTrailing) -> ToolbarEntry {
        ToolbarEntry(.spacer(isFlexible: isFlexible), placement: placement, content: [], id: .root)
    }

    // MARK: Modifiers and containers

    static func with(_ child: ViewNode, _ modifiers: Modifier...) -> ViewNode {
        modifiers.enumerated().reduce(child) { node(.modified($1.element), [$0], "modifier \($1.offset)") }
    }

    static func titled(_ child: ViewNode, _ title: String?, _ entries: [ToolbarEntry] = []) -> ViewNode {
        var result = child
        if let title { result = with(result, .navigationTitle(title)) }
        if !entries.isEmpty { result = with(result, .toolbar(entries)) }
        return result
    }

    static func stack(_ root: ViewNode, path: [PathValue]? = nil) -> ViewNode {
        ViewNode(
            .navigationStack(NavigationStackContent(path: path)), id: ViewID.root.child(.key("stack")),
            children: [root],
            source: SourceLocation(line: 2, column: 1))
    }

    static func tab(_ title: String, _ symbolName: String, _ content: ViewNode, isSearch: Bool = false) -> ViewNode {
        node(
            .tab(TabContent(title: title, symbol: symbolName, isSearch: isSearch, content: { [content] })),
            "tab \(title)")
    }

    /// The given tab and as many more as make `count`.
    static func tabs(_ first: ViewNode, count: Int) -> ViewNode {
        let others = ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight"].prefix(max(0, count - 1))
        return ViewNode(
            .tabView(TabViewContent()), id: ViewID.root.child(.key("tabs")),
            children: [first] + others.enumerated().map { tab($1, "\($0 + 2).circle", text($1)) })
    }

    static func arrangement(
        _ primary: ViewNode, _ secondary: ViewNode, _ style: ArrangementStyle = ArrangementStyle()
    ) -> ViewNode {
        let view = node(
            .arrangement,
            [node(.slot(.primary), [primary], "primary"), node(.slot(.secondary), [secondary], "secondary")],
            "arrangement")
        return with(view, .environment { $0.arrangementStyle = style })
    }

    static func presenting(
        _ child: ViewNode, _ kind: PresentationContent.Kind, title: String = "", _ content: ViewNode...
    ) -> ViewNode {
        with(
            child,
            .presentation(PresentationContent(kind, isPresented: true, title: title, content: { content })))
    }
}

extension Scene {
    /// The node with an identifier, in the window or a presentation.
    func found(_ identifier: String) -> SceneNode? {
        var rest = nodes + presentations.flatMap(\.nodes)
        while let node = rest.popLast() {
            if node.identifier == identifier { return node }
            rest += node.children
        }
        return nil
    }

    func rect(_ identifier: String) -> Rect? { found(identifier)?.frame }
}

extension Bars {
    /// Titles in the rail from the top, the overflow control as "…".
    var railTitles: [String] { (rail?.items ?? []).map { $0.role == .overflow ? "…" : $0.title } }
    var topTitles: [String] { (top?.items ?? []).map { $0.role == .overflow ? "…" : $0.title } }
    var bottomTitles: [String] { (bottom?.items ?? []).map { $0.role == .overflow ? "…" : $0.title } }
    var tabTitles: [String] { (tabs?.items ?? []).map(\.title) }
    var overflowTitles: [String] { overflow.map(\.title) }

    /// Where an item went and why: `rail symbol`.
    func placed(_ title: String) -> String? {
        decisions.first { $0.title == title }.map { "\($0.placed.rawValue) \($0.reason.rawValue)" }
    }
}

/// The poses of the accept cases, by the name people use.
enum Poses {
    static let closed = Conditions()
    static let clockwise = Conditions(rotation: .clockwise)
    static let anticlockwise = Conditions(rotation: .anticlockwise)
    static let open = Conditions(hinge: 180)
    static let openTurned = Conditions(hinge: 180, rotation: .upsideDown)
    static let book = Conditions(hinge: 127.78)
    static let tall = Conditions(hinge: 180, rotation: .clockwise)
    static let laptop = Conditions(hinge: 127.78, rotation: .clockwise)
}

func scene(_ root: ViewNode, _ conditions: Conditions, _ interaction: Interaction = Interaction()) -> Scene {
    layout(root, on: screen(for: conditions), interaction: interaction)
}

import CreaseDevice

/// The menu that is open: its entries as views, and who opened it.
struct OpenMenu {
    var items: @Sendable () -> [ViewNode]
    var context: ResolveContext
    var source: SourceLocation?
    /// Of a picker shown as a menu.
    var chooser: Chooser?

    /// What choosing an entry writes to, and which one is chosen.
    struct Chooser: Sendable {
        var binding: BindingReference?
        var selection: TagValue?
    }
}

/// One line of an open menu.
struct MenuRow {
    var id: ViewID
    var title: String
    var symbol: String?
    var identifier: String?
    var isEnabled = true
    var isChosen = false
    var tap: Tap?
    var source: SourceLocation?
}

extension Solver {
    /// Hears that a control opens a menu; kept while it is the open one.
    func noteMenu(
        _ id: ViewID, items: @escaping @Sendable () -> [ViewNode], _ context: ResolveContext, _ source: SourceLocation?,
        chooser: OpenMenu.Chooser? = nil
    ) {
        guard interaction.openMenu == id, !context.isProvisional else { return }
        openMenu = OpenMenu(items: items, context: context, source: source, chooser: chooser)
    }

    /// The open menu over everything, where its control is on screen.
    func menuPresentation(_ nodes: [SceneNode], _ bars: [Bars]) -> Presentation? {
        guard let id = interaction.openMenu else { return nil }
        var rows: [MenuRow] = []
        var anchor: Rect?
        for item in bars.flatMap(\.items) where item.id == id { anchor = item.frame }
        if let openMenu {
            let values = openMenu.context.environment.values
            let entry = ToolbarEntry(.group, content: openMenu.items(), id: id)
            let reader = BarItemReader(
                environment: values, container: openMenu.context.navigation, chooser: openMenu.chooser, isMenu: true)
            rows = reader.pieces(of: [entry]).compactMap(\.item).map(MenuRow.init)
            anchor = anchor ?? nodes.frame(of: id)
        } else if let owner = bars.first(where: { $0.items.contains { $0.id == id && $0.role == .overflow } }) {
            rows = owner.overflow.filter { $0.control == id }.map(MenuRow.init)
        } else {
            return nil
        }
        let metrics = Fact.sheetMenu
        assume(metrics)
        assume(.sheetGap)
        var request = PresentationRequest(.menu, on: screen)
        let height = metrics.values[1]
        let face = Face(Font(.style(.body)), textSize: screen.conditions.textSize)
        request.content = Size(width: metrics.values[0], height: height * Double(max(1, rows.count)))
        request.anchor = anchor
        let frame = PresentationSolver.frame(request)
        return Presentation(
            id: id, kind: .menu, frame: frame, cornerRadius: PresentationSolver.cornerRadius(.menu),
            nodes: rows.enumerated().map { index, row in
                let y = frame.y + Double(index) * height
                return row.node(Rect(x: frame.x, y: y, width: frame.width, height: height), clip: frame, face)
            }, source: openMenu?.source)
    }
}

extension MenuRow {
    init(_ item: BarItemSpec) {
        self.init(
            id: item.id, title: item.title, symbol: item.symbol, identifier: item.identifier,
            isEnabled: item.isEnabled, isChosen: item.isChosen,
            tap: item.tap, source: item.source)
    }

    init(_ item: OverflowItem) {
        self.init(
            id: item.id, title: item.title, symbol: item.symbol, identifier: item.identifier,
            isEnabled: item.isEnabled, tap: item.tap, source: item.source)
    }

    /// The row with its symbol at the leading end, then its title.
    fileprivate func node(_ frame: Rect, clip: Rect, _ face: Face) -> SceneNode {
        let shown = frame.intersection(clip)
        let style = DrawnText(size: face.size, lineHeight: face.lineHeight)
        let margin = Fact.sheetAlertButton.values[1]
        let side = face.lineHeight
        var children: [SceneNode] = []
        if let symbol = isChosen ? "checkmark" : symbol {
            children.append(
                SceneNode(
                    id: id.child(.part("symbol")), kind: "Image",
                    frame: Rect(x: frame.x + margin, y: frame.midY - side / 2, width: side, height: side),
                    isEnabled: isEnabled, drawing: .symbol(symbol, nil)))
        }
        let start = frame.x + margin + side + Fact.sheetGap.value
        children.append(
            SceneNode(
                id: id.child(.part("title")), kind: "Text", label: title,
                frame: Rect(
                    x: start, y: frame.midY - side / 2, width: max(0, frame.maxX - margin - start),
                    height: side),
                isEnabled: isEnabled, drawing: .text(lines: [title], style: style, isTruncated: false)))
        return SceneNode(
            id: id, kind: "Button", label: title, identifier: identifier, source: source, frame: frame,
            clip: shown ?? Rect(origin: frame.origin, size: .zero), isVisible: shown != nil, isEnabled: isEnabled,
            tap: tap, children: children)
    }
}

extension Bars {
    /// Everything on these bars that can be tapped as a toolbar item.
    var items: [BarItem] { (rail?.items ?? []) + [top, bottom, keyboard].flatMap { $0?.items ?? [] } }
}

extension [SceneNode] {
    /// The frame of the first node with an identity.
    func frame(of id: ViewID) -> Rect? {
        for index in indices {
            if self[index].id == id { return self[index].frame }
            if let frame = self[index].children.frame(of: id) { return frame }
        }
        return nil
    }
}

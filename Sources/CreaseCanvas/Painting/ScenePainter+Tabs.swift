import CreaseDevice
import CreaseLayout

/// Tabs in a rail, a pill, a bar or a sidebar; the selected one stands in brackets.
extension ScenePainter {
    mutating func addTabs(_ tabs: TabBar, in surroundings: Surroundings, _ brush: inout Brush) {
        switch tabs.style {
        case .none:
            break
        case .rail:
            drawCapsule(tabs.frame, brush.theme[.element], &brush)
            for item in tabs.items { drawRailTab(item, &brush) }
        case .collapsed:
            guard let item = tabs.items.first(where: \.isSelected) ?? tabs.items.first else { return }
            drawCapsule(tabs.frame, brush.theme[.element], &brush)
            drawRailItem(
                item.symbol, title: item.title, frame: tabs.frame,
                marks: hasBox(tabs.frame) ? ("[", "]") : ("(", ")"), style: brush.theme[.accent],
                isSelected: item.id == selection, badge: nil, &brush)
        case .pill, .bar:
            addHorizontalTabs(tabs, in: surroundings, &brush)
        case .sidebar:
            addSidebar(tabs, in: surroundings, &brush)
        }
    }

    mutating func drawRailTab(_ item: TabItem, _ brush: inout Brush) {
        drawRailItem(
            item.symbol, title: item.title, frame: item.frame, marks: item.isSelected ? ("[", "]") : (" ", " "),
            style: brush.theme[item.isSelected ? .current : .label], isSelected: item.id == selection,
            badge: item.badge, &brush)
    }

    /// A capsule of its own ground over the content, as high as the device's: its tabs side by side.
    mutating func addHorizontalTabs(
        _ tabs: TabBar, in surroundings: Surroundings, _ brush: inout Brush
    ) {
        let area = map.place(tabs.frame).intersection(window)
        guard !area.isEmpty else { return }
        brush.clear(area)
        layer.enclose(area, hidingLabelsBefore: labels.count)
        drawPill(area, &brush)
        var inner = surroundings
        inner.inside = area.rows >= 3 ? area.inset(by: 1) : area.inset(left: 1, right: 1)
        let isTall = inner.inside.rows >= 2
        func width(_ text: String) -> Int { VisibleText(text, glyphs: brush.glyphs).width }
        // Titles are shown all, or only the selected one's: half words help nobody.
        let hasTitles = tabs.items.allSatisfy { item in
            width(item.title) + (isTall ? 1 : 5) <= map.place(item.frame).columns
        }
        // A symbol takes three columns, two more between each; the selected one's title the rest, if that is enough.
        let isRoomy =
            tabs.items.count * 5 + 1 + (tabs.items.first(where: \.isSelected).map { width($0.title) } ?? 0)
            <= inner.inside.columns
        let badges = tabs.items.reduce(0) { $0 + width(badge($1.badge)) }
        let hasBadges = tabs.items.count * 2 + 1 + badges <= inner.inside.columns
        for item in tabs.items {
            let glyph = item.symbol.map { SymbolTable.glyph(for: $0, in: brush.glyphs) }
            let face = glyph ?? initial(item.title, brush.glyphs)
            var place = inner
            place.isSelected = item.id == selection
            let look = brush.theme[item.isSelected ? .current : .label]
            let row = Double(inner.inside.top) + (isTall ? 0.5 : Double(inner.inside.rows) / 2)
            let mark = { (text: String) in item.isSelected ? "[\(text)]" : text }
            let beside = !isTall && (hasTitles || item.isSelected && isRoomy)
            addLabel(
                mark(beside ? "\(face) \(item.title)" : "\(face)\(hasBadges ? badge(item.badge) : "")"),
                area: map.place(item.frame),
                clip: area, middle: row, alignment: .center, style: look, in: place, brush, kind: .symbol)
            if isTall, hasTitles || item.isSelected {
                addLabel(
                    item.title, area: map.place(item.frame), clip: area, middle: row + 1, alignment: .center,
                    style: look, in: place, brush)
            }
        }
    }

    /// A rounded frame from three rows on; lower, only its two ends.
    private mutating func drawPill(_ area: CellArea, _ brush: inout Brush) {
        let style = brush.theme[.element]
        switch area.rows {
        case ...1: parenthesize(area, row: area.top, style, &brush)
        case 2:
            let corners: [(Glyph, Glyph)] = [("╭", "╮"), ("╰", "╯")]
            for (row, pair) in corners.enumerated() {
                brush.put(brush.glyphs.pick(pair.0, "("), column: area.left, row: area.top + row, style)
                brush.put(brush.glyphs.pick(pair.1, ")"), column: area.right - 1, row: area.top + row, style)
            }
            layer.block(CellArea(left: area.left, top: area.top, right: area.left + 1, bottom: area.bottom))
            layer.block(CellArea(left: area.right - 1, top: area.top, right: area.right, bottom: area.bottom))
        default:
            brush.frame(area, .rounded, style)
            layer.blockEdges(area)
            layer.enclose(area.inset(by: 1))
        }
    }

    mutating func addSidebar(_ tabs: TabBar, in surroundings: Surroundings, _ brush: inout Brush) {
        let area = map.place(tabs.frame)
        brush.clear(area)
        layer.enclose(area, hidingLabelsBefore: labels.count)
        brush.line(
            CellArea(left: area.right - 1, top: area.top, right: area.right, bottom: area.bottom), .light,
            brush.theme[.element])
        var inner = surroundings
        inner.inside = area.inset(right: 1)
        for item in tabs.items {
            let glyph = item.symbol.map { "\(SymbolTable.glyph(for: $0, in: brush.glyphs)) " } ?? ""
            var place = inner
            place.isSelected = item.id == selection
            addLabel(
                item.isSelected ? "[\(glyph)\(item.title)]" : " \(glyph)\(item.title)", area: map.place(item.frame),
                clip: area, middle: middle(of: item.frame),
                alignment: .leading, style: brush.theme[item.isSelected ? .current : .label], in: place, brush)
        }
    }
}

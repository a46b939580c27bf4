import CreaseDevice
import CreaseLayout

/// The bars of a window, a column or a sheet.
///
/// Controls are circles of three columns, `(✓)`, or rounded boxes where there is room for them; the selected tab stands
/// in brackets. Words and titles join the labels of their row, so that nothing runs over anything.
extension ScenePainter {
    mutating func addBars(_ bars: Bars, in surroundings: Surroundings, _ brush: inout Brush) {
        if let top = bars.top { addHorizontal(top, in: surroundings, &brush) }
        if let keyboard = bars.keyboard { addHorizontal(keyboard, in: surroundings, &brush) }
        if let bottom = bars.bottom { addHorizontal(bottom, in: surroundings, &brush) }
        if let rail = bars.rail { drawRail(rail, &brush) }
        if let tabs = bars.tabs { addTabs(tabs, in: surroundings, &brush) }
    }

    // MARK: Horizontal bars

    mutating func addHorizontal(
        _ bar: HorizontalBar, in surroundings: Surroundings, _ brush: inout Brush
    ) {
        guard bar.title != nil || !bar.items.isEmpty || bar.search != nil else { return }
        openBar(map.place(bar.frame).intersection(surroundings.inside), &brush)
        var inner = surroundings
        inner.inside = map.place(bar.frame).intersection(surroundings.inside)
        if inner.inside.isEmpty { inner.inside = surroundings.inside }
        if let search = bar.search { addSearch(search, in: inner, &brush) }
        if let title = bar.title, let frame = bar.titleFrame {
            let isCentered = abs(frame.midX - bar.frame.midX) < 4 && frame.width < bar.frame.width
            addLabel(
                title, area: map.place(frame), clip: inner.inside, middle: middle(of: frame),
                alignment: isCentered ? .center : .leading, style: brush.theme[.label].adding(.bold), in: inner, brush)
        }
        // Where circles, with a column of air between, would push each other or the title out, symbols stand bare.
        let isTight = bar.items.count * 4 - 1 + (bar.title == nil ? 0 : 4) > inner.inside.columns
        for item in bar.items {
            guard item.content.isEmpty || item.symbol != nil else {
                inner.frame = item.frame
                for node in item.content { visit(node, in: inner, &brush) }
                continue
            }
            var place = inner
            place.isSelected = item.id == selection
            let face = item.symbol.map { SymbolTable.glyph(for: $0, in: brush.glyphs).description }
            let text = face.map { isTight ? $0 : "(\($0))" } ?? "(\(item.title))"
            addLabel(
                text + badge(item.badge), area: map.place(item.frame), clip: inner.inside,
                middle: middle(of: item.frame), alignment: .center, style: style(of: item, brush.theme), in: place,
                brush,
                kind: face == nil ? .line : .symbol,
                closing: ")")
        }
    }

    /// Takes letters and lines of content out of a bar's way; colours stay, as under the device's own glass.
    mutating func openBar(_ area: CellArea, _ brush: inout Brush) {
        let seen = area.intersection(brush.clip)
        guard !seen.isEmpty else { return }
        for row in seen.top..<seen.bottom {
            for column in seen.left..<seen.right where !brush.isBlank(column: column, row: row) {
                brush.put(.space, column: column, row: row, .standard)
            }
        }
        layer.enclose(seen, hidingLabelsBefore: labels.count)
    }

    mutating func addSearch(_ search: SearchField, in inner: Surroundings, _ brush: inout Brush) {
        let frame = search.frame
        let field = SceneNode(id: search.id, kind: "SearchField", frame: frame)
        // The field stands below the row of its bar, in the page.
        var place = inner
        place.inside = map.place(frame).intersection(window)
        _ = drawFrame(
            field, area: map.place(frame), clip: place.inside, fill: nil, isProminent: false, inner: &place, &brush)
        addLabel(
            "\(brush.glyphs.pick("⌕", "/")) \(search.label)", area: place.inside, clip: place.inside,
            middle: middle(of: frame), alignment: .leading,
            style: brush.theme[.secondaryLabel], in: place, brush)
    }

    func badge(_ text: String?) -> String { text.map { $0.isEmpty ? "•" : " \($0)" } ?? "" }

    func style(of item: BarItem, _ theme: Theme) -> CellStyle {
        guard item.isEnabled else { return theme[.secondaryLabel] }
        switch item.role {
        case .prominent: return theme[.prominent]
        case .overflow: return theme[.warning]
        case .back, .close, .top, .bottom, .tab: return theme[.label]
        }
    }

    // MARK: The rail

    mutating func drawRail(_ rail: Rail, _ brush: inout Brush) {
        var groups: [Int: Rect] = [:]
        // While items slide, each on its own way, what is around them all is wider than any of them.
        for item in rail.items where hasBox(item.frame) {
            groups[item.group] = groups[item.group].map { $0.union(item.frame) } ?? item.frame
        }
        for group in groups.keys.sorted() {
            if let frame = groups[group] { drawCapsule(frame, brush.theme[.element], &brush) }
        }
        for item in rail.items {
            drawRailItem(
                item.symbol, title: item.title, frame: item.frame, marks: hasBox(item.frame) ? (" ", " ") : ("(", ")"),
                style: style(of: item, brush.theme), isSelected: item.id == selection, badge: item.badge, &brush)
        }
    }

    /// Whether a control of this frame has room for a box around its symbol.
    func hasBox(_ frame: Rect) -> Bool {
        frame.width >= map.scale * 5 && frame.height >= map.rowHeight * 3
    }

    mutating func drawCapsule(_ frame: Rect, _ style: CellStyle, _ brush: inout Brush) {
        guard hasBox(Rect(x: frame.x, y: frame.y, width: frame.width, height: min(frame.width, frame.height))) else {
            return
        }
        // An odd width, so that the symbol stands in the middle.
        var area = map.place(frame)
        let half = (area.columns - 1) / 2
        area.left = map.column(containing: frame.midX) - half
        area.right = area.left + 2 * half + 1
        brush.clear(area)
        brush.frame(area, .rounded, style)
        layer.enclose(area, hidingLabelsBefore: labels.count)
        layer.block(area)
    }

    /// A symbol, or the first letter of its title, between two marks.
    mutating func drawRailItem(
        _ symbol: String?, title: String, frame: Rect, marks: (Glyph, Glyph), style: CellStyle, isSelected: Bool,
        badge: String?, _ brush: inout Brush
    ) {
        let glyph = symbol.map { SymbolTable.glyph(for: $0, in: brush.glyphs) } ?? initial(title, brush.glyphs)
        let row = map.row(containing: frame.midY)
        let column = map.column(containing: frame.midX)
        let look = isSelected ? brush.theme[.selected].adding(.reverse) : style
        for (offset, part) in [marks.0, glyph, marks.1].enumerated() {
            let place = column - 1 + offset
            let ground = brush.grid[place, row].style.background
            var seen = look
            if ground != .standard { seen.foreground = brush.theme.depth.nearest(to: Theme.letters(on: ground)) }
            brush.put(part, column: place, row: row, seen)
            layer.block(column: place, row: row)
        }
        if let badge, brush.isBlank(column: column + 2, row: row) {
            let dot = badge.count == 1 ? badge : brush.glyphs.pick("•", "*").description
            brush.text(dot, column: column + 2, row: row, brush.theme[.warning], limit: 1)
        }
    }

    func initial(_ title: String, _ glyphs: GlyphSet) -> Glyph {
        var first: Glyph?
        VisibleText(title, glyphs: glyphs).visit { if first == nil, $0.span == .single { first = $0.glyph } }
        return first ?? glyphs.unknown
    }
}

import CreaseDevice
import CreaseLayout

/// Frames of cards, buttons and fields, and the dotted ones of what Crease does not draw.
extension ScenePainter {
    /// A thin rounded frame; one row high, a pair of parentheses, or a word in parentheses where even that is tight.
    mutating func drawFrame(
        _ node: SceneNode, area: CellArea, clip: CellArea, fill: Paint?, isProminent: Bool,
        inner: inout Surroundings, _ brush: inout Brush
    ) -> Bool {
        let look = fill.map { PaintLook($0) } ?? .clear
        if isProminent { inner.emphasis = brush.theme[.prominent] }
        let style = isProminent ? brush.theme[.accent] : brush.theme[.element]
        if case .color = look, let fill, !isProminent, brush.hasFills {
            drawFill(node.frame, .roundedRectangle(radius: 8), fill, inner: &inner, &brush)
            return true
        }
        if area.rows >= 3, area.columns >= 3 {
            if look != .clear {
                brush.clear(area)
                layer.enclose(area.intersection(brush.clip), hidingLabelsBefore: labels.count)
            }
            // Words matter more than an edge: a frame that is too low for both keeps its sides only.
            if Self.lineCount(in: node.children, upTo: area.rows - 1) > area.rows - 2 {
                for column in [area.left, area.right - 1] {
                    let side = CellArea(column: column, row: area.top, columns: 1, rows: area.rows)
                    brush.line(side, .light, style)
                    layer.block(side.intersection(brush.clip))
                }
                layer.enclose(area.inset(left: 1, right: 1).intersection(brush.clip))
                inner.inside = area.inset(left: 1, right: 1).intersection(inner.inside)
                return true
            }
            brush.frame(area, .rounded, style)
            layer.blockEdges(area.intersection(brush.clip))
            layer.enclose(area.inset(by: 1).intersection(brush.clip))
            inner.inside = area.inset(by: 1).intersection(inner.inside)
            return true
        }
        let row = map.row(containing: node.frame.midY)
        let word = oneWord(node, brush.glyphs)
        if let word, word.width + 2 > area.columns {
            // Runs over its frame, so it stays a note of its container.
            if look != .clear { layer.hideLabels(before: labels.count, in: area.intersection(brush.clip)) }
            var line = CellArea(left: area.left, top: row, right: area.right, bottom: row.adding(1))
            line.right = max(line.right, line.left + 1)
            addLabel(
                "(\(word.text))", area: line, clip: clip, middle: Double(row) + 0.5, alignment: .center,
                style: inner.emphasis ?? brush.theme[.accent], in: inner, brush,
                kind: word.width == 1 ? .symbol : .line, closing: ")")
            return false
        }
        var area = area
        if word?.width == 1 {
            // An odd width, so that the symbol stands in the middle.
            let half = (area.columns - 1) / 2
            area.left = map.column(containing: node.frame.midX) - half
            area.right = area.left + 2 * half + 1
        }
        if look != .clear { layer.enclose(area.intersection(brush.clip), hidingLabelsBefore: labels.count) }
        parenthesize(area, row: row, style, &brush)
        layer.enclose(area.inset(left: 1, right: 1))
        inner.inside = CellArea(
            left: area.left + 1, top: row, right: max(area.left + 2, area.right - 1), bottom: row + 1)
        return true
    }

    /// Lines of words one below the other, counted up to a limit.
    static func lineCount(in nodes: [SceneNode], upTo limit: Int) -> Int {
        var middles: [Double] = []
        func visit(_ node: SceneNode, depth: Int) {
            guard node.isVisible, depth < 64, middles.count < limit else { return }
            switch node.drawing {
            case .text(let lines, _, _):
                let pitch = node.frame.height / Double(max(1, lines.count))
                for line in 0..<min(lines.count, limit) {
                    let middle = node.frame.minY + (Double(line) + 0.5) * pitch
                    // Words of one line differ by a point or so.
                    if !middles.contains(where: { abs($0 - middle) < sameLineOfWords }) { middles.append(middle) }
                }
            case .none, .symbol, .picture, .fill, .shape, .separator, .frame, .toggle, .checkmark, .slider, .stepper,
                .progress, .segments, .chevron, .placeholder:
                break
            }
            for child in node.children { visit(child, depth: depth + 1) }
        }
        for node in nodes { visit(node, depth: 0) }
        return middles.count
    }

    /// Points by which the middles of one line's words may differ.
    private static let sameLineOfWords = 8.0

    mutating func parenthesize(_ area: CellArea, row: Int, _ style: CellStyle, _ brush: inout Brush) {
        guard area.columns >= 2 else { return }
        brush.put("(", column: area.left, row: row, style)
        brush.put(")", column: area.right - 1, row: row, style)
        layer.block(column: area.left, row: row)
        layer.block(column: area.right - 1, row: row)
    }

    /// The letters and symbols of a simple control as one line; `nil` when there is anything else on it.
    func oneWord(_ node: SceneNode, _ glyphs: GlyphSet) -> (text: String, width: Int)? {
        var parts: [String] = []
        guard collect(node.children, &parts, glyphs, depth: 0), !parts.isEmpty, parts.count <= 3 else { return nil }
        let text = parts.joined(separator: " ")
        return (text, VisibleText(text, glyphs: glyphs).width)
    }

    func collect(_ nodes: [SceneNode], _ parts: inout [String], _ glyphs: GlyphSet, depth: Int) -> Bool {
        guard depth < 12, parts.count < 4 else { return false }
        for node in nodes where node.isVisible {
            switch node.drawing {
            case .none: break
            case .text(let lines, _, _): parts.append(lines.joined(separator: " "))
            case .symbol(let name, _): parts.append(SymbolTable.glyph(for: name, in: glyphs).description)
            case .chevron: parts.append(glyphs.pick("⌄", "v").description)
            case .picture, .fill, .shape, .separator, .frame, .toggle, .checkmark, .slider, .stepper, .progress,
                .segments, .placeholder:
                return false
            }
            guard collect(node.children, &parts, glyphs, depth: depth + 1) else { return false }
        }
        return true
    }

    mutating func drawPlaceholder(
        _ label: String, area: CellArea, clip: CellArea, inner: inout Surroundings, _ brush: inout Brush
    ) {
        if area.rows >= 3, area.columns >= 4 {
            brush.frame(area, .dotted, brush.theme[.element])
            layer.blockEdges(area.intersection(brush.clip))
            layer.enclose(area.inset(by: 1).intersection(brush.clip))
            inner.inside = area.inset(by: 1).intersection(inner.inside)
        }
        addLabel(
            label, area: area, clip: clip, middle: Double(area.top) + Double(area.rows) / 2, alignment: .center,
            style: brush.theme[.secondaryLabel], in: inner, brush)
    }
}

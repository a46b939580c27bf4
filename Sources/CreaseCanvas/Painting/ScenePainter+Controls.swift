import CreaseDevice
import CreaseLayout

/// Toggles, sliders, steppers, segments and the like.
extension ScenePainter {
    mutating func drawControl(
        _ node: SceneNode, area: CellArea, in inner: Surroundings, clip: CellArea, _ brush: inout Brush
    ) {
        // A frame around it may have taken the row it stood on.
        let row = min(max(map.row(containing: node.frame.midY), inner.inside.top), inner.inside.bottom - 1)
        var area = area
        area.right = max(area.left + 1, min(area.right, inner.inside.right))
        let glyphs = brush.glyphs
        let (accent, quiet) = (brush.theme[.accent], brush.theme[.element])
        switch node.drawing {
        case .toggle(let isOn):
            let sign = isOn ? glyphs == .unicode ? "━━●" : "==O" : glyphs == .unicode ? "○──" : "o--"
            addSign(
                sign, width: 3, column: area.right - 3, node: node, style: isOn ? accent : quiet, in: inner,
                clip: clip)
        case .checkmark(let isOn):
            let mark = isOn ? glyphs.pick("✓", "v") : glyphs.pick("○", "o")
            addSymbol(mark, node: node, style: isOn ? accent : quiet, in: inner, clip: clip)
        case .chevron:
            addSymbol(glyphs.pick("›", ">"), node: node, style: quiet, in: inner, clip: clip)
        case .stepper:
            addSign(
                glyphs == .unicode ? "−│+" : "-|+", width: 3, column: area.right - 3, node: node, style: accent,
                in: inner, clip: clip)
        case .slider(let fraction):
            drawBar(area, row: row, fraction: fraction, knob: glyphs.pick("●", "O"), &brush)
        case .progress(.some(let fraction)):
            drawBar(area, row: row, fraction: fraction, knob: nil, &brush)
        case .progress(.none):
            addSymbol(glyphs.pick("◌", "o"), node: node, style: quiet, in: inner, clip: clip)
        case .none, .text, .symbol, .picture, .fill, .shape, .separator, .frame, .segments, .placeholder:
            break
        }
    }

    mutating func drawBar(
        _ area: CellArea, row: Int, fraction: Double, knob: Glyph?, _ brush: inout Brush
    ) {
        let share = fraction.isNaN ? 0 : min(1, max(0, fraction))
        let length = Int(cells: Double(area.columns) * share)
        let seen = area.intersection(brush.clip)
        guard !seen.isEmpty else { return }
        for column in seen.left..<seen.right {
            let isDone = column - area.left < length
            let glyph = isDone ? brush.glyphs.pick("━", "=") : brush.glyphs.pick("─", "-")
            brush.put(glyph, column: column, row: row, brush.theme[isDone ? .accent : .element])
            layer.block(column: column, row: row)
        }
        if let knob {
            let column = area.left + min(max(0, area.columns - 1), length)
            brush.put(knob, column: column, row: row, brush.theme[.accent])
        }
    }

    /// Segments side by side; the selected one in brackets.
    mutating func drawSegments(
        _ titles: [String], selected: Int?, area: CellArea, clip: CellArea, inner: inout Surroundings,
        _ brush: inout Brush
    ) {
        if area.rows >= 3, area.columns >= 4 {
            brush.frame(area, .rounded, brush.theme[.element])
            layer.blockEdges(area.intersection(brush.clip))
            layer.enclose(area.inset(by: 1).intersection(brush.clip))
            inner.inside = area.inset(by: 1).intersection(inner.inside)
        }
        guard !titles.isEmpty else { return }
        for (index, title) in titles.enumerated() {
            let part = CellArea(
                left: area.left + area.columns * index / titles.count, top: area.top,
                right: area.left + area.columns * (index + 1) / titles.count, bottom: area.bottom)
            addLabel(
                index == selected ? "[\(title)]" : title, area: part, clip: clip,
                middle: Double(area.top) + Double(area.rows) / 2, alignment: .center,
                style: brush.theme[index == selected ? .accent : .label], in: inner, brush)
        }
    }
}

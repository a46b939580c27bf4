/// Draws a list in the middle of the picture.
struct PanelPainter {
    let panel: Panel

    func paint(on brush: inout Brush) {
        let glyphs = brush.glyphs
        func width(_ text: String) -> Int { VisibleText(text, glyphs: glyphs).width }
        let keys = panel.rows.map { width($0.key) }.max() ?? 0
        let texts = panel.rows.map { width($0.text) }.max() ?? 0
        let values = panel.rows.map { width($0.value) }.max() ?? 0
        let wanted = (keys > 0 ? keys + 2 : 0) + texts + (values > 0 ? values + 3 : 0)
        let inside = min(brush.grid.columns - 6, max(wanted, width(panel.title) + 2, width(panel.hint)))
        let lines = panel.rows.count + (panel.hint.isEmpty ? 0 : 2)
        let height = min(brush.grid.rows - 2, lines + 2)
        guard inside > 4, height > 2 else { return }
        let area = CellArea(
            column: (brush.grid.columns - inside - 4) / 2, row: (brush.grid.rows - height) / 2, columns: inside + 4,
            rows: height)
        brush.grid.restyle(brush.grid.area) { $0 = brush.theme[.dimmed].on($0.background) }
        brush.clear(area)
        brush.frame(area, .rounded, brush.theme[.litFrame])
        brush.text(" \(panel.title) ", column: area.left + 2, row: area.top, brush.theme[.heading], limit: inside)
        let room = height - 2 - (panel.hint.isEmpty ? 0 : 2)
        let first = max(0, min((panel.selected ?? 0) - room / 2, panel.rows.count - room))
        for (offset, row) in panel.rows.dropFirst(first).prefix(max(0, room)).enumerated() {
            paint(
                row, at: area.top + 1 + offset, area, keys: keys, isSelected: first + offset == panel.selected, &brush)
        }
        if !panel.hint.isEmpty {
            brush.text(panel.hint, column: area.left + 2, row: area.bottom - 2, brush.theme[.quiet], limit: inside)
        }
    }

    private func paint(
        _ row: Panel.Row, at line: Int, _ area: CellArea, keys: Int, isSelected: Bool, _ brush: inout Brush
    ) {
        let left = area.left + 2
        let right = area.right - 2
        let start = left + (keys > 0 ? keys + 2 : 0)
        brush.text(row.key, column: left, row: line, brush.theme[.heading], limit: keys)
        let value = VisibleText(row.value, glyphs: brush.glyphs).width
        brush.text(
            row.text, column: start, row: line, brush.theme[.text],
            limit: max(1, right - start - (value > 0 ? value + 1 : 0)))
        brush.text(row.value, endingAt: right, row: line, brush.theme[.accent], limit: max(0, right - start))
        if isSelected {
            brush.put(brush.glyphs.pick("▸", ">"), column: area.left + 1, row: line, brush.theme[.current])
            brush.grid.restyle(CellArea(left: left - 1, top: line, right: right + 1, bottom: line + 1)) {
                $0 = $0.adding(.reverse)
            }
        }
    }
}

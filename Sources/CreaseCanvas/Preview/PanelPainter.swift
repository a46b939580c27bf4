/// Draws a list in the middle of the picture.
struct PanelPainter {
    let panel: Panel

    func paint(on brush: inout Brush) {
        guard
            let place = PanelArrangement(
                panel, columns: brush.grid.columns, rows: brush.grid.rows, glyphs: brush.glyphs)
        else { return }
        let area = place.area
        let inside = area.columns - 4
        brush.grid.dim(brush.grid.area, brush.theme)
        brush.clear(area)
        brush.frame(area, .rounded, brush.theme[.litFrame])
        brush.text(" \(panel.title) ", column: area.left + 2, row: area.top, brush.theme[.heading], limit: inside)
        for (offset, row) in panel.rows.dropFirst(place.first).prefix(place.room).enumerated() {
            paint(
                row, at: area.top + 1 + offset, area, keys: place.keys,
                isSelected: place.first + offset == panel.selected, &brush)
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
        brush.text(
            row.value, endingAt: right, row: line, brush.theme[row.isUsual ? .quiet : .current],
            limit: max(0, right - start))
        if isSelected {
            brush.put(brush.glyphs.pick("▸", ">"), column: area.left + 1, row: line, brush.theme[.current])
            brush.grid.restyle(CellArea(left: left - 1, top: line, right: right + 1, bottom: line + 1)) {
                $0 = $0.adding(.reverse)
            }
        }
    }
}

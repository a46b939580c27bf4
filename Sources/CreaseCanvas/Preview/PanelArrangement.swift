/// Where the box and the rows of a panel lie on a screen; also answers which row is under a click.
struct PanelArrangement: Hashable {
    /// The whole box, frame included.
    let area: CellArea
    /// The first row shown, and how many there is room for.
    let first: Int
    let room: Int
    /// Columns of the widest key.
    let keys: Int

    /// The box in the middle of the screen; `nil` where not even one row fits.
    init?(_ panel: Panel, columns: Int, rows: Int, glyphs: GlyphSet) {
        func width(_ text: String) -> Int { VisibleText(text, glyphs: glyphs).width }
        let keys = panel.rows.map { width($0.key) }.max() ?? 0
        let texts = panel.rows.map { width($0.text) }.max() ?? 0
        let values = panel.rows.map { width($0.value) }.max() ?? 0
        let wanted = (keys > 0 ? keys + 2 : 0) + texts + (values > 0 ? values + 3 : 0)
        let inside = min(columns - 6, max(wanted, width(panel.title) + 2, width(panel.hint), panel.width))
        let hint = panel.hint.isEmpty ? 0 : 2
        let height = min(rows - 2, panel.rows.count + hint + 2)
        guard inside > 4, height - 2 - hint > 0 else { return nil }
        area = CellArea(
            column: (columns - inside - 4) / 2, row: (rows - height) / 2, columns: inside + 4, rows: height)
        room = height - 2 - hint
        first = max(0, min((panel.selected ?? 0) - room / 2, panel.rows.count - room))
        self.keys = keys
    }

    /// The index of the row under a cell of the box; `nil` on its frame, its hint and beside it.
    func row(column: Int, row: Int, of panel: Panel) -> Int? {
        let line = row - area.top - 1
        guard area.inset(by: 1).contains(column: column, row: row), line >= 0, line < room else { return nil }
        let index = first + line
        return panel.rows.indices.contains(index) ? index : nil
    }
}

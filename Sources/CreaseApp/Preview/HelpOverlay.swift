import CreaseCanvas

/// The list of keys over the picture. It fits every screen that the previewer runs on: what does not fit scrolls.
struct HelpOverlay {
    let theme: Theme
    let glyphs: GlyphSet
    let isMouseOn: Bool

    /// Draws the box in the middle of the grid.
    ///
    /// - Parameter offset: lines scrolled past, at most so many that the last line is still at the bottom.
    func draw(on grid: inout CellGrid, scrolledBy offset: Int) {
        let rows = KeyTable.rows
        let keyWidth = rows.map { VisibleText($0.keys, glyphs: glyphs).width }.max() ?? 0
        let wordWidth = rows.map { VisibleText($0.words, glyphs: glyphs).width }.max() ?? 0
        // A border, two blanks and the text on each side; blank lines above and below where there is room for all.
        let columns = min(grid.columns, keyWidth + wordWidth + 8)
        let padding = grid.rows >= rows.count + 4 ? 1 : 0
        let height = min(grid.rows, rows.count + 2 + 2 * padding)
        let box = CellArea(
            column: (grid.columns - columns) / 2, row: (grid.rows - height) / 2, columns: columns, rows: height)
        let shown = max(0, height - 2 - 2 * padding)
        let start = min(max(0, offset), max(0, rows.count - shown))

        grid.dim(grid.area, theme)
        grid.fill(box, with: .blank)
        grid.frame(box, kind: .rounded, style: theme[.heading], glyphs: glyphs)
        write(" Keys ", column: box.left + 2, row: box.top, in: box, style: theme[.heading], on: &grid)
        for (line, row) in rows.dropFirst(start).prefix(shown).enumerated() {
            let place = box.top + 1 + padding + line
            write(row.keys, column: box.left + 3, row: place, in: box, style: theme[.current], on: &grid)
            write(row.words, column: box.left + 5 + keyWidth, row: place, in: box, style: theme[.text], on: &grid)
        }
        let rest = rows.count - shown - start
        let more = rest > 0 ? "\(rest) more below · " : ""
        let footer = " \(more)? or Esc closes · mouse \(isMouseOn ? "on" : "off") "
        write(footer, column: box.left + 2, row: box.bottom - 1, in: box, style: theme[.quiet], on: &grid)
    }

    private func write(
        _ text: String, column: Int, row: Int, in box: CellArea, style: CellStyle, on grid: inout CellGrid
    ) {
        grid.write(
            VisibleText(text, glyphs: glyphs), column: column, row: row, style: style,
            limit: max(0, box.right - 1 - column), ending: glyphs.clipMark)
    }
}

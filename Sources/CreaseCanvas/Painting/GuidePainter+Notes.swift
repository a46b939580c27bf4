/// Words of the guides: written where nothing else is, or not at all, since the strip says the same.
extension GuidePainter {
    /// The longest of some wordings that has room on one of some rows, the earlier row first.
    ///
    /// - Parameter column: the left end of so many columns.
    func note(_ wordings: [String], rows: [Int], _ brush: inout Brush, column: (Int) -> Int) {
        for text in wordings {
            let left = column(VisibleText(text, glyphs: brush.glyphs).width)
            guard let row = rows.first(where: { hasRoom(text, column: left, row: $0, onGround: false, brush) }) else {
                continue
            }
            return write(text, column: left, row: row, &brush)
        }
    }

    /// Whether words stand free, with a column of air at both ends.
    ///
    /// - Parameter onGround: words may stand on a coloured area.
    func hasRoom(_ text: String, column: Int, row: Int, onGround: Bool, _ brush: Brush) -> Bool {
        let end = column + VisibleText(text, glyphs: brush.glyphs).width
        guard column >= window.left, end <= window.right, row >= window.top, row < window.bottom else { return false }
        return (column - 1...end).allSatisfy { column in
            guard window.contains(column: column, row: row) else { return true }
            let cell = brush.grid[column, row]
            if brush.isBlank(column: column, row: row) { return onGround || cell.style.background == .standard }
            // Our own lines and the shade of the fold give way.
            let isOurs = cell.style.on(.standard) == brush.theme[.guide] && BoxArms(of: cell.glyph) != nil
            return isOurs || Self.foldGlyphs.contains(cell.glyph) && cell.style == brush.theme[.fold]
        }
    }

    private static let foldGlyphs: Set<Glyph> = ["▒", "#", "│", "|", "┊", ":", "─", "-", "┈", "."]

    /// Writes words in the guides' colour, on a coloured area in one that stands off it.
    func write(_ text: String, column: Int, row: Int, _ brush: inout Brush) {
        var style = brush.theme[.guide]
        let ground = brush.grid[column, row].style.background
        if ground != .standard { style.foreground = brush.theme.depth.nearest(to: Theme.letters(on: ground)) }
        brush.text(text, column: column, row: row, style)
    }
}

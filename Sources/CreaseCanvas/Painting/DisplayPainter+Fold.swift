import CreaseDevice
import CreaseLayout

extension DisplayPainter {
    /// The cells of the active division.
    var foldBand: CellArea? {
        guard let fold = screen.region(named: .fold), fold.isActive else { return nil }
        return windowMap.place(fold.frame).intersection(window)
    }

    /// A band of shade with its line while folded; flat, only a faint line in the middle of the long side.
    func drawFold(_ brush: inout Brush) {
        guard screen.display == .inner else { return }
        let isVertical = screen.displaySize.width >= screen.displaySize.height
        if let band = foldBand {
            shade(band, &brush)
            // A band one cell thick is all line; the shade says more.
            if min(band.columns, band.rows) < 2 { return }
        }
        let style = brush.theme[.foldLine]
        let (vertical, horizontal) =
            foldBand == nil
            ? (brush.glyphs.pick("┊", ":"), brush.glyphs.pick("┈", "."))
            : (brush.glyphs.pick("│", "|"), brush.glyphs.pick("─", "-"))
        if isVertical {
            let column = map.column(containing: screen.displaySize.width / 2)
            for row in area.top..<area.bottom where isFree(column, row, brush) {
                brush.put(vertical, column: column, row: row, style)
            }
        } else {
            let row = map.row(containing: screen.displaySize.height / 2)
            for column in area.left..<area.right where isFree(column, row, brush) {
                brush.put(horizontal, column: column, row: row, style)
            }
        }
    }

    /// Shades what is empty; content that lies across the fold stays to be seen.
    func shade(_ band: CellArea, _ brush: inout Brush) {
        let glyph = brush.glyphs.pick("▒", "#")
        for row in band.top..<band.bottom {
            for column in band.left..<band.right where brush.isBlank(column: column, row: row) {
                brush.put(glyph, column: column, row: row, brush.theme[.fold])
            }
        }
    }

    func isFree(_ column: Int, _ row: Int, _ brush: Brush) -> Bool {
        let glyph = brush.grid[column, row].glyph
        return brush.isBlank(column: column, row: row) || foldBand != nil && glyph == brush.glyphs.pick("▒", "#")
    }
}

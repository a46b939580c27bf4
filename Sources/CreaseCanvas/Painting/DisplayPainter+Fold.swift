import CreaseDevice
import CreaseLayout

extension DisplayPainter {
    /// The cells of the active division.
    var foldBand: CellArea? {
        guard let fold = screen.region(named: .fold), fold.isActive else { return nil }
        return windowMap.place(fold.frame).intersection(window)
    }

    /// A band of shade with its line in the middle while folded; flat, only a faint line across the long side.
    ///
    /// The shade is as wide on both sides of the line, so that it looks like a fold at every scale; only cells that
    /// are empty are shaded, so that content across the fold stays to be seen.
    func drawFold(_ brush: inout Brush) {
        guard screen.display == .inner else { return }
        let isVertical = screen.displaySize.width >= screen.displaySize.height
        let extent = area
        let line =
            isVertical
            ? map.column(containing: screen.displaySize.width / 2) : map.row(containing: screen.displaySize.height / 2)
        guard let band = foldBand, let region = screen.region(named: .fold) else {
            let glyph = isVertical ? brush.glyphs.pick("┊", ":") : brush.glyphs.pick("┈", ".")
            draw(glyph, at: line, isVertical: isVertical, within: extent, brush.theme[.foldLine], &brush)
            return
        }
        let margin = (isVertical ? region.frame.width : region.frame.height) / 2
        let cell = isVertical ? map.scale : map.rowHeight
        let half = max(isVertical ? 1 : 0, Int(cells: margin / cell))
        let shade = brush.glyphs.pick("▒", "#")
        // In a Split View half, the band is cut at the window's edge.
        let reach = isVertical ? (band.left - 1)...band.right : (band.top - 1)...band.bottom
        for offset in -half...half where reach.contains(line + offset) {
            // A band one row high is all line; the shade says more.
            if offset != 0 || half == 0 {
                draw(shade, at: line + offset, isVertical: isVertical, within: extent, brush.theme[.fold], &brush)
            }
        }
        guard half > 0 else { return }
        let glyph = isVertical ? brush.glyphs.pick("│", "|") : brush.glyphs.pick("─", "-")
        draw(glyph, at: line, isVertical: isVertical, within: extent, brush.theme[.foldLine], &brush)
    }

    /// Draws along a column or row where nothing is.
    private func draw(
        _ glyph: Glyph, at line: Int, isVertical: Bool, within extent: CellArea, _ style: CellStyle,
        _ brush: inout Brush
    ) {
        if isVertical {
            // The space between two words belongs to their line.
            for row in extent.top..<extent.bottom
            where brush.isBare(column: line, row: row)
                && !(brush.isLetter(column: line - 1, row: row) && brush.isLetter(column: line + 1, row: row))
            {
                brush.put(glyph, column: line, row: row, style)
            }
        } else {
            for column in extent.left..<extent.right where brush.isBare(column: column, row: line) {
                brush.put(glyph, column: column, row: line, style)
            }
        }
    }
}

import CreaseDevice
import CreaseLayout

extension DisplayPainter {
    /// The cells of the active division.
    var foldBand: CellArea? {
        guard let fold = screen.region(named: .fold), fold.isActive else { return nil }
        return windowMap.place(fold.frame).intersection(window)
    }

    private var isFoldVertical: Bool { screen.displaySize.width >= screen.displaySize.height }

    /// The column or row of the fold's middle.
    private var foldLine: Int {
        isFoldVertical
            ? map.column(containing: screen.displaySize.width / 2) : map.row(containing: screen.displaySize.height / 2)
    }

    /// Columns or rows on both sides of the fold's middle that are shaded while it is active.
    private var foldReach: Int? {
        guard foldBand != nil, let region = screen.region(named: .fold) else { return nil }
        let margin = (isFoldVertical ? region.frame.width : region.frame.height) / 2
        return max(isFoldVertical ? 1 : 0, Int(cells: margin / (isFoldVertical ? map.scale : map.rowHeight)))
    }

    /// The first column of the shade; `nil` where nothing is shaded, or rows are.
    var shadeStart: Int? { isFoldVertical ? foldReach.map { foldLine - $0 } : nil }

    /// A band of shade with its line in the middle while folded; flat, only a faint line across the long side.
    ///
    /// The shade is as wide on both sides of the line, so that it looks like a fold at every scale. It lies on colours,
    /// since what reaches across must not hide it, and leaves words and edges to be seen; the flat line stays off both.
    func drawFold(_ brush: inout Brush) {
        guard screen.display == .inner else { return }
        let isVertical = isFoldVertical
        let line = foldLine
        guard let band = foldBand, let half = foldReach else {
            let glyph = isVertical ? brush.glyphs.pick("┊", ":") : brush.glyphs.pick("┈", ".")
            draw(glyph, at: line, isVertical: isVertical, brush.theme[.foldLine], &brush) {
                $0.isBare(column: $1, row: $2)
            }
            return
        }
        let shade = brush.glyphs.pick("▒", "#")
        // In a Split View half, the band is cut at the window's edge.
        let reach = isVertical ? (band.left - 1)...band.right : (band.top - 1)...band.bottom
        for offset in -half...half where reach.contains(line + offset) {
            // A band one row high is all line; the shade says more.
            if offset != 0 || half == 0 {
                draw(shade, at: line + offset, isVertical: isVertical, brush.theme[.fold], &brush) {
                    $0.isBlank(column: $1, row: $2)
                }
            }
        }
        guard half > 0 else { return }
        let glyph = isVertical ? brush.glyphs.pick("│", "|") : brush.glyphs.pick("─", "-")
        draw(glyph, at: line, isVertical: isVertical, brush.theme[.foldLine], &brush) {
            $0.isBlank(column: $1, row: $2)
        }
    }

    /// Draws along a column or row where there is room for it, and never into the tabs' capsule.
    private func draw(
        _ glyph: Glyph, at line: Int, isVertical: Bool, _ style: CellStyle, _ brush: inout Brush,
        where isFree: (Brush, Int, Int) -> Bool
    ) {
        if isVertical {
            // The space between two words belongs to their line.
            for row in area.top..<area.bottom
            where isFree(brush, line, row) && !pill.contains(column: line, row: row)
                && !(brush.isLetter(column: line - 1, row: row) && brush.isLetter(column: line + 1, row: row))
            {
                brush.put(glyph, column: line, row: row, style)
            }
        } else {
            for column in area.left..<area.right
            where isFree(brush, column, line) && !pill.contains(column: column, row: line) {
                brush.put(glyph, column: column, row: line, style)
            }
        }
    }
}

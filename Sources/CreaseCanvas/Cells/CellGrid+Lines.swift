extension CellGrid {
    /// Adds arms to a place; joins what line is there, else replaces the glyph. The cell keeps its ground when the
    /// style has none.
    public mutating func addArms(
        _ arms: BoxArms, column: Int, row: Int, kind: LineKind, style: CellStyle, glyphs: GlyphSet = .unicode
    ) {
        guard contains(column: column, row: row) else { return }
        let below = self[column, row]
        var glyph = kind.glyph(arms, glyphs: glyphs)
        if let met = BoxArms(of: below.glyph), met.union(arms) != arms {
            let joined = met.union(arms)
            glyph = glyphs == .unicode ? joined.glyph : LineKind.light.glyph(joined, glyphs: .ascii)
        }
        let ground = style.background == .standard ? below.style.background : style.background
        put(Cell(glyph, style: style.on(ground)), column: column, row: row)
    }

    /// A frame along the inside of the area's edges; areas of one column or row become a line. Only cells within the
    /// clip are touched.
    public mutating func frame(
        _ area: CellArea, kind: LineKind = .light, style: CellStyle = .standard, glyphs: GlyphSet = .unicode,
        within clip: CellArea? = nil
    ) {
        guard !area.isEmpty else { return }
        if area.columns == 1 || area.rows == 1 {
            line(area, kind: kind, style: style, glyphs: glyphs, within: clip)
            return
        }
        let seen = area.intersection(self.area).intersection(clip ?? self.area)
        let weight = kind.weight
        let (right, bottom) = (area.right - 1, area.bottom - 1)
        func add(_ arms: BoxArms, _ column: Int, _ row: Int) {
            guard seen.contains(column: column, row: row) else { return }
            addArms(arms, column: column, row: row, kind: kind, style: style, glyphs: glyphs)
        }
        for column in stride(from: max(area.left + 1, seen.left), to: min(right, seen.right), by: 1) {
            add(BoxArms(right: weight, left: weight), column, area.top)
            add(BoxArms(right: weight, left: weight), column, bottom)
        }
        for row in stride(from: max(area.top + 1, seen.top), to: min(bottom, seen.bottom), by: 1) {
            add(BoxArms(up: weight, down: weight), area.left, row)
            add(BoxArms(up: weight, down: weight), right, row)
        }
        add(BoxArms(right: weight, down: weight), area.left, area.top)
        add(BoxArms(down: weight, left: weight), right, area.top)
        add(BoxArms(up: weight, right: weight), area.left, bottom)
        add(BoxArms(up: weight, left: weight), right, bottom)
    }

    /// A line along an area one cell thick (thicker areas: along their first column or row).
    public mutating func line(
        _ area: CellArea, kind: LineKind = .light, style: CellStyle = .standard, glyphs: GlyphSet = .unicode,
        within clip: CellArea? = nil
    ) {
        let seen = area.intersection(self.area).intersection(clip ?? self.area)
        guard !seen.isEmpty else { return }
        let weight = kind.weight
        if area.rows == 1 {
            let arms = BoxArms(right: weight, left: weight)
            for column in seen.left..<seen.right {
                addArms(arms, column: column, row: area.top, kind: kind, style: style, glyphs: glyphs)
            }
        } else if seen.left == area.left {
            let arms = BoxArms(up: weight, down: weight)
            for row in seen.top..<seen.bottom {
                addArms(arms, column: area.left, row: row, kind: kind, style: style, glyphs: glyphs)
            }
        }
    }
}

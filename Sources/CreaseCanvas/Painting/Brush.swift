/// A grid being painted: everything goes through a clip, a theme and a glyph set.
struct Brush {
    var grid: CellGrid
    let theme: Theme
    let glyphs: GlyphSet
    /// Nothing outside is touched.
    var clip: CellArea
    /// Paints what will be faded: areas as light patterns, not as colours.
    var isFaint = false

    init(grid: CellGrid, theme: Theme, glyphs: GlyphSet) {
        self.grid = grid
        self.theme = theme
        self.glyphs = glyphs
        clip = grid.area
    }

    /// Whether fills may use the ground of cells rather than patterns.
    var hasFills: Bool { theme.depth >= .palette && !isFaint }

    /// Writes one glyph; the cell keeps its ground when the style has none.
    mutating func put(_ glyph: Glyph, column: Int, row: Int, _ style: CellStyle) {
        guard clip.contains(column: column, row: row) else { return }
        let below = grid[column, row].style.background
        grid.put(
            Cell(glyph, style: style.background == .standard ? style.on(below) : style), column: column, row: row)
    }

    /// Writes text, clipped at the limit and at the clip's right edge; returns the columns used.
    @discardableResult
    mutating func text(
        _ text: String, column: Int, row: Int, _ style: CellStyle, limit: Int? = nil, ending: Glyph? = nil
    ) -> Int {
        guard row >= clip.top, row < clip.bottom, column >= clip.left, column < clip.right else { return 0 }
        return grid.write(
            VisibleText(text, glyphs: glyphs), column: column, row: row,
            limit: min(limit ?? .max, clip.right - column), ending: ending ?? glyphs.clipMark
        ) { below in
            style.background == .standard ? style.on(below.background) : style
        }
    }

    /// Writes text with its last column before `right`; clipped on its right side when it is longer than the limit.
    mutating func text(_ text: String, endingAt right: Int, row: Int, _ style: CellStyle, limit: Int) {
        let width = min(VisibleText(text, glyphs: glyphs).width, limit)
        self.text(text, column: right - width, row: row, style, limit: width)
    }

    /// Fills with one glyph, ground kept.
    mutating func fill(_ area: CellArea, _ glyph: Glyph, _ style: CellStyle) {
        let inside = area.intersection(clip)
        guard !inside.isEmpty else { return }
        for row in inside.top..<inside.bottom {
            for column in inside.left..<inside.right { put(glyph, column: column, row: row, style) }
        }
    }

    /// Makes cells blank, ground included.
    mutating func clear(_ area: CellArea) { grid.fill(area.intersection(clip), with: .blank) }

    mutating func frame(_ area: CellArea, _ kind: LineKind, _ style: CellStyle) {
        grid.frame(area, kind: kind, style: style, glyphs: glyphs, within: clip)
    }

    mutating func line(_ area: CellArea, _ kind: LineKind, _ style: CellStyle) {
        grid.line(area, kind: kind, style: style, glyphs: glyphs, within: clip)
    }

    /// Whether a cell shows nothing, no colour either.
    func isBare(column: Int, row: Int) -> Bool {
        isBlank(column: column, row: row) && grid[column, row].style.background == .standard
    }

    /// Whether a cell shows part of a text.
    func isLetter(column: Int, row: Int) -> Bool {
        let scalar = grid[column, row].glyph.base
        return !isBlank(column: column, row: row) && !(0x2500..<0x25A0).contains(scalar.value) && scalar != "#"
    }

    /// Whether a cell shows nothing.
    func isBlank(column: Int, row: Int) -> Bool {
        let cell = grid[column, row]
        return cell.glyph == .space && cell.span == .single
    }
}

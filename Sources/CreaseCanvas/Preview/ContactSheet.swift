public import CreaseDevice
public import CreaseLayout

/// Pictures of several scenes on one sheet, all at one scale: every pose, or the same pose on every SDK tier.
///
/// A sheet of one picture is what `render` makes.
public struct ContactSheet: Sendable {
    /// One picture with its title.
    public struct Tile: Sendable {
        /// `book`, `27.0`, or empty for none.
        public var title: String
        public var scene: Scene
        /// Frames to point out, in points of the window: what a comparison found different.
        public var marks: [Rect]

        public init(title: String, scene: Scene, marks: [Rect] = []) {
            self.title = title
            self.scene = scene
            self.marks = marks
        }
    }

    public var tiles: [Tile]
    /// A first line for the whole sheet; empty for none.
    public var heading: String
    public var guides: Bool
    public var reasons: Bool
    /// The selected element, marked wherever it is.
    public var selection: ViewID?

    public init(
        tiles: [Tile], heading: String = "", guides: Bool = false, reasons: Bool = false, selection: ViewID? = nil
    ) {
        self.tiles = tiles
        self.heading = heading
        self.guides = guides
        self.reasons = reasons
        self.selection = selection
    }

    /// Paints the sheet as large as fits into the given cells; the grid is as large as the sheet, at most the given
    /// size.
    public func paint(columns: Int, rows: Int, theme: Theme = .direct, glyphs: GlyphSet = .unicode) -> CellGrid {
        let arrangement = best(columns: columns, rows: rows - top)
        let size = arrangement.size
        let width = max(size.columns, heading.isEmpty ? 0 : VisibleText(heading, glyphs: glyphs).width + 2)
        var brush = Brush(
            grid: CellGrid(columns: min(columns, width), rows: min(rows, size.rows + top)), theme: theme,
            glyphs: glyphs)
        if !heading.isEmpty {
            brush.text(heading, column: 1, row: 0, theme[.heading], limit: max(1, brush.grid.columns - 2))
        }
        for (tile, place) in zip(tiles, arrangement.places) {
            paint(tile, place.offset(columns: 0, rows: top), arrangement.scale, &brush)
        }
        return brush.grid
    }

    /// The cells of each tile's display, its frame left out, on a sheet of this size.
    public func places(columns: Int, rows: Int) -> [CellArea] {
        best(columns: columns, rows: rows - top).places.map { $0.offset(columns: 0, rows: top) }
    }

    /// The rows a sheet of this width needs at a readable scale: for pictures whose height nobody asked for.
    public func rows(forColumns columns: Int) -> Int {
        let perLine = max(1, min(tiles.count, columns / Self.readable))
        var scale = 4.0
        while scale < 200, arrangement(perLine: perLine, scale: scale).size.columns > columns { scale += 0.5 }
        return min(CellGrid.longestSide, arrangement(perLine: perLine, scale: scale).size.rows + top)
    }

    /// Columns a display of the usual width needs for its words.
    private static let readable = 58

    /// Rows of the heading and the blank one below it.
    private var top: Int { heading.isEmpty ? 0 : 2 }

    // MARK: Painting

    private func paint(_ tile: Tile, _ area: CellArea, _ scale: Double, _ brush: inout Brush) {
        var painter = DisplayPainter(
            scene: tile.scene, area: area, map: PointMap(scale: scale, column: area.left, row: area.top), light: .lit)
        painter.showsGuides = guides
        painter.showsReasons = reasons
        painter.selection = selection
        painter.paint(on: &brush)
        mark(tile, area, scale, &brush)
        let right = area.right + Self.gap.columns
        let left = area.left + 1
        var column = left
        column += brush.text(
            tile.title, column: column, row: area.top - 2, brush.theme[.heading], limit: right - column)
        // Whole parts only: what has no room is left out.
        for part in DisplayCaption.parts(tile.scene) {
            let text = column == left ? part : " · \(part)"
            guard column == left || column + VisibleText(text, glyphs: brush.glyphs).width <= right else { break }
            column += brush.text(text, column: column, row: area.top - 2, brush.theme[.quiet], limit: right - column)
        }
        brush.text(
            Self.note(tile.scene), column: left, row: area.bottom + 1, brush.theme[.warning], limit: right - left)
    }

    /// Puts corners around what is to be pointed out; what is too small for corners gets a diamond.
    private func mark(_ tile: Tile, _ area: CellArea, _ scale: Double, _ brush: inout Brush) {
        let map = PointMap(
            scale: scale, column: area.left, row: area.top, offset: tile.scene.screen.windowFrame.origin)
        let style = brush.theme[.warning]
        for rect in tile.marks {
            let place = map.place(rect).intersection(area)
            guard !place.isEmpty else { continue }
            guard place.columns >= 3, place.rows >= 2 else {
                // Beside the words of a line, not on them.
                let column = [place.left, place.left - 1, place.right].first {
                    brush.isFree(column: $0, row: place.top)
                }
                brush.put(
                    brush.glyphs.pick("◆", "*"), column: column ?? place.left, row: place.top, style)
                continue
            }
            for (glyph, ascii, column, row) in [
                ("┏", "+", place.left, place.top), ("┓", "+", place.right - 1, place.top),
                ("┗", "+", place.left, place.bottom - 1), ("┛", "+", place.right - 1, place.bottom - 1),
            ] as [(Glyph, Glyph, Int, Int)] {
                // Words matter more than a corner; three corners still say where.
                guard brush.isFree(column: column, row: row) else { continue }
                brush.put(brush.glyphs.pick(glyph, ascii), column: column, row: row, style)
            }
        }
    }

    /// What gave way, in one line below the display; empty when nothing did.
    private static func note(_ scene: Scene) -> String {
        let titles = scene.bars.overflow.map(\.title)
        let menu = titles.isEmpty ? [] : ["in the menu: " + titles.joined(separator: ", ")]
        let warnings = scene.findings.filter { $0.severity == .warning }.map { "! \($0.message)" }
        return (menu + warnings).joined(separator: " · ")
    }

    // MARK: Arrangement

    /// Where each display lies, its frame left out.
    private struct Arrangement {
        var scale: Double
        var places: [CellArea]
        /// Rows below a display for its note; none where no tile has one.
        var noteRows: Int

        var size: (columns: Int, rows: Int) {
            let right = places.map(\.right).max() ?? 0
            let bottom = places.map(\.bottom).max() ?? 0
            return (right + 1, bottom + 1 + noteRows)
        }
    }

    /// Columns and rows between two displays, frames and words left out.
    private static let gap = (columns: 3, rows: 1)

    /// Of one to all tiles in a line, the arrangement that draws the displays largest; of equals the one with more
    /// lines.
    private func best(columns: Int, rows: Int) -> Arrangement {
        var best: Arrangement?
        for perLine in 1...max(1, tiles.count) {
            let arrangement = largest(perLine: perLine, columns: columns, rows: rows)
            if arrangement.scale < best?.scale ?? .infinity { best = arrangement }
        }
        return best ?? Arrangement(scale: 1, places: [], noteRows: 0)
    }

    /// The arrangement at the smallest scale, in steps of half a point, that fits.
    private func largest(perLine: Int, columns: Int, rows: Int) -> Arrangement {
        var scale = 0.5
        while true {
            let arrangement = arrangement(perLine: perLine, scale: scale)
            let size = arrangement.size
            if size.columns <= columns && size.rows <= rows || scale > 2000 { return arrangement }
            // Far from fitting, larger steps do; the last ones are small.
            let excess = max(Double(size.columns) / Double(max(1, columns)), Double(size.rows) / Double(max(1, rows)))
            scale = max(scale + 0.5, (scale * (1 + (excess - 1) / 2) * 2).rounded(.down) / 2)
        }
    }

    /// Lines of displays; captions stand above, notes below.
    private func arrangement(perLine: Int, scale: Double) -> Arrangement {
        let noteRows = tiles.contains { !Self.note($0.scene).isEmpty } ? 1 : 0
        var places: [CellArea] = []
        var top = 2
        var start = 0
        while start < tiles.count {
            let line = tiles[start..<min(tiles.count, start + perLine)]
            var left = 1
            for tile in line {
                let size = tile.scene.screen.displaySize
                let place = CellArea(
                    column: left, row: top, columns: DisplayScale.columns(of: size, scale: scale),
                    rows: DisplayScale.rows(of: size, scale: scale))
                places.append(place)
                left = place.right + DisplayScale.border + Self.gap.columns
            }
            let bottom = places.suffix(line.count).map(\.bottom).max() ?? top
            top = bottom + 3 + noteRows + Self.gap.rows
            start += line.count
        }
        return Arrangement(scale: scale, places: places, noteRows: noteRows)
    }
}

extension Brush {
    /// Whether a cell holds no word: blank, or part of an area or a line.
    fileprivate func isFree(column: Int, row: Int) -> Bool {
        let base = grid[column, row].glyph.base
        // Lines, blocks and shades stand together in Unicode.
        return base == " " || (0x2500...0x259F).contains(base.value)
    }
}

import CreaseDevice
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

        public init(title: String, scene: Scene) {
            self.title = title
            self.scene = scene
        }
    }

    public var tiles: [Tile]
    /// A first line for the whole sheet; empty for none.
    public var heading: String
    public var guides: Bool
    public var reasons: Bool

    public init(tiles: [Tile], heading: String = "", guides: Bool = false, reasons: Bool = false) {
        self.tiles = tiles
        self.heading = heading
        self.guides = guides
        self.reasons = reasons
    }

    /// Columns between two pictures, and rows between two lines of them.
    private static let gap = (columns: 4, rows: 1)
    /// A caption above and a note below.
    private static let words = 2

    /// Where each display's frame begins, at some scale.
    private struct Flow {
        var scale: Double
        var places: [(column: Int, row: Int)] = []
        var columns = 0
        var rows = 0
    }

    /// Paints the sheet as large as it fits the size, from left to right, then down.
    ///
    /// Never traps; what is too small for its pictures shows what fits of them.
    public func paint(columns: Int, rows: Int, theme: Theme = .direct, glyphs: GlyphSet = .unicode) -> CellGrid {
        var brush = Brush(grid: CellGrid(columns: columns, rows: rows), theme: theme, glyphs: glyphs)
        let top = heading.isEmpty ? 0 : 2
        if !heading.isEmpty {
            brush.text(heading, column: 1, row: 0, theme[.heading], limit: max(1, brush.grid.columns - 2))
        }
        let flow = best(columns: brush.grid.columns - 2, rows: brush.grid.rows - top)
        for (tile, place) in zip(tiles, flow.places) {
            paint(tile, scale: flow.scale, column: place.column + 1, row: place.row + top, &brush)
        }
        return brush.grid
    }

    /// The rows a sheet of this width needs at a readable scale: for pictures whose height nobody asked for.
    public func rows(forColumns columns: Int) -> Int {
        let top = heading.isEmpty ? 0 : 2
        let widest = tiles.map(\.scene.screen.displaySize.width).max() ?? 1
        let perRow = max(1, min(tiles.count, (columns - 2) / 58))
        let scale = max(4, widest * Double(perRow) / Double(max(1, columns - 2 - perRow * (2 + Self.gap.columns))))
        return min(CellGrid.longestSide, flow(scale: (scale * 2).rounded(.up) / 2, columns: columns - 2).rows + top)
    }

    private func best(columns: Int, rows: Int) -> Flow {
        var scale = 3.0
        while scale < 200 {
            let flow = flow(scale: scale, columns: columns)
            if flow.columns <= columns, flow.rows <= rows { return flow }
            scale += 0.5
        }
        return flow(scale: scale, columns: columns)
    }

    private func flow(scale: Double, columns: Int) -> Flow {
        var flow = Flow(scale: scale)
        var (column, row, lineHeight) = (0, 0, 0)
        for tile in tiles {
            let size = tile.scene.screen.displaySize
            let width = max(
                DisplayScale.columns(of: size, scale: scale) + DisplayScale.border, min(24, title(tile).count))
            let height = DisplayScale.rows(of: size, scale: scale) + DisplayScale.border + Self.words
            if column > 0, column + width > columns {
                row += lineHeight + Self.gap.rows
                (column, lineHeight) = (0, 0)
            }
            flow.places.append((column, row))
            flow.columns = max(flow.columns, column + width)
            lineHeight = max(lineHeight, height)
            flow.rows = row + lineHeight
            column += width + Self.gap.columns
        }
        return flow
    }

    private func title(_ tile: Tile) -> String {
        tile.title.isEmpty ? DisplayCaption.size(tile.scene.screen.displaySize) : tile.title
    }

    private func paint(_ tile: Tile, scale: Double, column: Int, row: Int, _ brush: inout Brush) {
        let size = tile.scene.screen.displaySize
        let area = CellArea(
            column: column + 1, row: row + 2, columns: DisplayScale.columns(of: size, scale: scale),
            rows: DisplayScale.rows(of: size, scale: scale))
        var painter = DisplayPainter(
            scene: tile.scene, area: area, map: PointMap(scale: scale, column: area.left, row: area.top), light: .lit)
        painter.showsGuides = guides
        painter.showsReasons = reasons
        painter.paint(on: &brush)
        let room = area.columns + Self.gap.columns
        let used =
            tile.title.isEmpty
            ? 0 : brush.text("\(tile.title) ", column: column + 1, row: row, brush.theme[.heading], limit: room)
        // Whole parts only: what has no room is left out.
        var column = column + 1 + used
        let right = area.left + room
        for (index, part) in DisplayCaption.parts(tile.scene).enumerated() {
            let text = index == 0 && used == 0 ? part : "· \(part)"
            guard column + VisibleText(text, glyphs: brush.glyphs).width <= right else { break }
            column += brush.text(text, column: column, row: row, brush.theme[.quiet]) + 1
        }
        brush.text(note(tile.scene), column: column + 1, row: area.bottom + 1, brush.theme[.warning], limit: room)
    }

    /// What gave way, in one line; empty when nothing did.
    private func note(_ scene: Scene) -> String {
        let titles = scene.bars.overflow.map(\.title)
        var words: [String] = []
        if !titles.isEmpty { words.append("in the menu: " + titles.joined(separator: ", ")) }
        words += scene.findings.filter { $0.severity == .warning }.map { "! \($0.message)" }
        return words.joined(separator: " · ")
    }
}

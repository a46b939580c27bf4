import CreaseDevice
public import CreaseLayout

/// Scenes on one sheet, each a lit display with a caption, all at one scale: a single picture, every pose, every tier.
public struct SceneSheet: Sendable {
    /// A scene with what its caption begins with.
    public struct Item: Sendable {
        public var title: String
        public var scene: Scene

        public init(_ title: String, _ scene: Scene) {
            self.title = title
            self.scene = scene
        }
    }

    /// Columns and rows between two displays.
    private static let gap = (columns: 2, rows: 1)

    public var items: [Item]

    public init(_ items: [Item]) { self.items = items }

    /// Paints the sheet as large as fits into the given cells; the grid is as large as the sheet, at most the given size.
    public func paint(columns: Int, rows: Int, theme: Theme = .direct, glyphs: GlyphSet = .unicode) -> CellGrid {
        guard let arrangement = best(columns: columns, rows: rows) else { return CellGrid(columns: 1, rows: 1) }
        let size = arrangement.size
        var brush = Brush(
            grid: CellGrid(columns: min(columns, size.columns), rows: min(rows, size.rows)), theme: theme,
            glyphs: glyphs)
        for (item, place) in zip(items, arrangement.places) { paint(item, place, arrangement.scale, &brush) }
        return brush.grid
    }

    private func paint(_ item: Item, _ area: CellArea, _ scale: Double, _ brush: inout Brush) {
        brush.clip = brush.grid.area
        brush.text(
            Self.caption(item), column: area.left, row: area.top - 2, brush.theme[.text], limit: area.columns)
        DisplayPainter(
            scene: item.scene, area: area, map: PointMap(scale: scale, column: area.left, row: area.top), light: .lit
        ).paint(on: &brush)
    }

    /// `book · inner 951×669 · regular × regular`; the window where it is not the whole display.
    private static func caption(_ item: Item) -> String {
        let screen = item.scene.screen
        var parts = [item.title, "\(screen.display.rawValue) \(DisplayCaption.size(screen.displaySize))"]
        if screen.windowSize != screen.displaySize { parts.append("window \(DisplayCaption.size(screen.windowSize))") }
        parts.append("\(screen.sizeClasses.horizontal.rawValue) × \(screen.sizeClasses.vertical.rawValue)")
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    // MARK: Arrangement

    /// Where each display lies, its frame left out.
    private struct Arrangement {
        var scale: Double
        var places: [CellArea]

        var size: (columns: Int, rows: Int) {
            (places.map(\.right).max().map { $0 + 1 } ?? 1, places.map(\.bottom).max().map { $0 + 1 } ?? 1)
        }
    }

    /// Of one to all items in a line, the arrangement that draws the displays largest; of equals the one with more lines.
    private func best(columns: Int, rows: Int) -> Arrangement? {
        var best: Arrangement?
        for perLine in 1...max(1, items.count) where !items.isEmpty {
            let arrangement = arrange(perLine: perLine, columns: columns, rows: rows)
            if arrangement.scale < best?.scale ?? .infinity { best = arrangement }
        }
        return best
    }

    /// Lines of displays at the smallest scale, in steps of half a point, that fits; captions stand above.
    private func arrange(perLine: Int, columns: Int, rows: Int) -> Arrangement {
        var scale = 0.5
        while true {
            let places = places(perLine: perLine, scale: scale)
            let arrangement = Arrangement(scale: scale, places: places)
            let size = arrangement.size
            if size.columns <= columns && size.rows <= rows || scale > 2000 { return arrangement }
            // Far from fitting, larger steps do; the last ones are small.
            let excess = max(Double(size.columns) / Double(max(1, columns)), Double(size.rows) / Double(max(1, rows)))
            scale = max(scale + 0.5, (scale * (1 + (excess - 1) / 2) * 2).rounded(.down) / 2)
        }
    }

    private func places(perLine: Int, scale: Double) -> [CellArea] {
        var places: [CellArea] = []
        var top = 2
        var start = 0
        while start < items.count {
            let line = items[start..<min(items.count, start + perLine)]
            var left = 1
            for item in line {
                let size = item.scene.screen.displaySize
                places.append(
                    CellArea(
                        column: left, row: top, columns: DisplayScale.columns(of: size, scale: scale),
                        rows: DisplayScale.rows(of: size, scale: scale)))
                left = (places.last?.right ?? left) + 2 + Self.gap.columns
            }
            top = (places.suffix(line.count).map(\.bottom).max() ?? top) + 3 + Self.gap.rows
            start += line.count
        }
        return places
    }
}

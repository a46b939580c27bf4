public import CreaseDevice
import CreaseLayout

/// The previewer's screen as a picture: a pure function of what is to be shown and of the size.
public enum PreviewFrame {
    /// Paints a screen of any size; below 60×20 one line says what is needed.
    public static func paint(
        _ preview: Preview, columns: Int, rows: Int, theme: Theme = .direct, glyphs: GlyphSet = .unicode
    ) -> CellGrid {
        var brush = Brush(grid: CellGrid(columns: columns, rows: rows), theme: theme, glyphs: glyphs)
        guard let arrangement = arrangement(preview, columns: columns, rows: rows) else {
            let (needed, has) = (PreviewArrangement.minimum, brush.grid.area)
            brush.text(
                "needs \(needed.columns)×\(needed.rows), have \(has.columns)×\(has.rows)", column: 0, row: 0,
                theme[.text])
            return brush.grid
        }
        for stage in arrangement.stages { paint(stage, of: arrangement, preview, &brush) }
        PreviewHeader(preview: preview, arrangement: arrangement).paint(on: &brush)
        PreviewStrip(preview: preview).paint(arrangement.strip, on: &brush)
        paintFooter(preview, row: arrangement.footer, &brush)
        if let panel = preview.panel { PanelPainter(panel: panel).paint(on: &brush) }
        return brush.grid
    }

    /// Where things lie at a size; `nil` below the minimum.
    public static func arrangement(_ preview: Preview, columns: Int, rows: Int) -> PreviewArrangement? {
        guard columns >= PreviewArrangement.minimum.columns, rows >= PreviewArrangement.minimum.rows else { return nil }
        return PreviewArrangement(
            for: preview, columns: min(columns, CellGrid.longestSide), rows: min(rows, CellGrid.longestSide))
    }

    /// The display under a cell and the point of its window there; `nil` beside the displays.
    public static func hit(
        _ preview: Preview, columns: Int, rows: Int, column: Int, row: Int
    ) -> (which: PreviewArrangement.Stage.Which, point: Point)? {
        guard let arrangement = arrangement(preview, columns: columns, rows: rows),
            let hit = arrangement.hit(column: column, row: row)
        else { return nil }
        let origin = preview.scene(hit.which).screen.windowFrame.origin
        return (hit.which, hit.map.moved(to: origin).point(column: column, row: row))
    }

    /// The row of the preview's panel under a cell; `nil` beside its rows and without a panel.
    public static func panelRow(
        _ preview: Preview, columns: Int, rows: Int, column: Int, row: Int, glyphs: GlyphSet = .unicode
    ) -> Int? {
        guard let panel = preview.panel else { return nil }
        return PanelArrangement(panel, columns: columns, rows: rows, glyphs: glyphs)?
            .row(column: column, row: row, of: panel)
    }

    /// Whether a cell belongs to the box of the preview's panel.
    public static func isOnPanel(
        _ preview: Preview, columns: Int, rows: Int, column: Int, row: Int, glyphs: GlyphSet = .unicode
    ) -> Bool {
        guard let panel = preview.panel else { return false }
        return PanelArrangement(panel, columns: columns, rows: rows, glyphs: glyphs)?.area
            .contains(column: column, row: row) ?? false
    }

    private static func paint(
        _ stage: PreviewArrangement.Stage, of arrangement: PreviewArrangement, _ preview: Preview,
        _ brush: inout Brush
    ) {
        let scene = preview.scene(stage.which)
        brush.clip = stage.clip
        let isLit = preview.isLit(stage.which)
        let light: DisplayPainter.Light =
            isLit ? .lit : preview.options.isDark ? .dark(darkness(preview, stage.which)) : .ghost
        var painter = DisplayPainter(scene: scene, area: stage.area, map: stage.map, light: light)
        painter.selection = preview.options.selection
        painter.showsGuides = preview.options.guides && stage.which == .lit
        painter.showsReasons = preview.options.reasons && stage.which == .lit
        painter.paint(on: &brush)
        brush.clip = brush.grid.area
        let style = brush.theme[isLit ? .text : .quiet]
        let next = arrangement.stages.map(\.area.left).filter { $0 > stage.area.left }.min()
        // Two columns of air before the next caption, or before the words beside the picture.
        let end = next.map { $0 - 2 } ?? stage.caption.right - (arrangement.isBeside ? 1 : 0)
        let caption = DisplayCaption.text(
            scene, isLit: isLit, width: end - stage.caption.left, glyphs: brush.glyphs)
        let room = end - VisibleText(caption, glyphs: brush.glyphs).width
        brush.text(
            caption, column: max(stage.caption.left, min(stage.area.left, room)), row: stage.caption.top, style,
            limit: max(1, end - stage.caption.left))
    }

    private static func darkness(_ preview: Preview, _ which: PreviewArrangement.Stage.Which) -> String {
        preview.scene(which).screen.display == .outer ? "dark while open" : "dark while closed"
    }

    /// Writes the footer alone on the last row of a picture of another kind, with the preview's panel over it.
    public static func paintFooter(_ preview: Preview, on grid: inout CellGrid, theme: Theme, glyphs: GlyphSet) {
        var brush = Brush(grid: grid, theme: theme, glyphs: glyphs)
        paintFooter(preview, row: grid.rows - 1, &brush)
        if let panel = preview.panel { PanelPainter(panel: panel).paint(on: &brush) }
        grid = brush.grid
    }

    /// Keys in bold before their words; what does not fit leaves from the right, help and quit last.
    private static func paintFooter(_ preview: Preview, row: Int, _ brush: inout Brush) {
        let limit = brush.grid.columns - 2
        if let message = preview.message {
            brush.text(message, column: 1, row: row, brush.theme[.current], limit: limit)
            return
        }
        func width(_ keys: [Preview.Key]) -> Int {
            keys.reduce(-2) { sum, key in
                sum + VisibleText("\(key.key) \(key.word)", glyphs: brush.glyphs).width + 2
            }
        }
        var keys = preview.keys
        while keys.count > 2, width(keys) > limit { keys.remove(at: keys.count - 3) }
        var column = 1
        for key in keys {
            column += brush.text(key.key, column: column, row: row, brush.theme[.heading], limit: limit)
            column += 1
            column += brush.text(key.word, column: column, row: row, brush.theme[.quiet], limit: limit)
            column += 2
        }
    }
}

extension Preview {
    func isLit(_ which: PreviewArrangement.Stage.Which) -> Bool {
        switch (which, glow) {
        case (.lit, .one), (.lit, .both), (.other, .both), (.other, .before): true
        case (.other, .one), (.lit, .before): false
        }
    }

    func scene(_ which: PreviewArrangement.Stage.Which) -> Scene {
        switch which {
        case .lit: lit
        case .other: other ?? lit
        }
    }
}

import CreaseDevice
import CreaseLayout

/// Marks at the edge of what scrolls: how much of its content is seen, and which part.
///
/// The device shows them only while a finger moves; here they tell that there is more.
struct ScrollMarkPainter {
    let map: PointMap
    let window: CellArea
    /// The active division, and the first column of its shade: marks stand before that.
    var fold: CellArea?
    var shade: Int?

    func paint(_ nodes: [SceneNode], on brush: inout Brush) {
        for node in nodes { visit(node, depth: 0, &brush) }
    }

    private func visit(_ node: SceneNode, depth: Int, _ brush: inout Brush) {
        guard node.isVisible, depth < 256 else { return }
        if let scroll = node.scroll { mark(scroll, &brush) }
        for child in node.children { visit(child, depth: depth + 1, &brush) }
    }

    private func mark(_ scroll: ScrollInfo, _ brush: inout Brush) {
        let area = map.area(scroll.viewport).intersection(window).intersection(brush.clip)
        guard area.rows >= 3, area.columns >= 3 else { return }
        let style = brush.theme[.quiet]
        if let thumb = Self.thumb(
            content: scroll.contentSize.height, viewport: scroll.viewport.height, offset: scroll.offset.y,
            cells: area.rows)
        {
            let glyph = brush.glyphs.pick("▕", "|")
            var column = area.right - 1
            if let fold, let shade, shade...max(shade, fold.right) ~= column, area.left < shade - 1 {
                column = shade - 1
            }
            for row in thumb where brush.isBlank(column: column, row: area.top + row) {
                brush.put(glyph, column: column, row: area.top + row, style)
            }
        } else if let thumb = Self.thumb(
            content: scroll.contentSize.width, viewport: scroll.viewport.width, offset: scroll.offset.x,
            cells: area.columns)
        {
            let glyph = brush.glyphs.pick("▁", "_")
            for column in thumb where brush.isBlank(column: area.left + column, row: area.bottom - 1) {
                brush.put(glyph, column: area.left + column, row: area.bottom - 1, style)
            }
        }
    }

    /// The cells of a track that a mark covers; `nil` where everything is seen anyway.
    ///
    /// At least one cell; at an end of the track only when the content is at that end.
    static func thumb(content: Double, viewport: Double, offset: Double, cells: Int) -> Range<Int>? {
        guard content.isFinite, viewport.isFinite, offset.isFinite, cells > 0, viewport > 0, content > viewport + 0.5
        else { return nil }
        let length = min(max(1, cells - 1), max(1, Int(cells: Double(cells) * viewport / content)))
        let share = min(1, max(0, offset / (content - viewport)))
        var start = Int(cells: share * Double(cells - length))
        if cells - length >= 2, share > 0.001, share < 0.999 { start = min(max(1, start), cells - length - 1) }
        return start..<start + length
    }
}

import CreaseDevice
import CreaseLayout

/// Draws what the layout is held by: safe area, regions, and the frames of containers, where cells are free.
struct GuidePainter {
    let scene: Scene
    let map: PointMap
    let window: CellArea

    func paint(on brush: inout Brush) {
        for node in scene.nodes { outline(node, depth: 0, &brush) }
        let safe = scene.screen.bounds.inset(by: scene.screen.safeArea)
        outline(map.place(safe), "safe area", &brush)
        for region in scene.screen.regions {
            let state = region.isActive ? "" : " off"
            outline(map.place(region.frame), region.name.rawValue + state, &brush)
        }
    }

    private func outline(_ node: SceneNode, depth: Int, _ brush: inout Brush) {
        guard node.isVisible, depth < 64 else { return }
        let area = map.place(node.frame)
        if node.drawing == .none, area.rows >= 3, area.columns >= 4 { outline(area, nil, &brush) }
        for child in node.children { outline(child, depth: depth + 1, &brush) }
    }

    private func outline(_ area: CellArea, _ name: String?, _ brush: inout Brush) {
        let style = brush.theme[.guide]
        let seen = area.intersection(window)
        guard area.rows >= 2, area.columns >= 2, !seen.isEmpty else { return }
        let (across, along) = (brush.glyphs.pick("┄", "."), brush.glyphs.pick("┆", ":"))
        for column in seen.left..<seen.right {
            for row in [area.top, area.bottom - 1] where brush.isBlank(column: column, row: row) {
                brush.put(across, column: column, row: row, style)
            }
        }
        for row in seen.top..<seen.bottom {
            for column in [area.left, area.right - 1] where brush.isBlank(column: column, row: row) {
                brush.put(along, column: column, row: row, style)
            }
        }
        if let name, area.columns > name.count + 2 {
            brush.text(name, column: area.left + 1, row: area.top, style, limit: area.columns - 2)
        }
    }
}

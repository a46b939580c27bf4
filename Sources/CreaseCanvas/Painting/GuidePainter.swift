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

/// Writes the reason of every toolbar item beside it.
struct ReasonPainter {
    let scene: Scene
    let map: PointMap
    let window: CellArea

    func paint(on brush: inout Brush) {
        let bars = scene.bars
        let rail = bars.rail?.frame
        let isRight = (rail?.midX ?? 0) >= scene.screen.bounds.midX
        var usedRows: Set<Int> = []
        for item in bars.rail?.items ?? [] {
            guard let rail, let words = words(for: item, bars) else { continue }
            let row = map.row(containing: item.frame.midY)
            usedRows.insert(row)
            if isRight {
                write(words, endingAt: map.column(edge: rail.minX) - 1, row: row, &brush)
            } else {
                write(words, from: map.column(edge: rail.maxX) + 1, row: row, &brush)
            }
        }
        for bar in [bars.top, bars.bottom].compactMap({ $0 }) {
            let isTop = bar.frame.midY < scene.screen.bounds.midY
            for item in bar.items {
                guard let words = words(for: item, bars) else { continue }
                var row = map.row(containing: item.frame.midY)
                repeat { row += isTop ? 1 : -1 } while usedRows.contains(row)
                usedRows.insert(row)
                write(words, endingAt: map.place(item.frame).right, row: row, &brush)
            }
        }
    }

    private func words(for item: BarItem, _ bars: Bars) -> String? {
        if item.role == .overflow {
            guard let first = bars.overflow.first else { return nil }
            let titles = bars.overflow.map(\.title).joined(separator: ", ")
            return "\(titles): \(first.reason.words)"
        }
        return bars.decisions.first { $0.id == item.id }.map { "\($0.title): \($0.reason.words)" }
    }

    private func write(_ words: String, endingAt right: Int, row: Int, _ brush: inout Brush) {
        let text = " \(words) "
        let width = min(VisibleText(text, glyphs: brush.glyphs).width, max(0, right - window.left))
        let left = max(window.left, right - width)
        place(text, CellArea(left: left, top: row, right: left + width, bottom: row + 1), &brush)
    }

    private func write(_ words: String, from left: Int, row: Int, _ brush: inout Brush) {
        let text = " \(words) "
        let width = min(VisibleText(text, glyphs: brush.glyphs).width, max(0, window.right - left))
        place(text, CellArea(left: left, top: row, right: left + width, bottom: row + 1), &brush)
    }

    private func place(_ text: String, _ area: CellArea, _ brush: inout Brush) {
        brush.clear(area)
        brush.text(text, column: area.left, row: area.top, brush.theme[.reason], limit: area.columns)
    }
}

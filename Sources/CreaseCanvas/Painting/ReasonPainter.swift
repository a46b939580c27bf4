import CreaseDevice
import CreaseLayout

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
        for bar in [bars.top, bars.bottom, bars.keyboard].compactMap({ $0 }) {
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
            let menu = bars.overflow.filter { $0.control == item.id }
            guard let first = menu.first else { return nil }
            let titles = menu.map(\.title).joined(separator: ", ")
            return "\(titles): \(first.reason.words)"
        }
        return bars.decisions.first { $0.id == item.id }.map { "\($0.title): \($0.reason.words)" }
    }

    private func write(_ words: String, endingAt right: Int, row: Int, _ brush: inout Brush) {
        let text = fitted(words, right - window.left, brush.glyphs)
        let width = VisibleText(text, glyphs: brush.glyphs).width
        let left = max(window.left, right - width)
        place(text, CellArea(left: left, top: row, right: max(left, right), bottom: row + 1), &brush)
    }

    private func write(_ words: String, from left: Int, row: Int, _ brush: inout Brush) {
        let text = fitted(words, window.right - left, brush.glyphs)
        let width = VisibleText(text, glyphs: brush.glyphs).width
        place(text, CellArea(left: left, top: row, right: min(window.right, left + width), bottom: row + 1), &brush)
    }

    /// As many clauses of a reason as fit whole, from the first; of the first, as many words.
    private func fitted(_ words: String, _ room: Int, _ glyphs: GlyphSet) -> String {
        func fits(_ text: String) -> Bool { VisibleText(text, glyphs: glyphs).width + 2 <= room }
        guard !fits(words) else { return " \(words) " }
        // The titles before the colon may have commas of their own.
        let reason = words.lastIndex(of: ":") ?? words.startIndex
        if let comma = words[reason...].firstIndex(of: ","), fits(String(words[..<comma])) {
            return " \(words[..<comma]) "
        }
        var rest = Substring(words)
        while let space = rest.lastIndex(of: " ") {
            rest = rest[..<space]
            if fits("\(rest)…") { return " \(rest)\(glyphs.clipMark) " }
        }
        return " \(words) "
    }

    private func place(_ text: String, _ area: CellArea, _ brush: inout Brush) {
        guard !area.isEmpty else { return }
        brush.clear(area)
        brush.text(text, column: area.left, row: area.top, brush.theme[.reason], limit: area.columns)
    }
}

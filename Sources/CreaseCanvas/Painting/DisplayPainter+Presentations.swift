import CreaseDevice
import CreaseLayout

/// What lies over the app: sheets, alerts, menus, the keyboard.
extension DisplayPainter {
    func drawPresentation(_ presentation: Presentation, _ brush: inout Brush) {
        let frame = windowMap.place(presentation.frame)
        if presentation.kind != .inspector { brush.grid.dim(window.intersection(brush.clip), brush.theme) }
        let isWhole = presentation.kind == .fullScreenCover || presentation.kind == .inspector
        // Where a sheet meets the window's edge, that edge is its own; its frame lies beyond the clip there.
        var outline = frame
        if frame.left <= window.left + 1 { outline.left = window.left - 1 }
        if frame.right >= window.right - 1 { outline.right = window.right + 1 }
        if frame.bottom >= window.bottom - 1 { outline.bottom = window.bottom + 1 }
        // A menu of few rows would lose one of them to its frame: the frame stands around it.
        if frame.rows <= Self.lowest,
            ScenePainter.lineCount(in: presentation.nodes, upTo: frame.rows) > max(0, frame.rows - 2)
        {
            outline.top -= 1
            outline.bottom += 1
        }
        brush.clear(isWhole ? frame : outline.intersection(window))
        if !isWhole { brush.frame(outline, .rounded, brush.theme[.litFrame]) }
        let inside = isWhole ? frame : outline.inset(by: 1)
        var nodes = presentation.nodes
        if let title = presentation.title, !title.isEmpty, !Self.shows(title, nodes, depth: 0) {
            let band = Rect(
                x: presentation.frame.x, y: presentation.frame.y + 16, width: presentation.frame.width, height: 22)
            nodes.append(
                SceneNode(
                    id: presentation.id, kind: "Text", frame: band,
                    drawing: .text(
                        lines: [title], style: DrawnText(size: 17, lineHeight: 22, isBold: true, alignment: .center),
                        isTruncated: false)))
        }
        ScenePainter.paint(
            nodes, bars: presentation.bars.map { [$0] } ?? [], on: &brush, map: windowMap,
            window: inside.intersection(window), frame: presentation.frame, selection: selection,
            rail: presentation.bars?.rail.map { windowMap.place($0.frame).intersection(inside) })
    }

    /// Rows of a presentation that a frame inside it would crowd.
    private static let lowest = 12

    static func shows(_ title: String, _ nodes: [SceneNode], depth: Int) -> Bool {
        depth < 20 && nodes.contains { $0.label == title || shows(title, $0.children, depth: depth + 1) }
    }

    func drawKeyboard(_ frame: Rect, _ brush: inout Brush) {
        let area = windowMap.place(frame).intersection(window)
        guard !area.isEmpty else { return }
        brush.clear(area)
        let style = brush.theme[.system]
        brush.line(CellArea(left: area.left, top: area.top, right: area.right, bottom: area.top + 1), .light, style)
        let keys = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        let inside = area.inset(top: 1)
        guard inside.rows >= 4, inside.columns >= 12 else {
            writeCentered("keyboard", in: inside, style, &brush)
            return
        }
        let pitch = max(1, min(6, (inside.columns - 2) / 10))
        for (line, letters) in keys.enumerated() {
            let row = inside.top + (inside.rows * (2 * line + 1)) / 8
            let width = (letters.count - 1) * pitch + 1
            for (index, letter) in letters.unicodeScalars.enumerated() {
                brush.put(
                    Glyph(letter), column: inside.left + (inside.columns - width) / 2 + index * pitch, row: row, style)
            }
        }
        let bar = pitch * 5
        let row = inside.top + inside.rows * 7 / 8
        let left = inside.left + (inside.columns - bar) / 2
        brush.line(CellArea(left: left, top: row, right: left + bar, bottom: row + 1), .light, style)
    }
}

import CreaseDevice
import CreaseLayout

/// Draws what the layout is held by: the safe area, the regions, the rail's budget, the corners and sizes of frames.
///
/// Guides lie over the picture without hiding it: lines and corners only take cells that are empty, numbers stand where
/// there is room for all of them.
struct GuidePainter {
    let scene: Scene
    let map: PointMap
    let window: CellArea
    var selection: ViewID?

    private var screen: Screen { scene.screen }

    /// 1. Corners of frames.
    /// 2. Sizes of what stands for itself.
    /// 3. The safe area with its insets, the regions with their extents, the rail with its budget.
    /// 4. The selected element's distances to the window's edges.
    func paint(on brush: inout Brush) {
        let outer = brush.clip
        brush.clip = brush.clip.intersection(window)
        defer { brush.clip = outer }
        var seen: Set<CellArea> = []
        let layers = scene.presentations.last.map { $0.nodes } ?? scene.nodes
        for node in layers { mark(node, depth: 0, &seen, &brush) }
        let insets = screen.safeArea
        let words = [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: "·")
        outline(map.place(screen.bounds.inset(by: insets)), &brush)
        name("safe area \(words)", map.place(screen.bounds.inset(by: insets)), &brush)
        for region in screen.regions { paint(region, &brush) }
        paintBudget(&brush)
        paintDistances(&brush)
    }

    private func number(_ value: Double) -> String { DisplayCaption.number(value) }

    // MARK: Frames

    /// Corners where a frame is large enough to have four, its size where its middle is free.
    private func mark(_ node: SceneNode, depth: Int, _ seen: inout Set<CellArea>, _ brush: inout Brush) {
        guard node.isVisible, !node.clip.isEmpty, depth < 64 else { return }
        let area = map.place(node.frame)
        if area.rows >= 3, area.columns >= 6, seen.insert(area).inserted {
            corners(area, &brush)
            if isThing(node) { size(of: node, area, &brush) }
        }
        for child in node.children { mark(child, depth: depth + 1, &seen, &brush) }
    }

    /// What a person would call one thing: has a drawing of its own or can be tapped.
    private func isThing(_ node: SceneNode) -> Bool {
        switch node.drawing {
        case .none: node.tap != nil || node.scroll != nil
        case .text, .symbol, .separator, .chevron: false
        case .picture, .fill, .shape, .frame, .toggle, .checkmark, .slider, .stepper, .progress, .segments,
            .placeholder:
            true
        }
    }

    /// All four or none: a corner alone is only a speck beside a word.
    private func corners(_ area: CellArea, _ brush: inout Brush) {
        let style = brush.theme[.guide]
        let places: [(Int, Int, Glyph)] = [
            (area.left, area.top, brush.glyphs.pick("┌", "+")),
            (area.right - 1, area.top, brush.glyphs.pick("┐", "+")),
            (area.left, area.bottom - 1, brush.glyphs.pick("└", "+")),
            (area.right - 1, area.bottom - 1, brush.glyphs.pick("┘", "+")),
        ]
        guard places.allSatisfy({ isFree(column: $0.0, row: $0.1, brush) }) else { return }
        for (column, row, glyph) in places { brush.put(glyph, column: column, row: row, style) }
    }

    /// `140×112` in the first free row from the top.
    private func size(of node: SceneNode, _ area: CellArea, _ brush: inout Brush) {
        let text = DisplayCaption.size(node.frame.size)
        let width = VisibleText(text, glyphs: brush.glyphs).width
        guard area.columns >= width + 2 else { return }
        let left = area.left + 1
        for row in area.top..<min(area.bottom, area.top + 3) {
            guard (left - 1..<left + width + 1).allSatisfy({ isFree(column: $0, row: row, brush) }) else { continue }
            brush.text(text, column: left, row: row, brush.theme[.guide], limit: width)
            return
        }
    }

    /// Nothing there but perhaps a corner of ours.
    private func isFree(column: Int, row: Int, _ brush: Brush) -> Bool {
        guard brush.clip.contains(column: column, row: row) else { return false }
        if brush.isBlank(column: column, row: row) { return true }
        return brush.grid[column, row].style.foreground == brush.theme[.guide].foreground
            && BoxArms(of: brush.grid[column, row].glyph) != nil
    }

    // MARK: Areas

    private func outline(_ area: CellArea, _ brush: inout Brush) {
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
    }

    /// A name on the top edge of an area, whole or not at all.
    private func name(_ text: String, _ area: CellArea, _ brush: inout Brush) {
        let width = VisibleText(text, glyphs: brush.glyphs).width
        guard area.columns > width + 1 else { return }
        brush.text(text, column: area.left + 1, row: max(area.top, window.top), brush.theme[.guide], limit: width)
    }

    /// An outline with name, state and extent; beside it where the region is narrower than its words.
    private func paint(_ region: Region, _ brush: inout Brush) {
        let area = map.place(region.frame).intersection(window)
        guard !area.isEmpty else { return }
        outline(area, &brush)
        let state = region.isActive ? "active" : "inactive"
        let extent: String
        switch region.kind {
        case .division:
            let isVertical = region.frame.height >= region.frame.width
            let (from, to) =
                isVertical ? (region.frame.minX, region.frame.maxX) : (region.frame.minY, region.frame.maxY)
            extent = "\(number(from))…\(number(to))"
        case .occlusion: extent = DisplayCaption.size(region.frame.size)
        }
        let text = " \(region.name.rawValue) \(extent) \(state) "
        let width = VisibleText(text, glyphs: brush.glyphs).width
        guard width <= window.columns else { return }
        let middle = (area.left + area.right - width) / 2
        let column = min(max(window.left, middle), window.right - width)
        // The fold's words stand low, where bars and titles are not.
        let row = region.kind == .division ? max(area.top, area.bottom - 5) : max(area.top, area.bottom - 1)
        brush.clear(CellArea(column: column, row: row, columns: width, rows: 1))
        brush.text(text, column: column, row: row, brush.theme[.guide], limit: width)
    }

    // MARK: Numbers

    /// A bracket beside the rail as long as the room its controls share, with what they take of it.
    private func paintBudget(_ brush: inout Brush) {
        guard let span = screen.railSpan, let rail = scene.bars.rail else { return }
        let isRight = rail.frame.midX >= screen.bounds.midX
        let column = isRight ? map.column(edge: rail.frame.minX) : map.column(edge: rail.frame.maxX) - 1
        let (top, bottom) = (map.row(containing: span.lowerBound), map.row(containing: span.upperBound - 0.5))
        let style = brush.theme[.guide]
        guard bottom > top + 1 else { return }
        for row in top...bottom {
            let glyph =
                row == top
                ? brush.glyphs.pick("┬", "+")
                : row == bottom ? brush.glyphs.pick("┴", "+") : brush.glyphs.pick("│", "|")
            brush.put(glyph, column: column, row: row, style)
        }
        let text = " rail \(number(rail.used)) of \(number(rail.available)) pt "
        let width = VisibleText(text, glyphs: brush.glyphs).width
        let left = isRight ? column - width : column + 1
        let label = CellArea(column: left, row: bottom, columns: width, rows: 1)
        guard label.left >= window.left, label.right <= window.right else { return }
        brush.clear(label)
        brush.text(text, column: left, row: bottom, style, limit: width)
    }

    /// Lines from the middle of the selected element's edges to the window's, each with its length in points.
    private func paintDistances(_ brush: inout Brush) {
        guard let selection, let element = SceneElement.find(selection, in: scene) else { return }
        let frame = element.frame
        let area = map.place(frame)
        let (row, column) = (map.row(containing: frame.midY), map.column(containing: frame.midX))
        let bounds = screen.bounds
        across(window.left, area.left, row: row, frame.minX - bounds.minX, &brush)
        across(area.right, window.right, row: row, bounds.maxX - frame.maxX, &brush)
        along(window.top, area.top, column: column, frame.minY - bounds.minY, &brush)
        along(area.bottom, window.bottom, column: column, bounds.maxY - frame.maxY, &brush)
    }

    private func across(_ from: Int, _ to: Int, row: Int, _ distance: Double, _ brush: inout Brush) {
        let text = number(distance)
        guard to - from > text.count, row >= window.top, row < window.bottom else { return }
        let style = brush.theme[.selected]
        brush.line(CellArea(left: from, top: row, right: to, bottom: row + 1), .dotted, style)
        brush.text(text, column: (from + to - text.count) / 2, row: row, style, limit: text.count)
    }

    private func along(_ from: Int, _ to: Int, column: Int, _ distance: Double, _ brush: inout Brush) {
        let text = number(distance)
        guard to > from, column >= window.left, column < window.right else { return }
        let style = brush.theme[.selected]
        brush.line(CellArea(left: column, top: from, right: column + 1, bottom: to), .dotted, style)
        let left = min(max(window.left, column - text.count / 2), window.right - text.count)
        brush.text(text, column: left, row: (from + to - 1) / 2, style, limit: text.count)
    }
}

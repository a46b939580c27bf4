import CreaseDevice
import CreaseLayout

/// Paints the nodes of one layer: a window's content, or that of a sheet.
///
/// 1. Areas and lines, back to front: fills, frames, controls. What is opaque hides what was there.
/// 2. Labels, when everything that could be in their way is known (`ScenePainter+Labels`).
/// 3. Separators, where nothing is.
/// 4. The mark of the selected element.
///
/// Only frames with three rows are drawn as boxes; lower ones become parentheses on their middle row.
struct ScenePainter {
    let map: PointMap
    let selection: ViewID?
    /// The whole window in cells; nothing is painted outside.
    let window: CellArea
    var layer: LayerMap
    var labels: [LabelNote] = []
    private var separators: [CellArea] = []
    private var selected: CellArea?

    private static let deepest = 512

    /// What a node inherits from the nodes around it.
    struct Surroundings {
        /// The inside of the nearest drawn container.
        var inside: CellArea
        /// The frame of the nearest ancestor that is wider: tells where a hugging text is aligned.
        var frame: Rect
        /// Replaces the style of labels: on prominent buttons.
        var emphasis: CellStyle?
        var isSelected = false
        var depth = 0
    }

    private init(map: PointMap, window: CellArea, selection: ViewID?, grid: CellGrid) {
        self.map = map
        self.window = window
        self.selection = selection
        layer = LayerMap(columns: grid.columns, rows: grid.rows)
    }

    /// Paints nodes within the cells of a window.
    ///
    /// - Parameters:
    ///   - fold: the active division; no label of the neighbourhood runs into it.
    ///   - shade: the first column of the division's shade, which begins a little before it.
    ///   - rail: the system's strip at a side; the same, and horizontal bars end before it.
    static func paint(
        _ nodes: [SceneNode], bars: [Bars] = [], on brush: inout Brush, map: PointMap, window: CellArea, frame: Rect,
        selection: ViewID?, fold: CellArea? = nil, shade: Int? = nil, rail: CellArea? = nil
    ) {
        let outer = brush.clip
        brush.clip = brush.clip.intersection(window)
        defer { brush.clip = outer }
        guard !brush.clip.isEmpty else { return }
        var painter = ScenePainter(map: map, window: window, selection: selection, grid: brush.grid)
        for barrier in [fold, rail].compactMap({ $0 }) { painter.layer.enclose(barrier) }
        var surroundings = Surroundings(inside: window, frame: frame)
        for node in nodes { painter.visit(node, in: surroundings, &brush) }
        if let rail, !rail.isEmpty {
            surroundings.inside =
                rail.left > window.left
                ? CellArea(left: window.left, top: window.top, right: rail.left, bottom: window.bottom)
                : CellArea(left: rail.right, top: window.top, right: window.right, bottom: window.bottom)
        }
        for bars in bars { painter.addBars(bars, in: surroundings, &brush) }
        painter.placeLabels(&brush)
        painter.clearCrumbs(&brush)
        painter.drawSeparators(&brush)
        ScrollMarkPainter(map: map, window: window, fold: fold, shade: shade).paint(nodes, on: &brush)
        painter.markSelection(&brush)
    }

    mutating func visit(_ node: SceneNode, in surroundings: Surroundings, _ brush: inout Brush) {
        guard node.isVisible, node.opacity >= 0.05, surroundings.depth < Self.deepest else { return }
        var inner = surroundings
        inner.depth += 1
        if node.frame.width > surroundings.frame.width { inner.frame = node.frame }
        if let scroll = node.scroll { layer.enclose(map.area(scroll.viewport).intersection(inner.inside)) }
        if node.id == selection {
            let area = map.place(node.frame)
            if area.rows >= 3, area.columns >= 3 { selected = area } else { inner.isSelected = true }
        }
        if !node.isEnabled { inner.emphasis = brush.theme[.secondaryLabel] }
        let visitsChildren = node.clip.isEmpty || draw(node, &inner, &brush)
        guard visitsChildren else { return }
        for child in node.children {
            var place = inner
            if child.frame.width + 8 < node.frame.width { place.frame = node.frame }
            if node.kind == "ArrangementView" || node.kind == "NavigationSplitView" {
                let pane = map.area(child.frame).intersection(inner.inside)
                layer.enclose(pane)
                place.inside = pane
            }
            visit(child, in: place, &brush)
        }
    }

    /// Draws one node; `false` when that took care of its children.
    private mutating func draw(_ node: SceneNode, _ inner: inout Surroundings, _ brush: inout Brush) -> Bool {
        let outer = brush.clip
        // A frame shown whole clips nothing: its label may run past it.
        let clip = node.clip == node.frame ? outer : map.place(node.clip)
        brush.clip = outer.intersection(clip)
        defer { brush.clip = outer }
        let area = map.place(node.frame)
        switch node.drawing {
        case .none:
            return true
        case .text(let lines, let style, let isTruncated):
            addText(lines, style, isTruncated: isTruncated, node: node, in: inner, clip: clip, brush)
            return true
        case .symbol(let name, let paint):
            let glyph = SymbolTable.glyph(for: name, in: brush.glyphs)
            addSymbol(glyph, node: node, style: brush.theme.ink(paint ?? .primary), in: inner, clip: clip)
            return true
        case .picture(let name):
            drawPicture(name, area: area, clip: clip, inner: &inner, &brush)
            return true
        case .fill(let paint):
            drawFill(node.frame, .rectangle, paint, inner: &inner, &brush)
            return true
        case .shape(let kind, let fill, let stroke):
            drawShape(node, kind, fill: fill, stroke: stroke, inner: &inner, &brush)
            return true
        case .separator(let axis):
            separators.append(separator(node.frame, axis).intersection(clip).intersection(inner.inside))
            return true
        case .frame(_, let fill, let isProminent):
            return drawFrame(node, area: area, clip: clip, fill: fill, isProminent: isProminent, inner: &inner, &brush)
        case .toggle, .checkmark, .slider, .stepper, .progress, .chevron:
            drawControl(node, area: area, in: inner, clip: clip, &brush)
            return true
        case .segments(let titles, let selected):
            drawSegments(titles, selected: selected, area: area, clip: clip, inner: &inner, &brush)
            return true
        case .placeholder(let label, _):
            drawPlaceholder(label, area: area, clip: clip, inner: &inner, &brush)
            return true
        }
    }

    /// A line one cell thick: where rows are coarser than the device's, the row above the edge.
    private func separator(_ frame: Rect, _ axis: Axis) -> CellArea {
        var area = map.place(frame)
        switch axis {
        case .horizontal:
            area.top = map.row(containing: frame.midY - 0.25)
            area.bottom = area.top.adding(1)
        case .vertical:
            area.left = map.column(containing: frame.midX)
            area.right = area.left.adding(1)
        }
        return area
    }

    /// Separators give way to everything: they are drawn only where their whole length is free.
    private mutating func drawSeparators(_ brush: inout Brush) {
        let style = brush.theme[.element]
        // Those of one list stand under each other: all of them are drawn or none, a few would only look odd.
        var crowded: Set<Range<Int>> = []
        for area in separators where !area.isEmpty && area.rows == 1 {
            let seen = area.intersection(brush.clip)
            if !seen.isEmpty, !isFree(seen, brush) { crowded.insert(area.left..<area.right) }
        }
        for area in separators where !area.isEmpty {
            let seen = area.intersection(brush.clip)
            guard !seen.isEmpty, isFree(seen, brush) else { continue }
            if area.rows == 1, crowded.contains(area.left..<area.right) { continue }
            brush.line(area, .light, style)
        }
    }

    private func isFree(_ area: CellArea, _ brush: Brush) -> Bool {
        for row in area.top..<area.bottom {
            for column in area.left..<area.right
            where !brush.isBlank(column: column, row: row) || layer.isSolid(column: column, row: row) {
                return false
            }
        }
        return true
    }

    /// A heavy frame on the selected element's edge; letters on the edge stay.
    private func markSelection(_ brush: inout Brush) {
        guard let selected, !selected.intersection(brush.clip).isEmpty else { return }
        let style = brush.theme[.selected]
        var frame = CellGrid(columns: selected.columns, rows: selected.rows)
        frame.frame(frame.area, kind: .heavy, style: style, glyphs: brush.glyphs)
        for row in 0..<frame.rows {
            for column in 0..<frame.columns where frame[column, row].glyph != .space {
                let place = (column: selected.left + column, row: selected.top + row)
                let below = brush.grid[place.column, place.row]
                let isLine = BoxArms(of: below.glyph) != nil && !below.glyph.base.properties.isAlphabetic
                guard isLine || below.glyph == .space && below.span == .single || Self.isBlock(below.glyph) else {
                    continue
                }
                // Orange is lost on a coloured ground: the letters' colour stands off it.
                let ground = below.style.background
                var look = style
                if ground != .standard { look.foreground = brush.theme.depth.nearest(to: Theme.letters(on: ground)) }
                brush.put(frame[column, row].glyph, column: place.column, row: place.row, look)
            }
        }
    }

    /// Shades, halves, quarters and eighths of a cell.
    static func isBlock(_ glyph: Glyph) -> Bool { (0x2580...0x259F).contains(glyph.base.value) }
}

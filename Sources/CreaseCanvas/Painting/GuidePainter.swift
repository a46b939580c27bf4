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
    /// The capsule of tabs over the app, which no guide crosses.
    let pill: CellArea
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
        var sizes: Set<Size> = []
        mark(scene.presentations.last?.nodes ?? scene.nodes, depth: 0, &sizes, &brush)
        let insets = screen.safeArea
        let words = [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: "·")
        outline(map.place(screen.bounds.inset(by: insets)), &brush)
        let safe = map.place(screen.bounds.inset(by: insets))
        note([" safe area \(words) ", " safe area "], rows: [max(safe.top, window.top)], &brush) { _ in safe.left + 1 }
        for region in screen.regions { paint(region, &brush) }
        paintBudget(&brush)
        paintDistances(&brush)
    }

    private func number(_ value: Double) -> String { DisplayCaption.number(value) }

    // MARK: Frames

    /// Corners of what has no edges of its own to be seen, the size of what has.
    ///
    /// - Parameter sizes: those written already; once is enough.
    private func mark(_ nodes: [SceneNode], depth: Int, _ sizes: inout Set<Size>, _ brush: inout Brush) {
        guard depth < 64 else { return }
        let seen = nodes.filter { $0.isVisible && !$0.clip.isEmpty }
        // Neighbours of one size get their corners all or none: a few would only look odd.
        var groups: [Size: [CellArea]] = [:]
        for node in seen where isBare(node) { groups[node.frame.size, default: []].append(map.place(node.frame)) }
        for group in groups.values { corners(group, &brush) }
        for node in seen {
            if isThing(node) { size(of: node, &sizes, &brush) }
            mark(node.children, depth: depth + 1, &sizes, &brush)
        }
    }

    /// Takes room and shows nothing of it.
    private func isBare(_ node: SceneNode) -> Bool {
        switch node.drawing {
        case .none: node.tap != nil || node.scroll != nil || node.identifier != nil
        case .text(let lines, _, _): lines.count > 1
        case .symbol, .separator, .chevron, .picture, .fill, .shape, .frame, .toggle, .checkmark, .slider, .stepper,
            .progress, .segments, .placeholder:
            false
        }
    }

    /// Has edges to be seen.
    private func isThing(_ node: SceneNode) -> Bool {
        switch node.drawing {
        case .picture, .fill, .shape, .frame, .placeholder: true
        case .none, .text, .symbol, .separator, .chevron, .toggle, .checkmark, .slider, .stepper, .progress,
            .segments:
            false
        }
    }

    /// All four of all areas or none: a corner alone is only a speck beside a word.
    private func corners(_ areas: [CellArea], _ brush: inout Brush) {
        let style = brush.theme[.guide]
        var places: [(Int, Int, Glyph)] = []
        for area in areas where area.rows >= 3 && area.columns >= 6 {
            places += [
                (area.left, area.top, brush.glyphs.pick("┌", "+")),
                (area.right - 1, area.top, brush.glyphs.pick("┐", "+")),
                (area.left, area.bottom - 1, brush.glyphs.pick("└", "+")),
                (area.right - 1, area.bottom - 1, brush.glyphs.pick("┘", "+")),
            ]
        }
        places.removeAll { !window.contains(column: $0.0, row: $0.1) }
        guard places.allSatisfy({ brush.isBare(column: $0.0, row: $0.1) }) else { return }
        for (column, row, glyph) in places { brush.put(glyph, column: column, row: row, style) }
    }

    /// `140×112` in the first free row from the top, where that leaves the thing to be seen; each size once.
    private func size(of node: SceneNode, _ sizes: inout Set<Size>, _ brush: inout Brush) {
        let area = map.place(node.frame)
        let text = " \(DisplayCaption.size(node.frame.size)) "
        let width = VisibleText(text, glyphs: brush.glyphs).width
        guard area.columns >= width + 4, area.rows >= 4, !sizes.contains(node.frame.size) else { return }
        for row in area.top + 1..<min(area.bottom - 1, area.top + 3)
        where hasRoom(text, column: area.left + 1, row: row, onGround: true, brush) {
            sizes.insert(node.frame.size)
            write(text, column: area.left + 1, row: row, &brush)
            return
        }
    }

    // MARK: Areas

    /// Dotted along all four edges, where nothing is: not between words, not across colours or the tabs.
    private func outline(_ area: CellArea, _ brush: inout Brush) {
        let style = brush.theme[.guide]
        let seen = area.intersection(window)
        guard area.rows >= 2, area.columns >= 2, !seen.isEmpty else { return }
        let (across, along) = (brush.glyphs.pick("┄", "."), brush.glyphs.pick("┆", ":"))
        func isFree(_ column: Int, _ row: Int) -> Bool {
            brush.isBare(column: column, row: row) && !pill.contains(column: column, row: row)
                && !brush.isLetter(column: column - 1, row: row) && !brush.isLetter(column: column + 1, row: row)
        }
        var places: [(Int, Int, Glyph)] = []
        for column in seen.left..<seen.right {
            for row in [area.top, area.bottom - 1] where isFree(column, row) { places.append((column, row, across)) }
        }
        for row in seen.top..<seen.bottom {
            for column in [area.left, area.right - 1] where isFree(column, row) { places.append((column, row, along)) }
        }
        for (column, row, glyph) in places { brush.put(glyph, column: column, row: row, style) }
    }

    /// An outline with name, extent and state, near the region where there is room for words.
    private func paint(_ region: Region, _ brush: inout Brush) {
        let area = map.place(region.frame).intersection(window)
        guard !area.isEmpty else { return }
        outline(area, &brush)
        let extent: String
        var rows = Array((area.top..<area.bottom).reversed())
        switch region.kind {
        case .division:
            let isVertical = region.frame.height >= region.frame.width
            let (from, to) =
                isVertical ? (region.frame.minX, region.frame.maxX) : (region.frame.minY, region.frame.maxY)
            extent = "\(number(from))…\(number(to))"
            // The fold's words stand low, where bars and titles are not.
            rows = rows.filter { $0 < area.bottom - 1 } + [area.bottom - 1]
        case .occlusion:
            extent = DisplayCaption.size(region.frame.size)
        }
        let state = region.isActive ? "active" : "inactive"
        let name = region.name.rawValue
        note([" \(name) \(extent) \(state) ", " \(name) \(extent) ", " \(name) "], rows: rows, &brush) { width in
            min(max(window.left, (area.left + area.right - width) / 2), window.right - width)
        }
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
        let boundary = brush.glyphs.pick("╎", ":")
        for row in top...bottom
        where brush.isBare(column: column, row: row) || brush.grid[column, row].glyph == boundary {
            let glyph =
                row == top
                ? brush.glyphs.pick("┬", "+")
                : row == bottom ? brush.glyphs.pick("┴", "+") : brush.glyphs.pick("│", "|")
            brush.put(glyph, column: column, row: row, style)
        }
        let words = "rail \(number(rail.used)) of \(number(rail.available)) pt"
        note([" \(words) ", " rail "], rows: (top...bottom).reversed(), &brush) { isRight ? column - $0 : column + 1 }
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
        let dot = brush.glyphs.pick("╌", "-")
        for column in from..<to where brush.isBlank(column: column, row: row) {
            brush.put(dot, column: column, row: row, style)
        }
        brush.text(text, column: (from + to - text.count) / 2, row: row, style, limit: text.count)
    }

    private func along(_ from: Int, _ to: Int, column: Int, _ distance: Double, _ brush: inout Brush) {
        let text = number(distance)
        guard to > from, column >= window.left, column < window.right else { return }
        let style = brush.theme[.selected]
        let dot = brush.glyphs.pick("╎", ":")
        for row in from..<to where brush.isBlank(column: column, row: row) {
            brush.put(dot, column: column, row: row, style)
        }
        let left = min(max(window.left, column - text.count / 2), window.right - text.count)
        brush.text(text, column: left, row: (from + to - 1) / 2, style, limit: text.count)
    }
}

import CreaseDevice
import CreaseLayout

/// Paints one display: its outline, the window with the app, and what the system draws over both.
struct DisplayPainter {
    /// How much of a display is to be seen.
    enum Light: Hashable {
        case lit
        /// Off; shows dimly what the layout would give there.
        case ghost
        /// Off and dark, with a word why.
        case dark(String)
    }

    let scene: Scene
    /// The cells of the display without its frame.
    let area: CellArea
    /// The display's points.
    let map: PointMap
    let light: Light
    var selection: ViewID?
    var showsGuides = false
    var showsReasons = false

    private var screen: Screen { scene.screen }
    private var windowMap: PointMap { map.moved(to: screen.windowFrame.origin) }
    private var window: CellArea { map.place(screen.windowFrame).intersection(area) }

    func paint(on brush: inout Brush) {
        let outer = brush.clip
        defer { brush.clip = outer }
        drawOutline(&brush)
        brush.clip = outer.intersection(area)
        guard !brush.clip.isEmpty else { return }
        if case .dark(let word) = light {
            drawDarkness(word, &brush)
            return
        }
        drawElsewhere(&brush)
        drawApp(&brush)
        drawFold(&brush)
        for presentation in scene.presentations { drawPresentation(presentation, &brush) }
        if let keyboard = scene.keyboard ?? screen.keyboard { drawKeyboard(keyboard, &brush) }
        hatchOcclusions(&brush)
        drawFixtures(&brush)
        if light == .ghost { fade(&brush) }
        if showsGuides { GuidePainter(scene: scene, map: windowMap, window: window).paint(on: &brush) }
        if showsReasons { ReasonPainter(scene: scene, map: windowMap, window: window).paint(on: &brush) }
    }

    // MARK: Glass

    /// Rounded where the radius is a quarter inch of glass, square on the tight hinge side.
    private func drawOutline(_ brush: inout Brush) {
        let frame = area.inset(by: -1)
        let isLit = light == .lit
        let style = brush.theme[isLit ? .litFrame : .ghost]
        brush.frame(frame, isLit ? .rounded : .dotted, style)
        let corners = screen.corners
        let tight: [(Double, BoxArms, Int, Int)] = [
            (corners.topLeft, BoxArms(right: .light, down: .light), frame.left, frame.top),
            (corners.topRight, BoxArms(down: .light, left: .light), frame.right - 1, frame.top),
            (corners.bottomLeft, BoxArms(up: .light, right: .light), frame.left, frame.bottom - 1),
            (corners.bottomRight, BoxArms(up: .light, left: .light), frame.right - 1, frame.bottom - 1),
        ]
        for (radius, arms, column, row) in tight where radius < Self.tightRadius {
            brush.put(LineKind.light.glyph(arms, glyphs: brush.glyphs), column: column, row: row, style)
        }
    }

    /// Points below which a corner looks square.
    private static let tightRadius = 20.0

    private func drawDarkness(_ word: String, _ brush: inout Brush) {
        brush.clear(area)
        let style = brush.theme[.ghost]
        let dot = brush.glyphs.pick("·", ".")
        for row in 0..<area.rows {
            for column in 0..<area.columns where (column + row) % 4 == 3 {
                brush.put(dot, column: area.left + column, row: area.top + row, style)
            }
        }
        writeCentered(" \(word) ", in: area, style, &brush)
    }

    private func writeCentered(_ text: String, in area: CellArea, _ style: CellStyle, _ brush: inout Brush) {
        let width = min(VisibleText(text, glyphs: brush.glyphs).width, area.columns)
        brush.text(
            text, column: area.left + (area.columns - width) / 2, row: area.top + area.rows / 2, style, limit: width)
    }

    /// What is not the app's: the other half of a Split View, the strip or box around an older app's window.
    private func drawElsewhere(_ brush: inout Brush) {
        brush.clear(area)
        guard window != area else { return }
        let style = brush.theme[.elsewhere]
        let mark = brush.glyphs.pick("╱", "/")
        for row in area.top..<area.bottom {
            for column in area.left..<area.right where (column + row) % 6 == 0 {
                brush.put(mark, column: column, row: row, style)
            }
        }
        brush.clear(window.inset(by: -1))
        brush.frame(window.inset(by: -1), .dotted, style)
        if screen.conditions.split != nil {
            let rest =
                window.left > area.left
                ? CellArea(left: area.left, top: area.top, right: window.left - 1, bottom: area.bottom)
                : CellArea(left: window.right + 1, top: area.top, right: area.right, bottom: area.bottom)
            writeCentered(" other app ", in: rest, style, &brush)
        }
    }

    // MARK: The app

    private func drawApp(_ brush: inout Brush) {
        var barriers = [foldBand, railBand].compactMap { $0 }
        barriers.removeAll { $0.isEmpty }
        ScenePainter.paint(
            scene.nodes, bars: [scene.bars] + scene.columns, on: &brush, map: windowMap, window: window,
            frame: screen.bounds, selection: selection, barriers: barriers)
        drawRailBoundary(&brush)
    }

    /// The system's strip at the side, whether or not the app has controls in it.
    private var rail: Rect? { scene.bars.rail?.frame ?? screen.railFrame }

    private var railBand: CellArea? { rail.map { windowMap.place($0).intersection(window) } }

    /// A light dotted line where the strip begins, behind everything.
    private func drawRailBoundary(_ brush: inout Brush) {
        guard let rail else { return }
        let isRight = rail.midX >= screen.bounds.midX
        let column = isRight ? windowMap.column(edge: rail.minX) : windowMap.column(edge: rail.maxX) - 1
        let glyph = brush.glyphs.pick("╎", ":")
        for row in window.top..<window.bottom where brush.isBlank(column: column, row: row) {
            brush.put(glyph, column: column, row: row, brush.theme[.rail])
        }
    }

    // MARK: Fold

    /// The cells of the active division.
    private var foldBand: CellArea? {
        guard let fold = screen.region(named: .fold), fold.isActive else { return nil }
        return windowMap.place(fold.frame).intersection(window)
    }

    /// A band of shade with its line while folded; flat, only a faint line in the middle of the long side.
    private func drawFold(_ brush: inout Brush) {
        guard screen.display == .inner else { return }
        let isVertical = screen.displaySize.width >= screen.displaySize.height
        if let band = foldBand {
            shade(band, &brush)
            // A band one cell thick is all line; the shade says more.
            if min(band.columns, band.rows) < 2 { return }
        }
        let style = brush.theme[.foldLine]
        let (vertical, horizontal) =
            foldBand == nil
            ? (brush.glyphs.pick("┊", ":"), brush.glyphs.pick("┈", "."))
            : (brush.glyphs.pick("│", "|"), brush.glyphs.pick("─", "-"))
        if isVertical {
            let column = map.column(containing: screen.displaySize.width / 2)
            for row in area.top..<area.bottom where isFree(column, row, brush) {
                brush.put(vertical, column: column, row: row, style)
            }
        } else {
            let row = map.row(containing: screen.displaySize.height / 2)
            for column in area.left..<area.right where isFree(column, row, brush) {
                brush.put(horizontal, column: column, row: row, style)
            }
        }
    }

    /// Shades what is empty; content that lies across the fold stays to be seen.
    private func shade(_ band: CellArea, _ brush: inout Brush) {
        let glyph = brush.glyphs.pick("▒", "#")
        for row in band.top..<band.bottom {
            for column in band.left..<band.right where brush.isBlank(column: column, row: row) {
                brush.put(glyph, column: column, row: row, brush.theme[.fold])
            }
        }
    }

    private func isFree(_ column: Int, _ row: Int, _ brush: Brush) -> Bool {
        let glyph = brush.grid[column, row].glyph
        return brush.isBlank(column: column, row: row) || foldBand != nil && glyph == brush.glyphs.pick("▒", "#")
    }

    // MARK: Over the app

    private func drawPresentation(_ presentation: Presentation, _ brush: inout Brush) {
        let frame = windowMap.place(presentation.frame)
        if presentation.kind != .inspector { dim(window, &brush) }
        brush.clear(frame)
        let isWhole = presentation.kind == .fullScreenCover || presentation.kind == .inspector
        // Where a sheet meets the window's edge, that edge is its own; its frame lies beyond the clip there.
        var outline = frame
        if frame.left <= window.left { outline.left = window.left - 1 }
        if frame.right >= window.right { outline.right = window.right + 1 }
        if frame.bottom >= window.bottom { outline.bottom = window.bottom + 1 }
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
            window: inside.intersection(window), frame: presentation.frame, selection: selection)
    }

    private static func shows(_ title: String, _ nodes: [SceneNode], depth: Int) -> Bool {
        depth < 20 && nodes.contains { $0.label == title || shows(title, $0.children, depth: depth + 1) }
    }

    /// Takes the strength out of what lies under a sheet.
    private func dim(_ area: CellArea, _ brush: inout Brush) {
        let style = brush.theme[.dimmed]
        brush.grid.restyle(area.intersection(brush.clip)) { cell in
            let ground = cell.background.mixed(with: .rgb(128, 128, 128), 0.65)
            cell = style.on(ground)
        }
    }

    private func drawKeyboard(_ frame: Rect, _ brush: inout Brush) {
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

    // MARK: The system's own

    /// Hatches what lies under the camera or the status column; a ground that fills the window does not count.
    private func hatchOcclusions(_ brush: inout Brush) {
        let mark = brush.glyphs.pick("╱", "/")
        for region in screen.regions where region.kind == .occlusion && region.isActive {
            for rect in Occlusion.covered(by: region.frame, in: scene) {
                brush.fill(windowMap.place(rect).intersection(window), mark, brush.theme[.occluded])
            }
        }
    }

    private func drawFixtures(_ brush: inout Brush) {
        let style = brush.theme[.system]
        for fixture in screen.fixtures {
            let place = map.place(fixture.frame)
            let row = map.row(containing: fixture.frame.midY)
            let column = map.column(containing: fixture.frame.midX)
            switch fixture.kind {
            case .clock:
                brush.text("9:41", column: clockColumn(beside: column, row: row), row: row, style)
            case .network:
                brush.put(brush.glyphs.pick("◠", "n"), column: column, row: row, style)
            case .camera:
                drawCamera(place, column: column, row: row, &brush)
            case .homeIndicator:
                let bar = CellArea(left: place.left, top: row, right: place.right, bottom: row + 1)
                brush.fill(bar, brush.glyphs.pick("━", "="), style)
            }
        }
    }

    /// Centred on its place, inside the display, and clear of the network arc where that is on the same row.
    private func clockColumn(beside column: Int, row: Int) -> Int {
        let limit = area.right - 4
        guard let network = screen.fixtures.first(where: { $0.kind == .network }),
            map.row(containing: network.frame.midY) == row
        else { return max(area.left, min(column - 1, limit)) }
        return max(area.left, min(column - 1, map.column(containing: network.frame.midX) - 5, limit))
    }

    /// A ring: three rows of arcs where they fit, else one glyph.
    private func drawCamera(_ place: CellArea, column: Int, row: Int, _ brush: inout Brush) {
        if place.rows >= 3, place.columns >= 5 {
            brush.clear(place)
            brush.frame(place, .rounded, brush.theme[.camera])
        } else {
            brush.put(brush.glyphs.pick("◯", "O"), column: column, row: row, brush.theme[.camera])
        }
    }

    /// Makes the picture a ghost: one faint grey, colours as light shade.
    private func fade(_ brush: inout Brush) {
        let style = brush.theme[.ghost]
        let shade = brush.glyphs.pick("░", ".")
        let seen = area.intersection(brush.clip)
        for row in seen.top..<seen.bottom {
            for column in seen.left..<seen.right {
                let cell = brush.grid[column, row]
                guard cell.span != .continuation else { continue }
                let isFill = cell.style.background != .standard && cell.glyph == .space
                brush.grid.put(
                    Cell(isFill ? shade : cell.glyph, span: cell.span, style: style), column: column, row: row)
            }
        }
    }
}

/// What an occlusion covers.
enum Occlusion {
    /// The parts of drawn nodes under a region, in window points; at most 64 of them.
    static func covered(by region: Rect, in scene: Scene) -> [Rect] {
        var parts: [Rect] = []
        for node in scene.nodes { collect(node, region, scene.screen.bounds, &parts, depth: 0) }
        return parts
    }

    private static func collect(
        _ node: SceneNode, _ region: Rect, _ window: Rect, _ parts: inout [Rect], depth: Int
    ) {
        guard node.isVisible, node.opacity >= 0.05, depth < 512, parts.count < 64 else { return }
        let seen = node.frame.intersection(node.clip)
        let isGround = node.frame.width * node.frame.height >= window.width * window.height * 0.6
        if node.drawing != .none, !isGround, let seen, let part = seen.intersection(region) { parts.append(part) }
        for child in node.children { collect(child, region, window, &parts, depth: depth + 1) }
    }
}

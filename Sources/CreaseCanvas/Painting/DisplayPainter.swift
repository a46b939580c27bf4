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

    var screen: Screen { scene.screen }
    var windowMap: PointMap { map.moved(to: screen.windowFrame.origin) }
    var window: CellArea { map.place(screen.windowFrame).intersection(area) }

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
        brush.isFaint = light == .ghost
        defer { brush.isFaint = false }
        drawElsewhere(&brush)
        drawApp(&brush)
        drawFold(&brush)
        for presentation in scene.presentations { drawPresentation(presentation, &brush) }
        if let keyboard = scene.keyboard ?? screen.keyboard { drawKeyboard(keyboard, &brush) }
        hatchOcclusions(&brush)
        drawFixtures(&brush)
        if light == .ghost { fade(&brush) }
        if showsGuides {
            GuidePainter(scene: scene, map: windowMap, window: window, pill: pill, selection: selection).paint(
                on: &brush)
        }
        if showsReasons { ReasonPainter(scene: scene, map: windowMap, window: window).paint(on: &brush) }
    }

    // MARK: Glass

    /// Rounded where the radius is a quarter inch of glass, square on the tight hinge side.
    func drawOutline(_ brush: inout Brush) {
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
    static let tightRadius = 20.0

    func drawDarkness(_ word: String, _ brush: inout Brush) {
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

    func writeCentered(_ text: String, in area: CellArea, _ style: CellStyle, _ brush: inout Brush) {
        let width = min(VisibleText(text, glyphs: brush.glyphs).width, area.columns)
        brush.text(
            text, column: area.left + (area.columns - width) / 2, row: area.top + area.rows / 2, style, limit: width)
    }

    /// What is not the app's: the other half of a Split View, the strip or box around an older app's window.
    func drawElsewhere(_ brush: inout Brush) {
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

    func drawApp(_ brush: inout Brush) {
        ScenePainter.paint(
            scene.nodes, bars: [scene.bars] + scene.columns, on: &brush, map: windowMap, window: window,
            frame: screen.bounds, selection: selection, fold: foldBand, shade: shadeStart, rail: railBand)
        drawRailBoundary(&brush)
    }

    /// The system's strip at the side, whether or not the app has controls in it.
    var rail: Rect? { scene.strip }

    /// The cells of a capsule of tabs that floats over the app; empty where tabs stand elsewhere.
    var pill: CellArea {
        guard let tabs = scene.bars.tabs else { return .empty }
        switch tabs.style {
        case .pill, .bar: return windowMap.place(tabs.frame).intersection(window)
        case .rail, .collapsed, .sidebar, .none: return .empty
        }
    }

    var railBand: CellArea? { rail.map { windowMap.place($0).intersection(window) } }

    /// A light dotted line where the strip begins, behind everything.
    func drawRailBoundary(_ brush: inout Brush) {
        guard let rail else { return }
        let isRight = rail.midX >= screen.bounds.midX
        let column = isRight ? windowMap.column(edge: rail.minX) : windowMap.column(edge: rail.maxX) - 1
        let glyph = brush.glyphs.pick("╎", ":")
        for row in window.top..<window.bottom where brush.isBlank(column: column, row: row) {
            brush.put(glyph, column: column, row: row, brush.theme[.rail])
        }
    }

    /// Makes the picture a ghost: one faint grey.
    func fade(_ brush: inout Brush) {
        let style = brush.theme[.ghost]
        let seen = area.intersection(brush.clip)
        for row in seen.top..<seen.bottom {
            for column in seen.left..<seen.right {
                let cell = brush.grid[column, row]
                guard cell.span != .continuation else { continue }
                brush.grid.put(Cell(cell.glyph, span: cell.span, style: style), column: column, row: row)
            }
        }
    }
}

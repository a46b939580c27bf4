public import CreaseCanvas
import CreaseDevice
import CreaseLayout

extension Session: Interactive {
    public mutating func update(_ event: InputEvent) -> [Effect] {
        switch event {
        case .key(let key):
            notice = nil
            guard let command = KeyTable.command(for: key) else { return [] }
            // What nobody can see must not change.
            guard fits || command == .quit || command == .help else { return [] }
            return obey(command)
        case .mouse(let mouse):
            if fits { point(mouse) }
            return []
        case .resize(let size):
            screenSize = size
            return []
        // Nothing here takes text, and nothing depends on focus.
        case .paste, .focus, .resumed, .end:
            return []
        }
    }

    /// Whether the screen is large enough for a picture.
    private var fits: Bool { Self.fits(screenSize) }

    private static func fits(_ size: ScreenSize) -> Bool {
        size.columns >= smallest.columns && size.rows >= smallest.rows
    }

    private mutating func point(_ mouse: MouseEvent) {
        switch mouse.action {
        case .press(.left): click(column: mouse.column, row: mouse.row)
        case .wheelUp: turnWheel(-1, mouse)
        case .wheelDown: turnWheel(1, mouse)
        case .press, .release, .drag, .move, .wheelLeft, .wheelRight: break
        }
    }

    private mutating func click(column: Int, row: Int) {
        notice = nil
        if isHelpOpen {
            isHelpOpen = false
            return
        }
    }

    private mutating func turnWheel(_ notches: Int, _ mouse: MouseEvent) {
        if isHelpOpen {
            helpOffset = max(0, helpOffset + 3 * notches)
            return
        }
    }

    public func view(on size: ScreenSize, with abilities: ScreenAbilities) -> CellGrid {
        guard Self.fits(size) else { return tooSmall(size, abilities) }
        var grid = CellGrid(columns: size.columns, rows: size.rows)
        let theme = Theme(depth: abilities.depth)
        grid.write(
            VisibleText("crease · \(title) \(situation.conditions)", glyphs: abilities.glyphs), column: 1, row: 0,
            style: theme[.accent])
        grid.write(VisibleText(notice ?? "q quit", glyphs: abilities.glyphs), column: 1, row: size.rows - 1)
        if isHelpOpen {
            HelpOverlay(theme: theme, glyphs: abilities.glyphs, isMouseOn: isMouseOn)
                .draw(on: &grid, scrolledBy: helpOffset)
        }
        return grid
    }

    /// The smallest screen that shows a picture.
    static let smallest = ScreenSize(columns: 60, rows: 20)

    private func tooSmall(_ size: ScreenSize, _ abilities: ScreenAbilities) -> CellGrid {
        var grid = CellGrid(columns: size.columns, rows: size.rows)
        let needed = "needs \(Self.smallest.columns)×\(Self.smallest.rows), have \(size.columns)×\(size.rows)"
        grid.write(
            VisibleText(needed, glyphs: abilities.glyphs), column: 0, row: 0, ending: abilities.glyphs.clipMark)
        return grid
    }
}

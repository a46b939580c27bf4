public import CreaseCanvas
import CreaseDevice
import CreaseLayout

extension Session: Interactive {
    public mutating func update(_ event: InputEvent) -> [Effect] {
        switch event {
        case .key(let key):
            notice = nil
            guard let command = KeyTable.command(for: key) else { return [] }
            return obey(command)
        case .mouse(let mouse):
            point(mouse)
            return []
        // Nothing here takes text, and the picture follows size and focus by itself.
        case .paste, .resize, .focus, .resumed, .end:
            return []
        }
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
        CellGrid(columns: size.columns, rows: size.rows)
    }
}

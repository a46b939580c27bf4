public import CreaseCanvas
import CreaseDevice
import CreaseLayout

extension Session: Interactive {
    public mutating func update(_ event: InputEvent) -> [Effect] {
        switch event {
        case .key(let key):
            notice = nil
            if let dialog, fits { return obey(key, in: dialog) }
            if fits, !isHelpOpen, type(key) { return [] }
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
        case .paste(let text):
            if fits { paste(text) }
            return []
        // Nothing depends on focus.
        case .focus, .resumed, .end:
            return []
        }
    }

    /// Whether the screen is large enough for a picture.
    private var fits: Bool {
        let minimum = PreviewArrangement.minimum
        return screenSize.columns >= minimum.columns && screenSize.rows >= minimum.rows
    }

    /// Types into the field that has the focus; Escape and Enter leave it. False for what is no typing.
    private mutating func type(_ key: Key) -> Bool {
        guard situation.app.focus != nil, key.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
        let app = app
        let scene = lit
        switch key.code {
        case .character(let character): change { app.type(String(character), in: &$0, on: scene) }
        case .enter: change { app.type("\n", in: &$0, on: scene) }
        case .backspace: change { app.deleteBackward(in: &$0, on: scene) }
        case .escape: change { app.endEditing(in: &$0) }
        case .tab, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .function:
            return false
        }
        return true
    }

    private mutating func point(_ mouse: MouseEvent) {
        switch mouse.action {
        case .press(.left): click(column: mouse.column, row: mouse.row)
        case .wheelUp: turnWheel(-1, mouse)
        case .wheelDown: turnWheel(1, mouse)
        case .press, .release, .drag, .move, .wheelLeft, .wheelRight: break
        }
    }

    /// Selects what is under the mouse; a click on what is selected already taps it.
    private mutating func click(column: Int, row: Int) {
        notice = nil
        guard !isHelpOpen else {
            isHelpOpen = false
            return
        }
        if let dialog {
            let preview = preview
            let (columns, rows) = (screenSize.columns, screenSize.rows)
            click(
                row: PreviewFrame.panelRow(preview, columns: columns, rows: rows, column: column, row: row),
                isBeside: !PreviewFrame.isOnPanel(preview, columns: columns, rows: rows, column: column, row: row),
                in: dialog)
            return
        }
        guard let point = pointOnLit(column: column, row: row) else { return }
        let element = lit.elements.element(at: point)
        if let element, element.id == options.selection {
            tapSelection()
        } else {
            options.selection = element?.id
        }
    }

    private mutating func turnWheel(_ notches: Int, _ mouse: MouseEvent) {
        guard !isHelpOpen else {
            helpOffset = max(0, helpOffset + 3 * notches)
            return
        }
        if let dialog { return turnWheel(notches, in: dialog) }
        notice = nil
        scroll(Double(notches) / 8, at: pointOnLit(column: mouse.column, row: mouse.row))
    }

    /// The point of the lit window under a cell; `nil` beside it.
    private func pointOnLit(column: Int, row: Int) -> Point? {
        let hit = PreviewFrame.hit(
            preview, columns: screenSize.columns, rows: screenSize.rows, column: column, row: row)
        guard let hit, hit.which == .lit else { return nil }
        return hit.point
    }

    // MARK: The picture

    public func view(on size: ScreenSize, with abilities: ScreenAbilities) -> CellGrid {
        let theme = Theme(depth: abilities.depth)
        var grid = PreviewFrame.paint(
            preview, columns: size.columns, rows: size.rows, theme: theme, glyphs: abilities.glyphs)
        if isHelpOpen {
            HelpOverlay(theme: theme, glyphs: abilities.glyphs, isMouseOn: isMouseOn)
                .draw(on: &grid, scrolledBy: helpOffset)
        }
        return grid
    }

    /// What the painter is to show.
    var preview: Preview {
        Preview(
            file: title, age: freshness.words(at: now), trouble: freshness.trouble?.headline, lit: lit,
            other: showsOther ? other : nil, options: options, message: notice,
            keys: keys, panel: panel)
    }

    /// The footer's keys, most wanted first: those that do something now.
    private var keys: [Preview.Key] {
        guard !isHelpOpen else { return Self.helpKeys }
        var keys = [
            Preview.Key("c b o", "pose"), Preview.Key("r", "rotate"), Preview.Key("[ ]", "hinge"),
            Preview.Key("s", "tier"),
        ]
        if !hasOther { keys.removeAll { $0.word == "pose" || $0.word == "hinge" } }
        if options.zoom > 0 { keys += [Preview.Key("0", "fit"), Preview.Key("shift-←↓↑→", "move")] }
        if hasOther, screenSize.columns < PreviewArrangement.bothFrom { keys.append(Preview.Key("tab", "display")) }
        if lit.bars.tabs != nil { keys.append(Preview.Key("1…9", "tab")) }
        keys += [
            Preview.Key("←↓↑→", "select"), Preview.Key("↵", "tap"), Preview.Key("esc", "back"),
            Preview.Key("v", "conditions"), Preview.Key("w", "why"), Preview.Key("g", "guides"),
            Preview.Key("d", "dark"), Preview.Key("/", "find"),
            Preview.Key("u", "undo"), Preview.Key("+ -", "zoom"), Preview.Key("?", "help"), Preview.Key("q", "quit"),
        ]
        return keys
    }

    private static let helpKeys = [
        Preview.Key("↑ ↓", "scroll"), Preview.Key("esc", "close"), Preview.Key("q", "quit"),
    ]
}

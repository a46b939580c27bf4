public import CreaseCanvas
import CreaseDevice
import CreaseLayout

extension Session: Interactive {
    public mutating func update(_ event: InputEvent) -> [Effect] {
        let pose = situation.conditions.poseLabel
        var effects = answer(event)
        let newPose = situation.conditions.poseLabel
        // Every pose is a chapter of a recording.
        if recordedFile != nil, newPose != pose { awaitedChapter = newPose }
        effects += beginChapter()
        return effects
    }

    /// The chapter that is due once its picture has come to rest.
    mutating func beginChapter() -> [Effect] {
        guard let chapter = awaitedChapter, glass == nil else { return [] }
        awaitedChapter = nil
        return [.chapter(chapter)]
    }

    private mutating func answer(_ event: InputEvent) -> [Effect] {
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
        case .recording(let news):
            take(news)
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
        if sheet != nil { return clickOnSheet(column: column, row: row) }
        guard let hit = hit(column: column, row: row) else { return }
        let element = element(under: hit)
        if let element, element.id == options.selection {
            tapSelection(at: place(of: hit))
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
        let hit = hit(column: mouse.column, row: mouse.row)
        scroll(Double(notches) / 8, at: hit?.which == .lit ? hit?.point : nil)
    }

    private typealias Hit = (which: PreviewArrangement.Stage.Which, point: Point)

    private func hit(column: Int, row: Int) -> Hit? {
        PreviewFrame.hit(preview, columns: screenSize.columns, rows: screenSize.rows, column: column, row: row)
    }

    /// The element under a cell, as it will be: while the phone moves, what is pointed at is where it is now.
    private func element(under hit: Hit) -> Element? {
        let found: Element? =
            switch hit.which {
            case .lit: shown.elements.element(at: hit.point)
            case .other: lingering?.elements.element(at: hit.point)
            }
        guard let found else { return nil }
        return lit.elements.first { $0.id == found.id }
    }

    /// How far along the element under a cell the cell is, 0 at its left and 1 at its right.
    private func place(of hit: Hit) -> Double? {
        guard hit.which == .lit, let frame = shown.elements.element(at: hit.point)?.frame, frame.width > 0 else {
            return nil
        }
        return (hit.point.x - frame.minX) / frame.width
    }

    // MARK: The picture

    public func view(on size: ScreenSize, with abilities: ScreenAbilities) -> CellGrid {
        let theme = Theme(depth: abilities.depth)
        var grid =
            sheet.map { paint($0, on: size, theme: theme, glyphs: abilities.glyphs) }
            ?? PreviewFrame.paint(
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
            file: title, age: freshness.words(at: now), recording: recordedFile, trouble: freshness.trouble?.headline,
            lit: shown,
            other: showsOther || lingering != nil ? lingering ?? other : nil, glow: glow, options: options,
            message: notice, keys: keys, panel: panel)
    }

    private mutating func take(_ news: RecordingNews) {
        switch news {
        case .began(let file): recordedFile = file
        case .ended(let file):
            recordedFile = nil
            notice = "recorded; see it with: crease play \(file)"
        case .failed(let words):
            recordedFile = nil
            notice = words
        }
    }

    /// Which displays are lit just now.
    private var glow: Preview.Glow {
        guard let glass else { return .one }
        guard lingering != nil else { return .one }
        return glass.scenes[lit.screen.display] == nil ? .before : .both
    }

    /// The footer's keys, most wanted first: those that do something now.
    var keys: [Preview.Key] {
        guard !isHelpOpen else { return Self.helpKeys }
        if sheet != nil { return Self.sheetKeys }
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
            Preview.Key("v", "conditions"), Preview.Key("m", "matrix"), Preview.Key("w", "why"),
            Preview.Key("g", "guides"), Preview.Key("e", "edit"), Preview.Key("t", "tiers"), Preview.Key("/", "find"),
            Preview.Key("d", "dark"),
            Preview.Key("u", "undo"), Preview.Key("+ -", "zoom"), Preview.Key("?", "help"), Preview.Key("q", "quit"),
        ]
        return keys
    }

    private static let helpKeys = [
        Preview.Key("↑ ↓", "scroll"), Preview.Key("esc", "close"), Preview.Key("q", "quit"),
    ]
}

import CreaseCanvas

/// `crease play`: a recording on a screen, as a value that keys and the clock change.
struct Player: Sendable {
    private(set) var playback: Playback
    /// What the bar calls the recording.
    let name: String
    private(set) var isPlaying = true
    /// An index of the speeds.
    private var gear = Self.normalGear
    /// When the clock was last told, in its seconds.
    private var now: Double?
    /// What has passed of the recording, finer than its own moments.
    private var position = 0.0
    private(set) var screenSize = ScreenSize(columns: 80, rows: 24)

    static let speeds = [0.25, 0.5, 1, 1.5, 2, 4, 8, 16]
    private static let normalGear = 2
    /// Pictures closer together than this, in seconds, are one.
    private static let shortestWait = 1.0 / 60

    /// Pauses are shortened where the recording asks for it.
    init(_ cast: Cast, name: String) {
        playback = Playback(cast.header.idleLimit.map(cast.limitingIdle) ?? cast)
        self.name = name
    }

    var speed: Double { Self.speeds[gear] }
    var duration: CastTime { playback.cast.duration }

    // MARK: Going elsewhere

    private mutating func seek(to seconds: Double) {
        position = min(max(0, seconds), duration.seconds)
        playback.seek(to: CastTime(seconds: position))
    }

    private mutating func go(to chapter: CastChapter) {
        playback.seek(after: chapter.event)
        position = playback.time.seconds
    }

    private mutating func obey(_ command: PlayerCommand) -> [Effect] {
        let chapters = playback.cast.chapters
        switch command {
        case .pause:
            if !isPlaying, playback.isAtEnd { seek(to: 0) }
            isPlaying.toggle()
        case .skip(let seconds): seek(to: position + seconds)
        case .nextChapter:
            if let next = chapters.first(where: { $0.event >= playback.eventCount }) { go(to: next) }
        case .previousChapter:
            // Soon after its beginning, a chapter's own beginning is not what is meant.
            let soon = CastTime(seconds: position - 1)
            let before = chapters.last { $0.event < playback.eventCount && $0.time <= soon }
            if let before { go(to: before) } else if let first = chapters.first { go(to: first) } else { seek(to: 0) }
        case .chapter(let number):
            if chapters.indices.contains(number - 1) { go(to: chapters[number - 1]) }
        case .step:
            isPlaying = false
            _ = playback.step()
            position = playback.time.seconds
        case .stepBack:
            isPlaying = false
            _ = playback.stepBack()
            position = playback.time.seconds
        case .faster: gear = min(gear + 1, Self.speeds.count - 1)
        case .slower: gear = max(gear - 1, 0)
        case .start: seek(to: 0)
        case .end: seek(to: duration.seconds)
        case .quit: return [.quit]
        }
        return []
    }
}

extension Player: Interactive {
    mutating func update(_ event: InputEvent) -> [Effect] {
        switch event {
        case .key(let key): return PlayerKeyTable.command(for: key).map { obey($0) } ?? []
        case .mouse(let mouse):
            switch mouse.action {
            case .press(.left), .drag(.left):
                let bar = PlayerBar(player: self)
                if let share = bar.share(column: mouse.column, row: mouse.row, of: screenSize) {
                    seek(to: duration.seconds * share)
                }
            case .press, .release, .drag, .move, .wheelUp, .wheelDown, .wheelLeft, .wheelRight: break
            }
        case .resize(let size): screenSize = size
        case .paste, .focus, .resumed, .recording, .end: break
        }
        return []
    }

    /// The next picture, or the next second of the clock in the bar.
    func due(after now: Double) -> Double? {
        guard isPlaying else { return nil }
        let events = playback.cast.events
        guard events.indices.contains(playback.eventCount) else { return now + Self.shortestWait }
        let picture = events[playback.eventCount].time.seconds - position
        let second = 1 - position.truncatingRemainder(dividingBy: 1)
        return now + max(Self.shortestWait, min(picture, second) / speed)
    }

    mutating func elapse(to now: Double) -> [Effect] {
        defer { self.now = now }
        guard isPlaying, let before = self.now, now > before else { return [] }
        seek(to: position + (now - before) * speed)
        if playback.isAtEnd { isPlaying = false }
        return []
    }

    func view(on size: ScreenSize, with abilities: ScreenAbilities) -> CellGrid {
        let bar = PlayerBar(player: self)
        var grid = CellGrid(columns: size.columns, rows: size.rows)
        let room = ScreenSize(columns: size.columns, rows: max(0, size.rows - bar.rows(of: size)))
        let picture = CellGrid(playback.emulator, glyphs: abilities.glyphs)
        // In the middle of a larger screen; of a smaller one the upper left part is seen.
        grid.draw(
            picture, column: max(0, (room.columns - picture.columns) / 2),
            row: max(0, (room.rows - picture.rows) / 2))
        grid.fill(CellArea(left: 0, top: room.rows, right: size.columns, bottom: size.rows), with: .blank)
        bar.draw(on: &grid, theme: Theme(depth: abilities.depth), glyphs: abilities.glyphs)
        return grid
    }
}

extension CellGrid {
    /// What a terminal shows, its cursor in reverse, in the characters the screen has.
    init(_ emulator: TerminalEmulator, glyphs: GlyphSet) {
        self = emulator.grid
        if glyphs == .ascii { spellOut() }
        guard emulator.isCursorVisible else { return }
        let (column, row) = (emulator.cursor.column, emulator.cursor.row)
        restyle(CellArea(column: column, row: row, columns: 1, rows: 1)) { $0 = $0.adding(.reverse) }
    }

    /// Puts ASCII in the place of every other character, in as many columns.
    private mutating func spellOut() {
        for row in 0..<rows {
            for column in 0..<columns {
                let cell = self[column, row]
                guard cell.span != .continuation, !cell.glyph.isASCII else { continue }
                let spelled = Self.spelling(of: cell.glyph)
                for offset in 0..<Int(cell.span.rawValue) {
                    let glyph = spelled.indices.contains(offset) ? spelled[offset] : .space
                    put(Cell(glyph, style: cell.style), column: column + offset, row: row)
                }
            }
        }
    }

    /// Lines and blocks by their shape, the rest by its name.
    private static func spelling(of glyph: Glyph) -> [Glyph] {
        if let arms = BoxArms(of: glyph) {
            let isVertical = arms.up != .none || arms.down != .none
            let isHorizontal = arms.left != .none || arms.right != .none
            return [isVertical && isHorizontal ? "+" : isVertical ? "|" : "-"]
        }
        if (0x2580..<0x25A0).contains(glyph.base.value) { return [glyph.base == "░" ? "." : "#"] }
        var spelled: [Glyph] = []
        VisibleText(glyph.description, glyphs: .ascii).visit { spelled.append($0.glyph) }
        return spelled
    }
}

import CreaseCanvas

/// The player's last rows: how far the recording is, its chapters, and the keys.
struct PlayerBar {
    let player: Player

    /// Keys leave first where there is little room.
    func rows(of size: ScreenSize) -> Int { size.rows >= 8 ? 2 : min(1, size.rows) }

    func draw(on grid: inout CellGrid, theme: Theme, glyphs: GlyphSet) {
        let size = ScreenSize(columns: grid.columns, rows: grid.rows)
        let rows = rows(of: size)
        guard rows > 0, size.columns >= 4 else { return }
        let row = grid.rows - rows
        drawProgress(on: &grid, row: row, size: size, theme: theme, glyphs: glyphs)
        if rows > 1 { drawKeys(on: &grid, row: row + 1, theme: theme, glyphs: glyphs) }
    }

    /// The part of the recording, 0 to 1, under a cell of the track; `nil` beside it.
    func share(column: Int, row: Int, of size: ScreenSize) -> Double? {
        let track = track(size)
        guard row == size.rows - rows(of: size), track.contains(column), track.count > 1 else { return nil }
        return Double(column - track.lowerBound) / Double(track.count - 1)
    }

    // MARK: Progress

    private var start: String { player.playback.time.clock }
    /// Duration, speed and chapter.
    private var rest: String {
        let speed = player.speed == 1 ? "" : "  \(Decimals.text(player.speed))×"
        return player.duration.clock + speed
    }

    /// The columns of the line between the times.
    private func track(_ size: ScreenSize) -> Range<Int> {
        // The longest the times can be, so that the line does not move.
        let time = player.duration.clock.count
        let left = 3 + time + 1
        let chapter = min(size.columns / 4, (player.playback.cast.chapters.map(\.label.count).max() ?? -2) + 2)
        let right = size.columns - 2 - time - 7
        // Where only one of them has room, the line goes.
        return left..<max(left, right - chapter)
    }

    private func drawProgress(
        on grid: inout CellGrid, row: Int, size: ScreenSize, theme: Theme, glyphs: GlyphSet
    ) {
        let isUnicode = glyphs == .unicode
        let sign: Glyph =
            player.isPlaying ? (isUnicode ? "▶" : ">") : player.playback.isAtEnd ? (isUnicode ? "■" : "#") : "‖"
        let paused: Glyph = isUnicode ? sign : sign == "‖" ? "|" : sign
        grid.put(Cell(paused, style: theme[.current]), column: 1, row: row)
        let track = track(size)
        let clock = VisibleText(start, glyphs: glyphs)
        grid.write(clock, column: track.lowerBound - 1 - clock.width, row: row, style: theme[.text])
        drawTrack(track, on: &grid, row: row, theme: theme, isUnicode: isUnicode)
        var column = track.upperBound + 1
        column += grid.write(VisibleText(rest, glyphs: glyphs), column: column, row: row, style: theme[.quiet]) + 2
        guard let chapter = player.playback.chapter else { return }
        grid.write(
            VisibleText(chapter.label, glyphs: glyphs), column: column, row: row, style: theme[.current],
            limit: max(0, size.columns - 1 - column), ending: glyphs.clipMark)
    }

    /// The line, heavy where it has been played, with a mark where each chapter begins.
    private func drawTrack(
        _ track: Range<Int>, on grid: inout CellGrid, row: Int, theme: Theme, isUnicode: Bool
    ) {
        guard track.count > 1 else { return }
        func column(_ time: CastTime) -> Int {
            let length = max(player.duration.seconds, .leastNormalMagnitude)
            let share = min(1, time.seconds / length)
            return track.lowerBound + Int((share * Double(track.count - 1)).rounded())
        }
        let head = column(player.playback.time)
        let marks = Set(player.playback.cast.chapters.map { column($0.time) })
        for place in track {
            let isPlayed = place <= head
            let glyph: Glyph =
                if place == head {
                    isUnicode ? "●" : "O"
                } else if marks.contains(place) {
                    isUnicode ? (isPlayed ? "╋" : "┼") : "+"
                } else {
                    isUnicode ? (isPlayed ? "━" : "─") : isPlayed ? "=" : "-"
                }
            grid.put(Cell(glyph, style: theme[isPlayed ? .current : .quiet]), column: place, row: row)
        }
    }

    // MARK: Keys

    private func drawKeys(on grid: inout CellGrid, row: Int, theme: Theme, glyphs: GlyphSet) {
        var column = 1
        func write(_ text: String, _ style: CellStyle) {
            column += grid.write(
                VisibleText(text, glyphs: glyphs), column: column, row: row, style: style,
                limit: max(0, grid.columns - 1 - column), ending: glyphs.clipMark)
        }
        let size = player.playback.emulator
        let room = grid.rows - 2
        if size.columns > grid.columns || size.rows > room {
            write("the recording has \(size.columns)×\(size.rows), shown are \(grid.columns)×\(room)", theme[.warning])
            column += 2
        }
        for (key, word) in Self.keys {
            let width = VisibleText("\(key) \(word)", glyphs: glyphs).width
            guard column + width < grid.columns else { return }
            write(key, theme[.heading])
            column += 1
            write(word, theme[.quiet])
            column += 2
        }
    }

    /// Most wanted first.
    private static let keys = [
        ("space", "pause"), ("q", "quit"), ("[ ]", "chapter"), ("← →", "5 s"), (", .", "step"), ("- +", "speed"),
        ("0", "start"),
    ]
}

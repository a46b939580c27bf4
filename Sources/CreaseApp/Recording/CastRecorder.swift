import CreaseCanvas

/// Turns pictures into the events of a recording: of each only what differs from the one before.
///
/// Knows no terminal and no clock, so that a recording is the same wherever it is made.
struct CastRecorder: Sendable {
    /// What the reader's terminal shows by now; `nil` before the first picture.
    private(set) var shown: CellGrid?
    /// Chapters so far.
    private(set) var chapterCount = 0

    /// Pauses in a recording are no longer than this, in seconds; motion is never shortened.
    static let longestPause = 1.5

    /// Hides the cursor and clears the screen.
    private static let opening = "\u{1B}[0m\u{1B}[?25l\u{1B}[2J"

    /// The events that show a picture; none when nothing changed.
    ///
    /// A picture of another size is drawn anew, after an event that says so.
    mutating func show(_ grid: CellGrid, at time: CastTime) -> [CastEvent] {
        defer { shown = grid }
        let writer = ANSIWriter(depth: .direct)
        let blank = CellGrid(columns: grid.columns, rows: grid.rows)
        guard let shown, shown.columns == grid.columns, shown.rows == grid.rows else {
            let picture = Self.opening + String(decoding: writer.update(from: blank, to: grid), as: UTF8.self)
            let output = CastEvent(time: time, kind: .output(picture))
            guard shown != nil else { return [output] }
            return [CastEvent(time: time, kind: .resize(columns: grid.columns, rows: grid.rows)), output]
        }
        let update = writer.update(from: shown, to: grid)
        guard !update.isEmpty else { return [] }
        return [CastEvent(time: time, kind: .output(String(decoding: update, as: UTF8.self)))]
    }

    /// Begins a chapter; the label is its number and title: unique, and different from the start on.
    mutating func begin(_ title: String, at time: CastTime) -> CastEvent {
        chapterCount += 1
        return CastEvent(time: time, kind: .marker(Self.label(title, number: chapterCount)))
    }

    /// A title that begins with its number already is a label.
    static func label(_ title: String, number: Int) -> String {
        let shown = VisibleText(title).description
        if Int(shown.prefix { $0.isASCII && $0.isNumber }) == number { return shown }
        return (number < 10 ? "0" : "") + "\(number) " + shown
    }

    /// Leaves the reader's terminal with its cursor, below the picture.
    func end(at time: CastTime) -> [CastEvent] {
        let row = shown?.rows ?? 1
        return [
            CastEvent(time: time, kind: .output("\u{1B}[0m\u{1B}[\(row);1H\u{1B}[?25h")),
            CastEvent(time: time, kind: .exit("0")),
        ]
    }
}

import CreaseCanvas
import Testing

@testable import CreaseApp

/// What a terminal shows after some bytes; spaces at the ends of rows left out.
private func picture(_ text: String, columns: Int = 10, rows: Int = 4) -> [String] {
    var emulator = TerminalEmulator(columns: columns, rows: rows)
    emulator.feed(text.utf8)
    return TextWriter.text(emulator.grid).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
        String.init)
}

@Suite("A terminal as a value")
struct TerminalEmulatorTests {
    @Test(
        "what programs send and what a person sees then (␛ is ESC, ⏎ a new line)",
        arguments: [
            ("hello", ["hello", "", "", ""]),
            ("a⏎bc⏎d", ["a", "bc", "d", ""]),
            ("1⏎2⏎3⏎4⏎5", ["2", "3", "4", "5"]),
            ("0123456789ab", ["0123456789", "ab", "", ""]),
            ("0123456789⏎x", ["0123456789", "x", "", ""]),
            ("0123456789\u{8}Z", ["01234567Z9", "", "", ""]),
            ("␛[?7l0123456789ab", ["012345678b", "", "", ""]),
            ("␛[2;3Hx␛[Hy␛[99;99Hz", ["y", "  x", "", "         z"]),
            ("abc␛[Dx␛[2Cy", ["abx  y", "", "", ""]),
            ("a␛[2Bb␛[Ac␛[Ed␛[Fe", ["a", "e c", " b", ""].map { $0 == " b" ? "db" : $0 }),
            ("abcdef␛[3G␛[K", ["ab", "", "", ""]),
            ("abcdef␛[3G␛[1K", ["   def", "", "", ""]),
            ("abcdef␛[2Kx", ["      x", "", "", ""]),
            ("a⏎b⏎c␛[2;1H␛[J", ["a", "", "", ""]),
            ("a⏎b⏎c␛[2;1H␛[1J", ["", "", "c", ""]),
            ("a⏎b⏎c␛[2J", ["", "", "", ""]),
            ("abcdef␛[2G␛[2@", ["a  bcdef", "", "", ""]),
            ("abcdef␛[2G␛[2P", ["adef", "", "", ""]),
            ("abcdef␛[2G␛[2X", ["a  def", "", "", ""]),
            ("abcdef␛[2G␛[4hXY␛[4lZ", ["aXYZcdef", "", "", ""]),
            ("a⏎b⏎c␛[2H␛[L", ["a", "", "b", "c"]),
            ("a⏎b⏎c␛[H␛[M", ["b", "c", "", ""]),
            ("a⏎b⏎c⏎d␛[2;3r␛[3H⏎x", ["a", "c", "x", "d"]),
            ("a⏎b⏎c⏎d␛[2;3r␛[2H␛Mx", ["a", "x", "b", "d"]),
            ("a⏎b⏎c⏎d␛[S", ["b", "c", "d", ""]),
            ("a⏎b⏎c⏎d␛[2T", ["", "", "a", "b"]),
            ("a⏎b⏎c⏎d␛[2;3r␛[?6h␛[2;2Hx", ["a", "b", "cx", "d"]),
            ("a\tb\tc", ["a       b", "", "", ""].map { $0.isEmpty ? "" : "a       bc" }),
            ("␛[3g\u{9}x", ["         x", "", "", ""]),
            ("ab␛[3b", ["abbbb", "", "", ""]),
            ("main␛[?1049halt␛[?1049l!", ["main!", "", "", ""]),
            ("main␛[?1049halt", ["    alt", "", "", ""]),
            ("␛(0lqk␛(Bq", ["┌─┐q", "", "", ""]),
            ("\u{E}x␛)0x\u{F}x", ["x│x", "", "", ""]),
            ("␛7ab␛8c", ["cb", "", "", ""]),
            ("日本", ["日本", "", "", ""]),
            ("123456789日", ["123456789", "日", "", ""]),
            ("日本␛[2Gx", [" x本", "", "", ""]),
            ("日本␛[2G␛[P", [" 本", "", "", ""]),
            ("日本␛[4G␛[K", ["日", "", "", ""]),
            ("e\u{301}x", ["e\u{301}x", "", "", ""]),
            ("a␛]0;title\u{7}b␛]8;;http://x␛\\c", ["abc", "", "", ""]),
            ("a␛P1$r0m␛\\b␛_junk␛\\c", ["abc", "", "", ""]),
            ("a␛[>4;2mb␛[?2026hc␛[6nd␛[5 qe", ["abcde", "", "", ""]),
            ("a␛[3\u{18}b␛[99999999999999999999Cc", ["ab       c", "", "", ""].map { $0.isEmpty ? "" : "ab       c" }),
            ("x␛c", ["", "", "", ""]),
            ("\u{E000}\u{9B}x", ["\u{FFFD}x", "", "", ""]),
        ])
    func sequences(sent: String, rows: [String]) {
        let text = sent.replacing("␛", with: "\u{1B}").replacing("⏎", with: "\r\n")
        #expect(picture(text) == rows)
        // Bytes may arrive one at a time as well as all at once.
        var emulator = TerminalEmulator(columns: 10, rows: 4)
        for byte in text.utf8 { emulator.feed([byte]) }
        #expect(TextWriter.text(emulator.grid) == rows.map { $0 + "\n" }.joined())
    }

    @Test(
        "styles, in all the ways they are written",
        arguments: [
            ("1;3;4;7", CellStyle(attributes: [.bold, .italic, .underline, .reverse])),
            ("1;2;22", .standard), ("1;0", .standard), ("", .standard), ("1;", .standard),
            ("31;102", CellStyle(foreground: .palette(1), background: .palette(10))),
            ("38;5;208;48;5;17", CellStyle(foreground: .palette(208), background: .palette(17))),
            ("38;2;1;2;3;1", CellStyle(foreground: .rgb(1, 2, 3), attributes: .bold)),
            ("38:2::1:2:3;1", CellStyle(foreground: .rgb(1, 2, 3), attributes: .bold)),
            ("38:2:1:2:3", CellStyle(foreground: .rgb(1, 2, 3))), ("38:5:9", CellStyle(foreground: .palette(9))),
            ("4:3", CellStyle(attributes: .underline)), ("4;4:0", .standard), ("31;39", .standard),
            ("38;2;999;0;0", CellStyle(foreground: .rgb(255, 0, 0))), ("38", .standard), ("38;9;1", .standard + .bold),
            ("58;5;1;3", CellStyle(attributes: .italic)),
        ])
    func styles(codes: String, style: CellStyle) {
        var emulator = TerminalEmulator(columns: 4, rows: 1)
        emulator.feed("\u{1B}[\(codes)mx".utf8)
        #expect(emulator.grid[0, 0] == Cell("x", style: style))
    }

    @Test("what is erased takes the ground that is set")
    func ground() {
        var emulator = TerminalEmulator(columns: 4, rows: 1)
        emulator.feed("\u{1B}[1;31;44m\u{1B}[K".utf8)
        #expect(emulator.grid[3, 0] == Cell(.space, style: CellStyle(background: .palette(4))))
    }

    @Test("a smaller terminal keeps the upper left part and the cursor's row, a larger one adds blanks")
    func resizing() {
        var emulator = TerminalEmulator(columns: 6, rows: 3)
        emulator.feed("ab日c\r\ndef\r\nghi".utf8)
        emulator.resize(columns: 3, rows: 2)
        #expect(TextWriter.text(emulator.grid) == "def\nghi\n")
        emulator.resize(columns: 8, rows: 3)
        emulator.feed("!".utf8)
        #expect(TextWriter.text(emulator.grid) == "def\ngh!\n\n")
        emulator.resize(columns: .max, rows: -1)
        #expect(emulator.columns == TerminalEmulator.mostColumns && emulator.rows == 1)
    }

    @Test("pictures written as differences arrive cell by cell, however styled")
    func differences() {
        var random = Dice(state: 7)
        var emulator = TerminalEmulator(columns: 12, rows: 5)
        var shown = CellGrid(columns: 12, rows: 5)
        let writer = ANSIWriter(depth: .direct)
        for _ in 0..<300 {
            var next = shown
            for _ in 0..<Int(random.next() % 12) {
                next.put(.any(&random), column: Int(random.next() % 12), row: Int(random.next() % 5))
            }
            emulator.feed(writer.update(from: shown, to: next))
            #expect(emulator.grid == next)
            shown = next
        }
    }

    @Test("noise neither traps nor grows the terminal")
    func noise() {
        var random = Dice(state: 11)
        let pieces = [
            "\u{1B}[", "\u{1B}", ";", ":", "?", "9", "65535", "日", "\u{301}", "\t", "\r", "\n", "\u{8}", "\u{1B}(0",
        ]
        let finals = Array("@ABCDEFGHIJKLMPSTXZ`abdefghlmrsu78cDM".utf8)
        for (columns, rows) in [(1, 1), (2, 2), (7, 3), (40, 12)] {
            var emulator = TerminalEmulator(columns: columns, rows: rows)
            for _ in 0..<4000 {
                switch random.next() % 4 {
                case 0: emulator.feed(pieces[Int(random.next() % UInt64(pieces.count))].utf8)
                case 1: emulator.feed([finals[Int(random.next() % UInt64(finals.count))]])
                case 2: emulator.feed([UInt8(truncatingIfNeeded: random.next())])
                default:
                    guard random.next() % 20 == 0 else { continue }
                    emulator.resize(columns: Int(random.next() % 50), rows: Int(random.next() % 20))
                }
                #expect(emulator.lines.count == emulator.rows)
            }
            #expect(emulator.lines.allSatisfy { $0.count == emulator.columns })
            _ = emulator.grid
        }
    }
}

extension CellStyle {
    fileprivate static func + (style: CellStyle, attributes: Attributes) -> CellStyle { style.adding(attributes) }
}

extension Cell {
    fileprivate static func any(_ random: inout Dice) -> Cell {
        let colors: [CellColor] = [.standard, .palette(3), .palette(12), .palette(99), .rgb(1, 2, 3)]
        let style = CellStyle(
            foreground: colors[Int(random.next() % 5)], background: colors[Int(random.next() % 5)],
            attributes: CellStyle.Attributes(rawValue: UInt8(random.next() % 32)))
        switch random.next() % 4 {
        case 0: return Cell("日", span: .double, style: style)
        case 1: return Cell(Glyph("e", "\u{301}"), style: style)
        case 2: return Cell("▀", style: style)
        default: return Cell(Glyph(Unicode.Scalar(UInt8(0x20 + random.next() % 95))), style: style)
        }
    }
}

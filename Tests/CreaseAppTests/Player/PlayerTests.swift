import CreaseCanvas
import Testing

@testable import CreaseApp

@Suite("A recording is played")
struct PlayerTests {
    /// Letters a second apart from 1 s on, with chapters before the second and the fourth.
    static let letters: Cast = {
        var cast = Cast(header: CastHeader(columns: 40, rows: 5), events: [])
        for (index, letter) in "abcdef".enumerated() {
            let time = CastTime(seconds: Double(index + 1))
            if index == 1 { cast.events.append(CastEvent(time: time, kind: .marker("01 second"))) }
            cast.events.append(CastEvent(time: time, kind: .output(String(letter))))
            if index == 3 { cast.events.append(CastEvent(time: time, kind: .marker("02 fourth"))) }
        }
        return cast
    }()

    @Test("any moment reached from anywhere looks as when played up to it")
    func seeking() throws {
        let cast = try RecordedTape("MailClient").cast
        let moments = stride(from: 0, through: cast.duration.seconds, by: 0.37).map { CastTime(seconds: $0) }
        let pictures = moments.map { moment -> CellGrid in
            var fresh = Playback(cast)
            fresh.seek(to: moment)
            return fresh.emulator.grid
        }
        var random = Dice(state: 3)
        var playback = Playback(cast)
        for _ in 0..<200 {
            let index = Int(random.next() % UInt64(moments.count))
            playback.seek(to: moments[index])
            #expect(playback.emulator.grid == pictures[index] && playback.time == moments[index])
        }
    }

    @Test("steps visit every picture, forwards and back")
    func steps() {
        var playback = Playback(Self.letters)
        var seen: [String] = []
        while playback.step() { seen.append(String(TextWriter.text(playback.emulator.grid).prefix { $0 != "\n" })) }
        #expect(seen == ["a", "ab", "abc", "abcd", "abcde", "abcdef"])
        var back: [Double] = []
        while playback.stepBack() { back.append(playback.time.seconds) }
        #expect(back == [5, 4, 3, 2, 1])
    }

    /// Plays keys, each with the seconds that pass before it.
    private func play(_ keys: [(Double, Key)], cast: Cast = letters) -> Player {
        var player = Player(cast, name: "letters.cast")
        var now = 100.0
        _ = player.elapse(to: now)
        for (seconds, key) in keys {
            now += seconds
            _ = player.elapse(to: now)
            _ = player.update(.key(key))
        }
        return player
    }

    @Test(
        "keys and where they lead",
        arguments: [
            ([(2.5, Key("x"))], 2.5, true), ([(2.5, Key(" "))], 2.5, false),
            ([(2, Key("+")), (1, Key("x"))], 3.5, true),
            ([(1, Key("-")), (1, Key("x"))], 1.5, true), ([(0.5, Key("]"))], 2, true),
            ([(0.5, Key("]")), (0, Key("]"))], 4, true), ([(4.5, Key("["))], 2, true), ([(5.5, Key("["))], 4, true),
            ([(0.5, Key("["))], 2, true), ([(3, Key(.left))], 0, true), ([(0.5, Key(.right))], 5.5, true),
            ([(0.5, Key("."))], 1, false), ([(3.5, Key(","))], 2, false), ([(3.5, Key("2"))], 4, true),
            ([(3.5, Key("9"))], 3.5, true), ([(3.5, Key("0"))], 0, true), ([(1, Key(.end))], 6, true),
            ([(60, Key("x"))], 6, false), ([(60, Key(" ")), (1, Key("x"))], 1, true),
            ([(1, Key(" ")), (50, Key("x"))], 1, false),
        ] as [([(Double, Key)], Double, Bool)])
    func keys(keys: [(Double, Key)], time: Double, isPlaying: Bool) {
        let player = play(keys)
        #expect(player.playback.time.seconds == time && player.isPlaying == isPlaying)
    }

    @Test("the player wakes for the next picture and the clock, and for nothing when paused")
    func waking() {
        var player = play([(0.25, Key("x"))])
        #expect(player.due(after: 7) == 7.75)
        _ = player.update(.key(Key("+")))
        #expect(player.due(after: 7) == 7.5)
        _ = player.update(.key(Key(" ")))
        #expect(player.due(after: 7) == nil)
        #expect(play([(60, Key("x"))]).due(after: 7) == nil, "at its end it rests")
    }

    @Test("pauses are as short as the recording asks")
    func idle() {
        var cast = Self.letters
        cast.header.idleLimit = 0.5
        #expect(Player(cast, name: "").duration.seconds == 3)
        #expect(Player(Self.letters, name: "").duration.seconds == 6)
    }

    @Test("the screens of the player", arguments: [(60, 9), (60, 4), (24, 3), (1, 1)])
    func screens(columns: Int, rows: Int) {
        var player = play([(2.5, Key(" "))])
        let size = ScreenSize(columns: columns, rows: rows)
        _ = player.update(.resize(size))
        let grid = player.view(on: size, with: ScreenAbilities(depth: .direct, glyphs: .unicode, hasMouse: false))
        #expect(grid.columns == columns && grid.rows == rows)
        guard columns >= 24 else { return }
        expectSnapshot(
            grid, "player-\(columns)x\(rows)",
            caption: "Paused in the first chapter: \"ab\", the bar between 0:02 and 0:06, both chapters marked")
        let plain = player.view(on: size, with: ScreenAbilities(depth: .mono, glyphs: .ascii, hasMouse: false))
        #expect(TextWriter.text(plain).utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("a click on the line goes there, one beside it does nothing")
    func mouse() {
        var player = play([(1, Key(" "))])
        let size = ScreenSize(columns: 60, rows: 9)
        _ = player.update(.resize(size))
        let bar = PlayerBar(player: player)
        let track = (0..<60).filter { bar.share(column: $0, row: 7, of: size) != nil }
        #expect(track.count > 20)
        _ = player.update(.mouse(MouseEvent(.press(.left), column: track[track.count - 1], row: 7)))
        #expect(player.playback.time.seconds == 6)
        _ = player.update(.mouse(MouseEvent(.press(.left), column: track[0], row: 7)))
        #expect(player.playback.time == .zero)
        _ = player.update(.mouse(MouseEvent(.press(.left), column: track[9], row: 6)))
        #expect(player.playback.time == .zero)
    }

    @Test("one picture as text, and what is said where there is no such chapter")
    func at() throws {
        let command = PlayCommand(
            request: PlayRequest(file: .path("x.cast"), chapter: nil, isASCII: false, color: .auto, usesMouse: true))
        #expect(try command.picture(of: "fourth", in: Self.letters) == "abcd\n\n\n\n\n")
        #expect(try command.picture(of: "1", in: Self.letters) == "a\n\n\n\n\n", "a marker before its picture")
        let failure = #expect(throws: FileError.self) { try command.picture(of: "last", in: Self.letters) }
        #expect(
            failure?.text
                == "x.cast: error: no chapter is called \"last\"; there are \"01 second\" or \"02 fourth\"\n")
        let empty = Cast(header: CastHeader(columns: 1, rows: 1), events: [])
        let none = #expect(throws: FileError.self) { try command.picture(of: "1", in: empty) }
        #expect(none?.message == "no chapter is called \"1\"; the recording has no chapters")
    }

    @Test("recordings without events, or with none that draws, can be played")
    func empty() {
        for events in [[], [CastEvent(time: CastTime(seconds: 2), kind: .input("x"))]] {
            var player = play(
                [(1, Key("]")), (1, Key(".")), (1, Key(",")), (1, Key("[")), (9, Key(.right))],
                cast: Cast(header: CastHeader(columns: 3, rows: 2), events: events))
            player.prepare()
            _ = player.view(
                on: ScreenSize(columns: 80, rows: 24),
                with: ScreenAbilities(depth: .mono, glyphs: .unicode, hasMouse: false))
        }
    }
}

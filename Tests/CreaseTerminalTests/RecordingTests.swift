import CreaseCanvas
import Testing

@testable import CreaseApp

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A folder of a test's own, gone with it.
private final class Scratch {
    let path: String

    init(_ name: String) {
        path = "/var/tmp/crease-\(name)-\(getpid())"
        mkdir(path, 0o755)
    }

    deinit {
        guard let folder = opendir(path) else { return }
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            unlink("\(path)/\(name)")
        }
        closedir(folder)
        rmdir(path)
    }

    func bytes(_ name: String) throws -> [UInt8] {
        try FileReader.bytes(of: .path("\(path)/\(name)"), limit: CastReader.sizeLimit)
    }
}

@Suite("Sessions recorded by the program", .serialized)
struct RecordingTests {
    @Test("a previewer that is killed leaves a recording of whole lines, which replays what was seen")
    func killed() throws {
        let scratch = Scratch("killed")
        let preview = try Preview(options: ["--record", "\(scratch.path)/live.cast"])
        #expect(preview.waitForPicture())
        for key in ["b", "o"] {
            preview.terminal.type(key)
            // The hinge takes its time.
            preview.terminal.settle(700)
        }
        preview.terminal.signal(SIGKILL)
        #expect(preview.terminal.end() == .signal(SIGKILL))
        let bytes = try scratch.bytes("live.cast")
        #expect(bytes.last == 0x0A)
        let cast = try CastReader.cast(bytes, name: "live.cast")
        #expect(cast.chapters.map(\.label) == ["01 closed", "02 book", "03 open"])
        #expect(cast.header.columns == 80 && cast.header.rows == 24 && (cast.header.timestamp ?? 0) > 1_000_000_000)
        var playback = Playback(cast)
        for (chapter, pose) in zip(cast.chapters, ["[Closed]", "[Book]", "[Open]"]) {
            playback.seek(after: chapter.event)
            #expect(TextWriter.text(playback.emulator.grid).contains(pose), "a chapter begins with its pose at rest")
        }
        playback.seek(to: cast.duration)
        let last = TextWriter.text(playback.emulator.grid)
        #expect(last.contains("[Open]") && last.contains("Hello") && last.contains("recording live.cast"))
    }

    @Test("the key records on and off, under names that are free")
    func key() throws {
        let scratch = Scratch("key")
        let layout = try Preview.layout
        let program = try Preview.program
        let terminal = try Terminal(["/bin/sh", "-c", "cd \(scratch.path) && exec \(program) preview \(layout)"])
        #expect(terminal.wait(for: Entering.paste))
        terminal.settle()
        for _ in 1...2 {
            let start = terminal.output.count
            terminal.type(".")
            #expect(terminal.wait(for: "recording hello", since: start))
            terminal.type("b")
            terminal.settle(700)
            let end = terminal.output.count
            terminal.type(".")
            #expect(terminal.wait(for: "crease play", since: end))
            terminal.type("c")
            terminal.settle(700)
        }
        terminal.type("q")
        #expect(terminal.end() == .status(0))
        let stem = layout.split(separator: "/").last?.split(separator: ".").first ?? ""
        for name in ["\(stem).cast", "\(stem)-2.cast"] {
            let cast = try CastReader.cast(scratch.bytes(name), name: name)
            #expect(cast.chapters.map(\.label) == ["01 closed", "02 book"])
            guard case .output(let ending)? = cast.events.last?.kind else { continue }
            #expect(ending.hasSuffix("\u{1B}[?25h"), "an ended recording gives the cursor back")
        }
    }

    @Test("a recording that cannot be written is refused before the screen opens")
    func refused() throws {
        let terminal = try Terminal([
            "/bin/sh", "-c", "exec \(Preview.program) preview --record /nowhere/x.cast \(Preview.layout)",
        ])
        #expect(terminal.end() == .status(2))
        #expect(terminal.text.contains("/nowhere/x.cast: error: no such file"))
        #expect(!terminal.text.contains(Entering.alternate))
    }

    @Test("play shows a recording, stops at keys, and leaves at q")
    func play() throws {
        let scratch = Scratch("play")
        let program = try Preview.program
        let layout = try Preview.sample("Reader")
        let terminal = try Terminal([
            "/bin/sh", "-c",
            "\(program) record \(layout) --steps 'chapter A; pose book; wait 1s; chapter B; pose open' "
                + "-o \(scratch.path)/x.cast --size 78x20 && exec \(program) play \(scratch.path)/x.cast",
        ])
        #expect(terminal.wait(for: "01 A"))
        terminal.type(" 2")
        #expect(terminal.wait { Self.screen($0).contains("‖ 0:0") && Self.screen($0).hasSuffix("02 B") })
        #expect(Self.screen(terminal).contains("[Open]"))
        terminal.type("q")
        #expect(terminal.end() == .status(0))
    }
}

extension RecordingTests {
    /// What the terminal shows, up to the player's keys.
    fileprivate static func screen(_ terminal: Terminal) -> String {
        var emulator = TerminalEmulator(columns: 80, rows: 24)
        emulator.feed(terminal.output)
        let rows = TextWriter.text(emulator.grid).split(separator: "\n", omittingEmptySubsequences: false)
        return rows.prefix(23).joined(separator: "\n")
    }
}

/// What other people's programs make of our recordings.
@Suite(.serialized, .enabled(if: Asciinema.path != nil, "asciinema is not installed"))
struct AsciinemaTests {
    @Test(
        "asciinema prints and plays the recording of every sample",
        arguments: ["CardBinder", "MailClient", "Player", "Reader", "SettingsSheet", "ToolbarTorture"])
    func reads(sample: String) throws {
        let scratch = Scratch("asciinema-\(sample)")
        let path = "\(scratch.path)/x.cast"
        let (program, layout, asciinema) = (try Preview.program, try Preview.sample(sample), Asciinema.path ?? "")
        let terminal = try Terminal(
            [
                "/bin/sh", "-c",
                """
                \(program) record \(layout) -o \(path) --size 80x24 \
                --tape \(layout.dropLast(5))tape &&
                \(asciinema) cat \(path) > \(scratch.path)/cat.txt && echo cat fine &&
                \(asciinema) play -i 0.01 -s 100 \(path) > \(scratch.path)/play.txt && echo play fine
                """,
            ], environment: ["HOME": scratch.path, "XDG_CONFIG_HOME": scratch.path])
        #expect(terminal.end() == .status(0), "\(terminal.text)")
        #expect(terminal.text.contains("cat fine") && terminal.text.contains("play fine"))
        let cast = try CastReader.cast(scratch.bytes("x.cast"), name: path)
        let sent = cast.events.map { event -> String in
            guard case .output(let text) = event.kind else { return "" }
            return text
        }.joined()
        #expect(try scratch.bytes("cat.txt") == Array(sent.utf8), "it prints what a terminal would get")
        var emulator = TerminalEmulator(columns: 80, rows: 24)
        emulator.feed(try scratch.bytes("play.txt"))
        var playback = Playback(cast)
        playback.seek(to: cast.duration)
        #expect(emulator.grid == playback.emulator.grid)
    }
}

private enum Asciinema {
    static let path: String? = candidates.first { access($0, X_OK) == 0 }
    private static let candidates: [String] = [
        "/usr/bin/asciinema", "/usr/local/bin/asciinema", "/opt/homebrew/bin/asciinema",
    ]
}

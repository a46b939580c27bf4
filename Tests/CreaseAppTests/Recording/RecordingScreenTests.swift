import CreaseCanvas
import CreaseDevice
import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A screen nobody looks at.
private final class BlindScreen: TerminalScreen {
    var size = ScreenSize(columns: 5, rows: 2)
    let abilities = ScreenAbilities(depth: .direct, glyphs: .unicode, hasMouse: false)
    func present(_ grid: CellGrid) {}
    func nextEvent(within milliseconds: Int?) -> InputEvent? { nil }
    func setMouse(_ isOn: Bool) {}
    func close() {}
}

/// A clock that goes as the test says.
private final class Clock {
    var now = 50.0
}

@Suite("A live session is recorded")
struct RecordingScreenTests {
    private static func grid(_ text: String, columns: Int = 5) -> CellGrid {
        var grid = CellGrid(columns: columns, rows: 2)
        grid.write(VisibleText(text), column: 0, row: 0)
        return grid
    }

    @Test("pictures, chapters and sizes with their times; pauses are shortened, nothing is written for nothing new")
    func session() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "crease-live-\(UUID().uuidString).cast")
            .path(percentEncoded: false)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let clock = Clock()
        let screen = RecordingScreen(
            BlindScreen(), first: try CastFile(path: path), clock: { clock.now }, date: { 1_700_000_000 })
        func show(_ text: String, after seconds: Double, columns: Int = 5) {
            clock.now += seconds
            screen.present(Self.grid(text, columns: columns))
        }
        func contents() throws -> Cast { try CastReader.cast(file: .path(path)) }

        show("early", after: 1)
        screen.startRecording(of: "Mail.swift", under: Conditions())
        #expect(screen.nextEvent(within: 0) == .recording(.began(FileName.path(path).title)))
        show("one", after: 1)
        show("two", after: 0.25)
        show("two", after: 1)
        screen.beginChapter("book")
        show("three", after: 60)
        #expect(try contents().events.count == 5, "every picture is on disk as soon as it is shown")
        show("wide", after: 0.5, columns: 7)
        clock.now += 0.5
        screen.stopRecording()
        #expect(screen.nextEvent(within: 0) == .recording(.ended(FileName.path(path).title)))
        show("late", after: 1)

        let cast = try contents()
        #expect(cast.header.title == "Mail.swift" && cast.header.timestamp == 1_700_000_000)
        #expect(cast.header.columns == 5 && cast.header.rows == 2)
        #expect(cast.chapters.map(\.label) == ["01 closed", "02 book"])
        #expect(cast.chapters.map(\.time.seconds) == [0, 1.75])
        #expect(cast.events.map(\.time.seconds) == [0, 0, 0.25, 1.75, 1.75, 2.25, 2.25, 2.75])
        var playback = Playback(cast)
        for (seconds, text) in [(0.0, "one"), (1.7, "two"), (2, "three"), (2.75, "wide")] {
            playback.seek(to: CastTime(seconds: seconds))
            #expect(TextWriter.text(playback.emulator.grid) == text + "\n\n")
        }
        #expect(playback.emulator.columns == 7)
    }

    @Test("a file that cannot be made is told, and the session goes on")
    func failing() throws {
        let screen = RecordingScreen(BlindScreen(), first: nil, clock: { 0 }, date: { 0 })
        screen.startRecording(of: "/nowhere/x", under: Conditions())
        guard case .recording(.failed(let words))? = screen.nextEvent(within: 0) else {
            Issue.record("nothing was said")
            return
        }
        #expect(words.hasPrefix("nothing is recorded: "))
        screen.present(Self.grid("x"))
        screen.stopRecording()
        #expect(screen.nextEvent(within: 0) == nil)
    }

    @Test("the session shows that it is recorded, asks for a chapter per pose, and tells how to replay")
    func words() throws {
        let document = try Document(Array("Text(\"Hello\")".utf8), file: .path("Hello.swift"))
        var session = Session(document, title: "Hello.swift")
        _ = session.update(.resize(ScreenSize(columns: 100, rows: 30)))
        func text() -> String {
            TextWriter.text(
                session.view(
                    on: ScreenSize(columns: 100, rows: 30),
                    with: ScreenAbilities(depth: .mono, glyphs: .unicode, hasMouse: false)))
        }
        #expect(session.update(.key(Key("."))) == [.startRecording("Hello.swift", Conditions())])
        #expect(!text().contains("recording"), "not before it is so")
        #expect(session.update(.recording(.began("Hello.cast"))) == [])
        #expect(text().contains("● recording Hello.cast"))
        #expect(session.update(.key(Key("b"))) == [.chapter("book")])
        #expect(session.update(.key(Key("b"))) == [])
        session.animates = true
        #expect(session.update(.key(Key("o"))) == [], "while the hinge moves its chapter waits")
        #expect(session.elapse(to: 0.1) == [])
        #expect(session.elapse(to: 5) == [.chapter("open")])
        session.animates = false
        #expect(session.update(.key(Key("."))) == [.stopRecording])
        _ = session.update(.recording(.ended("Hello.cast")))
        #expect(text().contains("recorded; see it with: crease play Hello.cast"))
        #expect(session.update(.key(Key("c"))) == [])
        _ = session.update(.recording(.failed("recording stopped: no space is left on the device")))
        #expect(text().contains("no space is left"))
    }
}

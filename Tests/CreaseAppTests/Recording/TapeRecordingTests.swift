import CreaseCanvas
import CreaseDevice
import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("A tape becomes a recording")
struct TapeRecordingTests {
    @Test(
        "every sample: whole lines, times that never decrease, at most twice the bytes", arguments: RecordedTape.layouts
    )
    func laws(layout: String) throws {
        let steps = try RecordedTape.own(layout)
        let tape = try RecordedTape(layout, steps)
        #expect(tape.failures == "")
        let file = tape.file
        #expect(file.last == "\n" && !file.contains("\n\n"))
        let lines = file.split(separator: "\n").map { Array($0.utf8) }
        let header = try JSONReader.value(lines[0][...])
        #expect(header["version"] == .whole(2) && header["width"] == .whole(100) && header["height"] == .whole(30))
        #expect(header["timestamp"] == .whole(0))
        #expect(header["theme"]?["palette"]?.asString?.split(separator: ":").count == 16)
        #expect(header["crease"]?["version"] == .string(Version.number))
        #expect(header["crease"]?["conditions"]?["pose"] == .string("closed"))
        var last = 0.0
        for line in lines.dropFirst() {
            let parts = try #require(try JSONReader.value(line[...]).asArray)
            let time = try #require(parts.count == 3 ? parts[0].asNumber : nil)
            #expect(time >= last && ["o", "m"].contains(parts[1].asString))
            last = time
        }
        #expect(file.utf8.count <= 2 * tape.outputBytes, "\(file.utf8.count) for \(tape.outputBytes)")
        #expect(try RecordedTape(layout, steps).file == file, "the same bytes every time")
    }

    @Test(
        "replayed through a terminal, every settled picture is the frame, at its moment",
        arguments: RecordedTape.layouts)
    func replay(layout: String) throws {
        for (steps, isASCII) in [(RecordedTape.walk, true), (try RecordedTape.own(layout), false)] {
            let tape = try RecordedTape(layout, steps, isASCII: isASCII)
            let cast = try tape.cast
            var playback = Playback(cast)
            for picture in tape.recording.pictures {
                playback.seek(to: picture.time)
                #expect(playback.emulator.grid == picture.grid, "\(picture.steps)")
                #expect(playback.emulator.isCursorVisible == false)
            }
            let opening = tape.recording.pictures.filter(\.opensChapter)
            #expect(cast.chapters.count == opening.count && opening.count >= 3)
            #expect(cast.chapters.enumerated().allSatisfy { $1.label.hasPrefix("0\($0 + 1) ") })
            for (chapter, picture) in zip(cast.chapters, opening) {
                playback.seek(after: chapter.event)
                #expect(playback.emulator.grid == picture.grid, "\(chapter.label)")
            }
            playback.seek(to: cast.duration)
            #expect(playback.emulator.isCursorVisible, "the reader's terminal gets its cursor back")
        }
    }

    @Test("version 2 and 3 hold the same recording")
    func roundTrip() throws {
        let tape = try RecordedTape("MailClient")
        let two = try tape.cast
        let text = CastWriter.text(two, version: .v3)
        var three = try CastReader.cast(Array(text.utf8), name: "3")
        #expect(three.header.version == .v3)
        #expect(three.events == two.events, "every moment, to the microsecond")
        three.header.version = .v2
        #expect(three.header == two.header)
        #expect(CastWriter.text(three, version: .v2) == tape.file)
        let direct = try RecordedTape("MailClient", form: .v3)
        #expect(direct.file.hasSuffix("\"x\", \"0\"]\n"))
        #expect(try direct.cast.events.dropLast() == two.events[...])
    }

    @Test("intervals that no decimal holds do not add up to a drift")
    func drift() throws {
        var cast = Cast(header: CastHeader(columns: 80, rows: 24), events: [])
        for index in 0..<10_000 {
            cast.events.append(CastEvent(time: CastTime(seconds: Double(index) / 3), kind: .output("x")))
        }
        let text = CastWriter.text(cast, version: .v3)
        #expect(try CastReader.cast(Array(text.utf8), name: "3").events == cast.events)
    }

    @Test("the first picture is whole, says the chapter and hides the cursor; captions are in the picture")
    func poster() throws {
        let tape = try RecordedTape("CardBinder")
        guard case .output(let first) = tape.recording.events[0].kind else { return }
        #expect(tape.recording.events[0].time == .zero && first.contains("\u{1B}[?25l"))
        let texts = tape.recording.pictures.map { TextWriter.text($0.grid) }
        #expect(texts[0].contains("01 Closed") && texts[0].contains("as it comes out of a pocket"))
        #expect(texts[1].contains("02 Book") && texts[1].contains("the fold is a region"))
        #expect(texts[1].contains("[Book]"), "the chapter begins with what its first step led to")
        #expect(
            tape.recording.pictures.map(\.steps) == [
                [], ["pose book"], ["hinge 150 over 1s"], ["pose open"], ["rotate"], ["text-size xLarge"],
            ])
    }

    @Test("pauses last as long as the tape says, at most 1.5 s; motion takes its time")
    func times() throws {
        let tape = try RecordedTape("Reader", "wait 9s; hinge 90 over 3s; wait 300ms; rotate; sdk 27.0; caption x")
        // Opening 1.5, motion 3, then 0.3, a glance of 1, and the caption's own time at the end.
        #expect(tape.recording.pictures.map(\.time.seconds) == [0, 4.5, 4.8, 5.8])
        #expect(try tape.cast.duration.seconds == 7.3)
        let moving = tape.recording.events.filter { $0.time.seconds >= 1.5 && $0.time.seconds < 4.5 }
        #expect(moving.count > 60, "thirty pictures a second, less those that look alike")
    }

    @Test("Reduce Motion cuts, a long way takes larger steps, a motion to nowhere shows nothing new")
    func motion() throws {
        let calm = try RecordedTape("Reader", "reduce-motion; hinge 90 over 3s")
        #expect(calm.recording.events.count < 8)
        let long = try RecordedTape("Reader", "hinge 180 over 60s")
        #expect(long.recording.events.count <= TapeRecording.mostFrames + 4)
        #expect(long.recording.pictures.last?.time == CastTime(seconds: 61))
        let still = try RecordedTape("Reader", "hinge 0 over 1s")
        #expect(still.recording.events.count == 3)
    }

    @Test("a step that fails ends the recording, which stays whole")
    func failing() throws {
        let tape = try RecordedTape("Reader", "chapter A; pose book; chapter B; tap Nowhere; pose open")
        #expect(tape.failures.contains("walk.tape:1:34: error: tap Nowhere"))
        #expect(try tape.cast.chapters.map(\.label) == ["01 A", "02 B"])
        #expect(tape.recording.pictures.last?.conditions.pose == .book)
    }

    @Test("SOURCE_DATE_EPOCH dates it; what is no number does not")
    func date() throws {
        for (value, date) in [("1700000000", 1_700_000_000), ("soon", 0)] {
            let tape = try RecordedTape("Reader", "pose book", environment: ["SOURCE_DATE_EPOCH": value])
            #expect(try tape.cast.header.timestamp == date)
        }
    }

    @Test("frames to compare: a rule with chapter, time, conditions and steps above every picture")
    func text() throws {
        let steps = """
            chapter "Closed"; caption "As it opens"; chapter "Book"; pose book; live 2; tab "Missing"
            """
        let tape = try RecordedTape("Reader", steps, size: ScreenSize(columns: 80, rows: 24), form: .text)
        let rules = tape.file.split(separator: "\n").filter { $0.hasPrefix("──── ") }
        #expect(
            rules.map { $0.trimmingRule } == [
                "01 Closed · 0 s · closed, SDK 27.1", "02 Book · 1.9 s · book 127.78°, SDK 27.1 · pose book",
                "02 Book · 3.4 s · book 127.78°, SDK 27.1, liveActivities 2 · live 2",
            ])
        #expect(rules.allSatisfy { $0.count == 80 })
        #expect(!tape.file.contains(" \n"))
    }

    @Test("stills are named by number and title, in letters that any file system takes")
    func stills() throws {
        let names = ["01 Closed", "02 Ärger & Co. / \"3\"!", "03 ..", "04 " + String(repeating: "x", count: 300)].map {
            ChapterStill(label: $0, grid: CellGrid(columns: 1, rows: 1)).name
        }
        #expect(names[0] == "01-closed" && names[1] == "02-ärger-co-3" && names[2] == "03" && names[3].count == 80)
    }

    @Test("a caption before anything is done is about the picture as it is; a chapter's number is not said twice")
    func order() throws {
        let tape = try RecordedTape(
            "Reader",
            "chapter '01 start'; caption 'as it is'; rotate; caption 'turned'; chapter B; expect hidden x; pose book")
        #expect(try tape.cast.chapters.map(\.label) == ["01 start", "02 B"])
        #expect(tape.recording.pictures.map(\.steps) == [[], ["rotate"], [], ["pose book"]])
    }

    @Test("long captions get up to three rows, and the picture above keeps its place")
    func band() throws {
        let words = String(repeating: "many words ", count: 60)
        let tape = try RecordedTape(
            "Reader", "chapter A; caption short; pose book; caption \"\(words)\"; pose open",
            size: ScreenSize(columns: 80, rows: 30))
        let last = try #require(tape.recording.pictures.last).grid
        let rows = (0..<30).map { row in String(last.row(row).map { Character($0.glyph.base) }) }
        #expect(rows[27].hasPrefix(" 01 A  many words") && rows[28].hasPrefix("       ") && rows[29].contains("…"))
        #expect(rows[26].contains("many") == false)
    }
}

extension Substring {
    /// What a rule line says.
    fileprivate var trimmingRule: String {
        var text = self
        while let first = text.first, first == "─" || first == " " { text.removeFirst() }
        while let last = text.last, last == "─" || last == " " { text.removeLast() }
        return String(text)
    }
}

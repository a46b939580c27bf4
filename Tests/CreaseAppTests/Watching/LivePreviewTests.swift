import CreaseCanvas
import CreaseDevice
import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The previewer on a real file that is saved, broken, deleted and restored under it.
private struct Bench {
    let path: String
    var preview: LivePreview

    init() throws {
        let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        path = folder + "Live\(UInt64.random(in: 0 ... .max)).swift"
        try Self.write(Self.layout("Hello"), to: path)
        let file = FileName.path(path)
        let document = try Document(file)
        let session = Session(document, Situation(app: document.opening), title: "Live.swift")
        preview = LivePreview(
            session, of: file, reading: ReadingOptions(), contents: LivePreview.contents(of: file),
            at: MonotonicClock.now())
        _ = preview.elapse(to: MonotonicClock.now())
        _ = preview.update(.resize(ScreenSize(columns: 80, rows: 24)))
    }

    static func layout(_ words: String) -> String {
        """
        import SwiftUI
        struct Live: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\(words)")
                    Button("Count \\(count)") { count += 1 }
                }
            }
        }
        """
    }

    static func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    mutating func press(_ keys: Key...) {
        for key in keys { _ = preview.update(.key(key)) }
    }

    /// The header's line, and what the layout shows, once the loop has woken as often as it wants to in half a second.
    mutating func seen() -> (header: String, words: [String]) {
        for _ in 0..<100 {
            _ = preview.elapse(to: MonotonicClock.now())
            var time = timespec(tv_sec: 0, tv_nsec: 5_000_000)
            nanosleep(&time, nil)
        }
        preview.prepare()
        let grid = preview.view(
            on: ScreenSize(columns: 80, rows: 24),
            with: ScreenAbilities(depth: .mono, glyphs: .unicode, hasMouse: false))
        let header = TextWriter.text(grid).split(separator: "\n").first.map(String.init) ?? ""
        return (header, preview.session.lit.elements.compactMap(\.label))
    }
}

struct LivePreviewTests {
    @Test(
        "a saved file shows at once, with the pose and the state it was in; a broken one keeps the picture and says so")
    func life() throws {
        var bench = try Bench()
        defer { try? FileManager.default.removeItem(atPath: bench.path) }
        bench.press(Key("b"), Key("j"), Key("j"), Key(.enter))
        #expect(bench.preview.session.lit.elements.compactMap(\.label) == ["Hello", "Count 1"])

        try Bench.write(Bench.layout("Saved"), to: bench.path)
        var seen = bench.seen()
        #expect(seen.words == ["Saved", "Count 1"])
        #expect(bench.preview.session.situation.conditions.pose == .book)
        #expect(seen.header.contains("saved "))

        try Bench.write(Bench.layout("Half").replacing("\n    }\n}", with: ""), to: bench.path)
        seen = bench.seen()
        #expect(seen.words == ["Saved", "Count 1"], "the last good picture")
        #expect(seen.header.contains("line ") && seen.header.contains("picture seconds old"), "\(seen.header)")

        bench.press(Key(.enter))
        #expect(bench.seen().words == ["Saved", "Count 2"], "which can still be used")

        try FileManager.default.removeItem(atPath: bench.path)
        seen = bench.seen()
        #expect(seen.header.contains("no such file"))
        #expect(seen.words == ["Saved", "Count 2"])

        try Bench.write(Bench.layout("Restored"), to: bench.path)
        seen = bench.seen()
        #expect(seen.words == ["Restored", "Count 2"])
        #expect(!seen.header.contains("old"))
    }

    @Test("the picture ages from the first trouble on, whatever the trouble becomes")
    func age() throws {
        var bench = try Bench()
        defer { try? FileManager.default.removeItem(atPath: bench.path) }
        try Bench.write("struct (", to: bench.path)
        _ = bench.seen()
        let since = bench.preview.session.freshness.trouble?.since
        #expect(since != nil)
        try Bench.write("", to: bench.path)
        #expect(bench.seen().header.contains("the file is empty"))
        #expect(bench.preview.session.freshness.trouble?.since == since)
        #expect(
            bench.preview.due(after: (since ?? 0) + 1).map { $0 - (since ?? 0) } ?? 0 > 9, "and wakes nobody before")
    }

    @Test("a good picture at rest wants nothing but news of its file")
    func rest() throws {
        var bench = try Bench()
        defer { try? FileManager.default.removeItem(atPath: bench.path) }
        _ = bench.seen()
        #if os(Linux)
            #expect(bench.preview.due(after: MonotonicClock.now()) == nil)
            #expect(bench.preview.watched != nil)
        #endif
    }
}

import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a team pastes into a review: one folder that explains itself without a network.
@Suite struct TourTests {
    static var samples: [String] { (try? Repository.files(in: "Layouts", ending: ".swift")) ?? [] }

    private func tour(_ sample: String, _ conditions: Conditions = Conditions()) throws -> Tour {
        try Tour(
            Document(Array(try Repository.text(sample).utf8), file: .path(sample)), under: conditions)
    }

    @Test("six poses, then shut and flat with both SDKs below: a still of each, and a chapter each")
    func stops() throws {
        let tour = try tour("Layouts/Reader.swift")
        #expect(
            tour.stops.map(\.name) == [
                "01-closed", "02-book", "03-open", "04-laptop", "05-tall", "06-tent", "07-sdk-27.0-closed",
                "08-sdk-27.0-open", "09-sdk-26.0-closed", "10-sdk-26.0-open",
            ])
        let names = tour.files(under: Conditions(), timestamp: 0).map(\.name)
        #expect(Set(names).count == names.count)
        for stop in tour.stops { #expect(names.contains(stop.name + ".svg") && names.contains(stop.name + ".txt")) }
        let chapters = tour.recording.pictures.filter(\.opensChapter)
        #expect(chapters.map(\.conditions) == tour.stops.map(\.scene.screen.conditions))
    }

    @Test("with an old SDK there is nothing below it, and a phone without a hinge is only turned")
    func fewer() throws {
        #expect(try tour("Layouts/Reader.swift", Conditions(tier: .sdk26)).stops.count == Pose.allCases.count)
        #expect(try tour("Layouts/Reader.swift", Conditions(device: .iPhone69, tier: .sdk26)).stops.count == 2)
    }

    @Test("a page names only files that are there, and asks no network for anything", arguments: samples)
    func links(_ sample: String) throws {
        let files = try tour(sample).files(under: Conditions(), timestamp: 0)
        let page = try #require(files.last { $0.name == "index.html" }).text
        for attribute in ["src=\"", "href=\""] {
            for rest in page.components(after: attribute) {
                let name = String(rest.prefix { $0 != "\"" })
                #expect(name == "data:," || files.contains { $0.name == name }, "\(name)")
            }
        }
        #expect(!page.contains("://"))
    }

    @Test("words of a layout stay words: no tag, no end of the script")
    func hostile() throws {
        let source = "Text(\"</script><img src=x onerror=alert(1)>\").navigationTitle(\"<b>&\\\"\")"
        let tour = try Tour(Document(Array(source.utf8), file: .path("<i>.swift")), under: Conditions())
        let page = TourPage(tour: tour).text
        #expect(page.components(after: "</script>").count == 1 && !page.contains("<img src=x") && !page.contains("<i>"))
    }

    @Test("the same layout gives the same bytes")
    func repeated() throws {
        let (one, other) = (try tour("Layouts/Player.swift"), try tour("Layouts/Player.swift"))
        for (a, b) in zip(one.files(under: Conditions(), timestamp: 7), other.files(under: Conditions(), timestamp: 7))
        {
            #expect(a.name == b.name && a.text == b.text)
        }
    }

    private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test("a browser opens the page and has nothing to say", .enabled(if: browser != nil, "Chromium is not installed"))
    func opened() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "crease-tour-\(UInt64.random(in: 0 ... .max))"
        )
        .path(percentEncoded: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for file in try tour("Layouts/CardBinder.swift").files(under: Conditions(), timestamp: 0) {
            _ = try StandardStreams.write(file.text, to: "\(folder)/\(file.name)")
        }
        let command = """
            \(Self.browser ?? "") --headless --no-sandbox --disable-gpu --user-data-dir='\(folder)/profile' \
            --enable-logging=stderr --dump-dom 'file://\(folder)/index.html' 2>&1
            """
        let output = try #require(CommandOutput(["sh", "-c", command]))
        let text = String(decoding: output.bytes, as: UTF8.self)
        #expect(!text.contains("CONSOLE"))
        // The script ran: it wrote the first picture's label.
        #expect(text.contains("01 closed · 0.0 s"))
    }
}

extension String {
    /// What follows each occurrence of some words.
    fileprivate func components(after words: String) -> [Substring] {
        split(separator: words, omittingEmptySubsequences: false).dropFirst().map { $0 }
    }
}

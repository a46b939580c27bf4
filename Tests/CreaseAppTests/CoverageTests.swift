import CreaseDevice
import CreaseLayout
import Foundation
import Testing

@testable import CreaseApp

@Suite("How much of a project can be shown")
struct CoverageTests {
    /// A folder that is removed with it.
    final class Project {
        let url = FileManager.default.temporaryDirectory.appending(path: "crease-\(UUID().uuidString)")
        var path: String { url.path(percentEncoded: false) }

        init(_ files: [String: String]) throws {
            for (name, text) in files {
                let file = url.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func file(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }
    }

    private static func view(_ name: String, _ body: String) -> String {
        "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }\n"
    }

    private func share(_ body: String) throws -> ShownShare {
        let document = try Document(Array(Self.view("Home", body).utf8), file: .path("Home.swift"))
        return ShownShare(of: document.scene(Conditions()))
    }

    @Test("words, pictures, controls and words of bars are known; boxes are not; lines and colours are not counted")
    func shares() throws {
        let plain = try share("VStack { Text(\"a\"); Divider(); Color.red; Image(systemName: \"star\") }")
        #expect(plain.known == 2 && plain.unknown == 0 && plain.madeUp == 0)
        let boxed = try share("VStack { Text(\"a\"); FancyCard() }")
        #expect(boxed.known == 1 && boxed.unknown == 1)
        #expect(boxed.grade == 0.5)
        let bars = try share("NavigationStack { Text(\"a\").navigationTitle(\"T\").toolbar { Button(\"B\") {} } }")
        #expect(bars.known == 3 && bars.unknown == 0)
        #expect(try share("Color.red").grade == nil)
    }

    @Test("of a folder the files with views count, not what is hidden, built or linked; a named file always does")
    func files() throws {
        let project = try Project([
            "App/Home.swift": Self.view("Home", "Text(\"a\")"), "App/Model.swift": "struct Model {}",
            "App/Preview.swift": "#Preview { Text(\"a\") }", ".hidden/A.swift": Self.view("A", "Text(\"a\")"),
            "Pods/B.swift": Self.view("B", "Text(\"a\")"), "README.md": "some View var body",
        ])
        try FileManager.default.createSymbolicLink(
            at: project.url.appending(path: "App/Loop"), withDestinationURL: project.url)
        let found = ViewFiles([project.path])
        #expect(found.files == [project.file("App/Home.swift"), project.file("App/Preview.swift")])
        let model = project.file("App/Model.swift")
        #expect(ViewFiles([model, model]).files == [model])
        let missing = ViewFiles([project.file("Nope.swift")])
        #expect(missing.files.isEmpty && missing.troubles.map(\.message) == ["no such file or folder"])
    }

    @Test("what spoils most screens comes first, and a file that cannot be shown says why")
    func obstacles() throws {
        let project = try Project([
            "A.swift": Self.view("A", "VStack { Text(\"a\").shimmer(); FancyCard() }"),
            "B.swift": Self.view("B", "VStack { FancyCard(); FancyCard() }"), "C.swift": "let x = 1",
        ])
        let files = ["A.swift", "B.swift", "C.swift"].map {
            FileCoverage(project.file($0), conditions: Conditions(), reading: ReadingOptions())
        }
        let coverage = Coverage(files)
        #expect(
            coverage.obstacles.map { "\($0.files.count) \($0.rule) \($0.subject)" } == [
                "2 unknown-view 'FancyCard' is drawn as a box",
                "1 unknown-modifier '.shimmer' is not known and does nothing",
            ])
        #expect(coverage.unusable == 1)
        let text = CoverageReport(coverage: coverage).table
        #expect(text.contains("not shown"))
        #expect(text.contains("no view in this file"))
        #expect(text.hasSuffix("25 % of 3 view files is known: 1 of 4 leaves and bar words; 1 file cannot be shown\n"))
        let json = CoverageReport(coverage: coverage).json
        #expect(json.at("files")?.elements.count == 3)
        #expect(json.at("notRead")?.elements.first?.at("screens") == .whole(2))
    }

    @Test("nothing that could be read is status 2, anything that could is 0")
    func status() throws {
        let project = try Project(["A.swift": Self.view("A", "Text(\"a\")"), "C.swift": "let x = 1"])
        func run(_ names: [String]) throws -> Int32 {
            try CoverageCommand(
                request: CoverageRequest(
                    paths: names.map(project.file), conditions: Conditions(), reading: ReadingOptions(), form: .json,
                    output: project.file("out.json"))
            ).run().code
        }
        #expect(try run(["A.swift", "C.swift"]) == 0)
        #expect(try run(["C.swift"]) == 2)
        #expect(try run(["Nope.swift"]) == 2)
    }

    @Test("every item is done once, and the results keep the items' order", arguments: [0, 1, 2, 7, 100])
    func shared(_ count: Int) {
        #expect(LargeStack.map(Array(0..<count)) { $0 * 2 } == (0..<count).map { $0 * 2 })
    }
}

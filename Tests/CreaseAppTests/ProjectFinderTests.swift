import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Views of other files")
struct ViewFinderTests {
    private static let wall = "import SwiftUI\nstruct Wall: View { var body: some View { Row(card: Card.sample) } }"
    private static let row = """
        import SwiftUI
        // Nothing of this file but Row is asked for: Unrelated() stays unread.
        struct Row: View {
            let card: Card
            var body: some View { Text(card.name).accessibilityIdentifier("row") }
        }
        struct Helper: View { var body: some View { Unrelated() } }
        """
    private static let card = "struct Card { let name: String\n static let sample = Card(name: \"Ember\") }"

    private func row(of folder: borrowing Folder, _ layout: String) throws -> SceneNode? {
        let document = try Document(.path(folder.path(layout)))
        let scene = document.scene(Conditions())
        var waiting = scene.nodes
        while let node = waiting.popLast() {
            if node.identifier == "row" { return node }
            waiting += node.children
        }
        return nil
    }

    @Test("a view is found anywhere in the package or Xcode project, with what it needs; its node names the file")
    func found() throws {
        for mark in ["Package.swift", "App.xcodeproj/project.pbxproj"] {
            let folder = try Folder([
                mark: "", "App/Screens/Wall.swift": Self.wall, "App/Parts/Row.swift": Self.row,
                "Models/All.swift": Self.card,
            ])
            let node = try row(of: folder, "App/Screens/Wall.swift")
            #expect(node?.label == "Ember")
            #expect(node?.source?.file?.hasSuffix("/App/Parts/Row.swift") == true)
            #expect(node?.source?.line == 5)
        }
    }

    @Test("without a project only the layout's own folder is looked at")
    func alone() throws {
        let beside = try Folder(["Wall.swift": Self.wall, "Row.swift": Self.row, "Card.swift": Self.card])
        #expect(try row(of: beside, "Wall.swift")?.label == "Ember")
        let below = try Folder(["Wall.swift": Self.wall, "parts/Row.swift": Self.row, "Card.swift": Self.card])
        #expect(try row(of: below, "Wall.swift") == nil)
    }

    @Test(
        "what was built, fetched or hidden is not looked at",
        arguments: [".build", "DerivedData", "Pods", "node_modules", ".git", "build"])
    func ignored(name: String) throws {
        let folder = try Folder([
            "Package.swift": "", "Wall.swift": Self.wall, "\(name)/Row.swift": Self.row, "Card.swift": Self.card,
        ])
        #expect(try row(of: folder, "Wall.swift") == nil)
    }

    @Test("what the layout declares itself wins over other files; a file of the type's name wins over others")
    func precedence() throws {
        let own = "\nstruct Card { let name: String\n static let sample = Card(name: \"Own\") }"
        let folder = try Folder([
            "Package.swift": "", "Wall.swift": Self.wall + own, "Row.swift": Self.row + "\n" + Self.card,
            "A.swift": "struct Row {}",
        ])
        #expect(try row(of: folder, "Wall.swift")?.label == "Own")
    }

    @Test("the samples need no other file")
    func samples() throws {
        for path in try Repository.files(in: "Layouts", ending: ".swift") {
            let full = Repository.root.appending(path: path).path(percentEncoded: false)
            var waiting = try Document(.path(full)).scene(Conditions()).nodes
            while let node = waiting.popLast() {
                #expect(node.source?.file == nil)
                waiting += node.children
            }
        }
    }

    @Test("a path is told as seen from the folder one stands in")
    func relative() {
        let cases = [
            ("/a/b/c.swift", "/a/b", "c.swift"), ("/a/b/c.swift", "/a", "b/c.swift"),
            ("/a/b/c.swift", "/a/d", "../b/c.swift"), ("/x/c.swift", "/a/d", "/x/c.swift"),
            ("/a/c.swift", "/a/1/2/3/4", "/a/c.swift"),
        ]
        for (path, folder, shown) in cases { #expect(WorkingDirectory.relative(path, to: folder) == shown) }
    }
}

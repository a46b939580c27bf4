import CreaseDevice
import CreaseLanguage
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

/// What each kind of name brings along from another file.
@Suite("What is looked for in a project")
struct LookedForTests {
    private func labels(_ files: [String: String], _ layout: String = "App/Home.swift") throws -> [String] {
        let folder = try Folder(files.merging(["Shop.xcodeproj/project.pbxproj": ""]) { first, _ in first })
        let document = try Document(.path(folder.path(layout)))
        var labels: [String] = []
        var waiting = Array(document.scene(Conditions()).nodes.reversed())
        while let node = waiting.popLast() {
            if let label = node.label, !labels.contains(label) { labels.append(label) }
            waiting += node.children.reversed()
        }
        return labels
    }

    private static func home(_ body: String, _ more: String = "") -> String {
        "import SwiftUI\nstruct Home: View { \(more)\nvar body: some View { VStack { \(body) } } }"
    }

    @Test(
        "a view, a modifier, a protocol's body, a function, a constant, an alias, a type's own extension",
        arguments: [
            ("Badge()", "struct Badge: View { var body: some View { Text(\"found\") } }"),
            ("_Badge()", "struct _Badge: View { var body: some View { Text(\"found\") } }"),
            ("Color.red.found()", "extension View { func found() -> some View { Text(\"found\") } }"),
            ("makeBadge()", "func makeBadge() -> some View { Text(\"found\") }"),
            ("Text(words)", "let words = \"found\""),
            ("Text(Words.found.rawValue)", "enum Words: String { case found }"),
            ("Text(\"fou\".nd)", "extension String { var nd: String { self + \"nd\" } }"),
        ])
    func kinds(use: String, declaration: String) throws {
        let files = ["App/Home.swift": Self.home(use), "Other/Any.swift": "import SwiftUI\n" + declaration]
        #expect(try labels(files).contains("found"))
    }

    @Test("members of a type that stand in other files come with it, those of a protocol too")
    func spread() throws {
        let files = [
            "App/Home.swift": Self.home("Feed(); Text(Card.sample.shout)"),
            "Model/Card.swift": "struct Card { let name: String }",
            "Model/Card+Sample.swift": "extension Card { static let sample = Card(name: \"ember\") }",
            "Model/Card+Words.swift": "extension Card { var shout: String { name + \"!\" } }",
            "Views/Wired.swift":
                "import SwiftUI\nprotocol Wired: View { associatedtype Inside: View; func inside() -> Inside }",
            "Views/Wired+Body.swift": "import SwiftUI\nextension Wired { var body: some View { inside() } }",
            "Views/Feed.swift": "import SwiftUI\nstruct Feed: Wired { func inside() -> some View { Text(\"feed\") } }",
        ]
        #expect(try labels(files).filter { ["feed", "ember!"].contains($0) } == ["feed", "ember!"])
    }

    @Test("what is private in another file is not found, and two at one distance are told with both places")
    func hiddenAndTied() throws {
        let hidden = [
            "App/Home.swift": Self.home("Badge()"),
            "App/Other.swift": "import SwiftUI\nprivate struct Badge: View { var body: some View { Text(\"wrong\") } }",
            "Far/Away/Real.swift": "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"right\") } }",
        ]
        #expect(try labels(hidden).contains("right"))
        let folder = try Folder([
            "Shop.xcodeproj/x": "", "App/Home.swift": Self.home("Badge()"),
            "A/X.swift": "import SwiftUI\n\nstruct Badge: View { var body: some View { Text(\"a\") } }",
            "B/X.swift": "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"b\") } }",
        ])
        let document = try Document(.path(folder.path("App/Home.swift")))
        let notes = document.program.evaluate().notes.filter { $0.kind == .guess }
        #expect(notes.count == 1)
        #expect(notes.first?.message.contains("A/X.swift:3 and in ") == true)
        #expect(notes.first?.message.hasSuffix("B/X.swift:2, the first is taken") == true)
        #expect(
            document.files.map { $0.split(separator: "/").suffix(2).joined(separator: "/") } == [
                "App/Home.swift", "A/X.swift",
            ])
    }

    @Test("a model that leads through hundreds of files does not keep a view from being found")
    func many() throws {
        var files = [
            "App/Home.swift": Self.home("Text(\"root\"); Last()", "let model: M0"),
            "App/Zz.swift": "import SwiftUI\nstruct Last: View { var body: some View { Text(\"last\") } }",
        ]
        for i in 0..<300 {
            files["Model/M\(i).swift"] = "final class M\(i) { let a = \(i); let next: M\(i + 1)? = nil }"
        }
        #expect(try labels(files).contains("last"))
    }
}

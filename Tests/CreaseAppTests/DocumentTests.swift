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

@Suite("A document settles")
struct DocumentTests {
    func document(_ source: String, reading: ReadingOptions = ReadingOptions()) throws -> Document {
        try Document(Array(source.utf8), file: .path("L.swift"), reading: reading)
    }

    /// The texts on the screen, in tree order.
    func words(_ scene: Scene) -> [String] {
        func walk(_ nodes: [SceneNode]) -> [String] {
            nodes.flatMap { node in (node.kind == "Text" ? [node.label ?? ""] : []) + walk(node.children) }
        }
        return walk(scene.nodes)
    }

    @Test("what onAppear sets is seen at once")
    func appear() throws {
        let document = try document(
            """
            struct V: View {
                @State private var word = "before"
                var body: some View { Text(word).onAppear { word = "after" } }
            }
            """)
        #expect(words(document.scene(Conditions())) == ["after"])
    }

    @Test("a view appears once, however often it is laid out again")
    func once() throws {
        let document = try document(
            """
            struct V: View {
                @State private var count = 0
                var body: some View { Text("\\(count)").onAppear { count += 1 } }
            }
            """)
        var app = document.opening
        for pose in [Pose.closed, .book, .closed, .open] {
            var conditions = Conditions()
            conditions.take(pose)
            #expect(words(document.settle(&app, under: conditions)) == ["1"])
        }
    }

    @Test("onChange hears of a new size class after a pose change, not on opening")
    func change() throws {
        let document = try document(
            """
            struct V: View {
                @Environment(\\.horizontalSizeClass) private var width
                @State private var told = "nothing"
                var body: some View {
                    Text(told).onChange(of: width) { told = width == .regular ? "regular" : "compact" }
                }
            }
            """)
        var app = document.opening
        #expect(words(document.settle(&app, under: Conditions())) == ["nothing"])
        #expect(words(document.settle(&app, under: Conditions(hinge: Pose.open.hinge))) == ["regular"])
        #expect(words(document.settle(&app, under: Conditions())) == ["compact"])
    }

    @Test("views that answer each other for ever come to an end")
    func endless() throws {
        let document = try document(
            """
            struct V: View {
                @State private var count = 0
                var body: some View { Text("\\(count)").onChange(of: count, initial: true) { count += 1 } }
            }
            """)
        #expect(words(document.scene(Conditions())).count == 1)
    }

    @Test("--set gives a state its opening value")
    func override() throws {
        let source = """
            struct V: View {
                @State private var isLoading = false
                var body: some View { Text(isLoading ? "loading" : "ready") }
            }
            """
        #expect(words(try document(source).scene(Conditions())) == ["ready"])
        let reading = ReadingOptions(overrides: [.init(name: "isLoading", value: "true")])
        #expect(words(try document(source, reading: reading).scene(Conditions())) == ["loading"])
    }

    @Test("a view that contains itself hits a limit that has a name and a place")
    func recursive() throws {
        let scene = try document("struct V: View { var body: some View { V() } }").scene(Conditions())
        #expect(scene.hitLimits.count == 1)
        #expect(scene.hitLimits.first?.source?.line == 1)
    }

    @Test("every sample opens strict-clean and gives the same bytes twice, in every pose")
    func samples() throws {
        let samples = try Repository.files(in: "Layouts", ending: ".swift")
        #expect(samples.count >= 6)
        for sample in samples {
            let path = Repository.root.appending(path: sample).path(percentEncoded: false)
            let document = try Document(.path(path), reading: ReadingOptions(strictness: .strict))
            for pose in Pose.allCases {
                var conditions = Conditions()
                conditions.take(pose)
                let texts = (0..<2).map { _ in
                    SceneReport(file: sample, view: document.view, scene: document.scene(conditions)).json.text
                }
                #expect(texts[0] == texts[1], "\(sample) \(pose)")
            }
        }
    }
}

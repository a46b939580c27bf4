import CreaseDevice
import CreaseLanguage
import CreaseLayout
import Testing

/// Things that hold for every source.
@Suite struct LawTests {
    static let recursive = "struct A: View { var body: some View { VStack { A(); A() } } }"
    static let readers = """
        struct A: View {
            @Environment(\\.colorScheme) private var scheme
            var body: some View { VStack { A(); A() } }
        }
        """

    @Test("a view that contains itself ends at the limit and says so")
    func recursion() {
        let program = Program(source: SourceText(Self.recursive))
        let evaluation = program.evaluate()
        #expect(count(evaluation.root) <= 100_000)
        #expect(evaluation.notes.contains { $0.kind == .limit })
    }

    @Test("a reader that contains itself is bounded too, however often layout asks")
    func lazyRecursion() {
        let evaluation = Program(source: SourceText(Self.readers)).evaluate()
        var built = 0
        var waiting = [evaluation.root]
        while let node = waiting.popLast(), built < 1_000_000 {
            built += 1
            waiting += node.children
            if case .reader(let reader) = node.kind {
                waiting += reader.build(ReaderContext(environment: .init(), geometry: .zero))
            }
        }
        #expect(built < 1_000_000)
        #expect(evaluation.notes.contains { $0.kind == .limit })
    }

    private func count(_ node: ViewNode) -> Int {
        var total = 0
        var waiting = [node]
        while let next = waiting.popLast() {
            total += 1
            waiting += next.children
        }
        return total
    }

    @Test("a hundred thousand views are the most there are")
    func many() {
        let program = Program(source: SourceText("ForEach(0..<300_000, id: \\.self) { i in Text(\"A\") }"))
        let evaluation = program.evaluate()
        #expect(count(evaluation.root) <= 100_001)
        #expect(evaluation.notes.contains { $0.kind == .limit })
    }

    @Test(
        "an action that would never end, ends",
        arguments: ["while true {}", "while true { count += 1 }", "forever()", "repeat { count += 1 } while true"])
    func endless(_ action: String) {
        var use = Use(
            """
            struct Page: View {
                @State private var count = 0
                func forever() { forever() }
                var body: some View { Button("Go") { \(action) } }
            }
            """)
        use.tap("Go")
    }

    @Test("deep nesting is drawn or cut off, never a crash", arguments: [10, 200, 255])
    func deep(_ depth: Int) {
        let source =
            String(repeating: "VStack { ", count: depth) + "Text(\"A\")" + String(repeating: " }", count: depth)
        _ = tree(source, isStrict: false)
    }

    @Test("a long chain of modifiers is built without recursion")
    func longChain() {
        let program = Program(source: SourceText("Text(\"A\")" + String(repeating: ".padding(1)", count: 900)))
        #expect(count(program.evaluate().root) > 100)
    }

    @Test("evaluating twice gives the same tree, byte for byte", arguments: VocabularyTests.drawn.map(\.example))
    func twice(_ example: String) {
        #expect(tree(example) == tree(example))
    }
}

import CreaseDevice
import CreaseLanguage
import CreaseLayout
import Testing

/// A few lines can ask for more memory than there is: values stop growing, and a note says so.
@Suite struct GrowthTests {
    /// Twenty-four doublings of what one line makes of the line before.
    private static func doublings(_ first: String, _ next: (String) -> String, shows: (String) -> String) -> String {
        var lines = ["let x0 = \(first)"]
        for step in 1...24 { lines.append("let x\(step) = \(next("x\(step - 1)"))") }
        return "struct A: View { var body: some View {\n\(lines.joined(separator: "\n"))\n\(shows("x24")) } }"
    }

    static let sources: [(String, String)] = [
        ("a text added to itself", doublings("\"abcdefgh\"", { "\($0) + \($0)" }, shows: { "Text(\($0))" })),
        (
            "a text in a text twice",
            doublings("\"é\"", { "\"\\(\($0)), \\(\($0))\"" }, shows: { "Text(\($0))" })
        ),
        (
            "an array in an array twice, shown",
            doublings("[1]", { "[\($0), \($0)]" }, shows: { "Text(\"\\(\($0))\")" })
        ),
        ("an array added to itself", doublings("[1]", { "\($0) + \($0)" }, shows: { "Text(\"\\(\($0).count)\")" })),
        (
            "many copies of a long text",
            "Text(Array(repeating: String(repeating: \"a\", count: 100_000), count: 100_000).joined(separator: \", \"))"
        ),
        ("copies without end", "Text(String(repeating: \"ab\", count: 9_000_000_000_000))"),
        (
            "a letter replaced by a long text, again and again",
            doublings(
                "\"aaaaaaaa\"", { "\($0).replacingOccurrences(of: \"a\", with: \"aa\")" }, shows: { "Text(\($0))" })
        ),
        (
            "arrays flattened",
            "Text(\"\\((0..<50_000).flatMap { _ in Array(repeating: 1, count: 50_000) }.count)\")"
        ),
    ]

    @Test("whatever doubles, ends", arguments: sources)
    func doubling(_ caption: String, _ source: String) throws {
        let use = Use(source)
        let evaluation = use.program.evaluate()
        #expect(evaluation.notes.contains { $0.kind == .limit }, "\(caption)")
        let texts = use.nodes().compactMap { node -> String? in
            if case .text(let content) = node.kind { content.string } else { nil }
        }
        #expect(texts.count == 1, "\(caption)")
        #expect(texts.allSatisfy { $0.utf8.count <= 1 << 18 }, "\(caption)")
    }

    @Test("a cut falls between letters, not inside one")
    func cut() {
        let evaluation = Program(source: SourceText("Text(\"a\" + String(repeating: \"👩‍👩‍👧\", count: 100_000))"))
            .evaluate()
        guard case .text(let content) = evaluation.root.kind else { return }
        #expect(content.string.dropFirst().allSatisfy { $0 == "👩‍👩‍👧" })
    }

    @Test("two values that share all their parts are compared in good time, and the answer may be: not known")
    func comparison() {
        let source = Self.doublings(
            "[1]", { "[\($0), \($0)]" }, shows: { "Text(\($0) == \($0) ? \"same\" : \"other\")" })
        _ = Program(source: SourceText(source)).evaluate()
    }

    @Test("a state that doubles with every tap stops growing")
    func state() throws {
        var use = Use("struct A: View { @State var s = \"abc\"; var body: some View { Button(s) { s += s } } }")
        for _ in 0..<40 {
            for node in use.nodes() {
                if case .button(let button) = node.kind, let action = button.action { use.perform(action) }
            }
        }
        #expect(TreeDump.text(use.program.evaluate(state: use.state).root).utf8.count <= 1 << 19)
    }

    @Test("an enum of many cases counts them once")
    func cases() {
        let names = (0..<20_000).map { "c\($0)" }.joined(separator: ", ")
        let source = """
            enum E: Int, CaseIterable { case \(names) }
            struct A: View { var body: some View { Text("\\(E.allCases.map { $0.rawValue }.reduce(0, +))") } }
            """
        #expect(tree(source).contains("199,990,000"))
    }
}

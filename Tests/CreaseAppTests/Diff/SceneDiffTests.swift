import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

/// Two small versions beside each other, and every change there is between them.
@Suite struct SceneDiffTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let caption: String
        let old: String
        let new: String
        let lines: [String]
        var testDescription: String { caption }
    }

    private static func page(_ items: String, _ content: String = "Text(\"A\")") -> String {
        "NavigationStack { \(content).toolbar { \(items) } }"
    }

    static let cases = [
        Case(caption: "nothing", old: "Text(\"A\")", new: "Text( \"A\" )", lines: []),
        Case(
            caption: "a view more, at the end of a stack that starts at the top",
            old: "VStack(spacing: 0) { Text(\"A\"); Spacer() }",
            new: "VStack(spacing: 0) { Text(\"A\"); Text(\"B\"); Spacer() }",
            lines: ["new Text \"B\""]),
        Case(
            caption: "a view less", old: "VStack(spacing: 0) { Text(\"A\"); Text(\"B\"); Spacer() }",
            new: "VStack(spacing: 0) { Text(\"A\"); Spacer() }", lines: ["gone Text \"B\""]),
        Case(
            caption: "other words in the same place",
            old: "HStack { Text(\"A\"); Spacer() }", new: "HStack { Text(\"B\"); Spacer() }",
            lines: ["words Text \"A\""]),
        Case(
            caption: "everything below a new line moves by the same way, on one line",
            old: "VStack(spacing: 0) { Text(\"A\"); Text(\"B\"); Text(\"C\"); Text(\"D\"); Text(\"E\"); Spacer() }",
            new:
                "VStack(spacing: 0) { Color.red.frame(height: 10); Text(\"A\"); Text(\"B\"); Text(\"C\"); Text(\"D\"); Text(\"E\"); Spacer() }",
            lines: ["moved A, B, C and 2 more by 0, +10", "new Color"]),
        Case(
            caption: "a size", old: "Color.red.frame(width: 40, height: 40)",
            new: "Color.red.frame(width: 60, height: 40)", lines: ["resized Color 40×40 → 60×40"]),
        Case(
            caption: "hidden, but still in the tree", old: "VStack { Text(\"A\"); Text(\"B\") }",
            new: "VStack { Text(\"A\"); Text(\"B\").hidden() }", lines: ["hidden Text \"B\""]),
        Case(
            caption: "a symbol gone: out of the rail, with the reason",
            old: page("Button(\"Sort\", systemImage: \"arrow.up.arrow.down\") {}"), new: page("Button(\"Sort\") {}"),
            lines: [
                "moved A by 0, +41",
                "bar Sort: rail, has a symbol, so it goes vertical → top, a word without a symbol stays horizontal",
                "finding the window keeps 84 pt free for a rail with nothing in it",
            ]),
        Case(
            caption: "known by its identifier, whatever it says",
            old: "HStack { Text(\"A\").accessibilityIdentifier(\"x\"); Spacer() }",
            new: "HStack { Spacer(); Text(\"B\").accessibilityIdentifier(\"x\") }",
            lines: ["words Text \"A\"", "moved A by"]),
    ]

    @Test("a change, and the line that says so", arguments: cases)
    func change(_ one: Case) throws {
        let old = try Document(Array(one.old.utf8), file: .path("Old.swift")).scene(Conditions())
        let new = try Document(Array(one.new.utf8), file: .path("New.swift")).scene(Conditions())
        let lines = ChangeLines(SceneDiff(old, new).changes).lines.map { "\($0.verb) \($0.text)" }
        #expect(lines.count == one.lines.count, "\(lines)")
        for (line, beginning) in zip(lines, one.lines) { #expect(line.hasPrefix(beginning), "\(line)") }
    }

    @Test("markdown folds long lists away and keeps words of the layout from becoming marks")
    func markdown() throws {
        let many = (0..<30).map { "Text(verbatim: \"**\($0)**\").frame(height: 10)" }.joined(separator: "; ")
        let old = try Document(Array("VStack(spacing: 0) { }".utf8), file: .path("A|B.swift"))
        let new = try Document(Array("VStack(spacing: 0) { Group { \(many) } }".utf8), file: .path("New.swift"))
        let text = DiffReport(diff: LayoutDiff(old, new, under: [("closed", Conditions())])).markdown
        #expect(text.contains("### A\\|B.swift → New.swift"))
        #expect(text.contains("<details><summary><b>closed</b>, 30 changes</summary>"))
        #expect(text.contains("\\*\\*29\\*\\*") && !text.contains("\"**"))
    }

    @Test("JSON names each change by a stable word, with frames before and after")
    func json() throws {
        let old = try Document(Array("Color.red.frame(width: 40, height: 40)".utf8), file: .path("Old.swift"))
        let new = try Document(Array("Color.red.frame(width: 60, height: 40)".utf8), file: .path("New.swift"))
        let text = DiffReport(diff: LayoutDiff(old, new, under: [("closed", Conditions())])).json.text
        #expect(text.contains("\"change\": \"resized\""))
        #expect(text.contains("\"old\": \"Old.swift\""))
    }
}

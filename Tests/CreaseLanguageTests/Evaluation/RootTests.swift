import CreaseLanguage
import CreaseLayout
import Testing

@Suite struct RootTests {
    static let views = """
        struct Row: View { var body: some View { Text("row") } }
        struct Wall: View { var body: some View { Row() } }

        """

    @Test(
        "what of a file is shown",
        arguments: [
            ("a bare expression", "Text(\"A\")", "text \"A\""),
            ("the view nobody else uses", views, "group\n  group\n    text \"row\""),
            ("a preview before that", views + "#Preview { Row() }", "group\n  text \"row\""),
            (
                "the window of the app",
                views + "@main struct My: App {\n    var body: some Scene { WindowGroup { Row() } }\n}",
                "group\n  group\n    text \"row\""
            ),
            (
                "ContentView where several are free",
                "struct A: View { var body: some View { Text(\"a\") } }\nstruct ContentView: View { var body: some View { Text(\"c\") } }",
                "group\n  text \"c\""
            ),
            (
                "else the first",
                "struct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { Text(\"b\") } }",
                "group\n  text \"a\""
            ),
        ])
    func root(_ caption: String, _ source: String, _ expected: String) {
        #expect(tree(source) == expected, "\(caption)")
    }

    @Test("a view asked for by name")
    func named() {
        let program = Program(source: SourceText(Self.views), options: .init(view: "Row"))
        #expect(program.rootName == "Row" && program.viewNames == ["Row", "Wall"])
        #expect(TreeDump.text(program.evaluate().root) == "group\n  text \"row\"")
    }

    @Test("a view of another file is found and expanded, its places name the file")
    func otherFile() {
        let row = SourceText("struct Row: View { var body: some View { Text(\"row\") } }", name: "Row.swift")
        let program = Program(
            source: SourceText("import SwiftUI\n\nstruct Wall: View { var body: some View { Row() } }"),
            options: .init(finder: Beside([row])))
        let root = program.evaluate().root
        #expect(TreeDump.text(root) == "group\n  group\n    text \"row\"")
        #expect(root.children.first?.children.first?.source?.file == "Row.swift")
        #expect(root.children.first?.source?.file == nil)
    }
}

import CreaseLanguage
import Testing

/// Strict files: what is not known is told with place and nearest right spelling.
@Suite struct CheckTests {
    @Test(
        "a mistake, and what is said about it",
        arguments: [
            ("VStack {\n    Txt(\"A\")\n}", "2:5: error: unknown view 'Txt'; did you mean 'Text'?"),
            ("Text(\"A\").pading(8)", "1:11: error: unknown modifier 'pading'; did you mean 'padding'?"),
            (
                "NavigationStack {\n    Text(\"A\").toolbarCompressionBehavior(.prefersTabBar)\n}",
                "2:15: error: unknown modifier 'toolbarCompressionBehavior'; did you mean 'toolbarVerticalCompressionBehavior'?"
            ),
            ("VStack(spcing: 8) { Text(\"A\") }", "1:8: error: 'VStack' takes no 'spcing:'; did you mean 'spacing:'?"),
            ("Text(\"A\").frame(widht: 8)", "1:17: error: '.frame' takes no 'widht:'; did you mean 'width:'?"),
            (
                "ZStack(alignment: .topTrailling) { Text(\"A\") }",
                "1:20: error: 'Alignment' has no member 'topTrailling'; did you mean 'topTrailing'?"
            ),
            (
                "NavigationStack {\n    Text(\"A\").toolbarVerticalCompressionBehavior(.prefersBarItems)\n}",
                "2:51: error: 'ToolbarVerticalCompressionBehavior' has no member 'prefersBarItems'; did you mean 'prefersToolbarItems'?"
            ),
            ("Text(\"A\").font(.hedline)", "1:17: error: 'Font' has no member 'hedline'; did you mean 'headline'?"),
            (
                "Text(\"A\").padding(.horizonal, 4)",
                "1:20: error: 'Edge.Set' has no member 'horizonal'; did you mean 'horizontal'?"
            ),
            ("Text(\"A\").padding(.middle, 4)", "1:20: error: 'Edge.Set' has no member 'middle'"),
            ("HStack(alignment: .middle) {}", "1:20: error: 'VerticalAlignment' has no member 'middle'"),
            (
                "Text(\"A\").foregroundStyle(.bleu)",
                "1:28: error: 'ShapeStyle' has no member 'bleu'; did you mean 'blue'?"
            ),
            (
                "NavigationStack {\n    Text(\"A\").toolbar {\n        ToolbarItem(placement: .topBarTraling) { Text(\"B\") }\n    }\n}",
                "3:33: error: 'ToolbarItemPlacement' has no member 'topBarTraling'; did you mean 'topBarTrailing'?"
            ),
            (
                "struct Page: View {\n    @State private var selection = 0\n    var body: some View { Text(\"\\(selction)\") }\n}",
                "3:35: error: unknown name 'selction'; did you mean 'selection'?"
            ),
            (
                "struct Row: View {\n    let title: String\n    var body: some View { Text(title) }\n}\n\nRow(titel: \"A\")",
                "6:5: error: 'Row' takes no 'titel:'; did you mean 'title:'?"
            ),
            (
                "struct Card { let name: String }\n\nstruct Row: View {\n    let card: Card\n    var body: some View { Text(card.nmae) }\n}",
                "5:37: error: 'Card' has no member 'nmae'; did you mean 'name'?"
            ),
            (
                "enum Kind { case fire, water }\n\nstruct Row: View {\n    let kind = Kind.fier\n    var body: some View { Text(\"A\") }\n}",
                "4:21: error: 'Kind' has no member 'fier'; did you mean 'fire'?"
            ),
            (
                "struct Page: View {\n    @Environment(\\.verticalBarEdge) private var edge\n    var body: some View { Text(\"A\") }\n}",
                "2:49: error: unknown environment key 'verticalBarEdge'; did you mean 'toolbarVerticalEdge'?"
            ),
        ])
    func message(_ source: String, _ expected: String) {
        let program = Program(source: SourceText(source, name: "T.swift"))
        let first = program.diagnostics.first?.rendered(in: program.source).split(separator: "\n").first
        #expect(first.map(String.init) == "T.swift:" + expected)
        #expect(program.hasErrors)
    }

    @Test("the same mistakes are no errors in a file that imports something")
    func lenient() {
        for source in ["Txt(\"A\")", "Text(\"A\").pading(8)", "VStack(spcing: 8) { Text(\"A\") }"] {
            #expect(!Program(source: SourceText("import SwiftUI\n\n" + source)).hasErrors)
            #expect(Program(source: SourceText("// crease: strict\nimport SwiftUI\n\n" + source)).hasErrors)
            #expect(Program(source: SourceText(source), options: .init(isStrict: false)).hasErrors == false)
        }
    }

    @Test("an empty file, a file without a view, a view that is not there")
    func roots() {
        func messages(_ source: String, view: String? = nil) -> [String] {
            Program(source: SourceText(source), options: .init(isStrict: true, view: view)).diagnostics.map(\.headline)
        }
        #expect(messages("") == ["the file is empty"])
        #expect(
            messages("let x = 1") == ["no view in this file; a layout is a view expression or a struct with a body"])
        #expect(
            messages("struct Page: View { var body: some View { Text(\"A\") } }", view: "Pag")
                == ["no view 'Pag' in this file; did you mean 'Page'?"])
    }

    @Test("a label that does not exist is shown the nearest form")
    func form() {
        let program = Program(source: SourceText("Text(\"A\").frame(maxWith: 8)"))
        #expect(
            program.diagnostics.first?.notes.first?.message.hasPrefix("write .frame(minWidth: CGFloat = nil, ") == true)
    }
}

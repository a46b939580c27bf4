import CreaseLanguage
import CreaseLayout
import Testing

/// A name that is nearly a known one is told on its line in a lenient file too; a stranger's name is not.
@Suite struct MisspeltTests {
    private func misspelt(_ source: String) -> [String] {
        let program = Program(source: SourceText("import SwiftUI\n" + source, name: "T.swift"))
        #expect(!program.hasErrors)
        let notes = program.evaluate().notes.filter { $0.kind == .misspelt }
        #expect(notes.map(\.message) == program.diagnostics.map(\.headline), "both tell the same")
        #expect(program.diagnostics.allSatisfy { $0.severity == .warning })
        return notes.map { "\($0.source?.line ?? 0): \($0.message)" }
    }

    private func body(_ view: String, _ members: String = "@State private var isOn = false, laden = 1") -> String {
        "struct Home: View {\n\(members)\nvar body: some View {\n\(view)\n}\n}"
    }

    @Test(
        "a slip in a name that is known",
        arguments: [
            (
                "Text(\"x\").foregroundStyel(.red)",
                "unknown modifier 'foregroundStyel'; did you mean 'foregroundStyle'?"
            ),
            ("HStack(aligment: .top) { }", "'HStack' takes no 'aligment:'; did you mean 'alignment:'?"),
            ("Text(\"c\").frame(widht: 20)", "'.frame' takes no 'widht:'; did you mean 'width:'?"),
            ("Txt(\"x\")", "unknown view 'Txt'; did you mean 'Text'?"),
            ("Text(verbatm: \"x\")", "'Text' takes no 'verbatm:'; did you mean 'verbatim:'?"),
            ("Text(\"x\").font(.heading)", "'Font' has no member 'heading'; did you mean 'headline'?"),
            ("Toggle(\"t\", isOn: $isOnn)", "unknown name 'isOnn'; did you mean 'isOn'?"),
            ("Button(\"d\") { isOon.toggle() }", "unknown name 'isOon'; did you mean 'isOn'?"),
            (
                "Text(\"x\").padding(.horizonal)",
                "'Edge.Set' or 'EdgeInsets' has no member 'horizonal'; did you mean 'horizontal'?"
            ),
        ])
    func slips(_ view: String, _ message: String) {
        #expect(misspelt(body(view)) == ["5: \(message)"])
    }

    @Test(
        "names of packages and of the project, plurals and short words are nobody's misspelling",
        arguments: [
            "Tabs { Text(\"x\") }", "Text(\"x\").shimmer()", "FancyCard()", "Text(\"x\").font(.brand)", "Row(id: 1)",
            "Text(theme.color)", "Text(\"x\").padding(.zero)", "Text(\"x\").fontWeight(Font.Weight.bold)",
            "Text(\"x\").frame(size: 20)", "VGrid(1)", "WKWebView()", "Text(Laden)",
        ])
    func strangers(_ view: String) {
        #expect(misspelt(body(view)) == [])
    }

    @Test("what the project declares is known, however near it is to a name of SwiftUI")
    func declared() {
        let source = """
            extension View { func paddding() -> some View { self } }
            extension Font { static let heading = Font.headline }
            struct Txt: View { var body: some View { Text("own") } }
            """
        #expect(misspelt(source + "\n" + body("Txt().paddding().font(.heading)")) == [])
    }

    @Test("the same slip on two lines is told twice, line by line")
    func lines() {
        #expect(
            misspelt(body("Text(\"a\").frame(widht: 1)\nText(\"b\").frame(widht: 2)")).map { $0.prefix(2) } == [
                "5:", "6:",
            ])
    }

    @Test("the file is drawn as if the misspelt name were not there")
    func drawn() {
        let program = Program(source: SourceText("import SwiftUI\nText(\"c\").frame(widht: 20).bold()"))
        #expect(TreeDump.text(program.evaluate().root).contains("text \"c\""))
    }

    @Test("a label nobody knows and that is near none is noted as not read, once for all of its kind")
    func labels() {
        let program = Program(
            source: SourceText("import SwiftUI\nVStack {\nText(\"c\", flavor: 1)\nText(\"d\", flavor: 2)\n}"))
        let notes = program.evaluate().notes
        #expect(notes.map(\.kind) == [.unreadArgument])
        #expect(notes.map(\.message) == ["'flavor:' of 'Text' is not read"])
        #expect(notes.map(\.count) == [2])
    }
}

import CreaseLayout
import Testing

@testable import CreaseLanguage

/// Text that is no Swift keeps a view from being shown only where the view needs it.
@Suite struct BrokenCodeTests {
    private static let view = "struct SeenView: View { var body: some View { Text(\"seen\") } }\n"

    private func program(_ source: String, isStrict: Bool = false) -> Program {
        Program(source: SourceText("import SwiftUI\n" + source), options: .init(isStrict: isStrict, view: "SeenView"))
    }

    @Test(
        "what is broken beside the view is a warning at its line",
        arguments: [
            "struct Helper { func f() { let x = = 1 } }\n", "func f() { a b c }\n", "enum Kind { case }\n",
            "extension Helper { var x Int }\nstruct Helper {}\n",
            "struct Other: View { var body: some View { Text( } }\n",
            "let table = [1, 2\n",
        ])
    func beside(_ broken: String) {
        for source in [broken + Self.view, Self.view + broken] {
            let program = program(source)
            #expect(!program.hasErrors, "\(source)\(program.diagnostics)")
            let evaluation = program.evaluate()
            #expect(TreeDump.text(evaluation.root) == "group\n  text \"seen\"", "\(source)")
            let notes = evaluation.notes.filter { $0.kind == .syntax }
            #expect(notes.first?.source?.line == (source.hasPrefix("struct SeenView") ? 3 : 2), "\(source)")
        }
    }

    @Test(
        "what is broken in the view or in what it uses is an error",
        arguments: [
            "struct SeenView: View { var body: some View { Text( } }",
            "struct SeenView: View { var body: some View { Row() } }\nstruct Row: View { var body: some View { Text( } }",
            "struct SeenView: View { var body: some View { Text(title()) } }\nfunc title() -> String { \"a\" + }",
            "struct SeenView: View { let row: Row; var body: some View { Text(row.name) } }\nstruct Row { let name String }",
            "struct SeenView: View { var body: some View { Text(\"a\") } }\nextension SeenView { var x Int }",
            "struct SeenView: View { var body: some View { Text(\"a\") } } }",
            "struct SeenView: View { var body: some View { Text(\"a\").mine() } }\nextension View { func mine( { self } }",
        ])
    func inside(_ source: String) {
        #expect(program(source).hasErrors)
    }

    @Test("strict files end with the error wherever it is")
    func strict() {
        let source = Self.view + "struct Helper { func f() { let x = = 1 } }"
        #expect(program(source, isStrict: true).hasErrors)
        #expect(!program(source).hasErrors)
    }

    @Test("a file cut off anywhere before the view never traps", arguments: SampleFile.all)
    func cut(_ file: SampleFile) {
        for place in stride(from: 0, to: file.source.bytes.count, by: 211) {
            let bytes = file.source.bytes[..<place] + Array(("\n" + Self.view).utf8)
            let program = Program(source: SourceText(Array(bytes)), options: .init(isStrict: false, view: "SeenView"))
            guard !program.hasErrors else { continue }
            #expect(TreeDump.text(program.evaluate().root) == "group\n  text \"seen\"", "at byte \(place)")
        }
    }
}

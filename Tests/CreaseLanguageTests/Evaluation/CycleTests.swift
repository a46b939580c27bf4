import CreaseLanguage
import CreaseLayout
import Testing

/// Code that leads back to itself: it ends where the circle closes, and everything else is drawn.
struct CycleTests {
    private func evaluation(_ source: String) -> Evaluation {
        Program(source: SourceText("import SwiftUI\n" + source), options: .init(isStrict: false)).evaluate()
    }

    private func text(_ source: String) -> String { TreeDump.text(evaluation(source).root) }

    @Test(
        "a color, font or constant that names itself is drawn as the system's, and said",
        arguments: [
            ("extension Color { static var t: Color { .t } }", "Text(\"here\").foregroundStyle(.t)"),
            ("extension ShapeStyle where Self == Color { static var t: Color { .t } }", "Text(\"here\").tint(.t)"),
            (
                "extension Color { static let a = Color.b; static let b = Color.a }",
                "Text(\"here\").background(Color.a)"
            ),
            (
                "extension UIColor { static let q = UIColor(Color.q) }\nextension Color { static let q = Color(UIColor.q) }",
                "Text(\"here\").foregroundStyle(Color.q)"
            ),
            ("extension Font { static var t: Font { .t } }", "Text(\"here\").font(.t)"),
            ("enum E { static var a: Int { E.b }; static var b: Int { E.a } }", "Text(\"here\").padding(E.a)"),
            ("let here = here", "Text(\"here\").padding(here)"),
        ])
    func namesItself(_ declaration: String, _ view: String) {
        let evaluation = evaluation("\(declaration)\nstruct V: View { var body: some View { \(view) } }")
        #expect(TreeDump.text(evaluation.root).contains("here"))
        #expect(evaluation.notes.contains { $0.message.contains("leads back to itself") })
        #expect(!evaluation.notes.contains { $0.kind == .limit })
    }

    @Test(
        "a name of UIKit's color is not the file's own of the same name",
        arguments: ["Color(uiColor: .label)", "Color(UIColor.label)", "Color(.label)"])
    func uiColor(_ color: String) {
        let evaluation = evaluation(
            "extension Color { static let label = \(color) }\n"
                + "struct V: View { var body: some View { Text(\"here\").foregroundStyle(Color.label) } }")
        _ = TreeDump.text(evaluation.root)
        #expect(evaluation.notes.isEmpty)
    }

    @Test("singletons that hold one another are there, and the circle is said once")
    func singletons() {
        let evaluation = evaluation(
            """
            final class A { static let shared = A(); let b = B.shared; let name = "a" }
            final class B { static let shared = B(); let a = A.shared; let name = "b" }
            struct V: View { let a = A.shared; var body: some View { Text(a.name + a.b.name) } }
            """)
        #expect(TreeDump.text(evaluation.root).contains("text \"ab\""))
        #expect(!evaluation.notes.contains { $0.kind == .limit })
    }

    @Test("self.content() calls the closure that the view keeps, alone and with what was given")
    func ownClosure() {
        let slot =
            "struct Slot<C: View>: View { let content: () -> C; var body: some View { VStack { self.content() } } }\n"
        #expect(text(slot + "struct V: View { var body: some View { Slot { Text(\"given\") } } }").contains("given"))
        #expect(!text(slot).isEmpty)
    }

    @Test(
        "functions of one name are told apart by labels, then by types",
        arguments: [
            (
                "func f(_ s: String) -> String { f(Array(s)) }; func f(_ s: [Character]) -> String { \"n\\(s.count)\" }",
                "f(\"abc\")", "n3"
            ),
            (
                "func f(_ n: Int) -> String { \"int\" }; func f(_ s: String) -> String { \"string\" }", "f(\"x\")",
                "string"
            ),
            ("func f(_ n: String) -> String { \"string\" }; func f(_ s: Int) -> String { \"int\" }", "f(1)", "int"),
            (
                "func f(_ n: Int) -> String { \"int\" }; func f(_ s: Double) -> String { \"double\" }", "f(1.5)",
                "double"
            ),
            ("func f(a: Int) -> String { \"a\" }; func f(b: Int) -> String { \"b\" }", "f(b: 1)", "b"),
            (
                "func f(_ x: [Int]) -> String { \"array\" }; func f(_ x: Int...) -> String { \"variadic\" }", "f(1, 2)",
                "variadic"
            ),
        ])
    func overloads(_ functions: String, _ call: String, _ expected: String) {
        let members = functions.split(separator: "; func").joined(separator: "\nfunc")
        #expect(
            text("struct V: View {\n\(members)\nvar body: some View { Text(\(call)) } }").contains(
                "text \"\(expected)\""))
    }
}

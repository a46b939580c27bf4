import CreaseLanguage
import CreaseLayout
import Testing

/// Operators that a file declares are applied by their function, or unknown: never skipped.
@Suite struct OperatorTests {
    private static let declarations = """
        prefix operator √
        postfix operator ‰
        precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
        infix operator ** : Power
        infix operator |> : AdditionPrecedence
        prefix func √ (x: Int) -> Int { x / 2 }
        postfix func ‰ (x: Double) -> Double { x / 1000 }
        func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { product, _ in product * a } }
        func |> (a: Int, b: (Int) -> Int) -> Int { b(a) }
        func |> (a: String, b: Int) -> String { a + String(b) }
        struct Vector {
            var x: Int, y: Int
            static func + (a: Self, b: Self) -> Self { Vector(x: a.x + b.x, y: a.y + b.y) }
            static func * (a: Int, b: Vector) -> Vector { Vector(x: a * b.x, y: a * b.y) }
            static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
        }
        func - (a: Vector, b: Vector) -> Vector { a + -b }

        """

    private func shown(_ expression: String) -> String {
        let source = "import SwiftUI\n" + Self.declarations + "Text(verbatim: \"\\(\(expression))\")"
        let program = Program(source: SourceText(source))
        let dump = TreeDump.text(program.evaluate().root)
        return String(dump.drop { $0 != "\"" }.dropFirst().dropLast())
    }

    @Test(
        "an operator of the file and what it shows",
        arguments: [
            ("√16", "8"), ("√16 + √4", "10"), ("-(√16)", "-8"), ("250‰", "0.25"),
            ("2 ** 3", "8"), ("2 ** 3 ** 2", "512"), ("1 + 2 * 2 ** 3", "17"),
            ("3 |> { $0 + 1 }", "4"), ("\"a\" |> 1", "a1"),
            ("(Vector(x: 1, y: 2) + Vector(x: 3, y: 4)).y", "6"), ("(2 * Vector(x: 1, y: 2)).y", "4"),
            ("(-Vector(x: 1, y: 2)).y", "-2"), ("(Vector(x: 1, y: 2) - Vector(x: 0, y: 1)).y", "1"),
        ])
    func applied(_ expression: String, _ words: String) {
        #expect(shown(expression) == words)
    }

    @Test(
        "an operator nobody declares, or not for these operands, shows its source",
        arguments: ["∛27", "3¢", "-√16", "1 <+> 2", "√\"a\"", "true ** false"])
    func unknown(_ expression: String) {
        #expect(shown(expression) == "‹\(expression)›")
    }
}

import Testing

@testable import CreaseApp

@Suite("The outline of a file")
struct OutlineTests {
    /// One line for each entry: what it is, whose it is.
    private func outline(_ text: String) -> [String] {
        let outline = OutlineScanner.outline(of: Array(text.utf8))
        return outline.entries.map { entry in
            let owner = entry.owner >= 0 ? outline.name(outline.entries[Int(entry.owner)]) + " + " : ""
            let flags =
                (entry.flags.contains(.isPrivate) ? " private" : "") + (entry.flags.contains(.isView) ? " drawn" : "")
            return "\(entry.line) \(entry.kind) \(owner)\(outline.name(entry))\(flags)"
        }
    }

    @Test("types, extensions with what they add, functions, constants and imports; nothing from inside bodies")
    func all() {
        let text = """
            import SwiftUI
            @testable import struct Kit.Card
            public struct Home<Row: View>: View where Row: Hashable { enum Step { case one }; var body: some View { Text("") } }
            private final class Model { class func make() { struct Local {} } }
            extension View { func carded() -> some View { padding() }; private func hidden() {} }
            extension ButtonStyle where Self == Pill { static var pill: Pill { Pill() } }
            extension SwiftUI.Color: Named { init(hex: Int) { self = .red }; enum Brand { static let x = 1 } }
            extension [Card] { var total: Int { 0 } }
            protocol Wired: View { func inside() }
            typealias Words = Text
            let answer = 42, other = 1
            func twice(_ n: Int) -> Int { let inside = n; return inside * 2 }
            actor Store {}
            """
        #expect(
            outline(text) == [
                "1 imports SwiftUI", "2 imports Kit", "3 type Home drawn", "3 type Home.Step", "4 type Model private",
                "5 extends View drawn", "5 function View + carded", "6 extends ButtonStyle drawn",
                "6 variable ButtonStyle + pill", "7 extends Color drawn", "7 function Color + init",
                "7 type Color + Brand", "7 type Color.Brand", "8 extends Array", "8 variable Array + total",
                "9 proto Wired drawn", "10 alias Words", "11 variable answer", "12 function twice", "13 type Store",
            ])
    }

    @Test(
        "what looks like code is none inside strings, comments and regular expressions",
        arguments: [
            "let a = \"struct A { \\(f(\"}\")) {\"", "// struct A {", "/* struct A { /* { */ */", "let a = #\"\"{\"#",
            "let a = \"\"\"\n  \"{ struct B {\n  \"\"\"", "let a = /[{\"]/", "let a = #/{/#", "let a = \"{",
            "let a = x / y; let b = [1 / 2]", "let a = [\"{\": { $0 }]", "#if os(iOS)", "@objc(struct)",
            "let a = A.struct",
        ])
    func opaque(before: String) {
        #expect(outline(before + "\nstruct Last {}").last?.hasSuffix("type Last") == true)
    }

    @Test("any beginning of a file and any lone byte has an outline: nothing traps or hangs")
    func pieces() {
        let text = Array(
            "extension A.B: C<D> where E == F { func `g`() -> \"\\(\"}\")\" {} } #\"\\#(a)\"# /* { struct S<T: (A) -> B>: C {"
                .utf8)
        for start in text.indices {
            for end in start...text.count { _ = OutlineScanner.outline(of: Array(text[start..<end])) }
        }
        for byte in UInt8.min...UInt8.max { _ = OutlineScanner.outline(of: [byte, byte, byte]) }
        for deep in ["{", "(", "\"\\(", "/*", "struct A {", "extension A {", "#", "<"] {
            _ = OutlineScanner.outline(of: Array(String(repeating: deep, count: 20_000).utf8))
        }
    }
}

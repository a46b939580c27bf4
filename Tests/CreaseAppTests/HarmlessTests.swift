import CreaseDevice
import Testing

@testable import CreaseApp

/// What a layout or a command line brings along is shown, and never obeyed by the terminal.
@Suite struct HarmlessTests {
    /// Every control there is, and the marks that turn the direction.
    static let obeyed: [Unicode.Scalar] =
        ((0..<0x20).map { $0 } + Array(0x7F..<0xA0) + [0x2028, 0x2029] + Array(0x202A...0x202E)
        + Array(0x2066...0x2069)).compactMap { Unicode.Scalar(UInt32($0)) }.filter { $0 != "\n" && $0 != "\t" }

    @Test("messages show each as a Swift escape; words, emoji and line ends stay")
    func messages() {
        for scalar in Self.obeyed {
            let hex = String(scalar.value, radix: 16, uppercase: true)
            #expect("a\(Character(scalar))b".harmless == "a\\u{\(hex)}b")
        }
        #expect("Tide\t· 60 HP\n👩‍👩‍👧 é".harmless == "Tide\t· 60 HP\n👩‍👩‍👧 é")
    }

    @Test("no table and no JSON of a scene lets one through, whether in a label, a title or an identifier")
    func reports() throws {
        let escapes = Self.obeyed.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
        let source = """
            struct A: View {
                var body: some View {
                    NavigationStack {
                        Text("a\(escapes)").accessibilityIdentifier("i\(escapes)").navigationTitle("t\(escapes)")
                            .toolbar { Button("b\(escapes)", systemImage: "star") {} }
                    }
                }
            }
            """
        let scene = try Document(Array(source.utf8), file: .path("A.swift")).scene(Conditions())
        for text in [
            SceneTable(file: "f\u{1B}", view: "A", scene: scene).text,
            SceneReport(file: "f\u{1B}", view: "A", scene: scene).json.text,
        ] {
            #expect(!text.unicodeScalars.contains { $0.isObeyed })
            #expect(text.contains("a") && text.contains("star"))
        }
    }
}

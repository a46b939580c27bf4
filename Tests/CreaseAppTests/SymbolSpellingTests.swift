import CreaseDevice
import CreaseLanguage
import CreaseLayout
import Testing

@testable import CreaseApp

@Suite("Misspelt symbols")
struct SymbolSpellingTests {
    @Test(
        "a slip in a word of a symbol finds the symbol",
        arguments: [
            ("hart.fill", "heart.fill"), ("magnifyinglass", "magnifyingglass"), ("chevron.rigth", "chevron.right"),
        ])
    func slips(_ typed: String, _ meant: String) {
        #expect(SymbolSpelling.meant(by: typed) == meant)
    }

    @Test(
        "symbols of the table, those that refine them and strangers are left alone",
        arguments: ["heart", "heart.fill", "heart.text.clipboard", "cart", "sailboat", "acorn.fill", "", ".", "..fill"])
    func others(_ name: String) {
        #expect(SymbolSpelling.meant(by: name) == nil)
    }

    @Test("it is a warning in strict and in lenient files, and the layout is shown")
    func warning() throws {
        for head in ["", "import SwiftUI\n"] {
            let document = try Document(Array((head + "Image(systemName: \"hart.fill\")").utf8), file: .path("L.swift"))
            #expect(document.warnings.contains("warning: no symbol is called 'hart.fill'; did you mean 'heart.fill'?"))
            #expect(document.scene(Conditions()).findings.contains { $0.rule == "misspelt" && $0.severity == .warning })
        }
    }
}

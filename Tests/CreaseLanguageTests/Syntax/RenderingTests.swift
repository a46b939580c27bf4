import Testing

@testable import CreaseLanguage

@Suite("Rendered diagnostics")
struct RenderingTests {
    @Test("the caret stands under the first letter of what is meant, the rest of it is underlined")
    func caret() {
        let source = SourceText("VStack {\n    Txt(\"Hello\")\n}", name: "Layouts/A.swift")
        let message = Diagnostic(.error, "unknown view 'Txt'", at: 13..<16, suggestion: "Text")
        #expect(
            message.rendered(in: source) == """
                Layouts/A.swift:2:5: error: unknown view 'Txt'; did you mean 'Text'?
                    Txt("Hello")
                    ^~~
                """)
    }

    @Test("a note has its own place and line")
    func note() {
        let source = SourceText("let a = 1\nlet a = 2", name: "F")
        let message = Diagnostic(
            .warning, "'a' is declared twice", at: 14..<15, notes: [Diagnostic.Note("first here", at: 4..<5)])
        #expect(
            message.rendered(in: source) == """
                F:2:5: warning: 'a' is declared twice
                let a = 2
                    ^
                F:1:5: note: first here
                let a = 1
                    ^
                """)
    }

    @Test("tabs stay tabs, wide letters take two columns, marks none, control bytes are spelt out")
    func widths() {
        expect("\t\"日本e\u{301}\u{1B}\" x", markedFrom: "x", is: "\t\"日本e\u{301}\\u{1B}\" x\n\t              ^")
        expect("😀\tx", markedFrom: "x", is: "😀\tx\n  \t^")
    }

    @Test("a range over several lines is marked to the end of its first, an empty one with the caret alone")
    func ranges() {
        let source = SourceText("ab(\n)", name: "F")
        #expect(Diagnostic(.error, "m", at: 1..<5).rendered(in: source) == "F:1:2: error: m\nab(\n ^~")
        #expect(Diagnostic(.error, "m", at: 3..<3).rendered(in: source) == "F:1:4: error: m\nab(\n   ^")
        #expect(Diagnostic(.error, "m", at: 5..<5).rendered(in: source) == "F:2:2: error: m\n)\n ^")
    }

    @Test("a long line is cut to what is around the caret")
    func longLines() {
        let text = String(repeating: "a", count: 5_000) + "X" + String(repeating: "b", count: 5_000)
        let source = SourceText(text, name: "F")
        let lines = Diagnostic(.error, "m", at: 5_000..<5_001).rendered(in: source).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[1].count == SourceExcerpt.widthLimit + 2)
        #expect(lines[1].first == "…" && lines[1].last == "…")
        let caret = lines[2].distance(from: lines[2].startIndex, to: lines[2].firstIndex(of: "^") ?? lines[2].endIndex)
        #expect(Array(lines[1])[caret] == "X")
    }

    @Test("bytes that are no text, and places outside the file, are rendered all the same")
    func illFormed() {
        let source = SourceText([0xFF, 0x41, 0xC3, 0x0A, 0x00], name: "F")
        for lower in 0...5 {
            for upper in lower...6 {
                let text = Diagnostic(.error, "m", at: lower..<upper).rendered(in: source)
                #expect(text.hasPrefix("F:\(source.location(of: lower)): error: m\n"))
            }
        }
        #expect(Diagnostic(.error, "m", at: 0..<0).rendered(in: SourceText("", name: "F")) == "F:1:1: error: m\n\n^")
    }

    private func expect(_ text: String, markedFrom word: String, is picture: String) {
        let bytes = Array(text.utf8)
        let place = bytes.lastIndex(of: Array(word.utf8)[0])!
        let source = SourceText(text, name: "F")
        let lines = Diagnostic(.error, "m", at: place..<place + 1).rendered(in: source)
        #expect(lines.drop { $0 != "\n" }.dropFirst() == picture[...])
    }
}

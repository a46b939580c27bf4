import Testing

@testable import CreaseLanguage

@Suite("Source text")
struct SourceTextTests {
    @Test("every kind of line end starts a line, and a tab or a letter beyond ASCII is one column")
    func places() {
        let source = SourceText("a\né\tx\r\n\rlast", name: "F.swift")
        #expect(source.lineCount == 4)
        #expect((1...4).map(source.lineText) == ["a", "é\tx", "", "last"])
        #expect(source.location(of: 0) == SourceLocation(line: 1, column: 1))
        #expect(source.location(of: 5) == SourceLocation(line: 2, column: 3))
        #expect(source.location(of: 9) == SourceLocation(line: 4, column: 1))
        #expect(source.location(of: 99) == SourceLocation(line: 4, column: 5))
        #expect(source.location(of: -1) == SourceLocation(line: 1, column: 1))
        #expect(source.lineText(0).isEmpty && source.lineText(5).isEmpty)
    }

    @Test("the place of every offset, counted by hand, is the place found by search")
    func everyOffset() {
        for text in ["", "\n", "a\r\nb\rc\n\n", "é\n😀x\r", "\u{0}\n\t"] {
            let source = SourceText(text)
            var expected = SourceLocation(line: 1, column: 1)
            var offset = 0
            let scalars = Array(text.unicodeScalars)
            for (index, scalar) in scalars.enumerated() {
                #expect(source.location(of: offset) == expected, "offset \(offset) of \(text.debugDescription)")
                offset += UTF8.width(scalar)
                let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
                let endsLine = scalar == "\n" || (scalar == "\r" && !isPair)
                expected = SourceLocation(
                    line: expected.line + (endsLine ? 1 : 0), column: endsLine ? 1 : expected.column + 1)
            }
            #expect(source.location(of: offset) == expected)
        }
    }
}

import Testing

@testable import CreaseLanguage

@Suite("The compiler as oracle", .enabled(if: CompilerOracle.isThere, "no swiftc on the path"))
struct CompilerOracleTests {
    @Test("every sample is Swift, for the compiler and for us", arguments: SampleFile.all)
    func legal(_ file: SampleFile) {
        #expect(CompilerOracle.accepts(file.path))
        let messages = parse(file.source).diagnostics.map { $0.rendered(in: file.source) }
        #expect(messages.isEmpty, "\(messages.joined(separator: "\n"))")
    }

    @Test("our tree of every sample has the shape of the compiler's", arguments: SampleFile.all)
    func sameShape(_ file: SampleFile) throws {
        try compare(CompilerOracle.shape(file.path), Shape(parse(file.source)))
    }

    @Test("so has our tree of what the compiler leaves out, the insides of #if", arguments: SampleFile.all)
    func sameShapeWithoutDirectives(_ file: SampleFile) throws {
        let lines = (1...file.source.lineCount).map(file.source.lineText).map { line in
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            return ["#if", "#else", "#endif"].contains { trimmed.hasPrefix($0) } ? "" : line
        }
        let blanked = SourceText(lines.joined(separator: "\n"))
        try compare(CompilerOracle.shape(file.path, withoutDirectives: true), Shape(parse(blanked)))
    }

    /// Records where two shapes part, with what leads there.
    private func compare(_ compiler: Shape?, _ ours: Shape) throws {
        let expected = try #require(compiler).lines
        let found = ours.lines
        guard expected != found else { return }
        let same = zip(expected, found).prefix { $0 == $1 }.count
        let range = max(0, same - 12)..<same + 3
        Issue.record(
            """
            they part at line \(same)
            compiler:
            \(expected[range.clamped(to: 0..<expected.count)].joined(separator: "\n"))
            ours:
            \(found[range.clamped(to: 0..<found.count)].joined(separator: "\n"))
            """)
    }
}

/// Reads a source text. A tree comes back for every input; `diagnostics` says what was wrong with it.
///
/// A file is any mixture of declarations, `#Preview` blocks and expressions. Time and memory are proportional to its size,
/// which is limited to 4 MB.
public func parse(_ source: SourceText) -> SyntaxTree {
    guard source.bytes.count <= Parser.sizeLimit else {
        return SyntaxTree(
            source: source, tokens: [Token(kind: .endOfFile, start: 0, end: 0, flags: [])],
            store: NodeStore(expectedTokens: 0), root: 0,
            diagnostics: [
                Diagnostic(
                    .error, "a layout file has at most 4 MB, this one has \(source.bytes.count) bytes", at: 0..<0)
            ])
    }
    let (tokens, log) = Lexer.tokens(of: source)
    var parser = Parser(source: source, tokens: tokens, log: log)
    let root = parser.parseFile()
    let inOrder = parser.log.diagnostics.enumerated().sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return SyntaxTree(
        source: source, tokens: tokens, store: parser.store, root: root, diagnostics: inOrder.map(\.element))
}

extension Parser {
    fileprivate mutating func parseFile() -> ListID {
        parseStatements(in: .file)
    }
}

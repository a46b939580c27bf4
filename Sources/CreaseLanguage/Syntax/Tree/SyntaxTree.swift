/// The syntax tree of one file: what its author wrote, with a place in the bytes for everything.
///
/// A tree exists for every input; where the text is no Swift it holds `unknown` and `missing` pieces and `diagnostics` says
/// why. Nodes are small values that point into the tree (`ExpressionSyntax`, `StatementSyntax`, …); ask one for its `form`
/// and switch over it. No node is nested deeper than `heightLimit`, so recursion over the tree is safe.
public final class SyntaxTree: Sendable {
    public let source: SourceText
    /// Every token of the file, ending with `endOfFile`; with the gaps before them they are the file.
    let tokens: [Token]
    /// What there is to say about the text, in the order of its places.
    public let diagnostics: [Diagnostic]
    let store: NodeStore
    private let rootList: ListID

    /// The most expressions, statements and declarations that stand inside one another.
    static let heightLimit = 1024

    init(source: SourceText, tokens: [Token], store: NodeStore, root: ListID, diagnostics: [Diagnostic]) {
        self.source = source
        self.tokens = tokens
        self.store = store
        self.diagnostics = diagnostics
        rootList = root
    }

    /// What stands at the top of the file, in order.
    var statements: SyntaxList<StatementSyntax> { SyntaxList(tree: self, list: rootList) }

    /// Whether something in the file could not be read.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// All tokens one after the other, each with the blanks and comments before it: the file again, byte for byte.
    ///
    /// A file that is too large to be read has no tokens and prints as nothing.
    public var printed: [UInt8] {
        var bytes: [UInt8] = []
        var end = 0
        for token in tokens {
            bytes += source.bytes[end..<token.range.lowerBound]
            bytes += source.bytes[token.range]
            end = token.range.upperBound
        }
        return bytes
    }

    /// The number of nodes; every `id` of a node is smaller.
    public var nodeCount: Int { store.nodes.count }
}

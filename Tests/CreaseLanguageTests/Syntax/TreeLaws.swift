import Testing

@testable import CreaseLanguage

/// What holds for the tree of every text whatever, Swift or noise.
enum TreeLaws {
    /// The first law that is broken for a text, in words; nothing where all hold.
    static func broken(by bytes: [UInt8]) -> String? {
        let tree = parse(SourceText(bytes))
        return brokenTokens(tree) ?? brokenNodes(tree) ?? brokenMessages(tree) ?? brokenViews(tree)
    }

    /// Tokens stand in order, nothing but blanks and comments stands between them, brackets know their partners.
    private static func brokenTokens(_ tree: SyntaxTree) -> String? {
        let bytes = tree.source.bytes
        var end = 0
        for (index, token) in tree.tokens.enumerated() {
            guard token.range.lowerBound >= end else { return "token \(index) starts before the one before it ends" }
            if token.kind != .endOfFile, token.range.isEmpty { return "token \(index) is empty" }
            let gap = Array(bytes[end..<token.range.lowerBound])
            if gap.contains(where: { $0 != 0x20 && $0 != 0x0A }) {
                let inner = Lexer.tokens(of: SourceText(gap)).tokens
                guard inner.count == 1 else { return "the gap before token \(index) holds a token" }
            }
            end = token.range.upperBound
            let partner = Int(token.partner)
            if partner >= 0, partner >= tree.tokens.count || Int(tree.tokens[partner].partner) != index {
                return "token \(index) is not the partner of its partner"
            }
        }
        guard end == bytes.count, tree.tokens.last?.kind == .endOfFile else { return "the tokens do not reach the end" }
        return nil
    }

    /// Every node stands inside its parent, was made before it, and is not too high.
    private static func brokenNodes(_ tree: SyntaxTree) -> String? {
        let store = tree.store
        for id in 1..<Int32(max(1, tree.nodeCount)) {
            let node = store[id]
            guard node.start >= 0, node.start <= node.end, node.end <= tree.source.bytes.count else {
                return "\(node.kind) has the range \(node.start)..<\(node.end)"
            }
            guard node.height <= SyntaxTree.heightLimit else { return "\(node.kind) is \(node.height) high" }
            var problem: String?
            store.forEachChild(of: id) { child in
                guard child > 0, child < id else {
                    problem = "\(node.kind) holds a node that is not older"
                    return
                }
                let inner = store[child]
                if inner.start < node.start || inner.end > node.end {
                    problem =
                        "\(inner.kind) \(inner.start)..<\(inner.end) sticks out of \(node.kind) "
                        + "\(node.start)..<\(node.end)"
                }
            }
            if let problem { return problem }
        }
        return nil
    }

    private static func brokenMessages(_ tree: SyntaxTree) -> String? {
        for message in tree.diagnostics {
            guard message.range.lowerBound >= 0, message.range.upperBound <= tree.source.bytes.count else {
                return "a message is outside the file: \(message.message)"
            }
            if message.rendered(in: tree.source).split(separator: "\n", omittingEmptySubsequences: false).count < 3 {
                return "a message has no line or caret: \(message.message)"
            }
        }
        return nil
    }

    /// Asking every node for its form and its parts ends, and ends well.
    private static func brokenViews(_ tree: SyntaxTree) -> String? {
        Shape(tree).word == "file" ? nil : "the tree has no shape"
    }
}

/// A place in a syntax tree, seen as one kind of thing.
///
/// Nodes are values of two words. Two nodes are equal when they are the same place of the same tree; `id` is small, dense and
/// stable for a tree, so it serves as a key for what is known about a node.
protocol SyntaxNode: Sendable, Hashable {
    var tree: SyntaxTree { get }
    /// The number of this node in its tree, from 1 to `tree.nodeCount` − 1.
    var id: Int32 { get }
    init(tree: SyntaxTree, id: Int32)
}

extension SyntaxNode {
    /// The bytes from the first token of the node to its last, without the blanks and comments before it.
    var range: Range<Int> {
        let node = tree.store[id]
        return Int(node.start)..<Int(node.end)
    }

    /// Line and column of the node's first byte.
    var location: SourceLocation { tree.source.location(of: range.lowerBound) }

    /// The node as its author wrote it.
    var text: String { tree.source.text(range) }

    static func == (left: Self, right: Self) -> Bool { left.id == right.id && left.tree === right.tree }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension SyntaxNode {
    var kind: NodeKind { tree.store[id].kind }
    var variant: UInt8 { tree.store[id].variant }

    /// What a slot holds, if the node has such a slot; 0 otherwise.
    ///
    /// Where text could not be read, a node of another kind stands in the place of the one that was due. Seen as that one it
    /// has nothing but missing parts.
    private func slot(_ index: Int, holding expected: NodeKind.Slot) -> Int32 {
        let slots = NodeKind.slotTable[Int(kind.rawValue)]
        guard index < slots.count, slots[index] == expected else { return 0 }
        return tree.store.slot(index, of: id)
    }

    /// The node in a slot that the parser always fills.
    func child<Child: SyntaxNode>(_ index: Int, as _: Child.Type = Child.self) -> Child {
        Child(tree: tree, id: slot(index, holding: .node))
    }

    func optionalChild<Child: SyntaxNode>(_ index: Int, as _: Child.Type = Child.self) -> Child? {
        let id = slot(index, holding: .node)
        return id == 0 ? nil : Child(tree: tree, id: id)
    }

    func children<Child: SyntaxNode>(_ index: Int, as _: Child.Type = Child.self) -> SyntaxList<Child> {
        SyntaxList(tree: tree, list: slot(index, holding: .list))
    }

    /// The word in a slot that the parser always fills; the empty end of the file where it could not.
    func name(_ index: Int) -> NameSyntax {
        optionalName(index) ?? NameSyntax(tree: tree, token: tree.tokens.count - 1)
    }

    func optionalName(_ index: Int) -> NameSyntax? {
        let slot = slot(index, holding: .token)
        return slot == 0 ? nil : NameSyntax(tree: tree, token: Int(slot) - 1)
    }

    func names(_ index: Int) -> [NameSyntax] {
        let list = slot(index, holding: .tokens)
        return (0..<tree.store.count(ofList: list)).map {
            NameSyntax(tree: tree, token: Int(tree.store.item($0, ofList: list)) - 1)
        }
    }
}

/// Nodes of one kind that stand one after the other.
struct SyntaxList<Element: SyntaxNode>: RandomAccessCollection, Sendable {
    let tree: SyntaxTree
    let list: Int32

    var startIndex: Int { 0 }
    var endIndex: Int { tree.store.count(ofList: list) }
    subscript(index: Int) -> Element {
        precondition(index >= 0 && index < endIndex, "item \(index) of a list of \(endIndex)")
        return Element(tree: tree, id: tree.store.item(index, ofList: list))
    }
}

/// A word of the text: a name, a keyword or an operator, kept as its token.
struct NameSyntax: Sendable, Hashable, CustomStringConvertible {
    let tree: SyntaxTree
    let token: Int

    /// The word without the back-ticks it may be written in.
    var text: String {
        let token = tree.tokens[token]
        let range = token.range
        guard token.flags.contains(.quoted), range.count >= 2 else { return tree.source.text(range) }
        return tree.source.text(range.lowerBound + 1..<range.upperBound - 1)
    }

    var range: Range<Int> { tree.tokens[token].range }
    var location: SourceLocation { tree.source.location(of: range.lowerBound) }
    var description: String { text }

    /// Compares the bytes without making a string of them.
    static func == (name: NameSyntax, word: StaticString) -> Bool {
        let token = name.tree.tokens[name.token]
        let range = token.flags.contains(.quoted) ? token.range.dropFirst().dropLast() : token.range[...]
        return range.count == word.utf8CodeUnitCount
            && word.withUTF8Buffer { $0.elementsEqual(name.tree.source.bytes[range]) }
    }

    static func == (left: NameSyntax, right: NameSyntax) -> Bool {
        left.token == right.token && left.tree === right.tree
    }

    func hash(into hasher: inout Hasher) { hasher.combine(token) }
}

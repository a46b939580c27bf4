@testable import CreaseLanguage

/// A tree printed as nested brackets, so that a test can show one: `(call (name VStack) (argument …))`.
///
/// Lists are spliced in, absent children are left out, leaves show the words they hold.
func outline(_ tree: SyntaxTree) -> String {
    tree.statements.map { outline($0.id, tree) }.joined(separator: "\n")
}

private func outline(_ id: NodeID, _ tree: SyntaxTree) -> String {
    let store = tree.store
    var parts = ["\(store[id].kind)"]
    if store[id].variant != 0 { parts[0] += "/\(store[id].variant)" }
    func word(_ token: Int) -> String { tree.source.text(tree.tokens[token - 1].range) }
    for (index, slot) in store[id].kind.slots.enumerated() {
        let value = store.slot(index, of: id)
        guard value != 0 else { continue }
        switch slot {
        case .node: parts.append(outline(value, tree))
        case .token: parts.append(word(Int(value)))
        case .list:
            for item in 0..<store.count(ofList: value) {
                parts.append(outline(store.item(item, ofList: value), tree))
            }
        case .tokens:
            for item in 0..<store.count(ofList: value) { parts.append(word(Int(store.item(item, ofList: value)))) }
        }
    }
    if store[id].kind.slots.isEmpty {
        let text = tree.source.text(Int(store[id].start)..<Int(store[id].end))
        if !text.isEmpty { parts.append(text) }
    }
    return "(" + parts.joined(separator: " ") + ")"
}

import CreaseCanvas
import CreaseLanguage

/// Misspelt names of symbols.
enum SymbolSpelling {
    /// The name that was meant; `nil` for a name of the table, one that refines such a name, and one that is near none.
    ///
    /// The table has the symbols people use most, not all: so each word of the name must be one of its words or surely a
    /// misspelt one, and the whole must be known then.
    static func meant(by name: String) -> String? {
        guard !SymbolTable.knows(name) else { return nil }
        var parts: [String] = []
        for part in name.split(separator: ".") {
            let part = String(part)
            guard !words.contains(part) else {
                parts.append(part)
                continue
            }
            guard let near = nearest(to: part, in: words, within: .surely) else { return nil }
            parts.append(near)
        }
        let meant = parts.joined(separator: ".")
        return meant != name && SymbolTable.knows(meant) ? meant : nil
    }

    /// The longest first: of two words as near, a letter was rather left out than typed wrong.
    private static let words: [String] =
        Set(SymbolTable.names.flatMap { $0.split(separator: ".").map(String.init) } + refinements)
        .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }

    /// Words that refine names of the table.
    private static let refinements = ["fill", "slash", "circle", "square", "rectangle", "badge"]
}

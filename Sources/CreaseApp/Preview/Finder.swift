import CreaseCanvas
import CreaseLayout

/// `/`: finds an element of the lit display by its words, also one that waits in the overflow menu.
struct Finder: Hashable, Sendable {
    /// Something that can be found.
    struct Candidate: Hashable, Sendable {
        var id: ViewID
        var kind: String
        /// What is read on it, or its identifier.
        var words: String
        /// Why it cannot be selected: it waits in a menu, a presentation lies over it; `nil` where it can.
        var obstacle: String?
    }

    let candidates: [Candidate]
    private(set) var query = ""
    private(set) var row = 0

    /// The longest query, in characters: longer pastes are cut.
    private static let longestQuery = 60

    /// Candidates whose words contain every word of the query; those that begin with it first.
    var matches: [Candidate] {
        let words = query.lowercased().split(separator: " ").map(String.init)
        guard let first = words.first else { return candidates }
        let found = candidates.filter { candidate in
            let text = candidate.words.lowercased()
            return words.allSatisfy { text.contains($0) }
        }
        func starts(_ candidate: Candidate) -> Bool { candidate.words.lowercased().hasPrefix(first) }
        return found.filter(starts) + found.filter { !starts($0) }
    }

    var chosen: Candidate? {
        let matches = matches
        return matches.indices.contains(row) ? matches[row] : nil
    }

    mutating func type(_ text: String) {
        let plain = text.filter { !$0.isNewline && !($0.unicodeScalars.first?.properties.generalCategory == .control) }
        query = String((query + plain).prefix(Self.longestQuery))
        row = 0
    }

    mutating func erase() {
        if !query.isEmpty { query.removeLast() }
        row = 0
    }

    mutating func clear() {
        query = ""
        row = 0
    }

    /// Up or down, round at the ends.
    mutating func move(by steps: Int) {
        let count = matches.count
        row = count == 0 ? 0 : ((row + steps) % count + count) % count
    }

    mutating func choose(_ index: Int) { row = index }

    var panel: Panel {
        let matches = matches
        return Panel(
            title: "Find: \(query)▏",
            rows: matches.isEmpty
                ? [Panel.Row("", "nothing here reads like that")]
                : matches.map { match in
                    Panel.Row("", match.words, value: match.obstacle ?? match.kind, isUsual: match.obstacle == nil)
                },
            selected: matches.isEmpty ? nil : row,
            hint: "type · ↑ ↓ choose · enter selects · esc closes",
            width: 46)
    }
}

extension Session {
    /// Opens the search over what the lit display shows.
    mutating func openFinder() {
        let finder = Finder(candidates: lit.findable)
        if finder.candidates.isEmpty {
            notice = "there is nothing to find"
        } else {
            dialog = .find(finder)
        }
    }

    mutating func obey(_ key: Key, in finder: Finder) {
        var finder = finder
        switch key.code {
        case .up: finder.move(by: -1)
        case .down, .tab: finder.move(by: 1)
        case .pageUp: finder.move(by: -1)
        case .pageDown: finder.move(by: 1)
        case .enter: return accept(finder)
        case .escape:
            dialog = nil
            return
        case .backspace, .delete: finder.erase()
        case .character("u") where key.modifiers == .control: finder.clear()
        case .character(let character) where key.modifiers.isEmpty: finder.type(String(character))
        case .character, .left, .right, .home, .end, .insert, .function: return
        }
        dialog = .find(finder)
    }

    /// Text pasted into the search.
    mutating func paste(_ text: String) {
        guard case .find(var finder)? = dialog else { return }
        finder.type(text)
        dialog = .find(finder)
    }

    /// Selects what was found and closes the search; what cannot be selected says why.
    mutating func accept(_ finder: Finder) {
        guard let chosen = finder.chosen else { return }
        dialog = nil
        if let obstacle = chosen.obstacle {
            notice = "\"\(chosen.words)\" is \(obstacle)"
        } else {
            options.selection = chosen.id
        }
    }
}

extension Scene {
    /// Everything with words, in reading order: what can be selected, then what waits in menus.
    fileprivate var findable: [Finder.Candidate] {
        var seen: Set<ViewID> = []
        var found = elements.compactMap { element -> Finder.Candidate? in
            guard let words = element.label, !words.isEmpty, seen.insert(element.id).inserted else { return nil }
            return Finder.Candidate(id: element.id, kind: element.kind, words: words)
        }
        let front = presentations.last?.bars.map { [$0] } ?? [bars] + columns
        for item in front.flatMap(\.overflow) where seen.insert(item.id).inserted {
            found.append(
                Finder.Candidate(
                    id: item.id, kind: "bar item", words: item.title, obstacle: "in the overflow menu"))
        }
        return found
    }
}

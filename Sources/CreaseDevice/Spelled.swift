/// A choice people spell: on the command line, in a tape, in a menu.
public protocol Spelled: CaseIterable, Hashable, Sendable {
    /// The spelling Crease prints.
    var word: String { get }
    /// Further spellings it accepts.
    static var otherWords: [String: Self] { get }
}

extension Spelled {
    public static var otherWords: [String: Self] { [:] }

    /// The choice of this spelling; capitals, hyphens, underscores and spaces do not matter. `nil` for no choice.
    public init?(word: String) {
        let key = spellingKey(word)
        if let choice = Self.allCases.first(where: { spellingKey($0.word) == key })
            ?? Self.otherWords.first(where: { spellingKey($0.key) == key })?.value
        {
            self = choice
        } else {
            return nil
        }
    }

    /// Every spelling Crease prints, in the order of the choices.
    public static var words: [String] { allCases.map(\.word) }

    /// The nearest spellings for a wrong one, best first, at most three; empty where nothing is near.
    public static func suggestions(for word: String) -> [String] {
        let known =
            allCases.map { ($0.word, $0.word) } + otherWords.map { ($0.key, $0.value.word) }.sorted { $0.0 < $1.0 }
        var best: [(word: String, distance: Int)] = []
        for (spelling, printed) in known {
            let distance = editDistance(spellingKey(word), spellingKey(spelling))
            guard distance <= max(1, spelling.count / 3) else { continue }
            if let index = best.firstIndex(where: { $0.word == printed }) {
                best[index].distance = min(best[index].distance, distance)
            } else {
                best.append((printed, distance))
            }
        }
        // Sorting keeps no order of equals, so the order of the choices decides among them.
        let order = words
        return best.sorted { a, b in
            (a.distance, order.firstIndex(of: a.word) ?? 0) < (b.distance, order.firstIndex(of: b.word) ?? 0)
        }.prefix(3).map(\.word)
    }
}

/// What counts of a spelling; long input is cut, no choice is that long.
private func spellingKey(_ word: String) -> [Character] {
    word.prefix(64).lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
}

/// Insertions, deletions, replacements and swaps of neighbours from one spelling to the other.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
            row.append(cost)
        }
        beforeLast = last
        last = row
    }
    return last[b.count]
}

/// The candidate that a misspelt word was most likely meant to be, if any comes close.
///
/// Close is at most one slip for every three letters, where a slip is a letter too many, a letter missing, a wrong letter or
/// two letters swapped. Upper and lower case count half a slip, so `vstack` is near `VStack`. A candidate that starts with the
/// word, or the other way round, is near too, after all that are near by letters. Of equals the first candidate wins.
public func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: word, in: candidates, within: .probably)
}

/// How sure a suggestion has to be.
public enum Closeness: Sendable {
    /// Good enough to be asked: the word is wrong in any case.
    case probably
    /// Good enough to call the word misspelt, although it may be a name from elsewhere: at most one slip for every four
    /// letters, the same first letter in the same case (`Row` is no misspelt `row`), no shorter word than four letters, and
    /// not the other with an ending or a prefix of its own.
    case surely
}

/// The candidate that a misspelt word was meant to be, as sure as asked for.
public func nearest(to word: String, in candidates: some Sequence<String>, within closeness: Closeness) -> String? {
    let letters = Array(word.utf8)
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    var best: (candidate: String, cost: Int)?
    for candidate in candidates where candidate != word {
        guard let cost = Spelling.cost(letters, Array(candidate.utf8), within: closeness) else { continue }
        if cost < best?.cost ?? .max { best = (candidate, cost) }
    }
    return best?.candidate
}

/// How far two words are apart, in half slips.
enum Spelling {
    /// Nothing where the words are too far apart to be the same one.
    static func cost(_ word: [UInt8], _ candidate: [UInt8], within closeness: Closeness = .probably) -> Int? {
        guard candidate.count <= 64 else { return nil }
        let longest = max(word.count, candidate.count)
        switch closeness {
        case .probably:
            return distance(word, candidate, limit: 2 * max(1, longest / 3)) ?? prefixCost(word, candidate)
        case .surely:
            guard longest >= 4, word.first == candidate.first, !isInflected(word, candidate) else { return nil }
            return distance(word, candidate, limit: 2 * max(1, longest / 4))
        }
    }

    /// Whether one word is the other with an `s` or a digit behind it, or with something before it: neither `Tabs` is a
    /// misspelt `Tab`, nor `WKWebView` a misspelt `WebView`.
    private static func isInflected(_ word: [UInt8], _ candidate: [UInt8]) -> Bool {
        let (short, long) = word.count < candidate.count ? (word, candidate) : (candidate, word)
        if long.count > short.count, long.suffix(short.count).elementsEqual(short) { return true }
        guard long.count == short.count + 1, long.starts(with: short), let last = long.last else { return false }
        return last == UInt8(ascii: "s") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last)
    }

    /// A word that is the beginning of another costs more than any distance within the limit, and more again where the
    /// candidate is the shorter one: people break off more often than they go on.
    private static func prefixCost(_ word: [UInt8], _ candidate: [UInt8]) -> Int? {
        let (short, long) = word.count < candidate.count ? (word, candidate) : (candidate, word)
        guard short.count >= 4, long.map(lowered).starts(with: short.map(lowered)) else { return nil }
        return (short == candidate ? 200 : 100) + long.count - short.count
    }

    /// The Damerau–Levenshtein distance (adjacent swaps) with a wrong case counted half; nothing above the limit.
    static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
        guard abs(a.count - b.count) * 2 <= limit else { return nil }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = (0...b.count).map { $0 * 2 }
        for i in 1...max(1, a.count) where !a.isEmpty {
            var row = [Int](repeating: i * 2, count: b.count + 1)
            for j in 1...max(1, b.count) where !b.isEmpty {
                row[j] = min(last[j] + 2, row[j - 1] + 2, last[j - 1] + difference(a[i - 1], b[j - 1]))
                if i > 1, j > 1, lowered(a[i - 1]) == lowered(b[j - 2]), lowered(a[i - 2]) == lowered(b[j - 1]) {
                    row[j] = min(row[j], beforeLast[j - 2] + 2)
                }
            }
            guard row.contains(where: { $0 <= limit }) else { return nil }
            (beforeLast, last) = (last, row)
        }
        return last[b.count] <= limit ? last[b.count] : nil
    }

    private static func difference(_ a: UInt8, _ b: UInt8) -> Int {
        if a == b { return 0 }
        return lowered(a) == lowered(b) ? 1 : 2
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }
}

/// The word most likely meant by a mistyped one, or `nil` when none is near.
///
/// Near means at most a third of the letters changed, added, left out or swapped with their neighbour, and at least one
/// allowed; a word that begins with the typed one counts as near too. One or two letters are near nothing. The first of
/// equals wins.
func nearestWord(to typed: String, among words: [String]) -> String? {
    let typedLetters = Array(typed.lowercased().prefix(64))
    guard typedLetters.count > 2 else { return nil }
    var best: (word: String, distance: Int)?
    for word in words {
        let letters = Array(word.lowercased().prefix(64))
        var distance = editDistance(typedLetters, letters)
        if letters.starts(with: typedLetters) { distance = min(distance, 1) }
        guard distance <= max(1, max(letters.count, typedLetters.count) / 3) else { continue }
        if let best, best.distance <= distance { continue }
        best = (word, distance)
    }
    return best?.word
}

/// Letters changed, added, left out or swapped with their neighbour.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
        var current = [i] + [Int](repeating: 0, count: b.count)
        for j in 1...b.count {
            let substitution = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
            current[j] = min(substitution, last[j] + 1, current[j - 1] + 1)
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                current[j] = min(current[j], beforeLast[j - 2] + 1)
            }
        }
        beforeLast = last
        last = current
    }
    return last[b.count]
}

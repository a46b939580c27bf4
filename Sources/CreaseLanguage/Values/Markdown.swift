/// The marks that literal words of a view may carry: `**bold**`, `*italic*`, `` `code` ``, `~~gone~~`, `[link](address)`,
/// `^[2 apple](inflect: true)`. They are not shown.
enum Markdown {
    /// The words without their marks.
    static func plain(_ text: String) -> String {
        guard text.contains(where: { "*_`~[\\^".contains($0) }) else { return text }
        var letters = Array(text)
        letters = withoutLinks(letters)
        for mark in ["**", "__", "~~", "*", "_", "`"] { letters = without(Array(mark), letters) }
        return String(letters)
    }

    /// Pairs of a mark around words; a mark alone, or with a space inside, is what was meant.
    private static func without(_ mark: [Character], _ letters: [Character]) -> [Character] {
        var result: [Character] = []
        var index = 0
        // Once a mark has no partner, no later one has: looking again would take quadratic time.
        var mayClose = true
        while index < letters.count {
            if mayClose, matches(mark, letters, index), opens(mark, letters, index) {
                if let end = closing(mark, letters, index + mark.count) {
                    result += letters[(index + mark.count)..<end]
                    index = end + mark.count
                    continue
                }
                mayClose = false
            }
            result.append(letters[index])
            index += 1
        }
        return result
    }

    private static func matches(_ mark: [Character], _ letters: [Character], _ index: Int) -> Bool {
        index + mark.count <= letters.count && zip(mark, letters[index...]).allSatisfy { $0 == $1 }
    }

    private static func opens(_ mark: [Character], _ letters: [Character], _ index: Int) -> Bool {
        guard let next = letters[safe: index + mark.count], !next.isWhitespace else { return false }
        // `snake_case` and `2*3` are words, not marks.
        guard index > 0, mark.first == "_" else { return true }
        return !(letters[index - 1].isLetter || letters[index - 1].isNumber)
    }

    private static func closing(_ mark: [Character], _ letters: [Character], _ start: Int) -> Int? {
        var index = start + 1
        while index < letters.count {
            if matches(mark, letters, index), !letters[index - 1].isWhitespace { return index }
            index += 1
        }
        return nil
    }

    /// Letters a link's words or address may have: looking further for an end would take quadratic time.
    private static let longestLink = 500

    /// `[words](address)` is its words.
    private static func withoutLinks(_ letters: [Character]) -> [Character] {
        var result: [Character] = []
        var index = 0
        while index < letters.count {
            let isInflection = letters[index] == "^" && letters[safe: index + 1] == "["
            if letters[index] == "[" || isInflection {
                let start = index + (isInflection ? 2 : 1)
                if let middle = letters[start...].prefix(longestLink).firstIndex(of: "]"),
                    letters[safe: middle + 1] == "(",
                    let end = letters[middle...].prefix(longestLink).firstIndex(of: ")")
                {
                    result += letters[start..<middle]
                    index = end + 1
                    continue
                }
            }
            result.append(letters[index])
            index += 1
        }
        return result
    }
}

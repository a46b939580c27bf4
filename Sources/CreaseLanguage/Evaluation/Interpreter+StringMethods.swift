/// Methods of strings.
extension Interpreter {
    func stringMethod(_ text: String, _ call: SystemCall) -> Value? {
        compared(text, call) ?? changed(text, call) ?? pieces(text, call)
    }

    private func compared(_ text: String, _ call: SystemCall) -> Value? {
        let other = call.first?.text
        switch call.name {
        case "hasPrefix": return other.map { .bool(text.hasPrefix($0)) }
        case "hasSuffix": return other.map { .bool(text.hasSuffix($0)) }
        case "contains":
            // A closure or a letter looks through the letters.
            return other.map { .bool($0.isEmpty || text.contains($0)) }
        case "localizedCaseInsensitiveContains", "localizedStandardContains":
            return other.map { .bool($0.isEmpty || text.lowercased().contains($0.lowercased())) }
        case "compare", "localizedCompare", "caseInsensitiveCompare", "localizedCaseInsensitiveCompare",
            "localizedStandardCompare":
            guard let other else { return nil }
            let ignoresCase = call.name != "compare" && call.name != "localizedCompare"
            let (a, b) = ignoresCase ? (text.lowercased(), other.lowercased()) : (text, other)
            return .style(named: a == b ? "orderedSame" : a < b ? "orderedAscending" : "orderedDescending")
        case "range":
            guard let wanted = call["of"]?.text, !wanted.isEmpty else { return nil }
            guard let found = text.firstRange(of: wanted) else { return .some(.absent) }
            let start = text.distance(from: text.startIndex, to: found.lowerBound)
            return .range(
                RangeValue(
                    lower: Double(start), upper: Double(start + wanted.count), isClosed: false, isWhole: true))
        default: return nil
        }
    }

    private func changed(_ text: String, _ call: SystemCall) -> Value? {
        switch call.name {
        case "uppercased", "localizedUppercase": return .string(text.uppercased())
        case "lowercased", "localizedLowercase": return .string(text.lowercased())
        case "trimmingCharacters": return .string(text.trimmed { $0.isWhitespace })
        case "replacingOccurrences", "replacing":
            guard let word = call.first?.text, let other = (call["with"] ?? call.positional(1))?.text, !word.isEmpty
            else { return nil }
            // Every piece may become a longer one, so the result is put together with an eye on its length.
            return .string(joined(text.pieces(by: word).lazy.map { $0 }, separator: other))
        case "appending": return call.first?.text.map { .string(text + $0) }
        case "padding":
            guard let length = call["toLength"]?.integer, let pad = call["withPad"]?.text, (0...10_000) ~= length else {
                return nil
            }
            var result = String(text.prefix(length))
            while result.count < length, !pad.isEmpty { result += pad.prefix(length - result.count) }
            return .string(result)
        case "formatted", "localizedCapitalized": return .string(text)
        case "removingPercentEncoding", "addingPercentEncoding": return .string(text)
        default: return nil
        }
    }

    private func pieces(_ text: String, _ call: SystemCall) -> Value? {
        switch call.name {
        case "components":
            guard let separator = call["separatedBy"] else { return nil }
            if let word = separator.text {
                return word.isEmpty ? .array([.string(text)]) : .array(text.pieces(by: word).map { .string($0) })
            }
            let isSpace: (Character) -> Bool = separator.words.contains("ewlines") ? \.isWhitespace : { $0 == " " }
            return .array(
                text.split(omittingEmptySubsequences: false, whereSeparator: isSpace).map { .string(String($0)) })
        case "split":
            guard let word = (call["separator"] ?? call.first)?.text, word.count > 1 else { return nil }
            return .array(text.pieces(by: word).filter { !$0.isEmpty }.map { .string($0) })
        default: return nil
        }
    }

    // MARK: Members

    /// What a string says of itself; of a letter as well, which is a string of one.
    func stringMember(_ name: String, of text: String) -> Value? {
        switch name {
        case "count": .integer(text.count)
        case "isEmpty": .bool(text.isEmpty)
        case "first": text.first.map { .string(String($0)) } ?? .absent
        case "last": text.last.map { .string(String($0)) } ?? .absent
        case "capitalized", "localizedCapitalized": .string(text.capitalizedWords)
        case "localizedUppercase": .string(text.uppercased())
        case "localizedLowercase": .string(text.lowercased())
        case "description", "lazy", "stringKey", "string": .string(text)
        case "debugDescription": .string("\"" + text + "\"")
        case "startIndex": .integer(0)
        case "endIndex": .integer(text.count)
        case "indices":
            .range(RangeValue(lower: 0, upper: Double(text.count), isClosed: false, isWhole: true))
        case "hashValue": .string(text)
        case "characters": .string(text)
        case "utf8", "utf16", "unicodeScalars": .array(text.utf8.map { .integer(Int($0)) })
        default: letterMember(name, of: text)
        }
    }

    private func letterMember(_ name: String, of text: String) -> Value? {
        guard let letter = text.first else { return nil }
        return switch name {
        case "isLetter": .bool(letter.isLetter)
        case "isNumber": .bool(text.allSatisfy(\.isNumber))
        case "isWholeNumber": .bool(letter.isWholeNumber)
        case "isWhitespace": .bool(letter.isWhitespace)
        case "isNewline": .bool(letter.isNewline)
        case "isUppercase": .bool(letter.isUppercase)
        case "isLowercase": .bool(letter.isLowercase)
        case "isPunctuation": .bool(letter.isPunctuation)
        case "isSymbol": .bool(letter.isSymbol)
        case "isASCII": .bool(letter.isASCII)
        case "wholeNumberValue": letter.wholeNumberValue.map { .integer($0) } ?? .absent
        case "asciiValue": letter.asciiValue.map { .integer(Int($0)) } ?? .absent
        default: nil
        }
    }
}

extension String {
    /// Each word with a capital first letter and small others.
    var capitalizedWords: String {
        var result = ""
        var startsWord = true
        for character in self {
            result += startsWord ? character.uppercased() : character.lowercased()
            startsWord = !(character.isLetter || character.isNumber || character == "'" || character == "’")
        }
        return result
    }

    /// Without the letters at both ends that answer.
    func trimmed(_ isDropped: (Character) -> Bool) -> String {
        String(drop(while: isDropped).reversed().drop(while: isDropped).reversed())
    }

    /// What stands between the occurrences of a word.
    func pieces(by word: String) -> [String] {
        split(separator: word, omittingEmptySubsequences: false).map(String.init)
    }
}

extension Value {
    /// An implicit member such as `.orderedSame`.
    static func style(named name: String) -> Value {
        .style(Style(type: nil, parts: [Style.Part(name: name, arguments: nil)]))
    }
}

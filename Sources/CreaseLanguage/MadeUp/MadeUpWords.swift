/// Words fit for something that is not known, by the name and the type it has: "Title" for `title`, a price, a date.
///
/// The same name and type give the same words in every run. They are short, and about as wide as the real ones would be.
struct MadeUpWords {
    /// A name as its words in lower case: `createdAt` is `created at`.
    let words: [String]
    let type: String?

    init(name: String, type: TypeName?) {
        words = Self.meaning(of: Self.parts(of: name))
        self.type = type?.unwrapped.name
    }

    /// `nil` where no words fit: a name without meaning, or a type that is not shown as words.
    var text: String? {
        switch type {
        case "Date": return Self.date
        case "URL": return Self.links["url"]
        case "Bool": return "true"
        case "Decimal": return amount ?? price
        case let type? where Self.wholeTypes.contains(type): return amount ?? String(count)
        case let type? where Self.fractionTypes.contains(type): return amount ?? decimal
        case nil, "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Any",
            "Text":
            return amount ?? phrase ?? title
        case _?: return title
        }
    }

    // MARK: Numbers

    /// A small number, another one for another name.
    var count: Int { 3 + Int(hash % 38) }

    /// What a number stands for where it is computed with; `nil` where the type is no number.
    var number: Double? {
        switch type {
        case let type? where Self.wholeTypes.contains(type):
            words.last.flatMap { Self.wholeNumbers[$0] }.map(Double.init) ?? Double(count)
        case "Decimal": isPrice ? 9.99 : Double(count)
        case let type? where Self.fractionTypes.contains(type): isPrice ? 9.99 : isFraction ? 0.64 : Double(count) + 0.5
        default: nil
        }
    }

    private var decimal: String { isFraction ? "0.64" : "\(count).5" }
    private var price: String { "$9.99" }

    private var isPrice: Bool { words.contains { Self.prices.contains($0) } }
    private var isFraction: Bool { words.contains { Self.fractions.contains($0) } }

    /// Money, shares and counts by their names.
    private var amount: String? {
        guard let last = words.last else { return nil }
        if isPrice { return price }
        if let whole = Self.wholeNumbers[last] { return String(whole) }
        if let measure = Self.measures[last], type != "Int" { return measure }
        if type == nil || type == "String", Self.counts.contains(last) { return String(count) }
        return nil
    }

    // MARK: Words

    /// What a person, a place, a moment, a link or a text is called.
    private var phrase: String? {
        guard let last = words.last else { return nil }
        if last == "name", words.count > 1, Self.people.contains(words[words.count - 2]) { return Self.person }
        return Self.phrases[last] ?? Self.links[last] ?? (Self.people.contains(last) ? Self.person : nil)
    }

    /// The name itself as a title: "Header Title" for `headerTitle`.
    private var title: String? {
        guard !words.isEmpty else { return nil }
        var shown: [String] = []
        var length = 0
        for word in words.prefix(4) {
            length += word.count + 1
            if length > 28, !shown.isEmpty { break }
            shown.append(String(word.prefix(20)).capitalizedFirst)
        }
        return shown.joined(separator: " ")
    }

    private var hash: UInt32 { stableHash(words.joined(separator: " ")) }

    // MARK: Names

    /// The words of a name in camel or snake case.
    static func parts(of name: String) -> [String] {
        var parts: [String] = []
        var part = ""
        var wasUpper = false
        let letters = Array(name.prefix(80))
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                if !part.isEmpty { parts.append(part) }
                part = ""
                wasUpper = false
                continue
            }
            let endsCapitals = wasUpper && letter.isUppercase && letters[safe: index + 1]?.isLowercase == true
            if !part.isEmpty, letter.isUppercase && !wasUpper || endsCapitals {
                parts.append(part)
                part = ""
            }
            part.append(letter)
            wasUpper = letter.isUppercase
        }
        if !part.isEmpty { parts.append(part) }
        return parts.map { $0.lowercased() }
    }

    /// Without what a name says about code rather than about the thing: `getFormattedPrice` is a price.
    private static func meaning(of parts: [String]) -> [String] {
        var rest = parts[...]
        while rest.count > 1, let first = rest.first, verbs.contains(first) { rest.removeFirst() }
        while rest.count > 1, let last = rest.last, kinds.contains(last) { rest.removeLast() }
        let isMeant = rest.contains { $0.count > 1 && !$0.allSatisfy(\.isNumber) && $0 != "self" }
        return isMeant ? Array(rest) : []
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

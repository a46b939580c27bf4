/// One way of writing a view or modifier, read from its row.
public struct Signature: Sendable {
    public struct Parameter: Sendable {
        /// `nil` for a parameter without a label.
        public let label: String?
        public let type: String
        /// As written; `nil` where the argument must be given.
        public let defaultValue: String?

        /// A closure of views or an action: may trail the parentheses without its label when it comes first.
        public var isClosure: Bool { Self.closures.contains(type) }

        private static let closures: Set<String> = ["Views", "Action", "Toolbar", "Closure"]
    }

    public let parameters: [Parameter]

    /// `nil` when the text is not of the form `(label name: Type = default, …)`.
    public init?(parsing text: String) {
        guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
        var parameters: [Parameter] = []
        for part in Self.split(text.dropFirst().dropLast(), at: ",") {
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let names = part[..<colon].split(separator: " ")
            guard let label = names.first else { return nil }
            let rest = Self.split(part[part.index(after: colon)...], at: "=")
            guard let type = rest.first, rest.count <= 2 else { return nil }
            parameters.append(
                Parameter(
                    label: label == "_" ? nil : String(label), type: Self.trimmed(type),
                    defaultValue: rest.count == 2 ? Self.trimmed(rest[1]) : nil))
        }
        self.parameters = parameters
    }

    public var labels: [String] { parameters.compactMap(\.label) }

    /// Cuts at a separator outside brackets; empty text has no parts.
    private static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            let character = text[index]
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == separator, depth == 0 {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        if start < text.endIndex { parts.append(text[start...]) }
        return parts
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

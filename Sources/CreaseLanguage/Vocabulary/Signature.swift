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
    ///
    /// Read as bytes: every call of a file asks for its forms, and what matters in them is ASCII.
    public init?(parsing text: String) {
        let bytes = text.utf8
        guard bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") else { return nil }
        var parameters: [Parameter] = []
        for part in Self.split(bytes.dropFirst().dropLast(), at: ",") {
            guard let colon = part.firstIndex(of: UInt8(ascii: ":")),
                let label = part[..<colon].split(separator: UInt8(ascii: " ")).first
            else { return nil }
            let rest = Self.split(part[part.index(after: colon)...], at: "=")
            guard let type = rest.first, rest.count <= 2 else { return nil }
            parameters.append(
                Parameter(
                    label: label.elementsEqual("_".utf8) ? nil : String(Substring(label)), type: Self.trimmed(type),
                    defaultValue: rest.count == 2 ? Self.trimmed(rest[1]) : nil))
        }
        self.parameters = parameters
    }

    public var labels: [String] { parameters.compactMap(\.label) }

    /// Cuts at a separator outside brackets; empty text has no parts.
    private static func split(_ text: Substring.UTF8View, at separator: Unicode.Scalar) -> [Substring.UTF8View] {
        var parts: [Substring.UTF8View] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: separator) where depth == 0:
                parts.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        if start < text.endIndex { parts.append(text[start...]) }
        return parts
    }

    private static func trimmed(_ text: Substring.UTF8View) -> String {
        let blank = UInt8(ascii: " ")
        var text = text.drop { $0 == blank }
        while text.last == blank { text.removeLast() }
        return String(Substring(text))
    }
}

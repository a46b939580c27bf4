import CreaseDevice
import CreaseLayout

extension Value {
    /// Canonical words: equal values have equal words, whichever way they were written.
    ///
    /// Cut off where they are longer or deeper than `WordWriter` goes.
    var words: String {
        var writer = WordWriter()
        writer.write(self)
        return writer.text
    }

    /// As `"\(value)"` and `Text` show it; what is not known shows its source in ‹guillemets›.
    var description: String {
        switch self {
        case .string(let value): return value
        case .double(let value): return value.description
        case .enumCase(let value): return value.name
        case .style(let style): return style.singleName ?? words
        case .foundation(let value): return value.description
        case .array, .set, .dictionary:
            var writer = WordWriter(isForReaders: true)
            writer.write(self)
            return writer.text
        default: return words
        }
    }

    /// Whether any part of it is not known.
    var isUnknown: Bool {
        if case .unknown = self { return true }
        return false
    }

    /// A literal as given on the command line: `true`, `3`, `2.5`, `"words"`, `.case`, `nil`; otherwise a string.
    init(literal text: String) {
        switch text {
        case "true": self = .bool(true)
        case "false": self = .bool(false)
        case "nil": self = .absent
        case "[]": self = .array([])
        default:
            if let integer = Int(text) {
                self = .integer(integer)
            } else if let double = Double(text), double.isFinite {
                self = .double(double)
            } else if text.hasPrefix("."), text.count > 1, text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber }) {
                self = .style(Style(type: nil, parts: [Style.Part(name: String(text.dropFirst()), arguments: nil)]))
            } else if text.hasPrefix("\""), text.hasSuffix("\""), text.count >= 2 {
                self = .string(String(text.dropFirst().dropLast()))
            } else {
                self = .string(text)
            }
        }
    }
}

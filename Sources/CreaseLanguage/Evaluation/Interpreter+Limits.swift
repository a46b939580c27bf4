import CreaseLayout

/// How large a value may grow.
///
/// Each step at most doubles a text or an array, so cutting after each step keeps all of them small.
extension Interpreter {
    /// Bytes of a text (LANGUAGE.md leaves the number open): a few hundred pages.
    static let textLimit = 1 << 18
    /// Elements of an array: as many as there may be views.
    static let elementLimit = Ledger.nodesPerBuild

    /// The value, cut where it is too long; the cut is noted.
    func bounded(_ value: Value, at place: @autoclosure () -> Place) -> Value {
        switch value {
        case .string(let text) where text.utf8.count > Self.textLimit:
            note(
                .limit, "a text of more than \(Self.textLimit) bytes, the rest is left out", at: place(),
                subject: "text")
            return .string(Self.cut(text))
        case .array(let values) where values.count > Self.elementLimit:
            note(
                .limit, "more than \(Self.elementLimit) elements, the rest is left out", at: place(),
                subject: "elements")
            return .array(Array(values.prefix(Self.elementLimit)))
        default: return value
        }
    }

    /// The first letters of a text that fit.
    private static func cut(_ text: String) -> String {
        var end = text.utf8.index(text.startIndex, offsetBy: textLimit)
        while end > text.startIndex, String.Index(end, within: text) == nil { end = text.utf8.index(before: end) }
        return String(text[..<end])
    }

    /// Texts one after the other, no more of them than a value may hold.
    func joined(_ parts: some Sequence<String>, separator: String = "") -> String {
        var result = ""
        for (index, part) in parts.enumerated() {
            if index > 0 { result += separator }
            result += part
            if result.utf8.count > Self.textLimit { break }
        }
        return result
    }

    /// Elements of several arrays, no more of them than a value may hold.
    func joined(_ parts: some Sequence<[Value]>) -> [Value] {
        var result: [Value] = []
        for part in parts {
            result += part
            if result.count > Self.elementLimit { break }
        }
        return result
    }
}

/// What can be walked through, with the kind of collection it came from.
struct Elements {
    enum Kind {
        case array
        case set
        case dictionary
        case text
        case range
    }

    let values: [Value]
    let kind: Kind

    /// Some of the elements, as the same kind of collection: a part of a string is a string.
    func rebuilt(_ part: some Collection<Value>) -> Value {
        switch kind {
        case .array, .range: return .array(Array(part))
        case .set: return .set(Array(part))
        case .text: return .string(part.map { $0.text ?? "" }.joined())
        case .dictionary:
            return .dictionary(
                part.compactMap {
                    guard case .tuple(let pair) = $0, pair.count == 2 else { return nil }
                    return Value.Entry(key: pair[0].value, value: pair[1].value)
                })
        }
    }

    /// Some of the elements in an order of their own: sets and dictionaries become arrays.
    func ordered(_ part: some Collection<Value>) -> Value {
        switch kind {
        case .text: rebuilt(part)
        case .array, .set, .dictionary, .range: .array(Array(part))
        }
    }
}

extension Value {
    /// The elements of what can be walked through; `nil` for anything else.
    var collection: Elements? {
        switch self {
        case .array(let values): return Elements(values: values, kind: .array)
        case .set(let values): return Elements(values: values, kind: .set)
        case .range(let range): return Elements(values: range.elements(limit: Ledger.nodesPerBuild), kind: .range)
        case .string(let text): return Elements(values: text.map { .string(String($0)) }, kind: .text)
        case .dictionary(let entries):
            let pairs = entries.map { entry -> Value in
                .tuple([.init(label: "key", value: entry.key), .init(label: "value", value: entry.value)])
            }
            return Elements(values: pairs, kind: .dictionary)
        case .absent: return Elements(values: [], kind: .array)
        default: return nil
        }
    }

    /// Each value once, the first of equal ones.
    static func unique(_ values: [Value]) -> Value {
        var seen: Set<String> = []
        return .set(zip(values, keys(of: values)).filter { seen.insert($1).inserted }.map(\.0))
    }

    /// What values are told apart by: equal ones have equal keys, unknown ones are like no other.
    ///
    /// Values share their parts, so a short source has values whose words together would take hours to write: when there
    /// are enough, the rest counts as different. `apart` keeps the unknown of two lists apart.
    static func keys(of values: [Value], apart: String = "") -> [String] {
        var left = 1 << 25
        return values.enumerated().map { index, value in
            guard left > 0, !value.isUnknown else { return "#\(apart)\(index)" }
            let words = value.words
            left -= words.utf8.count
            return words
        }
    }
}

extension Interpreter {
    /// The elements of what can be walked through; `nil` for anything else.
    func elements(of value: Value) -> [Value]? { value.collection?.values }
}

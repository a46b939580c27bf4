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

    /// Each value once, the first of equal ones; `nil` where two cannot be told apart.
    static func unique(_ values: [Value]) -> Value {
        var seen: Set<String> = []
        var kept: [Value] = []
        for value in values where value.isUnknown || seen.insert(value.words).inserted { kept.append(value) }
        return .set(kept)
    }
}

extension Interpreter {
    /// The elements of what can be walked through; `nil` for anything else.
    func elements(of value: Value) -> [Value]? { value.collection?.values }
}

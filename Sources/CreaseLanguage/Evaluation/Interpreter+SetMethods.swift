/// Sets and dictionaries. They keep the order in which their elements came, so that a preview shows the same thing each
/// time.
extension Interpreter {
    /// The algebra of sets; option sets written as arrays have it too.
    func setMethod(_ values: [Value], _ call: SystemCall) -> Value? {
        switch call.name {
        case "union", "intersection", "subtracting", "symmetricDifference":
            guard let other = call.first?.collection?.values else { return nil }
            return .set(combination(call.name, values, other))
        case "isSubset", "isStrictSubset":
            guard let other = (call["of"] ?? call.first)?.collection?.values else { return nil }
            return .bool(has(other, all: values) && (call.name == "isSubset" || !has(values, all: other)))
        case "isSuperset", "isStrictSuperset":
            guard let other = (call["of"] ?? call.first)?.collection?.values else { return nil }
            return .bool(has(values, all: other) && (call.name == "isSuperset" || !has(other, all: values)))
        case "isDisjoint":
            guard let other = (call["with"] ?? call.first)?.collection?.values else { return nil }
            return .bool(!values.contains { has(other, $0) })
        default: return nil
        }
    }

    private func combination(_ name: String, _ a: [Value], _ b: [Value]) -> [Value] {
        switch name {
        case "union": a + b.filter { !has(a, $0) }
        case "intersection": a.filter { has(b, $0) }
        case "subtracting": a.filter { !has(b, $0) }
        default: a.filter { !has(b, $0) } + b.filter { !has(a, $0) }
        }
    }

    private func has(_ list: [Value], _ value: Value) -> Bool { list.contains { $0.equals(value) == true } }

    private func has(_ list: [Value], all values: [Value]) -> Bool { values.allSatisfy { has(list, $0) } }

    // MARK: Dictionaries

    func dictionaryMethod(_ entries: [Value.Entry], _ call: SystemCall) -> Value? {
        switch call.name {
        case "mapValues":
            return call.first.map { callee in
                .dictionary(entries.map { Value.Entry(key: $0.key, value: answer(callee, $0.value, call)) })
            }
        case "compactMapValues":
            return call.first.map { callee in
                .dictionary(
                    entries.compactMap {
                        let value = answer(callee, $0.value, call)
                        if case .absent = value { return nil }
                        return Value.Entry(key: $0.key, value: value)
                    })
            }
        case "merging":
            guard case .dictionary(let other)? = call.first else { return nil }
            return .dictionary(merged(entries, other, by: call.closure("uniquingKeysWith"), call))
        default: return nil
        }
    }

    func merged(
        _ entries: [Value.Entry], _ others: [Value.Entry], by combine: Value?, _ call: SystemCall
    ) -> [Value.Entry] {
        var result = entries
        var places = Dictionary(
            entries.enumerated().map { ($1.key.words, $0) }, uniquingKeysWith: { first, _ in first })
        for other in others {
            guard let place = places[other.key.words] else {
                places[other.key.words] = result.count
                result.append(other)
                continue
            }
            guard let combine else { continue }
            let pair = [Value.Element(label: nil, value: result[place].value), .init(label: nil, value: other.value)]
            result[place].value = invoke(combine, pair, call.expression, call.scope)
        }
        return result
    }

    /// `Dictionary(grouping:by:)`, `Dictionary(uniqueKeysWithValues:)`, `Dictionary(_:uniquingKeysWith:)`.
    func dictionary(_ call: SystemCall) -> Value? {
        guard let first = call.arguments.first else { return .dictionary([]) }
        if first.label == "minimumCapacity" { return .dictionary([]) }
        guard let values = first.value.collection?.values else { return nil }
        if first.label == "grouping" { return call.closure("by").map { grouped(values, by: $0, call) } }
        let pairs = values.compactMap { value -> Value.Entry? in
            guard case .tuple(let pair) = value, pair.count == 2 else { return nil }
            return Value.Entry(key: pair[0].value, value: pair[1].value)
        }
        guard pairs.count == values.count else { return nil }
        return .dictionary(merged([], pairs, by: call.closure("uniquingKeysWith"), call))
    }

    private func grouped(_ values: [Value], by callee: Value, _ call: SystemCall) -> Value {
        var groups: [(key: Value, values: [Value])] = []
        var places: [String: Int] = [:]
        for value in values {
            let key = answer(callee, value, call)
            if let place = places[key.words] {
                groups[place].values.append(value)
            } else {
                places[key.words] = groups.count
                groups.append((key, [value]))
            }
        }
        return .dictionary(groups.map { Value.Entry(key: $0.key, value: .array($0.values)) })
    }
}

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
            return .bool(
                missing(values, in: other).isEmpty && (call.name == "isSubset" || !missing(other, in: values).isEmpty))
        case "isSuperset", "isStrictSuperset":
            guard let other = (call["of"] ?? call.first)?.collection?.values else { return nil }
            return .bool(
                missing(other, in: values).isEmpty && (call.name == "isSuperset" || !missing(values, in: other).isEmpty)
            )
        case "isDisjoint":
            guard let other = (call["with"] ?? call.first)?.collection?.values else { return nil }
            return .bool(missing(values, in: other).count == values.count)
        default: return nil
        }
    }

    private func combination(_ name: String, _ a: [Value], _ b: [Value]) -> [Value] {
        switch name {
        case "union": a + missing(b, in: a)
        case "intersection": common(a, b)
        case "subtracting": missing(a, in: b)
        default: missing(a, in: b) + missing(b, in: a)
        }
    }

    private func common(_ a: [Value], _ b: [Value]) -> [Value] {
        let there = Set(Value.keys(of: b))
        return zip(a, Value.keys(of: a, apart: "other ")).filter { there.contains($1) }.map(\.0)
    }

    /// The values that a list has not.
    private func missing(_ values: [Value], in list: [Value]) -> [Value] {
        let there = Set(Value.keys(of: list))
        return zip(values, Value.keys(of: values, apart: "other ")).filter { !there.contains($1) }.map(\.0)
    }

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
        let keys = Value.keys(of: (entries + others).map(\.key))
        var places = Dictionary(zip(keys, entries.indices), uniquingKeysWith: { first, _ in first })
        for (key, other) in zip(keys.dropFirst(entries.count), others) {
            guard let place = places[key] else {
                places[key] = result.count
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
        let answers = values.map { answer(callee, $0, call) }
        for (index, key) in Value.keys(of: answers).enumerated() {
            if let place = places[key] {
                groups[place].values.append(values[index])
            } else {
                places[key] = groups.count
                groups.append((answers[index], [values[index]]))
            }
        }
        return .dictionary(groups.map { Value.Entry(key: $0.key, value: .array($0.values)) })
    }
}

import CreaseDevice
import CreaseLayout

/// Methods of arrays, dictionaries, ranges and the letters of a string, with closures or key paths.
extension Interpreter {
    func method(
        _ name: String, ofElements receiver: Value, _ call: Call, _ expression: Expression, _ scope: Scope
    ) -> Value? {
        guard let values = elements(of: receiver) else { return nil }
        let argument = call.arguments.first
        /// The closure's answer for an element.
        func answer(_ callee: Value, _ value: Value) -> Value {
            invoke(callee, [.init(label: nil, value: value)], expression, scope)
        }
        func transform() -> Value? { argument.map { value($0.value, scope) } }
        switch name {
        case "map", "compactMap", "flatMap":
            guard let callee = transform() else { return nil }
            var result: [Value] = []
            for value in values {
                let mapped = answer(callee, value)
                if name == "map" {
                    result.append(mapped)
                } else if let inner = name == "flatMap" ? elements(of: mapped) : nil, !mapped.isText {
                    result += inner
                    if result.count > Self.elementLimit { break }
                } else if case .absent = mapped {
                    continue
                } else {
                    result.append(mapped)
                }
            }
            return .array(result)
        case "filter":
            guard let callee = transform() else { return nil }
            let kept = values.filter { answer(callee, $0).boolean ?? true }
            if case .dictionary = receiver {
                return .dictionary(
                    kept.compactMap {
                        guard case .tuple(let pair) = $0, pair.count == 2 else { return nil }
                        return Value.Entry(key: pair[0].value, value: pair[1].value)
                    })
            }
            return .array(kept)
        case "first", "last", "firstIndex", "lastIndex":
            guard let argument else { return nil }
            let callee = value(argument.value, scope)
            let indices = name.hasPrefix("first") ? Array(values.indices) : values.indices.reversed()
            let index = indices.first { index in
                argument.label == "of"
                    ? values[index].equals(callee) == true : answer(callee, values[index]).boolean == true
            }
            guard let index else { return .some(.absent) }
            return name.hasSuffix("Index") ? .integer(index) : values[index]
        case "contains":
            guard let argument else { return nil }
            let other = value(argument.value, scope)
            if argument.label == "where" || other.isClosure {
                return .bool(values.contains { answer(other, $0).boolean == true })
            }
            if other.isUnknown { return nil }
            return .bool(values.contains { $0.equals(other) == true })
        case "allSatisfy":
            guard let callee = transform() else { return nil }
            return .bool(values.allSatisfy { answer(callee, $0).boolean == true })
        case "reduce":
            guard call.arguments.count == 2 else { return nil }
            var result = value(call.arguments[0].value, scope)
            let callee = reducer(call.arguments[1].value, scope)
            if call.arguments[0].label == "into" { return nil }
            for value in values {
                result = callee(result, value)
            }
            return result
        case "sorted", "min", "max":
            return ordered(name, values, argument, expression, scope)
        case "reversed": return .array(values.reversed())
        case "shuffled": return .array(values)
        case "randomElement": return values.first ?? .some(.absent)
        case "enumerated":
            return .array(
                values.enumerated().map {
                    .tuple([.init(label: "offset", value: .integer($0)), .init(label: "element", value: $1)])
                })
        case "prefix":
            return argument.flatMap { value($0.value, scope).integer }.map { .array(Array(values.prefix(max(0, $0)))) }
        case "suffix":
            return argument.flatMap { value($0.value, scope).integer }.map { .array(Array(values.suffix(max(0, $0)))) }
        case "dropFirst":
            return .array(Array(values.dropFirst(max(0, argument.flatMap { value($0.value, scope).integer } ?? 1))))
        case "dropLast":
            return .array(Array(values.dropLast(max(0, argument.flatMap { value($0.value, scope).integer } ?? 1))))
        case "joined", "formatted":
            let given = argument?.label == "separator" ? argument.flatMap { value($0.value, scope).text } ?? "" : nil
            if !values.isEmpty, values.allSatisfy({ elements(of: $0) != nil && !$0.isText }) {
                return .array(joined(values.lazy.map { self.elements(of: $0) ?? [] }))
            }
            let separator = given ?? (name == "formatted" ? ", " : "")
            return .string(joined(values.lazy.map(\.description), separator: separator))
        case "union", "intersection", "subtracting", "symmetricDifference":
            return sets(name, values, argument.flatMap { elements(of: value($0.value, scope)) } ?? [])
        case "forEach":
            guard let callee = transform() else { return nil }
            for value in values { _ = answer(callee, value) }
            return .void
        case "index":
            guard let argument, let index = value(argument.value, scope).integer else { return nil }
            return .integer(
                name == "index" && argument.label == "after" ? index.addingReportingOverflow(1).partialValue : index)
        case "mapValues":
            guard case .dictionary(let entries) = receiver, let callee = transform() else { return nil }
            return .dictionary(entries.map { Value.Entry(key: $0.key, value: answer(callee, $0.value)) })
        default: return nil
        }
    }

    /// `{ $0 + $1 }` or an operator by its name.
    private func reducer(_ expression: Expression, _ scope: Scope) -> (Value, Value) -> Value {
        if case .name(let name) = expression.kind, let operation = BinaryOperator(rawValue: name) {
            return { [self] in bounded(Value.apply(operation, $0, $1) ?? .unknown(name), at: expression.place) }
        }
        let callee = value(expression, scope)
        return { [self] a, b in
            invoke(callee, [.init(label: nil, value: a), .init(label: nil, value: b)], expression, scope)
        }
    }

    private func ordered(
        _ name: String, _ values: [Value], _ argument: Argument?, _ expression: Expression, _ scope: Scope
    ) -> Value? {
        var order: (Value, Value) -> Bool = { [self] in less($0, $1, scope) }
        if let argument {
            if case .name(">") = argument.value.kind {
                order = { [self] in less($1, $0, scope) }
            } else if case .name("<") = argument.value.kind {
                // The natural order.
            } else {
                let callee = value(argument.value, scope)
                order = { [self] a, b in
                    invoke(callee, [.init(label: nil, value: a), .init(label: nil, value: b)], expression, scope)
                        .boolean ?? false
                }
            }
        }
        switch name {
        case "sorted": return .array(stablySorted(values, by: order))
        case "min": return values.min(by: order) ?? .some(.absent)
        default: return values.max(by: order) ?? .some(.absent)
        }
    }

    /// Merge sort: equal elements keep their order, and an order that contradicts itself does no harm.
    private func stablySorted(_ values: [Value], by order: (Value, Value) -> Bool) -> [Value] {
        guard values.count > 1 else { return values }
        let middle = values.count / 2
        let left = stablySorted(Array(values[..<middle]), by: order)
        let right = stablySorted(Array(values[middle...]), by: order)
        var result: [Value] = []
        result.reserveCapacity(values.count)
        var (i, j) = (0, 0)
        while i < left.count, j < right.count {
            if order(right[j], left[i]) {
                result.append(right[j])
                j += 1
            } else {
                result.append(left[i])
                i += 1
            }
        }
        return result + left[i...] + right[j...]
    }

    private func less(_ a: Value, _ b: Value, _ scope: Scope) -> Bool {
        if let known = a.isLess(than: b) { return known }
        guard let type = type(of: a), let function = type.functions["<"]?.first else { return false }
        let inner = Scope(owner: Owner(statics: type), surroundings: scope.surroundings)
        return call(function, [.init(label: nil, value: a), .init(label: nil, value: b)], inner).boolean ?? false
    }

    func extreme(_ values: [Value], isMax: Bool) -> Value? {
        guard var best = values.first, values.allSatisfy({ !$0.isUnknown }) else { return nil }
        for value in values.dropFirst() {
            guard let isLess = value.isLess(than: best) else { return nil }
            if isMax ? !isLess : isLess { best = value }
        }
        // Mixed whole and fractional numbers are fractional, as Swift's literals become.
        let isDouble = values.contains { if case .double = $0 { true } else { false } }
        return isDouble ? best.number.map { .double($0) } : best
    }

    private func sets(_ name: String, _ a: [Value], _ b: [Value]) -> Value {
        func has(_ list: [Value], _ value: Value) -> Bool { list.contains { $0.equals(value) == true } }
        switch name {
        case "union": return .array(a + b.filter { !has(a, $0) })
        case "intersection": return .array(a.filter { has(b, $0) })
        case "subtracting": return .array(a.filter { !has(b, $0) })
        default: return .array(a.filter { !has(b, $0) } + b.filter { !has(a, $0) })
        }
    }
}

extension Value {
    fileprivate var isText: Bool {
        if case .string = self { return true }
        return false
    }
}

/// Methods that arrays, sets, dictionaries, ranges and strings share.
extension Interpreter {
    func sequenceMethod(_ receiver: Value, _ call: SystemCall) -> Value? {
        guard let elements = receiver.collection else { return nil }
        return transformed(elements, call) ?? searched(elements, call) ?? reduced(elements, call)
            ?? ordered(elements, call) ?? part(of: elements, call) ?? indexed(elements, call)
    }

    /// A closure's answer for one element.
    func answer(_ callee: Value, _ value: Value, _ call: SystemCall) -> Value {
        invoke(callee, [.init(label: nil, value: value)], call.expression, call.scope)
    }

    private func answer(_ callee: Value, _ a: Value, _ b: Value, _ call: SystemCall) -> Value {
        invoke(callee, [.init(label: nil, value: a), .init(label: nil, value: b)], call.expression, call.scope)
    }

    // MARK: Element by element

    private func transformed(_ elements: Elements, _ call: SystemCall) -> Value? {
        switch call.name {
        case "map": return call.first.map { callee in .array(elements.values.map { answer(callee, $0, call) }) }
        case "compactMap": return call.first.map { compacted(elements, $0, call) }
        case "flatMap": return call.first.map { flattened(elements, $0, call) }
        case "filter":
            guard let callee = call.first else { return nil }
            return elements.rebuilt(elements.values.filter { answer(callee, $0, call).boolean ?? true })
        case "forEach":
            guard let callee = call.first else { return nil }
            for value in elements.values { _ = answer(callee, value, call) }
            return .void
        case "enumerated":
            return .array(
                elements.values.enumerated().map {
                    .tuple([.init(label: "offset", value: .integer($0)), .init(label: "element", value: $1)])
                })
        default: return nil
        }
    }

    private func compacted(_ elements: Elements, _ callee: Value, _ call: SystemCall) -> Value {
        .array(
            elements.values.compactMap { value in
                let mapped = answer(callee, value, call)
                if case .absent = mapped { return nil }
                return mapped
            })
    }

    private func flattened(_ elements: Elements, _ callee: Value, _ call: SystemCall) -> Value {
        var result: [Value] = []
        for value in elements.values {
            let mapped = answer(callee, value, call)
            if case .absent = mapped { continue }
            if !mapped.isText, let inner = mapped.collection { result += inner.values } else { result.append(mapped) }
            if result.count > Self.elementLimit { break }
        }
        return .array(result)
    }

    // MARK: Looking for one

    private func searched(_ elements: Elements, _ call: SystemCall) -> Value? {
        switch call.name {
        case "first", "firstIndex": return found(in: elements.values, Array(elements.values.indices), call)
        case "last", "lastIndex": return found(in: elements.values, elements.values.indices.reversed(), call)
        case "contains": return contains(elements.values, call)
        case "allSatisfy":
            guard let callee = call.first else { return nil }
            return every(elements.values) { answer(callee, $0, call).boolean }
        case "count":
            guard let callee = call.closure("where") else { return nil }
            return .integer(elements.values.count { answer(callee, $0, call).boolean == true })
        case "elementsEqual":
            guard let other = call.first?.collection else { return nil }
            return Value.array(elements.values).equals(.array(other.values)).map { .bool($0) }
        case "starts":
            guard let other = call["with"]?.collection else { return nil }
            return Value.array(Array(elements.values.prefix(other.values.count))).equals(.array(other.values))
                .map { .bool($0) }
        default: return nil
        }
    }

    private func found(in values: [Value], _ indices: [Int], _ call: SystemCall) -> Value? {
        guard let wanted = call.first else { return nil }
        let isEqual = call.arguments.first?.label == "of"
        for index in indices {
            let fits = isEqual ? values[index].equals(wanted) : answer(wanted, values[index], call).boolean
            if fits == true { return call.name.hasSuffix("Index") ? .integer(index) : values[index] }
        }
        return .some(.absent)
    }

    /// `nil` where nothing is known to fit and something might.
    private func contains(_ values: [Value], _ call: SystemCall) -> Value? {
        guard let wanted = call.first else { return nil }
        if call.arguments.first?.label == "where" || wanted.isCallable {
            return every(values) { answer(wanted, $0, call).boolean.map(!) }.flatMap { $0.boolean.map { .bool(!$0) } }
        }
        return every(values) { $0.equals(wanted).map(!) }.flatMap { $0.boolean.map { .bool(!$0) } }
    }

    private func every(_ values: [Value], _ holds: (Value) -> Bool?) -> Value? {
        var isKnown = true
        for value in values {
            switch holds(value) {
            case false?: return .bool(false)
            case nil: isKnown = false
            case true?: break
            }
        }
        return isKnown ? .bool(true) : nil
    }

    // MARK: All into one

    private func reduced(_ elements: Elements, _ call: SystemCall) -> Value? {
        switch call.name {
        case "reduce":
            guard call.arguments.count == 2 else { return nil }
            let (start, callee) = (call.arguments[0].value, call.arguments[1].value)
            if call.arguments[0].label == "into" { return accumulated(elements, start, callee) }
            return elements.values.reduce(start) { answer(callee, $0, $1, call) }
        case "joined": return joined(elements, call)
        default: return nil
        }
    }

    /// `reduce(into:)`: the closure changes its first parameter, which is a variable of ours.
    private func accumulated(_ elements: Elements, _ start: Value, _ callee: Value) -> Value? {
        guard case .closure(let closure) = callee else { return nil }
        let cell = Cell(start)
        let name = closure.code.parameters.first?.name ?? "$0"
        let second = closure.code.parameters.count > 1 ? closure.code.parameters[1].name : "$1"
        for value in elements.values {
            guard descend() else {
                ascend()
                noteDepth(at: closure.place)
                return nil
            }
            defer { ascend() }
            var scope = closure.scope
            scope.bind(second, to: value)
            scope.bind(name, toCell: cell)
            _ = run(closure.code.body, &scope)
        }
        return cell.value
    }

    private func joined(_ elements: Elements, _ call: SystemCall) -> Value? {
        let lists = elements.values.compactMap { $0.isText ? nil : $0.collection }
        if !lists.isEmpty, lists.count == elements.values.count {
            return .array(joined(lists.lazy.map(\.values)))
        }
        guard elements.values.allSatisfy({ !$0.isUnknown }) else { return nil }
        return .string(joined(elements.values.lazy.map(\.description), separator: call["separator"]?.text ?? ""))
    }
}

extension Value {
    var isText: Bool {
        if case .string = self { return true }
        return false
    }
}

import CreaseDevice
import CreaseLayout

/// The standard library's methods that change the place they are called on.
extension Interpreter {
    /// `items.append(x)`, `isOn.toggle()`, … on a place; `nil` when the method is none of these or there is no place.
    func mutated(_ name: String, _ base: Expression, _ receiver: Value, _ call: Call, _ scope: Scope) -> Value? {
        guard Self.mutating.contains(name), type(of: receiver)?.functions[name] == nil,
            let place = binding(of: base, scope)
        else { return nil }
        let element = declaredType(of: base, scope)?.element
        let arguments = evaluated(call.arguments, scope, expecting: element)
        let first = arguments.first?.value
        if case .bool(let flag) = receiver {
            guard name == "toggle" else { return nil }
            write(.bool(!flag), to: place)
            return .void
        }
        if case .string(let text) = receiver {
            switch name {
            case "append":
                let longer = Value.string(text + (first?.description ?? ""))
                write(bounded(longer, at: call.callee.place), to: place)
            case "removeAll": write(.string(""), to: place)
            case "removeLast": write(.string(String(text.dropLast(first?.integer.map { max(0, $0) } ?? 1))), to: place)
            default: return nil
            }
            return .void
        }
        if case .dictionary(let entries) = receiver {
            switch name {
            case "removeAll": write(.dictionary([]), to: place)
            case "removeValue":
                write(.dictionary(entries.filter { $0.key.equals(first ?? .absent) != true }), to: place)
            default: return nil
            }
            return .void
        }
        if case .set(let values) = receiver {
            return mutated(name, ofSet: values, arguments, at: place, call, scope)
        }
        guard case .array(let values) = receiver else { return nil }
        return mutated(name, values, arguments, at: place, call, scope)
    }

    private func mutated(
        _ name: String, _ values: [Value], _ arguments: [Value.Element], at place: Binding, _ call: Call, _ scope: Scope
    ) -> Value? {
        var values = values
        let first = arguments.first?.value ?? .absent
        var result = Value.void
        switch name {
        case "append":
            if arguments.first?.label == "contentsOf" {
                values += first.collection?.values ?? []
            } else {
                values.append(first)
            }
        case "insert":
            if let index = arguments.first(where: { $0.label == "at" })?.value.integer {
                guard index >= 0, index <= values.count else { return .void }
                values.insert(first, at: index)
            } else if !values.contains(where: { $0.equals(first) == true }) {
                values.append(first)
            }
        case "remove":
            if arguments.first?.label == "at" {
                guard let index = first.integer, values.indices.contains(index) else { return .absent }
                result = values.remove(at: index)
            } else {
                values.removeAll { $0.equals(first) == true }
            }
        case "removeAll":
            if let argument = call.arguments.first, argument.label == "where" || argument.isTrailing {
                values.removeAll {
                    invoke(first, [.init(label: nil, value: $0)], argument.value, scope).boolean == true
                }
            } else {
                values = []
            }
        case "removeFirst":
            guard !values.isEmpty else { return .void }
            let count = min(values.count, max(0, first.integer ?? 1))
            result = values[0]
            values.removeFirst(count)
        case "removeLast", "popLast":
            guard let last = values.last else { return .absent }
            result = last
            values.removeLast(min(values.count, max(0, first.integer ?? 1)))
        case "reverse": values.reverse()
        case "sort":
            values = sorted(
                values,
                SystemCall(name: "sorted", arguments: arguments, expression: Expression.blank, scope: scope))
        case "swapAt":
            guard let a = first.integer, let b = arguments[safe: 1]?.value.integer, values.indices.contains(a),
                values.indices.contains(b)
            else { return .void }
            values.swapAt(a, b)
        case "formUnion":
            for value in first.collection?.values ?? [] where !values.contains(where: { $0.equals(value) == true }) {
                values.append(value)
            }
        case "subtract": for value in first.collection?.values ?? [] { values.removeAll { $0.equals(value) == true } }
        case "shuffle": break
        default: return nil
        }
        write(bounded(.array(values), at: call.callee.place), to: place)
        return result
    }

    /// A set's own: nothing comes twice, and who asks is told whether it was there.
    private func mutated(
        _ name: String, ofSet values: [Value], _ arguments: [Value.Element], at place: Binding, _ call: Call,
        _ scope: Scope
    ) -> Value? {
        let first = arguments.first?.value ?? .absent
        let index = values.firstIndex { $0.equals(first) == true }
        switch name {
        case "insert", "update":
            if index == nil { write(.set(values + [first]), to: place) }
            return .tuple([
                .init(label: "inserted", value: .bool(index == nil)), .init(label: "memberAfterInsert", value: first),
            ])
        case "remove":
            guard let index else { return .absent }
            write(.set(values.filter { $0.equals(first) != true }), to: place)
            return values[index]
        case "removeAll":
            write(.set([]), to: place)
            return .void
        case "removeFirst", "popFirst":
            write(.set(Array(values.dropFirst())), to: place)
            return values.first ?? .absent
        case "formUnion", "subtract", "formIntersection", "formSymmetricDifference":
            let names = [
                "formUnion": "union", "subtract": "subtracting", "formIntersection": "intersection",
                "formSymmetricDifference": "symmetricDifference",
            ]
            let algebra = SystemCall(
                name: names[name] ?? name, arguments: arguments, expression: Expression.blank, scope: scope)
            guard let result = setMethod(values, algebra) else { return nil }
            write(bounded(result, at: call.callee.place), to: place)
            return .void
        default: return nil
        }
    }

    private static let mutating: Set<String> = [
        "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "removeValue",
        "reverse", "sort", "shuffle", "swapAt", "formUnion", "subtract", "formIntersection", "formSymmetricDifference",
        "update", "popFirst",
    ]
}

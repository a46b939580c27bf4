/// Orders: `sorted`, `min`, `max`, `reversed`.
extension Interpreter {
    func ordered(_ elements: Elements, _ call: SystemCall) -> Value? {
        switch call.name {
        case "sorted": return .array(sorted(elements.values, call))
        case "min": return elements.values.min(by: order(call)) ?? .some(.absent)
        case "max": return elements.values.max(by: order(call)) ?? .some(.absent)
        case "reversed": return elements.ordered(elements.values.reversed())
        // A preview shows the same thing each time: as written.
        case "shuffled": return elements.ordered(elements.values)
        case "randomElement": return elements.values.first ?? .some(.absent)
        default: return nil
        }
    }

    /// By a closure, an operator, a key path, or comparators; else the natural order.
    func sorted(_ values: [Value], _ call: SystemCall) -> [Value] {
        guard call["using"] != nil else { return stablySorted(values, by: order(call)) }
        let comparators = call["using"]?.collection?.values ?? [call["using"] ?? .absent]
        let orders = comparators.compactMap { value -> KeyPathOrder? in
            guard case .foundation(.comparator(let order)) = value else { return nil }
            return order
        }
        guard orders.count == comparators.count else { return values }
        return stablySorted(values) { [self] a, b in isLess(a, b, by: orders, call) }
    }

    private func order(_ call: SystemCall) -> (Value, Value) -> Bool {
        let scope = call.scope
        guard let callee = call.closure("by") else { return { [self] in less($0, $1, scope) } }
        if case .keyPath(let path) = callee {
            return { [self] in isLess($0, $1, by: [KeyPathOrder(path: path)], call) }
        }
        return { [self] in
            invoke(callee, [.init(label: nil, value: $0), .init(label: nil, value: $1)], call.expression, scope)
                .boolean ?? false
        }
    }

    private func isLess(_ a: Value, _ b: Value, by orders: [KeyPathOrder], _ call: SystemCall) -> Bool {
        for order in orders {
            let x = follow(order.path, from: a, call.expression, call.scope)
            let y = follow(order.path, from: b, call.expression, call.scope)
            if less(x, y, call.scope) { return !order.isReversed }
            if less(y, x, call.scope) { return order.isReversed }
        }
        return false
    }

    func less(_ a: Value, _ b: Value, _ scope: Scope) -> Bool {
        if let known = a.isLess(than: b) { return known }
        return combined(.less, a, b, scope)?.boolean ?? false
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

    /// The least or greatest of several numbers, as a double where one of them is.
    func extreme(_ values: [Value], isMax: Bool) -> Value? {
        guard var best = values.first, values.allSatisfy({ !$0.isUnknown }) else { return nil }
        for value in values.dropFirst() {
            guard let isLess = value.isLess(than: best) else { return nil }
            if isMax ? !isLess : isLess { best = value }
        }
        let isDouble = values.contains { if case .double = $0 { true } else { false } }
        if case .integer(let whole) = best, isDouble { return .double(Double(whole)) }
        return best
    }
}

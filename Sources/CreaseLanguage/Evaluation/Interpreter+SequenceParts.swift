/// Parts of sequences by count, place or condition.
extension Interpreter {
    func part(of elements: Elements, _ call: SystemCall) -> Value? {
        let values = elements.values
        switch call.name {
        case "prefix":
            if let callee = call["while"] ?? call.closure("while") {
                return elements.ordered(values.prefix { answer(callee, $0, call).boolean == true })
            }
            if let end = call["upTo"]?.integer { return elements.ordered(values.prefix(max(0, end))) }
            return call.first?.integer.map { elements.ordered(values.prefix(max(0, $0))) }
        case "suffix":
            if let start = call["from"]?.integer { return elements.ordered(values.dropFirst(max(0, start))) }
            return call.first?.integer.map { elements.ordered(values.suffix(max(0, $0))) }
        case "dropFirst": return count(call).map { elements.ordered(values.dropFirst($0)) }
        case "dropLast": return count(call).map { elements.ordered(values.dropLast($0)) }
        case "drop":
            guard let callee = call.closure("while") else { return nil }
            return elements.ordered(values.drop { answer(callee, $0, call).boolean == true })
        case "split": return split(elements, call)
        case "chunked", "chunks":
            guard let count = (call["into"] ?? call["ofCount"] ?? call["by"])?.integer, count > 0 else { return nil }
            return .array(
                stride(from: 0, to: values.count, by: count).map {
                    elements.ordered(values[$0..<min(values.count, $0 + count)])
                })
        default: return nil
        }
    }

    /// How many to drop: one where nothing is said, `nil` where it is not known.
    private func count(_ call: SystemCall) -> Int? {
        guard let first = call.first else { return 1 }
        return first.integer.map { max(0, $0) }
    }

    private func split(_ elements: Elements, _ call: SystemCall) -> Value? {
        guard let separator = call["separator"] ?? call.closure("whereSeparator") else { return nil }
        let keepsEmpty = call["omittingEmptySubsequences"]?.boolean == false
        let most = call["maxSplits"]?.integer ?? .max
        var parts: [[Value]] = [[]]
        for value in elements.values {
            let isSeparator =
                separator.isCallable
                ? answer(separator, value, call).boolean == true : value.equals(separator) == true
            if isSeparator, parts.count <= most, keepsEmpty || !(parts.last ?? []).isEmpty {
                parts.append([])
            } else if !isSeparator || parts.count > most {
                parts[parts.count - 1].append(value)
            }
        }
        if !keepsEmpty, parts.last?.isEmpty == true { parts.removeLast() }
        return .array(parts.map { elements.ordered($0) })
    }

    /// Indices count from zero, in strings as well.
    func indexed(_ elements: Elements, _ call: SystemCall) -> Value? {
        switch call.name {
        case "index":
            guard let index = call.first?.integer else { return nil }
            switch call.arguments.first?.label {
            case "after": return step(index, 1)
            case "before": return step(index, -1)
            default:
                guard let distance = call["offsetBy"]?.integer, let next = step(index, distance) else { return nil }
                guard let limit = call["limitedBy"]?.integer, let end = next.integer else { return next }
                return (distance >= 0 ? end > limit : end < limit) ? .absent : next
            }
        case "distance":
            guard let from = call["from"]?.integer, let to = call["to"]?.integer else { return nil }
            return Value.apply(.subtract, .integer(to), .integer(from))
        default: return nil
        }
    }

    private func step(_ index: Int, _ distance: Int) -> Value? {
        let (sum, overflow) = index.addingReportingOverflow(distance)
        return overflow ? nil : .integer(sum)
    }
}

extension Value {
    /// Comparisons of parts that one comparison may take: values share their parts, and comparing does not.
    private static let longestComparison = 1_000_000

    /// Equality with three answers: `nil` where either side is not known, or where it would take too long.
    func equals(_ other: Value) -> Bool? {
        var left = Self.longestComparison
        return equals(other, &left)
    }

    private func equals(_ other: Value, _ left: inout Int) -> Bool? {
        left -= 1
        guard left > 0 else { return nil }
        return switch (self, other) {
        case (.unknown, _), (_, .unknown): nil
        case (.integer(let a), .integer(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.bool(let a), .bool(let b)): a == b
        case (.absent, .absent): true
        case (.absent, _), (_, .absent): false
        case (.integer, .double), (.double, .integer), (.double, .double): number == other.number
        case (.enumCase(let a), .style(let b)): b.singleName == a.name && a.payload.isEmpty || words == other.words
        case (.style(let a), .enumCase(let b)): a.singleName == b.name && b.payload.isEmpty || words == other.words
        case (.array(let a), .array(let b)): Self.equal(a, b, &left)
        case (.set(let a), .set(let b)):
            Self.equal(keysOf: a, b)
        case (.set(let a), .array(let b)), (.array(let b), .set(let a)):
            // `chosen == []`: the literal is a set there.
            Value.set(a).equals(Self.unique(b), &left)
        case (.dictionary(let a), .dictionary(let b)):
            Self.equal(keysOf: a.map(\.pair), b.map(\.pair))
        case (.tuple(let a), .tuple(let b)): Self.equal(a.map(\.value), b.map(\.value), &left)
        case (.instance(let a), .instance(let b)):
            a.type === b.type ? Self.equal(a.values, b.values, &left) : false
        default: words == other.words
        }
    }

    /// In whatever order.
    private static func equal(keysOf a: [Value], _ b: [Value]) -> Bool? {
        if (a + b).contains(where: \.isUnknown) { return nil }
        return a.count == b.count && Set(keys(of: a)) == Set(keys(of: b))
    }

    private static func equal(_ a: [Value], _ b: [Value], _ left: inout Int) -> Bool? {
        guard a.count == b.count else { return false }
        var result: Bool? = true
        for (one, other) in zip(a, b) {
            switch one.equals(other, &left) {
            case false?: return false
            case nil: result = nil
            case true?: break
            }
        }
        return result
    }

    /// Order with three answers, for numbers, strings and cases by name.
    func isLess(than other: Value) -> Bool? {
        switch (self, other) {
        case (.integer(let a), .integer(let b)): return a < b
        case (.string(let a), .string(let b)): return a < b
        case (.foundation(let a), .foundation(let b)): return a.isLess(than: b)
        case (.tuple(let a), .tuple(let b)):
            for (one, other) in zip(a, b) where one.value.equals(other.value) != true {
                return one.value.isLess(than: other.value)
            }
            return a.count < b.count
        case (.bool, _), (.absent, _), (_, .absent): return nil
        default:
            guard let a = number, let b = other.number else { return nil }
            return a < b
        }
    }

    /// A finite or infinite number; never NaN.
    var number: Double? {
        switch self {
        case .integer(let value): return Double(value)
        case .double(let value): return value.isNaN ? nil : value
        case .foundation(.decimal(let value)): return value.double
        case .style(let style):
            switch style.singleName {
            case "infinity", "greatestFiniteMagnitude": return .infinity
            case "zero": return 0
            case "pi": return .pi
            default: return nil
            }
        default: return nil
        }
    }

    var integer: Int? {
        switch self {
        case .integer(let value): value
        case .double(let value): Int(exactly: value.rounded(.towardZero))
        default: nil
        }
    }

    var boolean: Bool? {
        if case .bool(let value) = self { return value }
        return nil
    }

    var text: String? {
        if case .string(let value) = self { return value }
        return nil
    }
}

extension Value.Entry {
    fileprivate var pair: Value { .tuple([.init(label: nil, value: key), .init(label: nil, value: value)]) }
}

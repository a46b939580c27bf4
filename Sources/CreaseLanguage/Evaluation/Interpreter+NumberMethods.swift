/// Methods and members of whole and fractional numbers.
extension Interpreter {
    func numberMethod(_ number: Value, _ call: SystemCall) -> Value? {
        switch call.name {
        case "formatted": return formatted(number, call.first).map { .string($0) }
        case "rounded": return number.number.map { .double($0.rounded(roundingRule(call.first))) }
        case "isMultiple":
            guard let value = number.integer, let other = (call["of"] ?? call.first)?.integer else { return nil }
            return .bool(other == 0 ? value == 0 : other == -1 || value % other == 0)
        case "quotientAndRemainder":
            guard let other = call["dividingBy"], let quotient = Value.apply(.divide, number, other),
                let remainder = Value.apply(.remainder, number, other)
            else { return nil }
            return .tuple([.init(label: "quotient", value: quotient), .init(label: "remainder", value: remainder)])
        case "truncatingRemainder", "remainder":
            guard let value = number.number, let other = call.first?.number, other != 0 else { return nil }
            let result =
                call.name == "remainder"
                ? value.remainder(dividingBy: other) : value.truncatingRemainder(dividingBy: other)
            return result.isNaN ? nil : .double(result)
        case "advanced": return call.first.flatMap { Value.apply(.add, number, $0) }
        case "distance": return call.first.flatMap { Value.apply(.subtract, $0, number) }
        case "signum": return number.integer.map { .integer($0.signum()) }
        case "squareRoot": return number.number.flatMap { $0 < 0 ? nil : .double($0.squareRoot()) }
        case "addingReportingOverflow", "subtractingReportingOverflow", "multipliedReportingOverflow": return nil
        case "clamped":
            guard case .range(let range)? = call["to"] ?? call.first, let value = number.number else { return nil }
            let clamped = min(range.upper ?? value, max(range.lower ?? value, value))
            return number.isWhole ? Int(exactly: clamped).map { .integer($0) } : .double(clamped)
        default: return nil
        }
    }

    private func roundingRule(_ value: Value?) -> FloatingPointRoundingRule {
        guard case .style(let style)? = value else { return .toNearestOrAwayFromZero }
        return switch style.singleName {
        case "up": .up
        case "down": .down
        case "towardZero": .towardZero
        case "awayFromZero": .awayFromZero
        case "toNearestOrEven": .toNearestOrEven
        default: .toNearestOrAwayFromZero
        }
    }

    func integerMember(_ name: String, of value: Int) -> Value? {
        switch name {
        case "description": .string(String(value))
        case "magnitude": .integer(value == .min ? .max : abs(value))
        case "hashValue": .integer(value)
        case "bitWidth": .integer(Int.bitWidth)
        case "nonzeroBitCount": .integer(value.nonzeroBitCount)
        default: nil
        }
    }

    func doubleMember(_ name: String, of value: Double) -> Value? {
        switch name {
        case "description": .string(value.description)
        case "magnitude": .double(abs(value))
        case "isFinite": .bool(value.isFinite)
        case "isNaN": .bool(value.isNaN)
        case "isInfinite": .bool(value.isInfinite)
        case "isZero": .bool(value.isZero)
        case "native", "doubleValue": .double(value)
        default: nil
        }
    }
}

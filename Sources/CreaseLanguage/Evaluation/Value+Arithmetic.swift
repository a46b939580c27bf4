extension Value {
    /// The result of an operator; `nil` where there is none: division by zero, overflow, operands that do not fit.
    static func apply(_ operation: BinaryOperator, _ a: Value, _ b: Value) -> Value? {
        switch (a, b) {
        case (.integer(let x), .integer(let y)): integers(operation, x, y)
        case (.string(let x), .string(let y)): strings(operation, x, y)
        case (.array(let x), .array(let y)): operation == .add ? .array(x + y) : compare(operation, a, b)
        case (.bool, .bool): compare(operation, a, b)
        case (.foundation(let x), .foundation(let y)): foundation(operation, x, y) ?? compare(operation, a, b)
        case (.foundation(.decimal(let x)), .integer), (.foundation(.decimal(let x)), .double):
            // Literals beside a decimal are decimals.
            DecimalNumber(b.description).flatMap { decimals(operation, x, $0) } ?? compare(operation, a, b)
        case (.integer, .foundation(.decimal(let y))), (.double, .foundation(.decimal(let y))):
            DecimalNumber(a.description).flatMap { decimals(operation, $0, y) } ?? compare(operation, a, b)
        case (.foundation(let x), .integer), (.foundation(let x), .double):
            b.number.flatMap { scaled(operation, x, $0) } ?? compare(operation, a, b)
        default:
            if let x = a.number, let y = b.number, !a.isStyle || !b.isStyle {
                doubles(operation, x, y)
            } else {
                compare(operation, a, b)
            }
        }
    }

    private var isStyle: Bool {
        if case .style = self { return true }
        return false
    }

    private static func integers(_ operation: BinaryOperator, _ x: Int, _ y: Int) -> Value? {
        func checked(_ result: (partialValue: Int, overflow: Bool)) -> Value? {
            result.overflow ? nil : .integer(result.partialValue)
        }
        switch operation {
        case .add: return checked(x.addingReportingOverflow(y))
        case .subtract: return checked(x.subtractingReportingOverflow(y))
        case .multiply: return checked(x.multipliedReportingOverflow(by: y))
        case .divide: return y == 0 ? nil : checked(x.dividedReportingOverflow(by: y))
        case .remainder: return y == 0 ? nil : checked(x.remainderReportingOverflow(dividingBy: y))
        case .bitAnd: return .integer(x & y)
        case .bitOr: return .integer(x | y)
        case .bitXor: return .integer(x ^ y)
        case .shiftLeft: return .integer(x << y)
        case .shiftRight: return .integer(x >> y)
        case .wrappingAdd: return .integer(x &+ y)
        case .wrappingSubtract: return .integer(x &- y)
        case .wrappingMultiply: return .integer(x &* y)
        case .closedRange, .halfOpenRange:
            return .range(
                RangeValue(lower: Double(x), upper: Double(y), isClosed: operation == .closedRange, isWhole: true))
        case .equal, .notEqual, .identical, .notIdentical, .less, .lessEqual, .greater, .greaterEqual, .matches:
            return compare(operation, .integer(x), .integer(y))
        case .and, .or, .coalesce: return nil
        }
    }

    private static func doubles(_ operation: BinaryOperator, _ x: Double, _ y: Double) -> Value? {
        let result: Double
        switch operation {
        case .add, .wrappingAdd: result = x + y
        case .subtract, .wrappingSubtract: result = x - y
        case .multiply, .wrappingMultiply: result = x * y
        case .divide:
            guard y != 0 else { return nil }
            result = x / y
        case .closedRange, .halfOpenRange:
            return .range(RangeValue(lower: x, upper: y, isClosed: operation == .closedRange, isWhole: false))
        case .equal, .notEqual, .identical, .notIdentical, .less, .lessEqual, .greater, .greaterEqual, .matches:
            return compare(operation, .double(x), .double(y))
        case .remainder, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .and, .or, .coalesce: return nil
        }
        return result.isNaN ? nil : .double(result)
    }

    private static func foundation(_ operation: BinaryOperator, _ a: FoundationValue, _ b: FoundationValue) -> Value? {
        switch (a, b) {
        case (.decimal(let x), .decimal(let y)): return decimals(operation, x, y)
        case (.duration(let x), .duration(let y)):
            guard operation != .divide, case .double(let seconds)? = doubles(operation, x, y) else { return nil }
            return operation.isArithmetic && operation != .multiply ? .foundation(.duration(seconds)) : nil
        case (.measurement(let x), .measurement(let y)):
            guard let other = y.converted(to: x.unit), operation == .add || operation == .subtract,
                case .double(let value)? = doubles(operation, x.value, other.value)
            else { return nil }
            return .foundation(.measurement(Measurement(value: value, unit: x.unit)))
        default: return nil
        }
    }

    /// A value of Foundation with a number beside it: a date some seconds later, a span so many times.
    private static func scaled(_ operation: BinaryOperator, _ value: FoundationValue, _ number: Double) -> Value? {
        switch value {
        case .date(let moment):
            guard operation == .add || operation == .subtract else { return nil }
            return moment.adding(operation == .add ? number : -number).map { .foundation(.date($0)) }
        case .duration(let seconds):
            guard operation == .multiply || operation == .divide else { return nil }
            return doubles(operation, seconds, number)?.number.map { .foundation(.duration($0)) }
        case .measurement(let measurement):
            guard operation == .multiply || operation == .divide else { return nil }
            return doubles(operation, measurement.value, number)?.number.map {
                .foundation(.measurement(Measurement(value: $0, unit: measurement.unit)))
            }
        case .decimal, .components, .interval, .calendar, .locale, .timeZone, .url, .identifier, .data, .person,
            .formatter, .comparator:
            return nil
        }
    }

    private static func decimals(_ operation: BinaryOperator, _ x: DecimalNumber, _ y: DecimalNumber) -> Value? {
        let result: DecimalNumber?
        switch operation {
        case .add: result = x + y
        case .subtract: result = x - y
        case .multiply: result = x * y
        case .divide: result = x / y
        case .less: return .bool(x < y)
        case .lessEqual: return .bool(!(y < x))
        case .greater: return .bool(y < x)
        case .greaterEqual: return .bool(!(x < y))
        case .equal: return .bool(x == y)
        case .notEqual: return .bool(x != y)
        case .remainder, .identical, .notIdentical, .and, .or, .coalesce, .closedRange, .halfOpenRange, .matches,
            .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .wrappingAdd, .wrappingSubtract, .wrappingMultiply:
            return nil
        }
        return result.map { .foundation(.decimal($0)) }
    }

    private static func strings(_ operation: BinaryOperator, _ x: String, _ y: String) -> Value? {
        operation == .add ? .string(x + y) : compare(operation, .string(x), .string(y))
    }

    private static func compare(_ operation: BinaryOperator, _ a: Value, _ b: Value) -> Value? {
        switch operation {
        case .equal, .identical, .matches: a.equals(b).map { .bool($0) }
        case .notEqual, .notIdentical: a.equals(b).map { .bool(!$0) }
        case .less: a.isLess(than: b).map { .bool($0) }
        case .greater: b.isLess(than: a).map { .bool($0) }
        case .lessEqual: b.isLess(than: a).map { .bool(!$0) }
        case .greaterEqual: a.isLess(than: b).map { .bool(!$0) }
        case .add, .subtract, .multiply, .divide, .remainder, .and, .or, .coalesce, .closedRange, .halfOpenRange,
            .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .wrappingAdd, .wrappingSubtract, .wrappingMultiply:
            nil
        }
    }

    var negated: Value? {
        switch self {
        case .integer(let value):
            let (result, overflow) = 0.subtractingReportingOverflow(value)
            return overflow ? nil : .integer(result)
        case .foundation(.decimal(let value)):
            return .foundation(.decimal(DecimalNumber(-value.digits, scale: value.scale)))
        default: return number.map { .double(-$0) }
        }
    }
}

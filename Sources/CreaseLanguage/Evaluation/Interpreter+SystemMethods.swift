import CreaseDevice
import CreaseLayout

/// Methods that values of the system have, by what they are called on.
extension Interpreter {
    func builtIn(_ name: String, _ receiver: Value, _ call: Call, _ expression: Expression, _ scope: Scope) -> Value {
        let arguments = evaluated(call.arguments, scope, expecting: receiver.isDouble ? .double : nil)
        let system = SystemCall(name: name, arguments: arguments, expression: expression, scope: scope)
        return builtIn(receiver, system) ?? unknown(expression)
    }

    func builtIn(_ receiver: Value, _ call: SystemCall) -> Value? {
        switch receiver {
        case .string(let text): stringMethod(text, call) ?? sequenceMethod(receiver, call)
        case .array(let values): sequenceMethod(receiver, call) ?? setMethod(values, call) ?? listMethod(values, call)
        case .set(let values): setMethod(values, call) ?? sequenceMethod(receiver, call) ?? listMethod(values, call)
        case .dictionary(let entries): dictionaryMethod(entries, call) ?? sequenceMethod(receiver, call)
        case .range(let range): rangeMethod(range, call) ?? sequenceMethod(receiver, call)
        case .integer, .double: numberMethod(receiver, call) ?? optionalMethod(receiver, call)
        case .foundation(let value): foundationMethod(value, call.withDates) ?? optionalMethod(receiver, call)
        case .geometry(let proxy): proxyMethod(proxy, call)
        case .rect(let rect): rectMethod(rect, call)
        case .dismissal(let dismissal):
            call.name == "dismiss" || call.name == "callAsFunction" ? performed(dismissal) : nil
        case .bool, .tuple, .instance, .enumCase, .size, .point, .style: optionalMethod(receiver, call)
        case .region, .insets, .hinge, .hingeContext, .binding, .closure, .function, .builtin, .keyPath, .view, .type,
            .layout, .unknown, .absent:
            nil
        }
    }

    private func performed(_ dismissal: Dismissal) -> Value {
        perform(dismissal)
        return .void
    }

    /// `map` and `flatMap` of an `Optional` that is there.
    func optionalMethod(_ value: Value, _ call: SystemCall) -> Value? {
        guard call.name == "map" || call.name == "flatMap", let callee = call.first, callee.isCallable else {
            return nil
        }
        return answer(callee, value, call)
    }

    private func rangeMethod(_ range: RangeValue, _ call: SystemCall) -> Value? {
        switch call.name {
        case "contains":
            guard let first = call.first, !first.isCallable else { return nil }
            return first.number.map { .bool(range.contains($0)) }
        case "clamped":
            guard case .range(let limits)? = call["to"] ?? call.first else { return nil }
            let lower = [range.lower, limits.lower].compactMap { $0 }.max()
            let upper = [range.upper, limits.upper].compactMap { $0 }.min()
            return .range(RangeValue(lower: lower, upper: upper, isClosed: range.isClosed, isWhole: range.isWhole))
        default: return nil
        }
    }

    /// What only lists can: words put together for readers.
    private func listMethod(_ values: [Value], _ call: SystemCall) -> Value? {
        call.name == "formatted" ? formatted(.array(values), call.first).map { .string($0) } : nil
    }
}

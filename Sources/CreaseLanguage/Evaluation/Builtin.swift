/// A function of the language used as a value: `map(String.init)`, `reduce(0, +)`, `filter(chosen.contains)`.
enum Builtin: Sendable {
    /// `P.init`
    case initializer(String)
    /// `Stop.at`, a case that carries something.
    case enumCase(type: String, name: String)
    case binary(BinaryOperator)
    /// `-` with one argument, `!`.
    case prefix(String)
    /// `max`, `abs`
    case function(String)
    /// `chosen.contains`
    case method(Value, String)
}

/// A call of a function or method of the system, its arguments evaluated.
struct SystemCall {
    let name: String
    let arguments: [Value.Element]
    /// The whole call, for what it gives where that is not known.
    let expression: Expression
    let scope: Scope

    /// The first argument, whatever its label.
    var first: Value? { arguments.first?.value }

    /// The argument with a label.
    subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }

    /// The nth argument without a label.
    func positional(_ index: Int) -> Value? {
        var left = index
        for argument in arguments where argument.label == nil {
            if left == 0 { return argument.value }
            left -= 1
        }
        return nil
    }

    /// The same with `.now` and its kin as the dates they are where dates are due.
    var withDates: SystemCall {
        let dated = arguments.map { argument -> Value.Element in
            guard case .style(let style) = argument.value, let name = style.singleName,
                let date = Interpreter.foundationConstant(name, of: "Date")
            else { return argument }
            return Value.Element(label: argument.label, value: date)
        }
        return SystemCall(name: name, arguments: dated, expression: expression, scope: scope)
    }

    /// The closure by its label, or the last argument where that is one.
    func closure(_ label: String) -> Value? {
        self[label] ?? arguments.last.flatMap { $0.label == nil && $0.value.isCallable ? $0.value : nil }
    }
}

extension Value {
    /// Whether a `let` of it can still be changed, as a formatter's can.
    var isReference: Bool {
        if case .foundation(let value) = self { return value.isReference }
        return false
    }

    /// Whether it can be called with values: closures, functions, key paths.
    var isCallable: Bool {
        switch self {
        case .closure, .function, .keyPath, .builtin: true
        default: false
        }
    }
}

extension Interpreter {
    /// Calls a function of the language that was handed around as a value.
    func invoke(_ builtin: Builtin, _ arguments: [Value.Element], _ expression: Expression, _ scope: Scope) -> Value {
        let result: Value?
        switch builtin {
        case .initializer(let name):
            if let type = declarations.type(name, in: scope.owner?.type) {
                result = constructed(type, arguments, scope)
            } else {
                result = system(SystemCall(name: name, arguments: arguments, expression: expression, scope: scope))
            }
        case .enumCase(let type, let name):
            result = declarations.types[type].flatMap { code in
                code.enumCase(named: name).map {
                    .enumCase(EnumValue(type: type, name: name, payload: payload($0, arguments, code)))
                }
            }
        case .binary(let operation):
            if arguments.count == 1, operation == .subtract {
                result = arguments[0].value.negated
            } else {
                result =
                    arguments.count == 2
                    ? combined(operation, arguments[0].value, arguments[1].value, scope) : nil
            }
        case .prefix(let symbol):
            let operand = arguments.first?.value
            result = symbol == "!" ? operand?.boolean.map { .bool(!$0) } : operand?.negated
        case .function(let name):
            result = system(SystemCall(name: name, arguments: arguments, expression: expression, scope: scope))
        case .method(let receiver, let name):
            result = builtIn(
                receiver, SystemCall(name: name, arguments: arguments, expression: expression, scope: scope))
        }
        return bounded(result ?? unknown(expression), at: expression.place)
    }

    /// The function a name stands for where it is not called: an operator, or one of the language.
    func builtin(named name: String) -> Builtin? {
        if name == "!" { return .prefix("!") }
        if let operation = BinaryOperator(rawValue: name) { return .binary(operation) }
        switch name {
        case "min", "max", "abs", "sqrt", "floor", "ceil", "round", "print": return .function(name)
        default: return nil
        }
    }
}

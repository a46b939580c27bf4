import CreaseDevice
import CreaseLayout

/// Functions, methods and closures, run with their arguments.
extension Interpreter {
    /// Calls a value: a closure, a function, `dismiss`, a key path used as a function.
    func invoke(
        _ callee: Value, _ arguments: [Value.Element], _ expression: Expression, _ scope: Scope
    ) -> Value {
        switch callee {
        case .closure(let closure): return call(closure, arguments.map(\.value))
        case .function(let function):
            guard let code = overload(of: function.functions, arguments) else { return unknown(expression) }
            return call(code, arguments, function.scope)
        case .keyPath(let names):
            guard let first = arguments.first else { return unknown(expression) }
            return follow(names, from: first.value, expression, scope)
        case .builtin(let builtin): return invoke(builtin, arguments, expression, scope)
        case .dismissal(let dismissal):
            perform(dismissal)
            return .void
        case .type("openURL"):
            effects.append(.open(arguments.first.map(\.value.description) ?? ""))
            return .void
        case .view, .layout: return .view(.expression(expression, scope))
        default: return unknown(expression)
        }
    }

    func call(_ closure: ClosureValue, _ arguments: [Value]) -> Value {
        guard descend() else {
            ascend()
            noteDepth(at: closure.place)
            return .unknown(Unknown("…"))
        }
        defer { ascend() }
        return result(of: closure.code.body, scope(of: closure, arguments))
    }

    /// The closure's scope with its parameters bound.
    func scope(of closure: ClosureValue, _ arguments: [Value]) -> Scope {
        var scope = closure.scope
        if closure.code.parameters.isEmpty {
            for index in 0..<max(closure.code.shorthandCount, min(arguments.count, 1)) {
                // One tuple spread over several `$n`, as Swift does.
                if arguments.count == 1, closure.code.shorthandCount > 1, case .tuple(let parts) = arguments[0] {
                    scope.bind("$\(index)", to: parts[safe: index]?.value ?? .unknown(Unknown("$\(index)")))
                } else {
                    scope.bind("$\(index)", to: arguments[safe: index] ?? .unknown(Unknown("$\(index)")))
                }
            }
            return scope
        }
        for (index, parameter) in closure.code.parameters.enumerated() where parameter.name != "_" {
            var argument = arguments[safe: index] ?? .unknown(Unknown(named: parameter.name))
            if arguments.count == 1, closure.code.parameters.count > 1, case .tuple(let parts) = arguments[0] {
                argument = parts[safe: index]?.value ?? .unknown(Unknown(named: parameter.name))
            }
            scope.bind(parameter.name, to: argument)
        }
        return scope
    }

    func call(_ function: FunctionCode, _ arguments: [Value.Element], _ scope: Scope) -> Value {
        guard descend() else {
            ascend()
            noteDepth(at: function.place)
            return .unknown(Unknown(named: function.name, type: function.result))
        }
        defer { ascend() }
        let inner = bound(function.parameters, arguments, scope)
        if function.result?.isView == true || function.result.map({ isGenericView($0, scope.owner?.type) }) == true {
            return .view(.body(function.body, inner))
        }
        return converted(result(of: function.body, inner), to: function.result, scope.owner?.type)
    }

    private func isGenericView(_ type: TypeName, _ owner: TypeCode?) -> Bool {
        owner?.generics.contains(type.name) == true && owner?.isView == true
    }

    /// The scope with parameters bound to arguments by label, in order, defaults filled in.
    func bound(_ parameters: [ParameterCode], _ arguments: [Value.Element], _ scope: Scope) -> Scope {
        var inner = scope
        var taken = Array(repeating: false, count: arguments.count)
        for parameter in parameters {
            let index = arguments.indices.first { index in
                guard !taken[index] else { return false }
                let argument = arguments[index]
                return argument.label == parameter.label
                    || argument.label == nil && argument.value.isClosure && parameter.isClosure
            }
            var value: Value
            if let index {
                taken[index] = true
                value = arguments[index].value
                if parameter.isVariadic {
                    var values = [value]
                    var next = index + 1
                    while next < arguments.count, arguments[next].label == nil, !taken[next] {
                        values.append(arguments[next].value)
                        taken[next] = true
                        next += 1
                    }
                    value = .array(values)
                }
            } else if let expression = parameter.value {
                value = self.value(expression, scope, expecting: parameter.type)
            } else if parameter.type?.isOptional == true {
                value = .absent
            } else if parameter.isVariadic {
                value = .array([])
            } else {
                value = .unknown(Unknown(named: parameter.name, type: parameter.type))
            }
            inner.bind(
                parameter.name, to: converted(value, to: parameter.type, scope.owner?.type), type: parameter.type)
        }
        return inner
    }
}

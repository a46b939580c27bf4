import CreaseDevice
import CreaseLayout

/// Expressions to values.
extension Interpreter {
    /// `type`: what the context takes. For a `CGFloat` or `Double` whole literals are that too and `100 / 3` is 33.3.
    func value(_ expression: Expression, _ scope: Scope, expecting type: TypeName? = nil) -> Value {
        guard descend() else {
            ascend()
            noteDepth(at: expression.place)
            return unknown(expression)
        }
        defer { ascend() }
        let value = unbounded(expression, scope, type)
        guard case .unknown(let unknown) = value else { return bounded(value, at: expression.place) }
        if let given = given(unknown, expression) { return given }
        return typed(value, declaredType(of: expression, scope))
    }

    private func unbounded(_ expression: Expression, _ scope: Scope, _ type: TypeName?) -> Value {
        switch expression.kind {
        case .integer(let value): return literal(value, type)
        case .double(let value): return literal(value, type)
        case .bool(let value): return .bool(value)
        case .nilLiteral: return .absent
        case .text(let text): return literal(text, type)
        case .interpolation(let segments):
            let before = inventions
            let words = interpolated(segments, scope, expecting: type)
            guard inventions != before, case .string(let text) = words else { return words }
            return .unknown(Unknown(source(expression), type: .string, words: text))
        case .name(let name): return value(ofName: name, expression, scope)
        case .projection(let name): return projection(name, expression, scope)
        case .member(nil, let name):
            return contextual(Style(type: nil, parts: [Style.Part(name: name, arguments: nil)]), type, scope)
        case .member(let base?, let name): return member(base, name, expression, scope)
        case .call(let call): return value(of: call, expression, scope, expecting: type)
        case .element(let base, let arguments): return element(base, arguments, expression, scope)
        case .array(let elements): return array(elements, scope, expecting: type)
        case .dictionary(let pairs): return dictionary(pairs, scope, expecting: type)
        case .tuple(let elements): return tuple(elements, scope, expecting: type)
        case .closure(let code): return .closure(ClosureValue(code: code, scope: scope, place: expression.place))
        case .keyPath(let names): return .keyPath(names)
        case .prefix(let symbol, let operand): return prefix(symbol, operand, expression, scope, type)
        case .binary(let operation, let left, let right):
            return binary(operation, left, right, expression, scope, type)
        case .assignment(let operation, let target, let source):
            assign(operation, target, source, scope)
            return .void
        case .ternary(let condition, let first, let second):
            return value(decide(condition, scope) ? first : second, scope, expecting: type)
        case .cast(let base, let target, let cast):
            let inner = cast == .asType ? target : nil
            return self.cast(value(base, scope, expecting: inner), target, cast, expression, scope)
        case .chain(let base), .inOut(let base), .tried(let base, _), .awaited(let base):
            return value(base, scope, expecting: type)
        case .force(let base):
            let value = value(base, scope, expecting: type)
            if case .absent = value { return unknown(expression) }
            return value
        case .ifElse(let code):
            var inner = scope
            let body = holds(code.conditions, &inner) ? code.body : code.otherwise ?? []
            return result(of: body, inner)
        case .choose(let code):
            var inner = scope
            guard let index = chosen(code, &inner) else { return unknown(expression) }
            return result(of: code.cases[index].body, inner)
        case .compiled(let clauses):
            for clause in clauses where isCompiled(clause.flag) { return value(clause.value, scope) }
            return unknown(expression)
        case .postfix(let operand, let symbol):
            return applied(symbol, .postfix, [value(operand, scope)], scope) ?? unknown(expression)
        case .infix(let left, let symbol, let right):
            return applied(symbol, .infix, [value(left, scope), value(right, scope)], scope) ?? unknown(expression)
        case .macro, .opaque: return unknown(expression)
        }
    }

    // MARK: Literals

    private func array(_ elements: [Expression], _ scope: Scope, expecting type: TypeName?) -> Value {
        let element = type?.element ?? (type.isDouble ? type : nil)
        let values = elements.map { value($0, scope, expecting: element) }
        if type?.unwrapped.name == "Set" { return Value.unique(values) }
        // `[1, 2.5]`: whole literals beside fractional ones are fractional.
        guard element == nil, let other = values.lazy.compactMap(\.numericType).first else { return .array(values) }
        return .array(
            zip(elements, values).map { expression, value in
                guard case .integer = value, expression.isLiteralArithmetic else { return value }
                return self.value(expression, scope, expecting: other)
            })
    }

    private func dictionary(
        _ pairs: [(key: Expression, value: Expression)], _ scope: Scope, expecting type: TypeName?
    ) -> Value {
        let arguments = type?.unwrapped.name == "Dictionary" ? type?.unwrapped.arguments ?? [] : []
        return .dictionary(
            pairs.map {
                Value.Entry(
                    key: value($0.key, scope, expecting: arguments[safe: 0]),
                    value: value($0.value, scope, expecting: arguments[safe: 1]))
            })
    }

    private func tuple(_ elements: [Argument], _ scope: Scope, expecting type: TypeName?) -> Value {
        if elements.count == 1, elements[0].label == nil { return value(elements[0].value, scope, expecting: type) }
        let parts = type?.unwrapped.name == "Tuple" ? type?.unwrapped : nil
        return .tuple(
            elements.enumerated().map { index, element in
                Value.Element(
                    label: element.label ?? parts?.labels[safe: index] ?? nil,
                    value: value(element.value, scope, expecting: parts?.arguments[safe: index]))
            })
    }

    /// A value as words; what is not known shows as its source in ‹guillemets›.
    func shown(_ value: Value, _ expression: Expression) -> String {
        switch value {
        case .unknown(let unknown): content(for: unknown, expression).string
        case .view, .closure, .function, .builtin, .layout, .type: "‹\(source(expression))›"
        case .style(let style) where style.type.map({ !Vocabulary.isStyleType($0) }) == true || style.parts.count > 1:
            "‹\(source(expression))›"
        case .instance, .enumCase: described(value) ?? value.description
        default: value.description
        }
    }

    /// `CustomStringConvertible` of the file.
    func described(_ value: Value) -> String? {
        guard let type = type(of: value), let property = type.computed["description"] else { return nil }
        return computed(property, of: Owner(type: type, value: value), rootScope())?.text
    }

    func rootScope() -> Scope { Scope(surroundings: Surroundings(environment: EnvironmentValues())) }

    /// The declared type of an instance or case.
    func type(of value: Value) -> TypeCode? {
        switch value {
        case .instance(let instance): instance.type
        case .enumCase(let value): declarations.types[value.type]
        default: nil
        }
    }

    // MARK: Operators

    private func prefix(
        _ symbol: String, _ operand: Expression, _ expression: Expression, _ scope: Scope, _ type: TypeName?
    ) -> Value {
        switch symbol {
        case "!": return value(operand, scope).boolean.map { .bool(!$0) } ?? unknown(expression)
        case "-":
            let value = value(operand, scope, expecting: type)
            return value.negated ?? applied(symbol, .prefix, [value], scope) ?? unknown(expression)
        case "+": return value(operand, scope, expecting: type)
        case "~": return value(operand, scope).integer.map { .integer(~$0) } ?? unknown(expression)
        case "..<", "...":
            guard let upper = value(operand, scope).number else { return unknown(expression) }
            return .range(RangeValue(lower: nil, upper: upper, isClosed: symbol == "...", isWhole: true))
        default: return applied(symbol, .prefix, [value(operand, scope)], scope) ?? unknown(expression)
        }
    }

    private func binary(
        _ operation: BinaryOperator, _ left: Expression, _ right: Expression, _ expression: Expression,
        _ scope: Scope, _ type: TypeName?
    ) -> Value {
        switch operation {
        case .and:
            let a = value(left, scope)
            if a.boolean == false { return .bool(false) }
            let b = value(right, scope)
            if b.boolean == false { return .bool(false) }
            return a.boolean == true && b.boolean == true ? .bool(true) : unknown(expression)
        case .or:
            let a = value(left, scope)
            if a.boolean == true { return .bool(true) }
            let b = value(right, scope)
            if b.boolean == true { return .bool(true) }
            return a.boolean == false && b.boolean == false ? .bool(false) : unknown(expression)
        case .coalesce:
            let a = value(left, scope, expecting: type)
            if case .absent = a { return value(right, scope, expecting: type) }
            return a
        case .closedRange where isNone(right):
            guard let lower = value(left, scope).number else { return unknown(expression) }
            return .range(RangeValue(lower: lower, upper: nil, isClosed: true, isWhole: true))
        default:
            let (a, b) = operands(
                left, right, scope, expecting: operation.isArithmetic && type?.isNumber == true ? type : nil)
            if case .view = a { return .view(.expression(expression, scope)) }
            return combined(operation, a, b, scope) ?? unknown(expression)
        }
    }

    private func isNone(_ expression: Expression) -> Bool {
        if case .nilLiteral = expression.kind { return true }
        return false
    }

    /// The result of an operator: the file's own for its types, else the language's.
    func combined(_ operation: BinaryOperator, _ a: Value, _ b: Value, _ scope: Scope) -> Value? {
        custom(operation, a, b, scope) ?? Value.apply(operation, a, b)
            ?? applied(operation.rawValue, .infix, [a, b], scope)
    }

    /// `static func ==` and `<` of the file.
    private func custom(_ operation: BinaryOperator, _ a: Value, _ b: Value, _ scope: Scope) -> Value? {
        guard let type = type(of: a) else { return nil }
        let name = operation == .greater || operation == .greaterEqual ? "<" : operation.rawValue
        let swaps = operation == .greater || operation == .lessEqual
        // `prefix func -` of the same name takes one operand.
        let functions = type.functions[operation == .lessEqual ? "<" : name]
        guard let function = functions?.first(where: { $0.fixity == .infix && $0.parameters.count == 2 }) else {
            return nil
        }
        // An operator's operands have no labels, whatever its parameters are called.
        let operands = zip(function.parameters, swaps ? [b, a] : [a, b]).map {
            Value.Element(label: $0.label, value: $1)
        }
        let result = call(
            function, operands, Scope(owner: Owner(statics: type), surroundings: scope.surroundings))
        if operation == .lessEqual || operation == .greaterEqual { return result.boolean.map { .bool(!$0) } }
        return result
    }

    private func cast(
        _ value: Value, _ type: TypeName, _ cast: Expression.Cast, _ expression: Expression, _ scope: Scope
    ) -> Value {
        let fits: Bool? =
            switch value {
            case .unknown: nil
            case .integer: ["Int", "Any", "AnyHashable"].contains(type.name)
            case .double: ["Double", "CGFloat", "Float", "Any"].contains(type.name)
            case .string: ["String", "Any", "AnyHashable"].contains(type.name)
            case .bool: ["Bool", "Any"].contains(type.name)
            case .instance(let instance):
                instance.type.name == type.name || instance.type.simpleName == type.name
                    || instance.type.conforms(to: type.name) || type.name == "Any"
            default: true
            }
        switch cast {
        case .isType: return fits.map { .bool($0) } ?? unknown(expression)
        case .asOptional: return fits == false ? .absent : value
        case .asType, .asForced: return converted(value, to: type, scope.owner?.type)
        }
    }

    // MARK: Members

    private func member(_ base: Expression, _ name: String, _ expression: Expression, _ scope: Scope) -> Value {
        if case .name("self") = base.kind, let owner = scope.owner {
            if let found = member(name, of: owner, scope) { return found }
            return unknown(expression)
        }
        return member(name, of: value(base, scope), expression, scope)
    }

    private func projection(_ name: String, _ expression: Expression, _ scope: Scope) -> Value {
        if let binding = binding(ofName: name, scope) { return .binding(binding) }
        let value = value(ofName: name, expression, scope)
        if case .binding = value { return value }
        return .binding(Binding(root: .constant(value)))
    }

    private func element(
        _ base: Expression, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
    ) -> Value {
        let collection = value(base, scope)
        guard let first = arguments.first else { return unknown(expression) }
        let index = value(first.value, scope)
        switch collection {
        case .array(let values):
            if case .range(let range) = index { return .array(values[range.clamped(to: values.count)].map(\.self)) }
            if first.label == "safe" { return index.integer.flatMap { values[safe: $0] } ?? .absent }
            return index.integer.flatMap { values[safe: $0] } ?? unknown(expression)
        case .string(let text):
            let letters = Array(text)
            if case .range(let range) = index { return .string(String(letters[range.clamped(to: letters.count)])) }
            return index.integer.flatMap { letters[safe: $0] }.map { .string(String($0)) } ?? unknown(expression)
        case .set(let values): return index.integer.flatMap { values[safe: $0] } ?? unknown(expression)
        case .dictionary(let entries):
            if let entry = entries.first(where: { $0.key.equals(index) == true }) { return entry.value }
            if arguments.count > 1, arguments[1].label == "default" { return value(arguments[1].value, scope) }
            return .absent
        case .binding(let binding):
            if let index = index.integer { return .binding(binding.appending(.index(index))) }
            return .binding(binding.appending(.key(index)))
        case .absent: return .absent
        default:
            if case .keyPath(let names) = index { return follow(names, from: collection, expression, scope) }
            return unknown(expression)
        }
    }

    /// The value a key path leads to.
    func follow(_ names: [String], from start: Value, _ expression: Expression, _ scope: Scope) -> Value {
        var value = start
        for name in names where name != "self" {
            if let first = name.unicodeScalars.first, first.properties.isUppercase { continue }
            value = member(name, of: value, expression, scope)
        }
        return value
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

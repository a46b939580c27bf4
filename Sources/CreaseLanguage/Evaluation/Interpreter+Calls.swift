import CreaseDevice
import CreaseLayout

/// Calls that give values.
extension Interpreter {
    func value(
        of call: Call, _ expression: Expression, _ scope: Scope, expecting type: TypeName? = nil
    ) -> Value {
        switch call.callee.kind {
        case .name(let name): return value(ofCallTo: name, call, expression, scope, expecting: type)
        case .member(nil, let name):
            let arguments = evaluated(call.arguments, scope)
            return contextual(Style(type: nil, parts: [Style.Part(name: name, arguments: arguments)]), type, scope)
        case .array(let elements) where elements.count == 1 && call.arguments.isEmpty: return .array([])
        case .dictionary(let pairs) where pairs.count == 1 && call.arguments.isEmpty: return .dictionary([])
        case .member(let base?, let name): return value(ofMethod: name, on: base, call, expression, scope)
        default: return invoke(value(call.callee, scope), evaluated(call.arguments, scope), expression, scope)
        }
    }

    func evaluated(_ arguments: [Argument], _ scope: Scope, expecting type: TypeName? = nil) -> [Value.Element] {
        arguments.map { Value.Element(label: $0.label, value: value($0.value, scope, expecting: type)) }
    }

    // MARK: Calls by name

    private func value(
        ofCallTo name: String, _ call: Call, _ expression: Expression, _ scope: Scope, expecting expected: TypeName?
    ) -> Value {
        if let local = scope.local(name) {
            return invoke(value(of: local), evaluated(call.arguments, scope), expression, scope)
        }
        if let view = call.view, !view.isStyleLike, !declarations.shadows(view, in: scope.owner?.type) {
            return .view(.expression(expression, scope))
        }
        if let type = declarations.type(name, in: scope.owner?.type) ?? (name == "Self" ? scope.owner?.type : nil) {
            return construct(type, call, expression, scope)
        }
        if let owner = scope.owner, let found = member(name, of: owner, scope) {
            return invoke(found, evaluated(call.arguments, scope), expression, scope)
        }
        if let owner = scope.owner, declarations.types[owner.type.name] == nil {
            // Inside an extension of a system type, `self` need not be written.
            let found = builtIn(name, owner.value, call, expression, scope)
            if !found.isUnknown { return found }
        }
        if let functions = declarations.functions[name] {
            let inner = Scope(surroundings: scope.surroundings)
            return invoke(
                .function(FunctionValue(functions: functions, scope: inner)), evaluated(call.arguments, scope),
                expression, scope)
        }
        if let view = call.view, view != .color, !view.isStyleLike { return .view(.expression(expression, scope)) }
        if let value = system(name, call, expression, scope, expecting: expected) { return value }
        if Vocabulary.boxNames.contains(name) { return .view(.expression(expression, scope)) }
        return unknown(expression)
    }

    /// A value of a type of the file: a case by its raw value, an instance by initializer or members.
    private func construct(_ type: TypeCode, _ call: Call, _ expression: Expression, _ scope: Scope) -> Value {
        if type.kind == .enumeration, call.arguments.first?.label == "rawValue" {
            let raw = value(call.arguments[0].value, scope)
            guard let index = rawValues(of: type).firstIndex(where: { $0.equals(raw) == true }) else { return .absent }
            return .enumCase(EnumValue(type: type.name, name: type.cases[index].name, payload: []))
        }
        return instantiate(type, evaluated(call.arguments, scope), scope)
    }

    /// The same with arguments that are evaluated already: `map(Bird.init)`.
    func constructed(_ type: TypeCode, _ arguments: [Value.Element], _ scope: Scope) -> Value {
        let isRaw = type.kind == .enumeration && arguments.count == 1
        if isRaw, let index = rawValues(of: type).firstIndex(where: { $0.equals(arguments[0].value) == true }) {
            return .enumCase(EnumValue(type: type.name, name: type.cases[index].name, payload: []))
        }
        if isRaw, type.initializers.isEmpty { return .absent }
        // A function's arguments have no labels; the initializer of as many parameters is meant.
        let initializer =
            type.initializers.first { accepts($0.parameters, arguments) }
            ?? type.initializers.first { $0.parameters.count == arguments.count }
        let labels = initializer?.parameters.map(\.label) ?? type.stored.map { Optional($0.name) }
        let labelled = arguments.enumerated().map { index, argument in
            Value.Element(label: argument.label ?? labels[safe: index] ?? nil, value: argument.value)
        }
        return instantiate(type, labelled, scope)
    }

    // MARK: Methods

    private func value(
        ofMethod name: String, on base: Expression, _ call: Call, _ expression: Expression, _ scope: Scope
    ) -> Value {
        if case .name("self") = base.kind, name == "init", let made = delegated(call, scope) { return made }
        if case .name("self") = base.kind, let owner = scope.owner, let found = member(name, of: owner, scope) {
            return invoke(found, evaluated(call.arguments, scope), expression, scope)
        }
        if isViewExpression(base, scope) { return .view(.expression(expression, scope)) }
        let receiver = value(base, scope)
        if name == "map" || name == "flatMap", declaredType(of: base, scope)?.isOptional == true {
            return mapped(receiver, call, expression, scope)
        }
        if let result = mutated(name, base, receiver, call, scope) { return result }
        switch receiver {
        case .view: return .view(.expression(expression, scope))
        case .absent: return .absent
        case .unknown(let whole):
            // Whatever the bundle, it has the words for a key or gives back what stands for them.
            if name == "localizedString", let key = call.argument("forKey") {
                let words = call.argument("value").map { value($0.value, scope) }
                if let words = words?.text, !words.isEmpty { return .string(words) }
                return value(key.value, scope)
            }
            return value(ofMethod: name, on: whole, base, call, expression, scope)
        case .type(let type): return value(ofStatic: name, type, call, expression, scope)
        case .style(var style):
            if let code = declarations.extensions[style.type ?? "Color"], let functions = code.functions[name] {
                let inner = Scope(owner: Owner(type: code, value: receiver), surroundings: scope.surroundings)
                return invoke(
                    .function(FunctionValue(functions: functions, scope: inner)), evaluated(call.arguments, scope),
                    expression, scope)
            }
            if style.isPaint, call.modifier != nil, name != "opacity" { return .view(.expression(expression, scope)) }
            style.parts.append(Style.Part(name: name, arguments: evaluated(call.arguments, scope)))
            return .style(style)
        default: break
        }
        if let found = method(name, of: receiver, base, scope) {
            return invoke(found, evaluated(call.arguments, scope), expression, scope)
        }
        if case .instance(let instance) = receiver, instance.type.isView {
            return .view(.expression(expression, scope))
        }
        let result = builtIn(name, receiver, call, expression, scope)
        return result.isUnknown ? kept(name, receiver) ?? result : result
    }

    /// `map` of an `Optional`: the closure's answer for what is there.
    private func mapped(_ value: Value, _ call: Call, _ expression: Expression, _ scope: Scope) -> Value {
        if case .absent = value { return .absent }
        if value.isUnknown { return unknown(expression) }
        let system = SystemCall(
            name: "map", arguments: evaluated(call.arguments, scope), expression: expression, scope: scope)
        return optionalMethod(value, system) ?? unknown(expression)
    }

    /// A method or closure property that the file declares on a value.
    func method(_ name: String, of receiver: Value, _ base: Expression, _ scope: Scope) -> Value? {
        if let type = type(of: receiver) {
            var owner = Owner(type: type, value: receiver)
            if case .instance(let instance) = receiver { owner.origin = instance.origin }
            if let functions = type.functions[name] {
                if functions.contains(where: \.isMutating), owner.origin == nil {
                    owner.origin = binding(of: base, scope)
                }
                return .function(
                    FunctionValue(functions: functions, scope: Scope(owner: owner, surroundings: scope.surroundings)))
            }
            return member(name, of: owner, scope)
        }
        let system = systemType(of: receiver)
        if let code = declarations.extensions[system], let functions = code.functions[name] {
            let owner = Owner(type: code, value: receiver)
            return .function(
                FunctionValue(functions: functions, scope: Scope(owner: owner, surroundings: scope.surroundings)))
        }
        return nil
    }

    private func value(
        ofStatic name: String, _ type: String, _ call: Call, _ expression: Expression, _ scope: Scope
    ) -> Value {
        if let code = declarations.types[type] ?? declarations.extensions[type] {
            if let one = code.enumCase(named: name) {
                return .enumCase(
                    EnumValue(type: type, name: one.name, payload: payload(one, evaluated(call.arguments, scope), code))
                )
            }
            if name == "init" { return construct(code, call, expression, scope) }
            if let nested = code.nested[name], let inner = declarations.types[nested] {
                return construct(inner, call, expression, scope)
            }
            if let functions = code.functions[name] {
                let inner = Scope(owner: Owner(statics: code), surroundings: scope.surroundings)
                return invoke(
                    .function(FunctionValue(functions: functions, scope: inner)), evaluated(call.arguments, scope),
                    expression, scope)
            }
            if let property = code.statics[name] {
                return invoke(value(of: property, code), evaluated(call.arguments, scope), expression, scope)
            }
            if declarations.types[type] != nil { return unknown(expression) }
        }
        if ViewName(rawValue: type) == .contentUnavailableView { return .view(.expression(expression, scope)) }
        if let value = systemStatic(type, name, call, expression, scope) { return value }
        // What a function of a type nobody knows gives cannot be known.
        guard Vocabulary.isStyleType(type), name.first?.isUppercase != true else { return unknown(expression) }
        return .style(Style(type: type, parts: [Style.Part(name: name, arguments: evaluated(call.arguments, scope))]))
    }

    func payload(_ one: EnumCaseCode, _ arguments: [Value.Element], _ type: TypeCode) -> [Value.Element] {
        arguments.enumerated().map { index, element in
            Value.Element(
                label: element.label, value: converted(element.value, to: one.payload[safe: index]?.type, type))
        }
    }
}

extension ParameterCode {
    var isClosure: Bool { isViewBuilder || type?.unwrapped.isFunction == true }
}

extension Value {
    var isClosure: Bool {
        switch self {
        case .closure, .function: true
        default: false
        }
    }
}

extension ViewName {
    /// Views that are values as well, such as colours and layouts: as a value they are what was written.
    var isStyleLike: Bool {
        switch self {
        case .color, .linearGradient, .radialGradient, .angularGradient, .anyLayout, .vStackLayout, .hStackLayout,
            .zStackLayout:
            true
        default: false
        }
    }
}

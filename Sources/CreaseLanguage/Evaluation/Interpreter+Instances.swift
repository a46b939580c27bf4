import CreaseLayout

/// Making values of the file's types, and giving literals the type they are meant for.
extension Interpreter {
    /// An instance by the initializer that fits, else member by member.
    func instantiate(_ type: TypeCode, _ arguments: [Value.Element], _ scope: Scope) -> Value {
        guard descend() else {
            ascend()
            noteDepth(at: type.place)
            return .unknown(Unknown(type.name))
        }
        defer { ascend() }
        let statics = Scope(owner: Owner(statics: type), surroundings: scope.surroundings)
        if let initializer = best(of: type.initializers, arguments)
            ?? (type.initializers.count == 1 && type.kind == .reference ? type.initializers[0] : nil)
        {
            let draft = Draft(type.stored.map { defaultValue(of: $0, type, statics) })
            var inner = bound(initializer.parameters, arguments, statics)
            inner.owner = Owner(type: type, value: .type(type.name), draft: draft)
            _ = run(initializer.body, &inner)
            return .instance(Instance(type: type, values: draft.values))
        }
        var values: [Value] = []
        values.reserveCapacity(type.stored.count)
        var next = 0
        for property in type.stored {
            if next < arguments.count, takes(property, arguments[next], type) {
                values.append(received(arguments[next].value, by: property, type))
                next += 1
            } else {
                values.append(defaultValue(of: property, type, statics))
            }
        }
        return .instance(Instance(type: type, values: values))
    }

    private func takes(_ property: PropertyCode, _ argument: Value.Element, _ type: TypeCode) -> Bool {
        if property.isLet, property.value != nil { return false }
        if argument.label == property.name { return true }
        guard argument.label == nil, argument.value.isClosure else { return false }
        return property.wrapper.isViewBuilder || property.type?.unwrapped.isFunction == true
            || property.type.map { type.generics.contains($0.name) } == true
    }

    /// `@ViewBuilder let content: Content` takes a closure and keeps the views.
    private func received(_ value: Value, by property: PropertyCode, _ type: TypeCode) -> Value {
        if property.wrapper.isViewBuilder, property.type?.unwrapped.isFunction != true,
            case .closure(let closure) = value
        {
            return .view(.body(closure.code.body, closure.scope))
        }
        if case .binding? = property.wrapper, case .style(let style) = value, let part = style.parts.first,
            part.name == "constant", let constant = part.arguments?.first
        {
            return .binding(Binding(root: .constant(converted(constant.value, to: property.type, type))))
        }
        return converted(value, to: property.type, type)
    }

    func defaultValue(of property: PropertyCode, _ type: TypeCode, _ scope: Scope) -> Value {
        if let expression = property.value {
            return converted(
                value(expression, scope, expecting: property.type), to: property.type, type)
        }
        if property.type?.isOptional == true { return .absent }
        switch property.wrapper {
        case .focus?: return .bool(false)
        case .state?, .storage?, .binding?, .fetched?, .environmentKey?, .environmentObject?, .scaledMetric?,
            .bindable?,
            .viewBuilder?, .namespace?, .other?, nil:
            return .unknown(Unknown(named: property.name, type: property.type))
        }
    }

    // MARK: Types

    /// A value as a type means it: whole literals as doubles, bare cases as cases of an enum, `.init(…)` as an instance.
    func converted(_ value: Value, to type: TypeName?, _ owner: TypeCode?) -> Value {
        guard let type else { return value }
        switch value {
        case .unknown: return typed(value, type)
        case .integer(let whole): return literal(whole, type)
        case .double(let number): return literal(number, type)
        case .style(let style):
            if style.type != nil && declarations.types[style.type ?? ""] == nil { return value }
            guard let code = declarations.type(type.unwrapped.name, in: owner) else {
                return resolved(style, inSystem: type.unwrapped) ?? value
            }
            return resolved(style, in: code) ?? value
        case .array(let values):
            guard let element = type.element else { return value }
            let converts = needsConversion(element)
            let elements = converts ? values.map { converted($0, to: element, owner) } : values
            return type.unwrapped.name == "Set" ? Value.unique(elements) : .array(elements)
        case .tuple(let elements):
            return type.unwrapped.name == "Tuple" ? labelled(elements, as: type.unwrapped, owner) : value
        case .dictionary(let entries):
            guard type.unwrapped.name == "Dictionary", type.unwrapped.arguments.count == 2 else { return value }
            let (key, inner) = (type.unwrapped.arguments[0], type.unwrapped.arguments[1])
            return .dictionary(
                entries.map {
                    Value.Entry(key: converted($0.key, to: key, owner), value: converted($0.value, to: inner, owner))
                })
        default: return value
        }
    }

    /// A tuple with its type's labels.
    private func labelled(_ elements: [Value.Element], as type: TypeName, _ owner: TypeCode?) -> Value {
        guard elements.count == type.arguments.count else { return .tuple(elements) }
        return .tuple(
            elements.enumerated().map { index, element in
                Value.Element(
                    label: type.labels[safe: index].flatMap { $0 } ?? element.label,
                    value: converted(element.value, to: type.arguments[index], owner))
            })
    }

    private func needsConversion(_ type: TypeName) -> Bool {
        switch type.unwrapped.name {
        case "String", "Int", "Bool", "View", "AnyView": false
        default: true
        }
    }

    /// `.name` or `.name(…)` as a case, a static member or a static function of a type.
    func resolved(_ style: Style, in type: TypeCode) -> Value? {
        guard let first = style.parts.first else { return nil }
        let value: Value
        if let property = type.statics[first.name], first.arguments == nil {
            value = self.value(of: property, type)
        } else if let one = type.enumCase(named: first.name) {
            value = .enumCase(
                EnumValue(type: type.name, name: one.name, payload: payload(one, first.arguments ?? [], type)))
        } else if first.name == "init" {
            value = instantiate(type, first.arguments ?? [], rootScope())
        } else if let functions = type.functions[first.name], let arguments = first.arguments,
            let function = overload(of: functions, arguments)
        {
            value = call(
                function, arguments, Scope(owner: Owner(statics: type), surroundings: rootScope().surroundings))
        } else {
            return nil
        }
        return following(style.parts.dropFirst(), of: value)
    }

    /// The members and methods that follow a base.
    func following(_ parts: ArraySlice<Style.Part>, of base: Value) -> Value {
        var value = base
        for part in parts {
            let scope = rootScope()
            if let arguments = part.arguments {
                let call = SystemCall(
                    name: part.name, arguments: arguments, expression: Expression.blank, scope: scope)
                value =
                    builtIn(value, call)
                    ?? invoke(member(part.name, of: value, Expression.blank, scope), arguments, Expression.blank, scope)
            } else {
                value = member(part.name, of: value, Expression.blank, scope)
            }
        }
        return value
    }
}

import CreaseDevice
import CreaseLayout

/// What names mean: locals, then the instance, then the file, then the language.
extension Interpreter {
    func value(ofName name: String, _ expression: Expression, _ scope: Scope) -> Value {
        if let local = scope.local(name) { return value(of: local) }
        if name == "self", let owner = scope.owner { return current(owner) }
        if let owner = scope.owner, let found = member(name, of: owner, scope) { return found }
        if let constant = declarations.constants[name] { return value(of: constant, nil) }
        if let functions = declarations.functions[name] {
            return .function(FunctionValue(functions: functions, scope: Scope(surroundings: scope.surroundings)))
        }
        if name == "Self", let owner = scope.owner { return .type(owner.type.name) }
        if let first = name.unicodeScalars.first, first.properties.isUppercase {
            if let type = declarations.type(name, in: scope.owner?.type) { return .type(type.name) }
            if let alias = declarations.aliases[name] { return .type(alias.name) }
            return .type(name)
        }
        if !store.overrides.isEmpty, let value = store.overrides[name] { return value }
        if let builtin = builtin(named: name) { return .builtin(builtin) }
        return unknown(expression)
    }

    func value(of local: Local) -> Value {
        if let cell = local.cell { return cell.value }
        if local.isProjected, case .binding(let binding) = local.value { return read(binding) }
        return local.value
    }

    /// `self` as it is now: objects and mutated values are read back from where they are kept.
    func current(_ owner: Owner) -> Value {
        if let draft = owner.draft { return .instance(Instance(type: owner.type, values: draft.values)) }
        if let origin = owner.origin { return read(origin) }
        return owner.value
    }

    /// A member of `self`: stored, computed, method, static, or a case.
    func member(_ name: String, of owner: Owner, _ scope: Scope) -> Value? {
        let type = owner.type
        switch type.members[name] {
        case .stored(let index)?: if let value = stored(index, of: owner, scope) { return value }
        case .computed(let property)?: return computed(property, of: owner, scope)
        case .functions(let functions)?:
            return .function(
                FunctionValue(functions: functions, scope: Scope(owner: owner, surroundings: scope.surroundings)))
        case .constant(let property)?: return value(of: property, type)
        case nil: break
        }
        if let found = inherent(name, of: owner, scope) { return found }
        if type.isView, let functions = declarations.viewExtension?.functions[name] {
            return .function(
                FunctionValue(functions: functions, scope: Scope(owner: owner, surroundings: scope.surroundings)))
        }
        return nil
    }

    /// What `self` has without a declaration: a case's raw value, a string's count inside `extension String`.
    private func inherent(_ name: String, of owner: Owner, _ scope: Scope) -> Value? {
        switch owner.value {
        case .enumCase(let value):
            if name == "rawValue" { return raw(of: value, owner.type) }
            if name == "hashValue" { return .integer(owner.type.caseIndex[value.name] ?? 0) }
            return nil
        case .type:
            guard owner.type.kind == .enumeration else { return nil }
            let found = member(name, of: owner.value, Expression.blank, scope)
            return found.isUnknown ? nil : found
        case .string, .integer, .double, .bool, .array, .set, .dictionary, .range, .foundation:
            return systemMember(name, of: owner.value)
        default: return nil
        }
    }

    func computed(_ property: PropertyCode, of owner: Owner, _ scope: Scope) -> Value? {
        guard let getter = property.getter else { return nil }
        if let value = override(property.name, in: owner.type) { return value }
        let inner = Scope(owner: owner, surroundings: scope.surroundings)
        if property.type?.isView == true || property.wrapper.isViewBuilder { return .view(.body(getter, inner)) }
        return converted(result(of: getter, inner), to: property.type, owner.type)
    }

    /// A global or static constant; computed ones are computed each time.
    func value(of property: PropertyCode, _ owner: TypeCode?) -> Value {
        if let value = override(property.name, in: owner) { return value }
        if property.getter == nil, let kept = core.constants[property] { return kept }
        guard enter(property) else { return .unknown(Unknown(named: property.name, type: property.type)) }
        defer { leave(property) }
        return value(ofEntered: property, owner)
    }

    /// A constant that `enter(_:)` let in.
    func value(ofEntered property: PropertyCode, _ owner: TypeCode?) -> Value {
        if let value = override(property.name, in: owner) { return value }
        let scope = Scope(
            owner: owner.map { Owner(statics: $0) }, surroundings: Surroundings(environment: EnvironmentValues()))
        if let getter = property.getter {
            if property.type?.isView == true { return .view(.body(getter, scope)) }
            return converted(result(of: getter, scope), to: property.type, owner)
        }
        if let kept = core.constants[property] { return kept }
        let outer = fresh
        fresh = FreshIdentifiers(salt: property.name)
        defer { fresh = outer }
        guard let expression = property.value else {
            return .unknown(Unknown(named: property.name, type: property.type))
        }
        let value = converted(
            self.value(expression, scope, expecting: property.type), to: property.type, owner)
        // What a limit cut short must not become what the constant is.
        if depth < Self.depthLimit / 2 { core.constants[property] = value }
        return value
    }

    /// The stored property at an index, through its wrapper; `nil` where the instance does not exist yet.
    func stored(_ index: Int, of owner: Owner, _ scope: Scope) -> Value? {
        let property = owner.type.stored[index]
        if let draft = owner.draft { return index < draft.values.count ? draft.values[index] : nil }
        let values: [Value]
        if owner.origin != nil, case .instance(let instance) = current(owner) {
            values = instance.values
        } else if case .instance(let instance) = owner.value {
            values = instance.values
        } else {
            return nil
        }
        guard index < values.count else { return nil }
        let value = values[index]
        guard let wrapper = property.wrapper else {
            return shared(override(property.name, in: owner.type) ?? value, property, owner)
        }
        switch wrapper {
        case .state, .storage, .focus, .fetched:
            guard let cell = cell(of: property, initial: value, owner) else { return value }
            let kept = read(cell)
            if case .instance(let instance) = kept, instance.type.kind == .reference, instance.origin == nil {
                return .instance(Instance(type: instance.type, values: instance.values, origin: cell))
            }
            return kept
        case .binding:
            if case .binding(let binding) = value { return read(binding) }
            return override(property.name, in: owner.type) ?? value
        case .environmentKey(let key): return environment(key, property, scope)
        case .environmentObject(let type):
            let name = type.isEmpty ? property.type?.unwrapped.name ?? "" : type
            return Injected.find(name, in: scope.surroundings.injected) ?? sample(of: name)
                ?? .unknown(Unknown(named: property.name, type: property.type))
        case .scaledMetric, .bindable, .viewBuilder, .other:
            return shared(override(property.name, in: owner.type) ?? value, property, owner)
        case .namespace: return .unknown(Unknown(named: property.name, type: property.type))
        }
    }

    /// An object inside an object is kept where the outer one is.
    private func shared(_ value: Value, _ property: PropertyCode, _ owner: Owner) -> Value {
        guard let origin = owner.origin, case .instance(let instance) = value, instance.type.kind == .reference,
            instance.origin == nil
        else { return value }
        return .instance(
            Instance(type: instance.type, values: instance.values, origin: origin.appending(.property(property.name))))
    }

    /// Where a state property is kept.
    func cell(of property: PropertyCode, initial: Value, _ owner: Owner) -> Binding? {
        switch property.wrapper {
        case .storage(let key)?:
            let name = StateKey.storage + (key.isEmpty ? property.name : key)
            return Binding(
                root: .state(
                    StateKey(id: .root, name: name), initial: override(property.name, in: owner.type) ?? initial))
        case .state?, .focus?, .fetched?:
            guard let id = owner.id else { return nil }
            return Binding(
                root: .state(
                    StateKey(id: id, name: property.name), initial: override(property.name, in: owner.type) ?? initial))
        default: return nil
        }
    }

    func override(_ name: String, in type: TypeCode?) -> Value? {
        guard !store.overrides.isEmpty else { return nil }
        if let type, let value = store.overrides[type.name + "." + name] { return value }
        return store.overrides[name]
    }

    /// An object nobody handed down: made from its defaults, as a guess, so that the view shows something.
    private func sample(of name: String) -> Value? {
        guard let type = declarations.type(name), type.kind != .enumeration,
            type.stored.allSatisfy({ $0.value != nil || $0.wrapper != nil || $0.type?.isOptional == true })
        else { return nil }
        note(.guess, "no '\(name)' is handed down, its defaults are shown", at: type.place, subject: name)
        return instantiate(type, [], Scope(surroundings: Surroundings(environment: EnvironmentValues())))
    }
}

extension Optional where Wrapped == PropertyWrapper {
    var isViewBuilder: Bool {
        if case .viewBuilder? = self { return true }
        return false
    }
}

extension Optional where Wrapped == TypeName {
    /// Whether whole literals become doubles.
    var isDouble: Bool {
        switch self?.unwrapped.name {
        case "Double", "CGFloat", "Float", "TimeInterval": true
        default: false
        }
    }
}

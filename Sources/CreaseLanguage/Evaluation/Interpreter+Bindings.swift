import CreaseDevice
import CreaseLayout

/// Places that can be written: state, bindings, locals, parts of them.
extension Interpreter {
    // MARK: Finding the place

    /// The place an expression names; `nil` for plain values.
    func binding(of expression: Expression, _ scope: Scope) -> Binding? {
        guard descend() else {
            ascend()
            return nil
        }
        defer { ascend() }
        switch expression.kind {
        case .name(let name): return binding(ofName: name, scope)
        case .projection(let name): return binding(ofName: name, scope)
        case .member(let base?, let name):
            if case .name("self") = base.kind { return ownBinding(name, scope) }
            if name == "wrappedValue", case .binding(let binding) = value(base, scope) { return binding }
            if case .binding(let binding) = valueOfProjection(base, scope) {
                return binding.appending(.property(name))
            }
            if let inner = binding(of: base, scope) { return inner.appending(.property(name)) }
            if case .instance(let instance) = value(base, scope), let origin = instance.origin {
                return origin.appending(.property(name))
            }
            return nil
        case .element(let base, let arguments):
            guard let inner = binding(of: base, scope), let first = arguments.first else { return nil }
            let index = value(first.value, scope)
            if case .dictionary = read(inner) { return inner.appending(.key(index)) }
            return index.integer.map { inner.appending(.index($0)) } ?? inner.appending(.key(index))
        case .chain(let base), .force(let base), .inOut(let base): return binding(of: base, scope)
        case .tuple(let elements) where elements.count == 1: return binding(of: elements[0].value, scope)
        default: return nil
        }
    }

    private func valueOfProjection(_ base: Expression, _ scope: Scope) -> Value {
        if case .projection = base.kind { return value(base, scope) }
        return .absent
    }

    func binding(ofName name: String, _ scope: Scope) -> Binding? {
        if let local = scope.local(name) {
            if let cell = local.cell { return Binding(root: .cell(cell)) }
            switch local.value {
            case .binding(let binding): return binding
            case .instance(let instance): return instance.origin
            default: return nil
            }
        }
        if name == "self" { return scope.owner?.origin }
        return ownBinding(name, scope)
    }

    /// The place a binding argument names: `$x`, `.constant(…)`, a binding kept in a property.
    func binding(from expression: Expression, _ scope: Scope) -> Binding? {
        switch value(expression, scope) {
        case .binding(let binding): return binding
        case .style(let style) where style.parts.first?.name == "constant":
            return style.parts.first?.arguments?.first.map { Binding(root: .constant($0.value)) }
        case .style(let style) where style.parts.first?.name == "init":
            let arguments = style.parts.first?.arguments ?? []
            guard let get = arguments.first(where: { $0.label == "get" }),
                let set = arguments.first(where: { $0.label == "set" })
            else { return nil }
            return Binding(root: .computed(get: get.value, set: set.value))
        case .unknown(let unknown): return Binding(root: .constant(.unknown(unknown)))
        default: return nil
        }
    }

    /// The value behind a binding, or a plain value as it is.
    func bound(_ value: Value) -> Value? {
        switch value {
        case .binding(let binding): read(binding)
        case .style(let style) where style.parts.first?.name == "constant": style.parts.first?.arguments?.first?.value
        default: value
        }
    }

    /// A property of `self` as a place.
    private func ownBinding(_ name: String, _ scope: Scope) -> Binding? {
        guard let owner = scope.owner, let index = owner.type.storedIndex[name] else { return nil }
        let property = owner.type.stored[index]
        let values: [Value]
        if case .instance(let instance) = current(owner) { values = instance.values } else { values = [] }
        let value = values[safe: index] ?? .absent
        switch property.wrapper {
        case .state?, .storage?, .focus?, .fetched?:
            return cell(of: property, initial: value, owner) ?? owner.origin?.appending(.property(name))
        case .binding?:
            if case .binding(let binding) = value { return binding }
            return nil
        case .environmentKey?, .environmentObject?, .scaledMetric?, .bindable?, .viewBuilder?, .namespace?, .other?,
            nil:
            if case .instance(let instance)? = stored(index, of: owner, scope), instance.type.kind == .reference {
                return instance.origin ?? owner.origin?.appending(.property(name))
            }
            return owner.origin?.appending(.property(name))
        }
    }

    // MARK: Reading

    func read(_ binding: Binding) -> Value {
        guard descend() else {
            ascend()
            return .unknown(Unknown("…"))
        }
        defer { ascend() }
        var value: Value
        switch binding.root {
        case .state(let key, let initial): value = store.cells[key] ?? initial
        case .constant(let constant): value = constant
        case .computed(let get, _):
            guard case .closure(let closure) = get else { return .unknown(Unknown("binding")) }
            value = call(closure, [])
        case .cell(let cell): value = cell.value
        }
        for step in binding.path { value = part(step, of: value) }
        return value
    }

    private func part(_ step: Binding.Step, of value: Value) -> Value {
        switch (step, value) {
        case (.property(let name), .instance(let instance)):
            let owner = Owner(type: instance.type, value: value)
            return member(name, of: owner, rootScope()) ?? .unknown(Unknown(named: name))
        case (.property(let name), .size(let size)):
            return name == "width" ? .double(size.width) : .double(size.height)
        case (.property(let name), .point(let point)): return name == "x" ? .double(point.x) : .double(point.y)
        case (.property, .absent): return .absent
        case (.property(let name), .foundation(let value)):
            return foundationMember(name, of: value) ?? .unknown(Unknown(named: name))
        case (.index(let index), .array(let values)): return values[safe: index] ?? .unknown(Unknown("[\(index)]"))
        case (.key(let key), .dictionary(let entries)):
            return entries.first { $0.key.equals(key) == true }?.value ?? .absent
        case (.index(let index), .set(let values)): return values[safe: index] ?? .unknown(Unknown("[\(index)]"))
        case (.property(let name), .tuple(let elements)):
            return (Int(name).flatMap { elements[safe: $0] } ?? elements.first { $0.label == name })?.value
                ?? .unknown(Unknown(named: name))
        case (.key(let key), .array(let values)):
            return key.integer.flatMap { values[safe: $0] } ?? .unknown(Unknown("[…]"))
        case (.index(let index), .dictionary(let entries)):
            return entries.first { $0.key.equals(.integer(index)) == true }?.value ?? .absent
        case (.property(let name), .unknown(let whole)):
            return madeUp(whole).map { part(step, of: $0) } ?? .unknown(Unknown(named: name))
        case (.property(let name), _): return .unknown(Unknown(named: name))
        case (.index, _), (.key, _): return .unknown(Unknown("[…]"))
        }
    }

    // MARK: Writing

    func write(_ value: Value, to binding: Binding) {
        guard descend() else { return ascend() }
        defer { ascend() }
        switch binding.root {
        case .constant: break
        case .computed(_, let set):
            guard case .closure(let closure) = set else { return }
            _ = call(closure, [value])
        case .state(let key, let initial):
            let whole = store.cells[key] ?? initial
            store.cells[key] = setting(binding.path[...], of: whole, to: value)
        case .cell(let cell): cell.value = setting(binding.path[...], of: cell.value, to: value)
        }
    }

    /// The whole with one part changed; unchanged where the part is not there.
    private func setting(_ path: ArraySlice<Binding.Step>, of whole: Value, to value: Value) -> Value {
        guard let step = path.first else { return value }
        let inner = setting(path.dropFirst(), of: part(step, of: whole), to: value)
        switch (step, whole) {
        case (.property(let name), .instance(let instance)):
            if let property = instance.type.computed[name], property.hasSetter { return whole }
            return .instance(instance.setting(name, to: inner))
        case (.property(let name), .size(var size)):
            if name == "width" {
                size.width = inner.number ?? size.width
            } else {
                size.height = inner.number ?? size.height
            }
            return .size(size)
        case (.property(let name), .point(var point)):
            if name == "x" { point.x = inner.number ?? point.x } else { point.y = inner.number ?? point.y }
            return .point(point)
        case (.property(let name), .foundation(let value)):
            return value.setting(name, to: inner).map { .foundation($0) } ?? whole
        case (.property(let name), .tuple(var elements)):
            guard let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
                elements.indices.contains(index)
            else { return whole }
            elements[index].value = inner
            return .tuple(elements)
        case (.index(let index), .array(var values)):
            guard values.indices.contains(index) else { return whole }
            values[index] = inner
            return .array(values)
        case (.key(let key), .dictionary(var entries)):
            let place = entries.firstIndex { $0.key.equals(key) == true }
            switch (place, inner) {
            case (let place?, .absent): entries.remove(at: place)
            case (let place?, _): entries[place].value = inner
            case (nil, .absent): break
            case (nil, _): entries.append(Value.Entry(key: key, value: inner))
            }
            return .dictionary(entries)
        case (.index(let index), .dictionary):
            return setting([.key(.integer(index))] + path.dropFirst(), of: whole, to: value)
        default: return whole
        }
    }

    // MARK: Assignments

    func assign(_ operation: BinaryOperator?, _ target: Expression, _ source: Expression, _ scope: Scope) {
        let old = operation == nil ? Value.absent : value(target, scope)
        let type = declaredType(of: target, scope) ?? old.numericType
        var value = converted(value(source, scope, expecting: type), to: type, scope.owner?.type)
        if let operation {
            value = bounded(combined(operation, old, value, scope) ?? unknown(source), at: source.place)
        }
        if assignToDraft(value, target, scope) { return }
        guard let place = binding(of: target, scope) else { return }
        write(matching(value, read(place)), to: place)
    }

    /// A whole number assigned to a fractional place, a bare case to a place that holds cases of a type.
    private func matching(_ value: Value, _ old: Value) -> Value {
        switch (value, old) {
        case (.integer(let whole), .double): return .double(Double(whole))
        case (.style(let style), .enumCase(let known)):
            return converted(.style(style), to: TypeName(name: known.type), nil)
        default: return value
        }
    }

    /// `self.x = …` in an initializer, `_x = State(initialValue:)` included.
    private func assignToDraft(_ value: Value, _ target: Expression, _ scope: Scope) -> Bool {
        guard let owner = scope.owner, let draft = owner.draft else { return false }
        var name: String
        switch target.kind {
        case .member(let base?, let member):
            guard case .name("self") = base.kind else { return false }
            name = member
        case .name(let bare):
            guard scope.local(bare) == nil else { return false }
            name = bare
        default: return false
        }
        if name.hasPrefix("_") { name.removeFirst() }
        guard let index = owner.type.storedIndex[name], index < draft.values.count else { return false }
        draft.values[index] = converted(value, to: owner.type.stored[index].type, owner.type)
        return true
    }

    // MARK: Dismissing

    func perform(_ dismissal: Dismissal) {
        switch dismissal {
        case .unset(let binding):
            if case .bool = read(binding) { write(.bool(false), to: binding) } else { write(.absent, to: binding) }
        case .pop(let binding):
            guard case .array(var values) = read(binding), !values.isEmpty else { return }
            values.removeLast()
            write(.array(values), to: binding)
        case .popPushed(let stack): effects.append(.pop(stack: stack))
        case .nothing: break
        }
    }
}

extension Expression {
    /// For calls that have no source of their own.
    static let blank = Expression(
        .opaque, span: SourceSpan(start: 0, end: 0), place: Place(line: 1, column: 1))
}

public import CreaseDevice
public import CreaseLayout

/// What an action left behind.
public struct Performed: Sendable {
    public var state: StateStore
    /// What the program keeps no state for and its host must do.
    public var effects: [Effect]
}

/// What a control writes.
public enum ControlValue: Sendable {
    case bool(Bool)
    case text(String)
    case number(Double)
    /// A picker's, tab's or row's tag; for optional places as well.
    case tag(TagValue)
    /// One more page on a path.
    case push(PathValue)
    /// So many pages off a path; more than there are empties it.
    case pop(Int)
    /// `false` or `nil`, whichever the place holds.
    case unset
}

extension Program {
    /// Runs an action: a button's, a menu item's, an `onAppear`, a dismissal.
    ///
    /// `old` is what `onChange` hands to its closure first; without it the new value stands for both. What an action cannot
    /// do here (network, files, tasks) it leaves out.
    public func perform(
        _ action: Action, in state: StateStore, conditions: Conditions = Conditions(), old: TagValue? = nil
    ) -> Performed {
        guard let payload = action.payload as? ActionPayload else { return Performed(state: state, effects: []) }
        var store = state
        store.actions += 1
        let context = EvaluationContext(core: core, store: store, conditions: conditions, ledger: Ledger())
        let interpreter = Interpreter(context, steps: Interpreter.actionStepLimit)
        interpreter.fresh = FreshIdentifiers(salt: "action \(store.actions)")
        interpreter.perform(payload, old: old?.payload as? Value)
        return Performed(state: interpreter.store, effects: interpreter.effects)
    }

    /// Writes a control's value through its binding.
    public func write(
        _ value: ControlValue, to binding: BindingReference, in state: StateStore,
        conditions: Conditions = Conditions()
    ) -> Performed {
        guard let place = binding.payload as? Binding else { return Performed(state: state, effects: []) }
        let context = EvaluationContext(core: core, store: state, conditions: conditions, ledger: Ledger())
        let interpreter = Interpreter(context, steps: Interpreter.actionStepLimit)
        interpreter.put(value, in: place)
        return Performed(state: interpreter.store, effects: interpreter.effects)
    }

    /// What is behind a binding now, in canonical words.
    public func words(of binding: BindingReference, in state: StateStore) -> String {
        guard let place = binding.payload as? Binding else { return "" }
        let context = EvaluationContext(core: core, store: state, conditions: Conditions(), ledger: Ledger())
        return Interpreter(context).read(place).words
    }
}

extension Interpreter {
    fileprivate func perform(_ payload: ActionPayload, old: Value?) {
        switch payload {
        case .code(let expression, let scope, let arguments): run(expression, scope, arguments)
        case .step(let binding, let step, let range):
            guard let next = Value.apply(.add, read(binding), step) else { return }
            if case .range(let range)? = range, let number = next.number, !range.contains(number) { return }
            write(next, to: binding)
        case .edit(let mode): write(.editMode(isActive: !read(mode).isEditing), to: mode)
        case .dismiss(let binding, let then, let scope):
            perform(.unset(binding))
            if let then { run(then, scope, []) }
        case .hinge(let expression, let scope):
            let hinge = screen(for: context.conditions).hinge
            run(expression, scope, [.hingeContext(hinge), .hingeContext(hinge)])
        case .change(let expression, let scope, let new):
            // One parameter takes the new value, two take old and new.
            var count = 2
            if case .closure(let code) = expression.kind { count = max(code.parameters.count, code.shorthandCount) }
            run(expression, scope, count == 1 ? [new] : [old ?? new, new])
        }
    }

    /// Calls what an expression gives; a closure without parameters ignores the arguments.
    private func run(_ expression: Expression, _ scope: Scope, _ arguments: [Value]) {
        if case .closure(let code) = expression.kind {
            _ = call(ClosureValue(code: code, scope: scope, place: expression.place), arguments)
            return
        }
        let callee = value(expression, scope)
        if callee.isClosure || isDismissal(callee) {
            var arguments = arguments
            if case .function(let function) = callee, let count = function.functions.first?.parameters.count {
                arguments = Array(arguments.prefix(count))
            }
            let elements = arguments.map { Value.Element(label: nil, value: $0) }
            guard case .function(let function) = callee, let code = function.functions.first else {
                _ = invoke(callee, elements, expression, scope)
                return
            }
            let labelled = zip(code.parameters, arguments).map { Value.Element(label: $0.label, value: $1) }
            _ = call(code, labelled, function.scope)
        }
    }

    private func isDismissal(_ value: Value) -> Bool {
        if case .dismissal = value { return true }
        return false
    }

    fileprivate func put(_ value: ControlValue, in place: Binding) {
        switch value {
        case .bool(let flag): write(.bool(flag), to: place)
        case .text(let text): write(converted(text, for: read(place)), to: place)
        case .number(let number):
            if case .integer = read(place), let whole = Int(exactly: number.rounded()) {
                write(.integer(whole), to: place)
            } else if !number.isNaN {
                write(.double(number), to: place)
            }
        case .tag(let tag): write(tag.payload as? Value ?? Value(literal: tag.words), to: place)
        case .push(let path):
            let values = elements(of: read(place)) ?? []
            write(.array(values + [path.payload as? Value ?? Value(literal: path.words)]), to: place)
        case .pop(let count):
            let values = elements(of: read(place)) ?? []
            write(.array(Array(values.dropLast(max(0, count)))), to: place)
        case .unset: perform(.unset(place))
        }
    }

    /// Typed text for a place that holds a number, where it is one.
    private func converted(_ text: String, for old: Value) -> Value {
        switch old {
        case .integer: Int(text).map { .integer($0) } ?? old
        case .double: Double(text).flatMap { $0.isFinite ? .double($0) : nil } ?? old
        default: .string(text)
        }
    }
}

import CreaseDevice
import CreaseLayout

/// What views wait for: to appear and leave, changes, the hinge, return in a field.
extension ViewBuilder {
    func event(_ name: ModifierName, _ call: Call, _ scope: Scope) -> Modifier? {
        switch name {
        case .onAppear: return action(call.closure("perform")?.value, scope).map { .onAppear($0) }
        case .task:
            return action((call.argument("action") ?? call.closure("action"))?.value, scope).map { .onAppear($0) }
        case .onDisappear: return action(call.closure("perform")?.value, scope).map { .onDisappear($0) }
        case .onChange:
            guard let of = call.argument("of"), let closure = call.closure("perform") ?? call.positional(0) else {
                return nil
            }
            let new = value(of.value, scope)
            return .onChange(
                value: new.tag, isInitial: argument("initial", call, scope)?.boolean ?? false,
                action: Action(payload: ActionPayload.change(closure.value, scope, new: new)))
        case .onGeometryChange: return geometryChange(call, scope)
        case .onSubmit:
            return action((call.argument("action") ?? call.closure("action"))?.value, scope)
                .map { .onSubmit($0, of: submitTriggers(argument("of", call, scope))) }
        case .onHingeChange:
            if argument("isEnabled", call, scope)?.boolean == false { return nil }
            guard let closure = call.closure("action") ?? call.positional(0) else { return nil }
            return .onHingeChange(Action(payload: ActionPayload.hinge(closure.value, scope)))
        default: return nil
        }
    }

    /// `.text` without any; `[.text, .search]` for both.
    private func submitTriggers(_ value: Value?) -> Set<SubmitTrigger> {
        guard let value else { return [.text] }
        let values = interpreter.elements(of: value) ?? [value]
        return Set(values.compactMap { $0.named() })
    }

    /// `onGeometryChange(for: CGFloat.self) { proxy in proxy.size.width } action: { width in … }`
    private func geometryChange(_ call: Call, _ scope: Scope) -> Modifier? {
        guard let measure = call.closure("of"), let action = call.argument("action") else { return nil }
        let context = context
        return .onGeometryChange { geometry in
            let interpreter = Interpreter(context)
            guard case .closure(let closure) = interpreter.value(measure.value, scope) else { return nil }
            let result = interpreter.call(closure, [.geometry(geometry)])
            guard !result.isUnknown else { return nil }
            return (
                result.tag,
                Action(payload: ActionPayload.code(action.value, scope, [result]))
            )
        }
    }
}

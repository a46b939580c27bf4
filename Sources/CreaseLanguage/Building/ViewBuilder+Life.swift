import CreaseDevice
import CreaseLayout

/// What views wait for: to appear and leave, changes, the hinge, return in a field.
extension ViewBuilder {
    func event(_ name: ModifierName, _ site: Site) -> Modifier? {
        switch name {
        case .onAppear: return action("perform", site).map { .onAppear($0) }
        case .task:
            return action("action", site).map { .onAppear($0) }
        case .onDisappear: return action("perform", site).map { .onDisappear($0) }
        case .onChange:
            guard let of = site.argument("of"), let closure = site.closure("perform") ?? site.positional(0) else {
                return nil
            }
            let new = value(of.value, site.scope)
            return .onChange(
                value: new.tag, isInitial: site.value("initial")?.boolean ?? false,
                action: Action(payload: ActionPayload.change(closure.value, site.scope, new: new)))
        case .onGeometryChange: return geometryChange(site)
        case .onSubmit:
            return action("action", site)
                .map { .onSubmit($0, of: submitTriggers(site.value("of"))) }
        case .onHingeChange:
            if site.value("isEnabled")?.boolean == false { return nil }
            guard let closure = site.closure("action") ?? site.positional(0) else { return nil }
            return .onHingeChange(Action(payload: ActionPayload.hinge(closure.value, site.scope)))
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
    private func geometryChange(_ site: Site) -> Modifier? {
        guard let measure = site.closure("of"), let action = site.argument("action") else { return nil }
        let (context, scope) = (context, site.scope)
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

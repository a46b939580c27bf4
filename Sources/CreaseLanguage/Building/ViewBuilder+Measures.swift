import CreaseDevice
import CreaseLayout

/// Controls that set or show a place in a range.
extension ViewBuilder {
    func slider(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let binding = binding("value", call, scope)
        let fraction = fraction(binding.flatMap { read($0).number }, argument("in", call, scope))
        let label = call.closure("label").map { slot(.title, $0.value, at: id.part(0), scope) }
        node(
            .control(
                ControlContent(
                    .slider(fraction: fraction ?? 0), binding: reference(binding), scale: scale(of: call, scope))),
            expression.place, at: id, label.map { [$0] } ?? [], &output)
    }

    /// A slider's ends and step.
    private func scale(of call: Call, _ scope: Scope) -> Slide.Scale {
        let step = argument("step", call, scope)?.number
        guard case .range(let range)? = argument("in", call, scope) else { return Slide.Scale(step: step) }
        return Slide.Scale(lower: range.lower ?? 0, upper: range.upper ?? 1, step: step)
    }

    /// Where a value stands in a range, 0…1.
    private func fraction(_ value: Double?, _ range: Value?) -> Double? {
        guard let value, value.isFinite else { return nil }
        var (lower, upper) = (0.0, 1.0)
        if case .range(let range)? = range { (lower, upper) = (range.lower ?? 0, range.upper ?? 1) }
        guard upper > lower else { return 0 }
        return min(1, max(0, (value - lower) / (upper - lower)))
    }

    func gauge(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let value = argument("value", call, scope).flatMap { interpreter.bound($0)?.number }
        let fraction = fraction(value, argument("in", call, scope)) ?? 0
        let label = call.closure("label").map { slot(.title, $0.value, at: id.part(0), scope) }
        node(
            .control(ControlContent(.gauge(fraction: fraction))), expression.place, at: id, label.map { [$0] } ?? [],
            &output)
    }

    func stepper(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let binding = binding("value", call, scope)
        var content = ControlContent(.stepper, binding: reference(binding))
        if let binding {
            let step = argument("step", call, scope, expecting: nil) ?? .integer(1)
            let range = argument("in", call, scope, expecting: nil)
            content.increment = Action(payload: ActionPayload.step(binding, by: step, within: range))
            content.decrement = Action(
                payload: ActionPayload.step(binding, by: step.negated ?? .integer(-1), within: range))
        } else {
            content.increment = action(call.argument("onIncrement")?.value, scope)
            content.decrement = action(call.argument("onDecrement")?.value, scope)
        }
        let label = labelSlot(call, at: id, scope) ?? trailingLabel(call, at: id, scope)
        node(.control(content), expression.place, at: id, label.map { [$0] } ?? [], &output)
    }

    func progress(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        var content = ProgressContent()
        if let value = argument("value", call, scope)?.number, value.isFinite {
            let total = argument("total", call, scope)?.number ?? 1
            content.fraction = total > 0 ? min(1, max(0, value / total)) : 0
        }
        content.label = title(call.positional(0), scope)?.string
        if content.label == nil, let label = call.closure("label") {
            content.label = words(in: builder(label.value, at: id, scope))
        }
        node(.progress(content), expression.place, at: id, &output)
    }
}

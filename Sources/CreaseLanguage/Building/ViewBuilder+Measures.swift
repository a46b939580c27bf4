import CreaseDevice
import CreaseLayout

/// Controls that set or show a place in a range.
extension ViewBuilder {
    func slider(_ site: Site, _ output: inout Output) {
        let binding = site.binding("value")
        let fraction = fraction(binding.flatMap { read($0).number }, site.value("in"))
        let label = site.closure("label").map { [slot(.title, $0.value, site)] } ?? []
        node(
            .control(
                ControlContent(
                    .slider(fraction: fraction ?? 0), binding: reference(binding), scale: scale(of: site))),
            site, label, &output)
    }

    /// A slider's ends and step.
    private func scale(of site: Site) -> Slide.Scale {
        let step = site.value("step")?.number
        guard case .range(let range)? = site.value("in") else { return Slide.Scale(step: step) }
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

    func gauge(_ site: Site, _ output: inout Output) {
        let value = site.value("value").flatMap { interpreter.bound($0)?.number }
        let fraction = fraction(value, site.value("in")) ?? 0
        let label = site.closure("label").map { [slot(.title, $0.value, site)] } ?? []
        node(
            .control(ControlContent(.gauge(fraction: fraction))), site, label,
            &output)
    }

    func stepper(_ site: Site, _ output: inout Output) {
        let binding = site.binding("value")
        var content = ControlContent(.stepper, binding: reference(binding))
        if let binding {
            let step = site.value("step", expecting: nil) ?? .integer(1)
            let range = site.value("in", expecting: nil)
            content.increment = Action(payload: ActionPayload.step(binding, by: step, within: range))
            content.decrement = Action(
                payload: ActionPayload.step(binding, by: step.negated ?? .integer(-1), within: range))
        } else {
            content.increment = action("onIncrement", site)
            content.decrement = action("onDecrement", site)
        }
        let label = controlLabel(of: site)
        node(.control(content), site, label, &output)
    }

    func progress(_ site: Site, _ output: inout Output) {
        var content = ProgressContent()
        if let value = site.value("value")?.number, value.isFinite {
            let total = site.value("total")?.number ?? 1
            content.fraction = total > 0 ? min(1, max(0, value / total)) : 0
        }
        content.label = title(0, site)?.string
        if content.label == nil, let label = site.closure("label") {
            content.label = words(in: builder(label.value, site))
        }
        node(.progress(content), site, &output)
    }
}

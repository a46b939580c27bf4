import CreaseDevice
import CreaseLayout

/// Controls that a style of the file draws, where one is handed down: its `makeBody(configuration:)` at their place.
extension ViewBuilder {
    func styledButton(
        _ content: ButtonContent, _ label: [ViewNode], _ site: Site, _ output: inout Output
    ) {
        guard let style = customStyle("buttonStyle", site) else {
            return node(.button(content), site, label, &output)
        }
        let configuration = Value.tuple([
            .init(label: "label", value: .view(.nodes(label))), .init(label: "isPressed", value: .bool(false)),
            .init(label: "role", value: .absent), .init(label: "isOn", value: .bool(false)),
        ])
        let drawn = views(of: style.makeBody.body, at: style.id, style.scope(configuration))
        guard takeNode(at: site.place) else { return }
        // The button stays what is tapped; the style alone says how it looks.
        let button = ViewNode(.button(content), id: site.id, children: drawn, source: site.location)
        output.append(
            ViewNode(
                .modified(.environment { $0.buttonStyle = .plain }), id: style.id, children: [button],
                source: site.location))
    }

    func styledLabel(
        _ title: [ViewNode], _ icon: [ViewNode], _ slots: [ViewNode], _ site: Site, _ output: inout Output
    ) {
        guard let style = customStyle("labelStyle", site) else { return node(.label, site, slots, &output) }
        let configuration = Value.tuple([
            .init(label: "title", value: .view(.nodes(title))), .init(label: "icon", value: .view(.nodes(icon))),
        ])
        var inner = style.scope(configuration)
        _ = build(style.makeBody.body, at: style.id, &inner, &output)
    }

    /// A style of the file with the scope its body runs in.
    private struct CustomStyle {
        var id: ViewID
        var makeBody: FunctionCode
        var owner: Owner
        var surroundings: Surroundings

        func scope(_ configuration: Value) -> Scope {
            Scope(owner: owner, surroundings: surroundings)
                .binding(makeBody.parameters.first?.name ?? "configuration", to: configuration)
        }
    }

    private func customStyle(_ modifier: String, _ site: Site) -> CustomStyle? {
        let surroundings = site.scope.surroundings
        guard case .instance(let instance)? = Injected.find("style " + modifier, in: surroundings.injected),
            let makeBody = instance.type.functions["makeBody"]?.first, surroundings.depth < Self.expansionLimit
        else { return nil }
        let id = site.id.child(.style)
        see(id)
        return CustomStyle(
            id: id, makeBody: makeBody, owner: Owner(type: instance.type, value: .instance(instance), id: id),
            // Inside the style the system's look counts again.
            surroundings: surroundings.with(
                injected: Injected(name: "style " + modifier, value: .absent, next: surroundings.injected),
                depth: surroundings.depth + 1))
    }
}

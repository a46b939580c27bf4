import CreaseDevice
import CreaseLayout

/// Buttons, menus and the controls that write through a binding.
extension ViewBuilder {
    // MARK: Actions and bindings

    func action(_ expression: Expression?, _ scope: Scope) -> Action? {
        guard let expression else { return nil }
        return Action(payload: ActionPayload.code(expression, scope, []))
    }

    func action(_ label: String, _ site: Site) -> Action? { action(site.closure(label)?.value, site.scope) }

    func reference(_ binding: Binding?) -> BindingReference? { binding.map { BindingReference(payload: $0) } }

    // MARK: Buttons

    func button(_ site: Site, _ output: inout Output) {
        let role: ButtonContent.Role? = site.value("role")?.named()
        var content = ButtonContent(role: role)
        var children: [ViewNode] = []
        if let label = site.argument("label") {
            content.action = action("action", site)
            children = builder(label.value, site)
        } else if let title = site.positional(0) {
            content.action = action("action", site)
            if case .closure = title.value.kind {
                content.action = action(title.value, site.scope)
            } else if let image = site.argument("image"), case let named = value(image.value, site.scope) {
                children = labelNodes(title, symbol: nil, at: site.id.child(.slot(.title)), site.scope)
                if let name = named.text {
                    children = [
                        labelNode(
                            self.title(of: title.value, site.scope), .symbol(name), at: site.id.child(.slot(.title)),
                            location(title.value.place))
                    ]
                }
            } else {
                children = labelNodes(
                    title, symbol: site.argument("systemImage"), at: site.id.child(.slot(.title)), site.scope)
            }
        } else if site.argument("intent") != nil, let label = site.trailing {
            children = builder(label.value, site)
        } else if let actionArgument = site.argument("action"),
            let label = site.trailing
        {
            // `Button(action: save) { Text("Save") }`
            content.action = action(actionArgument.value, site.scope)
            children = builder(label.value, site)
        } else {
            content.action = action("action", site)
        }
        styledButton(content, children, site, &output)
    }

    func menu(_ site: Site, _ output: inout Output) {
        let label = label(of: site)
        let items = lazily(site.closure("content")?.value, site)
        node(.menu(MenuContent(items: items)), site, label, &output)
    }

    // MARK: Controls

    func toggle(_ site: Site, _ output: inout Output) {
        let binding = site.binding("isOn")
        let isOn = binding.flatMap { read($0).boolean } ?? false
        let label = controlLabel(of: site)
        node(
            .control(ControlContent(.toggle(isOn: isOn), binding: reference(binding))), site,
            label, &output)
    }

    /// The label of a control that has no other content: `Toggle(isOn: $x) { Text("Sound") }`.
    func controlLabel(of site: Site) -> [ViewNode] {
        let label = label(of: site)
        guard label.isEmpty, let closure = site.trailing else { return label }
        return [slot(.title, closure.value, site)]
    }

    func picker(_ site: Site, _ output: inout Output) {
        let binding = site.binding("selection")
        var children = label(of: site)
        if let content = site.closure("content") {
            var inner = site.scope
            inner.surroundings = site.scope.surroundings.with(selects: true)
            children.append(slot(.content, content.value, site.id, inner))
        }
        let selection = binding.map { read($0).tag }
        node(
            .control(ControlContent(.picker(selection: selection), binding: reference(binding))), site, children,
            &output)
    }

    func textField(_ site: Site, isSecure: Bool, _ output: inout Output) {
        let binding = site.binding("text") ?? site.binding("value")
        let text = binding.map { read($0) }.map { value in
            if case .unknown = value { return "" }
            if case .absent = value { return "" }
            return value.description
        }
        let title = title(0, site)?.string ?? ""
        let prompt = self.title("prompt", site)?.string ?? title
        let label = label(of: site)
        node(
            .control(
                ControlContent(
                    .textField(text: text ?? "", prompt: prompt, isSecure: isSecure), binding: reference(binding))),
            site, label, &output)
    }

    func textEditor(_ site: Site, _ output: inout Output) {
        let binding = site.binding("text")
        let text = binding.flatMap { read($0).text } ?? ""
        node(
            .control(ControlContent(.textEditor(text: text), binding: reference(binding))), site,
            &output)
    }

    func editButton(_ site: Site, _ output: inout Output) {
        let mode = interpreter.editMode(site.scope)
        let toggle = Action(payload: ActionPayload.edit(mode))
        node(
            .control(ControlContent(.editButton(isEditing: read(mode).isEditing), increment: toggle)), site, &output)
    }

    func datePicker(_ site: Site, _ output: inout Output) {
        let binding = site.binding("selection")
        // There is no clock here: a fixed day stands for any that is not known.
        var moment = Moment.now
        if let binding, case .foundation(.date(let chosen)) = read(binding) { moment = chosen }
        let text = DateFormat(date: "medium", time: nil).words(moment)
        node(
            .control(ControlContent(.datePicker(text: text), binding: reference(binding))), site,
            controlLabel(of: site), &output)
    }

    func colorPicker(_ site: Site, _ output: inout Output) {
        let binding = site.binding("selection")
        let label = controlLabel(of: site)
        node(
            .control(ControlContent(.colorPicker, binding: reference(binding))), site,
            label, &output)
    }
}

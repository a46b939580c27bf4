import CreaseDevice
import CreaseLayout

/// Buttons, menus and the controls that write through a binding.
extension ViewBuilder {
    // MARK: Actions and bindings

    func action(_ expression: Expression?, _ scope: Scope) -> Action? {
        guard let expression else { return nil }
        return Action(payload: ActionPayload.code(expression, scope, []))
    }

    func action(_ expression: Expression?, _ scope: Scope, with arguments: [Value]) -> Action? {
        guard let expression else { return nil }
        return Action(payload: ActionPayload.code(expression, scope, arguments))
    }

    func binding(_ label: String, _ call: Call, _ scope: Scope) -> Binding? {
        call.argument(label).flatMap { interpreter.binding(from: $0.value, scope) }
    }

    func reference(_ binding: Binding?) -> BindingReference? { binding.map { BindingReference(payload: $0) } }

    // MARK: Buttons

    func button(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let role: ButtonContent.Role? = argument("role", call, scope)?.named()
        var content = ButtonContent(role: role)
        var children: [ViewNode] = []
        if let label = call.argument("label") {
            content.action = action((call.argument("action") ?? call.closure("action"))?.value, scope)
            children = builder(label.value, at: id, scope)
        } else if let title = call.positional(0) {
            content.action = action((call.argument("action") ?? call.closure("action"))?.value, scope)
            if case .closure = title.value.kind {
                content.action = action(title.value, scope)
            } else if let image = call.argument("image"), case let named = value(image.value, scope) {
                children = labelNodes(title, symbol: nil, at: id.part(0), scope)
                if let name = named.text {
                    children = [
                        symbolLabel(
                            self.title(of: title.value, scope), name, at: id.part(0), location(title.value.place))
                    ]
                }
            } else {
                children = labelNodes(title, symbol: call.argument("systemImage"), at: id.part(0), scope)
            }
        } else if let actionArgument = call.argument("action"),
            let label = call.arguments.first(where: { $0.isTrailing && $0.label == nil })
        {
            // `Button(action: save) { Text("Save") }`
            content.action = action(actionArgument.value, scope)
            children = builder(label.value, at: id, scope)
        } else {
            content.action = action(call.closure("action")?.value, scope)
        }
        styled(.button(content), "buttonStyle", children, expression, at: id, scope, &output)
    }

    /// A control drawn by a style of the file, where one is handed down: its `makeBody(configuration:)` at this place.
    private func styled(
        _ kind: ViewNode.Kind, _ style: String, _ children: [ViewNode], _ expression: Expression, at id: ViewID,
        _ scope: Scope, _ output: inout Output
    ) {
        guard case .instance(let instance)? = Injected.find("style " + style, in: scope.surroundings.injected),
            let code = instance.type.functions["makeBody"]?.first, scope.surroundings.depth < Self.expansionLimit
        else { return node(kind, expression.place, at: id, children, &output) }
        let configuration = Value.tuple([
            .init(label: "label", value: .view(.nodes(children))), .init(label: "isPressed", value: .bool(false)),
            .init(label: "role", value: .absent), .init(label: "isOn", value: .bool(false)),
        ])
        let owner = Owner(type: instance.type, value: .instance(instance), id: id.child("style"))
        see(id.child("style"))
        // Inside the style the system's look counts again.
        let surroundings = scope.surroundings.with(
            injected: Injected(name: "style " + style, value: .absent, next: scope.surroundings.injected),
            depth: scope.surroundings.depth + 1)
        let inner = Scope(owner: owner, surroundings: surroundings)
            .binding(code.parameters.first?.name ?? "configuration", to: configuration)
        let drawn = views(of: code.body, at: id.part(9), inner)
        let plain = ViewNode(
            .modified(.environment { $0.buttonStyle = .plain }), id: id.part(8),
            children: [ViewNode(kind, id: id, children: drawn, source: location(expression.place))],
            source: location(expression.place))
        guard takeNode(at: expression.place) else { return }
        output.append(plain)
    }

    func menu(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let label = labelSlot(call, at: id, scope)
        let items = lazily(call.closure("content")?.value, at: id, scope)
        node(.menu(MenuContent(items: items)), expression.place, at: id, label.map { [$0] } ?? [], &output)
    }

    // MARK: Controls

    func toggle(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let binding = binding("isOn", call, scope)
        let isOn = binding.flatMap { read($0).boolean } ?? false
        let label = labelSlot(call, at: id, scope) ?? trailingLabel(call, at: id, scope)
        node(
            .control(ControlContent(.toggle(isOn: isOn), binding: reference(binding))), expression.place, at: id,
            label.map { [$0] } ?? [], &output)
    }

    /// `Toggle(isOn: $x) { Text("Sound") }`
    func trailingLabel(_ call: Call, at id: ViewID, _ scope: Scope) -> ViewNode? {
        guard let closure = call.arguments.first(where: { $0.isTrailing && $0.label == nil }) else { return nil }
        return slot(.title, closure.value, at: id.part(0), scope)
    }

    func picker(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let binding = binding("selection", call, scope)
        var children = labelSlot(call, at: id, scope).map { [$0] } ?? []
        if let content = call.closure("content") {
            var inner = scope
            inner.surroundings = scope.surroundings.with(selects: true)
            children.append(slot(.content, content.value, at: id, inner))
        }
        let selection = binding.map { read($0).tag }
        node(
            .control(ControlContent(.picker(selection: selection), binding: reference(binding))), expression.place,
            at: id, children, &output)
    }

    func textField(
        _ call: Call, isSecure: Bool, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        let binding = binding("text", call, scope) ?? binding("value", call, scope)
        let text = binding.map { read($0) }.map { value in
            if case .unknown = value { return "" }
            if case .absent = value { return "" }
            return value.description
        }
        let title = title(call.positional(0), scope)?.string ?? ""
        let prompt = call.argument("prompt").map { self.title(of: $0.value, scope).string } ?? title
        let label = labelSlot(call, at: id, scope)
        node(
            .control(
                ControlContent(
                    .textField(text: text ?? "", prompt: prompt, isSecure: isSecure), binding: reference(binding))),
            expression.place, at: id, label.map { [$0] } ?? [], &output)
    }

    func textEditor(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let binding = binding("text", call, scope)
        let text = binding.flatMap { read($0).text } ?? ""
        node(
            .control(ControlContent(.textEditor(text: text), binding: reference(binding))), expression.place, at: id,
            &output)
    }

    func editButton(_ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let mode = interpreter.editMode(scope)
        let toggle = Action(payload: ActionPayload.edit(mode))
        node(
            .control(ControlContent(.editButton(isEditing: read(mode).isEditing), increment: toggle)),
            expression.place, at: id, &output)
    }

    func datePicker(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let binding = binding("selection", call, scope)
        // There is no clock here: a fixed day stands for any.
        let label = labelSlot(call, at: id, scope) ?? trailingLabel(call, at: id, scope)
        node(
            .control(ControlContent(.datePicker(text: "Oct 23, 2026"), binding: reference(binding))), expression.place,
            at: id, label.map { [$0] } ?? [], &output)
    }

    func colorPicker(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let binding = binding("selection", call, scope)
        let label = labelSlot(call, at: id, scope) ?? trailingLabel(call, at: id, scope)
        node(
            .control(ControlContent(.colorPicker, binding: reference(binding))), expression.place, at: id,
            label.map { [$0] } ?? [], &output)
    }
}

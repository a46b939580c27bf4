import CreaseDevice
import CreaseLayout

/// Words, pictures and shapes.
extension ViewBuilder {
    func text(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        guard let argument = call.arguments.first else { return }
        let content: TextContent
        if let format = call.argument("format") {
            let value = value(argument.value, scope)
            content =
                value.isUnknown
                ? TextContent("‹\(source(argument.value))›", isGuess: true)
                : TextContent(interpreter.formatted(value, self.value(format.value, scope)))
        } else if argument.label == "timerInterval" {
            content = TextContent("0:00", isGuess: true)
        } else {
            content = title(of: argument.value, scope)
        }
        node(.text(content), expression.place, at: id, &output)
    }

    func label(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        var title: [ViewNode] = []
        var icon: [ViewNode] = []
        if let argument = call.positional(0) {
            let content = self.title(of: argument.value, scope)
            title = [ViewNode(.text(content), id: id.child(0), source: location(argument.value.place))]
            if let symbol = call.argument("systemImage") ?? call.argument("image") {
                let name = value(symbol.value, scope).text ?? ""
                let source: ImageContent.Source = symbol.label == "image" ? .named(name) : .symbol(name)
                icon = [ViewNode(.image(ImageContent(source)), id: id.child(1), source: location(symbol.value.place))]
            }
        } else {
            title = call.closure("title").map { builder($0.value, at: id.child(0), scope) } ?? []
            icon = call.argument("icon").map { builder($0.value, at: id.child(1), scope) } ?? []
        }
        let slots = [
            ViewNode(.slot(.title), id: id.part(0), children: title),
            ViewNode(.slot(.icon), id: id.part(1), children: icon),
        ]
        styledLabel(title, icon, slots, expression, at: id, scope, &output)
    }

    /// A label drawn by a LabelStyle of the file, where one is handed down.
    private func styledLabel(
        _ title: [ViewNode], _ icon: [ViewNode], _ slots: [ViewNode], _ expression: Expression, at id: ViewID,
        _ scope: Scope, _ output: inout Output
    ) {
        guard case .instance(let instance)? = Injected.find("style labelStyle", in: scope.surroundings.injected),
            let code = instance.type.functions["makeBody"]?.first, scope.surroundings.depth < Self.expansionLimit
        else { return node(.label, expression.place, at: id, slots, &output) }
        let configuration = Value.tuple([
            .init(label: "title", value: .view(.nodes(title))), .init(label: "icon", value: .view(.nodes(icon))),
        ])
        let surroundings = scope.surroundings.with(
            injected: Injected(name: "style labelStyle", value: .absent, next: scope.surroundings.injected),
            depth: scope.surroundings.depth + 1)
        let owner = Owner(type: instance.type, value: .instance(instance), id: id.child("style"))
        see(id.child("style"))
        var inner = Scope(owner: owner, surroundings: surroundings)
            .binding(code.parameters.first?.name ?? "configuration", to: configuration)
        _ = build(code.body, at: id, &inner, &output)
    }

    func image(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let source: ImageContent.Source
        if let symbol = call.argument("systemName") {
            source = .symbol(name(symbol, scope))
        } else if let argument = call.positional(0) ?? call.argument("decorative") {
            source = .named(name(argument, scope))
        } else {
            source = .named(call.arguments.first.map { self.source($0.value) } ?? "")
        }
        node(.image(ImageContent(source)), expression.place, at: id, &output)
    }

    private func name(_ argument: Argument, _ scope: Scope) -> String {
        switch value(argument.value, scope) {
        case .string(let text): text
        case .style(let style): style.singleName ?? Value.style(style).words
        case .unknown: "‹\(source(argument.value))›"
        case let value: value.description
        }
    }

    func asyncImage(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        let address = call.argument("url").map { source($0.value) } ?? ""
        guard let content = call.closure("content") else {
            return node(.image(ImageContent(.remote(address), isResizable: false)), expression.place, at: id, &output)
        }
        // The content's modifiers say how large the picture would be; the picture itself is not here.
        let picture = ViewNode(
            .image(ImageContent(.remote(address))), id: id.child(0), source: location(expression.place))
        let phase = Value.view(.nodes([picture]))
        if call.argument("placeholder") == nil, case .closure(let code) = content.value.kind, !code.parameters.isEmpty {
            // `AsyncImage(url:) { phase in }`: the phase is not known, the first branch is the picture.
            output.nodes += builder(content.value, at: id, scope, [.unknown("phase")])
            return
        }
        output.nodes += builder(content.value, at: id, scope, [phase])
    }

    // MARK: Shapes

    func shape(_ kind: ShapeKind, _ expression: Expression, at id: ViewID, _ output: inout Output) {
        node(.shape(ShapeContent(kind)), expression.place, at: id, &output)
    }

    func roundedRectangle(_ call: Call, _ scope: Scope) -> ShapeKind {
        var radius = (argument("cornerRadius", call, scope) ?? positional(0, call, scope))?.number ?? 0
        if case .size(let size)? = argument("cornerSize", call, scope) { radius = max(size.width, size.height) }
        return radius > 0 && radius.isFinite ? .roundedRectangle(radius: radius) : .rectangle
    }

    /// One radius for all corners: the largest one written.
    func unevenRectangle(_ call: Call, _ scope: Scope) -> ShapeKind {
        var radii = call.arguments.compactMap { value($0.value, scope).number }
        if case .style(let style)? = argument("cornerRadii", call, scope) {
            radii += style.parts.first?.arguments?.compactMap(\.value.number) ?? []
        }
        guard let radius = radii.filter(\.isFinite).max(), radius > 0 else { return .rectangle }
        return .roundedRectangle(radius: radius)
    }
}

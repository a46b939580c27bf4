import CreaseDevice
import CreaseLayout

/// One branch for every view of the vocabulary.
extension Evaluator {
    func view(
        _ view: ViewName, _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        noteTier(of: view, call)
        switch view {
        case .vStack: stack(.vertical, isLazy: false, call, expression, at: id, scope, &output)
        case .lazyVStack: stack(.vertical, isLazy: true, call, expression, at: id, scope, &output)
        case .hStack: stack(.horizontal, isLazy: false, call, expression, at: id, scope, &output)
        case .lazyHStack: stack(.horizontal, isLazy: true, call, expression, at: id, scope, &output)
        case .vStackLayout: stack(.vertical, isLazy: false, call, expression, at: id, scope, &output)
        case .hStackLayout: stack(.horizontal, isLazy: false, call, expression, at: id, scope, &output)
        case .zStack, .zStackLayout:
            let alignment = alignment(argument("alignment", call, scope)) ?? .center
            container(.zstack(alignment: alignment), call, expression, at: id, scope, &output)
        case .lazyVGrid: lazyGrid(.vertical, call, expression, at: id, scope, &output)
        case .lazyHGrid: lazyGrid(.horizontal, call, expression, at: id, scope, &output)
        case .grid:
            let kind = ViewNode.Kind.grid(
                alignment: alignment(argument("alignment", call, scope)) ?? .center,
                horizontalSpacing: length(argument("horizontalSpacing", call, scope)),
                verticalSpacing: length(argument("verticalSpacing", call, scope)))
            container(kind, call, expression, at: id, scope, &output)
        case .gridRow:
            container(
                .gridRow(alignment: named(argument("alignment", call, scope))), call, expression, at: id, scope, &output
            )
        case .scrollView: scrollView(call, expression, at: id, scope, &output)
        case .scrollViewReader, .timelineView: reader(named: view, call, expression, at: id, scope, &output)
        case .geometryReader: geometryReader(call, expression, at: id, scope, &output)
        case .viewThatFits:
            let axes = axes(argument("in", call, scope)) ?? [.horizontal, .vertical]
            container(.viewThatFits(axes: axes), call, expression, at: id, scope, &output)
        case .spacer:
            node(.spacer(minLength: length(argument("minLength", call, scope))), expression.place, at: id, &output)
        case .divider: node(.divider, expression.place, at: id, &output)
        case .group, .glassEffectContainer, .controlGroup, .windowGroup:
            container(.group, call, expression, at: id, scope, &output)
        case .anyView: anyView(call, expression, at: id, scope, &output)
        case .emptyView: node(.empty, expression.place, at: id, &output)
        case .anyLayout: anyLayout(call, expression, at: id, scope, &output)
        case .forEach: forEach(call, expression, at: id, scope, &output)
        case .list: list(call, expression, at: id, scope, &output)
        case .form: form(call, expression, at: id, scope, &output)
        case .section: section(call, expression, at: id, scope, &output)
        case .disclosureGroup: disclosureGroup(call, expression, at: id, scope, &output)
        case .groupBox: groupBox(call, expression, at: id, scope, &output)
        case .navigationStack, .navigationView: navigationStack(call, expression, at: id, scope, &output)
        case .navigationSplitView: splitView(call, expression, at: id, scope, &output)
        case .tabView: tabView(call, expression, at: id, scope, &output)
        case .tab: tab(call, expression, at: id, scope, &output)
        case .tabSection: tabSection(call, expression, at: id, scope, &output)
        case .arrangementView: arrangement(call, expression, at: id, scope, &output)
        case .text: text(call, expression, at: id, scope, &output)
        case .label: label(call, expression, at: id, scope, &output)
        case .image: image(call, expression, at: id, scope, &output)
        case .asyncImage: asyncImage(call, expression, at: id, scope, &output)
        case .labeledContent: labeledContent(call, expression, at: id, scope, &output)
        case .contentUnavailableView: contentUnavailable(call, expression, at: id, scope, &output)
        case .progressView: progress(call, expression, at: id, scope, &output)
        case .gauge: gauge(call, expression, at: id, scope, &output)
        case .button: button(call, expression, at: id, scope, &output)
        case .editButton:
            node(.control(ControlContent(.editButton)), expression.place, at: id, &output)
        case .toggle: toggle(call, expression, at: id, scope, &output)
        case .picker: picker(call, expression, at: id, scope, &output)
        case .textField, .secureField:
            textField(call, isSecure: view == .secureField, expression, at: id, scope, &output)
        case .textEditor: textEditor(call, expression, at: id, scope, &output)
        case .slider: slider(call, expression, at: id, scope, &output)
        case .stepper: stepper(call, expression, at: id, scope, &output)
        case .datePicker: datePicker(call, expression, at: id, scope, &output)
        case .colorPicker: colorPicker(call, expression, at: id, scope, &output)
        case .menu: menu(call, expression, at: id, scope, &output)
        case .navigationLink: navigationLink(call, expression, at: id, scope, &output)
        case .link: link(call, expression, at: id, scope, &output)
        case .shareLink: shareLink(call, expression, at: id, scope, &output)
        case .alert: break
        case .color, .linearGradient, .radialGradient, .angularGradient:
            append(value(of: call, expression, scope), expression, at: id, scope, &output)
        case .rectangle: shape(.rectangle, expression, at: id, &output)
        case .roundedRectangle: shape(roundedRectangle(call, scope), expression, at: id, &output)
        case .unevenRoundedRectangle: shape(unevenRectangle(call, scope), expression, at: id, &output)
        case .concentricRectangle, .containerRelativeShape: shape(.containerRelative, expression, at: id, &output)
        case .capsule: shape(.capsule, expression, at: id, &output)
        case .circle: shape(.circle, expression, at: id, &output)
        case .ellipse: shape(.ellipse, expression, at: id, &output)
        case .toolbarItem: toolbarItem(.item, call, expression, at: id, scope, &output)
        case .toolbarItemGroup: toolbarItem(.group, call, expression, at: id, scope, &output)
        case .toolbarOverflowMenu: toolbarItem(.overflowMenu, call, expression, at: id, scope, &output)
        case .toolbarSpacer: toolbarSpacer(call, expression, at: id, scope, &output)
        case .defaultToolbarItem: systemItem(call, expression, at: id, scope, &output)
        }
    }

    private func noteTier(of view: ViewName, _ call: Call) {
        switch view {
        case .arrangementView where session.conditions.tier < .sdk271:
            noteTier(view.rawValue, .sdk271, at: call.namePlace)
        case .toolbarOverflowMenu where session.conditions.tier < .sdk27:
            noteTier(view.rawValue, .sdk27, at: call.namePlace)
        default: break
        }
    }

    // MARK: Arguments

    func argument(_ label: String, _ call: Call, _ scope: Scope, wantsDouble: Bool = true) -> Value? {
        call.argument(label).map { value($0.value, scope, wantsDouble: wantsDouble) }
    }

    func positional(_ index: Int, _ call: Call, _ scope: Scope, wantsDouble: Bool = true) -> Value? {
        call.positional(index).map { value($0.value, scope, wantsDouble: wantsDouble) }
    }

    /// A title given as a string or a `Text`.
    func title(_ argument: Argument?, _ scope: Scope) -> TextContent? {
        guard let argument else { return nil }
        return title(of: argument.value, scope)
    }

    func title(of expression: Expression, _ scope: Scope) -> TextContent {
        switch value(expression, scope) {
        case .string(let text): return TextContent(text)
        case .view(let thunk):
            let nodes = views(of: thunk, at: .root, scope.surroundings)
            return TextContent(words(in: nodes) ?? source(expression), isGuess: words(in: nodes) == nil)
        case .unknown: return TextContent("‹\(source(expression))›", isGuess: true)
        case let value: return TextContent(shown(value, expression))
        }
    }

    /// The first text among some views, for titles made of views.
    func words(in nodes: [ViewNode], depth: Int = 0) -> String? {
        guard depth < 32 else { return nil }
        for node in nodes {
            if case .text(let content) = node.kind { return content.string }
            if let found = words(in: node.children, depth: depth + 1) { return found }
        }
        return nil
    }

    /// The first symbol among some views.
    func symbol(in nodes: [ViewNode], depth: Int = 0) -> String? {
        guard depth < 32 else { return nil }
        for node in nodes {
            if case .image(let content) = node.kind {
                switch content.source {
                case .symbol(let name), .named(let name), .remote(let name): return name
                }
            }
            if let found = symbol(in: node.children, depth: depth + 1) { return found }
        }
        return nil
    }

    // MARK: Simple containers

    func container(
        _ kind: ViewNode.Kind, _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope,
        _ output: inout Output
    ) {
        guard takeNode(at: expression.place) else { return }
        var content = Output(nodes: [], entries: output.entries)
        if let argument = call.closure("content") ?? call.positional(0) {
            build(argument.value, at: id, scope, [], &content)
        }
        if case .group = kind, content.entries != nil {
            // A group in a toolbar joins its items to the others.
            output = content
            return
        }
        output.append(ViewNode(kind, id: id, children: content.nodes, source: location(expression.place)))
    }

    private func stack(
        _ axis: Axis, isLazy: Bool, _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope,
        _ output: inout Output
    ) {
        let value = argument("alignment", call, scope)
        let alignment =
            axis == .vertical
            ? Alignment(named(value) ?? .center, .center) : Alignment(.center, named(value) ?? .center)
        let kind = ViewNode.Kind.stack(
            axis: axis, alignment: alignment, spacing: length(argument("spacing", call, scope)), isLazy: isLazy)
        guard takeNode(at: expression.place) else { return }
        let children = call.closure("content").map { builder($0.value, at: id, scope) } ?? []
        output.append(ViewNode(kind, id: id, children: children, source: location(expression.place)))
    }

    private func lazyGrid(
        _ axis: Axis, _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        let tracks = argument(axis == .vertical ? "columns" : "rows", call, scope).flatMap(tracks) ?? []
        let value = argument("alignment", call, scope)
        let alignment =
            axis == .vertical
            ? Alignment(named(value) ?? .center, .center) : Alignment(.center, named(value) ?? .center)
        let content = LazyGridContent(
            axis: axis, tracks: tracks.isEmpty ? [GridTrack(.flexible(minimum: 10, maximum: .infinity))] : tracks,
            spacing: length(argument("spacing", call, scope)), alignment: alignment)
        guard takeNode(at: expression.place) else { return }
        let children = call.closure("content").map { builder($0.value, at: id, scope) } ?? []
        output.append(ViewNode(.lazyGrid(content), id: id, children: children, source: location(expression.place)))
    }

    /// `[GridItem(.adaptive(minimum: 100), spacing: 10)]`, also `.init(.flexible())`.
    private func tracks(_ value: Value) -> [GridTrack]? {
        guard case .array(let items) = value else { return nil }
        return items.compactMap { item in
            guard case .style(let style) = item, let arguments = style.parts.first?.arguments else { return nil }
            func number(_ label: String, in list: [Value.Element]) -> Double? {
                list.first { $0.label == label }?.value.number
            }
            var sizing = GridTrack.Sizing.flexible(minimum: 10, maximum: .infinity)
            if case .style(let size)? = arguments.first(where: { $0.label == nil })?.value, let part = size.parts.first
            {
                let limits = part.arguments ?? []
                switch part.name {
                case "fixed": sizing = .fixed(max(0, limits.first?.value.number ?? 10))
                case "adaptive":
                    sizing = .adaptive(
                        minimum: max(1, number("minimum", in: limits) ?? limits.first?.value.number ?? 10),
                        maximum: number("maximum", in: limits) ?? .infinity)
                default:
                    sizing = .flexible(
                        minimum: number("minimum", in: limits) ?? 10,
                        maximum: number("maximum", in: limits) ?? .infinity)
                }
            }
            return GridTrack(
                sizing, spacing: number("spacing", in: arguments),
                alignment: alignment(arguments.first { $0.label == "alignment" }?.value))
        }
    }

    private func scrollView(
        _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        let axes = axes(positional(0, call, scope) ?? argument("axes", call, scope)) ?? [.vertical]
        let shows = argument("showsIndicators", call, scope)?.boolean ?? true
        let children = call.closure("content").map { builder($0.value, at: id, scope) } ?? []
        node(.scroll(axes: axes, showsIndicators: shows), expression.place, at: id, children, &output)
    }

    /// Readers that are transparent for layout and hand something unknown to their content.
    private func reader(
        named view: ViewName, _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope,
        _ output: inout Output
    ) {
        let children = call.closure("content").map { builder($0.value, at: id, scope, [.unknown(view.rawValue)]) } ?? []
        node(.group, expression.place, at: id, children, &output)
    }

    private func geometryReader(
        _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        guard let content = call.closure("content")?.value else { return }
        let session = session
        let reader = Reader(isGeometry: true) { context in
            var inner = scope
            inner.surroundings = scope.surroundings.with(environment: context.environment)
            return Evaluator(session).builder(content, at: id, inner, [.geometry(context.geometry)])
        }
        node(.reader(reader), expression.place, at: id, &output)
    }

    private func anyView(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output)
    {
        guard let argument = call.arguments.first else { return }
        build(argument.value, at: id, scope, [], &output)
    }

    private func anyLayout(
        _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        // `AnyLayout(HStackLayout()) { }`: the layout and the content in one call.
        guard let first = call.positional(0), case .layout(let layout) = value(first.value, scope),
            let content = call.closure("content")
        else { return }
        let children = builder(content.value, at: id, scope)
        node(kind(of: layout), expression.place, at: id, children, &output)
    }

    private func arrangement(
        _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        var slots: [ViewNode] = []
        for (index, slot) in [Slot.primary, .secondary].enumerated() {
            let argument = index == 0 ? call.closure(slot.rawValue) : call.argument(slot.rawValue)
            let inner = id.child(index)
            let children = argument.map { builder($0.value, at: inner, scope) } ?? []
            slots.append(
                ViewNode(.slot(slot), id: inner, children: children, source: argument.map { location($0.value.place) }))
        }
        node(.arrangement, expression.place, at: id, slots, &output)
    }

    // MARK: Repetition

    private func forEach(_ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output)
    {
        guard let data = call.positional(0) ?? call.argument("subviews"), let content = call.closure("content") else {
            return
        }
        let key = call.argument("id").map { value($0.value, scope) }
        var inner = Output(nodes: [], entries: output.entries)
        repeated(data.value, key, content.value, expression, at: id, scope, &inner)
        if inner.entries != nil {
            output = Output(nodes: output.nodes + inner.nodes, entries: inner.entries)
            return
        }
        node(.group, expression.place, at: id, inner.nodes, &output)
    }

    /// One set of views per element, each with the identity of the element's id.
    func repeated(
        _ data: Expression, _ key: Value?, _ content: Expression, _ expression: Expression, at id: ViewID,
        _ scope: Scope, _ output: inout Output
    ) {
        let collection = value(data, scope)
        var bindings: Binding?
        var elements: [Value]
        if case .binding(let binding) = collection {
            bindings = binding
            elements = self.elements(of: read(binding)) ?? []
        } else if let found = self.elements(of: collection) {
            elements = found
        } else {
            guard collection.isUnknown else { return }
            // Data only the running app has: a few rows show what the layout does with it.
            note(
                .guess, "takes 3 elements for '\(source(data))'", at: data.place, subject: "each " + source(data))
            elements = (0..<3).map { _ in .unknown("element") }
        }
        var seen: Set<String> = []
        let selects = scope.surroundings.selects
        var scope = scope
        if selects { scope.surroundings = scope.surroundings.with(selects: false) }
        for (index, element) in elements.enumerated() {
            guard nodesLeft > 0 else { return }
            let identity = identity(of: element, key, expression, scope)
            var words = identity?.words ?? "#\(index)"
            if !seen.insert(words).inserted { words = "#\(index)" }
            let place = id.child(words)
            let count = output.nodes.count
            defer { if selects, let identity { tag(&output, from: count, tagValue(identity), at: place) } }
            if let bindings {
                bound(bindings.appending(.index(index)), element, content, at: place, scope, &output)
            } else {
                build(content, at: place, scope, [element], &output)
            }
        }
    }

    /// `ForEach($items) { $item in }`
    private func bound(
        _ binding: Binding, _ element: Value, _ content: Expression, at id: ViewID, _ scope: Scope,
        _ output: inout Output
    ) {
        guard case .closure(let code) = content.kind, let parameter = code.parameters.first else {
            return build(content, at: id, scope, [.binding(binding)], &output)
        }
        var inner = scope
        if parameter.isProjected {
            inner.locals = Local(
                name: parameter.name, value: .binding(binding), isProjected: true, next: scope.locals)
        } else {
            inner.bind(parameter.name, to: .binding(binding))
        }
        _ = build(code.body, at: id, &inner, &output)
    }

    /// What an element is known by: the key path's value, its `id`, or the element itself.
    private func identity(of element: Value, _ key: Value?, _ expression: Expression, _ scope: Scope) -> Value? {
        let id: Value
        switch key {
        case .keyPath(let names)?: id = follow(names, from: element, expression, scope)
        case .some, nil:
            switch element {
            case .instance(let instance):
                guard let found = member("id", of: Owner(type: instance.type, value: element), scope) else {
                    return nil
                }
                id = found
            case .enumCase(let value):
                let type = declarations.types[value.type]
                id =
                    type?.computed["id"] == nil
                    ? element : type.flatMap { member("id", of: Owner(type: $0, value: element), scope) } ?? element
            default: id = element
            }
        }
        return id.isUnknown ? nil : id
    }
}

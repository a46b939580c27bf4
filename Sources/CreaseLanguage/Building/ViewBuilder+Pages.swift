import CreaseDevice
import CreaseLayout

/// What a page says to the stack, the tabs and the bars around it.
extension ViewBuilder {
    func navigation(_ name: ModifierName, _ call: Call, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        func add(_ modifier: Modifier?, _ index: Int = 0) {
            if let modifier { wrap(modifier, call, at: index == 0 ? id : id.child(index), &output) }
        }
        let first = call.positional(0)
        switch name {
        case .navigationTitle:
            guard let first else { return }
            if case .binding(let binding) = value(first.value, scope) {
                return add(.navigationTitle(read(binding).description))
            }
            add(.navigationTitle(title(of: first.value, scope).string))
        case .navigationBarTitle:
            if let first { add(.navigationTitle(title(of: first.value, scope).string)) }
            let mode = argument("displayMode", call, scope) ?? positional(1, call, scope)
            add(mode?.named().map { .titleDisplayMode($0) }, 1)
        case .navigationBarTitleDisplayMode: add(positional(0, call, scope)?.named().map { .titleDisplayMode($0) })
        case .toolbarTitleDisplayMode:
            guard let words = positional(0, call, scope)?.words else { return }
            add(.titleDisplayMode(words == ".large" ? .large : words == ".automatic" ? .automatic : .inline))
        case .navigationBarBackButtonHidden:
            if positional(0, call, scope)?.boolean ?? true { add(.backButtonHidden(true)) }
        case .navigationBarHidden:
            if positional(0, call, scope)?.boolean ?? true {
                add(.toolbarVisibility(bars: [.navigationBar], isVisible: false))
            }
        case .navigationBarItems: add(.toolbar(oldItems(call, at: id, scope)))
        case .navigationDestination: add(destination(call, at: id, scope))
        case .navigationSplitViewColumnWidth, .inspectorColumnWidth:
            let width = positional(0, call, scope)?.finite
            add(
                .navigationSplitColumnWidth(
                    min: argument("min", call, scope)?.finite ?? width,
                    ideal: argument("ideal", call, scope)?.finite ?? width,
                    max: argument("max", call, scope)?.finite ?? width))
        case .tabViewBottomAccessory:
            if argument("isEnabled", call, scope)?.boolean == false { return }
            if let content = call.closure("content") { add(.tabBottomAccessory(builder(content.value, at: id, scope))) }
        case .defaultTabBarPlacement:
            if positional(0, call, scope)?.words == ".sidebar" { add(.defaultTabPlacementIsSidebar) }
        case .searchable:
            let binding = call.argument("text").flatMap { interpreter.binding(from: $0.value, scope) }
            let text = binding.flatMap { read($0).text } ?? ""
            let prompt = call.argument("prompt").map { title(of: $0.value, scope).string } ?? "Search"
            add(.searchable(text: text, prompt: prompt, binding: binding.map { BindingReference(payload: $0) }))
        case .toolbar: add(toolbarModifier(call, at: id, scope))
        case .toolbarVisibility: add(visibility(call, scope))
        case .toolbarVerticalBehavior:
            add(.toolbarVerticalBehavior(isDisabled: positional(0, call, scope)?.words == ".disabled"))
        case .toolbarVerticalCompressionBehavior:
            add(positional(0, call, scope)?.named().map { .toolbarVerticalCompression($0) })
        default: break
        }
    }

    private func toolbarModifier(_ call: Call, at id: ViewID, _ scope: Scope) -> Modifier? {
        if let content = call.closure("content") { return .toolbar(toolbar(content.value, at: id, scope)) }
        if call.argument("removing") != nil { return nil }
        return visibility(call, scope)
    }

    /// `.toolbar(.hidden, for: .navigationBar, .tabBar)`
    private func visibility(_ call: Call, _ scope: Scope) -> Modifier? {
        guard let words = positional(0, call, scope)?.words else { return nil }
        var bars: Set<Bar> = []
        var isBar = false
        for argument in call.arguments {
            if argument.label == "for" { isBar = true }
            guard isBar, let bar: Bar = value(argument.value, scope).named() else { continue }
            bars.insert(bar)
        }
        if bars.isEmpty { bars = [.navigationBar] }
        return .toolbarVisibility(bars: bars, isVisible: words == ".hidden" ? false : words == ".visible" ? true : nil)
    }

    /// `.navigationBarItems(leading:trailing:)` as items of today.
    private func oldItems(_ call: Call, at id: ViewID, _ scope: Scope) -> [ToolbarEntry] {
        var entries: [ToolbarEntry] = []
        for (label, placement) in [("leading", ToolbarPlacement.topBarLeading), ("trailing", .topBarTrailing)] {
            guard let argument = call.argument(label) else { continue }
            let place = id.child(placement.rawValue)
            entries.append(
                ToolbarEntry(
                    .item, placement: placement, content: builder(argument.value, at: place, scope), id: place,
                    source: location(argument.value.place)))
        }
        return entries
    }

    private func destination(_ call: Call, at id: ViewID, _ scope: Scope) -> Modifier? {
        guard let content = call.closure("destination") else { return nil }
        if let type = call.argument("for") {
            guard case .type(let name) = value(type.value, scope) else { return nil }
            var inner = scope
            inner.surroundings = scope.surroundings.with(
                dismissal: scope.surroundings.stack.map { Dismissal.popPushed(stack: $0) } ?? .nothing)
            let page = inner
            let context = context
            return .navigationDestination(
                Destination(
                    .type(name) { path in
                        let value = path.payload as? Value ?? .unknown(path.words)
                        return ViewBuilder(context).builder(content.value, at: id.child(path.words), page, [value])
                    }))
        }
        guard let argument = call.argument("item") ?? call.argument("isPresented"),
            let binding = interpreter.binding(from: argument.value, scope)
        else { return nil }
        let value = read(binding)
        var inner = scope
        inner.surroundings = scope.surroundings.with(dismissal: .unset(binding))
        let dismiss = Action(payload: ActionPayload.dismiss(binding, then: nil, scope))
        let isItem = argument.label == "item"
        let place = isItem ? id.child(value.words) : id.child(0)
        let build =
            value.isPresented(isItem: isItem) ? lazily(content.value, at: place, inner, isItem ? [value] : []) : nil
        return .navigationDestination(Destination(.presented(build, dismiss: dismiss)))
    }
}

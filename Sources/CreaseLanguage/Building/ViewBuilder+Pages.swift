import CreaseDevice
import CreaseLayout

/// What a page says to the stack, the tabs and the bars around it.
extension ViewBuilder {
    func navigation(_ name: ModifierName, _ site: Site, _ output: inout Output) {
        func add(_ modifier: Modifier?, _ index: Int = 0) {
            if let modifier {
                wrap(modifier, site.call, at: index == 0 ? site.id : site.id.child(.modifier(index)), &output)
            }
        }
        let first = site.positional(0)
        switch name {
        case .navigationTitle:
            guard let first else { return }
            if case .binding(let binding) = value(first.value, site.scope) {
                return add(.navigationTitle(read(binding).description))
            }
            add(.navigationTitle(title(of: first.value, site.scope).string))
        case .navigationBarTitle:
            if let first { add(.navigationTitle(title(of: first.value, site.scope).string)) }
            let mode = site.value("displayMode") ?? site.value(1)
            add(mode?.named().map { .titleDisplayMode($0) }, 1)
        case .navigationBarTitleDisplayMode: add(site.value(0)?.named().map { .titleDisplayMode($0) })
        case .toolbarTitleDisplayMode:
            guard let words = site.value(0)?.words else { return }
            add(.titleDisplayMode(words == ".large" ? .large : words == ".automatic" ? .automatic : .inline))
        case .navigationBarBackButtonHidden:
            if site.value(0)?.boolean ?? true { add(.backButtonHidden(true)) }
        case .navigationBarHidden:
            if site.value(0)?.boolean ?? true {
                add(.toolbarVisibility(bars: [.navigationBar], isVisible: false))
            }
        case .navigationBarItems: add(.toolbar(oldItems(site)))
        case .navigationDestination: add(destination(site))
        case .navigationSplitViewColumnWidth, .inspectorColumnWidth:
            let width = site.value(0)?.finite
            add(
                .navigationSplitColumnWidth(
                    min: site.value("min")?.finite ?? width,
                    ideal: site.value("ideal")?.finite ?? width,
                    max: site.value("max")?.finite ?? width))
        case .tabViewBottomAccessory:
            if site.value("isEnabled")?.boolean == false { return }
            if let content = site.closure("content") { add(.tabBottomAccessory(builder(content.value, site))) }
        case .defaultTabBarPlacement:
            if site.value(0)?.words == ".sidebar" { add(.defaultTabPlacementIsSidebar) }
        case .searchable:
            let binding = site.binding("text")
            let text = binding.flatMap { read($0).text } ?? ""
            let prompt = title("prompt", site)?.string ?? "Search"
            add(.searchable(text: text, prompt: prompt, binding: binding.map { BindingReference(payload: $0) }))
        case .toolbar: add(toolbarModifier(site))
        case .toolbarVisibility: add(visibility(site))
        case .toolbarVerticalBehavior:
            add(.toolbarVerticalBehavior(isDisabled: site.value(0)?.words == ".disabled"))
        case .toolbarVerticalCompressionBehavior:
            add(site.value(0)?.named().map { .toolbarVerticalCompression($0) })
        default: break
        }
    }

    private func toolbarModifier(_ site: Site) -> Modifier? {
        if let content = site.closure("content") { return .toolbar(toolbar(content.value, at: site.id, site.scope)) }
        if site.argument("removing") != nil { return nil }
        return visibility(site)
    }

    /// `.toolbar(.hidden, for: .navigationBar, .tabBar)`
    private func visibility(_ site: Site) -> Modifier? {
        guard let words = site.value(0)?.words else { return nil }
        var bars: Set<Bar> = []
        var isBar = false
        for argument in site.call.arguments {
            if argument.label == "for" { isBar = true }
            guard isBar, let bar: Bar = value(argument.value, site.scope).named() else { continue }
            bars.insert(bar)
        }
        if bars.isEmpty { bars = [.navigationBar] }
        return .toolbarVisibility(bars: bars, isVisible: words == ".hidden" ? false : words == ".visible" ? true : nil)
    }

    /// `.navigationBarItems(leading:trailing:)` as items of today.
    private func oldItems(_ site: Site) -> [ToolbarEntry] {
        var entries: [ToolbarEntry] = []
        for (label, placement) in [("leading", ToolbarPlacement.topBarLeading), ("trailing", .topBarTrailing)] {
            guard let argument = site.argument(label) else { continue }
            let place = site.id.child(.key(placement.rawValue))
            entries.append(
                ToolbarEntry(
                    .item, placement: placement, content: builder(argument.value, at: place, site.scope), id: place,
                    source: location(argument.value.place)))
        }
        return entries
    }

    private func destination(_ site: Site) -> Modifier? {
        guard let content = site.closure("destination") else { return nil }
        if let type = site.argument("for") {
            guard case .type(let name) = value(type.value, site.scope) else { return nil }
            var inner = site.scope
            inner.surroundings = site.scope.surroundings.with(
                dismissal: site.scope.surroundings.stack.map { Dismissal.popPushed(stack: $0) } ?? .nothing)
            let page = inner
            let (context, id) = (context, site.id)
            return .navigationDestination(
                Destination(
                    .type(name) { path in
                        let value = path.payload as? Value ?? .unknown(Unknown(path.words))
                        return ViewBuilder(context).builder(
                            content.value, at: id.child(.key(path.words)), page, [value])
                    }))
        }
        guard let argument = site.argument("item") ?? site.argument("isPresented"),
            let binding = interpreter.binding(from: argument.value, site.scope)
        else { return nil }
        let value = read(binding)
        var inner = site.scope
        inner.surroundings = site.scope.surroundings.with(dismissal: .unset(binding))
        let dismiss = Action(payload: ActionPayload.dismiss(binding, then: nil, site.scope))
        let isItem = argument.label == "item"
        let place = isItem ? site.id.child(.key(value.words)) : site.id.child(.slot(.destination))
        let build =
            value.isPresented(isItem: isItem) ? lazily(content.value, at: place, inner, isItem ? [value] : []) : nil
        return .navigationDestination(Destination(.presented(build, dismiss: dismiss)))
    }
}

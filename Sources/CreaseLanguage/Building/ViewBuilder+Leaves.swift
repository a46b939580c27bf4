import CreaseDevice
import CreaseLayout

/// Words, pictures and shapes.
extension ViewBuilder {
    func text(_ site: Site, _ output: inout Output) {
        guard let argument = site.call.arguments.first else { return }
        let content: TextContent
        if let format = site.argument("format") {
            content = formatted(argument, format, site.scope)
        } else if argument.label == "timerInterval" {
            content = TextContent("0:00", isGuess: true)
        } else if let style = site.argument("style"),
            case .foundation(.date(let moment)) = value(argument.value, site.scope, expecting: TypeName(name: "Date")),
            let words = interpreter.words(moment, style: value(style.value, site.scope))
        {
            content = TextContent(words)
        } else if argument.label == "verbatim" {
            content = title(of: argument.value, site.scope, expecting: nil)
        } else {
            content = title(of: argument.value, site.scope)
        }
        node(.text(content), site, &output)
    }

    func label(_ site: Site, _ output: inout Output) {
        let titleID = site.id.child(.slot(.title))
        let iconID = site.id.child(.slot(.icon))
        var title: [ViewNode] = []
        var icon: [ViewNode] = []
        if let argument = site.positional(0) {
            let content = self.title(of: argument.value, site.scope)
            title = [
                ViewNode(.text(content), id: titleID.child(.statement(0)), source: location(argument.value.place))
            ]
            if let symbol = site.argument("systemImage") ?? site.argument("image") {
                let name = value(symbol.value, site.scope).text ?? ""
                let source: ImageContent.Source = symbol.label == "image" ? .named(name) : .symbol(name)
                icon = [
                    ViewNode(
                        .image(ImageContent(source)), id: iconID.child(.statement(0)),
                        source: location(symbol.value.place))
                ]
            }
        } else {
            title = site.closure("title").map { builder($0.value, at: titleID, site.scope) } ?? []
            icon = site.argument("icon").map { builder($0.value, at: iconID, site.scope) } ?? []
        }
        let slots = [
            ViewNode(.slot(.title), id: titleID, children: title),
            ViewNode(.slot(.icon), id: iconID, children: icon),
        ]
        styledLabel(title, icon, slots, site, &output)
    }

    func image(_ site: Site, _ output: inout Output) {
        let source: ImageContent.Source
        let (first, before) = (output.nodes.count, interpreter.inventions)
        if let symbol = site.argument("systemName") {
            source = .symbol(name(symbol, site.scope))
        } else if let argument = site.positional(0) ?? site.argument("decorative") {
            source = .named(name(argument, site.scope))
        } else {
            source = .named(site.call.arguments.first.map { self.source($0.value) } ?? "")
        }
        node(.image(ImageContent(source)), site, &output)
        if interpreter.inventions > before { output.markMadeUp(from: first) }
    }

    private func name(_ argument: Argument, _ scope: Scope) -> String {
        switch value(argument.value, scope) {
        case .string(let text): text
        case .style(let style): style.singleName ?? Value.style(style).words
        case .unknown(let unknown): interpreter.content(for: unknown, argument.value).string
        case let value: value.description
        }
    }

    func asyncImage(_ site: Site, _ output: inout Output) {
        let address = site.argument("url").map { source($0.value) } ?? ""
        guard let content = site.closure("content") else {
            return node(.image(ImageContent(.remote(address), isResizable: false)), site, &output)
        }
        // The content's modifiers say how large the picture would be; the picture itself is not here.
        let picture = ViewNode(
            .image(ImageContent(.remote(address))), id: site.id.child(.slot(.icon)), source: site.location)
        let phase = Value.view(.nodes([picture]))
        if site.argument("placeholder") == nil, case .closure(let code) = content.value.kind, !code.parameters.isEmpty {
            // `AsyncImage(url:) { phase in }`: the phase is not known, the first branch is the picture.
            output.nodes += builder(content.value, site, [.unknown(Unknown("phase"))])
            return
        }
        output.nodes += builder(content.value, site, [phase])
    }

    // MARK: Shapes

    func shape(_ kind: ShapeKind, _ site: Site, _ output: inout Output) {
        node(.shape(ShapeContent(kind)), site, &output)
    }

    func roundedRectangle(_ site: Site) -> ShapeKind {
        var radius = (site.value("cornerRadius") ?? site.value(0))?.number ?? 0
        if case .size(let size)? = site.value("cornerSize") { radius = max(size.width, size.height) }
        return radius > 0 && radius.isFinite ? .roundedRectangle(radius: radius) : .rectangle
    }

    /// One radius for all corners: the largest one written.
    func unevenRectangle(_ site: Site) -> ShapeKind {
        var radii = site.call.arguments.compactMap { value($0.value, site.scope).number }
        if case .style(let style)? = site.value("cornerRadii") {
            radii += style.parts.first?.arguments?.compactMap(\.value.number) ?? []
        }
        guard let radius = radii.filter(\.isFinite).max(), radius > 0 else { return .rectangle }
        return .roundedRectangle(radius: radius)
    }
}

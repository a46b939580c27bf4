import CreaseDevice
import CreaseLayout

/// The words and symbols that calls of views are given.
extension ViewBuilder {
    /// A title given as a string or a `Text`, in front or by its label.
    func title(_ index: Int, _ site: Site) -> TextContent? {
        site.positional(index).map { title(of: $0.value, site.scope) }
    }

    func title(_ label: String, _ site: Site) -> TextContent? {
        site.argument(label).map { title(of: $0.value, site.scope) }
    }

    func title(
        of expression: Expression, _ scope: Scope, expecting type: TypeName? = .localizedKey
    ) -> TextContent {
        switch value(expression, scope, expecting: type) {
        case .string(let text): return TextContent(text)
        case .view(let thunk):
            let before = interpreter.inventions
            let words = words(in: views(of: thunk, at: .root, scope.surroundings))
            return TextContent(
                words ?? source(expression), isGuess: words == nil,
                isMadeUp: words != nil && interpreter.inventions > before)
        case .unknown(let unknown): return interpreter.content(for: unknown, expression)
        case let value: return TextContent(interpreter.shown(value, expression))
        }
    }

    /// A value in a format: `Text(price, format: .currency(code: "EUR"))`.
    func formatted(_ argument: Argument, _ format: Argument, _ scope: Scope) -> TextContent {
        let style = value(format.value, scope)
        switch value(argument.value, scope) {
        case .unknown(let unknown): return interpreter.formatted(unknown: unknown, style, argument.value)
        case let value:
            return interpreter.formatted(value, style).map { TextContent($0) }
                ?? TextContent("‹\(source(argument.value))›", isGuess: true)
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
}

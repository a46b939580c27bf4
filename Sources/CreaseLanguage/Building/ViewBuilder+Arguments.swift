import CreaseDevice
import CreaseLayout

/// What calls of views are given: values, and the words and symbols in them.
extension ViewBuilder {
    func argument(_ label: String, _ call: Call, _ scope: Scope, expecting type: TypeName? = .double) -> Value? {
        call.argument(label).map { value($0.value, scope, expecting: type) }
    }

    func positional(_ index: Int, _ call: Call, _ scope: Scope, expecting type: TypeName? = .double) -> Value? {
        call.positional(index).map { value($0.value, scope, expecting: type) }
    }

    /// A title given as a string or a `Text`.
    func title(_ argument: Argument?, _ scope: Scope) -> TextContent? {
        guard let argument else { return nil }
        return title(of: argument.value, scope)
    }

    func title(of expression: Expression, _ scope: Scope) -> TextContent {
        switch value(expression, scope, expecting: .localizedKey) {
        case .string(let text): return TextContent(text)
        case .view(let thunk):
            let nodes = views(of: thunk, at: .root, scope.surroundings)
            return TextContent(words(in: nodes) ?? source(expression), isGuess: words(in: nodes) == nil)
        case .unknown: return TextContent("‹\(source(expression))›", isGuess: true)
        case let value: return TextContent(interpreter.shown(value, expression))
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

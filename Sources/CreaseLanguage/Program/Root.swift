import CreaseLayout

/// What of a file is shown.
enum Root: Sendable {
    /// A bare expression, a preview's or the app's window content.
    case body([Statement], name: String?)
    case view(TypeCode)

    enum Choice {
        case found(Root)
        case missing(Diagnostic)
    }

    var name: String? {
        switch self {
        case .body(_, let name): name
        case .view(let type): type.name
        }
    }

    /// LANGUAGE.md: `--view NAME`, a `#Preview`, the `@main` App's window, a bare expression, the view nobody else uses, then
    /// `ContentView`, `RootView`, the first.
    static func choose(in declarations: Declarations, named name: String?, source: SourceText) -> Choice {
        let views = declarations.order.compactMap { declarations.types[$0] }.filter {
            $0.isView && $0.computed["body"] != nil
        }
        if let name {
            if let view = views.first(where: { $0.name == name || $0.simpleName == name }) {
                return .found(.view(view))
            }
            if let preview = declarations.previews.first(where: { $0.name == name }) {
                return .found(.body(preview.body, name: name))
            }
            return .missing(
                Diagnostic(
                    .error, "no view '\(name)' in this file", at: 0..<0,
                    suggestion: nearest(to: name, in: views.map(\.name))))
        }
        if let preview = declarations.previews.first { return .found(.body(preview.body, name: preview.name)) }
        if let app = declarations.types.values.first(where: { $0.isApp && $0.attributes.contains("main") }),
            let body = app.computed["body"]?.getter
        {
            return .found(.body(body, name: app.name))
        }
        if declarations.topLevel.contains(where: \.mayBeView) { return .found(.body(declarations.topLevel, name: nil)) }
        if let view = onlyUnused(among: views, declarations) { return .found(.view(view)) }
        for name in ["ContentView", "RootView"] {
            if let view = views.first(where: { $0.name == name }) { return .found(.view(view)) }
        }
        if let first = views.first { return .found(.view(first)) }
        let isEmpty = source.bytes.allSatisfy { $0 <= 0x20 }
        return .missing(
            Diagnostic(
                .error,
                isEmpty
                    ? "the file is empty"
                    : "no view in this file; a layout is a view expression or a struct with a body",
                at: 0..<0))
    }

    /// The one view that no other code of the file names.
    private static func onlyUnused(among views: [TypeCode], _ declarations: Declarations) -> TypeCode? {
        var used: Set<String> = []
        for type in declarations.types.values {
            var walker = NameWalker()
            walker.visit(type)
            walker.names.remove(type.simpleName)
            used.formUnion(walker.names)
        }
        let unused = views.filter { !used.contains($0.simpleName) }
        return unused.count == 1 ? unused[0] : nil
    }
}

extension Statement {
    fileprivate var mayBeView: Bool {
        switch self {
        case .expression, .ifElse, .choose, .compiled: true
        default: false
        }
    }
}

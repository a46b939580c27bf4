import CreaseLayout

/// What of a file is shown.
enum Root: Sendable {
    /// A bare expression or a preview's content; `owner` is the provider it stands in.
    case body([Statement], name: String?, owner: TypeCode? = nil)
    case view(TypeCode)
    /// The first window of an app.
    case app(TypeCode)
    /// A style, modifier or shape, on something it can be seen on.
    case sample([Statement], of: TypeCode, on: String)

    enum Choice {
        case found(Root)
        case missing(Diagnostic)
    }

    var name: String? {
        switch self {
        case .body(_, let name, _): name
        case .view(let type), .app(let type), .sample(_, let type, _): type.name
        }
    }

    /// What is to be said about a sample.
    var note: Note? {
        guard case .sample(_, let type, let thing) = self else { return nil }
        return Note(.guess, "no view in this file; '\(type.name)' is shown on \(thing)", at: type.place)
    }

    /// LANGUAGE.md: `--view NAME`, a `#Preview`, a `PreviewProvider`'s, the `@main` App's window, a bare expression, the
    /// view nobody else uses, then `ContentView`, `RootView`, the first; else a sample of what the file is for.
    static func choose(in declarations: Declarations, named name: String?, source: SourceText) -> Choice {
        let views = views(of: declarations)
        let previews = declarations.allPreviews
        if let name { return choose(name, among: views, previews, declarations) }
        if let preview = previews.first { return .found(root(preview, declarations)) }
        if let app = declarations.ordered.first(where: { $0.isApp && $0.attributes.contains("main") }),
            app.computed["body"]?.getter != nil
        {
            return .found(.app(app))
        }
        if declarations.topLevel.contains(where: \.mayBeView) { return .found(.body(declarations.topLevel, name: nil)) }
        if let view = onlyUnused(among: views, declarations) { return .found(.view(view)) }
        for name in ["ContentView", "RootView"] {
            if let view = views.first(where: { $0.name == name }) { return .found(.view(view)) }
        }
        if let first = views.first { return .found(.view(first)) }
        if let sample = sample(in: declarations) { return .found(sample) }
        let isEmpty = source.bytes.allSatisfy { $0 <= 0x20 }
        return .missing(
            Diagnostic(
                .error,
                isEmpty
                    ? "the file is empty"
                    : "no view in this file; a layout is a view expression or a struct with a body",
                at: 0..<0))
    }

    /// The views and previews that `--view` accepts: views by their names, previews by what they are called.
    static func choices(in declarations: Declarations) -> [String] {
        views(of: declarations).map(\.name) + declarations.allPreviews.compactMap(\.name)
    }

    private static func views(of declarations: Declarations) -> [TypeCode] {
        declarations.ordered.filter { $0.isView && $0.computed["body"] != nil }
    }

    private static func root(_ preview: PreviewCode, _ declarations: Declarations) -> Root {
        .body(preview.body, name: preview.name, owner: preview.owner.flatMap { declarations.types[$0] })
    }

    private static func choose(
        _ name: String, among views: [TypeCode], _ previews: [PreviewCode], _ declarations: Declarations
    ) -> Choice {
        if let view = views.first(where: { $0.name == name || $0.simpleName == name }) { return .found(.view(view)) }
        if let preview = previews.first(where: { $0.name == name || $0.owner == name }) {
            return .found(root(preview, declarations))
        }
        let names = choices(in: declarations)
        var message = "no view '\(name)' in this file"
        let suggestion = nearest(to: name, in: names)
        // A near miss is named alone; otherwise the reader must see what there is.
        if suggestion == nil, !names.isEmpty {
            let listed = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
            message += "; it has \(listed)" + (names.count > 12 ? " and \(names.count - 12) more" : "")
        }
        return .missing(Diagnostic(.error, message, at: 0..<0, suggestion: suggestion))
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

extension Declarations {
    /// The file's types in the order of the source.
    var ordered: [TypeCode] { order.compactMap { types[$0] } }
}

extension Statement {
    fileprivate var mayBeView: Bool {
        switch self {
        case .expression, .ifElse, .choose, .compiled: true
        default: false
        }
    }
}

import CreaseLayout

/// The part of a file that the view that is shown is made of: its own code and what that names, and so on.
struct ShownCode {
    /// Names of what belongs to it.
    private var names: Set<String> = []
    private let isBareExpression: Bool
    private let declarations: Declarations

    init(_ root: Root, in declarations: Declarations) {
        self.declarations = declarations
        var walker = NameWalker()
        switch root {
        case .view(let type), .app(let type), .sample(_, let type, _):
            isBareExpression = false
            walker.visit(type)
            walker.names.formUnion([type.simpleName, type.outermostName])
        case .body(let body, let name, _):
            isBareExpression = true
            walker.visit(body)
            if let name { walker.names.insert(name) }
        }
        var open = Array(walker.names)
        while let name = open.popLast() {
            guard names.insert(name).inserted else { continue }
            open += Self.names(in: name, declarations)
        }
    }

    /// What the code of a name names in its turn.
    private static func names(in name: String, _ declarations: Declarations) -> [String] {
        var walker = NameWalker()
        var more: [String] = []
        for type in [declarations.type(name), declarations.extensions[name]].compactMap({ $0 }) {
            walker.visit(type)
            more += [type.outermostName] + type.inherited + type.stored.compactMap { $0.type?.unwrapped.name }
        }
        for function in declarations.functions[name] ?? [] { walker.visit(function.body) }
        if let value = declarations.constants[name]?.value { walker.visit([.expression(value)]) }
        return more + walker.names
    }

    /// Whether an error concerns it, by the statement of the file the error stands in.
    ///
    /// What stands in no declaration, such as a `}` too many, concerns those before and behind it.
    func holds(_ error: Diagnostic, in tree: SyntaxTree) -> Bool {
        guard error.severity == .error else { return true }
        let statements = Array(tree.statements)
        guard !statements.isEmpty else { return true }
        let place = statements.lastIndex { $0.range.lowerBound <= error.range.lowerBound } ?? 0
        let before = statements[...place].last { $0.declaredName != nil }
        var concerned = [before].compactMap { $0 }
        if statements[place].declaredName == nil {
            if isBareExpression || statements[place].isConditional { return true }
            concerned += statements[place...].first { $0.declaredName != nil }.map { [$0] } ?? []
        }
        return concerned.contains { statement in
            guard let name = statement.declaredName else { return false }
            // Extensions of the system's types reach everywhere.
            return names.contains(name) || (statement.isExtension && declarations.type(name) == nil)
        }
    }
}

extension TypeCode {
    /// The type it stands in, or itself.
    fileprivate var outermostName: String { String(name.split(separator: ".").first ?? "") }
}

extension StatementSyntax {
    /// What a declaration at the top of a file declares or extends.
    fileprivate var declaredName: String? {
        guard case .declaration(let declaration) = form else { return nil }
        return switch declaration.form {
        case .type(let type): type.name.text
        case .extends(let extended): extended.extendedType.simpleName
        case .function(let function): function.name.text
        case .variable(let variable): variable.bindings.first?.name?.text
        case .alias(let alias): alias.name.text
        case .imports, .initializer, .deinitializer, .subscripts, .associatedType, .enumCase, .skipped: nil
        }
    }

    fileprivate var isExtension: Bool {
        guard case .declaration(let declaration) = form, case .extends = declaration.form else { return false }
        return true
    }

    /// A `#if` may hold any declaration.
    fileprivate var isConditional: Bool {
        if case .conditional = form { true } else { false }
    }
}

extension Note {
    /// An error beside the shown view, in the words of the error.
    init(syntax error: Diagnostic, in source: SourceText) {
        let place = source.location(of: error.range.lowerBound)
        self.init(.syntax, error.headline, at: CreaseLayout.SourceLocation(line: place.line, column: place.column))
    }
}

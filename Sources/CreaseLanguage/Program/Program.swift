public import CreaseDevice
public import CreaseLayout

/// A layout file, read and ready to be evaluated under any conditions with any state.
///
/// A value without identity of its own: making one from the same text and options gives the same program.
///
///     let program = Program(source: SourceText(bytes, name: "Layouts/X.swift"))
///     guard !program.hasErrors else { … program.diagnostics … }
///     let evaluation = program.evaluate(state: state, conditions: conditions)
///     let scene = layout(evaluation.root, on: screen(for: conditions), interaction: interaction)
///     evaluation.notes                                   // read after layout: readers and sheets add to them
///     state = program.perform(action, in: state, conditions: conditions).state
public struct Program: Sendable {
    /// How a file is read.
    public struct Options: Sendable {
        /// `nil`: strict for files that import nothing or carry `// crease: strict`, else lenient.
        public var isStrict: Bool?
        /// `--view NAME`
        public var view: String?
        /// `-D FLAG`
        public var flags: Set<String>
        /// The project around the file, asked for what the file uses and does not declare; `nil`: the file stands alone.
        public var finder: (any DeclarationFinder)?

        /// The symbol that was meant by a name that is none; `nil` where the name is one, or nothing comes close.
        public var symbolMeant: @Sendable (String) -> String?

        public init(
            isStrict: Bool? = nil, view: String? = nil, flags: Set<String> = [],
            finder: (any DeclarationFinder)? = nil, symbolMeant: @escaping @Sendable (String) -> String? = { _ in nil }
        ) {
            self.symbolMeant = symbolMeant
            self.isStrict = isStrict
            self.view = view
            self.flags = flags
            self.finder = finder
        }
    }

    public let source: SourceText
    public let isStrict: Bool
    /// What there is to say about the file, in the order of its places; rendered with `rendered(in: source)`.
    public let diagnostics: [Diagnostic]
    /// The name of the view that is shown; `nil` for a bare expression or preview.
    public let rootName: String?
    /// The views and previews that `--view` accepts, in the order of the file.
    public let viewNames: [String]

    /// The files the program was put together from, as messages name them: the previewed file first.
    public var files: [String] { core.sources.map(\.name) }

    let core: ProgramCore
    let root: Root?
    /// Misspelt names and what `#if` clauses were taken for, known before any evaluation.
    let notes: [Note]

    public init(source: SourceText, options: Options = Options()) {
        let tree = parse(source)
        let flags = CompilationFlags(defined: options.flags)
        var draft = DeclarationsDraft()
        var lowering = Lowering(tree: tree, file: 0, flags: flags)
        lowering.file(into: &draft)
        let ownDeclarations = Declarations(draft)
        let isStrict = options.isStrict ?? Self.isStrict(source, imports: ownDeclarations.imports)
        var gathered: Gathering?
        // A file that is strict by itself stands alone: no project has to be read for it.
        if let finder = options.finder, !isStrict || options.isStrict != nil {
            gathered = Gathering(draft, of: source, finder: finder, flags: flags)
            gathered?.run()
        }
        let sources = gathered?.sources ?? [source]
        let declarations = gathered.map { $0.sources.count > 1 ? Declarations($0.draft) : ownDeclarations }
        core = ProgramCore(declarations: declarations ?? ownDeclarations, sources: sources, isStrict: isStrict)
        var (diagnostics, notes) = (tree.diagnostics, lowering.notes)
        if !tree.hasErrors {
            var checker = Checker(core: core, symbolMeant: options.symbolMeant)
            let found = checker.check(ownDeclarations)
            diagnostics += found
            notes += found.filter { $0.severity == .warning }.map { Note(misspelt: $0, in: source) }
        }
        let choice = Root.choose(in: ownDeclarations, named: options.view, source: source)
        switch choice {
        case .found(let root):
            if !isStrict, tree.hasErrors {
                let shown = ShownCode(root, in: ownDeclarations)
                notes += diagnostics.filter { !shown.holds($0, in: tree) }.map { Note(syntax: $0, in: source) }
                diagnostics.removeAll { !shown.holds($0, in: tree) }
            }
            self.root = root
            rootName = root.name
        case .missing(let diagnostic):
            root = nil
            rootName = nil
            if !tree.hasErrors { diagnostics.append(diagnostic) }
        }
        viewNames = Root.choices(in: ownDeclarations)
        self.source = source
        self.isStrict = isStrict
        self.diagnostics = diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
        self.notes = notes + (gathered?.notes ?? []) + (root?.note.map { [$0] } ?? [])
    }

    /// Whether the file cannot be shown; lenient files whose text could be read in parts are.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } || root == nil }

    /// The view tree under some conditions; an empty view where the program has errors.
    public func evaluate(state: StateStore = StateStore(), conditions: Conditions = Conditions()) -> Evaluation {
        let ledger = Ledger()
        for note in notes { ledger.add(note, subject: note.subject) }
        let context = EvaluationContext(core: core, store: state, conditions: conditions, ledger: ledger)
        let node = root.map { ViewBuilder(context).evaluate($0) } ?? ViewNode(.empty, id: .root)
        return Evaluation(root: node, ledger: ledger)
    }

    /// Files that import something are real projects, read leniently unless they say otherwise.
    private static func isStrict(_ source: SourceText, imports: [String]) -> Bool {
        imports.isEmpty || source.bytes.contains(Array("crease: strict".utf8))
    }
}

/// A view tree with what was decided on the way.
public struct Evaluation: Sendable {
    public let root: ViewNode
    let ledger: Ledger

    /// Guesses, unknown names and limits, one note for all of a name, in the order they came up.
    ///
    /// Readers, tabs, menus and sheets are built when layout asks for them, so read the notes after layout.
    public var notes: [Note] { ledger.notes }

    /// The views of the tree that state may be kept for, known after layout; empty while none is kept at all.
    public var views: Set<ViewID> { ledger.seenViews }
}

import CreaseLayout

/// Puts a program together from the previewed file and the files of its project that its code needs.
///
/// Followed is what code names, breadth first: what is drawn before what is only computed with. Of a type in another file
/// its stored properties, initializers and body are always followed, other members once something names them, so that a
/// view brings its model and not the whole app. Found files are parsed whole and their declarations merged; what is
/// declared twice stays as it was found first, the previewed file's own before all.
struct Gathering {
    /// The most files a program is put together from: a budget of files and bytes, never of time, so that the same files
    /// give the same program.
    static let fileLimit = 1000
    static let byteLimit = 16 << 20

    private(set) var draft: DeclarationsDraft
    private(set) var sources: [SourceText]
    private(set) var notes: [Note] = []

    private let finder: any DeclarationFinder
    private let flags: CompilationFlags
    /// Whether the file imports nothing, so that it belongs to no project's code: only views and types that nobody knows
    /// are looked for.
    private let isSketch: Bool
    /// Names of members of the previewed file's types.
    private let ownMembers: Set<String>

    private var views: [Request] = []
    private var others: [Request] = []
    private var next = (view: 0, other: 0)
    private var asked: Set<SoughtName> = []
    private var fileNames: Set<String>
    private var bytes = 0
    private var isFull = false

    /// Names that code uses so far, however.
    private var used: Set<String> = []
    /// Types whose code is followed.
    private var reached: Set<String> = []
    /// What is followed once a name is used.
    private var waiting: [String: [Waiting]] = [:]
    /// What is followed next.
    private var followed: [Waiting] = []

    private enum Waiting {
        case property(PropertyCode)
        case functions([FunctionCode])
        case type(String)
        case alias(TypeName)
        case file(FoundDeclaration, SoughtName)
    }

    /// A file to be read, and for what.
    private struct Request {
        var found: FoundDeclaration
        var name: SoughtName
    }

    init(
        _ draft: DeclarationsDraft, of source: SourceText, finder: any DeclarationFinder, flags: CompilationFlags
    ) {
        self.draft = draft
        sources = [source]
        fileNames = [source.name]
        self.finder = finder
        self.flags = flags
        isSketch = draft.imports.isEmpty
        ownMembers = Set(
            draft.types.values.flatMap { type in
                type.properties.map(\.name) + type.functions.map(\.name) + type.cases.map(\.name)
            })
    }

    mutating func run() {
        followAll()
        followNamed()
        while !isFull, let request = nextRequest() {
            read(request)
            followNamed()
        }
        for limit in finder.limits { note(.limit, limit) }
    }

    private mutating func nextRequest() -> Request? {
        if next.view < views.count {
            next.view += 1
            return views[next.view - 1]
        }
        guard next.other < others.count else { return nil }
        next.other += 1
        return others[next.other - 1]
    }

    // MARK: What code uses

    /// Everything the previewed file has: any of it may be shown.
    private mutating func followAll() {
        var walker = NameWalker()
        walker.visit(draft.topLevel)
        for preview in draft.previews { walker.visit(preview.body) }
        for function in draft.functions { walker.visit(function) }
        for constant in draft.constants { walker.visit(constant) }
        for alias in draft.aliases.values.sorted(by: { $0.description < $1.description }) { walker.visit(alias) }
        use(walker)
        for name in draft.order { reach(name, wholly: true) }
    }

    private mutating func use(_ walker: NameWalker) {
        for use in walker.uses { self.use(use, isBound: walker.bound.contains(use.name)) }
    }

    private mutating func use(_ use: NameWalker.Use, isBound: Bool) {
        // `Card.Kind` names both.
        for part in use.name.split(separator: ".") { woken(by: String(part)) }
        switch use.kind {
        case .name where !use.name.isTypeName:
            guard !isBound, !ownMembers.contains(use.name) else { break }
            seek(.global(use.name), use.place)
            seek(.member(use.name), use.place)
        case .name, .type:
            let outer = use.name.split(separator: ".").first.map(String.init) ?? use.name
            follow(type: outer, use.place)
            if use.kind == .name { seek(.global(outer), use.place) }
        case .member:
            seek(.member(use.name), use.place)
        }
    }

    /// Follows what waited for a name.
    private mutating func woken(by name: String) {
        guard used.insert(name).inserted, let found = waiting.removeValue(forKey: name) else { return }
        followed += found
    }

    private mutating func wait(_ what: Waiting, for name: String) {
        if used.contains(name) { followed.append(what) } else { waiting[name, default: []].append(what) }
    }

    /// Goes through all that was named since, and what that names in turn, breadth first.
    private mutating func followNamed() {
        var index = 0
        while index < followed.count {
            var walker = NameWalker()
            switch followed[index] {
            case .property(let property): walker.visit(property)
            case .functions(let functions): for function in functions { walker.visit(function) }
            case .alias(let type): walker.visit(type)
            case .type(let name): reach(name)
            case .file(let found, let name): request(found, for: name)
            }
            use(walker)
            index += 1
        }
        followed = []
    }

    // MARK: Types

    private mutating func follow(type name: String, _ place: Place) {
        if draft.declares(name) {
            followed.append(.type(name))
        } else {
            seek(.type(name), place)
            reachExtensions(of: name, place)
        }
    }

    /// Goes through what a declared type needs to be made and drawn; the rest of it waits to be named.
    private mutating func reach(_ name: String, wholly: Bool = false) {
        guard reached.insert(name).inserted else { return }
        if let type = draft.types[name] {
            follow(type, wholly: wholly)
            reachExtensions(of: name, type.place)
        } else if let inherited = draft.protocols[name] {
            for parent in inherited { follow(type: parent, Place(line: 1, column: 1)) }
            reachExtensions(of: name, Place(line: 1, column: 1))
        }
    }

    private mutating func follow(_ draft: TypeDraft, wholly: Bool) {
        let type = TypeCode(draft)
        for (simple, qualified) in type.nested.sorted(by: { $0.key < $1.key }) { wait(.type(qualified), for: simple) }
        var walker = NameWalker(at: type.place)
        for parent in type.inherited + type.attributes { walker.visit(TypeName(name: parent)) }
        for property in type.stored { walker.visit(property) }
        for function in type.initializers { walker.visit(function) }
        for one in type.cases { walker.visit(one) }
        for property in (Array(type.computed.values) + Array(type.statics.values)).sorted(by: { $0.place < $1.place }) {
            if wholly || Self.calledBySystem.contains(property.name) {
                walker.visit(property)
            } else {
                wait(.property(property), for: property.name)
            }
        }
        for (name, functions) in type.functions.sorted(by: { $0.key < $1.key }) {
            if wholly || Self.calledBySystem.contains(name) {
                for function in functions { walker.visit(function) }
            } else {
                wait(.functions(functions), for: name)
            }
        }
        use(walker)
    }

    /// Members that SwiftUI or Swift itself asks for, so that no code has to name them.
    private static let calledBySystem: Set<String> = [
        "body", "makeBody", "path", "sizeThatFits", "placeSubviews", "previews", "id", "description", "rawValue",
        "wrappedValue", "projectedValue", "defaultValue", "callAsFunction", "reduce",
    ]

    /// The extensions of a type in other files: those that add what is used, or make it conform to something.
    private mutating func reachExtensions(of name: String, _ place: Place) {
        let sought = SoughtName.extensions(of: name)
        guard !isSketch || draft.types[name]?.place.file ?? 0 > 0, asked.insert(sought).inserted else { return }
        let isDeclared = draft.declares(name)
        for found in finder.declarations(of: sought, from: file(of: place)) {
            if isDeclared, found.addsConformance {
                request(found, for: sought)
            } else {
                for member in found.members {
                    if member == "init" || Self.calledBySystem.contains(member) {
                        request(found, for: sought)
                    } else {
                        wait(.file(found, sought), for: member)
                    }
                }
            }
        }
    }

    // MARK: Asking

    private mutating func seek(_ name: SoughtName, _ place: Place) {
        guard !isLeftAlone(name), asked.insert(name).inserted else { return }
        let found = finder.declarations(of: name, from: file(of: place))
        guard let nearest = found.first else { return }
        switch name {
        case .type(let type):
            // The system's own name means the project's type only where both are seen and the project's is nearer.
            if Vocabulary.isOfLanguage(type), nearest.distance.reach != .target { return }
            noteTie(type, found, place)
            request(nearest, for: name)
        case .global(let global):
            noteTie(global, found, place)
            request(nearest, for: name)
        case .member, .extensions:
            // Overloads of a member may stand in several files; those of other apps are none.
            for one in found where one.distance.reach == nearest.distance.reach {
                if one.distance.reach == .elsewhere, one.distance != nearest.distance { break }
                request(one, for: name)
            }
        }
    }

    private func isLeftAlone(_ name: SoughtName) -> Bool {
        switch name {
        case .type(let name): isSketch && Vocabulary.isOfLanguage(name)
        case .member(let name): isSketch || ModifierName(rawValue: name) != nil
        case .global(let name):
            Vocabulary.knownFunctions.contains(name) || draft.functions.contains { $0.name == name }
                || draft.constants.contains { $0.name == name }
        case .extensions: false
        }
    }

    private mutating func request(_ found: FoundDeclaration, for name: SoughtName) {
        let request = Request(found: found, name: name)
        if found.isView { views.append(request) } else { others.append(request) }
    }

    private func file(of place: Place) -> String {
        let index = Int(place.file)
        return sources.indices.contains(index) ? sources[index].name : sources[0].name
    }

    // MARK: Reading

    private mutating func read(_ request: Request) {
        if fileNames.insert(request.found.file).inserted {
            guard let source = finder.text(of: request.found.file) else { return }
            guard sources.count < Self.fileLimit, bytes + source.bytes.count <= Self.byteLimit else {
                isFull = true
                return note(
                    .limit,
                    "more than \(Self.fileLimit) files or \(Self.byteLimit >> 20) MB belong to this view, the rest is not read"
                )
            }
            bytes += source.bytes.count
            add(source)
        }
        if case .type(let name) = request.name { reach(name) }
    }

    private mutating func add(_ source: SourceText) {
        var lowering = Lowering(tree: parse(source), file: Int32(sources.count), flags: flags)
        var other = DeclarationsDraft()
        lowering.file(into: &other)
        sources.append(source)
        draft.addMissing(of: other)
        // Members added to a type that is followed already, or to one of the system's, may be named already.
        for name in other.order {
            guard let type = other.types[name], !other.declared.contains(name) else { continue }
            if reached.contains(name) || !draft.declared.contains(name) { follow(type, wholly: false) }
        }
        for constant in other.constants { wait(.property(constant), for: constant.name) }
        for (name, functions) in Dictionary(grouping: other.functions, by: \.name).sorted(by: { $0.key < $1.key }) {
            wait(.functions(functions), for: name)
        }
        for (name, type) in other.aliases.sorted(by: { $0.key < $1.key }) { wait(.alias(type), for: name) }
    }

    // MARK: Notes

    private mutating func noteTie(_ name: String, _ found: [FoundDeclaration], _ place: Place) {
        guard found.count > 1, found[0].distance == found[1].distance, found[0].file != found[1].file else { return }
        let (a, b) = (found[0], found[1])
        note(
            .guess, "'\(name)' is declared in \(a.file):\(a.line) and in \(b.file):\(b.line), the first is taken", place
        )
    }

    private mutating func note(_ kind: Note.Kind, _ message: String, _ place: Place = Place(line: 1, column: 1)) {
        notes.append(
            Note(
                kind, message,
                at: CreaseLayout.SourceLocation(
                    file: place.file == 0 ? nil : file(of: place), line: Int(place.line), column: Int(place.column))))
    }
}

extension Vocabulary {
    /// Whether a bare capitalised name means something of the language.
    static func isOfLanguage(_ name: String) -> Bool {
        systemNames.contains(name) || ViewName(rawValue: name) != nil || boxNames.contains(name)
            || knownTypes.contains(name)
            || typesByName[name] != nil || typePrefixes.contains(name) || knownFunctions.contains(name)
    }

    /// Protocols, wrappers and types that are written in declarations only.
    private static let systemNames: Set<String> = [
        "View", "Shape", "InsettableShape", "ViewModifier", "Identifiable", "Hashable", "Equatable", "Comparable",
        "Codable", "Sendable", "CaseIterable", "Error", "Any", "Void", "Never", "Self", "Tuple", "Function", "Optional",
        "ToolbarContent", "CustomizableToolbarContent", "Layout", "App", "Scene", "PreviewProvider", "ButtonStyle",
        "main", "Observable", "ObservableObject", "MainActor",
    ]
}

extension String {
    /// Whether it is spelled as types are: `Card`, `_Card`.
    fileprivate var isTypeName: Bool {
        unicodeScalars.first { $0 != "_" }?.properties.isUppercase == true
    }
}

extension Place: Comparable {
    static func < (a: Place, b: Place) -> Bool { (a.file, a.line, a.column) < (b.file, b.line, b.column) }
}

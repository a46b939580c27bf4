/// All that a program declares, by name.
struct Declarations: Sendable {
    /// By qualified name.
    let types: [String: TypeCode]
    /// Members that extensions add to types of the system, by the type's name.
    let extensions: [String: TypeCode]
    let functions: [String: [FunctionCode]]
    let constants: [String: PropertyCode]
    /// By qualified name.
    let aliases: [String: TypeName]
    let previews: [PreviewCode]
    /// The file's operators by name, wherever they are declared.
    let operators: [String: [OperatorCode]]
    /// Expressions and statements outside declarations.
    let topLevel: [Statement]
    let imports: [String]
    /// Names of the file's own types, in the order of the source.
    let order: [String]
    /// Qualified names of nested types by simple name, where one type alone has a nested type of that name.
    private let nested: [String: String]
    /// The file's own modifiers: `extension View`.
    let viewExtension: TypeCode?
    private let hasNestedAliases: Bool
    /// Views of the vocabulary that are declared anew outside types, as a `Card` or `Label` of their own.
    private let shadowed: Set<ViewName>
    /// Views of the vocabulary that are declared anew inside some type.
    private let shadowedInside: Set<ViewName>

    init(_ draft: DeclarationsDraft) {
        var types: [String: TypeCode] = [:]
        var extensions: [String: TypeCode] = [:]
        var order: [String] = []
        var nested: [String: String] = [:]
        for name in draft.order {
            guard let type = draft.types[name] else { continue }
            guard draft.declared.contains(name) else {
                extensions[name] = TypeCode(type)
                continue
            }
            let code = TypeCode(draft.completed(type))
            types[name] = code
            order.append(name)
            guard name != code.simpleName else { continue }
            // Two of a name mean neither.
            nested[code.simpleName] = nested[code.simpleName] == nil ? name : ""
        }
        self.types = types
        self.extensions = extensions
        self.order = order
        self.nested = nested.filter { !$0.value.isEmpty && !Vocabulary.isOfLanguage($0.key) }
        viewExtension = extensions["View"]
        let functionNames = Set(draft.functions.map(\.name))
        shadowed = Set(
            ViewName.allCases.filter {
                types[$0.rawValue] != nil || draft.aliases[$0.rawValue] != nil || functionNames.contains($0.rawValue)
            })
        shadowedInside = Set(ViewName.allCases.filter { nested[$0.rawValue] != nil })
        functions = Dictionary(grouping: draft.functions, by: \.name)
        operators = Dictionary(
            grouping: draft.functions.map { OperatorCode(function: $0, owner: nil) }.filter(\.isOperator)
                + order.compactMap { types[$0] }.flatMap(\.operators)
                + draft.order.compactMap { extensions[$0] }.flatMap(\.operators), by: \.function.name)
        constants = Dictionary(draft.constants.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        aliases = draft.aliases
        hasNestedAliases = aliases.keys.contains { $0.contains(".") }
        previews = draft.previews
        topLevel = draft.topLevel
        imports = draft.imports
    }

    /// The builder of a view's body: its own, or that of a protocol it conforms to; `nil` for a type that is no view.
    func body(of type: TypeCode) -> [Statement]? {
        if let own = type.computed["body"]?.getter { return own }
        var waiting = type.inherited
        var seen: Set<String> = []
        while let parent = waiting.popLast() {
            guard seen.insert(parent).inserted else { continue }
            // A protocol of the project is a type of its own, one of the system's only has extensions.
            for code in [types[parent], extensions[parent]].compactMap(\.self) {
                if let body = code.computed["body"]?.getter { return body }
                waiting += code.inherited
            }
        }
        return nil
    }

    /// The view of the vocabulary that a `typealias` of the project stands for.
    func alias(named name: String) -> ViewName? { aliases[name].flatMap { ViewName(rawValue: $0.name) } }

    /// Whether a name of the vocabulary means something declared, seen from inside a type.
    func shadows(_ view: ViewName, in owner: TypeCode? = nil) -> Bool {
        if shadowed.contains(view) { return true }
        return shadowedInside.contains(view) && owner.flatMap { nestedType(view.rawValue, in: $0) } != nil
    }

    /// The type a name means inside another type: nested ones first, then the outer ones' and the parents', then all.
    func type(_ name: String, in owner: TypeCode? = nil) -> TypeCode? {
        if let owner, let found = nestedType(name, in: owner) { return found }
        if let found = types[name] { return found }
        if let alias = aliases[name], alias.name != name { return types[alias.name] }
        if let dot = name.firstIndex(of: "."), let owner,
            let outer = nestedType(String(name[..<dot]), in: owner)
        {
            return types[outer.name + name[dot...]]
        }
        // Met where nothing says inside which type: better the only one of its name than none.
        return nested[name].flatMap { types[$0] }
    }

    /// A type declared inside another, inside those around it, or inside those it inherits from.
    private func nestedType(_ name: String, in owner: TypeCode) -> TypeCode? {
        if let found = owner.nested[name] { return types[found] }
        if hasNestedAliases, let found = aliased(owner.name + "." + name, name) { return found }
        var outer = owner.name[...]
        while let dot = outer.lastIndex(of: ".") {
            outer = outer[..<dot]
            let qualified = outer + "." + name
            if let found = types[String(qualified)] { return found }
            if hasNestedAliases, let found = aliased(String(qualified), name) { return found }
        }
        return inheritedType(name, in: owner)
    }

    /// The type an alias inside a type stands for.
    private func aliased(_ qualified: String, _ name: String) -> TypeCode? {
        guard let alias = aliases[qualified], alias.name != name else { return nil }
        return types[alias.name] ?? types[qualified.dropLast(name.count) + alias.name]
    }

    private func inheritedType(_ name: String, in owner: TypeCode) -> TypeCode? {
        var waiting = owner.inherited
        var seen: Set<String> = [owner.name]
        while let parent = waiting.popLast() {
            guard seen.insert(parent).inserted, let code = types[parent] else { continue }
            if let found = types[parent + "." + name] { return found }
            waiting += code.inherited
        }
        return nil
    }
}

/// An operator's function, with the type it is declared in.
struct OperatorCode: Sendable {
    var function: FunctionCode
    var owner: TypeCode?

    /// Names start with a letter or `_`, in back-ticks or not; operators never do.
    var isOperator: Bool {
        guard let first = function.name.unicodeScalars.first else { return false }
        return !first.properties.isXIDStart && first != "_" && first != "`" && !first.properties.isEmojiPresentation
    }
}

extension TypeCode {
    fileprivate var operators: [OperatorCode] {
        functions.keys.sorted().flatMap { functions[$0] ?? [] }.map { OperatorCode(function: $0, owner: self) }
            .filter(\.isOperator)
    }
}

/// Declarations while the files of a program are being read.
struct DeclarationsDraft {
    var types: [String: TypeDraft] = [:]
    var order: [String] = []
    /// Types with a declaration of their own, as against extensions of the system's.
    var declared: Set<String> = []
    var functions: [FunctionCode] = []
    var constants: [PropertyCode] = []
    /// By qualified name.
    var aliases: [String: TypeName] = [:]
    /// What each protocol inherits from; its members are those of its extension.
    var protocols: [String: [String]] = [:]
    var previews: [PreviewCode] = []
    var topLevel: [Statement] = []
    var imports: [String] = []

    /// Starts or goes on with a type; `kind == nil` for an extension.
    mutating func open(
        _ name: String, kind: TypeCode.Kind?, span: SourceSpan, place: Place, inherited: [String],
        attributes: [String], generics: [String]
    ) {
        var draft: TypeDraft
        if let known = types[name] {
            draft = known
            if let kind, !declared.contains(name) {
                draft.kind = kind
                draft.span = span
                draft.place = place
            }
        } else {
            draft = TypeDraft(kind: kind ?? .structure, name: name, span: span, place: place)
            order.append(name)
        }
        if kind != nil { declared.insert(name) }
        draft.inherited += inherited
        draft.attributes += attributes
        draft.generics += generics
        types[name] = draft
    }

    mutating func nest(_ simple: String, in owner: String) { types[owner]?.nested[simple] = owner + "." + simple }

    mutating func add(_ property: PropertyCode, to owner: String?) {
        guard let owner else {
            constants.append(property)
            return
        }
        types[owner]?.properties.append(property)
    }

    mutating func add(_ function: FunctionCode, to owner: String?) {
        guard let owner else {
            functions.append(function)
            return
        }
        types[owner]?.functions.append(function)
    }

    mutating func addInitializer(_ function: FunctionCode, to owner: String) {
        types[owner]?.initializers.append(function)
    }

    mutating func add(_ code: SubscriptCode, to owner: String) { types[owner]?.subscripts.append(code) }

    mutating func addCase(_ enumCase: EnumCaseCode, to owner: String) { types[owner]?.cases.append(enumCase) }
}

/// Names: whether anything is called so, and what was meant where nothing is.
extension Checker {
    mutating func reference(_ name: String, _ expression: Expression) {
        guard !isKnown(name) else { return }
        refuse(name, "unknown name '\(name)'", at: expression.span, among: visibleNames)
    }

    func isLocal(_ name: String) -> Bool { locals.contains { $0.name == name } }

    func isKnown(_ name: String) -> Bool {
        // Operators may be handed over by name.
        guard let first = name.first, first.isLetter || first == "_" || first == "$" else { return true }
        if name.hasPrefix("$") || name.hasPrefix("_") || name.contains("<") || name.contains(".") { return true }
        if ["self", "super", "Self", "newValue", "oldValue", "error", "Content", "Body", "Configuration"].contains(name)
        {
            return true
        }
        if isLocal(name) || owner?.has(name) == true || owner?.generics.contains(name) == true { return true }
        if let owner, owner.isView || owner.isModifier, isAddedToViews(name) { return true }
        if let owner, owner.inherited.contains(where: { !Self.isPlain($0) }), name.first?.isLowercase == true {
            return true
        }
        if owner?.kind == .enumeration, ["rawValue", "allCases", "hashValue"].contains(name) { return true }
        if declarations.extensions[owner?.name ?? ""]?.has(name) == true { return true }
        if owner.map({ declarations.types[$0.name] == nil }) == true, name.first?.isLowercase == true { return true }
        if declarations.constants[name] != nil || declarations.functions[name] != nil { return true }
        if declarations.type(name, in: owner) != nil || declarations.aliases[name] != nil { return true }
        if declarations.extensions[name] != nil { return true }
        return ViewName(rawValue: name) != nil || Vocabulary.boxNames.contains(name)
            || Vocabulary.knownTypes.contains(name)
            || Vocabulary.typesByName[name] != nil || Vocabulary.knownFunctions.contains(name)
            || Vocabulary.typePrefixes.contains(name)
    }

    func isAddedToViews(_ name: String) -> Bool { declarations.extensions["View"]?.has(name) == true }

    /// Names a misspelt one may have meant, nearest scope first.
    var visibleNames: [String] {
        locals.reversed().map(\.name) + (owner?.memberNames ?? []) + declarations.constants.keys.sorted()
            + declarations.functions.keys.sorted() + declarations.order
    }

    /// The declared type of a plain expression.
    func typeName(of expression: Expression) -> TypeName? {
        switch expression.kind {
        case .name("self"): return owner.map { TypeName(name: $0.name) }
        case .name(let name):
            if let local = locals.last(where: { $0.name == name }) { return local.type }
            return owner?.type(ofMember: name) ?? declarations.constants[name]?.type
        case .member(let base?, let name):
            guard let outer = typeName(of: base), let type = declarations.type(outer.unwrapped.name, in: owner) else {
                return nil
            }
            return type.type(ofMember: name)
        case .call(let call):
            guard case .name(let name) = call.callee.kind, let type = declarations.type(name, in: owner) else {
                return nil
            }
            return TypeName(name: type.name)
        case .chain(let base), .force(let base): return typeName(of: base)?.unwrapped
        default: return nil
        }
    }
}

extension Vocabulary {
    /// First parts of qualified type names, such as `Font` of `Font.Weight`.
    static let typePrefixes: Set<String> = Set(
        memberTypes.compactMap { $0.name.contains(".") ? $0.name.split(separator: ".").first.map(String.init) : nil }
            + ["SwiftUI", "Swift", "Foundation", "UIKit", "CGSize", "EnvironmentValues", "PreviewProvider"])
}

extension TypeCode {
    func hasStatic(_ name: String) -> Bool {
        statics[name] != nil || caseIndex[name] != nil || functions[name] != nil || nested[name] != nil
    }

    func has(_ name: String) -> Bool { storedIndex[name] != nil || computed[name] != nil || hasStatic(name) }

    var staticNames: [String] { cases.map(\.name) + statics.keys.sorted() + functions.keys.sorted() }
    var memberNames: [String] { stored.map(\.name) + computed.keys.sorted() + staticNames }

    func type(ofMember name: String) -> TypeName? {
        if let index = storedIndex[name] { return stored[index].type ?? stored[index].value?.plainType }
        return computed[name]?.type ?? statics[name]?.type
    }
}

extension Expression {
    /// The type a call of a capitalised name makes.
    fileprivate var plainType: TypeName? {
        guard case .call(let call) = kind, case .name(let name) = call.callee.kind, name.first?.isUppercase == true
        else {
            return nil
        }
        return TypeName(name: name)
    }
}

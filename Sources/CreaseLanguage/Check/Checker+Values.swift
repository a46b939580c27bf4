/// Values: members, literals and implicit members, checked where the type they are of is known.
extension Checker {
    /// `type`: what the context takes, so that implicit members can be checked.
    mutating func value(_ expression: Expression, as type: String? = nil) {
        switch expression.kind {
        case .name(let name): reference(name, expression)
        case .projection(let name): reference(name, expression)
        case .member(let base, let name): member(base, name, expression, as: type)
        case .call(let call): value(call, expression, as: type)
        case .element(let base, let arguments):
            value(base)
            for argument in arguments { value(argument.value) }
        case .array(let elements):
            let inner = type.map { $0.hasPrefix("[") ? String($0.dropFirst().dropLast()) : $0 }
            for element in elements { value(element, as: inner) }
        case .dictionary(let pairs):
            for pair in pairs {
                value(pair.key)
                value(pair.value)
            }
        case .tuple(let elements):
            for element in elements { value(element.value, as: elements.count == 1 ? type : nil) }
        case .closure(let code): closure(code, isBuilder: looksLikeBuilder(code))
        case .interpolation(let segments):
            for case .value(let inner, let options) in segments {
                value(inner)
                for option in options { value(option.value) }
            }
        case .prefix(_, let operand), .postfix(let operand, _): value(operand)
        case .infix(let left, _, let right):
            value(left)
            value(right)
        case .chain(let operand), .force(let operand), .cast(let operand, _, _), .inOut(let operand),
            .tried(let operand, _), .awaited(let operand):
            value(operand, as: type)
        case .binary(let operation, let left, let right):
            value(left, as: operation == .coalesce ? type : nil)
            value(right, as: operation == .coalesce ? type : nil)
        case .assignment(_, let target, let source):
            value(target)
            value(source, as: typeName(of: target)?.name)
        case .ternary(let condition, let first, let second):
            value(condition)
            value(first, as: type)
            value(second, as: type)
        case .ifElse(let code): check(code, false)
        case .choose(let code): check(code, false)
        case .compiled(let clauses): for clause in clauses { value(clause.value, as: type) }
        case .macro(_, let arguments): for argument in arguments { value(argument.value) }
        case .integer, .double, .bool, .nilLiteral, .text, .keyPath, .opaque: break
        }
    }

    private mutating func value(_ call: Call, _ expression: Expression, as type: String?) {
        switch call.callee.kind {
        case .name(let name): self.call(ofName: name, call, isView: false)
        case .member(nil, let name):
            implicit(name, call.nameSpan, as: type)
            arguments(call, signatures: [])
        case .member(let base?, let name):
            if isModifier(name, on: base), isSurelyView(base) {
                view(base)
                return modifier(name, call, on: base)
            }
            if case .name(let typeName) = base.kind, typeName.first?.isUppercase == true, !isLocal(typeName) {
                statics(typeName, base, name, call.nameSpan)
            } else if case .name("self") = base.kind {
                own(name, call.nameSpan)
            } else {
                value(base, as: type)
                known(name, of: base, call.nameSpan)
            }
            arguments(call, signatures: [])
        default:
            value(call.callee)
            arguments(call, signatures: [])
        }
    }

    private mutating func member(_ base: Expression?, _ name: String, _ expression: Expression, as type: String?) {
        let span = expression.memberSpan(name)
        guard let base else { return implicit(name, span, as: type) }
        if case .name(let typeName) = base.kind, typeName.first?.isUppercase == true, !isLocal(typeName) {
            return statics(typeName, base, name, span)
        }
        if case .name("self") = base.kind { return own(name, span) }
        value(base, as: type)
        known(name, of: base, span)
    }

    /// `Type.name`
    private mutating func statics(_ typeName: String, _ base: Expression, _ name: String, _ span: SourceSpan) {
        if ["self", "init", "Type", "allCases", "shared"].contains(name) { return reference(typeName, base) }
        if let type = declarations.type(typeName, in: owner) {
            guard !type.hasStatic(name), declarations.extensions[typeName]?.hasStatic(name) != true,
                name.first?.isUppercase != true, type.kind == .enumeration || type.inherited.isEmpty || type.isView
            else { return }
            return refuse(name, "'\(typeName)' has no member '\(name)'", at: span, among: type.staticNames)
        }
        reference(typeName, base)
        // `Font.Weight` is a type.
        guard Vocabulary.typesByName[typeName] != nil, name.first?.isUppercase != true else { return }
        implicit(name, span, as: typeName)
    }

    /// `.name` where a type of the vocabulary or an enum of the file is due.
    private mutating func implicit(_ name: String, _ span: SourceSpan, as type: String?) {
        guard let type else { return }
        if let own = declarations.type(type, in: owner) {
            guard own.kind == .enumeration, !own.hasStatic(name), name != "init", name != "none", name != "some",
                declarations.extensions[type]?.hasStatic(name) != true
            else { return }
            return refuse(name, "'\(type)' has no member '\(name)'", at: span, among: own.staticNames)
        }
        guard let members = Vocabulary.members(of: type), name != "init" else { return }
        if members.contains(where: { $0.name == name }) { return }
        if isAdded(name, to: [type]) { return }
        // Open types take names that another file or an asset catalogue may add; only a near miss is surely a slip.
        let names = members.map(\.name)
        let isOpen = Vocabulary.typesByName[type]?.isOpen == true
        if isOpen, Vocabulary.corrections[name] == nil, nearest(to: name, in: names) == nil { return }
        refuse(name, "'\(type)' has no member '\(name)'", at: span, among: names)
    }

    /// Whether an extension of the project adds a member to one of the types.
    func isAdded(_ name: String, to types: [String]) -> Bool {
        let extended = types + types.flatMap { Vocabulary.typesByName[$0]?.parents ?? [] } + ["View", "ShapeStyle"]
        return extended.contains { declarations.extensions[$0]?.hasStatic(name) == true }
    }

    private mutating func own(_ name: String, _ span: SourceSpan) {
        guard let owner, !owner.has(name), !isAddedToViews(name), owner.inherited.allSatisfy(Self.isPlain),
            declarations.types[owner.name] != nil
        else { return }
        refuse(name, "'\(owner.simpleName)' has no member '\(name)'", at: span, among: owner.memberNames)
    }

    /// A member of a value whose type the file declares.
    private mutating func known(_ name: String, of base: Expression, _ span: SourceSpan) {
        guard let found = typeName(of: base), found.isOptional == false || isChained(base),
            let type = declarations.type(found.unwrapped.name, in: owner)
        else { return }
        guard !type.has(name), !Self.everywhere.contains(name), type.inherited.allSatisfy(Self.isPlain),
            !(type.isView && (ModifierName(rawValue: name) != nil || Vocabulary.accepts(name) || isAddedToViews(name)))
        else { return }
        refuse(name, "'\(type.simpleName)' has no member '\(name)'", at: span, among: type.memberNames)
    }

    private func isChained(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .chain, .force: true
        default: false
        }
    }

    private static let everywhere: Set<String> = [
        "self", "rawValue", "hashValue", "id", "description", "wrappedValue", "map", "flatMap",
    ]

    /// Protocols that add no members of their own to a type; another one may.
    static func isPlain(_ name: String) -> Bool {
        [
            "Identifiable", "Hashable", "Equatable", "Codable", "Decodable", "Encodable", "CaseIterable", "Sendable",
            "Comparable", "String", "Int", "View", "ViewModifier", "Error", "CustomStringConvertible",
            "ObservableObject",
        ].contains(name)
    }
}

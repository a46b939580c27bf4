/// Expressions: those that stand for a view, and those that stand for a value.
extension Checker {
    // MARK: Views

    mutating func view(_ expression: Expression) {
        switch expression.kind {
        case .call(let call): view(call, expression)
        case .ternary(let condition, let first, let second):
            value(condition)
            view(first)
            view(second)
        case .tuple(let elements): for element in elements { view(element.value) }
        case .ifElse(let code): check(code, true)
        case .choose(let code): check(code, true)
        case .compiled(let clauses): for clause in clauses { view(clause.value) }
        case .binary(.add, let left, let right), .binary(.coalesce, let left, let right):
            view(left)
            view(right)
        default: value(expression)
        }
    }

    private mutating func view(_ call: Call, _ expression: Expression) {
        switch call.callee.kind {
        case .name(let name): self.call(ofName: name, call, isView: true)
        case .member(let base?, let name):
            if isModifier(name, on: base) {
                view(base)
                modifier(name, call, on: base)
            } else {
                value(expression)
            }
        default: value(expression)
        }
    }

    /// A call of a bare name: a view, a type of the file, a function.
    private mutating func call(ofName name: String, _ call: Call, isView: Bool) {
        if isLocal(name) || owner?.functions[name] != nil && ViewName(rawValue: name) == nil {
            return arguments(call, signatures: [])
        }
        if let type = declarations.type(name, in: owner) {
            labels(of: type, call)
            return arguments(call, of: type)
        }
        if let row = Vocabulary.viewsByName[name] {
            let signatures = row.signatures
            labels(call, signatures, name)
            return arguments(call, signatures: signatures)
        }
        if !isKnown(name) {
            let isCapital = name.first?.isUppercase == true
            let suggestion = suggestion(for: name, isCapital: isCapital)
            log.add(
                Diagnostic(
                    .error, isCapital ? "unknown view '\(name)'" : "unknown function '\(name)'",
                    at: call.nameSpan.range, suggestion: suggestion))
        }
        arguments(call, signatures: [])
    }

    private func suggestion(for name: String, isCapital: Bool) -> String? {
        if let correction = Vocabulary.corrections[name] { return correction }
        if !isCapital {
            return nearest(to: name, in: visibleNames) ?? nearest(to: name, in: Vocabulary.viewsByName.keys.sorted())
        }
        return nearest(
            to: name, in: declarations.order + Vocabulary.viewsByName.keys.sorted() + Vocabulary.boxNames.sorted())
    }

    // MARK: Modifiers

    /// Whether a call behind a dot changes a view rather than calling a method of a value.
    private func isModifier(_ name: String, on base: Expression) -> Bool {
        if case .name(let type) = base.kind, type.first?.isUppercase == true, !isLocal(type) {
            // `Color.red.opacity` starts at a type; `Text.init` and static functions are values.
            return false
        }
        if case .name("self") = base.kind, owner?.functions[name] != nil { return false }
        return ModifierName(rawValue: name) != nil || Vocabulary.accepts(name) || isOwnModifier(name)
            || isSurelyView(base)
    }

    private func isOwnModifier(_ name: String) -> Bool { declarations.extensions["View"]?.functions[name] != nil }

    private mutating func modifier(_ name: String, _ call: Call, on base: Expression) {
        if isOwnModifier(name) { return arguments(call, signatures: []) }
        if let row = Vocabulary.modifiersByName[name] {
            let signatures = row.signatures
            labels(call, signatures, "." + name)
            return arguments(call, signatures: signatures)
        }
        if !Vocabulary.accepts(name) {
            let own = declarations.extensions["View"]?.functions.keys.sorted() ?? []
            let known = own + Vocabulary.modifiersByName.keys.sorted() + Vocabulary.acceptedModifiers
            log.add(
                Diagnostic(
                    .error, "unknown modifier '\(name)'", at: call.nameSpan.range,
                    suggestion: Vocabulary.corrections[name] ?? nearest(to: name, in: known)))
        }
        arguments(call, signatures: [])
    }

    /// A chain that begins with a view of the vocabulary or of the file.
    private func isSurelyView(_ expression: Expression) -> Bool {
        var current = expression
        while true {
            switch current.kind {
            case .call(let call):
                switch call.callee.kind {
                case .name(let name):
                    if isLocal(name) { return false }
                    if let type = declarations.type(name, in: owner) { return type.isView }
                    return ViewName(rawValue: name) != nil
                case .member(let base?, _): current = base
                default: return false
                }
            case .member(let base?, _):
                guard case .name(let type) = base.kind, type == "Color" else { return false }
                return true
            case .name(let name):
                if isLocal(name) { return false }
                return owner?.computed[name]?.type?.isView == true
            default: return false
            }
        }
    }

    // MARK: Values

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
        case .interpolation(let segments): for case .value(let inner) in segments { value(inner) }
        case .prefix(_, let operand): value(operand)
        case .chain(let operand), .force(let operand), .cast(let operand, _, _): value(operand, as: type)
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
        let start = Int32(clamping: Int(expression.span.end) - name.utf8.count)
        let span = SourceSpan(start: start, end: expression.span.end)
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
            log.add(
                Diagnostic(
                    .error, "'\(typeName)' has no member '\(name)'", at: span.range,
                    suggestion: nearest(to: name, in: type.staticNames)))
            return
        }
        reference(typeName, base)
        guard Vocabulary.typesByName[typeName] != nil else { return }
        implicit(name, span, as: typeName)
    }

    /// `.name` where a type of the vocabulary or an enum of the file is due.
    private mutating func implicit(_ name: String, _ span: SourceSpan, as type: String?) {
        guard let type else { return }
        if let own = declarations.type(type, in: owner) {
            guard own.kind == .enumeration, !own.hasStatic(name), name != "init", name != "none", name != "some",
                declarations.extensions[type]?.hasStatic(name) != true
            else { return }
            log.add(
                Diagnostic(
                    .error, "'\(type)' has no member '\(name)'", at: span.range,
                    suggestion: nearest(to: name, in: own.staticNames)))
            return
        }
        guard let members = Vocabulary.members(of: type), name != "init" else { return }
        if members.contains(where: { $0.name == name }) { return }
        for extended in [type] + (Vocabulary.typesByName[type]?.parents ?? []) + ["View", "ShapeStyle"] {
            if declarations.extensions[extended]?.hasStatic(name) == true { return }
        }
        // Open types take names that another file or an asset catalogue may add; only a near miss is surely a slip.
        let names = members.map(\.name)
        let suggestion =
            Vocabulary.corrections[name].flatMap { names.contains($0) ? $0 : nil } ?? nearest(to: name, in: names)
        if Vocabulary.typesByName[type]?.isOpen == true, suggestion == nil { return }
        log.add(Diagnostic(.error, "'\(type)' has no member '\(name)'", at: span.range, suggestion: suggestion))
    }

    private mutating func own(_ name: String, _ span: SourceSpan) {
        guard let owner, !owner.has(name), !isAddedToViews(name), owner.inherited.allSatisfy(Self.isPlain),
            declarations.types[owner.name] != nil
        else { return }
        log.add(
            Diagnostic(
                .error, "'\(owner.simpleName)' has no member '\(name)'", at: span.range,
                suggestion: nearest(to: name, in: owner.memberNames)))
    }

    /// A member of a value whose type the file declares.
    private mutating func known(_ name: String, of base: Expression, _ span: SourceSpan) {
        guard let found = typeName(of: base), found.isOptional == false || isChained(base),
            let type = declarations.type(found.unwrapped.name, in: owner)
        else { return }
        guard !type.has(name), !Self.everywhere.contains(name), type.inherited.allSatisfy(Self.isPlain),
            !(type.isView && (ModifierName(rawValue: name) != nil || Vocabulary.accepts(name) || isAddedToViews(name)))
        else { return }
        log.add(
            Diagnostic(
                .error, "'\(type.simpleName)' has no member '\(name)'", at: span.range,
                suggestion: nearest(to: name, in: type.memberNames)))
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
    private static func isPlain(_ name: String) -> Bool {
        [
            "Identifiable", "Hashable", "Equatable", "Codable", "Decodable", "Encodable", "CaseIterable", "Sendable",
            "Comparable", "String", "Int", "View", "ViewModifier", "Error", "CustomStringConvertible",
            "ObservableObject",
        ].contains(name)
    }

    // MARK: Names

    private mutating func reference(_ name: String, _ expression: Expression) {
        guard !isKnown(name) else { return }
        let suggestion = Vocabulary.corrections[name] ?? nearest(to: name, in: visibleNames)
        log.add(
            Diagnostic(.error, "unknown name '\(name)'", at: expression.span.range, suggestion: suggestion))
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

    private func isAddedToViews(_ name: String) -> Bool { declarations.extensions["View"]?.has(name) == true }

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
        statics[name] != nil || cases.contains { $0.name == name } || functions[name] != nil || nested[name] != nil
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

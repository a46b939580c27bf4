/// The declared types of expressions, as far as they stand in the source.
extension Interpreter {
    /// `nil` where nothing declares it.
    func declaredType(of expression: Expression, _ scope: Scope) -> TypeName? {
        guard descend() else {
            ascend()
            return nil
        }
        defer { ascend() }
        switch expression.kind {
        case .name(let name), .projection(let name): return declaredType(ofName: name, scope)
        case .member(let base?, let name): return declaredType(ofMember: name, of: base, scope)
        case .force(let base):
            let type = declaredType(of: base, scope)
            return type?.isOptional == true ? type?.arguments.first : type
        case .chain(let base): return declaredType(of: base, scope)
        case .tuple(let elements) where elements.count == 1: return declaredType(of: elements[0].value, scope)
        case .element(let base, _):
            guard let type = declaredType(of: base, scope)?.unwrapped else { return nil }
            if let element = type.element { return element }
            return type.name == "Dictionary" && type.arguments.count == 2
                ? TypeName(name: "Optional", arguments: [type.arguments[1]]) : nil
        case .call(let call): return declaredType(ofCall: call, scope)
        case .text, .interpolation: return TypeName(name: "String")
        case .cast(_, let type, .asOptional): return TypeName(name: "Optional", arguments: [type])
        case .cast(_, let type, .asType), .cast(_, let type, .asForced): return type
        default: return nil
        }
    }

    private func declaredType(ofName name: String, _ scope: Scope) -> TypeName? {
        if let local = scope.local(name) { return local.type }
        if let owner = scope.owner {
            if name == "self" { return TypeName(name: owner.type.name) }
            if let type = owner.type.declaredType(of: name) { return type }
        }
        return declarations.constants[name]?.declaredType
    }

    private func declaredType(ofMember name: String, of base: Expression, _ scope: Scope) -> TypeName? {
        if case .name(let type) = base.kind, let code = declarations.type(type, in: scope.owner?.type),
            scope.local(type) == nil
        {
            return code.statics[name]?.declaredType
        }
        guard let type = declaredType(of: base, scope)?.unwrapped else { return nil }
        if let element = type.element, name == "first" || name == "last" {
            return TypeName(name: "Optional", arguments: [element])
        }
        let code = declarations.type(type.name, in: scope.owner?.type) ?? declarations.extensions[type.name]
        return code?.declaredType(of: name)
    }

    private func declaredType(ofCall call: Call, _ scope: Scope) -> TypeName? {
        switch call.callee.kind {
        case .name(let name):
            if let function = scope.owner?.type.functions[name]?.first { return function.result }
            if let function = declarations.functions[name]?.first { return function.result }
            return declarations.type(name, in: scope.owner?.type).map { TypeName(name: $0.name) }
        case .member(let base?, let name):
            guard let type = declaredType(of: base, scope)?.unwrapped else { return nil }
            return declarations.type(type.name, in: scope.owner?.type)?.functions[name]?.first?.result
        default: return nil
        }
    }
}

extension TypeCode {
    /// The declared type of a property.
    func declaredType(of name: String) -> TypeName? {
        if let index = storedIndex[name] { return stored[index].declaredType }
        return (computed[name] ?? statics[name])?.declaredType
    }
}

extension PropertyCode {
    /// As written, or as a literal says.
    var declaredType: TypeName? {
        if let type { return type }
        switch value?.kind {
        case .text, .interpolation: return TypeName(name: "String")
        case .integer: return TypeName(name: "Int")
        case .double: return .double
        case .bool: return TypeName(name: "Bool")
        case .call(let call):
            // `Cart()`: a type's name begins with a capital letter.
            guard case .name(let name) = call.callee.kind, name.first?.isUppercase == true else { return nil }
            return TypeName(name: name)
        default: return nil
        }
    }
}

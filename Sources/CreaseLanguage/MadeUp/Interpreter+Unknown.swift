import CreaseLayout

/// What is not known, followed as far as the program declares it.
extension Interpreter {
    func unknown(_ expression: Expression) -> Value {
        .unknown(Unknown(source(expression), name: expression.givenName))
    }

    /// A value without a type takes the one its place or its expression has.
    func typed(_ value: Value, _ type: @autoclosure () -> TypeName?) -> Value {
        guard case .unknown(var unknown) = value, unknown.type == nil, let type = type() else { return value }
        unknown.type = type
        return .unknown(unknown)
    }

    /// A member of what is not known: its type's, where the program declares one.
    func member(_ name: String, of whole: Unknown, _ expression: Expression, _ scope: Scope) -> Value {
        guard let made = standIn(for: whole) else { return unknown(expression) }
        let found = member(name, of: made, expression, scope)
        return keeps(made) ? found.sourced(source(expression)) : marked(found, whole, expression)
    }

    /// Whether what a made-up value has is what the program says: an object's defaults, a struct's. What an enum's
    /// case or a string says is made up, since another might have come.
    private func keeps(_ made: Value) -> Bool {
        switch made {
        case .instance, .array, .set, .dictionary: true
        default: false
        }
    }

    /// A method of what is not known: its type's, where the program declares one.
    func value(
        ofMethod name: String, on whole: Unknown, _ base: Expression, _ call: Call, _ expression: Expression,
        _ scope: Scope
    ) -> Value {
        guard let made = standIn(for: whole) else { return unknown(expression) }
        let result: Value
        if let found = method(name, of: made, base, scope) {
            result = invoke(found, evaluated(call.arguments, scope), expression, scope)
        } else {
            result = builtIn(name, made, call, expression, scope)
        }
        if result.isUnknown, let kept = kept(name, made) { return kept }
        return keeps(made) ? result : marked(result, whole, expression)
    }

    /// Made-up elements cannot be told apart: a filter lets all of them pass, and any order is theirs.
    func kept(_ method: String, _ receiver: Value) -> Value? {
        guard case .array(let values) = receiver, values.contains(where: \.isUnknown) else { return nil }
        switch method {
        case "filter", "sorted", "reversed", "shuffled", "sort", "removingDuplicates", "uniqued": return receiver
        case "first", "last", "min", "max", "randomElement": return values.first
        default: return nil
        }
    }

    // MARK: Making values up

    /// A value of the declared type for what is not known, its parts unknown in turn; `nil` for types nobody declares.
    func madeUp(_ unknown: Unknown) -> Value? {
        guard unknown.depth < Unknown.depthLimit, let type = unknown.type?.unwrapped, !type.isFunction else {
            return nil
        }
        if let element = type.element { return .array(elements(of: unknown, as: element)) }
        guard let code = declarations.type(type.name), !code.isView else { return nil }
        let key = MadeUpKey(type: code.name, source: unknown.source, depth: unknown.depth)
        if let made = madeUp[key] { return made }
        guard let made = instance(of: code, for: unknown) else { return nil }
        madeUp[key] = made
        return made
    }

    /// Rows for data that is not known.
    func rows(for data: Value) -> [Value] {
        let unknown: Unknown
        if case .unknown(let found) = data { unknown = found } else { unknown = Unknown("element") }
        if case .array(let values)? = madeUp(unknown), !values.isEmpty { return values }
        return elements(of: unknown, as: nil)
    }

    /// Three to six elements of a collection, always as many for one name.
    func elements(of collection: Unknown, as type: TypeName?) -> [Value] {
        let name = singular(collection.name ?? "element")
        var element = Unknown(named: name, type: type)
        element.depth = collection.depth + 1
        return Array(repeating: .unknown(element), count: Self.rowCount(for: collection.name ?? ""))
    }

    static func rowCount(for name: String) -> Int { 3 + Int(stableHash(name) % 4) }

    /// An object as its initializer makes it, a struct field by field, an enum's first case.
    private func instance(of type: TypeCode, for unknown: Unknown) -> Value? {
        guard descend() else {
            ascend()
            return nil
        }
        defer { ascend() }
        let depth = unknown.depth + 1
        switch type.kind {
        case .enumeration:
            guard let first = type.cases.first else { return nil }
            let payload = first.payload.map { parameter in
                Value.Element(
                    label: parameter.label,
                    value: part(parameter.name.isEmpty ? first.name : parameter.name, parameter.type, depth))
            }
            return .enumCase(EnumValue(type: type.name, name: first.name, payload: payload))
        case .reference: return instantiate(type, [], rootScope())
        case .structure:
            let statics = Scope(owner: Owner(statics: type), surroundings: rootScope().surroundings)
            let values = type.stored.map { property -> Value in
                if property.value?.isBlank == true || property.value == nil && (property.isLet || !property.isOptional)
                {
                    return part(property.name, property.declaredType, depth)
                }
                return defaultValue(of: property, type, statics)
            }
            return .instance(Instance(type: type, values: values))
        }
    }

    private func part(_ name: String, _ type: TypeName?, _ depth: Int) -> Value {
        var part = Unknown(named: name, type: type)
        part.depth = depth
        return .unknown(part)
    }
}

/// What a made-up value is kept under while one part of the tree is built.
struct MadeUpKey: Hashable {
    var type: String
    var source: String
    var depth: Int
}

/// FNV-1a: the same for the same words in every run.
func stableHash(_ words: String) -> UInt32 {
    words.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
}

extension Expression {
    /// `""` and `[]`: a default that says nothing about the data.
    fileprivate var isBlank: Bool {
        switch kind {
        case .text(let text): text.isEmpty
        case .array(let elements): elements.isEmpty
        default: false
        }
    }
}

extension PropertyCode {
    var isOptional: Bool { type?.isOptional == true }
}

extension Value {
    /// With another source, where it is not known.
    fileprivate func sourced(_ source: String) -> Value {
        guard case .unknown(var unknown) = self else { return self }
        unknown.source = source
        return .unknown(unknown)
    }
}

extension Value {
    /// An element of a collection that was made up, or such an element with its number.
    var isInvented: Bool {
        switch self {
        case .unknown: true
        case .tuple(let elements): elements.contains { $0.value.isUnknown }
        default: false
        }
    }
}

extension ViewBuilder {
    /// Whether a row for an element is made up; strict files show what is not known as it is written.
    func isMadeUp(_ element: Value) -> Bool { element.isInvented && !interpreter.core.isStrict }
}

extension Output {
    /// Views of a row that was made up.
    mutating func markMadeUp(from first: Int) {
        for index in nodes.indices.dropFirst(first) { nodes[index].isMadeUp = true }
    }
}

/// Declarations of several files, put together.
extension DeclarationsDraft {
    /// Whether the files read so far declare a type of this name.
    func declares(_ name: String) -> Bool {
        declared.contains(name) || protocols[name] != nil || aliases[name] != nil
    }

    /// Takes over from another file what is not declared yet; extensions add to what they extend.
    mutating func addMissing(of other: DeclarationsDraft) {
        let own = declared
        for name in other.order {
            guard let type = other.types[name] else { continue }
            if other.declared.contains(name) {
                guard !own.contains(name) else { continue }
                if types[name] == nil { order.append(name) }
                var type = type
                if let extended = types[name] { type.add(extended) }
                types[name] = type
                declared.insert(name)
            } else if var extended = types[name] {
                extended.add(type)
                types[name] = extended
            } else {
                order.append(name)
                types[name] = type
            }
        }
        let functionNames = Set(functions.map(\.name))
        functions += other.functions.filter { !functionNames.contains($0.name) }
        constants += other.constants
        aliases.merge(other.aliases) { first, _ in first }
        protocols.merge(other.protocols) { first, _ in first }
    }
}

extension DeclarationsDraft {
    /// A type with what the extensions of its protocols give it, as far as it does not do so itself.
    func completed(_ type: TypeDraft) -> TypeDraft {
        var result = type
        var waiting = Array(type.inherited.reversed())
        var seen: Set<String> = []
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted, let inherited = protocols[name] else { continue }
            if let defaults = types[name], !declared.contains(name) { result.addDefaults(of: defaults) }
            // `protocol Screen: View`: what is a screen is a view.
            result.inherited += inherited.filter { !result.inherited.contains($0) }
            waiting += inherited.reversed()
        }
        return result
    }
}

extension TypeDraft {
    /// Takes over what a protocol's extension gives its types; their own members and those taken over before win.
    fileprivate mutating func addDefaults(of defaults: TypeDraft) {
        let own = Set(properties.map(\.name))
        properties += defaults.properties.filter { !own.contains($0.name) }
        let ownFunctions = Set(functions.map(\.name))
        functions += defaults.functions.filter { !ownFunctions.contains($0.name) }
        nested.merge(defaults.nested) { first, _ in first }
    }

    /// Takes over the members of an extension; what has a name already keeps its meaning.
    fileprivate mutating func add(_ extension: TypeDraft) {
        let names = Set(properties.map(\.name))
        properties += `extension`.properties.filter { !names.contains($0.name) }
        functions += `extension`.functions
        initializers += `extension`.initializers
        inherited += `extension`.inherited
        nested.merge(`extension`.nested) { first, _ in first }
    }
}

/// Other files a program is put together from.
extension Program {
    /// Reads the files of types that are used and not declared, and of what those use in turn.
    ///
    /// Followed is what the file's own code names, then what the found types name: not every type of a found file, and no
    /// word of a comment. What is declared twice stays as it was found first, the previewed file's own before all.
    static func addFiles(
        to draft: inout DeclarationsDraft, _ sources: inout [SourceText], _ flags: CompilationFlags,
        _ findFile: @Sendable (String) -> SourceText?
    ) {
        var walk = TypeWalk(draft)
        while let name = walk.next(in: draft) {
            guard sources.count < fileLimit else { return }
            guard let found = findFile(name), !sources.contains(where: { $0.name == found.name }) else { continue }
            var lowering = Lowering(tree: parse(found), file: Int32(sources.count), flags: flags)
            var other = DeclarationsDraft()
            lowering.file(into: &other)
            sources.append(found)
            draft.addMissing(of: other)
            walk.follow(name, in: draft)
        }
    }
}

/// Follows the names code uses from type to type, and gives those that nothing declares.
private struct TypeWalk {
    private var seen: Set<String> = []
    private var missing: [String] = []

    /// Begins with everything a file has.
    init(_ draft: DeclarationsDraft) {
        var walker = NameWalker()
        walker.visit(draft.topLevel)
        for preview in draft.previews { walker.visit(preview.body) }
        for function in draft.functions { walker.visit(function.body) }
        for constant in draft.constants {
            if let value = constant.value { walker.visit(value) }
            walker.visit(constant.getter ?? [])
        }
        for name in draft.order { follow(name, in: draft) }
        add(walker.names, in: draft)
    }

    /// The next name that nothing declares, each once.
    mutating func next(in draft: DeclarationsDraft) -> String? {
        while let name = missing.popLast() { if draft.types[name] == nil { return name } }
        return nil
    }

    /// Goes through what a declared type names.
    mutating func follow(_ name: String, in draft: DeclarationsDraft) {
        var waiting = [name]
        while let name = waiting.popLast() {
            guard let type = draft.types[name] else { continue }
            seen.insert(name)
            var walker = NameWalker()
            walker.visit(TypeCode(type))
            // A view without a preview is shown with samples of what it is given.
            walker.names.formUnion(type.properties.compactMap { $0.type?.unwrapped.name })
            waiting += type.nested.values.filter { !seen.contains($0) }
            waiting += add(walker.names, in: draft)
        }
    }

    /// Notes names; returns the declared types among them that were not followed yet.
    @discardableResult
    private mutating func add(_ names: Set<String>, in draft: DeclarationsDraft) -> [String] {
        var declared: [String] = []
        for name in names.sorted().reversed() where name.first?.isUppercase == true && seen.insert(name).inserted {
            if draft.types[name] != nil {
                declared.append(name)
            } else if !isKnown(name, in: draft) {
                missing.append(name)
            }
        }
        return declared
    }

    private func isKnown(_ name: String, in draft: DeclarationsDraft) -> Bool {
        draft.aliases[name] != nil || draft.functions.contains { $0.name == name }
            || draft.order.contains { $0.hasSuffix("." + name) } || ViewName(rawValue: name) != nil
            || Vocabulary.boxNames.contains(name) || Vocabulary.knownTypes.contains(name)
            || Vocabulary.typesByName[name] != nil || Vocabulary.typePrefixes.contains(name)
            || Vocabulary.knownFunctions.contains(name)
    }
}

extension DeclarationsDraft {
    /// Takes over from another file what is not declared yet; extensions add to what they extend.
    fileprivate mutating func addMissing(of other: DeclarationsDraft) {
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
    }
}

extension TypeDraft {
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

import CreaseLayout

/// Words for what only the running app knows. Files under way are strict: there the source itself is shown.
extension Interpreter {
    /// Words fit for what is not known; `nil` where none fit, and in strict files.
    func words(for unknown: Unknown) -> String? {
        guard !core.isStrict else { return nil }
        if let words = unknown.words { return words }
        if let made = madeUp(unknown), let words = words(in: made) { return words }
        return madeUpWords(for: unknown)?.text
    }

    private func madeUpWords(for unknown: Unknown) -> MadeUpWords? {
        guard unknown.name != nil || unknown.type != nil else { return nil }
        return MadeUpWords(name: unknown.name ?? "", type: unknown.type)
    }

    /// What a made-up value says of itself.
    private func words(in made: Value) -> String? {
        if let described = described(made) { return described }
        guard case .enumCase(let one) = made else { return nil }
        return MadeUpWords(name: one.name, type: nil).text
    }

    /// The text of a view for what is not known: made-up words, else the source in ‹guillemets›.
    func content(for unknown: Unknown, _ expression: Expression) -> TextContent {
        guard let words = words(for: unknown) else {
            if !core.isStrict {
                note(
                    .unknownValue, "'\(source(expression))' is not known and shown as written", at: expression.place,
                    subject: source(expression))
            }
            return TextContent("‹\(source(expression))›", isGuess: true)
        }
        noteMadeUp(unknown, words, at: expression)
        return TextContent(words, isMadeUp: true)
    }

    /// One note for all the words made up for one name.
    func noteMadeUp(_ unknown: Unknown, _ words: String, at expression: Expression) {
        inventions += 1
        // The parts of a text have their own notes.
        if unknown.name == nil, unknown.words != nil { return }
        note(
            .madeUp, "'\(words)' is made up for '\(source(expression))'", at: expression.place,
            subject: unknown.name ?? unknown.source)
    }

    // MARK: Stand-ins

    /// A value to compute with in the place of what is not known; what comes of it is made up too.
    func standIn(for unknown: Unknown) -> Value? {
        if let made = madeUp(unknown) { return made }
        guard !core.isStrict else { return nil }
        if let words = unknown.words { return .string(words) }
        guard let type = unknown.type?.unwrapped.name, let made = madeUpWords(for: unknown) else { return nil }
        switch type {
        case "String", "Substring": return made.text.map { .string($0) }
        case "Decimal": return made.number.flatMap { DecimalNumber($0) }.map { .foundation(.decimal($0)) }
        case let type where MadeUpWords.wholeTypes.contains(type): return made.number.map { .integer(Int($0)) }
        case let type where MadeUpWords.fractionTypes.contains(type): return made.number.map { .double($0) }
        default: return nil
        }
    }

    /// The result of computing with a stand-in: its words are made up as the stand-in is.
    func marked(_ result: Value, _ origin: Unknown, _ expression: Expression) -> Value {
        let type: TypeName
        switch result {
        case .string: type = TypeName(name: "String")
        case .integer: type = TypeName(name: "Int")
        case .double: type = .double
        case .foundation(let value): type = TypeName(name: value.typeName)
        case .array(let values): return .array(values.map { marked($0, origin, expression) })
        case .unknown(var unknown):
            unknown.source = source(expression)
            return .unknown(unknown)
        default: return result
        }
        var made = Unknown(source(expression), name: origin.name, type: type, words: result.description)
        made.depth = origin.depth
        return .unknown(made)
    }

    /// Text for what is not known in a format: that of a value the format is for.
    func formatted(unknown: Unknown, _ format: Value, _ expression: Expression) -> TextContent {
        guard let value = standIn(for: unknown) ?? standIn(for: format, name: unknown.name) else {
            return content(for: unknown, expression)
        }
        var made = unknown
        made.words = formatted(value, format)
        return content(for: made, expression)
    }

    /// A number a format can be shown with; `nil` for formats of other things.
    private func standIn(for format: Value, name: String?) -> Value? {
        guard case .style(let style) = format, let kind = style.parts.first?.name else { return nil }
        switch kind {
        case "percent": return .double(0.64)
        case "currency": return .double(9.99)
        case "number": return .integer(MadeUpWords(name: name ?? "", type: nil).count)
        case "byteCount": return .integer(2_400_000)
        default: return nil
        }
    }
}

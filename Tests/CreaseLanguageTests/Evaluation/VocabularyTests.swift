import CreaseDevice
import CreaseLanguage
import CreaseLayout
import Testing

/// The vocabulary table is the language's contract: every row must be read, drawn and explained.
@Suite struct VocabularyTests {
    static let drawn = Vocabulary.viewRows + Vocabulary.modifierRows

    @Test("every example opens strict-clean", arguments: drawn.map(\.name))
    func example(of name: String) throws {
        for row in Self.drawn where row.name == name {
            #expect(!row.example.isEmpty, "\(row.name) has no example")
            let program = Program(
                source: SourceText(row.example, name: name), options: Program.Options(isStrict: true))
            let messages = program.diagnostics.map { $0.rendered(in: program.source) }.joined(separator: "\n")
            #expect(messages.isEmpty, "\(messages)")
            let evaluation = program.evaluate(conditions: Conditions(tier: .sdk272))
            let dump = TreeDump.text(evaluation.root)
            #expect(!dump.contains("placeholder"), "\(dump)")
            #expect(evaluation.notes.isEmpty, "\(evaluation.notes.map(\.message))")
        }
    }

    @Test("every example uses its word")
    func exampleUsesWord() {
        for row in Self.drawn {
            let word = row.kind == .modifier ? "." + row.name : row.name
            #expect(row.example.contains(word), "the example of \(row.name) does not use it")
        }
    }

    /// Replacing a modifier by one that is left aside must change the tree, or the row promises what is not done.
    @Test(
        "every modifier of tier 1 changes what is built",
        arguments: Vocabulary.modifierRows.filter { $0.level == .one }.map(\.name))
    func changes(_ name: String) throws {
        let row = try #require(Vocabulary.modifierRows.first { $0.name == name })
        let with = tree(row.example)
        let without = tree(replacing("." + name, by: ".help", in: row.example))
        #expect(with != without, "\(name) does nothing:\n\(with)")
    }

    /// Modifiers of tier 2 that change nothing say so in their help.
    @Test("a modifier of tier 2 changes the tree or says that it does not")
    func tierTwo() {
        for row in Vocabulary.modifierRows where row.level == .two {
            let isInert = tree(row.example) == tree(replacing("." + row.name, by: ".help", in: row.example))
            let says = row.help.contains("changes no layout") || row.help.contains("not yet drawn")
            #expect(!isInert || says, "\(row.name): \(row.help)")
        }
    }

    private func replacing(_ word: String, by other: String, in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let range = rest.firstRange(of: word) {
            result += rest[..<range.lowerBound]
            rest = rest[range.upperBound...]
            let isWhole = !(rest.first.map { $0.isLetter || $0.isNumber } ?? false)
            result += isWhole ? other : word
        }
        return result + rest
    }

    @Test("every form is readable and every name has one row of its kind")
    func forms() {
        for row in Self.drawn {
            #expect(row.signatures.count == row.forms.count, "a form of \(row.name) is not readable")
            #expect(!row.help.isEmpty && !row.help.contains("\n"), "\(row.name) needs one line of help")
        }
        for kind in [Row.Kind.view, .modifier] {
            let names = Self.drawn.filter { $0.kind == kind }.map(\.name)
            #expect(Set(names).count == names.count)
        }
        #expect(Set(Vocabulary.viewRows.map(\.name)) == Set(ViewName.allCases.map(\.rawValue)))
        #expect(Set(Vocabulary.modifierRows.map(\.name)) == Set(ModifierName.allCases.map(\.rawValue)))
    }

    /// A row's tier is the only statement of it: what is noted below it, and only there, follows from the row.
    @Test("a word is noted as newer exactly where the SDK is older than its row says", arguments: Tier.allCases)
    func tiers(_ tier: Tier) {
        for row in Self.drawn {
            let program = Program(source: SourceText(row.example), options: Program.Options(isStrict: true))
            let evaluation = program.evaluate(conditions: Conditions(tier: tier))
            // Sheets are built when they are asked for.
            _ = TreeDump.text(evaluation.root)
            let isNoted = evaluation.notes.contains { $0.kind == .tier && $0.message.hasPrefix("'\(row.name)' ") }
            #expect(isNoted == (tier < row.tier), "\(row.name) in \(tier.rawValue)")
        }
    }

    @Test("what is accepted silently is not also drawn, and no name stands twice")
    func accepted() {
        let accepted = Vocabulary.rows.filter { $0.level == .accepted }.map(\.name)
        #expect(Set(accepted).count == accepted.count)
        #expect(Set(accepted).isDisjoint(with: ModifierName.allCases.map(\.rawValue)))
    }

    @Test("wrong names of the Duo's interface lead to the right ones")
    func corrections() {
        #expect(Vocabulary.suggestions(for: "toolbarCompressionBehavior") == ["toolbarVerticalCompressionBehavior"])
        #expect(Vocabulary.suggestions(for: "reservedRegion") == ["reservedRegions(kind:)"])
        #expect(Vocabulary.suggestions(for: "HingeState") == ["DeviceHinge"])
        #expect(Vocabulary.suggestions(for: "preferredPlacement") == ["presentationPlacement"])
        #expect(Vocabulary.suggestions(for: "prefersBarItems") == ["prefersToolbarItems"])
        #expect(Vocabulary.suggestions(for: "Vstack").first == "VStack")
    }

    @Test("help is found with or without dot and parentheses")
    func help() {
        #expect(Vocabulary.help(for: ".padding(8)").map(\.kind) == [.modifier])
        #expect(Vocabulary.help(for: "VStack").map(\.kind) == [.view])
        #expect(Vocabulary.help(for: "topBarPinnedTrailing").map(\.owner) == ["ToolbarItemPlacement"])
        #expect(Vocabulary.help(for: "horizontalSizeClass").map(\.kind) == [.environment])
        #expect(Vocabulary.help(for: "nonsense").isEmpty)
    }
}

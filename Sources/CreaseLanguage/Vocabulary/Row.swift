public import CreaseDevice

/// One word of the language: what it is called, how it is written, what it does, since when.
public struct Row: Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case view
        case modifier
        /// A type whose values are written as members, such as `Color` or `ToolbarItemPlacement`.
        case type
        /// A member of such a type.
        case member
        /// A key of `@Environment`.
        case environment
    }

    /// How much Crease does with it.
    public enum Level: String, CaseIterable, Sendable {
        /// Drawn or obeyed; three of four bodies need nothing else.
        case one
        /// Drawn or obeyed, rarer.
        case two
        /// Read and left aside: it changes nothing in a still picture.
        case accepted
        /// Drawn as a labelled box.
        case box
    }

    public let name: String
    public let kind: Kind
    public let level: Level
    /// The SDK it first appears in; everything older than the oldest tier counts as that tier.
    public let tier: Tier
    /// One line.
    public let help: String
    /// As written after the name: `(spacing: CGFloat? = nil, content: Views)`; several for several forms.
    public let forms: [String]
    /// The forms, taken apart.
    public let signatures: [Signature]
    /// Every label that occurs in a form.
    public let labels: Set<String>
    /// A small layout that uses it and opens strict-clean.
    public let example: String
    /// For members: the type they belong to.
    public let owner: String?

    init(
        _ name: String, _ kind: Kind, _ level: Level, _ tier: Tier, help: String, forms: [String], example: String,
        owner: String? = nil
    ) {
        self.name = name
        self.kind = kind
        self.level = level
        self.tier = tier
        self.help = help
        self.forms = forms
        signatures = forms.compactMap(Signature.init(parsing:))
        labels = Set(signatures.flatMap(\.labels))
        self.example = example
        self.owner = owner
    }

    static func view(
        _ name: ViewName, _ level: Level, since tier: Tier = .sdk26, _ help: String, _ forms: [String],
        example: String
    ) -> Row {
        Row(name.rawValue, .view, level, tier, help: help, forms: forms, example: example)
    }

    /// An example that starts with a dot is put behind a text.
    static func modifier(
        _ name: ModifierName, _ level: Level, since tier: Tier = .sdk26, _ help: String, _ forms: [String],
        example: String
    ) -> Row {
        Row(
            name.rawValue, .modifier, level, tier, help: help, forms: forms,
            example: example.hasPrefix(".") ? "Text(\"Sample\")\n    \(example)" : example)
    }
}

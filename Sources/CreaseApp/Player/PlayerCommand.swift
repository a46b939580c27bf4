/// What a key of the player asks for.
enum PlayerCommand: Hashable, Sendable {
    case pause
    /// Seconds, negative backwards.
    case skip(Double)
    case nextChapter
    case previousChapter
    /// From 1.
    case chapter(Int)
    case step
    case stepBack
    case faster
    case slower
    case start
    case end
    case quit
}

/// The one table of the player's keys: the player obeys it, the help shows it.
enum PlayerKeyTable {
    struct Row: Sendable {
        /// As the help shows them.
        let keys: String
        let words: String
        let commands: [(Key, PlayerCommand)]

        init(_ keys: String, _ words: String, _ commands: [(Key, PlayerCommand)]) {
            self.keys = keys
            self.words = words
            self.commands = commands
        }
    }

    static let rows: [Row] = [
        Row("space", "pause, go on", [(Key(" "), .pause), (Key("p"), .pause)]),
        Row("← →", "5 seconds back, on", [(Key(.left), .skip(-5)), (Key(.right), .skip(5))]),
        Row(
            "[ ]", "chapter before, after",
            [
                (Key("["), .previousChapter), (Key("]"), .nextChapter), (Key(.pageUp), .previousChapter),
                (Key(.pageDown), .nextChapter),
            ]),
        Row("1 … 9", "go to a chapter", (1...9).map { (Key(Character("\($0)")), .chapter($0)) }),
        Row(", .", "one picture back, on", [(Key(","), .stepBack), (Key("."), .step)]),
        Row(
            "- +", "slower, faster",
            [(Key("-"), .slower), (Key("−"), .slower), (Key("+"), .faster), (Key("="), .faster)]),
        Row("Home End", "to the start, to the end", [(Key(.home), .start), (Key("0"), .start), (Key(.end), .end)]),
        Row("q, Ctrl-C", "quit", [(Key("q"), .quit), (Key(.escape), .quit)]),
    ]

    /// What a key does; `nil` for a key without a meaning.
    static func command(for key: Key) -> PlayerCommand? { commands[key] }

    private static let commands: [Key: PlayerCommand] = Dictionary(
        rows.flatMap(\.commands), uniquingKeysWith: { first, _ in first })
}

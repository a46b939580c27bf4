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
    static let rows: [KeyRow<PlayerCommand>] = [
        KeyRow("space", "pause, go on", [(Key(" "), .pause), (Key("p"), .pause)]),
        KeyRow("← →", "5 seconds back, on", [(Key(.left), .skip(-5)), (Key(.right), .skip(5))]),
        KeyRow(
            "[ ]", "chapter before, after",
            [
                (Key("["), .previousChapter), (Key("]"), .nextChapter), (Key(.pageUp), .previousChapter),
                (Key(.pageDown), .nextChapter),
            ]),
        KeyRow("1 … 9", "go to a chapter", (1...9).map { (Key(Character("\($0)")), .chapter($0)) }),
        KeyRow(", .", "one picture back, on", [(Key(","), .stepBack), (Key("."), .step)]),
        KeyRow(
            "- +", "slower, faster",
            [(Key("-"), .slower), (Key("−"), .slower), (Key("+"), .faster), (Key("="), .faster)]),
        KeyRow("Home End", "to the start, to the end", [(Key(.home), .start), (Key("0"), .start), (Key(.end), .end)]),
        KeyRow("q, Ctrl-C", "quit", [(Key("q"), .quit), (Key(.escape), .quit)]),
    ]

    /// What a key does; `nil` for a key without a meaning.
    static func command(for key: Key) -> PlayerCommand? { commands[key] }

    private static let commands = KeyRow.commands(of: rows)
}

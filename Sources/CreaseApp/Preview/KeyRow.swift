/// A line of a help: keys, their words, and what each key asks for.
struct KeyRow<Command: Sendable>: Sendable {
    /// As the help shows them.
    let keys: String
    let words: String
    let commands: [(Key, Command)]

    init(_ keys: String, _ words: String, _ commands: [(Key, Command)]) {
        self.keys = keys
        self.words = words
        self.commands = commands
    }

    /// What each key of a table asks for; the first row with a key has it.
    static func commands(of rows: [KeyRow]) -> [Key: Command] {
        Dictionary(rows.flatMap(\.commands), uniquingKeysWith: { first, _ in first })
    }
}

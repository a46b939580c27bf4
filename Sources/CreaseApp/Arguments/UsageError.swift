import CreaseLanguage

/// A command line that cannot be understood: names the word, gives one hint, ends with status 64.
struct UsageError: Error, Equatable, Sendable {
    /// A headline: lower case, no full stop, the typed word in quotes.
    let message: String
    let hint: String

    init(_ message: String, hint: String) {
        self.message = message
        self.hint = hint
    }

    /// Offers the nearest of some words, else points to the help; numbers and single letters are near nothing.
    init(_ message: String, typed: String, among words: [String], help: Command?) {
        self.message = message
        if typed.contains(where: \.isLetter), let nearest = nearest(to: typed, in: words) {
            hint = "did you mean '\(nearest)'?"
        } else {
            hint = Self.seeHelp(help)
        }
    }

    static func seeHelp(_ command: Command?) -> String {
        guard let command, command != .help, command != .generate else { return "see 'crease --help'" }
        return "see 'crease help \(command.rawValue)'"
    }

    /// The two lines of standard error.
    var text: String { "crease: \(message)\nhint: \(hint)\n" }
}

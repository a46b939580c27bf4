/// Every option of the command line; the raw value is its long spelling without the dashes.
///
/// `OptionTable` holds a row for each: the parser, the help, the manual page, the completions, the environment and the
/// configuration files all read that one table.
enum Option: String, CaseIterable, Sendable {
    // Conditions
    case pose
    case hinge
    case rotate
    case device
    case sdk
    case split
    case keyboard
    case liveActivities = "live-activities"
    case camera
    case pip
    case textSize = "text-size"
    case direction
    case scheme
    case contrast
    case reduceMotion = "reduce-motion"
    case reduceTransparency = "reduce-transparency"
    case firstPass = "first-pass"
    // Reading the source
    case view
    case set
    case define
    case strict
    case lenient
    case noCache = "no-cache"
    // Using the layout
    case steps
    case tape
    // What comes out
    case format
    case size
    case output
    case stills
    case record
    case at
    case matrix
    case tiers
    case pixels
    case ascii
    case color
    case noMouse = "no-mouse"
    case assumed
    case junit
    case rev
    // About Crease
    case help
    case version

    /// As typed: `--pose`.
    var spelling: String { "--" + rawValue }

    /// The environment variable of the same meaning: `CREASE_TEXT_SIZE`.
    var variable: String {
        "CREASE_" + rawValue.uppercased().split(separator: "-").joined(separator: "_")
    }
}

/// What follows an option.
enum OptionValue: Sendable {
    /// Nothing; `=on` and `=off` are understood too, so that a flag can undo a configuration file.
    case flag
    /// One of some words.
    case choice(placeholder: String, [Choice])
    /// A decimal number in a range.
    case number(placeholder: String, ClosedRange<Double>)
    /// A whole number in a range.
    case whole(placeholder: String, ClosedRange<Int>)
    /// `COLSxROWS`.
    case gridSize
    /// Any words.
    case text(placeholder: String)
    /// The output format; each command has its own.
    case format
    /// A file to write.
    case path

    /// A word an option takes, with the other words people bring along for it.
    struct Choice: Sendable {
        let word: String
        let aliases: [String]

        init(_ word: String, aliases: [String] = []) {
            self.word = word
            self.aliases = aliases
        }

        /// Upper and lower case and hyphens make no difference.
        func means(_ typed: String) -> Bool {
            let plain = Self.plain(typed)
            return Self.plain(word) == plain || aliases.contains { Self.plain($0) == plain }
        }

        private static func plain(_ word: String) -> String {
            // A leading sign is kept: `-90` is a turn to the left.
            let lower = word.lowercased()
            return lower.hasPrefix("-") ? lower : lower.filter { $0 != "-" && $0 != "_" }
        }
    }
}

/// One option: how it is typed, what it takes, what it says of itself.
struct OptionRow: Sendable {
    let option: Option
    let short: Character?
    let value: OptionValue
    let repeats: Bool
    let group: OptionGroup
    /// One line, lower case, no full stop.
    let help: String

    init(
        _ option: Option, short: Character? = nil, _ value: OptionValue, repeats: Bool = false, _ group: OptionGroup,
        _ help: String
    ) {
        self.option = option
        self.short = short
        self.value = value
        self.repeats = repeats
        self.group = group
        self.help = help
    }
}

/// The headings options stand under in help and manual.
enum OptionGroup: String, CaseIterable, Sendable {
    case conditions = "Conditions"
    case source = "Reading the source"
    case using = "Using the layout"
    case output = "Output"
    case general = "General"
}

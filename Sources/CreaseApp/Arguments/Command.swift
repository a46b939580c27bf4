/// What Crease can be asked to do.
enum Command: String, CaseIterable, Sendable {
    case preview
    case inspect
    case render
    case test
    case diff
    case record
    case tour
    case play
    case coverage
    case facts
    case help
    case generate
}

/// One command: what it takes and what it says of itself.
struct CommandRow: Sendable {
    /// The word after the options.
    enum Operand: Sendable {
        case none
        case file
        /// Two are compared.
        case optionalFile
        /// One or more.
        case tapes
        /// Two files, or one with `--rev`.
        case versions
        case recording
        /// Files and folders, as many as one likes; the current folder where there are none.
        case folders
        case topic
        case generated

        var placeholder: String? {
            switch self {
            case .none: nil
            case .file: "FILE"
            case .optionalFile: "[FILE [NEW]]"
            case .tapes: "FILE.tape..."
            case .versions: "OLD NEW"
            case .recording: "X.cast"
            case .folders: "[PATH...]"
            case .topic: "[TOPIC]"
            case .generated: "man|bash|zsh|fish"
            }
        }
    }

    let command: Command
    let operand: Operand
    let summary: String
    /// Its own options; the general ones are understood everywhere.
    let options: [Option]
    /// The words after `--format`, the default first.
    let formats: [String]
    let isHidden: Bool
    let examples: [String]

    init(
        _ command: Command, operand: Operand, summary: String, options: [Option], formats: [String] = [],
        isHidden: Bool = false, examples: [String]
    ) {
        self.command = command
        self.operand = operand
        self.summary = summary
        self.options = options
        self.formats = formats
        self.isHidden = isHidden
        self.examples = examples
    }

    /// The line under "Usage": `crease inspect FILE [conditions] [options]`.
    var usage: String {
        var words = ["crease", command.rawValue]
        if command == .preview { words[1] = "[preview]" }
        if let placeholder = operand.placeholder { words.append(placeholder) }
        if options.contains(.pose) { words.append("[conditions]") }
        if !options.isEmpty { words.append("[options]") }
        return words.joined(separator: " ")
    }
}

import CreaseLanguage

/// The words of a command line, sorted into command, operand and settings.
struct ParsedArguments: Equatable, Sendable {
    var command: Command
    /// The file or topic; several only where the command takes several.
    var operands: [String]
    /// In the order typed.
    var settings: [Setting]

    var operand: String? { operands.first }

    func isOn(_ option: Option) -> Bool {
        settings.last { $0.option == option }?.value == .flag(true)
    }
}

/// Reads the words after the program's name; pure.
///
/// 1. The first word that is no option is the command; a word with a `.` or `/` in it, or `-`, is a file to preview.
/// 2. Options stand anywhere, as `--name value`, `--name=value`, `-o value` or `-ovalue`; `--` ends them.
/// 3. Each is looked up in the table and its value checked there.
struct ArgumentParser {
    private var words: ArraySlice<String>
    private var command: CommandRow?
    private var operands: [String] = []
    /// Kept until the command is known: a format means something only to its command.
    private var given: [(row: OptionRow, typed: String?)] = []

    static func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
        var parser = ArgumentParser(words: words[...])
        return try parser.run()
    }

    private init(words: ArraySlice<String>) { self.words = words }

    private mutating func run() throws(UsageError) -> ParsedArguments {
        var optionsEnded = false
        while let word = words.popFirst() {
            if optionsEnded || word == "-" || !word.hasPrefix("-") {
                try takePlain(word, isSurelyOperand: optionsEnded)
            } else if word == "--" {
                optionsEnded = true
            } else if word.hasPrefix("--") {
                try takeLong(word)
            } else {
                try takeShort(word)
            }
        }
        let command = command ?? OptionTable.row(.preview)
        var settings: [Setting] = []
        for (row, typed) in given {
            guard command.options.contains(row.option) || OptionTable.general.contains(row.option) else {
                throw UsageError(
                    "'\(row.option.spelling)' does not belong to '\(command.command.rawValue)'",
                    hint: UsageError.seeHelp(command.command))
            }
            settings.append(try Setting(row, typed: typed, for: command, origin: .commandLine))
        }
        try checkContradictions(settings, command: command)
        let parsed = ParsedArguments(command: command.command, operands: operands, settings: settings)
        guard operands.isEmpty, !parsed.isOn(.help), !parsed.isOn(.version) else { return parsed }
        switch command.operand {
        case .file:
            throw UsageError(
                "'\(command.command.rawValue)' needs a FILE", hint: "crease \(command.command.rawValue) Layout.swift")
        case .tapes:
            throw UsageError(
                "'\(command.command.rawValue)' needs a tape", hint: "crease \(command.command.rawValue) Layout.tape")
        case .recording:
            throw UsageError(
                "'\(command.command.rawValue)' needs a recording", hint: "crease \(command.command.rawValue) X.cast")
        // What `diff` needs depends on its options.
        case .none, .optionalFile, .versions, .folders, .topic, .generated: return parsed
        }
    }

    /// A word that is no option: the command, then its operand.
    private mutating func takePlain(_ word: String, isSurelyOperand: Bool) throws(UsageError) {
        guard let command else {
            if !isSurelyOperand, let named = Command(rawValue: word) {
                self.command = OptionTable.row(named)
                return
            }
            guard isSurelyOperand || word == "-" || word.contains(where: { $0 == "." || $0 == "/" }) else {
                let visible = OptionTable.commands.filter { !$0.isHidden }.map(\.command.rawValue)
                if let nearest = nearest(to: word, in: visible) {
                    throw UsageError("unknown command '\(word)'", hint: "did you mean '\(nearest)'?")
                }
                throw UsageError(
                    "unknown command '\(word)'",
                    hint: "write './\(word)' for a file of that name, or see 'crease --help'")
            }
            self.command = OptionTable.row(.preview)
            operands = [word]
            return
        }
        guard case .none = command.operand else {
            switch command.operand {
            case .tapes, .versions, .folders:
                operands.append(word)
                return
            case .optionalFile where operands.count == 1:
                operands.append(word)
                return
            case .none, .file, .optionalFile, .recording, .topic, .generated: break
            }
            guard operands.isEmpty else {
                throw UsageError(
                    "'\(command.command.rawValue)' takes one word, and '\(word)' is a second one",
                    hint: UsageError.seeHelp(command.command))
            }
            operands = [word]
            return
        }
        throw UsageError(
            "'\(command.command.rawValue)' takes no file or word, so '\(word)' is too much",
            hint: UsageError.seeHelp(command.command))
    }

    private mutating func takeLong(_ word: String) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let spelling = String(parts[0])
        guard let row = OptionTable.options.first(where: { $0.option.spelling == spelling }) else {
            // The nearest among the command's own options, else among all.
            let own = (command?.options ?? []) + OptionTable.general
            let nearest =
                CreaseLanguage.nearest(to: spelling, in: own.map(\.spelling))
                ?? CreaseLanguage.nearest(to: spelling, in: Option.allCases.map(\.spelling))
            throw UsageError(
                "unknown option '\(spelling)'",
                hint: nearest.map { "did you mean '\($0)'?" } ?? UsageError.seeHelp(command?.command))
        }
        try take(row, typed: parts.count > 1 ? String(parts[1]) : nil)
    }

    private mutating func takeShort(_ word: String) throws(UsageError) {
        let letter = word[word.index(after: word.startIndex)]
        guard let row = OptionTable.options.first(where: { $0.short == letter }) else {
            let shorts = OptionTable.options.compactMap(\.short).map { "-\($0)" }
            throw UsageError("unknown option '\(word)'", hint: "the short options are \(listed(shorts))")
        }
        let rest = String(word.dropFirst(2))
        if case .flag = row.value, !rest.isEmpty {
            throw UsageError(
                "'-\(letter)' takes no value, so '\(rest)' is too much", hint: UsageError.seeHelp(command?.command))
        }
        try take(row, typed: rest.isEmpty ? nil : rest)
    }

    private mutating func take(_ row: OptionRow, typed: String?) throws(UsageError) {
        if case .flag = row.value {
            given.append((row, typed))
        } else if let typed {
            given.append((row, typed))
        } else if let next = words.first, next == "-" || !next.hasPrefix("-") || Double(next) != nil {
            words.removeFirst()
            given.append((row, next))
        } else {
            throw UsageError(
                "'\(row.option.spelling)' needs a value", hint: "\(row.option.spelling) \(row.placeholder ?? "VALUE")")
        }
    }

    /// Pairs that cannot both be meant.
    private func checkContradictions(_ settings: [Setting], command: CommandRow) throws(UsageError) {
        for (one, other) in [(Option.strict, Option.lenient), (.matrix, .tiers)] {
            let on = settings.filter { $0.value == .flag(true) }.map(\.option)
            if on.contains(one), on.contains(other) {
                throw UsageError(
                    "'\(one.spelling)' and '\(other.spelling)' exclude each other",
                    hint: UsageError.seeHelp(command.command))
            }
        }
    }
}

extension OptionRow {
    /// The word that stands for the value in the help, or `nil` for a flag.
    var placeholder: String? {
        switch value {
        case .flag: nil
        case .choice(let placeholder, _), .number(let placeholder, _), .whole(let placeholder, _),
            .text(let placeholder):
            placeholder
        case .gridSize: "COLSxROWS"
        case .format: "FORM"
        case .path: "PATH"
        }
    }
}

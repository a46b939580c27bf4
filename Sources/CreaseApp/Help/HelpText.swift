/// What `--help` and `crease help COMMAND` print; made from the option table, at most 80 columns wide.
enum HelpText {
    static let width = 80

    /// `crease --help`.
    static var overview: String {
        var text = "Crease shows how a SwiftUI layout behaves on the folding iPhone Duo, in a\n"
        text += "terminal, from the layout's source text.\n\nUsage\n"
        for row in OptionTable.commands where !row.isHidden { text += "  " + row.usage + "\n" }
        text += "\nCommands\n"
        for row in OptionTable.commands where !row.isHidden {
            text += entry(row.command.rawValue, row.summary, indent: 12)
        }
        text += "\n" + options(of: OptionTable.conditions, heading: .conditions, formats: [])
        text += "\n" + options(of: OptionTable.general, heading: .general, formats: [])
        text += "\nFILE is a SwiftUI source file; - reads standard input, no FILE opens the samples.\n"
        text +=
            "'crease help COMMAND' lists a command's options, 'crease help keys' the keys,\n'crease help tapes' the steps of tapes, 'crease help notes' what was not read.\n"
        return text
    }

    /// `crease help COMMAND`.
    static func command(_ command: Command) -> String {
        let row = OptionTable.row(command)
        var text = wrapped("crease \(command.rawValue) \(row.summary).", indent: 0) + "\n"
        text += "Usage\n  " + row.usage + "\n"
        for group in OptionGroup.allCases {
            let own = row.options + OptionTable.general
            let section = options(of: own, heading: group, formats: row.formats)
            if !section.isEmpty { text += "\n" + section }
        }
        if !row.examples.isEmpty {
            text += "\nExamples\n"
            for example in row.examples { text += "  " + example + "\n" }
        }
        return text
    }

    private static func options(of options: [Option], heading: OptionGroup, formats: [String]) -> String {
        let rows = OptionTable.options.filter { options.contains($0.option) && $0.group == heading }
        guard !rows.isEmpty else { return "" }
        var text = heading.rawValue + "\n"
        for row in rows {
            var words = row.help
            let choices = row.choiceWords(formats: formats)
            if !choices.isEmpty { words += ": " + choices.joined(separator: ", ") }
            if row.repeats { words += "; may be given again" }
            text += entry(row.synopsis, words, indent: 28)
        }
        return text
    }

    /// A name and its explanation beside it, or below where the name is long.
    static func entry(_ name: String, _ words: String, indent: Int) -> String {
        let lines = wrap(words, width: width - indent)
        var text = "  " + name
        if text.count + 2 <= indent {
            text += String(repeating: " ", count: indent - text.count)
        } else {
            text += "\n" + String(repeating: " ", count: indent)
        }
        return text + lines.joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
    }

    static func wrapped(_ words: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return wrap(words, width: width - indent).map { margin + $0 + "\n" }.joined()
    }

    /// Words filled into lines of at most `width` columns; a longer word has a line of its own.
    private static func wrap(_ words: String, width: Int) -> [String] {
        var lines: [String] = [""]
        for word in words.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

extension OptionRow {
    /// `-o, --output PATH`.
    var synopsis: String {
        var text = short.map { "-\($0), " } ?? ""
        text += option.spelling
        if let placeholder { text += " " + placeholder }
        return text
    }

    /// The words its value can be; empty where it is free.
    func choiceWords(formats: [String]) -> [String] {
        switch value {
        case .choice(_, let choices): choices.map(\.word)
        case .format: formats
        case .flag, .number, .whole, .gridSize, .text, .path: []
        }
    }
}

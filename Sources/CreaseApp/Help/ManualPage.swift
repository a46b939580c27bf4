import CreaseLanguage

/// The manual page, made from the option table.
enum ManualPage {
    static var text: String {
        var page = Page()
        page.line(".\\\" Made by 'crease generate man' from the option table; do not edit.")
        page.line(".TH CREASE 1 \"\" \"Crease \(Version.number)\" \"User Commands\"")
        page.heading("NAME")
        page.words("crease - previews SwiftUI layouts on the folding iPhone Duo in a terminal")
        page.heading("SYNOPSIS")
        for row in OptionTable.commands where !row.isHidden {
            page.line(".br")
            page.bold(row.usage)
        }
        page.heading("DESCRIPTION")
        page.words(
            "Crease reads a SwiftUI layout from its source text and shows how it behaves on the iPhone Duo: on its "
                + "outer and inner display, at every hinge angle and rotation, for apps built with different SDKs. "
                + "It builds nothing and needs no simulator. FILE is a Swift source file; - reads standard input.")
        page.heading("COMMANDS")
        for row in OptionTable.commands where !row.isHidden {
            page.entry(row.command.rawValue, row.summary)
        }
        for group in OptionGroup.allCases {
            page.heading(group == .general ? "GENERAL OPTIONS" : "OPTIONS: " + group.rawValue.uppercased())
            for row in OptionTable.options where row.group == group {
                var words = row.help
                let choices = row.choiceWords(formats: [])
                if !choices.isEmpty { words += ": " + choices.joined(separator: ", ") }
                if case .format = row.value {
                    let forms = OptionTable.commands.filter { !$0.formats.isEmpty }.map {
                        "\($0.command.rawValue): \($0.formats.joined(separator: ", "))"
                    }
                    words += "; " + forms.joined(separator: "; ")
                }
                if row.repeats { words += "; may be given again" }
                page.entry(row.synopsis, words)
            }
        }
        page.heading("KEYS")
        for key in KeyTable.rows { page.entry(key.keys, key.words) }
        page.heading("TAPES")
        page.words(TapeHelp.introduction)
        for step in StepTable.rows { page.entry(step.usage, step.help) }
        page.words(TapeHelp.conditions)
        page.heading("WHAT WAS NOT READ")
        page.words(NoteHelp.introduction)
        for kind in Note.Kind.allCases {
            let explained = NoteHelp.explanation(kind)
            page.entry(kind.rawValue, "\(explained.title). \(explained.paragraph)")
        }
        page.heading("ENVIRONMENT")
        page.entry(
            "CREASE_OPTION", "the value of an option that the command line does not give, such as CREASE_POSE=book")
        page.entry("NO_COLOR", "set and not empty: no colours, unless --color says otherwise")
        page.heading("FILES")
        page.entry(
            ".crease", "options of a project, in the working directory or above it: one a line, without the dashes")
        page.entry("$XDG_CONFIG_HOME/crease/config, ~/.config/crease/config", "options of the user, in the same form")
        page.heading("EXIT STATUS")
        page.entry("0", "fine")
        page.entry("1", "differences, a failed step, or findings of a command that looks for them")
        page.entry("2", "the input could not be used")
        page.entry("64", "the command line could not be understood")
        page.entry("128+n", "ended by signal n")
        return page.text
    }

    /// Text in the manual's markup.
    private struct Page {
        var text = ""

        mutating func line(_ line: String) { text += line + "\n" }
        mutating func heading(_ heading: String) { line(".SH \(quoted(heading))") }
        mutating func bold(_ words: String) { line(".B " + escaped(words)) }
        mutating func words(_ words: String) { line(escaped(words)) }

        mutating func entry(_ name: String, _ words: String) {
            line(".TP")
            bold(name)
            self.words(words)
        }

        private func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

        /// Hyphens stay hyphens for copying, a leading dot or quote is no request.
        private func escaped(_ text: String) -> String {
            var escaped = ""
            for character in text {
                switch character {
                case "\\": escaped += "\\e"
                case "-": escaped += "\\-"
                case "\"": escaped += "\\(dq"
                default: escaped.append(character)
                }
            }
            return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
        }
    }
}

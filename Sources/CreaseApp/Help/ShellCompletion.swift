/// Completions for the common shells, made from the option table.
enum ShellCompletion {
    static var bash: String {
        var text = "# Made by 'crease generate bash' from the option table; do not edit.\n_crease() {\n"
        text +=
            "    local word=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\" command=preview i\n"
        text += "    for ((i = 1; i < COMP_CWORD; i++)); do\n        case \"${COMP_WORDS[i]}\" in\n"
        text += "            \(commandWords.joined(separator: "|"))) command=\"${COMP_WORDS[i]}\"; break ;;\n"
        text += "        esac\n    done\n    case \"$previous\" in\n"
        for row in OptionTable.options {
            let names = ([row.option.spelling] + (row.short.map { ["-\($0)"] } ?? [])).joined(separator: "|")
            switch row.value {
            case .flag: continue
            case .choice(_, let choices):
                text += "        \(names)) \(bashWords(choices.map(\.word))); return ;;\n"
            case .format:
                text += "        \(names))\n            case \"$command\" in\n"
                for command in OptionTable.commands where !command.formats.isEmpty {
                    text += "                \(command.command.rawValue)) \(bashWords(command.formats)) ;;\n"
                }
                text += "            esac\n            return ;;\n"
            case .path: text += "        \(names)) COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n"
            case .number, .whole, .gridSize, .text: text += "        \(names)) return ;;\n"
            }
        }
        text += "    esac\n    if [[ \"$word\" == -* ]]; then\n        case \"$command\" in\n"
        for command in visible {
            let options = (command.options + OptionTable.general).map(\.spelling)
            text += "            \(command.command.rawValue)) \(bashWords(options)) ;;\n"
        }
        text += "        esac\n        return\n    fi\n"
        text += "    COMPREPLY=($(compgen -f -X '!*.@(swift|tape|cast)' -- \"$word\") $(compgen -d -- \"$word\"))\n"
        text += "    if [[ $COMP_CWORD -eq 1 ]]; then\n"
        text += "        COMPREPLY+=($(compgen -W '\(commandWords.joined(separator: " "))' -- \"$word\"))\n    fi\n}\n"
        return text + "complete -o filenames -F _crease crease\n"
    }

    static var zsh: String {
        var text = "#compdef crease\n# Made by 'crease generate zsh' from the option table; do not edit.\n_crease() {\n"
        text += "    local -a commands=(\n"
        for command in visible {
            text += "        '\(command.command.rawValue):\(zshQuoted(command.summary))'\n"
        }
        text += "    )\n    if (( CURRENT == 2 )); then _describe command commands; fi\n    local command=preview\n"
        text += "    case $words[2] in\n"
        text += "        \(commandWords.joined(separator: "|"))) command=$words[2]; shift words; (( CURRENT-- )) ;;\n"
        text += "    esac\n    case $command in\n"
        for command in visible {
            text += "        \(command.command.rawValue))\n            _arguments"
            for option in command.options + OptionTable.general {
                text += " \\\n                " + zshArgument(OptionTable.row(option), formats: command.formats)
            }
            switch command.operand {
            case .file, .optionalFile, .versions: text += " \\\n                '*:layout:_files -g \"*.swift\"'"
            case .tapes: text += " \\\n                '*:tape:_files -g \"*.tape\"'"
            case .recording: text += " \\\n                '*:recording:_files -g \"*.cast\"'"
            case .folders: text += " \\\n                '*:path:_files'"
            case .topic:
                text +=
                    " \\\n                '*:topic:(\((commandWords + HelpTopic.names).joined(separator: " ")))'"
            case .none, .generated: break
            }
            text += " ;;\n"
        }
        return text + "    esac\n}\n_crease \"$@\"\n"
    }

    static var fish: String {
        var text = "# Made by 'crease generate fish' from the option table; do not edit.\n"
        text += "complete -c crease -n __fish_use_subcommand -a '\(commandWords.joined(separator: " "))'\n"
        for command in visible {
            text += "complete -c crease -n __fish_use_subcommand -a \(command.command.rawValue) "
            text += "-d '\(fishQuoted(command.summary))'\n"
        }
        for row in OptionTable.options {
            let commands = visible.filter { $0.options.contains(row.option) }
            var line = "complete -c crease -l \(row.option.rawValue)"
            if let short = row.short { line += " -s \(short)" }
            let names = commands.map(\.command.rawValue)
            if !names.isEmpty, !names.contains("preview") {
                line += " -n '__fish_seen_subcommand_from \(names.joined(separator: " "))'"
            }
            switch row.value {
            case .flag: break
            case .choice(_, let choices): line += " -x -a '\(choices.map(\.word).joined(separator: " "))'"
            case .format:
                for command in commands where !command.formats.isEmpty {
                    text += "complete -c crease -l \(row.option.rawValue) -x "
                    text += "-n '__fish_seen_subcommand_from \(command.command.rawValue)' "
                    text += "-a '\(command.formats.joined(separator: " "))' -d '\(fishQuoted(row.help))'\n"
                }
                continue
            case .path: line += " -r"
            case .number, .whole, .gridSize, .text: line += " -x"
            }
            text += line + " -d '\(fishQuoted(row.help))'\n"
        }
        return text
    }

    private static var visible: [CommandRow] { OptionTable.commands.filter { !$0.isHidden } }
    private static var commandWords: [String] { visible.map(\.command.rawValue) }

    private static func bashWords(_ words: [String]) -> String {
        "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
    }

    private static func zshArgument(_ row: OptionRow, formats: [String]) -> String {
        var names = row.option.spelling
        if let short = row.short { names = "{-\(short),\(names)}" } else { names = "'\(names)" }
        let help = "[\(zshQuoted(row.help))]"
        let value: String
        switch row.value {
        case .flag: value = ""
        case .choice, .format:
            let words = row.choiceWords(formats: formats)
            value = ":\(row.placeholder ?? ""):(\(words.joined(separator: " ")))"
        case .path: value = ":file:_files"
        case .number, .whole, .gridSize, .text: value = ":\(zshQuoted(row.placeholder ?? "")): "
        }
        let star = row.repeats ? "*" : ""
        return row.short == nil ? "'\(star)\(row.option.spelling)\(help)\(value)'" : "\(star)\(names)'\(help)\(value)'"
    }

    private static func zshQuoted(_ text: String) -> String {
        text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
            .replacing(":", with: "\\:")
    }

    private static func fishQuoted(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    }
}

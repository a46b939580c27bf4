import Testing

@testable import CreaseApp

@Suite("The one table of options")
struct OptionTableTests {
    @Test("every option has one row and belongs to a command or to all")
    func complete() {
        for option in Option.allCases {
            #expect(OptionTable.options.filter { $0.option == option }.count == 1)
            let users = OptionTable.commands.filter { $0.options.contains(option) }
            #expect(!users.isEmpty || OptionTable.general.contains(option), "nothing understands \(option.spelling)")
        }
        for command in Command.allCases {
            #expect(OptionTable.commands.filter { $0.command == command }.count == 1)
        }
    }

    @Test("help, manual and completions name every command and option, and no line of help is wider than 80")
    func everywhere() {
        for row in OptionTable.commands where !row.isHidden {
            let help = HelpText.command(row.command)
            for option in row.options + OptionTable.general { #expect(help.contains(option.spelling)) }
            for line in help.split(separator: "\n") { #expect(line.count <= HelpText.width) }
            #expect(HelpText.overview.contains(row.command.rawValue))
        }
        for option in Option.allCases {
            #expect(ManualPage.text.contains(option.spelling.split(separator: "-").joined(separator: "\\-")))
            #expect(ShellCompletion.bash.contains(option.spelling))
            #expect(ShellCompletion.zsh.contains(option.spelling))
            #expect(ShellCompletion.fish.contains("-l \(option.rawValue) ") || option == .version)
        }
        for line in HelpText.overview.split(separator: "\n") { #expect(line.count <= 81) }
    }

    @Test("examples in the help are command lines Crease understands")
    func examples() throws {
        for row in OptionTable.commands {
            for example in row.examples {
                let words = example.split(separator: " ").map(String.init)
                #expect(words.first == "crease")
                _ = try Request(ArgumentParser.parse(Array(words.dropFirst())), weaker: [])
            }
        }
    }

    @Test("the checked-in manual and completions are what the table makes", arguments: GeneratedFile.allCases)
    func fresh(file: GeneratedFile) throws {
        let text = try Repository.text("Sources/crease/Generated/\(file.name)")
        #expect(text == file.text, "\(file.name) is stale: make generate")
    }
}

@Suite("The README says what is there")
struct ReadmeTests {
    @Test("every key with its words, every command, every condition")
    func complete() throws {
        let text = try Repository.text("README.md")
        for row in KeyTable.rows { #expect(text.contains("| \(row.keys) | \(row.words) |")) }
        for row in OptionTable.commands where !row.isHidden { #expect(text.contains("\(row.command.rawValue)")) }
        for option in OptionTable.conditions { #expect(text.contains("`\(option.spelling)"), "\(option.spelling)") }
        let makefile = try Repository.text("Makefile")
        for line in text.split(separator: "\n") where line.hasPrefix("    make ") {
            let target = line.dropFirst(9).prefix { $0 != " " }
            #expect(makefile.contains("\n\(target): "), "make \(target)")
        }
    }
}

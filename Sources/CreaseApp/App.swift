import CreaseCanvas

/// The program behind the command line: words in, results on the standard streams, an exit status out.
public struct App: Sendable {
    /// Opens the screen of the process; the terminal's front end brings it along.
    public typealias ScreenOpener = @Sendable (ScreenOptions) throws(ScreenFailure) -> any TerminalScreen

    let environment: [String: String]
    let openScreen: ScreenOpener

    public init(environment: [String: String], openScreen: @escaping ScreenOpener) {
        self.environment = environment
        self.openScreen = openScreen
    }

    /// Does what the words after the program's name ask for.
    public func run(_ words: [String]) -> ExitStatus {
        do {
            return try perform(request(words))
        } catch {
            return ExitStatus(telling: error)
        }
    }

    private func request(_ words: [String]) throws -> Request {
        let arguments = try ArgumentParser.parse(words)
        // Neither help nor version should stumble over a configuration file.
        if arguments.isOn(.help) || arguments.isOn(.version) { return try Request(arguments, weaker: []) }
        let command = OptionTable.row(arguments.command)
        let files = ConfigurationFiles(environment: environment)
        let weaker =
            try files.settings(for: command)
            + Configuration.settings(environment: environment, command: command)
        return try Request(arguments, weaker: weaker)
    }

    private func perform(_ request: Request) throws -> ExitStatus {
        switch request {
        case .preview(let request): Previewer.run(request, environment: environment, open: openScreen)
        case .inspect(let request): try InspectCommand(request: request).run()
        case .render(let request): try RenderCommand(request: request, environment: environment).run()
        case .test(let request): try TestCommand(request: request).run()
        case .diff(let request): try DiffCommand(request: request).run()
        case .tour(let request): try TourCommand(request: request, environment: environment).run()
        case .record(let request): try RecordCommand(request: request, environment: environment).run()
        case .play(let request): try PlayCommand(request: request).run(open: openScreen)
        case .coverage(let request): try CoverageCommand(request: request).run()
        case .facts(let request): try FactsCommand(request: request).run()
        case .help(let topic): try StandardStreams.write(topic.map(HelpTopic.text) ?? HelpText.overview, to: nil)
        case .commandHelp(let command): try StandardStreams.write(HelpText.command(command), to: nil)
        case .version: try StandardStreams.write("crease \(Version.number)\n", to: nil)
        case .generate(let file): try StandardStreams.write(file.text, to: nil)
        }
    }
}

extension GeneratedFile {
    var text: String {
        switch self {
        case .man: ManualPage.text
        case .bash: ShellCompletion.bash
        case .zsh: ShellCompletion.zsh
        case .fish: ShellCompletion.fish
        }
    }
}

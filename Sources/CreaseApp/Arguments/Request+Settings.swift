import CreaseCanvas
import CreaseDevice

extension Request {
    /// Turns words and settings into a request; `weaker` are the settings from files and environment, weakest first.
    init(_ arguments: ParsedArguments, weaker: [Setting]) throws(UsageError) {
        if arguments.isOn(.version) {
            self = .version
            return
        }
        if arguments.isOn(.help) {
            // `crease --help` is about Crease, `crease inspect --help` about the command.
            let isAboutCrease = arguments.command == .preview && arguments.operand == nil || arguments.command == .help
            self = isAboutCrease ? .help(topic: nil) : .commandHelp(arguments.command)
            return
        }
        let settings = Settings(weaker + arguments.settings)
        switch arguments.command {
        case .preview:
            self = .preview(
                PreviewRequest(
                    file: arguments.operand.map(FileName.init(typed:)), conditions: settings.conditions,
                    reading: try ReadingOptions(settings), script: Script(settings), isASCII: settings.isOn(.ascii),
                    color: settings.color, usesMouse: !settings.isOn(.noMouse), recording: settings.text(.record),
                    newer: arguments.operands.dropFirst().first.map(FileName.init(typed:))))
        case .inspect:
            self = .inspect(
                InspectRequest(
                    layout: try LayoutRequest(arguments, settings),
                    form: settings.word(.format).flatMap(InspectRequest.Form.init(rawValue:)),
                    output: settings.text(.output)))
        case .render:
            self = .render(try RenderRequest(LayoutRequest(arguments, settings), settings))
        case .test:
            self = .test(
                TestRequest(
                    tapes: arguments.operands.map(FileName.init(typed:)), conditions: settings.conditions,
                    reading: try ReadingOptions(settings), junit: settings.text(.junit)))
        case .diff:
            self = .diff(
                DiffRequest(
                    versions: try DiffRequest.Versions(arguments.operands, revision: settings.text(.rev)),
                    conditions: settings.conditions,
                    isOnePose: arguments.settings.contains { [.pose, .hinge, .rotate].contains($0.option) },
                    reading: try ReadingOptions(settings),
                    form: settings.word(.format).flatMap(DiffRequest.Form.init(rawValue:)) ?? .text,
                    output: settings.text(.output)))
        case .tour:
            guard let output = settings.text(.output) else {
                throw UsageError("'tour' needs a folder to write to", hint: "crease tour Layout.swift --output tour")
            }
            self = .tour(
                TourRequest(
                    file: FileName(typed: arguments.operand ?? "-"), conditions: settings.conditions,
                    reading: try ReadingOptions(settings), output: output))
        case .record:
            self = .record(try RecordRequest(arguments, settings))
        case .play:
            self = .play(
                PlayRequest(
                    file: FileName(typed: arguments.operand ?? "-"), chapter: settings.text(.at),
                    isASCII: settings.isOn(.ascii), color: settings.color, usesMouse: !settings.isOn(.noMouse)))
        case .coverage:
            self = .coverage(
                CoverageRequest(
                    paths: arguments.operands.isEmpty ? ["."] : arguments.operands, conditions: settings.conditions,
                    reading: try ReadingOptions(settings),
                    form: settings.word(.format).flatMap(CoverageRequest.Form.init(rawValue:)) ?? .table,
                    output: settings.text(.output)))
        case .facts:
            self = .facts(
                FactsRequest(
                    form: settings.word(.format).flatMap(FactsRequest.Form.init(rawValue:)) ?? .table,
                    isOnlyAssumed: settings.isOn(.assumed), output: settings.text(.output)))
        case .help:
            self = .help(topic: arguments.operand)
        case .generate:
            let words = GeneratedFile.allCases.map(\.rawValue)
            guard let file = arguments.operand.flatMap(GeneratedFile.init(rawValue:)) else {
                throw UsageError("'generate' takes \(listed(words))", hint: "crease generate man")
            }
            self = .generate(file)
        }
    }
}

extension RenderRequest {
    init(_ layout: LayoutRequest, _ settings: Settings) throws(UsageError) {
        let output = settings.text(.output)
        let form = settings.word(.format).flatMap(Form.init(rawValue:)) ?? output.flatMap(Form.init(path:)) ?? .text
        if settings.isOn(.pixels) {
            if settings.isOn(.matrix) || settings.isOn(.tiers) {
                throw UsageError("'--pixels' shows one display, not a sheet", hint: "leave '--pixels' out")
            }
            if form == .text || form == .ansi {
                throw UsageError("'--pixels' takes the format png or svg", hint: "--pixels --format png -o display.png")
            }
        }
        self.init(
            layout: layout, form: form,
            sheet: settings.isOn(.matrix)
                ? .matrix : settings.isOn(.tiers) ? .tiers : settings.isOn(.pixels) ? .display : .single,
            size: settings.gridSize, output: output, isASCII: settings.isOn(.ascii), color: settings.color)
    }
}

extension LayoutRequest {
    init(_ arguments: ParsedArguments, _ settings: Settings) throws(UsageError) {
        // The parser has seen to it that commands with a FILE have one.
        self.init(
            file: FileName(typed: arguments.operand ?? "-"), conditions: settings.conditions,
            reading: try ReadingOptions(settings), script: Script(settings))
    }
}

extension RecordRequest {
    init(_ arguments: ParsedArguments, _ settings: Settings) throws(UsageError) {
        layout = try LayoutRequest(arguments, settings)
        output = settings.text(.output)
        form =
            settings.word(.format).flatMap(Form.init(rawValue:)) ?? (output?.hasSuffix(".txt") == true ? .text : .v2)
        stills = settings.text(.stills)
        isASCII = settings.isOn(.ascii)
        size = settings.gridSize.map { ScreenSize(columns: $0.columns, rows: $0.rows) } ?? Self.usualSize
        let minimum = PreviewArrangement.minimum
        guard size.columns >= minimum.columns, size.rows >= minimum.rows else {
            throw UsageError(
                "a recording shows the previewer, which needs \(minimum.columns)x\(minimum.rows), not "
                    + "\(size.columns)x\(size.rows)",
                hint: "--size \(Self.usualSize.columns)x\(Self.usualSize.rows)")
        }
        guard layout.script.tape != nil || !layout.script.steps.isEmpty else {
            throw UsageError("'record' needs the steps to record", hint: RecordCommand.example)
        }
    }
}

extension Script {
    init(_ settings: Settings) {
        self.init(tape: settings.text(.tape).map(FileName.init(typed:)), steps: settings.texts(.steps))
    }
}

extension DiffRequest.Versions {
    init(_ operands: [String], revision: String?) throws(UsageError) {
        switch (operands.count, revision) {
        case (2, nil): self = .files(FileName(typed: operands[0]), FileName(typed: operands[1]))
        case (1, let revision?):
            guard operands[0] != "-" else {
                throw UsageError("git keeps no versions of standard input", hint: "crease diff --rev main Layout.swift")
            }
            self = .revision(revision, of: operands[0])
        case (_, nil): throw UsageError("'diff' takes two files", hint: "crease diff Old.swift New.swift")
        case (_, .some):
            throw UsageError("'diff --rev' takes one file", hint: "crease diff --rev main Layout.swift")
        }
    }
}

extension FileName {
    /// `-` is standard input.
    init(typed: String) { self = typed == "-" ? .standardInput : .path(typed) }
}

extension ReadingOptions {
    init(_ settings: Settings) throws(UsageError) {
        var overrides: [Override] = []
        for text in settings.texts(.set) {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw UsageError("'--set' takes NAME=VALUE, not '\(text)'", hint: "--set isLoading=true")
            }
            overrides.append(Override(name: String(parts[0]), value: String(parts[1])))
        }
        self.init(
            view: settings.text(.view),
            strictness: settings.isOn(.strict) ? .strict : settings.isOn(.lenient) ? .lenient : nil,
            overrides: overrides, flags: Set(settings.texts(.define)), usesCache: !settings.isOn(.noCache))
    }
}

extension Settings {
    var color: ColorChoice { word(.color).flatMap(ColorChoice.init(rawValue:)) ?? .auto }

    var gridSize: (columns: Int, rows: Int)? {
        guard case .size(let columns, let rows) = self[.size] else { return nil }
        return (columns, rows)
    }
}

extension RenderRequest.Form {
    /// What a file's ending asks for.
    init?(path: String) {
        switch path.split(separator: ".").last?.lowercased() {
        case "svg": self = .svg
        case "png": self = .png
        case "ans", "ansi": self = .ansi
        case "txt": self = .text
        default: return nil
        }
    }
}

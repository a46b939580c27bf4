import CreaseDevice

/// The one table of options and commands.
enum OptionTable {
    /// In the order of the help.
    static let options: [OptionRow] = [
        OptionRow(
            .pose, .choice(placeholder: "NAME", Pose.choices), .conditions,
            "the device's pose: a hinge angle and a rotation (closed)"),
        OptionRow(
            .hinge, .number(placeholder: "DEG", Fact.hingeRange.range), .conditions,
            "hinge angle in degrees, 0 shut to 180 flat"),
        OptionRow(
            .rotate, .choice(placeholder: "DEG", Rotation.choices), .conditions,
            "clockwise turn from the display's native orientation"),
        OptionRow(.device, .choice(placeholder: "NAME", Device.choices), .conditions, "the phone (duo)"),
        OptionRow(
            .sdk, .choice(placeholder: "VERSION", Tier.choices), .conditions,
            "the SDK the app was built with (27.1)"),
        OptionRow(
            .split, .choice(placeholder: "SIDE", SplitSide.choices), .conditions,
            "half of the inner display in Split View"),
        OptionRow(.keyboard, .flag, .conditions, "the keyboard is up"),
        OptionRow(
            .liveActivities, .whole(placeholder: "N", 0...9), .conditions, "Live Activities in the Dynamic Island (0)"),
        OptionRow(.camera, .flag, .conditions, "the inner camera is in use"),
        OptionRow(.pip, .flag, .conditions, "picture in picture is pinned"),
        OptionRow(
            .textSize, .choice(placeholder: "NAME", TextSize.choices), .conditions, "Dynamic Type size (large)"),
        OptionRow(
            .direction, .choice(placeholder: "WAY", LayoutDirection.choices), .conditions, "layout direction (ltr)"),
        OptionRow(.scheme, .choice(placeholder: "NAME", ColorScheme.choices), .conditions, "colour scheme (light)"),
        OptionRow(.contrast, .choice(placeholder: "NAME", Contrast.choices), .conditions, "contrast (standard)"),
        OptionRow(.reduceMotion, .flag, .conditions, "Reduce Motion is on"),
        OptionRow(.reduceTransparency, .flag, .conditions, "Reduce Transparency is on"),
        OptionRow(.firstPass, .flag, .conditions, "the first layout pass: regions are not delivered yet"),

        OptionRow(.view, .text(placeholder: "NAME"), .source, "the view struct to show"),
        OptionRow(
            .set, .text(placeholder: "NAME=VALUE"), repeats: true, .source,
            "gives a state property or an unknown condition a value"),
        OptionRow(
            .define, short: "D", .text(placeholder: "FLAG"), repeats: true, .source, "turns an #if flag on"),
        OptionRow(.strict, .flag, .source, "an unknown view or modifier is an error"),
        OptionRow(.lenient, .flag, .source, "an unknown view becomes a labelled box"),
        OptionRow(.noCache, .flag, .source, "reads the project anew and keeps no index of it"),

        OptionRow(
            .steps, .text(placeholder: "'STEP; STEP'"), repeats: true, .using,
            "does steps first: taps, poses, expectations"),
        OptionRow(.tape, .path, .using, "plays a tape first: a file of steps, one a line"),

        OptionRow(.format, .format, .output, "the form of the result"),
        OptionRow(.size, .gridSize, .output, "cells of the picture, such as 120x40"),
        OptionRow(.output, short: "o", .path, .output, "writes to a file instead of standard output"),
        OptionRow(.stills, .path, .output, "writes a picture per chapter into this folder, as text and SVG"),
        OptionRow(.record, .path, .output, "records the session from the start; '.' records at any time"),
        OptionRow(.at, .text(placeholder: "CHAPTER"), .output, "prints the picture a chapter begins with"),
        OptionRow(.matrix, .flag, .output, "all poses on one sheet"),
        OptionRow(.tiers, .flag, .output, "SDK 26.0, 27.0 and 27.1 side by side"),
        OptionRow(.pixels, .flag, .output, "one display alone in exactly its pixels: svg, png"),
        OptionRow(.ascii, .flag, .output, "draws with ASCII only"),
        OptionRow(
            .color, .choice(placeholder: "WHEN", [.init("auto"), .init("always"), .init("never")]), .output,
            "colours (auto); wins over NO_COLOR"),
        OptionRow(.noMouse, .flag, .output, "leaves the mouse to the terminal"),
        OptionRow(.assumed, .flag, .output, "only what is assumed"),
        OptionRow(
            .rev, .text(placeholder: "REV"), .output, "the older version, as git keeps it, of the one FILE named"),
        OptionRow(.junit, .path, .output, "writes the results for a CI server, as JUnit XML"),

        OptionRow(.help, short: "h", .flag, .general, "says how to use Crease or the command"),
        OptionRow(.version, .flag, .general, "says which Crease this is"),
    ]

    /// In the order of the help.
    static let commands: [CommandRow] = [
        CommandRow(
            .preview, operand: .optionalFile, summary: "opens a layout in the interactive previewer",
            options: conditions + source + using + [.record, .ascii, .color, .noMouse],
            examples: ["crease Layouts/CardBinder.swift", "crease preview --pose book Layouts/Mail.swift"]),
        CommandRow(
            .inspect, operand: .file, summary: "prints the computed scene: frames, bars, reasons, findings",
            options: conditions + source + using + [.format, .output], formats: ["table", "json"],
            examples: ["crease inspect Layouts/Mail.swift --pose book --format json"]),
        CommandRow(
            .render, operand: .file, summary: "draws one picture of a layout",
            options: conditions + source + using + [.format, .size, .output, .matrix, .tiers, .pixels, .ascii, .color],
            formats: ["text", "ansi", "svg", "png"],
            examples: [
                "crease render Layouts/Mail.swift --pose open", "crease render Layouts/Mail.swift --matrix -o mail.svg",
                "crease render Layouts/Mail.swift --pose book --pixels -o book.png",
            ]),
        CommandRow(
            .test, operand: .tapes, summary: "plays tapes as tests; fails when a step or an expectation does",
            options: conditions + source + [.junit],
            examples: ["crease test Layouts/Mail.tape", "crease test Layouts/*.tape --junit results.xml"]),
        CommandRow(
            .diff, operand: .versions, summary: "says what two versions of a layout show differently, pose by pose",
            options: conditions + source + [.rev, .format, .output], formats: ["text", "json", "markdown"],
            examples: [
                "crease diff Old.swift New.swift", "crease diff --rev main Layouts/Mail.swift --format markdown",
            ]),
        CommandRow(
            .record, operand: .file, summary: "plays a tape into a recording (asciicast) or into frames to compare",
            options: conditions + source + using + [.format, .size, .output, .stills, .ascii],
            formats: ["v2", "v3", "text"],
            examples: [
                "crease record Mail.swift --tape Mail.tape -o mail.cast --stills pictures",
                "crease record Mail.swift --tape Mail.tape --format text -o mail.txt",
            ]),
        CommandRow(
            .tour, operand: .file,
            summary: "walks a layout through every pose: a page with stills and reasons, a recording",
            options: conditions + source + [.output], examples: ["crease tour Layouts/Mail.swift --output tour"]),
        CommandRow(
            .play, operand: .recording, summary: "replays a recording in the terminal, by chapters or step by step",
            options: [.at, .ascii, .color, .noMouse],
            examples: ["crease play mail.cast", "crease play mail.cast --at book"]),
        CommandRow(
            .coverage, operand: .folders,
            summary: "says how much of a project's views can be shown, and what stands in the way",
            options: conditions + [.define, .strict, .lenient, .format, .output], formats: ["table", "json"],
            examples: ["crease coverage", "crease coverage Sources App/HomeView.swift --format json"]),
        CommandRow(
            .facts, operand: .none, summary: "lists the device's numbers with basis and source",
            options: [.assumed, .format, .output], formats: ["table", "json"], examples: ["crease facts --assumed"]),
        CommandRow(
            .help, operand: .topic,
            summary: "explains a command, 'keys', 'notes', 'reasons', 'tapes' or a name of the layout language",
            options: [], examples: ["crease help notes", "crease help unknown-view", "crease help ArrangementView"]),
        CommandRow(
            .generate, operand: .generated, summary: "writes the manual page or a shell's completions", options: [],
            isHidden: true, examples: []),
    ]

    static let conditions = options.filter { $0.group == .conditions }.map(\.option)
    static let source = options.filter { $0.group == .source }.map(\.option)
    static let using = options.filter { $0.group == .using }.map(\.option)
    static let general: [Option] = [.help, .version]

    static func row(_ option: Option) -> OptionRow {
        guard let row = options.first(where: { $0.option == option }) else {
            preconditionFailure("option \(option) has no row")
        }
        return row
    }

    static func row(_ command: Command) -> CommandRow {
        guard let row = commands.first(where: { $0.command == command }) else {
            preconditionFailure("command \(command) has no row")
        }
        return row
    }
}

extension Spelled {
    /// The words of a condition with everything people bring along for them.
    fileprivate static var choices: [OptionValue.Choice] {
        allCases.map { choice in
            OptionValue.Choice(
                choice.word, aliases: otherWords.filter { $0.value == choice }.map(\.key).sorted())
        }
    }
}

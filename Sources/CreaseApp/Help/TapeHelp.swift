/// The table of steps as text, for `crease help tapes` and the manual.
enum TapeHelp {
    static let introduction =
        "A tape is a text file with one step a line; # starts a comment, ; separates steps on a line. The same steps "
        + "serve --steps, --tape and crease test, which plays NAME.tape on NAME.swift beside it. A step that cannot be "
        + "done says why and ends the tape; an expectation that fails is told and the tape goes on."

    static var conditions: String {
        "These take the values of the options of their names: "
            + StepTable.conditions.map(\.rawValue).joined(separator: ", ") + "."
    }

    static var text: String {
        var text = HelpText.wrapped(introduction, indent: 0) + "\nSteps\n"
        for row in StepTable.rows { text += HelpText.entry(row.usage, row.help, indent: 30) }
        return text + "\n" + HelpText.wrapped(conditions, indent: 0)
    }
}

/// Settings that stand outside the command line: environment and configuration files.
///
/// A configuration file holds one option a line, `pose book` or `pose = book`, without the dashes; `#` starts a comment.
/// What the command does not understand is left alone, a wrong value is reported with its line.
enum Configuration {
    /// Settings of the environment's `CREASE_…` variables that concern the command.
    static func settings(environment: [String: String], command: CommandRow) throws(UsageError) -> [Setting] {
        var settings: [Setting] = []
        for row in rows(of: command) {
            guard let typed = environment[row.option.variable], !typed.isEmpty else { continue }
            settings.append(
                try Setting(
                    row, typed: typed, for: command, origin: .environment(variable: row.option.variable)))
        }
        return settings
    }

    /// Settings of one configuration file that concern the command.
    static func settings(text: String, path: String, command: CommandRow) throws(UsageError) -> [Setting] {
        var settings: [Setting] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let origin = Setting.Origin.file(path: path, line: index + 1)
            let entry = trimmed(line)
            guard !entry.isEmpty, !entry.hasPrefix("#") else { continue }
            let nameEnd = entry.firstIndex { $0 == "=" || $0 == " " || $0 == "\t" } ?? entry.endIndex
            let name = String(entry[..<nameEnd])
            var rest = trimmed(entry[nameEnd...])
            if rest.hasPrefix("=") { rest = trimmed(rest.dropFirst()) }
            guard let row = OptionTable.options.first(where: { $0.option.rawValue == name }), row.group != .general
            else {
                throw UsageError(
                    origin.prefix + "unknown option '\(name)'", typed: name,
                    among: Option.allCases.map(\.rawValue), help: nil)
            }
            guard rows(of: command).contains(where: { $0.option == row.option }) else { continue }
            settings.append(
                try Setting(row, typed: rest.isEmpty ? nil : String(rest), for: command, origin: origin))
        }
        return settings
    }

    /// Options that say how Crease works; what one call is about (`view`, `output`) and the form of a result, which
    /// programs rely on, stay with the command line.
    private static func rows(of command: CommandRow) -> [OptionRow] {
        command.options.filter { !perCall.contains($0) }.map(OptionTable.row)
    }

    private static let perCall: [Option] = [
        .format, .output, .stills, .record, .at, .view, .set, .steps, .tape, .junit, .rev, .assumed,
    ]

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop { $0 == " " || $0 == "\t" }
        guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return start.prefix(0) }
        return start[...last]
    }
}

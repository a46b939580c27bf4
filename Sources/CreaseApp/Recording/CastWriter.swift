/// Writes recordings as lines of asciicast, in the subset that every known reader accepts.
///
/// No BOM, one newline after every line, whole numbers where readers insist on them, times with six decimals. Version 2
/// counts seconds from the start, version 3 from the event before. What the version has no event for is left out.
struct CastWriter {
    let version: Cast.Version
    /// When the last line's event happened.
    private var last = CastTime.zero

    /// - Precondition: not version 1, which is no file of lines.
    init(_ version: Cast.Version) {
        precondition(version != .v1, "version 1 is only read")
        self.version = version
    }

    /// A whole recording.
    static func text(_ cast: Cast, version: Cast.Version) -> String {
        var writer = CastWriter(version)
        return writer.header(cast.header) + cast.events.compactMap { writer.line($0) }.joined()
    }

    /// The first line.
    func header(_ header: CastHeader) -> String {
        var members: [JSON.Member] = [JSON.Member(key: "version", value: .whole(version.rawValue))]
        func add(_ key: String, _ value: JSON?) {
            if let value { members.append(JSON.Member(key: key, value: value)) }
        }
        let theme = header.theme.map { theme -> JSON in
            [
                "fg": .string(theme.ink), "bg": .string(theme.ground),
                "palette": .string(theme.palette.joined(separator: ":")),
            ]
        }
        if version == .v3 {
            var terminal: [JSON.Member] = [
                JSON.Member(key: "cols", value: .whole(header.columns)),
                JSON.Member(key: "rows", value: .whole(header.rows)),
            ]
            if let theme { terminal.append(JSON.Member(key: "theme", value: theme)) }
            add("term", .object(terminal))
        } else {
            add("width", .whole(header.columns))
            add("height", .whole(header.rows))
        }
        add("timestamp", header.timestamp.map(JSON.whole))
        add("idle_time_limit", header.idleLimit.map(JSON.number))
        add("title", header.title.map(JSON.string))
        if version != .v3 { add("theme", theme) }
        add("crease", header.crease)
        return JSON.object(members).line + "\n"
    }

    /// The line of an event; `nil` for what this version cannot say.
    mutating func line(_ event: CastEvent) -> String? {
        guard let (code, data) = spelling(of: event.kind) else { return nil }
        let time = version == .v3 ? event.time - last : event.time
        last = max(last, event.time)
        return "[\(time.decimal), \"\(code)\", \(JSON.string(data).line)]\n"
    }

    private func spelling(of kind: CastEvent.Kind) -> (code: String, data: String)? {
        switch kind {
        case .output(let text): ("o", text)
        case .input(let text): ("i", text)
        case .resize(let columns, let rows): ("r", "\(columns)x\(rows)")
        case .marker(let label): ("m", label)
        // Readers of version 2 know no such event.
        case .exit(let status): version == .v3 ? ("x", status) : nil
        case .other: nil
        }
    }
}

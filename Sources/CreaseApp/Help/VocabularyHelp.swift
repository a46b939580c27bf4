import CreaseDevice
import CreaseLanguage

/// What `crease help NAME` says about a view, modifier or other name of the layout language.
enum VocabularyHelp {
    static var names: [String] { Vocabulary.rows.map(\.name) }

    /// `nil` for a name the language does not have.
    static func text(_ name: String) -> String? {
        let rows = Vocabulary.help(for: name)
        guard !rows.isEmpty else { return nil }
        // A member of many types is listed once, with its types.
        let members = rows.filter { $0.kind == .member }
        var parts = rows.filter { $0.kind != .member }.map(entry)
        if let first = members.first {
            let owners = members.compactMap(\.owner)
            parts.append(
                ".\(first.name)\n" + HelpText.wrapped("a value of \(listed(owners)).", indent: 4)
                    + (members.count == 1 ? HelpText.wrapped(first.help, indent: 4) : ""))
        }
        return parts.joined(separator: "\n")
    }

    private static func entry(_ row: Row) -> String {
        var text = "\(row.kind == .modifier ? "." : "")\(row.name)\n"
        text += HelpText.wrapped(row.help, indent: 4)
        text += "    \(kind(row)), SDK \(row.tier.rawValue) and later\n"
        if !row.forms.isEmpty {
            text +=
                "  Written as\n"
                + row.forms.map { "    \(row.kind == .modifier ? "." : "")\(row.name)\($0)\n" }.joined()
        }
        if !row.example.isEmpty {
            text +=
                "  Example\n"
                + row.example.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
        }
        return text
    }

    private static func kind(_ row: Row) -> String {
        let kind: String
        switch row.kind {
        case .view: kind = "view"
        case .modifier: kind = "modifier"
        case .type: kind = "type"
        case .member: kind = "member"
        case .environment: kind = "environment value"
        }
        switch row.level {
        case .one, .two: return kind
        case .accepted: return kind + ", accepted without effect"
        case .box: return kind + ", drawn as a labelled box"
        }
    }
}

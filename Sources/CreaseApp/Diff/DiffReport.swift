import CreaseCanvas
import CreaseDevice
import CreaseLayout

/// A comparison for people, for programs, and for a pull request. Nothing at all where nothing differs, but for JSON.
struct DiffReport {
    let diff: LayoutDiff

    /// Poses that changed alike stand over their changes together.
    var text: String {
        diff.groups.map { group in
            var table = TextTable(widestCell: 160, indent: "  ")
            for line in ChangeLines(group.changes).lines { table.add(line.verb, line.text) }
            return group.titles.joined(separator: ", ") + "\n" + table.text
        }.joined(separator: "\n")
    }

    /// A table a group of poses, folded where it is long.
    var markdown: String {
        guard !diff.isEmpty else { return "" }
        var text = "### \(Self.escaped(diff.old)) → \(Self.escaped(diff.new))\n"
        for group in diff.groups {
            let lines = ChangeLines(group.changes).lines
            let isLong = lines.count > Self.linesOpen
            let title = group.titles.joined(separator: ", ")
            text +=
                isLong
                ? "\n<details><summary><b>\(title)</b>, \(lines.count) changes</summary>\n\n" : "\n**\(title)**\n\n"
            text += "| what | change |\n| --- | --- |\n"
            for line in lines { text += "| \(line.verb) | \(Self.escaped(line.text)) |\n" }
            if isLong { text += "\n</details>\n" }
        }
        let unchanged = diff.poses.filter(\.changes.isEmpty).map(\.title)
        if !unchanged.isEmpty { text += "\nUnchanged: \(unchanged.joined(separator: ", ")).\n" }
        return text
    }

    /// Rows of a table that is not folded away.
    private static let linesOpen = 20

    /// Text from outside in a cell of a table.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in VisibleText(text).description {
            if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }

    var json: JSON {
        [
            "crease": .whole(1),
            "old": .string(diff.old),
            "new": .string(diff.new),
            "poses": .array(
                diff.poses.map { pose in
                    [
                        "title": .string(pose.title),
                        "conditions": SceneReport.conditions(pose.conditions),
                        "changes": .array(pose.changes.map(Self.json)),
                    ]
                }),
        ]
    }

    private static func json(_ change: SceneChange) -> JSON {
        let kind = JSON.Member(key: "change", value: .string(change.kind))
        let members: [(String, JSON)] =
            switch change {
            case .appeared(let thing), .vanished(let thing), .shown(let thing), .hidden(let thing):
                [("element", json(thing)), ("frame", SceneReport.frame(thing.frame))]
            case .moved(let thing, let to), .resized(let thing, let to):
                [
                    ("element", json(thing)), ("from", SceneReport.frame(thing.frame)),
                    ("to", SceneReport.frame(to)),
                ]
            case .reworded(let thing, let words): [("element", json(thing)), ("to", .string(words))]
            case .placed(let title, let bars, let from, let to):
                [("title", .string(title)), ("bars", .string(bars)), ("from", json(from)), ("to", json(to))]
            case .renamed(let title, let bars, let words):
                [("title", .string(title)), ("bars", .string(bars)), ("to", .string(words))]
            case .bar(let bars, let what, let from, let to):
                [("bars", .string(bars)), ("what", .string(what)), ("from", .string(from)), ("to", .string(to))]
            case .found(let rule, let message), .settled(let rule, let message):
                [("id", .string(rule)), ("message", .string(message))]
            }
        return .object([kind] + members.map { JSON.Member(key: $0.0, value: $0.1) })
    }

    private static func json(_ thing: Visible) -> JSON {
        var identifier: String?
        if case .identifier(let name) = thing.mark { identifier = name }
        return [
            "kind": .string(thing.kind), "label": JSON(thing.label), "identifier": JSON(identifier),
            "line": JSON(thing.line),
        ]
    }

    private static func json(_ placing: SceneChange.Placing?) -> JSON {
        placing.map { ["placed": .string($0.place.rawValue), "reason": .string($0.reason.rawValue)] } ?? .null
    }
}

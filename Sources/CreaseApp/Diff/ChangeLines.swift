import CreaseDevice
import CreaseLayout

/// Changes as lines for people: a word for what happened, then what it happened to.
///
/// Things that moved or grew alike share a line: a row put in at the top moves everything below it.
struct ChangeLines {
    struct Line: Hashable {
        let verb: String
        let text: String
    }

    let lines: [Line]

    /// Names on a line that stands for many.
    private static let namesShown = 3

    /// What of a line several things may share: what happened, and by how much.
    private struct Shared: Hashable {
        let verb: String
        let much: String
    }

    init(_ changes: [SceneChange]) {
        var lines: [Line] = []
        var shared: [Shared: (index: Int, names: [String])] = [:]
        func share(_ verb: String, _ thing: Visible, _ much: String) {
            let key = Shared(verb: verb, much: much)
            if shared[key] == nil {
                shared[key] = (lines.count, [])
                lines.append(Line(verb: verb, text: ""))
            }
            shared[key]?.names.append(Self.short(thing.name))
            if let (index, names) = shared[key] {
                lines[index] = Line(verb: verb, text: Self.listed(names) + " " + much)
            }
        }
        for change in changes {
            switch change {
            case .appeared(let thing): lines.append(Line(verb: "new", text: Self.placed(thing)))
            case .vanished(let thing): lines.append(Line(verb: "gone", text: Self.placed(thing)))
            case .shown(let thing): lines.append(Line(verb: "shown", text: Self.placed(thing)))
            case .hidden(let thing): lines.append(Line(verb: "hidden", text: Self.named(thing)))
            case .moved(let thing, let to): share("moved", thing, "by " + Self.way(from: thing.frame, to: to))
            case .resized(let thing, let to):
                share("resized", thing, "\(Self.size(thing.frame)) → \(Self.size(to))")
            case .reworded(let thing, let words):
                lines.append(Line(verb: "words", text: "\(Self.named(thing)) → \"\(words)\""))
            case .placed(let title, let bars, let from, let to):
                let text = "\(title)\(Self.among(bars)): \(from?.words ?? "not there") → \(to?.words ?? "not there")"
                lines.append(Line(verb: "bar", text: text))
            case .renamed(let title, let bars, let words):
                lines.append(Line(verb: "bar", text: "\(title)\(Self.among(bars)) → \(words)"))
            case .bar(let bars, let what, let from, let to):
                lines.append(Line(verb: "bar", text: "\(what)\(Self.among(bars)): \(from) → \(to)"))
            case .found(let rule, let message): lines.append(Line(verb: "finding", text: "\(message) [\(rule)]"))
            case .settled(let rule, let message):
                lines.append(Line(verb: "settled", text: "\(message) [\(rule)]"))
            }
        }
        self.lines = lines
    }

    /// The window's bars go without saying.
    private static func among(_ bars: String) -> String { bars == "window" ? "" : " (\(bars))" }

    /// Letters of a label that are shown.
    private static let longestName = 40

    private static func short(_ words: String) -> String {
        words.count > longestName ? words.prefix(longestName - 1) + "…" : words
    }

    private static func named(_ thing: Visible) -> String {
        let words = thing.label.map { "\(thing.kind) \"\(short($0))\"" } ?? thing.name
        return thing.line.map { "\(words) (line \($0))" } ?? words
    }

    private static func placed(_ thing: Visible) -> String {
        "\(named(thing)) \(size(thing.frame)) at \(Decimals.text(thing.frame.x)), \(Decimals.text(thing.frame.y))"
    }

    private static func size(_ rect: Rect) -> String {
        "\(Decimals.text(rect.width))×\(Decimals.text(rect.height))"
    }

    /// `0, -12`: points to the right and down.
    private static func way(from old: Rect, to new: Rect) -> String {
        func signed(_ number: Double) -> String {
            let text = Decimals.text(number, places: 1)
            return text.hasPrefix("-") || text == "0" ? text : "+" + text
        }
        return "\(signed(new.x - old.x)), \(signed(new.y - old.y))"
    }

    private static func listed(_ names: [String]) -> String {
        let shown = names.prefix(namesShown)
        let rest = names.count - shown.count
        return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

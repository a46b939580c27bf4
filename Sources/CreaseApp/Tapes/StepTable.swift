/// A kind of step: its word, what follows it, and what it does.
struct StepRow: Sendable {
    let word: StepWord
    let usage: String
    /// One line, lower case, no full stop.
    let help: String

    init(_ word: StepWord, _ usage: String, _ help: String) {
        self.word = word
        self.usage = usage
        self.help = help
    }
}

/// The words steps begin with; conditions have the words of their options beside these.
enum StepWord: String, CaseIterable, Sendable {
    case pose
    case hinge
    case rotate
    case split
    case live
    case set
    case tab
    case tap
    case type
    case back
    case dismiss
    case scroll
    case key
    case wait
    case chapter
    case caption
    case expect
    case layout
}

/// The words `expect` is followed by.
enum ExpectWord: String, CaseIterable, Sendable {
    case visible
    case hidden
    case rail
    case top
    case bottom
    case overflow
    case tab
    case noRail = "no-rail"
    case frame
}

/// The one table of steps: the parser's messages and the help show it.
enum StepTable {
    static let rows: [StepRow] = [
        StepRow(.pose, "pose NAME", "takes a pose: closed, book, open, laptop, tall, tent"),
        StepRow(.hinge, "hinge DEG [over 2s]", "bends the hinge to an angle, at once or over a time"),
        StepRow(.rotate, "rotate [left|right|DEG]", "turns the device a quarter (right), or to an angle"),
        StepRow(.split, "split left|right|off", "takes half of the inner display in Split View"),
        StepRow(.live, "live N", "shows so many Live Activities"),
        StepRow(.set, "set NAME=VALUE", "gives a state property or an unknown condition a value"),
        StepRow(.tab, "tab \"Title\"", "taps a tab"),
        StepRow(.tap, "tap \"Label or identifier\" [2]", "taps an element, or the second one of that name"),
        StepRow(.type, "type \"words\"", "types into the field that was tapped; \\n is the return key"),
        StepRow(.back, "back", "taps Back or Close"),
        StepRow(.dismiss, "dismiss", "puts away what is on top: a menu, a sheet, the keyboard"),
        StepRow(.scroll, "scroll DY [\"identifier\"]", "scrolls by points, downwards where positive"),
        StepRow(.key, "key K", "presses a key of the previewer"),
        StepRow(.wait, "wait 800ms", "lets time pass"),
        StepRow(.chapter, "chapter \"Book\"", "begins a chapter"),
        StepRow(.caption, "caption \"words\"", "words for the reviewer, until the next caption or chapter"),
        StepRow(
            .expect, "expect visible|hidden \"Label or identifier\"", "what can be seen; in part is enough"),
        StepRow(.expect, "expect rail|top|bottom|overflow \"Title\"", "the bar an item is in"),
        StepRow(.expect, "expect tab \"Title\"", "the selected tab"),
        StepRow(.expect, "expect no-rail", "that there is no vertical bar"),
        StepRow(
            .expect, "expect frame \"identifier\" X Y W H ±1", "a frame in points of the window, within a tolerance"),
        StepRow(.layout, "layout FILE", "the layout a test plays on, beside the tape; without it the one of its name"),
    ]

    /// Conditions that have the option's word and value for a step.
    static var conditions: [Option] {
        OptionTable.conditions.filter { ![.pose, .hinge, .rotate, .split, .liveActivities].contains($0) }
    }

    /// Every word a step may begin with.
    static var words: [String] { StepWord.allCases.map(\.rawValue) + conditions.map(\.rawValue) }

    /// How steps of a word are written.
    static func usage(_ word: StepWord) -> String {
        listed(rows.filter { $0.word == word }.map { "'\($0.usage)'" })
    }
}

/// The previewer's keys and what they do, for `crease help keys` and the manual page.
enum KeyHelp {
    struct Row: Sendable {
        let keys: String
        let words: String
    }

    static let rows: [Row] = [
        Row(keys: "c b o", words: "closed, book, open"),
        Row(keys: "r R", words: "rotate right, rotate left"),
        Row(keys: "[ ]", words: "hinge 5° less or more"),
        Row(keys: "{ }", words: "hinge 1° less or more"),
        Row(keys: "s", words: "next SDK tier"),
        Row(keys: "1 ... 9", words: "select a tab"),
        Row(keys: "arrows, h j k l", words: "move to the nearest element in that direction"),
        Row(keys: "g", words: "guides: safe area, regions, frames"),
        Row(keys: "w", words: "why: reasons beside each bar item"),
        Row(keys: "d", words: "the unlit display: ghost or dark"),
        Row(keys: "Tab", words: "swap the displays where only one fits"),
        Row(keys: "+ - 0", words: "zoom in, out, to fit"),
        Row(keys: "?", words: "help"),
        Row(keys: "q, Ctrl-C", words: "quit"),
    ]

    static var text: String {
        "Keys of the previewer\n" + rows.map { HelpText.entry($0.keys, $0.words, indent: 20) }.joined()
    }
}

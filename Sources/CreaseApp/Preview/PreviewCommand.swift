import CreaseDevice

/// What a key of the previewer asks for.
enum PreviewCommand: Hashable, Sendable {
    case pose(Pose)
    case rotateRight
    case rotateLeft
    /// Degrees, negative towards closed.
    case hinge(Int)
    case nextTier
    /// From 1.
    case tab(Int)
    case move(Direction)
    case pan(Direction)
    /// In half pages, negative upwards.
    case scroll(Int)
    case tap
    /// Puts away what is on top: help, menu, presentation, page, selection.
    case back
    case guides
    case reasons
    case ghost
    case zoomIn
    case zoomOut
    case zoomToFit
    case swapDisplays
    case mouse
    case undo
    case record
    case edit
    case matrix
    case tiers
    case conditions
    case find
    case help
    case quit
}

/// The one table of keys: the session obeys it, help and manual show it.
enum KeyTable {
    static let rows: [KeyRow<PreviewCommand>] = [
        KeyRow(
            "c b o", "closed, book, open; the turn stays",
            [(Key("c"), .pose(.closed)), (Key("b"), .pose(.book)), (Key("o"), .pose(.open))]),
        KeyRow("r R", "rotate right, left", [(Key("r"), .rotateRight), (Key("R"), .rotateLeft)]),
        KeyRow(
            "[ ], { }", "hinge less, more: by 5°, by 1°",
            [
                (Key("["), .hinge(-5)), (Key("]"), .hinge(5)), (Key("{"), .hinge(-1)), (Key("}"), .hinge(1)),
            ]),
        KeyRow("s", "next SDK tier", [(Key("s"), .nextTier)]),
        KeyRow(
            "1 … 9", "go to a tab",
            (1...9).map { (Key(Character("\($0)")), .tab($0)) }),
        KeyRow(
            "arrows, h j k l", "select the next element that way",
            [
                (Key(.up), .move(.up)), (Key(.down), .move(.down)), (Key(.left), .move(.left)),
                (Key(.right), .move(.right)), (Key("k"), .move(.up)), (Key("j"), .move(.down)),
                (Key("h"), .move(.left)), (Key("l"), .move(.right)),
            ]),
        KeyRow("Enter, click", "tap what is selected; the first click selects", [(Key(.enter), .tap)]),
        KeyRow("Esc", "put away what is on top, then go back", [(Key(.escape), .back)]),
        KeyRow(
            "PgUp PgDn, wheel", "scroll", [(Key(.pageUp), .scroll(-1)), (Key(.pageDown), .scroll(1))]),
        KeyRow("v", "conditions: keyboard, Split View, text size, …", [(Key("v"), .conditions)]),
        KeyRow("m, t", "all poses on one sheet, the SDK tiers on one", [(Key("m"), .matrix), (Key("t"), .tiers)]),
        KeyRow("/", "find an element by its words", [(Key("/"), .find)]),
        KeyRow("w", "why: the reason beside each bar item", [(Key("w"), .reasons)]),
        KeyRow("g", "guides: safe area, regions, frames", [(Key("g"), .guides)]),
        KeyRow("d", "the display that is off: ghost or dark", [(Key("d"), .ghost)]),
        KeyRow("Tab", "show the other display, where one fits", [(Key(.tab), .swapDisplays)]),
        KeyRow(
            "+ - 0, Shift-arrows", "zoom in, out, to fit; move the zoomed picture",
            [
                (Key("+"), .zoomIn), (Key("="), .zoomIn), (Key("-"), .zoomOut), (Key("−"), .zoomOut),
                (Key("0"), .zoomToFit), (Key(.up, .shift), .pan(.up)), (Key(.down, .shift), .pan(.down)),
                (Key(.left, .shift), .pan(.left)), (Key(.right, .shift), .pan(.right)),
            ]),
        KeyRow("M", "mouse on or off; Shift leaves it to the terminal", [(Key("M"), .mouse)]),
        KeyRow("e", "edit the line of what is selected in $EDITOR", [(Key("e"), .edit)]),
        KeyRow(
            "u, .", "undo a step; record the session, on or off", [(Key("u"), .undo), (Key("."), .record)]),
        KeyRow("?", "this help", [(Key("?"), .help)]),
        KeyRow("q, Ctrl-C", "quit", [(Key("q"), .quit)]),
    ]

    /// What a key does; `nil` for a key without a meaning.
    static func command(for key: Key) -> PreviewCommand? { commands[key] }

    private static let commands = KeyRow.commands(of: rows)
}

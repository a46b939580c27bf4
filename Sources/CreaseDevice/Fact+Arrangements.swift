/// What arrangements measure on the inner display, and what a fold must leave to be used.
extension Fact {
    static let arrangements: [Fact] = [
        arrangementFlat, arrangementBook, arrangementLaunch, arrangementOverlay, arrangementClosedSideways,
        arrangementGrids, arrangementScrolling,
    ]

    public static let arrangementFlat = Fact(
        "arrangement.flat", 433.5, 433.5, unit: "pt", as: .list, .measured, source: "ALX",
        note: "split, flat inner landscape, no ratio: both panes of the 867 beside the rail")
    public static let arrangementBook = Fact(
        "arrangement.book", 455.5, 40, 371.5, unit: "pt", as: .list, .measured, source: "ALX, SEED",
        note: "split in book: pane, gap, pane; the divider is on the fold and a ratio is ignored")
    public static let arrangementLaunch = Fact(
        "arrangement.launch", says: "launched folded, it is laid out unfolded first and then moves", .measured,
        source: "ALX")
    public static let arrangementOverlay = Fact(
        "arrangement.overlay", says: "layered when flat", .documented, source: "GUIDE, ADOC, ALX",
        note: "other reading: main only (API71), whose foreground may have covered it")
    public static let arrangementClosedSideways = Fact(
        "arrangement.closedSideways", says: "split when the container is wider than tall", .documented, source: "GUIDE",
        note: "closed sideways is unresolved: UISplitArrangement's page says only the primary is shown")
    public static let arrangementGrids = Fact(
        "arrangement.grids", says: "grids have an even number of columns, decided by the inactive division too",
        .documented, source: "HIG, TT63")
    public static let arrangementScrolling = Fact(
        "arrangement.scrolling", says: "long scrolling content is not moved off the fold", .documented, source: "TT63")
}

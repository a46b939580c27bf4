/// Columns of a split view on the inner display.
extension Fact {
    static let columns: [Fact] = [
        columnSidebar, columnContent, columnBook, columnThree, columnCollapse, columnInspector,
        columnInspectorFold, columnLeadingMost, columnSideMost, columnDetailLeast,
    ]

    public static let columnSidebar = Fact(
        "column.sidebar", 320, unit: "pt", .measured, source: "RD",
        note: "sidebar flat (single source); up to the fold when half open")
    public static let columnContent = Fact(
        "column.content", 320, unit: "pt", .assumed, source: "RD",
        note: "content column of three, taken as the sidebar's width",
        settledBy: "measuring a three-column split view open")
    public static let columnBook = Fact(
        "column.book", says: "columns meet at the fold", .measured, source: "TT63, IHOR, HIG",
        note: "half and half by the fold, not by the safe area")
    public static let columnThree = Fact(
        "column.three", says: "inner landscape shows two; inner portrait the detail with the sidebar over it",
        .documented,
        source: "DDATE")
    public static let columnCollapse = Fact(
        "column.collapse", says: "one stack on the outer display", .measured, source: "TT63, IHOR, HIG")
    public static let columnInspector = Fact(
        "column.inspector", 320, unit: "pt", .assumed, source: "RD",
        note: "inspector column in regular width, a sheet in compact width (HIG)",
        settledBy: "measuring an inspector open")
    public static let columnInspectorFold = Fact(
        "column.inspector.fold",
        says:
            "on an upright fold the inspector has the trailing half; a fold that lies across it crosses like any column",
        .assumed, source: "TT63, IHOR, HIG", note: "taken as the columns of a split view",
        settledBy: "opening an inspector in book and in laptop")
    public static let columnLeadingMost = Fact(
        "column.leading.most", 2.0 / 3, unit: "ratio", .assumed, source: "other iPhones",
        note: "of a split view's width, the most its leading columns take together, whatever they ask for",
        settledBy: "asking for a very wide sidebar open and tall")
    public static let columnSideMost = Fact(
        "column.side.most", 0.5, unit: "ratio", .assumed, source: "other iPhones",
        note: "of a page's width, the most an inspector or a tab view's sidebar takes",
        settledBy: "asking for a very wide inspector in the tall pose")
    public static let columnDetailLeast = Fact(
        "column.detail.least", 160, unit: "pt", .assumed, source: "other iPhones",
        note: "a detail narrower than this beside two columns of the usual width leaves room for one of them only",
        settledBy: "asking for all three columns open")
}

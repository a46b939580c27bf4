/// Inset-grouped lists of one-line rows, closed upright.
extension Fact {
    static let lists: [Fact] = [
        listCardLeading, listCardWidth, listCardWidthHorizontal, listRow, listRowPair, listFirstCard, listFirstGap,
        listCardGap,
    ]

    public static let listCardLeading = Fact(
        "list.card.leading", 20, unit: "pt", .measured, source: "TAAT", note: "x of a card: the layout margin")
    public static let listCardWidth = Fact(
        "list.card.width", 361, unit: "pt", .measured, source: "TAAT",
        note: "ends at the rail's inset: on the rail's side the margin is the inset itself")
    public static let listCardWidthHorizontal = Fact(
        "list.card.width.horizontal", 424, unit: "pt", .measured, source: "TAAT", note: "with vertical bars disabled")
    public static let listRow = Fact(
        "list.row", 52, 51.5, unit: "pt", as: .list, .measured, source: "TAAT",
        note: "height of a one-line row: 51.5 to 52")
    public static let listRowPair = Fact(
        "list.row.pair", 103, 104, unit: "pt", as: .range, .measured, source: "TAAT", note: "two of them")
    public static let listFirstCard = Fact(
        "list.first.card", 123, unit: "pt", .measured, source: "TAAT",
        note: "y of the first card under a header and a title row that ends at 82")
    public static let listFirstGap = Fact(
        "list.first.gap", 41, unit: "pt", .derived, source: "TAAT",
        note: "from the title row's end to that card: 123 less 82")
    public static let listCardGap = Fact(
        "list.card.gap", 59, unit: "pt", .measured, source: "TAAT", note: "from card to card with a header between")
}

/// Sheets and alerts.
extension Fact {
    static let sheets: [Fact] = [
        sheetOuterSide, sheetOuterWidth, sheetOuterContent, sheetOuterTop, sheetOuterTopDisabled, sheetInnerSize,
        sheetOuterBars, sheetInnerBars, sheetInnerSideWidth, sheetInnerMargin, sheetBook, sheetLaptop, sheetMedium,
        sheetAlertBook, sheetAlertLaptop, sheetAlertWidth,
        sheetRow, sheetMenu, sheetAlertButton, sheetPopover, sheetCorner, sheetKeyboard, sheetGap,
    ]

    public static let sheetOuterSide = Fact(
        "sheet.outer.side", 8, unit: "pt", .measured, source: "SEED", note: "margin at both sides closed upright")
    public static let sheetOuterWidth = Fact(
        "sheet.outer.width", 450, unit: "pt", .derived, source: "SEED",
        note: "closed upright; the content has it all with vertical bars disabled")
    public static let sheetOuterContent = Fact(
        "sheet.outer.content", 374, unit: "pt", .measured, source: "SEED",
        note: "content closed upright beside the sheet's rail, reserved even when empty")
    public static let sheetOuterTop = Fact(
        "sheet.outer.top", 10, unit: "pt", .assumed, source: "SEED",
        note: "from the window's top to a large sheet closed, vertical bars on",
        settledBy: "measuring a large sheet closed upright")
    public static let sheetOuterTopDisabled = Fact(
        "sheet.outer.top.disabled", 82, unit: "pt", .assumed, source: "GUIDE, T8",
        note: "the same with vertical bars disabled: it stops short of the camera and the status row",
        settledBy: "measuring a large sheet closed upright with vertical bars disabled")
    public static let sheetOuterBars = Fact(
        "sheet.outer.bars", says: "a vertical toolbar; disabled, the sheet stops short of the camera", .measured,
        source: "GUIDE, T8", note: "and the status bar moves too")
    public static let sheetInnerBars = Fact(
        "sheet.inner.bars", says: "a centred form sheet with a horizontal bar; a vertical one only when trailing",
        .measured, source: "GUIDE, IHOR", note: "presentationPlacement and preferredPlacement, from 27.0 on")
    public static let sheetInnerSize = Fact(
        "sheet.inner.size", 540, 580, unit: "pt", .assumed, source: "GUIDE, IHOR",
        note: "centred form sheet on the inner display; no size is published",
        settledBy: "measuring a form sheet open")
    public static let sheetInnerSideWidth = Fact(
        "sheet.inner.side.width", 375, unit: "pt", .assumed, source: "GUIDE, IHOR",
        note: "sheet placed leading or trailing on the inner display; no width is published",
        settledBy: "measuring a trailing sheet open")
    public static let sheetInnerMargin = Fact(
        "sheet.inner.margin", 20, unit: "pt", .assumed, source: "GUIDE",
        note: "from a sheet to the edges of the panel or pane it is kept in",
        settledBy: "measuring a sheet in book")
    public static let sheetBook = Fact(
        "sheet.book", says: "goes to the leading panel", .measured, source: "SEED, IHOR, HIG",
        note: "other reading: straddles the fold (AIV)")
    public static let sheetLaptop = Fact(
        "sheet.laptop", says: "fills the lower panel", .measured, source: "IHOR")
    public static let sheetMedium = Fact(
        "sheet.medium", 0.5, unit: "ratio", .measured, source: "IHOR", note: "medium detent of the height, closed")
    public static let sheetAlertBook = Fact(
        "sheet.alert.book", says: "trailing side", .documented, source: "TT63",
        note: "menus and popovers also leave the fold (HIG)")
    public static let sheetAlertLaptop = Fact("sheet.alert.laptop", says: "upper half", .documented, source: "TT63")
    public static let sheetAlertWidth = Fact(
        "sheet.alert.width", 300, unit: "pt", .assumed, source: "other iPhones", note: "width of an alert",
        settledBy: "measuring an alert")
    public static let sheetRow = Fact(
        "sheet.row", 14, 58, unit: "pt", as: .list, .assumed, source: "VBP",
        note: "from a sheet's top to its title row, and the row's height: closed, the row is level with the window's",
        settledBy: "measuring a sheet's title closed and open")
    public static let sheetMenu = Fact(
        "sheet.menu", 250, 44, unit: "pt", as: .list, .assumed, source: "other iPhones",
        note: "width of a menu and height of its entries", settledBy: "measuring an open menu")
    public static let sheetAlertButton = Fact(
        "sheet.alert.button", 48, 16, unit: "pt", as: .list, .assumed, source: "other iPhones",
        note: "height of a button of an alert or dialog, and the padding around its words",
        settledBy: "measuring an alert")
    public static let sheetPopover = Fact(
        "sheet.popover", 320, 480, unit: "pt", .assumed, source: "other iPhones",
        note: "largest size of a popover whose content names none", settledBy: "measuring a popover open")
    public static let sheetCorner = Fact(
        "sheet.corner", 38, 24, unit: "pt", as: .list, .assumed, source: "other iPhones",
        note: "corner radius of sheets, and of alerts, menus and popovers; pictures only",
        settledBy: "a screenshot of each")
    public static let sheetKeyboard = Fact(
        "sheet.keyboard", says: "a sheet below its full height grows by what the keyboard covers of it", .assumed,
        source: "other iPhones", note: "compact width; a sheet of full height keeps its frame",
        settledBy: "typing in a medium sheet closed")
    public static let sheetGap = Fact(
        "sheet.gap", 8, unit: "pt", .assumed, source: "other iPhones",
        note: "from a menu or popover to what opened it and to the edges of the safe area",
        settledBy: "measuring an open menu")
}

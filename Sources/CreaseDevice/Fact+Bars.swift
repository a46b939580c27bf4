/// Horizontal bars, and what bars of either kind take from a window.
extension Fact {
    static let bars: [Fact] = [
        barRow, barRowTall, barRowLower, barRow27, barRow26, barRow26Sideways, barNavigationFrame, barTabRailFrame,
        barHostVertical, barHostHorizontal, barTabHorizontalFrame, barTabBand, barTabBandHidden, barTabBandOther,
        barTallTop, barBottomBand, barContentOuterUpright, barContentOuterSideways, barContentInnerLandscape,
        barContentInnerTall, barTitleFont, barTitleLeading, barTitleCentre, barTitleBand, barTitleLarge,
        barHorizontalOnly, barItem, barItemGap, barTopCapsule, barTabOuterFrame, barTabOuterHeight,
        barTabOuterBottom,
        barPillHeight, barPillItem, barPillPadding, barPillBottom, barPillFrame, barPillTab, barPillExtra,
        barPillWide, barPillWideExtra, barTabIcon, barTabFont, barTabSidebar, barTabSearch, barCards, barRailGap,
        barSearch, barFixedSpacer,
        barWordPadding, barCustomPadding,
    ]

    // MARK: Rows

    public static let barRow = Fact(
        "bar.row", 24, 82, unit: "pt", as: .range, .measured, source: "VBP",
        note: "y of the navigation bar in rail poses; other reading: 70…82 (TAAT)")
    public static let barRowTall = Fact(
        "bar.row.tall", 82, 134, unit: "pt", as: .range, .measured, source: "T8",
        note: "y of the title row on the tall inner display: content at 134 is measured, 82 + 52 inferred")
    public static let barRowLower = Fact(
        "bar.row.lower", 24, 82, unit: "pt", as: .range, .assumed, source: "VBP",
        note: "y of the navigation bar in the lower half of the tall inner display, as in landscape",
        settledBy: "Split View on the tall inner display in the 27.1 simulator")
    public static let barRow27 = Fact(
        "bar.row.27", 24, 82, unit: "pt", as: .range, .assumed, source: "VBP",
        note: "y of the navigation bar of a 27.0 app, as a 27.1 one with vertical bars disabled",
        settledBy: "reading the bar's frame in a 27.0-stamped app")
    public static let barRow26 = Fact(
        "bar.row.26", 20, 74, unit: "pt", as: .range, .assumed, source: "other iPhones",
        note: "y of the navigation bar of a 26.x app in its box: below its status bar, 54 high",
        settledBy: "reading the bar's frame in a 26-stamped app")
    public static let barRow26Sideways = Fact(
        "bar.row.26.sideways", 0, 54, unit: "pt", as: .range, .assumed, source: "other iPhones",
        note: "y of the navigation bar of a 26.x app in its turned box",
        settledBy: "reading the bar's frame in a 26-stamped app")
    public static let barNavigationFrame = Fact(
        "bar.navigation.frame", 0, 24, 951, 58, unit: "pt", .measured, source: "VBP",
        note: "the navigation bar, inner landscape, vertical bars on or off")
    public static let barTabRailFrame = Fact(
        "bar.tab.rail.frame", 882, 0, 69, 669, unit: "pt", .measured, source: "VBP",
        note: "the tab bar's view in the rail, inner landscape")
    public static let barHostVertical = Fact(
        "bar.host.vertical", 82, 0, 34, 84, unit: "pt", as: .insets, .measured, source: "VBP",
        note: "insets with navigation and tab bars, inner landscape")
    public static let barHostHorizontal = Fact(
        "bar.host.horizontal", 82, 0, 83, 0, unit: "pt", as: .insets, .measured, source: "VBP",
        note: "the same with vertical bars disabled: the rail's 84 is gone, the tab band is below")
    public static let barTabHorizontalFrame = Fact(
        "bar.tab.horizontal.frame", 0, 586, 951, 83, unit: "pt", .measured, source: "VBP",
        note: "the tab bar, inner landscape, vertical bars disabled")
    public static let barTabBand = Fact(
        "bar.tab.band", 83, unit: "pt", .measured, source: "IHOR, RNBT, APPOLY, VBP",
        note: "bottom inset under a horizontal tab bar, home indicator included")
    public static let barTabBandHidden = Fact(
        "bar.tab.band.hidden", 34, unit: "pt", .measured, source: "IHOR, RNBT, APPOLY",
        note: "the same with the bar hidden")
    public static let barTabBandOther = Fact(
        "bar.tab.band.other", 83, unit: "pt", .assumed, source: "VBP",
        note: "the band on the outer display, below 27.1 and on other phones, taken as the inner one's",
        settledBy: "reading the insets there")
    public static let barTallTop = Fact(
        "bar.tall.top", 82, unit: "pt", .measured, source: "IHOR, RNBT, APPOLY",
        note: "top inset, tall, without a navigation bar")
    public static let barBottomBand = Fact(
        "bar.bottom.band", 83, unit: "pt", .assumed, source: "VBP",
        note: "bottom inset under a horizontal bottom toolbar, taken as the tab bar's",
        settledBy: "reading the insets of a page with a bottom toolbar and no tabs")

    // MARK: Content under a title

    public static let barContentOuterUpright = Fact(
        "bar.content.outer.upright", 382, 562, unit: "pt", .measured, source: "T8",
        note: "content under a title, closed upright")
    public static let barContentOuterSideways = Fact(
        "bar.content.outer.sideways", 594, 350, unit: "pt", .measured, source: "T8",
        note: "content under a title, closed sideways")
    public static let barContentInnerLandscape = Fact(
        "bar.content.inner.landscape", 867, 553, unit: "pt", .measured, source: "T8",
        note: "content under a title, inner landscape")
    public static let barContentInnerTall = Fact(
        "bar.content.inner.tall", 669, 783, unit: "pt", .measured, source: "T8",
        note: "content under a title, tall, without tabs")
    public static let barTitleFont = Fact(
        "bar.title.font", 17, unit: "pt", .measured, source: "TAAT, APUI, APPOLY", note: "semibold")
    public static let barTitleLeading = Fact(
        "bar.title.leading", 20, unit: "pt", .measured, source: "TAAT, APUI, APPOLY",
        note: "title from the window's leading edge in rail poses")
    public static let barTitleCentre = Fact(
        "bar.title.centre", 48, unit: "pt", .measured, source: "TAAT, APUI, APPOLY",
        note: "y of the title's middle in rail poses")
    public static let barTitleBand = Fact(
        "bar.title.band", 70, 82, unit: "pt", as: .range, .measured, source: "TAAT",
        note: "TAAT's reading of the row's end; the engine takes 82")
    public static let barTitleLarge = Fact(
        "bar.title.large", says: "a large title is drawn in the same row and vanishes once scrolled", .measured,
        source: "TAAT, APUI, APPOLY", note: "rail poses")
    public static let barHorizontalOnly = Fact(
        "bar.horizontalOnly", 357, 48, 48, unit: "pt", as: .list, .measured, source: "TAAT",
        note: "an item that stays horizontal, closed upright: centre x and y, diameter")

    // MARK: Horizontal bars

    public static let barItem = Fact(
        "bar.item", 48, unit: "pt", .measured, source: "TAAT", note: "height of an item, and diameter of a lone one")
    public static let barItemGap = Fact(
        "bar.item.gap", 12, unit: "pt", .assumed, source: "APUI",
        note: "between groups of a horizontal bar, taken as in the rail",
        settledBy: "measuring two groups in the tall pose")

    public static let barTopCapsule = Fact(
        "bar.top.capsule", 24, 72, unit: "pt", as: .range, .measured, source: "TAAT",
        note: "y of the top capsule closed upright with vertical bars disabled: 48 high")
    public static let barTabOuterFrame = Fact(
        "bar.tab.outer.frame", 21, 597, 423, 58, unit: "pt", .measured, source: "TAAT",
        note: "the tab bar closed upright with vertical bars disabled: x 21…444, y 597…655")
    public static let barTabOuterHeight = Fact(
        "bar.tab.outer.height", 58, unit: "pt", .measured, source: "TAAT", note: "height of that tab bar")
    public static let barTabOuterBottom = Fact(
        "bar.tab.outer.bottom", 23, unit: "pt", .derived, source: "TAAT",
        note: "from it to the window's bottom: 678 less 655")
    public static let barPillHeight = Fact(
        "bar.pill.height", 62, unit: "pt", .measured, source: "APPOLY",
        note: "tab pill on the tall inner display, 54 + 4 + 4")
    public static let barPillItem = Fact(
        "bar.pill.item", 54, unit: "pt", .measured, source: "APPOLY", note: "height of an item in it")
    public static let barPillPadding = Fact(
        "bar.pill.padding", 4, unit: "pt", .measured, source: "APPOLY", note: "above and below the item")
    public static let barPillBottom = Fact(
        "bar.pill.bottom", 21, unit: "pt", .measured, source: "APPOLY",
        note: "from the pill to the window's bottom; centred across")
    public static let barPillFrame = Fact(
        "bar.pill.frame", 868, 930, unit: "pt", as: .range, .measured, source: "APPOLY",
        note: "its y on the tall inner display")
    public static let barPillTab = Fact(
        "bar.pill.tab", 86, unit: "pt", .measured, source: "APPOLY", note: "width a tab, up to three")
    public static let barPillExtra = Fact(
        "bar.pill.extra", 16, unit: "pt", .measured, source: "APPOLY", note: "added to the width of up to three tabs")
    public static let barPillWide = Fact(
        "bar.pill.wide", 372, unit: "pt", .derived, source: "APPOLY", note: "width four and more tabs share: 372/n each"
    )
    public static let barPillWideExtra = Fact(
        "bar.pill.wide.extra", 28, unit: "pt", .derived, source: "APPOLY", note: "added to it, 400 in all")
    public static let barTabIcon = Fact(
        "bar.tab.icon", 24, 28, unit: "pt", as: .range, .measured, source: "APPOLY", note: "icon of a horizontal tab")
    public static let barTabFont = Fact(
        "bar.tab.font", 10, unit: "pt", .measured, source: "APPOLY", note: "semibold title under it, on every tab")
    public static let barTabSidebar = Fact(
        "bar.tab.sidebar",
        says: "only where the app asks: defaultTabBarPlacement(.sidebar), sidebar.preferredPlacement",
        .documented, source: "ADOC", note: "from 27.0 on; isTabViewSidebarAvailable tells whether it can be")
    public static let barTabSearch = Fact(
        "bar.tab.search", says: "a search tab is a tab of the rail; its field stays over the searched view",
        .documented, source: "HIG, TT62", note: "thinly documented")
    public static let barCards = Fact(
        "bar.cards", 424, 361, unit: "pt", as: .list, .measured, source: "TAAT",
        note: "width of list cards closed upright, vertical bars disabled and enabled")

    // MARK: Items in rows

    public static let barRailGap = Fact(
        "bar.railGap", 1, unit: "pt", .derived, source: "TAAT",
        note: "from the last item of the title row to the rail: 382 less 357 + 24; without a rail the margin of 20")
    public static let barSearch = Fact(
        "bar.search", 52, 44, unit: "pt", as: .list, .assumed, source: "other iPhones",
        note:
            "row of a search field below the title row, or on the keyboard while it is typed into; the field's height",
        settledBy: "measuring a searchable page closed and tall")
    public static let barFixedSpacer = Fact(
        "bar.fixedSpacer", 8, unit: "pt", .assumed, source: "other iPhones",
        note: "what a fixed toolbar spacer adds to the gap between two groups, in rows and rails",
        settledBy: "measuring two items with a fixed ToolbarSpacer between them")
    public static let barWordPadding = Fact(
        "bar.word.padding", 12, unit: "pt", .assumed, source: "other iPhones",
        note: "at both sides of a word in a horizontal bar", settledBy: "measuring a title-only item")
    public static let barCustomPadding = Fact(
        "bar.custom.padding", 6, unit: "pt", .assumed, source: "other iPhones",
        note: "at both sides of a custom view in a horizontal bar", settledBy: "measuring a custom item")
}

/// Clock, network ring, cameras, Live Activities and the home indicator, in display coordinates.
extension Fact {
    static let status: [Fact] = [
        statusCameraSize, statusCameraEdge, statusCameraCentre, statusRingOuter, statusRingInner, statusClockAbove,
        statusClockOuter, statusClockInner, statusClockFont, statusClockSize, statusPillWidth, statusPillTop,
        statusPillBelow,
        statusRingRadius, statusRingStroke, statusRingDot, statusRingGlyph, statusTallClock, statusTallPill,
        statusTallPadding, statusTallCentre, statusSideways, statusCameraInner, statusHorizontalClock,
        statusHorizontalRow, statusHorizontalRegion, statusIsland, statusIslandLength, statusIslandLimit,
        statusHomeIndicator,
        statusHomeIndicatorBottom,
    ]

    public static let statusCameraSize = Fact(
        "status.camera.size", 37, unit: "pt", .measured, source: "SAI, APPOLY", note: "diameter of the outer camera")
    public static let statusCameraEdge = Fact(
        "status.camera.edge", 29.33, unit: "pt", .measured, source: "SAI, APPOLY", note: "from both near edges")
    public static let statusCameraCentre = Fact(
        "status.camera.centre", 47.8, unit: "pt", .measured, source: "SAI, APPOLY",
        note: "its centre from both near edges")
    public static let statusRingOuter = Fact(
        "status.ring.outer", 130, unit: "pt", .measured, source: "APPOLY",
        note: "centre of the network ring below the camera; other reading: its glyph at 107…128 (TAAT), so 117…130")
    public static let statusRingInner = Fact(
        "status.ring.inner", 77.3, unit: "pt", .measured, source: "APPOLY",
        note: "centre of the network ring, inner landscape")
    public static let statusClockAbove = Fact(
        "status.clock.above", 37.3, unit: "pt", .measured, source: "APPOLY", note: "clock centre above the ring's")
    public static let statusClockOuter = Fact(
        "status.clock.outer", 92.7, unit: "pt", .measured, source: "APPOLY",
        note: "clock centre closed upright; TAAT reads about 90")
    public static let statusClockInner = Fact(
        "status.clock.inner", 40, unit: "pt", .measured, source: "APPOLY", note: "clock centre, inner landscape")
    public static let statusClockFont = Fact(
        "status.clock.font", 16, unit: "pt", .measured, source: "APPOLY", note: "about, semibold")
    public static let statusClockSize = Fact(
        "status.clock.size", 38, 20, unit: "pt", .assumed, source: "APPOLY",
        note: "box of the drawn clock: four digits of its font; pictures only",
        settledBy: "measuring the clock in a screenshot")
    public static let statusPillWidth = Fact(
        "status.pill.width", 54, unit: "pt", .measured, source: "APPOLY", note: "pill behind clock and ring")
    public static let statusPillTop = Fact(
        "status.pill.top", 21, unit: "pt", .measured, source: "APPOLY", note: "from the screen's top edge")
    public static let statusPillBelow = Fact(
        "status.pill.below", 27, unit: "pt", .measured, source: "APPOLY", note: "ends this far below the ring's centre")
    public static let statusRingRadius = Fact(
        "status.ring.radius", 18.7, unit: "pt", .measured, source: "APPOLY",
        note: "open at the bottom, Wi-Fi symbol inside")
    public static let statusRingStroke = Fact(
        "status.ring.stroke", 3.33, unit: "pt", .measured, source: "APPOLY", note: "line of the ring")
    public static let statusRingDot = Fact(
        "status.ring.dot", 4, 4, 25, unit: "count, pt, %", as: .list, .measured, source: "APPOLY",
        note: "dots below the ring: how many, diameter, opacity")
    public static let statusRingGlyph = Fact(
        "status.ring.glyph", 107, 128, unit: "pt", as: .range, .measured, source: "TAAT",
        note: "y of the Wi-Fi glyph closed upright, against a ring centre of 130")
    public static let statusTallClock = Fact(
        "status.tall.clock", 51.4, unit: "pt", .measured, source: "APPOLY",
        note: "tall: clock centre left of the ring's")
    public static let statusTallPill = Fact(
        "status.tall.pill", 54, unit: "pt", .measured, source: "APPOLY", note: "tall: height of the pill")
    public static let statusTallPadding = Fact(
        "status.tall.padding", 13.6, unit: "pt", .measured, source: "APPOLY", note: "tall: pill's leading padding")
    public static let statusTallCentre = Fact(
        "status.tall.centre", 48, unit: "pt", .assumed, source: "APPOLY, SAI",
        note: "tall: ring centre from the top and right edges, as the column is in landscape",
        settledBy: "a screenshot of the tall inner display")
    public static let statusSideways = Fact(
        "status.sideways", says: "clock and network are hidden", .assumed, source: "SAI",
        note: "closed sideways the region is only around the camera; other reading: at the rail's top (APPOLY)",
        settledBy: "a screenshot closed and sideways")
    public static let statusCameraInner = Fact(
        "status.camera.inner", says: "under the display, not seen unless a session uses it", .measured,
        source: "HIG, SAI")
    public static let statusHorizontalClock = Fact(
        "status.horizontal.clock", 310, unit: "pt", .measured, source: "TAAT",
        note: "about, x of the clock closed upright when vertical bars are disabled, camera at its right")
    public static let statusHorizontalRow = Fact(
        "status.horizontal.row", 24, 72, unit: "pt", as: .range, .measured, source: "TAAT, TT62",
        note: "the row it is in")
    public static let statusHorizontalRegion = Fact(
        "status.horizontal.region", says: "the row's end, from the clock on", .assumed, source: "TAAT, APPOLY",
        note: "what the clock covers while vertical bars are disabled; the ring beside it as on the tall display",
        settledBy: "reading the regions of an app with vertical bars disabled")
    public static let statusIsland = Fact(
        "status.island", says: "grows downwards with Live Activities, shares the rail, pushes items to overflow",
        .documented, source: "TT66")
    public static let statusIslandLength = Fact(
        "status.island.length", 60, unit: "pt", .assumed, source: "TT66",
        note: "what one Live Activity takes of the rail: a 48 pt control and a 12 pt gap; Apple gives no number",
        settledBy: "a screenshot of the rail with a Live Activity")
    public static let statusIslandLimit = Fact(
        "status.island.limit", 2, unit: "count", .assumed, source: "TT66",
        note: "Live Activities shown at once, as on other iPhones",
        settledBy: "starting three Live Activities on the device")
    public static let statusHomeIndicator = Fact(
        "status.homeIndicator", 139, 5, unit: "pt", .assumed, source: "other iPhones",
        note: "the home indicator's bar; pictures only", settledBy: "measuring it in a screenshot")
    public static let statusHomeIndicatorBottom = Fact(
        "status.homeIndicator.bottom", 8, unit: "pt", .assumed, source: "other iPhones",
        note: "from the bar to the bottom edge; pictures only", settledBy: "measuring it in a screenshot")
}

/// The strip at the screen's edge that holds vertical bars.
extension Fact {
    static let rail: [Fact] = [
        railWidth, railColumn, railCapsuleWidth, railCapsuleSides, railItem, railPitch, railCapsulePair,
        railCapsuleFive,
        railGap, railTabPadding, railTabPitch, railTabFive, railTabCollapsed, railTabCollapsedFrame, railBottom,
        railFirstOuterUpright, railFirstOuterAnticlockwise, railFirstInner, railFirstDoneCircle, railFreeEdge,
        railAfterRegion, railCameraClearance, railSplitLeftTop, railPair, railSides, railEdgeHorizontal, railStack,
        railTransparency,
        railScrollEdge, railDirection,
    ]

    public static let railWidth = Fact(
        "rail.width", 84, unit: "pt", .measured, source: "all",
        note: "the side inset; other readings: 80 (RD, the 27.0 strip), 61 (acc-ai-tech), about 85 (AIV)")
    public static let railColumn = Fact(
        "rail.column", 48, unit: "pt", .measured, source: "APUI, APPOLY, TAAT",
        note: "centre of the items from the screen's edge, not mid-rail: x 418 closed upright, 903 inner landscape")
    public static let railCapsuleWidth = Fact(
        "rail.capsule.width", 48, unit: "pt", .measured, source: "APUI, TAAT", note: "x 394…442 closed upright")
    public static let railCapsuleSides = Fact(
        "rail.capsule.sides", 12, 24, unit: "pt", as: .list, .measured, source: "APUI, TAAT",
        note: "from a capsule to the rail's inner edge, and to the screen's edge")
    public static let railItem = Fact(
        "rail.item", 48, unit: "pt", .measured, source: "APUI, TAAT",
        note: "a lone item, Back and the pinned one are circles of this size")
    public static let railPitch = Fact(
        "rail.pitch", 52, unit: "pt", .measured, source: "APUI, TAAT",
        note: "from item to item in a capsule: 48 + 52(n−1) high; TAAT reads 101.5 for two")
    public static let railCapsulePair = Fact(
        "rail.capsule.pair", 100, unit: "pt", .derived, source: "APUI", note: "a capsule of two; TAAT reads 101.5")
    public static let railCapsuleFive = Fact(
        "rail.capsule.five", 256, unit: "pt", .measured, source: "APUI, TAAT", note: "a capsule of five")
    public static let railGap = Fact(
        "rail.gap", 12, unit: "pt", .measured, source: "APUI",
        note: "between groups; other readings: 11 (TAAT), 8 (APPOLY, from design art); within 4 pt")
    public static let railTabPadding = Fact(
        "rail.tab.padding", 6, unit: "pt", .measured, source: "APUI", note: "above the first and below the last tab")
    public static let railTabPitch = Fact(
        "rail.tab.pitch", 50, unit: "pt", .measured, source: "APUI", note: "one tab: 6 + 50n + 6 high")
    public static let railTabFive = Fact(
        "rail.tab.five", 262, unit: "pt", .derived, source: "APUI",
        note: "five tabs; other reading: 258, y 394…652 (TAAT); within 4 pt")
    public static let railTabCollapsed = Fact(
        "rail.tab.collapsed", 48, unit: "pt", .measured, source: "TAAT", note: "the folded tab bar: one circle")
    public static let railTabCollapsedFrame = Fact(
        "rail.tab.collapsed.frame", 606, 654, unit: "pt", as: .range, .measured, source: "TAAT",
        note: "its y closed upright")
    public static let railBottom = Fact(
        "rail.bottom", 26, unit: "pt", .measured, source: "TAAT",
        note:
            "from the last control to the window's bottom; other reading: 24 (APUI, APPOLY, and TAAT's folded tab bar)")
    public static let railFirstOuterUpright = Fact(
        "rail.first.outer.upright", 171, unit: "pt", .measured, source: "TAAT",
        note: "top of the first control, closed upright")
    public static let railFirstOuterAnticlockwise = Fact(
        "rail.first.outer.anticlockwise", 82, unit: "pt", .assumed, source: "SAI",
        note: "closed, turned anticlockwise: the bottom of the status region, as in the other poses",
        settledBy: "a screenshot of a bar closed and turned anticlockwise")
    public static let railFirstInner = Fact(
        "rail.first.inner", 120, unit: "pt", .derived, source: "SAI, APPOLY",
        note: "inner landscape: the bottom of the status region; APPOLY's arithmetic gives 120.3")
    public static let railFirstDoneCircle = Fact(
        "rail.first.doneCircle", 171, 219, unit: "pt", as: .range, .measured, source: "TAAT",
        note: "y of Done closed upright")
    public static let railFreeEdge = Fact(
        "rail.freeEdge", 24, unit: "pt", .measured, source: "APUI",
        note: "from the window's edge to the first control where no reserved region precedes it")
    public static let railAfterRegion = Fact(
        "rail.afterRegion", 11, unit: "pt", .measured, source: "APUI",
        note: "after a region; not used: the first control is measured at the region's bottom (TAAT)")
    public static let railCameraClearance = Fact(
        "rail.cameraClearance", 90, unit: "pt", .assumed, source: "APPOLY",
        note: "closed, turned clockwise: what the bottom group keeps free for the camera, 29 + 37 + 24",
        settledBy: "a screenshot of a bar closed and turned clockwise")
    public static let railSplitLeftTop = Fact(
        "rail.split.left.top", 24, unit: "pt", .assumed, source: "APUI",
        note: "first control of the left half: no status column there, so the free edge margin",
        settledBy: "a screenshot of a bar in the left Split View half")
    public static let railPair = Fact(
        "rail.pair", 101.5, unit: "pt", .measured, source: "TAAT", note: "a capsule of two as measured; see rail.pitch")
    public static let railSides = Fact(
        "rail.sides",
        says: "the window's screen edge: inner landscape right, left Split half left, closed by the camera",
        .measured, source: "SAI, VBP, IHOR",
        note:
            "other readings: trailing in landscapeRight (T8, a matter of naming), away from the camera (CAP)"
    )
    public static let railEdgeHorizontal = Fact(
        "rail.edge.horizontal", says: "unspecified, nil in SwiftUI, while bars are horizontal", .measured,
        source: "VBP, IHOR, ANAT",
        note: "what the bar's edge reads; other reading: the preferred edge all the same (ADOC)")
    public static let railStack = Fact(
        "rail.stack", says: "the bottom bar's group sits on the tab capsule; the free length is above it", .measured,
        source: "TT62, APUI")
    public static let railTransparency = Fact(
        "rail.transparency", says: "Reduce Transparency: an opaque strip, slightly narrower than the inset",
        .documented,
        source: "DDATE")
    public static let railScrollEdge = Fact(
        "rail.scrollEdge", says: "no scroll-edge effect on a vertical bar", .documented, source: "TT62, AUDIT")
    public static let railDirection = Fact(
        "rail.direction", says: "keeps its physical side right to left", .measured, source: "ALX, ADOC")
}

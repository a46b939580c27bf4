/// Split View: two apps, half the inner display each.
extension Fact {
    static let splitView: [Fact] = [
        splitHalf, splitHalfStacked, splitGutter, splitSecond, splitStackedOrder, splitEdgeLeft, splitEdgeRight,
        splitBarsLeft, splitBarsRight, splitBarsWhy, splitContent, splitStatus, splitFoldLeft, splitFoldRight,
        splitFoldStacked, splitFoldActivity, splitFoldUse, splitMarginsLeft, splitMarginsRight, splitCorner,
        splitRatio, splitScenes, splitLifecycle, splitClosed, splitWindows,
    ]

    public static let splitHalf = Fact(
        "split.half", 469, 669, unit: "pt", .measured, source: "FLAB, VBP, SDKPAIR, DEVOPS, WBEAR, AUDIT",
        note: "each half on inner landscape; other reading: 475.5 or 475, derived")
    public static let splitHalfStacked = Fact(
        "split.half.stacked", 669, 469, unit: "pt", .assumed, source: "FLAB",
        note: "each half on the tall inner display: the landscape halves turned",
        settledBy: "Split View on the tall inner display in the 27.1 simulator")
    public static let splitGutter = Fact(
        "split.gutter", 13, unit: "pt", .derived, source: "FLAB", note: "between the halves: 951 less twice 469")
    public static let splitSecond = Fact(
        "split.second", 482, unit: "pt", .derived, source: "FLAB",
        note: "where the second half begins: 469 and the gutter")
    public static let splitStackedOrder = Fact(
        "split.stacked.order", says: "left is the upper half, right the lower", .assumed, source: "FLAB",
        note: "on the tall inner display, whichever way it was turned",
        settledBy: "turning the device in Split View in the 27.1 simulator")
    public static let splitEdgeLeft = Fact(
        "split.edge.left", says: "rail at the left, the screen's outer edge", .measured, source: "VBP, DEVOPS")
    public static let splitEdgeRight = Fact(
        "split.edge.right", says: "rail at the right", .measured, source: "VBP, DEVOPS")
    public static let splitBarsLeft = Fact(
        "split.bars.left", 82, 84, 34, 0, unit: "pt", as: .insets, .measured, source: "VBP",
        note:
            "left half with system bars, 0 at the left without; top 82 is full screen's, not measured in a half"
    )
    public static let splitBarsRight = Fact(
        "split.bars.right", 82, 0, 34, 84, unit: "pt", as: .insets, .measured, source: "VBP",
        note: "right half with system bars; top 82 is that of full screen, not measured in a half")
    public static let splitBarsWhy = Fact(
        "split.bars.why",
        says: "a bare left half touches no status column, so nothing is inset; its bars create the 84",
        .derived, source: "FLAB, VBP")
    public static let splitContent = Fact(
        "split.content", 385, 635, unit: "pt", .measured, source: "WBEAR",
        note: "safe content of either half with bars and no title")
    public static let splitStatus = Fact(
        "split.status", says: "the left half reports none", .measured, source: "FLAB",
        note: "the status column as a region; that the right one reports it is derived: region.status.split.right")
    public static let splitFoldLeft = Fact(
        "split.fold.left", 455.5, 0, 13.5, 669, unit: "pt", .measured, source: "FLAB, AUDIT, WBEAR",
        note: "the division in the left half: at its right edge")
    public static let splitFoldRight = Fact(
        "split.fold.right", 0, 0, 13.5, 669, unit: "pt", .measured, source: "FLAB, AUDIT, WBEAR",
        note: "the division in the right half: at its left edge")
    public static let splitFoldStacked = Fact(
        "split.fold.stacked", 13.5, unit: "pt", .assumed, source: "FLAB",
        note: "the division at the touching edges of stacked halves",
        settledBy: "Split View on the tall inner display in the 27.1 simulator")
    public static let splitFoldActivity = Fact(
        "split.fold.activity", says: "as in full screen; window, insets and size classes stay when folding", .measured,
        source: "WBEAR")
    public static let splitFoldUse = Fact(
        "split.fold.use", 120, unit: "pt", .measured, source: "WBEAR",
        note: "a division splits content only where this much is left on both sides; WBEAR's own threshold")
    public static let splitMarginsLeft = Fact(
        "split.margins.left", 84, 20, unit: "pt", as: .list, .measured, source: "VBP",
        note: "layout margins of the left half, left and right")
    public static let splitMarginsRight = Fact(
        "split.margins.right", 20, 84, unit: "pt", as: .list, .measured, source: "VBP",
        note: "layout margins of the right half, left and right")
    public static let splitCorner = Fact(
        "split.corner", 8.7, unit: "pt", .measured, source: "DEVOPS",
        note: "corner-adapted inset at the divider side of the right half")
    public static let splitRatio = Fact(
        "split.ratio", 0.5, unit: "ratio", .measured, source: "FLAB",
        note: "the only one; dragging the divider to a third dismisses one app")
    public static let splitScenes = Fact(
        "split.scenes", says: "UIApplicationSupportsMultipleScenes is not needed", .measured, source: "FLAB")
    public static let splitLifecycle = Fact(
        "split.lifecycle", says: "unknown whether the unfocused half stays active", .assumed, source: "FLAB, GS",
        note: "FLAB sees it resumed, GS sees it inactive yet visible; not modelled",
        settledBy: "logging the scene phase of both halves while the focus moves")
    public static let splitClosed = Fact(
        "split.closed", says: "ignored on the outer display", .assumed, source: "TT64",
        note: "new windows exist on the inner display only",
        settledBy: "closing the device in Split View in the 27.1 simulator")
    public static let splitWindows = Fact(
        "split.windows", says: "new windows only on the inner display", .documented, source: "TT64")
}

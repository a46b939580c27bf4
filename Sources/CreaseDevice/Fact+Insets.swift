/// Insets of a window without any bar of the app: top, left, bottom, right.
extension Fact {
    static let bareInsets: [Fact] = [
        insetsOuterUpright, insetsOuterClockwise, insetsOuterAnticlockwise, insetsInnerLandscape, insetsInnerTall,
        insetsSplitLeft, insetsSplitRight, insetsSplitUpper, insetsSplitLower, insets27Inner, insets27Outer,
        insets26Upright, insets26Sideways, insetsHomeIndicator, insetsMargin, insetsMarginRail, insetsMarginDefault,
        insetsCornerInner, insetsCornerOuter, insetsTransientRotation, insetsTransientSplit,
        insetsTransientSnapshot, insetsTransientLaunch,
    ]

    public static let insetsOuterUpright = Fact(
        "insets.outer.upright", 0, 0, 34, 84, unit: "pt", as: .insets, .measured, source: "SAI, FLAB",
        note: "closed upright")
    public static let insetsOuterClockwise = Fact(
        "insets.outer.clockwise", 0, 0, 34, 84, unit: "pt", as: .insets, .measured, source: "SAI",
        note: "closed, turned clockwise")
    public static let insetsOuterAnticlockwise = Fact(
        "insets.outer.anticlockwise", 0, 84, 34, 0, unit: "pt", as: .insets, .measured, source: "SAI, FLAB",
        note: "closed, turned anticlockwise: the rail is left")
    public static let insetsInnerLandscape = Fact(
        "insets.inner.landscape", 0, 0, 34, 84, unit: "pt", as: .insets, .measured, source: "SAI, FLAB",
        note: "open or book, both landscapes; bottom 34, other reading 20 is that of a 27.0 stamp")
    public static let insetsInnerTall = Fact(
        "insets.inner.tall", 82, 0, 34, 0, unit: "pt", as: .insets, .measured, source: "SAI, FLAB",
        note: "tall or laptop, both portraits")
    public static let insetsSplitLeft = Fact(
        "insets.split.left", 0, 0, 34, 0, unit: "pt", as: .insets, .measured, source: "FLAB, SDKPAIR, DEVOPS",
        note:
            "bare left half; system bars create 84 at the left (VBP, WBEAR); top 0, other reading 25 (APPOLY)"
    )
    public static let insetsSplitRight = Fact(
        "insets.split.right", 0, 0, 34, 84, unit: "pt", as: .insets, .measured, source: "FLAB, SDKPAIR, DEVOPS",
        note: "bare right half")
    public static let insetsSplitUpper = Fact(
        "insets.split.upper", 82, 0, 34, 0, unit: "pt", as: .insets, .assumed, source: "SAI",
        note: "upper half of the tall inner display: it has the status band",
        settledBy: "Split View on the tall inner display in the 27.1 simulator")
    public static let insetsSplitLower = Fact(
        "insets.split.lower", 0, 0, 34, 0, unit: "pt", as: .insets, .assumed, source: "SAI",
        note: "lower half of the tall inner display",
        settledBy: "Split View on the tall inner display in the 27.1 simulator")
    public static let insets27Inner = Fact(
        "insets.27.inner", 0, 0, 20, 0, unit: "pt", as: .insets, .assumed, source: "SDKPAIR",
        note:
            "27.0 on the inner display: bottom 20 is read, the others taken as 0: the strip has the status",
        settledBy: "printing the insets of a 27.0-stamped app in every pose")
    public static let insets27Outer = Fact(
        "insets.27.outer", 0, 0, 34, 0, unit: "pt", as: .insets, .assumed, source: "SDKPAIR",
        note: "27.0 on the outer display: the home indicator only, the strip holds the status",
        settledBy: "printing the insets of a 27.0-stamped app in every pose")
    public static let insets26Upright = Fact(
        "insets.26.upright", 20, 0, 0, 0, unit: "pt", as: .insets, .assumed, source: "SEED",
        note: "26.x in its box: a status bar as on an iPhone of that size, no home indicator inside",
        settledBy: "printing the insets of a 26-stamped app")
    public static let insets26Sideways = Fact(
        "insets.26.sideways", 0, 0, 0, 0, unit: "pt", as: .insets, .assumed, source: "SEED",
        note: "26.x in its turned box: no status bar", settledBy: "printing the insets of a 26-stamped app")
    public static let insetsHomeIndicator = Fact(
        "insets.homeIndicator", 34, unit: "pt", .measured, source: "SAI, FLAB", note: "bottom inset in every pose")
    public static let insetsMargin = Fact(
        "insets.margin", 20, unit: "pt", .measured, source: "VBP", note: "layout margin on the side without a rail")
    public static let insetsMarginRail = Fact(
        "insets.margin.rail", 84, unit: "pt", .measured, source: "VBP",
        note: "layout margin on the rail's side: the inset itself")
    public static let insetsMarginDefault = Fact(
        "insets.margin.default", 0, unit: "pt", .assumed, source: "AUDIT",
        note: "a UIView's own default margins since 27.1 (single source); view controllers still give system minimums",
        settledBy: "printing the layout margins of a bare UIView in a 27.1-stamped app")
    public static let insetsCornerInner = Fact(
        "insets.corner.inner", 16, unit: "pt", .measured, source: "DEVOPS",
        note: "corner-adapted inset at the leading edge of the inner display")
    public static let insetsCornerOuter = Fact(
        "insets.corner.outer", 2.3, unit: "pt", .measured, source: "DEVOPS",
        note: "corner-adapted inset at the leading edge of the outer display")
    public static let insetsTransientRotation = Fact(
        "insets.transient.rotation", 172, 192, unit: "pt", as: .list, .measured, source: "VBP, T8, DEVOPS",
        note: "trailing inset, and margin, for a moment in a rotation; not modelled")
    public static let insetsTransientSplit = Fact(
        "insets.transient.split", 84, 84, unit: "pt", as: .list, .measured, source: "VBP",
        note: "both sides for a moment while entering Split View; not modelled")
    public static let insetsTransientSnapshot = Fact(
        "insets.transient.snapshot", 510, 350, 678, 466, unit: "pt", as: .list, .measured, source: "T8, DEVOPS",
        note: "window sizes of snapshot passes, 510×350 or 678×466; not modelled")
    public static let insetsTransientLaunch = Fact(
        "insets.transient.launch", 140, unit: "pt", .measured, source: "DEVOPS",
        note: "about the height of one frame at launch; not modelled")
}

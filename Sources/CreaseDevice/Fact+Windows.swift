/// What window an app gets, by the SDK it was built with.
extension Fact {
    static let windows: [Fact] = [
        window26Size, window26Sideways, window26Place, window27Strip, window27OuterUpright, window27OuterSideways,
        window27InnerLandscape, window27InnerTall, window27InnerTallPlace, window27SplitLeft, window27SplitRight,
        window27Stale, window27Recording, window27Restamped, windowOuterUpright, windowOuterSideways,
        windowInnerLandscape, windowInnerTall, windowFolding, windowOuterUpsideDown, windowInnerUpsideDown,
        windowOrientations, windowRegions, windowBars,
    ]

    public static let window26Size = Fact(
        "window.26.size", 375, 667, unit: "pt", .measured, source: "SEED, API71",
        note: "26.x and older: a box, read closed upright and open; tall is only known to be boxed, taken as the same")
    public static let window26Sideways = Fact(
        "window.26.sideways", 667, 375, unit: "pt", .assumed, source: "SEED",
        note: "26.x on the outer display held sideways: the same box turned",
        settledBy: "running a 26-stamped app closed and sideways on the 27.1 simulator")
    public static let window26Place = Fact(
        "window.26.place", says: "centred on the display, or on the app's half in Split View", .assumed, source: "SEED",
        note: "the box is measured as centred on the open display only",
        settledBy: "screenshots of a 26-stamped app closed, tall and in Split View")
    public static let window27Strip = Fact(
        "window.27.strip", 80, unit: "pt", .measured, source: "SEED, SDKPAIR",
        note: "27.0: the window stops this far before the rail side; a recording reads about 81.4")
    public static let window27OuterUpright = Fact(
        "window.27.outer.upright", 386, 678, unit: "pt", .measured, source: "SEED, API71", note: "27.0, closed upright")
    public static let window27OuterSideways = Fact(
        "window.27.outer.sideways", 598, 466, unit: "pt", .derived, source: "SEED",
        note: "27.0, closed sideways: 80 less on the rail side")
    public static let window27InnerLandscape = Fact(
        "window.27.inner.landscape", 871, 669, unit: "pt", .measured, source: "SEED, SDKPAIR",
        note: "27.0, open or book: stops before the right edge")
    public static let window27InnerTall = Fact(
        "window.27.inner.tall", 669, 871, unit: "pt", .measured, source: "SDKPAIR", note: "27.0, tall or laptop")
    public static let window27InnerTallPlace = Fact(
        "window.27.inner.tall.place", says: "the strip is at the top, where the status band is", .assumed,
        source: "SDKPAIR", note: "only the size is measured",
        settledBy: "a screenshot of a 27.0-stamped app on the tall inner display")
    public static let window27SplitLeft = Fact(
        "window.27.split.left", 469, 669, unit: "pt", .measured, source: "SDKPAIR",
        note: "27.0, left half: nothing is lost")
    public static let window27SplitRight = Fact(
        "window.27.split.right", 389, 669, unit: "pt", .measured, source: "SDKPAIR", note: "27.0, right half")
    public static let window27Stale = Fact(
        "window.27.stale", 669, 951, unit: "pt", .measured, source: "SDKPAIR",
        note: "a 27.0 app rotated in Split View keeps this full window until relaunch; a system fault, not modelled")
    public static let window27Recording = Fact(
        "window.27.recording", 81.4, unit: "pt", .measured, source: "SDKPAIR",
        note: "the strip as it measures in a recording; the engine takes 80, the difference of the window widths")
    public static let window27Restamped = Fact(
        "window.27.restamped", says: "a real Xcode 27.0 build gives the same as a re-stamped binary", .measured,
        source: "SEED")
    public static let windowOuterUpright = Fact(
        "window.outer.upright", 466, 678, unit: "pt", .measured, source: "SEED, API71",
        note: "27.1 and 27.2, closed upright")
    public static let windowOuterSideways = Fact(
        "window.outer.sideways", 678, 466, unit: "pt", .measured, source: "SEED", note: "27.1 and 27.2, closed sideways"
    )
    public static let windowInnerLandscape = Fact(
        "window.inner.landscape", 951, 669, unit: "pt", .measured, source: "SEED, SDKPAIR",
        note: "27.1 and 27.2, open or book")
    public static let windowInnerTall = Fact(
        "window.inner.tall", 669, 951, unit: "pt", .measured, source: "SDKPAIR", note: "27.1 and 27.2, tall or laptop")
    public static let windowFolding = Fact(
        "window.folding", says: "flat to partly folded never changes the window; only closed to open does", .measured,
        source: "SAI, FLAB, SEED")
    public static let windowOuterUpsideDown = Fact(
        "window.outer.upsideDown", says: "never upside down: shown as turned clockwise", .assumed,
        source: "IHOR, WBEAR",
        note: "the outer display keeps its last landscape; Rotate Right passes through clockwise on its way",
        settledBy: "keeping the way the device was turned, which a value of conditions does not have")
    public static let windowInnerUpsideDown = Fact(
        "window.inner.upsideDown", says: "every turn is shown", .measured, source: "IHOR, WBEAR, SAI",
        note: "upside-down portrait needs the app to declare it; taken as declared")
    public static let windowOrientations = Fact(
        "window.orientations",
        says: "the inner display ignores the app's supported orientations, the outer honours them",
        .measured, source: "FLAB, TT61",
        note: "UIRequiresFullScreen scales the app in Split View and still resizes on open and close")
    public static let windowRegions = Fact(
        "window.regions", says: "reserved regions only from the 27.1 SDK on", .measured, source: "SEED, ALX")
    public static let windowBars = Fact(
        "window.bars", says: "bars are horizontal below the 27.1 SDK, in the rail from it on", .measured,
        source: "SEED, GUIDE")
}

/// The two panels, in the orientation each calls upright.
extension Fact {
    static let displays: [Fact] = [
        displayOuterSize, displayInnerSize, displayScale, displayOuterBuffer, displayInnerBuffer, displayOuterPanel,
        displayInnerPanel, displayInnerDownscale, displayInnerPixelsPerPoint, displayOuterDiagonal,
        displayInnerDiagonal, displayOuterPpi, displayInnerPpi, displayOuterAspect, displayInnerAspect,
        displayOuterCornerHinge, displayOuterCornerFree, displayInnerCorner, displayOuterId, displayInnerId,
        displayOuterOrientation, displayInnerOrientation, displayOuterColour, displayInnerColour, displayRefresh,
        displayInnerRefresh, displayOuterMillimetres, displayInnerMillimetres, displayFold, displayMain,
    ]

    public static let displayOuterSize = Fact(
        "display.outer.size", 466, 678, unit: "pt", .measured, source: "SAI, FLAB, ALX, IHOR, APPOLY",
        note: "outer display, portrait is its native orientation")
    public static let displayInnerSize = Fact(
        "display.inner.size", 951, 669, unit: "pt", .measured, source: "SAI, FLAB, ALX, IHOR, APPOLY",
        note: "inner display, landscape is its native orientation; 626×890, panel pixels by three, is obsolete")
    public static let displayScale = Fact(
        "display.scale", 3, unit: "px/pt", .measured, source: "SAI, FLAB, ALX, IHOR, APPOLY",
        note: "render scale of both displays")
    public static let displayOuterBuffer = Fact(
        "display.outer.buffer", 1398, 2034, unit: "px", .measured, source: "FLAB, Apple screenshot spec",
        note: "render buffer and screenshot of the outer display")
    public static let displayInnerBuffer = Fact(
        "display.inner.buffer", 2853, 2007, unit: "px", .measured, source: "FLAB, Apple screenshot spec",
        note: "render buffer and screenshot of the inner display")
    public static let displayOuterPanel = Fact(
        "display.outer.panel", 1398, 2034, unit: "px", .documented, source: "Apple spec",
        note: "pixels of the outer panel: the buffer is shown as it is")
    public static let displayInnerPanel = Fact(
        "display.inner.panel", 2670, 1878, unit: "px", .documented, source: "Apple spec",
        note: "pixels of the inner panel, fewer than its buffer")
    public static let displayInnerDownscale = Fact(
        "display.inner.downscale", 0.9358, unit: "ratio", .derived, source: "FLAB, ALX",
        note: "inner buffer to panel, 2670/2853")
    public static let displayInnerPixelsPerPoint = Fact(
        "display.inner.pixelsPerPoint", 2.81, unit: "px/pt", .derived, source: "FLAB, ALX",
        note: "panel pixels a point of the inner display really has")
    public static let displayOuterDiagonal = Fact(
        "display.outer.diagonal", 5.4, 5.36, unit: "″", as: .list, .documented, source: "Apple spec",
        note: "outer diagonal as sold, and as a rectangle")
    public static let displayInnerDiagonal = Fact(
        "display.inner.diagonal", 7.6, 7.58, unit: "″", as: .list, .documented, source: "Apple spec",
        note: "inner diagonal as sold, and as a rectangle")
    public static let displayOuterPpi = Fact(
        "display.outer.ppi", 460, unit: "px/in", .documented, source: "Apple spec, simulator profile",
        note: "pixel density of the outer panel")
    public static let displayInnerPpi = Fact(
        "display.inner.ppi", 430, unit: "px/in", .documented, source: "Apple spec",
        note: "pixel density of the inner panel; other reading: the simulator profile reports 460 for both")
    public static let displayOuterAspect = Fact(
        "display.outer.aspect", 1.45, unit: "ratio", .derived, source: "SAI", note: "long by short side, outer")
    public static let displayInnerAspect = Fact(
        "display.inner.aspect", 1.42, unit: "ratio", .derived, source: "SAI", note: "long by short side, inner")
    public static let displayOuterCornerHinge = Fact(
        "display.outer.corner.hinge", 8, unit: "pt", .measured, source: "simulator profile",
        note: "radius of the two outer corners at the hinge, left when upright; other reading: 6 (APPOLY estimate)")
    public static let displayOuterCornerFree = Fact(
        "display.outer.corner.free", 59, unit: "pt", .measured, source: "simulator profile, APPOLY",
        note: "radius of the two outer corners away from the hinge, right when upright")
    public static let displayInnerCorner = Fact(
        "display.inner.corner", 55, unit: "pt", .measured, source: "simulator profile",
        note: "radius of all four inner corners; other reading: 59 (APPOLY)")
    public static let displayOuterId = Fact(
        "display.outer.id", 1, unit: "id", .measured, source: "simulator profile", note: "simctl screen \"primary\"")
    public static let displayInnerId = Fact(
        "display.inner.id", 3, unit: "id", .measured, source: "simulator profile",
        note: "simctl screen \"primary-1\"")
    public static let displayOuterOrientation = Fact(
        "display.outer.orientation", 0, unit: "°", .measured, source: "simulator profile",
        note: "orientation the profile gives the outer screen")
    public static let displayInnerOrientation = Fact(
        "display.inner.orientation", 270, unit: "°", .measured, source: "simulator profile",
        note: "native orientation the profile gives the inner screen")
    public static let displayOuterColour = Fact(
        "display.outer.colour", says: "Display P3", .measured, source: "simulator profile",
        note: "colour space of the outer screen in the simulator")
    public static let displayInnerColour = Fact(
        "display.inner.colour", says: "sRGB", .measured, source: "simulator profile",
        note: "colour space of the inner screen in the simulator")
    public static let displayRefresh = Fact(
        "display.refresh", 60, unit: "Hz", .measured, source: "simulator profile",
        note: "both screens in the simulator")
    public static let displayInnerRefresh = Fact(
        "display.inner.refresh", 120, unit: "Hz", .documented, source: "Apple spec",
        note: "the inner panel on hardware")
    public static let displayOuterMillimetres = Fact(
        "display.outer.millimetres", 77.2, 112.3, unit: "mm", .derived, source: "Apple spec",
        note: "outer panel, upright")
    public static let displayInnerMillimetres = Fact(
        "display.inner.millimetres", 157.7, 110.9, unit: "mm", .derived, source: "Apple spec",
        note: "inner panel, landscape, from its 430 px/in")
    public static let displayFold = Fact(
        "display.fold", 475.5, unit: "pt", .measured, source: "SAI, DEVOPS",
        note: "the fold along the inner long side: its middle")
    public static let displayMain = Fact(
        "display.main", 466, 678, unit: "pt", .measured, source: "GS, simulator profile",
        note: "UIScreen.main stays the outer screen even when open")
}

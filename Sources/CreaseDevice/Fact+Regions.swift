/// Reserved regions: frames in display coordinates as held, margins included.
extension Fact {
    static let regions: [Fact] = [
        regionCameraOuterUpright, regionCameraOuterClockwise, regionCameraOuterAnticlockwise,
        regionCameraInnerLandscape, regionCameraInnerLandscapeTurned, regionCameraInnerTallAnticlockwise,
        regionCameraInnerTallClockwise, regionCameraInnerActive, regionStatusOuterUpright,
        regionStatusOuterClockwise, regionStatusOuterAnticlockwise, regionStatusInnerLandscape,
        regionStatusInnerTall, regionStatusSplitRight, regionFoldLandscape, regionFoldTall,
        regionFoldLandscapeMargins, regionFoldTallMargins, regionFoldLine, regionFoldHalf, regionFoldDoubled,
        regionFoldClosed, regionFoldActivity, regionOcclusionActivity, regionQuery, regionCoordinates,
        regionDirection, regionClipping, regionControls, regionFirstPasses, regionDelivery, regionActivation,
        regionReread,
        regionSweep, regionNames, regionQueryNames, regionBookCentre, regionBookLeading, regionBookTrailing,
        regionLaptopUpper,
        regionLaptopLower,
    ]

    // MARK: Cameras

    public static let regionCameraOuterUpright = Fact(
        "region.camera.outer.upright", 399.667, 29.333, 37, 37, unit: "pt", .measured, source: "SAI",
        note: "closed upright, always active; other reading: no region on the outer display (ARTEM)")
    public static let regionCameraOuterClockwise = Fact(
        "region.camera.outer.clockwise", 611.667, 399.667, 37, 37, unit: "pt", .measured, source: "SAI",
        note: "closed, turned clockwise, always active")
    public static let regionCameraOuterAnticlockwise = Fact(
        "region.camera.outer.anticlockwise", 29.333, 29.333, 37, 37, unit: "pt", .measured, source: "SAI",
        note: "closed, turned anticlockwise, always active")
    public static let regionCameraInnerLandscape = Fact(
        "region.camera.inner.landscape", 677.333, 21, 58, 37, unit: "pt", .measured, source: "SAI",
        note: "open landscape, inactive unless the camera is in use")
    public static let regionCameraInnerLandscapeTurned = Fact(
        "region.camera.inner.landscape.turned", 215.667, 611, 58, 37, unit: "pt", .measured, source: "SAI",
        note: "open landscape turned by 180°")
    public static let regionCameraInnerTallAnticlockwise = Fact(
        "region.camera.inner.tall.anticlockwise", 21, 215.667, 37, 58, unit: "pt", .measured, source: "SAI",
        note: "open, turned anticlockwise (portrait)")
    public static let regionCameraInnerTallClockwise = Fact(
        "region.camera.inner.tall.clockwise", 611, 677.333, 37, 58, unit: "pt", .measured, source: "SAI",
        note: "open, turned clockwise (upside-down portrait)")
    public static let regionCameraInnerActive = Fact(
        "region.camera.inner.active", says: "the frame of the inactive region", .assumed, source: "SAI",
        note: "the inner camera while in use: only inactive frames are measured",
        settledBy: "reading the regions during a capture session")

    // MARK: Status column

    public static let regionStatusOuterUpright = Fact(
        "region.status.outer.upright", 382, 0, 84, 170, unit: "pt", .measured, source: "SAI", note: "closed upright")
    public static let regionStatusOuterClockwise = Fact(
        "region.status.outer.clockwise", 594, 384, 84, 82, unit: "pt", .measured, source: "SAI",
        note: "closed, turned clockwise: around the camera")
    public static let regionStatusOuterAnticlockwise = Fact(
        "region.status.outer.anticlockwise", 0, 0, 84, 82, unit: "pt", .measured, source: "SAI",
        note: "closed, turned anticlockwise: around the camera")
    public static let regionStatusInnerLandscape = Fact(
        "region.status.inner.landscape", 867, 0, 84, 120, unit: "pt", .measured, source: "SAI, FLAB",
        note: "open landscape, both turns: at the right of the screen")
    public static let regionStatusInnerTall = Fact(
        "region.status.inner.tall", 535, 0, 134, 82, unit: "pt", .measured, source: "SAI, FLAB",
        note: "open portrait, both turns")
    public static let regionStatusSplitRight = Fact(
        "region.status.split.right", 385, 0, 84, 120, unit: "pt", .derived, source: "FLAB",
        note: "right half, in its own coordinates; the left half reports none")

    // MARK: The fold

    public static let regionFoldLandscape = Fact(
        "region.fold.landscape", 455.5, 0, 40, 669, unit: "pt", .measured, source: "SAI, FLAB",
        note: "inner landscape; zero-width line at 475.5 (TT63) with 20 on both sides, both readings kept")
    public static let regionFoldTall = Fact(
        "region.fold.tall", 0, 455.5, 669, 40, unit: "pt", .measured, source: "SAI, FLAB", note: "inner portrait")
    public static let regionFoldLandscapeMargins = Fact(
        "region.fold.landscape.margins", 0, 20, 0, 20, unit: "pt", as: .insets, .measured, source: "SAI",
        note: "part of the frame already")
    public static let regionFoldTallMargins = Fact(
        "region.fold.tall.margins", 20, 0, 20, 0, unit: "pt", as: .insets, .measured, source: "SAI",
        note: "part of the frame already")
    public static let regionFoldLine = Fact(
        "region.fold.line", 0, unit: "pt", .documented, source: "TT63",
        note: "width of the fold itself; the measured frame of 40 is its margins")
    public static let regionFoldHalf = Fact(
        "region.fold.half", 13.5, unit: "pt", .measured, source: "FLAB, AUDIT, WBEAR",
        note: "the band as a Split View half reports it: clipped to its window")
    public static let regionFoldDoubled = Fact(
        "region.fold.doubled", 53.5, unit: "pt", .measured, source: "SAI, WBEAR",
        note: "what 13.5 becomes when margins are added to a frame that has them: a known fault of apps")
    public static let regionFoldClosed = Fact(
        "region.fold.closed", says: "no division while closed, even with inactive ones asked for", .measured,
        source: "SAI, ALX, CLM", note: "other reading: active (documentation text)")
    public static let regionFoldActivity = Fact(
        "region.fold.activity", says: "active only while partly folded", .measured, source: "SAI, ALX, CLM")

    // MARK: Rules

    public static let regionOcclusionActivity = Fact(
        "region.occlusion.activity",
        says: "outer camera and status column always; inner camera only while a session uses it", .measured,
        source: "HIG, SAI", note: "occlusions have no margins")
    public static let regionQuery = Fact(
        "region.query", says: "a query without options leaves inactive regions out", .measured,
        source: "ALX, T8, FLAB", note: "other reading: the documentation says regardless of active")
    public static let regionCoordinates = Fact(
        "region.coordinates", says: "those of the asking view; may be negative or partly outside it", .measured,
        source: "SEED, ALX, AIV")
    public static let regionDirection = Fact(
        "region.direction", says: "mirrors flips x right to left, fixed keeps it; the rail itself never flips",
        .measured,
        source: "ALX, ADOC")
    public static let regionClipping = Fact(
        "region.clipping", says: "clipped to a Split View window, never to a view inside a window", .measured,
        source: "FLAB, AUDIT, ALX")
    public static let regionControls = Fact(
        "region.controls", says: "window controls count as occlusions", .documented, source: "ADOC",
        note: "no pose of the device has them")
    public static let regionFirstPasses = Fact(
        "region.firstPasses", 3, unit: "passes", .measured, source: "ALX, SEED",
        note: "layout passes after launch that report no region; reading at onAppear gives none")
    public static let regionDelivery = Fact(
        "region.delivery", 9, unit: "ms", .measured, source: "ALX", note: "about when the 4th pass has them")
    public static let regionActivation = Fact(
        "region.activation", says: "activity flips after the hinge status, and no layout pass follows in UIKit embeds",
        .measured, source: "DEVOPS")
    public static let regionReread = Fact(
        "region.reread", 0.3, 0.35, unit: "s", as: .range, .measured, source: "DEVOPS, Flutter PR 193025",
        note: "after an unfold, when reading again gives the new activity")
    public static let regionSweep = Fact(
        "region.sweep", 98, 132.5, 132.5, 172.6, 180, unit: "°", as: .list, .measured, source: "IHOR",
        note: "angles the division switched on at in four sweeps, and off at; path-dependent, so the status decides")
    public static let regionNames = Fact(
        "region.names",
        says: "kinds division and occlusion; option includeInactive; members id, kind, frame, margins, isActive",
        .documented, source: "ADOC, CLM",
        note:
            "own bars: LayoutRegion.bar(onEdge:extent:), safeAreaBar(edge:); likely supersedes _boundaryLayoutRegions"
    )
    public static let regionQueryNames = Fact(
        "region.query.names",
        says:
            "GeometryProxy.reservedRegions(kind:options:layoutDirectionBehavior:), UIView.reservedRegions(kind:options:)",
        .documented, source: "ADOC, CLM", note: "from the 27.1 SDK on")

    // MARK: What the fold leaves

    public static let regionBookCentre = Fact(
        "region.book.centre", 433.5, 42, unit: "pt", as: .list, .derived, source: "SAI, ALX",
        note: "centre of the 867 safe width beside the rail, and how far the fold is from it")
    public static let regionBookLeading = Fact(
        "region.book.leading", 0, 455.5, unit: "pt", as: .range, .derived, source: "SAI, ALX",
        note: "what is left of the fold")
    public static let regionBookTrailing = Fact(
        "region.book.trailing", 495.5, 867, unit: "pt", as: .range, .derived, source: "SAI, ALX",
        note: "what is between fold and rail: 371.5 wide")
    public static let regionLaptopUpper = Fact(
        "region.laptop.upper", 82, 455.5, unit: "pt", as: .range, .derived, source: "SAI, ALX",
        note: "what is above the fold: 373.5 high")
    public static let regionLaptopLower = Fact(
        "region.laptop.lower", 495.5, 917, unit: "pt", as: .range, .derived, source: "SAI, ALX",
        note: "what is below the fold: 421.5 high")
}

/// What the system gives an app's window under some conditions, before any bar of the app.
///
/// `screen(for:)` makes one; all frames are in points of the window, top-left origin, unless said.
public struct Screen: Hashable, Sendable {
    public var conditions: Conditions
    public var display: Display
    /// The whole display as the user holds it, in points.
    public var displaySize: Size
    /// The radius of each corner of the display as held.
    public var corners: CornerRadii
    /// The window on its display (display coordinates); its size is the app's.
    public var windowFrame: Rect
    public var sizeClasses: SizeClasses
    /// Insets of the bare window.
    public var safeArea: EdgeInsets
    /// `nil` on a device without a hinge.
    public var hinge: Hinge?
    /// In window coordinates; empty below tier 27.1 and on a first pass.
    public var regions: [Region]
    /// The physical side the rail takes when bars are vertical; `nil` where bars are horizontal.
    public var railEdge: Edge?
    /// The whole rail strip, 84 pt wide and as high as the window; `nil` where bars are horizontal.
    public var railFrame: Rect?
    /// From the first control's top to the last control's bottom, the length the rail's controls share
    /// (status region, Live Activities, margins and the camera zone taken off); `nil` without a rail.
    public var railSpan: ClosedRange<Double>?
    /// Insets the system's containers add to their bars and content; see `ChromeMetrics`.
    public var chrome: ChromeMetrics
    /// The keyboard in window coordinates when `conditions.keyboard`.
    public var keyboard: Rect?
    /// Where the clock, ring and camera are drawn, in display coordinates: pictures only, never layout.
    public var fixtures: [Fixture]
    /// The way the interface is turned: the conditions' rotation, except where the display is never upside down.
    public var rotation: Rotation
    /// The guesses that decided a number of this screen, in order of use, each once.
    ///
    /// Fixtures are pictures and tell their own basis; a bar that only some layouts have, such as the bottom toolbar,
    /// is for those who place it to add.
    public var assumptions: [Fact]

    public init(
        conditions: Conditions, display: Display, displaySize: Size, corners: CornerRadii, windowFrame: Rect,
        sizeClasses: SizeClasses, safeArea: EdgeInsets, hinge: Hinge?, regions: [Region], railEdge: Edge?,
        railFrame: Rect?, railSpan: ClosedRange<Double>?, chrome: ChromeMetrics, keyboard: Rect?, fixtures: [Fixture],
        rotation: Rotation? = nil, assumptions: [Fact] = []
    ) {
        self.conditions = conditions
        self.display = display
        self.displaySize = displaySize
        self.corners = corners
        self.windowFrame = windowFrame
        self.sizeClasses = sizeClasses
        self.safeArea = safeArea
        self.hinge = hinge
        self.regions = regions
        self.railEdge = railEdge
        self.railFrame = railFrame
        self.railSpan = railSpan
        self.chrome = chrome
        self.keyboard = keyboard
        self.fixtures = fixtures
        self.rotation = rotation ?? conditions.rotation
        self.assumptions = assumptions
    }

    public var windowSize: Size { windowFrame.size }
    /// The window in its own coordinates.
    public var bounds: Rect { Rect(origin: .zero, size: windowFrame.size) }

    public func region(named name: Region.Name) -> Region? { regions.first { $0.name == name } }
}

/// The panels a window can be on.
public enum Display: String, CaseIterable, Hashable, Sendable {
    case outer
    case inner
    /// The only display of a phone that does not fold.
    case phone
}

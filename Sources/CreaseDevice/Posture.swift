/// How a device is held, after the conditions' impossible combinations have been settled.
///
/// `screen(for:)` decides from this alone: which display, which way up, which window it divides, what bars it has.
struct Posture {
    /// The lit display and the way it is held.
    enum Stance: CaseIterable {
        case outerUpright
        case outerClockwise
        case outerAnticlockwise
        case innerLandscape
        /// Inner landscape turned by 180°.
        case innerLandscapeTurned
        case innerTallClockwise
        case innerTallAnticlockwise
        case phoneUpright
        case phoneClockwise
        case phoneAnticlockwise
    }

    var stance: Stance
    /// `nil` on a phone without one.
    var hinge: Hinge?
    var tier: Tier
    /// Only on the inner display.
    var split: SplitSide?
    /// Picture in picture pinned to the top, which takes height from the window.
    var hasPinnedPicture: Bool
    /// Live Activities that are shown.
    var liveActivities: Int
    /// More Live Activities run than are shown.
    var hidesLiveActivities: Bool
    /// The inner camera is in use.
    var usesCamera: Bool
}

extension Posture.Stance {
    var display: Display {
        switch self {
        case .outerUpright, .outerClockwise, .outerAnticlockwise: .outer
        case .innerLandscape, .innerLandscapeTurned, .innerTallClockwise, .innerTallAnticlockwise: .inner
        case .phoneUpright, .phoneClockwise, .phoneAnticlockwise: .phone
        }
    }

    /// The way the interface is turned, which is not always the way the device is.
    var rotation: Rotation {
        switch self {
        case .outerUpright, .innerLandscape, .phoneUpright: .upright
        case .outerClockwise, .innerTallClockwise, .phoneClockwise: .clockwise
        case .innerLandscapeTurned: .upsideDown
        case .outerAnticlockwise, .innerTallAnticlockwise, .phoneAnticlockwise: .anticlockwise
        }
    }

    /// The fold lies across: the inner display is taller than wide.
    var isTall: Bool { self == .innerTallClockwise || self == .innerTallAnticlockwise }

    /// Inner landscape, either turn.
    var isOpenLandscape: Bool { self == .innerLandscape || self == .innerLandscapeTurned }

    /// The display as held, in points.
    var displaySize: Size {
        switch self {
        case .outerUpright: Fact.displayOuterSize.size
        case .outerClockwise, .outerAnticlockwise: Fact.displayOuterSize.size.transposed
        case .innerLandscape, .innerLandscapeTurned: Fact.displayInnerSize.size
        case .innerTallClockwise, .innerTallAnticlockwise: Fact.displayInnerSize.size.transposed
        case .phoneUpright: Fact.phoneSize.size
        case .phoneClockwise, .phoneAnticlockwise: Fact.phoneSize.size.transposed
        }
    }

    /// The side of the display the rail is on from tier 27.1 on; `nil` where bars are always horizontal.
    var railEdge: Edge? {
        switch self {
        case .outerUpright, .outerClockwise, .innerLandscape, .innerLandscapeTurned: .right
        case .outerAnticlockwise: .left
        case .innerTallClockwise, .innerTallAnticlockwise, .phoneUpright, .phoneClockwise, .phoneAnticlockwise: nil
        }
    }
}

extension Posture {
    /// The side of the window the rail is on: the left Split View half has it at the screen's left edge.
    var railEdge: Edge? {
        guard tier >= .sdk271 else { return nil }
        switch split {
        case nil, .right?: return stance.railEdge
        case .left?: return stance.railEdge == nil ? nil : .left
        }
    }
}

extension Posture.Stance {
    /// The radii of the display's corners as held: tight at the hinge, round away from it.
    var corners: CornerRadii {
        let hinge = Fact.displayOuterCornerHinge.value
        let free = Fact.displayOuterCornerFree.value
        let upright = CornerRadii(topLeft: hinge, topRight: free, bottomLeft: hinge, bottomRight: free)
        switch self {
        case .outerUpright: return upright
        case .outerClockwise: return upright.turnedRight
        case .outerAnticlockwise: return upright.turnedRight.turnedRight.turnedRight
        case .innerLandscape, .innerLandscapeTurned, .innerTallClockwise, .innerTallAnticlockwise:
            return CornerRadii(all: Fact.displayInnerCorner.value)
        case .phoneUpright, .phoneClockwise, .phoneAnticlockwise:
            return CornerRadii(all: Fact.phoneCorner.value)
        }
    }
}

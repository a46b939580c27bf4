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

extension CornerRadii {
    init(all radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    /// The corners after a quarter turn clockwise: what was at the bottom left is at the top left.
    var turnedRight: CornerRadii {
        CornerRadii(topLeft: bottomLeft, topRight: topLeft, bottomLeft: bottomRight, bottomRight: topRight)
    }
}

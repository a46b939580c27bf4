/// What the hinge tells an app.
public struct Hinge: Hashable, Sendable {
    /// What the hinge calls its angle: the thresholds are at `init(degrees:)`.
    public enum Status: String, CaseIterable, Hashable, Sendable {
        case closed
        case partiallyOpen
        case fullyOpen
    }

    public var status: Status
    /// Degrees, 0 to 180.
    public var angle: Double

    public init(status: Status, angle: Double) {
        self.status = status
        self.angle = angle
    }
}

extension Hinge {
    /// The status at an angle: closed up to 19.2°, fully open at exactly 180°, partly open between.
    ///
    /// Angles outside 0…180 are taken as the nearer end, what is no number as 0.
    public init(degrees: Double) {
        let range = Fact.hingeRange.range
        let angle = degrees.isNaN ? range.lowerBound : min(max(degrees, range.lowerBound), range.upperBound)
        if angle <= Fact.hingeClosed.value {
            self.init(status: .closed, angle: angle)
        } else if angle < Fact.hingeOpen.value {
            self.init(status: .partiallyOpen, angle: angle)
        } else {
            self.init(status: .fullyOpen, angle: angle)
        }
    }
}

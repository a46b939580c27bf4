/// The named poses of the device: shorthands for a hinge angle and a rotation.
///
/// `tent` is half open and standing on two edges, fold on top and across: its angle and turn are assumed, and the
/// half-open state lights the inner display.
public enum Pose: String, CaseIterable, Hashable, Sendable {
    case closed
    case book
    case open
    case laptop
    case tall
    case tent

    /// Degrees, 0 to 180.
    public var hinge: Double {
        switch self {
        case .closed: Fact.hingeRange.range.lowerBound
        case .book, .laptop: Fact.hingeBook.value
        case .open, .tall: Fact.hingeOpen.value
        case .tent: Fact.hingeTent.value
        }
    }

    public var rotation: Rotation {
        switch self {
        case .closed, .book, .open: .upright
        case .laptop, .tall: .clockwise
        case .tent: .anticlockwise
        }
    }

    /// The pose's name, or one that people bring along: folded, shut, half, half-open, partial, flat, unfolded, table,
    /// tabletop; in any case, hyphens and spaces left out. `nil` for anything else: see `suggestions(for:)`.
    public init?(named name: String) {
        self.init(word: name)
    }
}

extension Conditions {
    /// The named pose of the hinge and the turn; `nil` at other angles and on a phone without a hinge.
    ///
    /// Every angle that reports closed is `closed`, turned or not; only the exact end is `open` or `tall`; book, laptop
    /// and tent reach less than a degree to both sides of their angle.
    public var pose: Pose? {
        guard device == .duo else { return nil }
        let hinge = Hinge(degrees: self.hinge)
        let isTall = rotation == .clockwise || rotation == .anticlockwise
        switch hinge.status {
        case .closed: return .closed
        case .fullyOpen: return isTall ? .tall : .open
        case .partiallyOpen:
            if abs(hinge.angle - Pose.book.hinge) < poseReach { return isTall ? .laptop : .book }
            let isTent = abs(hinge.angle - Pose.tent.hinge) < poseReach && rotation == Pose.tent.rotation
            return isTent ? .tent : nil
        }
    }

    /// The pose's name, `hinge 150°` where it has none, or `no hinge`.
    public var poseLabel: String {
        guard device == .duo else { return "no hinge" }
        if let pose { return pose.rawValue }
        let tenths = (Hinge(degrees: hinge).angle * 10).rounded() / 10
        return "hinge \(tenths.plain)°"
    }

    /// Puts the hinge and the turn into a named pose.
    public mutating func take(_ pose: Pose) {
        hinge = pose.hinge
        rotation = pose.rotation
    }
}

/// How far from its angle a pose is still called by its name: the book button is printed as 127, 127.8 and 128,
/// and a step of one degree has to leave the name behind.
private let poseReach = 0.9

import CreaseDevice
import CreaseLayout

/// What the device's displays show at one moment of a movement.
struct Glass: Sendable {
    /// Degrees, and degrees per second.
    var angle: Double
    var velocity: Double
    /// The scenes of the displays that are lit: one at rest, both for a while when the hinge moves between them.
    var scenes: [Display: Scene]

    /// A device at rest.
    init(_ scene: Scene) {
        angle = scene.screen.hinge?.angle ?? 0
        velocity = 0
        scenes = [scene.screen.display: scene]
    }

    init(angle: Double, velocity: Double, scenes: [Display: Scene]) {
        self.angle = angle
        self.velocity = velocity
        self.scenes = scenes
    }
}

/// Which displays are lit while the hinge moves.
///
/// Opening, the inner display lights almost at once and the outer one goes off when the phone is half open; closing, the
/// inner one stays lit a little longer than half shut. Between the two angles of a measured range we take the middle.
enum DisplayLight {
    static func isLit(_ display: Display, at angle: Double, isOpening: Bool) -> Bool {
        switch display {
        case .phone: true
        case .inner: isOpening ? angle > Fact.hingeSwitch.value : angle > closing
        case .outer: isOpening ? angle < opening : angle <= closing
        }
    }

    /// Where the outer display goes off on the way up.
    static var opening: Double { middle(Fact.hingeSwitchOpening) }
    /// Where the inner display hands over to the outer one on the way down.
    static var closing: Double { middle(Fact.hingeSwitchClosing) }

    private static func middle(_ fact: Fact) -> Double { (fact.range.lowerBound + fact.range.upperBound) / 2 }
}

import CreaseDevice
import CreaseLayout

/// The phone being folded or unfolded, from what was on the glass to the scene it will rest in.
///
/// The app is already there: state and scene are those of the target from the first moment, and taps act on them. Only
/// the picture takes its time.
struct FoldMotion: Sendable {
    /// Seconds between two pictures.
    static let beat = 1.0 / 30

    /// Where it began, and when.
    let start: Glass
    let began: Double
    private(set) var target: Scene
    private let spring: HingeSpring
    private var path: ScenePath

    /// - Parameters:
    ///   - start: what is on the glass now, itself perhaps in motion.
    ///   - now: seconds, of the clock that later times are told by.
    init(from start: Glass, to target: Scene, at now: Double) {
        self.start = start
        self.target = target
        began = now
        spring = HingeSpring(from: start.angle, to: target.screen.hinge?.angle ?? start.angle, velocity: start.velocity)
        path = ScenePath(from: Self.origin(of: target, in: start), to: target)
    }

    /// The same movement towards what the app has become meanwhile.
    func towards(_ target: Scene) -> FoldMotion {
        var motion = self
        motion.target = target
        motion.path = ScenePath(from: Self.origin(of: target, in: start), to: target)
        return motion
    }

    /// Where elements come from: the same display if it was lit, else the one that was, stretched to the new window.
    private static func origin(of target: Scene, in glass: Glass) -> Scene? {
        glass.scenes[target.screen.display] ?? glass.scenes.values.first
    }

    private var isOpening: Bool { spring.target >= spring.start }

    /// The picture at a time.
    func glass(at now: Double) -> Glass {
        let time = now - began
        let angle = min(Fact.hingeOpen.value, max(0, spring.value(at: time)))
        let way = spring.target - spring.start
        let share = abs(way) < 0.001 ? 1 : (angle - spring.start) / way
        var scenes: [Display: Scene] = [:]
        for display in Display.allCases where DisplayLight.isLit(display, at: angle, isOpening: isOpening) {
            if display == target.screen.display {
                scenes[display] = path.scene(at: share, angle: angle)
            } else if let old = start.scenes[display] {
                scenes[display] = old
            }
        }
        // On one display all the way, that display is lit all the way.
        if scenes.isEmpty || start.scenes.keys.allSatisfy({ $0 == target.screen.display }) {
            scenes[target.screen.display] = path.scene(at: share, angle: angle)
        }
        return Glass(angle: angle, velocity: spring.velocity(at: time), scenes: scenes)
    }

    /// The target's display at a time, lit or not yet.
    func arriving(at now: Double) -> Scene {
        glass(at: now).scenes[target.screen.display]
            ?? path.scene(at: 0, angle: min(180, max(0, spring.value(at: now - began))))
    }

    func isOver(at now: Double) -> Bool { spring.isSettled(at: now - began) }

    /// When the next picture is due: pictures stand on a fixed beat since the beginning.
    func due(after now: Double) -> Double {
        let beats = ((now - began) / Self.beat + 0.001).rounded(.down)
        return began + (max(0, beats) + 1) * Self.beat
    }
}

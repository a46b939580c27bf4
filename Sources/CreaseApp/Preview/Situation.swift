public import CreaseDevice
import CreaseLayout

/// All that decides the scene: what the device is like, and what the app remembers.
///
/// The previewer's one source of truth; undo goes back through these.
public struct Situation: Equatable, Sendable {
    public var conditions: Conditions
    public var app: AppState

    public init(conditions: Conditions = Conditions(), app: AppState = AppState()) {
        self.conditions = conditions
        self.app = app
    }
}

extension Situation {
    /// The same app on the display that is off now: the inner one flat, or the outer one closed, turned alike. `nil`
    /// on a phone with one display.
    func onOtherDisplay(than display: Display) -> Situation? {
        var other = self
        switch display {
        case .outer: other.conditions.hinge = Pose.open.hinge
        case .inner: other.conditions.hinge = Pose.closed.hinge
        case .phone: return nil
        }
        return other
    }
}

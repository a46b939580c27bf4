public import CreaseDevice
public import CreaseLayout

/// All that decides the scene: what the device is like, and what the user did in the app.
///
/// The previewer's one source of truth; undo goes back through these.
public struct Situation: Sendable {
    public var conditions: Conditions
    public var interaction: Interaction

    public init(conditions: Conditions = Conditions(), interaction: Interaction = Interaction()) {
        self.conditions = conditions
        self.interaction = interaction
    }
}

extension Situation {
    /// The same app on the display that is off now: the inner one flat, or the outer one closed, turned alike. `nil`
    /// on a phone with one display.
    public func onOtherDisplay(than display: Display) -> Situation? {
        var other = self
        switch display {
        case .outer: other.conditions.hinge = Pose.open.hinge
        case .inner: other.conditions.hinge = Pose.closed.hinge
        case .phone: return nil
        }
        return other
    }
}

extension Situation {
    /// Performs an action of the app.
    mutating func perform(_ action: Action) {}

    /// Writes a tag through a binding of the app.
    mutating func select(_ tag: TagValue, through binding: BindingReference) {}

    /// Writes a Bool through a binding of the app.
    mutating func set(_ isOn: Bool, through binding: BindingReference) {}
}

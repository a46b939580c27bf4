import CreaseDevice
public import CreaseLanguage
public import CreaseLayout

/// What the previewed app remembers: its own state, and what the system keeps for it.
///
/// A value: keep a copy to undo, or to see the same app on another display.
public struct AppState: Equatable, Sendable {
    /// The program's `@State`.
    public var store: StateStore
    /// Tabs, pushes, scroll offsets and menus that the program keeps no state for.
    public var interaction: Interaction
    /// What scrolled content is held by, by scroll view.
    var anchors: [ViewID: ScrollAnchor] = [:]
    /// What was last told to `onAppear`, `onChange` and their like.
    var told = Told()

    /// The text field that is typed into.
    public var focus: ViewID? {
        get { interaction.focus }
        set { interaction.focus = newValue }
    }

    public init(store: StateStore = StateStore(), interaction: Interaction = Interaction()) {
        self.store = store
        self.interaction = interaction
    }

    /// What views have been told, so that they hear of each thing once.
    struct Told: Equatable, Sendable {
        /// Views on screen with what they want done when they leave.
        var present: Set<ViewID> = []
        var leaving: [ViewID: Action] = [:]
        var values: [ViewID: TagValue] = [:]
        var geometry: [ViewID: TagValue] = [:]
        /// Degrees; `nil` before the first call.
        var hinge: [ViewID: Double] = [:]

        /// Forgets a watcher that has left the tree: should it come back, it is a new one.
        mutating func forget(_ id: ViewID) {
            values[id] = nil
            geometry[id] = nil
            hinge[id] = nil
        }

        /// What a leaving view wants done belongs to the view: the same view wants the same.
        static func == (a: Told, b: Told) -> Bool {
            a.present == b.present && a.leaving.keys == b.leaving.keys && a.values == b.values
                && a.geometry == b.geometry && a.hinge == b.hinge
        }
    }
}

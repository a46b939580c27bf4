import CreaseDevice

/// What flows down while nodes become elements.
struct ResolveContext {
    var environment: Surroundings
    /// Where the views' wishes to the enclosing container go.
    var preferences: Preferences
    /// Only wishes are wanted: the elements will not be placed, so nothing appears and nothing is presented.
    var isProvisional = false
    /// Directly in a list: links get their chevron, values spread to the edges.
    var isRow = false
    /// The stack, or split view, that pushes of links go to.
    var navigation: NavigationTarget?
    /// The bars of the window, column or sheet around; `nil` in a window no container has claimed yet.
    var stage: BarStage?
    /// The margins `.contentMargins` sets for the next scroll view or list inside.
    var contentMargins: Sides<Double?>?
    /// What return in a field does, inner modifiers first.
    var submits: [SubmitTrigger: [Action]] = [:]

    init(environment: Surroundings, preferences: Preferences) {
        self.environment = environment
        self.preferences = preferences
    }

    func with(_ environment: Surroundings) -> ResolveContext {
        var copy = self
        copy.environment = environment
        return copy
    }

    func changing(_ change: (inout EnvironmentValues) -> Void) -> ResolveContext {
        with(environment.changed(change))
    }
}

import CreaseDevice

extension Solver {
    /// Resolves and places the root view in the bare window.
    func window(_ root: ViewNode) -> [SceneNode] {
        let context = ResolveContext(environment: Surroundings(windowValues), preferences: Preferences())
        windowPreferences = context.preferences
        let element = resolveOne([root], context)
        let safe = safeBounds
        let placement = Placement(outer: screen.bounds, safe: safe)
        let offer = Proposal(safe.size)
        containerSize = safe.size
        var nodes: [SceneNode] = []
        // A view smaller than the window stands in its middle.
        let size = element.measure(offer, self)
        let place = element.environment.frame(of: element, size, offer, aligned: .center, in: safe, self)
        element.place(place, offer, placement, self, into: &nodes)
        return nodes
    }

    /// The environment of a window under the screen's conditions.
    var windowValues: EnvironmentValues {
        var values = EnvironmentValues()
        values.horizontalSizeClass = screen.sizeClasses.horizontal
        values.verticalSizeClass = screen.sizeClasses.vertical
        values.layoutDirection = screen.conditions.direction
        values.textSize = screen.conditions.textSize
        values.colorScheme = screen.conditions.scheme
        values.toolbarVerticalEdge = screen.railEdge.map { edge in
            let isRight = edge == .right
            return isRight == (values.layoutDirection == .leftToRight) ? .trailing : .leading
        }
        return values
    }
}

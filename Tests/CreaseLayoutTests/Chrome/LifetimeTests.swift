import CreaseDevice
import CreaseLayout
import Testing

/// A preview runs for hours: what a layout made on the way to its scene is gone when the scene is there.
@Suite struct LifetimeTests {
    private final class Token: Sendable {}

    @Test("a page and the bars it claims know each other, and are let go of all the same", arguments: Pose.allCases)
    func pages(_ pose: Pose) {
        weak var watched: Token?
        do {
            let token = Token()
            watched = token
            let content = ViewNode(
                .reader(
                    Reader(isGeometry: true) { _ in
                        _ = token
                        return []
                    }), id: .root.child(.key("content")))
            let stack = ViewNode(
                .navigationStack(NavigationStackContent()), id: .root.child(.key("stack")), children: [content])
            let scene = layout(stack, on: screen(for: Conditions(hinge: pose.hinge, rotation: pose.rotation)))
            #expect(!scene.nodes.isEmpty)
        }
        #expect(watched == nil)
    }
}

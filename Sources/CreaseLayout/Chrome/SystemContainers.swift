import CreaseDevice

/// The system's containers, as far as the solver needs them: each is one element around its content.
extension Solver {
    func navigationStack(_ node: ViewNode, _ content: NavigationStackContent, _ context: ResolveContext) -> Element {
        resolveOne(node.children, context)
    }

    func navigationSplitView(_ node: ViewNode, _ content: SplitViewContent, _ context: ResolveContext) -> Element {
        resolveOne(node.children(in: .detail), context)
    }

    func tabView(_ node: ViewNode, _ content: TabViewContent, _ context: ResolveContext) -> Element {
        resolveOne(node.children, context)
    }

    func tab(_ node: ViewNode, _ content: TabContent, _ context: ResolveContext) -> Element {
        resolveOne(content.content(), context)
    }

    func arrangement(_ node: ViewNode, _ context: ResolveContext) -> Element {
        resolveOne(node.children(in: .primary), context)
    }
}

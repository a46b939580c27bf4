import CreaseDevice

extension Solver {
    func progress(_ node: ViewNode, _ content: ProgressContent, _ context: ResolveContext) -> Element {
        resolveOne([], context)
    }
    func placeholder(_ node: ViewNode, label: String, isGuess: Bool, _ context: ResolveContext) -> Element {
        resolveOne(node.children, context)
    }
    func button(_ node: ViewNode, _ content: ButtonContent, _ context: ResolveContext) -> Element {
        resolveOne(node.children, context)
    }
    func control(_ node: ViewNode, _ content: ControlContent, _ context: ResolveContext) -> Element {
        resolveOne(node.children, context)
    }
    func label(_ node: ViewNode, _ context: ResolveContext) -> Element { resolveOne(node.children, context) }
    func labeledContent(_ node: ViewNode, _ context: ResolveContext) -> Element { resolveOne(node.children, context) }
    func menu(_ node: ViewNode, _ content: MenuContent, _ context: ResolveContext) -> Element {
        resolveOne(node.children, context)
    }
    func link(_ node: ViewNode, _ content: LinkContent, _ context: ResolveContext) -> Element {
        resolveOne(node.children, context)
    }
    func contentUnavailable(_ node: ViewNode, _ context: ResolveContext) -> Element {
        resolveOne(node.children, context)
    }
    func disclosureGroup(_ node: ViewNode, isExpanded: Bool, _ context: ResolveContext) -> Element {
        resolveOne(node.children, context)
    }
    func groupBox(_ node: ViewNode, _ context: ResolveContext) -> Element { resolveOne(node.children, context) }
    func list(_ node: ViewNode, _ content: ListContent, _ context: ResolveContext) -> Element {
        resolveOne(node.children, context)
    }
    func section(_ node: ViewNode, _ context: ResolveContext) -> Element { resolveOne(node.children, context) }
    func grid(_ node: ViewNode, _ context: ResolveContext) -> Element { resolveOne(node.children, context) }
    func gridRow(_ node: ViewNode, _ context: ResolveContext) -> Element { resolveOne(node.children, context) }
}

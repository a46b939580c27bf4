import CreaseDevice

extension Solver {
    /// Hears that a view presents something; `node` is the modifier.
    func present(_ content: PresentationContent, by node: ViewNode, _ context: ResolveContext) {
        guard content.isPresented, !context.isProvisional else { return }
        presented.append(Presented(content: content, context: context, source: node.source, id: node.id))
    }

    /// Lays out everything presented over the window, bottom to top; called once, after the window.
    func presentations() -> [Presentation] { [] }
}

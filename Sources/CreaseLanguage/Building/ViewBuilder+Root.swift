import CreaseDevice
import CreaseLayout

/// The view a program shows.
extension ViewBuilder {
    func evaluate(_ root: Root) -> ViewNode {
        let surroundings = Surroundings(environment: interpreter.rootEnvironment())
        let scope = Scope(surroundings: surroundings)
        var nodes: [ViewNode]
        switch root {
        case .body(let body, _): nodes = views(of: body, at: .root, scope)
        case .view(let type):
            var output = Output()
            if case .instance(let instance) = interpreter.instantiate(type, [], scope) {
                let place = Expression(.opaque, span: type.span, place: type.place)
                expand(instance, place, at: .root, scope, &output)
            }
            nodes = output.nodes
        }
        if nodes.count == 1 { return nodes[0] }
        return ViewNode(.group, id: .root, children: nodes)
    }
}

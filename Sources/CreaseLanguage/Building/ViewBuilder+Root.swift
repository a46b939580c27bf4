import CreaseDevice
import CreaseLayout

/// The view a program shows.
extension ViewBuilder {
    func evaluate(_ root: Root) -> ViewNode {
        let nodes = views(of: root)
        if nodes.count == 1 { return nodes[0] }
        return ViewNode(.group, id: .root, children: nodes)
    }

    private func views(of root: Root) -> [ViewNode] {
        let scope = Scope(surroundings: Surroundings(environment: interpreter.rootEnvironment()))
        switch root {
        case .body(let body, _, let owner):
            var inner = scope
            inner.owner = owner.map { Owner(statics: $0) }
            return views(of: body, at: .root, inner)
        case .sample(let body, _, _): return views(of: body, at: .root, scope)
        case .view(let type):
            guard case .instance(let instance) = interpreter.rootInstance(of: type, scope) else { return [] }
            var output = Output()
            let place = Expression(.opaque, span: type.span, place: type.place)
            expand(instance, place, at: .root, scope, &output)
            return output.nodes
        case .app(let type):
            guard let body = type.computed["body"]?.getter else { return [] }
            var inner = scope
            inner.owner = Owner(type: type, value: interpreter.rootInstance(of: type, scope), id: .root)
            return firstWindow(of: views(of: body, at: .root, inner))
        }
    }

    /// Of an app's scenes the first window: settings and menu bars are no screens of the phone.
    private func firstWindow(of scenes: [ViewNode]) -> [ViewNode] {
        for scene in scenes {
            guard case .placeholder(let label, _) = scene.kind else { return [scene] }
            if !["Settings", "MenuBarExtra"].contains(label), !scene.children.isEmpty { return scene.children }
        }
        return Array(scenes.prefix(1))
    }
}

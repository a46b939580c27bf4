import CreaseDevice
import CreaseLayout

/// Layers around a view and changes of shapes.
extension ViewBuilder {
    func layer(_ name: ModifierName, _ site: Site) -> Modifier? {
        switch name {
        case .background: return background(site)
        case .overlay:
            let content = layerContent(site)
            let alignment = (site.value("alignment") ?? site.value(1))?.alignment ?? .center
            return .overlay(alignment: alignment, content: content)
        case .border:
            let paint = paint(site.value(0)) ?? .primary
            return .border(paint, width: site.value("width")?.finite ?? 1)
        case .mask:
            let content = layerContent(site)
            guard let first = content.first, case .shape(let shape) = first.kind else { return nil }
            return .clip(shape.kind)
        case .clipped: return .clip(.rectangle)
        case .clipShape: return .clip(shape(site.value(0)) ?? .rectangle)
        case .cornerRadius:
            guard let radius = site.value(0)?.finite, radius > 0 else { return .clip(.rectangle) }
            return .clip(.roundedRectangle(radius: radius))
        case .opacity: return site.value(0)?.finite.map { .opacity(min(1, max(0, $0))) }
        case .hidden: return .hidden
        case .scaleEffect:
            if let both = site.value(0)?.finite { return .scale(x: both, y: both) }
            if case .size(let size)? = site.value(0) { return .scale(x: size.width, y: size.height) }
            return .scale(x: site.value("x")?.finite ?? 1, y: site.value("y")?.finite ?? 1)
        case .rotationEffect: return site.value(0)?.degrees.map { .rotation(degrees: $0) }
        case .shadow: return .shadow(radius: max(0, site.value("radius")?.finite ?? 0))
        case .glassEffect:
            if site.value(0)?.words.hasPrefix(".identity") == true { return nil }
            return .glass(shape(site.value("in")) ?? .capsule)
        default: return nil
        }
    }

    /// `.background(.blue)`, `.background(.blue, in: .capsule)`, `.background { }`, `.background(Circle())`.
    private func background(_ site: Site) -> Modifier? {
        let alignment = site.value("alignment")?.alignment ?? .center
        let place = location(site.call.namePlace)
        if let shape = site.argument("in").flatMap({ shape(value($0.value, site.scope)) }) {
            let fill = paint(site.value(0)) ?? Paint(.named("background"))
            let node = ViewNode(
                .shape(ShapeContent(shape, fill: fill)), id: site.id.child(.slot(.content)), source: place)
            return .background(alignment: alignment, ignoresSafeArea: false, content: [node])
        }
        let content = layerContent(site)
        guard !content.isEmpty else { return nil }
        // A style given as such reaches under the safe area; a view does not.
        var ignores = false
        if site.closure("content") == nil, site.argument("alignment") == nil, case .style? = site.value(0) {
            ignores = site.argument("ignoresSafeAreaEdges").map { value($0.value, site.scope).words != "[]" } ?? true
        }
        return .background(alignment: alignment, ignoresSafeArea: ignores, content: content)
    }

    /// The content of a layer: a closure, a view, or a style that fills.
    func layerContent(_ site: Site) -> [ViewNode] {
        if let closure = site.closure("content") ?? site.argument("mask") {
            return builder(closure.value, site)
        }
        guard let argument = site.positional(0) else { return [] }
        return builder(argument.value, site)
    }

    // MARK: Shapes and images

    /// Modifiers that belong to a shape or an image and change it in place.
    func reshape(_ name: ModifierName, _ site: Site, _ output: inout Output) {
        output.nodes = output.nodes.map { reshaped($0, name, site, depth: 0) }
    }

    private func reshaped(_ node: ViewNode, _ name: ModifierName, _ site: Site, depth: Int) -> ViewNode {
        guard depth < 32 else { return node }
        var node = node
        switch node.kind {
        case .shape(var content):
            change(&content, name, site)
            node.kind = .shape(content)
        case .image(var content):
            if name == .resizable { content.isResizable = true }
            node.kind = .image(content)
        case .modified, .group: node.children = node.children.map { reshaped($0, name, site, depth: depth + 1) }
        default: break
        }
        return node
    }

    private func change(_ content: inout ShapeContent, _ name: ModifierName, _ site: Site) {
        let first = site.value(0)
        switch name {
        case .fill: content.fill = paint(first) ?? content.fill
        case .stroke, .strokeBorder:
            content.stroke = paint(first) ?? .primary
            if content.fill == nil { content.fill = .clear }
            var width = site.value("lineWidth")?.finite
            let style = site.value("style") ?? (site.call.arguments.count == 1 ? first : nil)
            if width == nil, case .style(let stroke)? = style {
                width = stroke.parts.first?.arguments?.first { $0.label == "lineWidth" }?.value.number
            }
            content.lineWidth = max(0, width ?? 1)
            // A border lies inside the frame: the line's middle is half its width in.
            if name == .strokeBorder { content.inset += content.lineWidth / 2 }
        case .inset: content.inset += site.value("by")?.finite ?? 0
        default: break
        }
    }
}

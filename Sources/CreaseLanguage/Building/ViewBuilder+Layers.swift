import CreaseDevice
import CreaseLayout

/// Layers around a view and changes of shapes.
extension ViewBuilder {
    func layer(_ name: ModifierName, _ call: Call, at id: ViewID, _ scope: Scope) -> Modifier? {
        switch name {
        case .background: return background(call, at: id, scope)
        case .overlay:
            let content = layerContent(call, at: id, scope)
            let alignment = (argument("alignment", call, scope) ?? positional(1, call, scope))?.alignment ?? .center
            return .overlay(alignment: alignment, content: content)
        case .border:
            let paint = paint(positional(0, call, scope)) ?? .primary
            return .border(paint, width: argument("width", call, scope)?.finite ?? 1)
        case .mask:
            let content = layerContent(call, at: id, scope)
            guard let first = content.first, case .shape(let shape) = first.kind else { return nil }
            return .clip(shape.kind)
        case .clipped: return .clip(.rectangle)
        case .clipShape: return .clip(shape(positional(0, call, scope)) ?? .rectangle)
        case .cornerRadius:
            guard let radius = positional(0, call, scope)?.finite, radius > 0 else { return .clip(.rectangle) }
            return .clip(.roundedRectangle(radius: radius))
        case .opacity: return positional(0, call, scope)?.finite.map { .opacity(min(1, max(0, $0))) }
        case .hidden: return .hidden
        case .scaleEffect:
            if let both = positional(0, call, scope)?.finite { return .scale(x: both, y: both) }
            if case .size(let size)? = positional(0, call, scope) { return .scale(x: size.width, y: size.height) }
            return .scale(x: argument("x", call, scope)?.finite ?? 1, y: argument("y", call, scope)?.finite ?? 1)
        case .rotationEffect: return positional(0, call, scope)?.degrees.map { .rotation(degrees: $0) }
        case .shadow: return .shadow(radius: max(0, argument("radius", call, scope)?.finite ?? 0))
        case .glassEffect:
            if positional(0, call, scope)?.words.hasPrefix(".identity") == true { return nil }
            return .glass(shape(argument("in", call, scope)) ?? .capsule)
        default: return nil
        }
    }

    /// `.background(.blue)`, `.background(.blue, in: .capsule)`, `.background { }`, `.background(Circle())`.
    private func background(_ call: Call, at id: ViewID, _ scope: Scope) -> Modifier? {
        let alignment = argument("alignment", call, scope)?.alignment ?? .center
        let place = location(call.namePlace)
        if let shape = call.argument("in").flatMap({ shape(value($0.value, scope)) }) {
            let fill = paint(positional(0, call, scope)) ?? Paint(.named("background"))
            let node = ViewNode(.shape(ShapeContent(shape, fill: fill)), id: id.child(0), source: place)
            return .background(alignment: alignment, ignoresSafeArea: false, content: [node])
        }
        let content = layerContent(call, at: id, scope)
        guard !content.isEmpty else { return nil }
        // A style given as such reaches under the safe area; a view does not.
        var ignores = false
        if call.closure("content") == nil, call.argument("alignment") == nil, case .style? = positional(0, call, scope)
        {
            ignores = call.argument("ignoresSafeAreaEdges").map { value($0.value, scope).words != "[]" } ?? true
        }
        return .background(alignment: alignment, ignoresSafeArea: ignores, content: content)
    }

    /// The content of a layer: a closure, a view, or a style that fills.
    func layerContent(_ call: Call, at id: ViewID, _ scope: Scope) -> [ViewNode] {
        if let closure = call.closure("content") ?? call.argument("mask") {
            return builder(closure.value, at: id, scope)
        }
        guard let argument = call.positional(0) else { return [] }
        return builder(argument.value, at: id, scope)
    }

    // MARK: Shapes and images

    /// Modifiers that belong to a shape or an image and change it in place.
    func reshape(_ name: ModifierName, _ call: Call, _ scope: Scope, _ output: inout Output) {
        output.nodes = output.nodes.map { reshaped($0, name, call, scope, depth: 0) }
    }

    private func reshaped(_ node: ViewNode, _ name: ModifierName, _ call: Call, _ scope: Scope, depth: Int) -> ViewNode
    {
        guard depth < 32 else { return node }
        var node = node
        switch node.kind {
        case .shape(var content):
            change(&content, name, call, scope)
            node.kind = .shape(content)
        case .image(var content):
            if name == .resizable { content.isResizable = true }
            node.kind = .image(content)
        case .modified, .group: node.children = node.children.map { reshaped($0, name, call, scope, depth: depth + 1) }
        default: break
        }
        return node
    }

    private func change(_ content: inout ShapeContent, _ name: ModifierName, _ call: Call, _ scope: Scope) {
        let first = positional(0, call, scope)
        switch name {
        case .fill: content.fill = paint(first) ?? content.fill
        case .stroke, .strokeBorder:
            content.stroke = paint(first) ?? .primary
            if content.fill == nil { content.fill = .clear }
            var width = argument("lineWidth", call, scope)?.finite
            let style = argument("style", call, scope) ?? (call.arguments.count == 1 ? first : nil)
            if width == nil, case .style(let stroke)? = style {
                width = stroke.parts.first?.arguments?.first { $0.label == "lineWidth" }?.value.number
            }
            content.lineWidth = max(0, width ?? 1)
            // A border lies inside the frame: the line's middle is half its width in.
            if name == .strokeBorder { content.inset += content.lineWidth / 2 }
        case .inset: content.inset += argument("by", call, scope)?.finite ?? 0
        default: break
        }
    }
}

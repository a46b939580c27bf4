import CreaseDevice

/// Text fields and editors.
extension Solver {
    func textField(
        _ node: ViewNode, text: String, prompt: String, isSecure: Bool, _ content: ControlContent,
        _ context: ResolveContext
    ) -> Element {
        let isEmpty = text.isEmpty
        let shown = isEmpty ? prompt : isSecure ? String(repeating: "•", count: min(text.count, 64)) : text
        let inner = context.changing {
            $0.lineLimit = 1
            if isEmpty { $0.foreground = Paint(.named("placeholder")) }
        }
        var style = BoxElement.Style(kind: isSecure ? "SecureField" : "TextField", label: shown)
        style.alignment = Alignment(.leading, .center)
        style.fills = [.horizontal]
        style.tap = content.binding.map { .edit($0, text: text, submit: context.submits[.text] ?? []) }
        switch context.environment.values.textFieldStyle {
        case .automatic, .plain: break
        case .roundedBorder:
            assume(.fieldPadding)
            let inset = Metric.fieldPadding.value
            style.insets = EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
            style.edge = .frame(radius: Metric.fieldRadius.value, fill: nil, isProminent: false)
        }
        return BoxElement(node, around: words(shown, node, "text", inner), style)
    }

    func textEditor(_ node: ViewNode, text: String, _ content: ControlContent, _ context: ResolveContext) -> Element {
        let inset = Metric.fieldPadding.value
        var style = BoxElement.Style(kind: "TextEditor", label: text)
        style.alignment = Alignment(.leading, .top)
        style.fills = [.horizontal, .vertical]
        style.insets = EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        style.tap = content.binding.map { .edit($0, text: text) }
        return BoxElement(node, around: words(text, node, "text", context), style)
    }

    func searchField(
        _ node: ViewNode, text: String, prompt: String, _ content: ControlContent, _ context: ResolveContext
    ) -> Element {
        let inner = context.changing { if text.isEmpty { $0.foreground = Paint(.named("placeholder")) } }
        let shown = text.isEmpty ? prompt : text
        let parts = [symbol("magnifyingglass", node, "glass", inner), words(shown, node, "text", inner)]
        var style = BoxElement.Style(kind: "SearchField", label: shown)
        style.alignment = Alignment(.leading, .center)
        style.fills = [.horizontal]
        let inset = Metric.fieldPadding.value
        style.insets = EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        style.edge = .frame(radius: nil, fill: Paint(.named("fill")), isProminent: false)
        style.tap = content.binding.map { .edit($0, text: text, submit: context.submits[.search] ?? []) }
        return BoxElement(node, around: row(node, context, spacing: 6, parts), style)
    }
}

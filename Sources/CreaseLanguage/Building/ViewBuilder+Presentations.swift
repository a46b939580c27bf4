import CreaseDevice
import CreaseLayout

/// Sheets, covers, alerts and what their content says about them.
extension ViewBuilder {
    func presentation(_ name: ModifierName, _ call: Call, at id: ViewID, _ scope: Scope) -> Modifier? {
        switch name {
        case .sheet: return presented(.sheet, call, at: id, scope)
        case .fullScreenCover: return presented(.fullScreenCover, call, at: id, scope)
        case .popover: return presented(.popover, call, at: id, scope)
        case .inspector: return presented(.inspector, call, at: id, scope)
        case .alert: return question(.alert, call, at: id, scope)
        case .confirmationDialog, .actionSheet: return question(.confirmationDialog, call, at: id, scope)
        case .presentationDetents:
            guard case .array(let values)? = positional(0, call, scope) else { return nil }
            return .detents(values.compactMap(detent))
        case .presentationDragIndicator:
            return .dragIndicator(isVisible: positional(0, call, scope)?.words == ".visible")
        case .presentationPlacement: return positional(0, call, scope)?.named().map { .presentationPlacement($0) }
        default: return nil
        }
    }

    private func detent(_ value: Value) -> Detent? {
        guard case .style(let style) = value, let part = style.parts.last else { return nil }
        switch part.name {
        case "medium": return .medium
        case "large": return .large
        case "fraction": return part.arguments?.first?.value.number.map { .fraction(min(1, max(0, $0))) }
        case "height": return part.arguments?.first?.value.number.flatMap { $0.isFinite && $0 >= 0 ? .height($0) : nil }
        default: return nil
        }
    }

    private func presented(
        _ kind: PresentationContent.Kind, _ call: Call, at id: ViewID, _ scope: Scope
    ) -> Modifier? {
        guard let argument = call.argument("isPresented") ?? call.argument("item"),
            let binding = interpreter.binding(from: argument.value, scope), let content = call.closure("content")
        else { return nil }
        let value = read(binding)
        let isItem = argument.label == "item"
        var inner = scope
        inner.surroundings = scope.surroundings.with(dismissal: .unset(binding))
        let place = isItem ? id.child(value.words) : id.child(0)
        return .presentation(
            PresentationContent(
                kind, isPresented: value.isPresented(isItem: isItem),
                content: lazily(content.value, at: place, inner, isItem ? [value] : []),
                dismiss: Action(
                    payload: ActionPayload.dismiss(binding, then: call.argument("onDismiss")?.value, scope))))
    }

    private func question(
        _ kind: PresentationContent.Kind, _ call: Call, at id: ViewID, _ scope: Scope
    ) -> Modifier? {
        guard let argument = call.argument("isPresented") ?? call.argument("item"),
            let binding = interpreter.binding(from: argument.value, scope)
        else { return nil }
        var title = title(call.positional(0), scope)?.string ?? ""
        let value = read(binding)
        let isShown = value.isPresented(isItem: argument.label == "item")
        var inner = scope
        inner.surroundings = scope.surroundings.with(dismissal: .unset(binding))
        let given = call.argument("presenting").map { self.value($0.value, scope) }
        let arguments = given.map { [$0] } ?? []
        var message: [ViewNode] = []
        if let closure = call.argument("message") {
            message = builder(closure.value, at: id.child("message"), inner, arguments)
        }
        var content = lazily(call.closure("actions")?.value, at: id.child(0), inner, arguments)
        if let old = call.closure("content"), let alert = oldAlert(old.value, scope) {
            title = alert.title
            message = alert.message.map { [ViewNode(.text(TextContent($0)), id: id.child("message"))] } ?? []
            let buttons = alert.buttons.enumerated().map { index, name in
                let text = ViewNode(.text(TextContent(name)), id: id.child(index).child(0))
                return ViewNode(.button(ButtonContent()), id: id.child(index), children: [text])
            }
            content = { buttons }
        }
        return .presentation(
            PresentationContent(
                kind, isPresented: isShown, title: title, message: message, content: content,
                dismiss: Action(payload: ActionPayload.dismiss(binding, then: nil, scope))))
    }

    /// `Alert(title: Text("…"), message: Text("…"), dismissButton: .default(Text("OK")))`
    private func oldAlert(_ closure: Expression, _ scope: Scope) -> (
        title: String, message: String?, buttons: [String]
    )? {
        guard case .closure(let code) = closure.kind, case .expression(let expression)? = code.body.last,
            case .call(let call) = expression.kind, call.name == "Alert" || call.name == "ActionSheet"
        else { return nil }
        let title = call.argument("title").map { self.title(of: $0.value, scope).string } ?? ""
        let message = call.argument("message").map { self.title(of: $0.value, scope).string }
        var buttons: [String] = []
        for label in ["primaryButton", "secondaryButton", "dismissButton"] {
            guard let button = call.argument(label), case .call(let inner) = button.value.kind else { continue }
            let name = inner.positional(0).map { self.title(of: $0.value, scope).string }
            buttons.append(name ?? (inner.name == "cancel" ? "Cancel" : "OK"))
        }
        return (title, message, buttons.isEmpty ? ["OK"] : buttons)
    }
}

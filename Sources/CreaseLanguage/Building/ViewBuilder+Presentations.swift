import CreaseDevice
import CreaseLayout

/// Sheets, covers, alerts and what their content says about them.
extension ViewBuilder {
    func presentation(_ name: ModifierName, _ site: Site) -> Modifier? {
        switch name {
        case .sheet: return presented(.sheet, site)
        case .fullScreenCover: return presented(.fullScreenCover, site)
        case .popover: return presented(.popover, site)
        case .inspector: return presented(.inspector, site)
        case .alert: return question(.alert, site)
        case .confirmationDialog, .actionSheet: return question(.confirmationDialog, site)
        case .presentationDetents:
            guard case .array(let values)? = site.value(0) else { return nil }
            return .detents(values.compactMap(detent))
        case .presentationDragIndicator:
            return .dragIndicator(isVisible: site.value(0)?.words == ".visible")
        case .presentationPlacement: return site.value(0)?.named().map { .presentationPlacement($0) }
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

    private func presented(_ kind: PresentationContent.Kind, _ site: Site) -> Modifier? {
        guard let argument = site.argument("isPresented") ?? site.argument("item"),
            let binding = interpreter.binding(from: argument.value, site.scope), let content = site.closure("content")
        else { return nil }
        let value = read(binding)
        let isItem = argument.label == "item"
        var inner = site.scope
        inner.surroundings = site.scope.surroundings.with(dismissal: .unset(binding))
        let place = isItem ? site.id.child(.key(value.words)) : site.id.child(.slot(.content))
        return .presentation(
            PresentationContent(
                kind, isPresented: value.isPresented(isItem: isItem),
                content: lazily(content.value, at: place, inner, isItem ? [value] : []),
                dismiss: Action(
                    payload: ActionPayload.dismiss(binding, then: site.argument("onDismiss")?.value, site.scope))))
    }

    private func question(_ kind: PresentationContent.Kind, _ site: Site) -> Modifier? {
        guard let argument = site.argument("isPresented") ?? site.argument("item"),
            let binding = interpreter.binding(from: argument.value, site.scope)
        else { return nil }
        var title = title(0, site)?.string ?? ""
        let value = read(binding)
        let isShown = value.isPresented(isItem: argument.label == "item")
        var inner = site.scope
        inner.surroundings = site.scope.surroundings.with(dismissal: .unset(binding))
        let given = site.argument("presenting").map { self.value($0.value, site.scope) }
        let arguments = given.map { [$0] } ?? []
        var message: [ViewNode] = []
        if let closure = site.argument("message") {
            message = builder(closure.value, at: site.id.child(.slot(.description)), inner, arguments)
        }
        var content = lazily(site.closure("actions")?.value, at: site.id.child(.slot(.actions)), inner, arguments)
        if let old = site.closure("content"), let alert = oldAlert(old.value, site.scope) {
            title = alert.title
            message =
                alert.message.map { [ViewNode(.text(TextContent($0)), id: site.id.child(.slot(.description)))] } ?? []
            let buttons = alert.buttons.enumerated().map { index, name in
                let place = site.id.child(.slot(.actions)).child(.statement(index))
                let text = ViewNode(.text(TextContent(name)), id: place.child(.slot(.title)))
                return ViewNode(.button(ButtonContent()), id: place, children: [text])
            }
            content = { buttons }
        }
        return .presentation(
            PresentationContent(
                kind, isPresented: isShown, title: title, message: message, content: content,
                dismiss: Action(payload: ActionPayload.dismiss(binding, then: nil, site.scope))))
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

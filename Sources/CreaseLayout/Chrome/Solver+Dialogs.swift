import CreaseDevice

/// Alerts and confirmation dialogs.
extension Solver {
    /// Title, message and buttons, built as views and laid out by the solver.
    func dialog(_ asked: Presented, anchor: Rect?) -> Presentation {
        let content = asked.content
        let kind = content.kind.presentation
        var context = asked.context
        context.preferences = Preferences()
        context.isRow = false
        context = context.changing { values in
            values.isPresented = true
            values.isEnabled = true
            values.font = Font(.style(.body))
            values.textAlignment = .center
        }
        let element = resolveOne([dialogView(asked)], context)
        var request = PresentationRequest(kind, on: screen)
        request.anchor = anchor
        let width = min(Fact.sheetAlertWidth.value, screen.bounds.width - 2 * Fact.sheetGap.value)
        let offer = Proposal(width: .definite(width), height: .unspecified)
        request.content = Size(width: width, height: element.measure(offer, self).height)
        noteAssumptions(of: request)
        let frame = PresentationSolver.frame(request)
        var nodes: [SceneNode] = []
        let proposal = Proposal(frame.size)
        let size = element.measure(proposal, self)
        let place = element.environment.frame(of: element, size, proposal, aligned: .center, in: frame, self)
        element.place(place, proposal, Placement(outer: frame, safe: frame), self, into: &nodes)
        if let dismiss = content.dismiss { nodes = nodes.map { $0.answering(dismiss) } }
        return Presentation(
            id: asked.id, kind: kind, title: content.title, frame: frame,
            cornerRadius: PresentationSolver.cornerRadius(kind), nodes: nodes, dismiss: content.dismiss,
            source: asked.source)
    }

    private func dialogView(_ asked: Presented) -> ViewNode {
        let id = asked.id
        let content = asked.content
        func node(_ kind: ViewNode.Kind, _ name: String, _ children: [ViewNode] = []) -> ViewNode {
            ViewNode(kind, id: id.child(.part(name)), children: children, source: asked.source)
        }
        var lines: [ViewNode] = []
        if !content.title.isEmpty {
            lines.append(node(.text(TextContent(content.title, font: Font(.style(.headline)))), "title"))
        }
        lines += content.message
        var buttons = content.content().flatMap { $0.loose() }
        let hasButton = buttons.contains { $0.holdsButton }
        if !hasButton {
            let word = content.kind == .alert ? "OK" : "Cancel"
            buttons.append(
                node(
                    .button(ButtonContent(role: .cancel, action: content.dismiss)), "close",
                    [node(.text(TextContent(word)), "close.title")]))
        }
        let height = Fact.sheetAlertButton.values[0]
        let wide = buttons.enumerated().map { index, button in
            ViewNode(
                .modified(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, minHeight: height))),
                id: id.child(.part("button\(index)")), children: [button], source: button.source)
        }
        let isRow = content.kind == .alert && wide.count == 2
        lines.append(
            node(
                .stack(axis: isRow ? .horizontal : .vertical, alignment: .center, spacing: nil, isLazy: false),
                "buttons", wide))
        let stack = node(.stack(axis: .vertical, alignment: .center, spacing: nil, isLazy: false), "stack", lines)
        let padding = Fact.sheetAlertButton.values[1]
        return node(.modified(.padding(Sides(Set(Side.allCases), padding))), "padding", [stack])
    }
}

extension SceneNode {
    /// Whatever button is tapped, the dialog goes; fields in it are typed into as everywhere.
    fileprivate func answering(_ dismiss: Action) -> SceneNode {
        var node = self
        switch tap {
        case .action(let action)?: node.tap = .answer(action, dismiss: dismiss)
        case nil where kind == "Button": node.tap = .answer(nil, dismiss: dismiss)
        default: node.children = children.map { $0.answering(dismiss) }
        }
        return node
    }
}

extension ViewNode {
    /// The views a group stands for.
    fileprivate func loose(depth: Int = 0) -> [ViewNode] {
        guard depth < 48 else { return [] }
        switch kind {
        case .empty: return []
        case .group, .slot: return children.flatMap { $0.loose(depth: depth + 1) }
        default: return [self]
        }
    }

    fileprivate var holdsButton: Bool {
        var node = self
        while case .modified = node.kind, let child = node.children.first { node = child }
        switch node.kind {
        case .button, .reader: return true
        default: return false
        }
    }
}

import CreaseDevice

/// The nodes of cards, rows and what stands between them.
extension ListElement {
    func emitText(
        _ parts: [Element], at origin: Point, _ width: Double, _ placement: Placement, _ solver: Solver,
        into nodes: inout [SceneNode]
    ) {
        let offer = Proposal(width: Length(width), height: .unspecified)
        var y = 0.0
        for part in parts {
            let size = part.measure(offer, solver)
            let line = Rect(x: origin.x, y: origin.y, width: width, height: 0)
            part.place(
                environment.frame(x: 0, y: y, size, in: line), offer, placement, solver, into: &nodes)
            y += size.height
        }
    }

    func emitCard(
        _ index: Int, _ origin: Point, _ columns: Columns, _ plan: Plan, _ placement: Placement, _ solver: Solver,
        into nodes: inout [SceneNode]
    ) {
        let group = groups[index]
        let card = Rect(
            x: origin.x + columns.card.lowerBound, y: origin.y + plan.cards[index].y, width: columns.width,
            height: plan.cards[index].height)
        var rows: [SceneNode] = []
        rows.reserveCapacity(group.rows.count * 2)
        for (number, row) in group.rows.enumerated() {
            let (y, height) = plan.rows[index][number]
            let place = Rect(x: card.minX, y: card.minY + y, width: card.width, height: height)
            rows.append(rowNode(row, place, columns, placement, solver))
            let next = number + 1 < group.rows.count ? group.rows[number + 1] : nil
            let isHidden =
                row.content.traits.rare.hidesSeparator || next?.content.traits.rare.hidesSeparator ?? hasCards
            if !isHidden { rows.append(separator(below: place, row, columns, placement)) }
        }
        let drawing: Drawing =
            hasCards
            ? .frame(
                radius: isInset ? min(Metric.cardRadius.value, card.height / 2) : 0,
                fill: Paint(.named("secondarySystemGroupedBackground")), isProminent: false) : .none
        var node = placement.node(self, "Section", card, drawing: drawing, children: rows)
        node.id = group.id
        node.source = group.source
        node.identifier = group.identifier
        nodes.append(node)
    }

    private func rowNode(
        _ row: Row, _ place: Rect, _ columns: Columns, _ placement: Placement, _ solver: Solver
    ) -> SceneNode {
        let insets = insets(row, columns)
        let offer = offer(row, insets, columns, solver)
        let size = row.content.measure(offer, solver)
        var room = place.inset(by: insets)
        if insets.horizontal > place.width { room.origin.x = place.midX }
        var inner: [SceneNode] = []
        inner.reserveCapacity(2)
        if let background = row.background {
            background.place(place, Proposal(place.size), placement, solver, into: &inner)
        }
        let content = environment.frame(x: 0, y: (room.height - size.height) / 2, size, in: room)
        row.content.place(content, offer, placement, solver, into: &inner)
        if let badge = row.badge {
            let words = badge.measure(.unspecified, solver)
            badge.place(
                environment.frame(x: room.width - words.width, y: (room.height - words.height) / 2, words, in: room),
                .unspecified, placement, solver, into: &inner)
        }
        // A tap anywhere on the row means the one thing in it that can be tapped.
        let tap = row.tap ?? inner.lazy.compactMap { $0.tap }.first { !$0.isOfPlace }
        return placement.node(
            row.content, "Row", place, label: inner.lazy.compactMap(\.label).first, tap: tap, children: inner)
    }

    private func separator(below row: Rect, _ content: Row, _ columns: Columns, _ placement: Placement) -> SceneNode {
        let thickness = 1 / max(environment.values.displayScale, 1)
        let indent = columns.content.lowerBound - columns.card.lowerBound
        let end = columns.card.upperBound - columns.content.upperBound
        let (left, right) = environment.isMirrored ? (isInset ? end : 0, end) : (indent, isInset ? end : 0)
        let line = Rect(
            x: row.minX + left, y: row.maxY - thickness, width: max(0, row.width - left - right), height: thickness)
        var node = placement.node(content.content, "Separator", line, drawing: .separator(.horizontal))
        node.id = content.content.id.child(.part("separator"))
        return node
    }
}

extension Tap {
    /// Whether it matters where on the control the finger comes down.
    fileprivate var isOfPlace: Bool {
        switch self {
        case .slide: true
        case .action, .push, .pop, .append, .removeLast, .select, .selectTab, .toggle, .openMenu, .edit, .dismiss,
            .answer, .external:
            false
        }
    }
}

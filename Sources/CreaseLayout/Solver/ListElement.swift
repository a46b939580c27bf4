import CreaseDevice

/// List and Form: rows in cards or from edge to edge, with headers, footers and separators, scrolled together.
///
/// Measured on the outer display (FACTS 3.6b): a card starts 20 points from the edge and ends at the rail; a one-line
/// row is 52 high; the first card under a header starts 41 below the content's top, the next 59 below the card before.
final class ListElement: Element {
    /// A run of rows in one card.
    struct Group {
        var id: ViewID
        var source: SourceLocation?
        var header: [Element] = []
        var rows: [Row] = []
        var footer: [Element] = []
        /// What modifiers call the section.
        var identifier: String?
    }

    struct Row {
        var content: Element
        /// Drawn behind the row, over the card's ground.
        var background: Element?
        /// Selects the row.
        var tap: Tap?
        var badge: Element?
    }

    private let kind: String
    private let groups: [Group]
    private let isInset: Bool
    private let hasCards: Bool
    private let margins: EdgeInsets

    init(
        _ node: ViewNode, kind: String, style: ListStyle, _ groups: [Group], margins: EdgeInsets,
        _ context: ResolveContext
    ) {
        self.kind = kind
        self.groups = groups
        self.margins = margins
        switch style {
        case .automatic, .insetGrouped, .sidebar: (isInset, hasCards) = (true, true)
        case .grouped: (isInset, hasCards) = (false, true)
        case .plain, .inset: (isInset, hasCards) = (false, false)
        }
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    // MARK: The steps

    /// 1. The card's edges, and the room for text inside it, as x ranges within the list's width.
    private struct Columns {
        /// From the list's physical left edge.
        var card: ClosedRange<Double>
        var content: ClosedRange<Double>
        var width: Double { card.upperBound - card.lowerBound }
    }

    /// `sides` are how far the window reaches beyond the list on the left and right: an inset counts as margin there.
    private func columns(_ width: Double, _ sides: (left: Double, right: Double)) -> Columns {
        func margin(_ beyond: Double, _ own: Double) -> Double { max(0, Metric.listMargin.value - beyond) + own }
        let left = margin(sides.left, margins.left)
        let right = margin(sides.right, margins.right)
        // Margins that leave nothing meet in the middle.
        func range(_ low: Double, _ high: Double) -> ClosedRange<Double> {
            low <= high ? low...high : (low + high) / 2...(low + high) / 2
        }
        if isInset {
            let card = range(left, width - right)
            let inner = Metric.rowMargin.value
            return Columns(card: card, content: range(card.lowerBound + inner, card.upperBound - inner))
        }
        return Columns(card: range(0, width), content: range(left, width - right))
    }

    /// 2. The place of everything from the top of the content.
    private struct Plan {
        var headers: [(y: Double, height: Double)] = []
        var cards: [(y: Double, height: Double)] = []
        /// Per group, each row's offset in the card and height.
        var rows: [[(y: Double, height: Double)]] = []
        var footers: [Double] = []
        var height = 0.0
    }

    private func plan(_ columns: Columns, _ solver: Solver) -> Plan {
        var plan = Plan()
        var y = margins.top
        for (index, group) in groups.enumerated() {
            // Header, or the gap that stands for it.
            let textWidth = columns.content.upperBound - columns.content.lowerBound
            let header = height(of: group.header, textWidth, solver)
            let zone: Double
            if group.header.isEmpty {
                zone = hasCards ? Metric.sectionTop.value : 0
            } else {
                zone = header + Metric.headerTop.value + Metric.headerBottom.value
            }
            plan.headers.append((y + Metric.headerTop.value, header))
            y += zone
            // Rows.
            var rows: [(y: Double, height: Double)] = []
            var inCard = 0.0
            for row in group.rows {
                let height = rowHeight(row, columns, solver)
                rows.append((inCard, height))
                inCard += height
            }
            plan.rows.append(rows)
            plan.cards.append((y, inCard))
            y += inCard
            // Footer and the gap below.
            let footer = height(of: group.footer, textWidth, solver)
            if !group.footer.isEmpty { y += Metric.footerTop.value }
            plan.footers.append(y)
            y += footer
            if hasCards || (index < groups.count - 1 && !groups[index + 1].header.isEmpty) {
                y += Metric.sectionBottom.value
            }
        }
        plan.height = y + margins.bottom
        return plan
    }

    private func height(of parts: [Element], _ width: Double, _ solver: Solver) -> Double {
        let offer = Proposal(width: Length(width), height: .unspecified)
        return parts.reduce(0) { $0 + $1.measure(offer, solver).height }
    }

    /// The row's own room: the list's, or what `.listRowInsets` says.
    private func insets(_ row: Row, _ columns: Columns) -> EdgeInsets {
        var insets = EdgeInsets(
            top: Metric.rowPadding.value, left: columns.content.lowerBound - columns.card.lowerBound,
            bottom: Metric.rowPadding.value, right: columns.card.upperBound - columns.content.upperBound)
        guard let wanted = row.content.traits.rare.rowInsets, let sides = wanted else { return insets }
        if let top = sides.top { insets.top = top?.asDistance ?? insets.top }
        if let bottom = sides.bottom { insets.bottom = bottom?.asDistance ?? insets.bottom }
        let leading = environment.edge(.leading)
        let trailing = environment.edge(.trailing)
        if let side = sides.leading { insets[leading] = side?.asDistance ?? insets[leading] }
        if let side = sides.trailing { insets[trailing] = side?.asDistance ?? insets[trailing] }
        return insets
    }

    private func offer(_ row: Row, _ insets: EdgeInsets, _ columns: Columns, _ solver: Solver) -> Proposal {
        let badge = row.badge.map { $0.measure(.unspecified, solver).width + Metric.stackSpacing.value } ?? 0
        return Proposal(width: Length(columns.width - insets.horizontal - badge), height: .unspecified)
    }

    private func rowHeight(_ row: Row, _ columns: Columns, _ solver: Solver) -> Double {
        let insets = insets(row, columns)
        let content = row.content.measure(offer(row, insets, columns, solver), solver)
        return max(Metric.rowHeight.value, content.height + insets.vertical)
    }

    // MARK: Element

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        switch (proposal.width, proposal.height) {
        case (.unspecified, _), (_, .unspecified):
            let width = proposal.width.points(ideal: solver.containerSize.width)
            let height = plan(columns(width.isFinite ? width : 0, (0, 0)), solver).height
            return Size(width: width, height: proposal.height.points(ideal: height))
        case (.definite, .definite), (.definite, .infinite), (.infinite, .definite), (.infinite, .infinite):
            return proposal.size(ideal: .zero)
        }
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        for metric in [Metric.rowMargin, .sectionTop, .headerTop, .headerBottom, .cardRadius] { solver.assume(metric) }
        let reach = placement.reach(of: frame)
        let columns = columns(frame.width, (reach.left, reach.right))
        let plan = plan(columns, solver)
        let view = ScrollPosition(
            of: self, content: Size(width: frame.width, height: plan.height), in: frame, axes: [.vertical],
            placement, solver)
        let origin = Point(x: frame.minX, y: frame.minY - view.offset.y)
        var children: [SceneNode] = []
        children.reserveCapacity(groups.count)
        let textWidth = columns.content.upperBound - columns.content.lowerBound
        for (index, group) in groups.enumerated() {
            emitText(
                group.header, at: Point(x: origin.x + columns.content.lowerBound, y: origin.y + plan.headers[index].y),
                textWidth, view.placement, solver, into: &children)
            emitCard(index, origin, columns, plan, view.placement, solver, into: &children)
            emitText(
                group.footer, at: Point(x: origin.x + columns.content.lowerBound, y: origin.y + plan.footers[index]),
                textWidth, view.placement, solver, into: &children)
        }
        nodes.append(placement.node(self, kind, frame, scroll: view.info, children: children))
    }

    private func emitText(
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

    private func emitCard(
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
        let tap = row.tap ?? inner.lazy.compactMap { $0.tap }.first
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
        node.id = content.content.id.child("separator")
        return node
    }
}

extension Solver {
    func list(_ node: ViewNode, _ content: ListContent, _ context: ResolveContext) -> Element {
        if let binding = content.selection, let selected = content.selected {
            context.preferences.selection = (selected, binding)
        }
        var inner = context
        inner.isRow = true
        inner.contentMargins = nil
        let style = content.isForm ? ListStyle.insetGrouped : context.environment.values.listStyle
        var groups: [ListElement.Group] = []
        /// The group loose rows go into, while nothing else stands between them.
        var open: ListElement.Group?
        func close() {
            if let group = open { groups.append(group) }
            open = nil
        }
        for element in resolve(node.children, inner) {
            if let section = element as? SectionElement {
                close()
                groups.append(
                    ListElement.Group(
                        id: section.id, source: section.source, header: section.header,
                        rows: section.rows.map { listRow($0, content, inner) }, footer: section.footer,
                        identifier: section.marks?.identifiers.last))
            } else {
                // Appended in place: a copy per row would make long lists quadratic.
                if open == nil { open = ListElement.Group(id: element.id.child("section"), source: element.source) }
                open?.rows.append(listRow(element, content, inner))
            }
        }
        close()
        let margins = context.contentMargins.map { context.environment.insets($0, standard: Metric.padding.value) }
        return ListElement(
            node, kind: content.isForm ? "Form" : "List", style: style, groups, margins: margins ?? .zero, context)
    }

    private func listRow(_ element: Element, _ list: ListContent, _ context: ResolveContext) -> ListElement.Row {
        let traits = element.traits.rare
        var row = ListElement.Row(content: element)
        if let background = traits.rowBackground {
            row.background = resolveLayers(background, context.with(element.environment), alignment: .center)
        }
        if let binding = list.selection, let tag = traits.tag { row.tap = .select(binding, tag) }
        if let badge = traits.badge {
            let quiet = context.changing { $0.foreground = .secondary }
            let place = ViewNode(.empty, id: element.id, source: element.source)
            row.badge = words(badge, place, "badge", quiet)
        }
        return row
    }
}

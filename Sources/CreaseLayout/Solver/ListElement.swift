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

    let kind: String
    let groups: [Group]
    let isInset: Bool
    let hasCards: Bool
    let margins: EdgeInsets

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
    struct Columns {
        /// From the list's physical left edge.
        var card: ClosedRange<Double>
        var content: ClosedRange<Double>
        var width: Double { card.upperBound - card.lowerBound }
    }

    /// `sides` are how far the window reaches beyond the list on the left and right: an inset counts as margin there.
    func columns(_ width: Double, _ sides: (left: Double, right: Double)) -> Columns {
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
    struct Plan {
        var headers: [(y: Double, height: Double)] = []
        var cards: [(y: Double, height: Double)] = []
        /// Per group, each row's offset in the card and height.
        var rows: [[(y: Double, height: Double)]] = []
        var footers: [Double] = []
        var height = 0.0
    }

    func plan(_ columns: Columns, _ solver: Solver) -> Plan {
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

    func height(of parts: [Element], _ width: Double, _ solver: Solver) -> Double {
        let offer = Proposal(width: Length(width), height: .unspecified)
        return parts.reduce(0) { $0 + $1.measure(offer, solver).height }
    }

    /// The row's own room: the list's, or what `.listRowInsets` says.
    func insets(_ row: Row, _ columns: Columns) -> EdgeInsets {
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

    func offer(_ row: Row, _ insets: EdgeInsets, _ columns: Columns, _ solver: Solver) -> Proposal {
        let badge = row.badge.map { $0.measure(.unspecified, solver).width + Metric.stackSpacing.value } ?? 0
        return Proposal(width: Length(columns.width - insets.horizontal - badge), height: .unspecified)
    }

    func rowHeight(_ row: Row, _ columns: Columns, _ solver: Solver) -> Double {
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
}

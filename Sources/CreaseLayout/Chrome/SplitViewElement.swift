import CreaseDevice

extension Solver {
    /// A split view: one stack in compact width, columns in regular width.
    ///
    /// Pushes are kept by column: a link in a leading column names that column's identity.
    func navigationSplitView(_ node: ViewNode, _ content: SplitViewContent, _ context: ResolveContext) -> Element {
        for column in SplitViewContent.Column.allCases { containers.insert(node.identity(of: column)) }
        let stage = context.stage ?? windowStage
        switch context.environment.values.horizontalSizeClass {
        case .compact:
            let column = content.preferredCompactColumn ?? .sidebar
            let pushes = SplitViewContent.Column.allCases.flatMap { self.pushes(of: node, $0) }
            return page(
                node, kind: "NavigationSplitView", root: node.column(column), pushes: pushes, on: stage, context,
                linking: NavigationTarget(id: node.identity(of: column), isColumn: true),
                following: node.columns(after: column))
        case .regular:
            return SplitViewElement(node, content, stage: stage, context, self)
        }
    }

    /// What links in a column have pushed.
    fileprivate func pushes(of node: ViewNode, _ column: SplitViewContent.Column) -> [Pushed] {
        let target = NavigationTarget(id: node.identity(of: column))
        return (interaction.pushes[target.id] ?? []).map { Pushed($0, onto: target) }
    }
}

/// The columns of an expanded split view. The trailing-most one has the window's bars, each other one bars of its own.
final class SplitViewElement: Element {
    private typealias Column = SplitViewContent.Column

    private struct Part {
        var page: Element
        var stage: BarStage
        var wish: ColumnRequest.Wish
    }

    private let content: SplitViewContent
    private let hasContent: Bool
    private var parts: [Column: Part] = [:]

    init(
        _ node: ViewNode, _ content: SplitViewContent, stage: BarStage, _ context: ResolveContext, _ solver: Solver
    ) {
        self.content = content
        hasContent = node.has(.content)
        super.init(id: node.id, source: node.source, environment: context.environment)
        for column in Column.allCases where column != .content || hasContent {
            let isDetail = column == .detail
            var inner = context
            if !isDetail { inner = inner.changing { $0.toolbarVerticalEdge = nil } }
            let own = isDetail ? stage : BarStage(.column, frame: .zero)
            let host = ViewNode(.group, id: node.id.child(.part(column.rawValue)), source: node.source)
            var root = node.column(column)
            var pushes: [Solver.Pushed] = []
            if isDetail {
                (root, pushes) = solver.detail(of: node)
            }
            let page = solver.page(
                host, kind: nil, root: root, pushes: pushes, on: own, inner,
                linking: NavigationTarget(id: node.identity(of: column), isColumn: true))
            let width = page.traits.rare.columnWidth
            parts[column] = Part(
                page: page, stage: own, wish: .init(least: width?.min, ideal: width?.ideal, most: width?.max))
        }
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        proposal.size(ideal: parts[.detail]?.page.measure(.unspecified, solver) ?? .zero)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let area = placement.extended(frame, edges: Set(Edge.allCases))
        var request = ColumnRequest(area: area, regions: solver.screen.regions, hasContent: hasContent)
        request.visibility = content.visibility
        request.direction = environment.values.layoutDirection
        request.wishes = parts.mapValues(\.wish)
        let columns = ColumnSolver.solve(request)
        for fact in ColumnSolver.assumptions(of: columns, request) { solver.assume(fact) }

        var children: [SceneNode] = []
        let bare = placement.insets(of: area)
        // The detail first: where columns overlap the leading ones lie in front.
        let overlaps = columns.count > 1 && columns.last?.frame == area
        for (column, rect) in overlaps ? columns.suffix(1) + columns.dropLast() : columns {
            guard let part = parts[column] else { continue }
            var inner = placement
            inner.outer = rect
            inner.safe = rect.inset(by: bare.cut(from: area, to: rect))
            if part.stage.kind == .column { part.stage.frame = rect }
            part.page.place(
                Rect(origin: inner.safe.origin, size: inner.safe.size), Proposal(inner.safe.size), inner, solver,
                into: &children)
            if part.stage.kind == .column { solver.columns.append(part.stage.bars(solver)) }
        }
        nodes.append(placement.node(self, "NavigationSplitView", area, children: children))
    }
}

extension Solver {
    /// The detail column: the page a link in a leading column put there, or its own root, and what is pushed on it.
    fileprivate func detail(of node: ViewNode) -> (root: [ViewNode], pushes: [Pushed]) {
        let own = pushes(of: node, .detail)
        let leading = pushes(of: node, .content).isEmpty ? pushes(of: node, .sidebar) : pushes(of: node, .content)
        // Only links that stand in the leading columns are known by now; the last of them chose the detail's page.
        for (index, step) in leading.enumerated().reversed() {
            guard case .link(let id) = step.push, let build = links[id] else { continue }
            return (build(), Array(leading[(index + 1)...]) + own)
        }
        return (node.column(.detail), leading + own)
    }
}

extension ViewNode {
    /// The identity of a split view's column, which its pushes are kept under.
    fileprivate func identity(of column: SplitViewContent.Column) -> ViewID {
        switch column {
        case .sidebar: id.child(.slot(.sidebar))
        case .content: id.child(.slot(.content))
        case .detail: id.child(.slot(.detail))
        }
    }

    /// The columns a selection leads to, one after the other.
    fileprivate func columns(after column: SplitViewContent.Column) -> [[ViewNode]] {
        switch column {
        case .sidebar: has(.content) ? [self.column(.content), self.column(.detail)] : [self.column(.detail)]
        case .content: [self.column(.detail)]
        case .detail: []
        }
    }

    /// The views of a split view's column.
    fileprivate func column(_ column: SplitViewContent.Column) -> [ViewNode] {
        switch column {
        case .sidebar: children(in: .sidebar, loose: .sidebar)
        case .content: children(in: .content)
        case .detail: children(in: .detail)
        }
    }
}

extension EdgeInsets {
    /// The insets of a part of an area: those of the edges it shares.
    fileprivate func cut(from area: Rect, to part: Rect) -> EdgeInsets {
        EdgeInsets(
            top: max(0, top - (part.minY - area.minY)), left: max(0, left - (part.minX - area.minX)),
            bottom: max(0, bottom - (area.maxY - part.maxY)), right: max(0, right - (area.maxX - part.maxX)))
    }
}

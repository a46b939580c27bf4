import CreaseDevice

/// Grid: rows of cells that share column widths and row heights.
///
/// Columns divide the width as the children of an HStack do, a column being as flexible as its least flexible cell;
/// rows divide the height likewise. A view that is no row lies across all columns.
final class GridElement: Element {
    private let alignment: Alignment
    private let columnGap: Double
    private let rowGap: Double
    private let rows: [Row]
    private let columns: Int
    private var last: Plan?

    private struct Row {
        var cells: [Cell]
        var alignment: VerticalAlignment?
        var isAcross: Bool
    }

    private struct Cell {
        var element: Element
        var column: Int
        var span: Int
    }

    private struct Plan {
        var proposal: Proposal
        var widths: [Double]
        var heights: [Double]
        /// What the cells of each row were offered along the height.
        var offers: [Length]
    }

    init(
        _ node: ViewNode, alignment: Alignment, columnGap: Double?, rowGap: Double?, _ children: [Element],
        _ context: ResolveContext
    ) {
        self.alignment = alignment
        self.columnGap = columnGap?.asDistance ?? Metric.stackSpacing.value
        self.rowGap = rowGap?.asDistance ?? Metric.stackSpacing.value
        rows = children.map { child in
            guard let row = child as? GridRowElement else {
                return Row(cells: [Cell(element: child, column: 0, span: 1)], alignment: nil, isAcross: true)
            }
            var column = 0
            let cells = row.children.map { element in
                let span = element.traits.rare.gridColumns
                defer { column += span }
                return Cell(element: element, column: column, span: span)
            }
            return Row(cells: cells, alignment: row.alignment, isAcross: false)
        }
        columns = rows.reduce(1) { most, row in
            max(most, row.isAcross ? 1 : row.cells.last.map { $0.column + $0.span } ?? 0)
        }
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    private func span(_ lengths: [Double], _ cell: Cell, _ row: Row, gap: Double) -> Double {
        let range = row.isAcross ? 0..<lengths.count : cell.column..<min(cell.column + cell.span, lengths.count)
        return lengths[range].reduce(0, +) + gap * Double(max(0, range.count - 1))
    }

    private func plan(_ proposal: Proposal, _ solver: Solver) -> Plan {
        if let last, last.proposal == proposal { return last }
        // 1. Columns, by the cells that lie in one column only.
        var single: [[Element]] = Array(repeating: [], count: columns)
        for row in rows where !row.isAcross {
            for cell in row.cells where cell.span == 1 { single[cell.column].append(cell.element) }
        }
        let widths = divide(proposal.width, gap: columnGap, count: columns, solver) { column, offer in
            let question = Proposal(width: offer, height: proposal.height)
            return single[column].reduce(0) { max($0, $1.measure(question, solver).width) }
        }.lengths
        // 2. Rows, at those widths.
        let (heights, offers) = divide(proposal.height, gap: rowGap, count: rows.count, solver) { index, offer in
            let row = rows[index]
            return row.cells.reduce(0) { most, cell in
                let width = span(widths, cell, row, gap: columnGap)
                let question = Proposal(
                    width: row.isAcross && proposal.width == .unspecified ? .unspecified : Length(width),
                    height: offer)
                return max(most, cell.element.measure(question, solver).height)
            }
        }
        let plan = Plan(proposal: proposal, widths: widths, heights: heights, offers: offers)
        last = plan
        return plan
    }

    /// Divides a length among tracks as a stack does among its children.
    private func divide(
        _ whole: Length, gap: Double, count: Int, _ solver: Solver, _ measure: (Int, Length) -> Double
    ) -> (lengths: [Double], offers: [Length]) {
        guard solver.mayProbe else {
            // Grids in grids ask twice a level; past the allowance a grid shares equally and asks nobody.
            let share = max(0, whole.points(ideal: 0) - gap * Double(max(0, count - 1))) / Double(max(count, 1))
            let length = share.isFinite ? share : 0
            return (Array(repeating: length, count: count), Array(repeating: .definite(length), count: count))
        }
        guard case .definite(let length) = whole else {
            return ((0..<count).map { measure($0, whole) }, Array(repeating: whole, count: count))
        }
        var lengths = [Double](repeating: 0, count: count)
        var offers = [Length](repeating: .zero, count: count)
        var left = length - gap * Double(max(0, count - 1))
        let flexibilities = (0..<count).map { index in
            (index: index, flexibility: measure(index, .infinite) - measure(index, .zero))
        }
        let order = flexibilities.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        for (served, entry) in order.enumerated() {
            let offer = Length.definite(max(0, left) / Double(count - served))
            lengths[entry.index] = measure(entry.index, offer)
            offers[entry.index] = offer
            left -= lengths[entry.index]
        }
        return (lengths, offers)
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        let plan = plan(proposal, solver)
        let across = rows.filter(\.isAcross).reduce(0) { most, row in
            row.cells.reduce(most) { max($0, $1.element.measure(proposal, solver).width) }
        }
        let width = plan.widths.reduce(0, +) + columnGap * Double(max(0, columns - 1))
        return Size(
            width: max(0, width, across),
            height: max(0, plan.heights.reduce(0, +) + rowGap * Double(max(0, rows.count - 1))))
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let plan = plan(proposal, solver)
        var starts: [Double] = []
        var x = 0.0
        for width in plan.widths {
            starts.append(x)
            x += width + columnGap
        }
        var inner: [SceneNode] = []
        var y = 0.0
        for (index, row) in rows.enumerated() {
            for cell in row.cells {
                let width = row.isAcross ? frame.width : span(plan.widths, cell, row, gap: columnGap)
                let start = row.isAcross ? 0 : starts[min(cell.column, starts.count - 1)]
                let box = environment.frame(
                    x: start, y: y, Size(width: width, height: plan.heights[index]), in: frame)
                let offer = Proposal(width: Length(width), height: plan.offers[index])
                let size = cell.element.measure(offer, solver)
                let aligned = Alignment(alignment.horizontal, row.alignment ?? alignment.vertical)
                let place = environment.frame(of: cell.element, size, offer, aligned: aligned, in: box, solver)
                cell.element.place(place, offer, placement, solver, into: &inner)
            }
            y += plan.heights[index] + rowGap
        }
        nodes.append(placement.node(self, "Grid", frame, children: inner))
    }

    override func describe(_ summary: inout Summary) {
        for row in rows { for cell in row.cells { cell.element.describe(&summary) } }
    }
}

/// GridRow: only its grid lays it out; anywhere else it is a horizontal stack.
final class GridRowElement: WrapperElement {
    let children: [Element]
    let alignment: VerticalAlignment?

    init(_ node: ViewNode, _ children: [Element], alignment: VerticalAlignment?, stack: Element) {
        self.children = children
        self.alignment = alignment
        super.init(node, around: stack)
    }
}

extension Solver {
    func grid(_ node: ViewNode, _ context: ResolveContext) -> Element {
        guard case .grid(let alignment, let horizontal, let vertical) = node.kind else {
            return resolveOne(node.children, context)
        }
        return GridElement(
            node, alignment: alignment, columnGap: horizontal, rowGap: vertical, resolve(node.children, context),
            context)
    }

    func gridRow(_ node: ViewNode, _ context: ResolveContext) -> Element {
        guard case .gridRow(let alignment) = node.kind else { return resolveOne(node.children, context) }
        let children = resolve(node.children, context)
        return GridRowElement(
            node, children, alignment: alignment, stack: row(node, context, spacing: nil, children))
    }
}

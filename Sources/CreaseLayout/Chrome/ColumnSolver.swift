import CreaseDevice

/// The columns of an expanded split view and what they ask for.
struct ColumnRequest {
    struct Wish: Hashable {
        var least: Double?
        var ideal: Double?
        var most: Double?
    }

    typealias Column = SplitViewContent.Column

    /// Everything the split view covers, rail included.
    var area: Rect
    var regions: [Region] = []
    var hasContent = false
    var visibility: SplitViewContent.Visibility = .automatic
    var direction: LayoutDirection = .leftToRight
    var wishes: [Column: Wish] = [:]
}

/// Divides a split view (FACTS.md 8).
///
/// 1. Two columns are both shown unless only the detail is asked for. Of three, two are shown in a container wider than
///    tall and the detail alone in a taller one, unless all are asked for and have room.
/// 2. Where three do not fit beside each other in a taller container, those asked for lie over the detail, which keeps
///    the whole width.
/// 3. Leading columns take the width they ask for; the detail gets the rest.
/// 4. An active fold lies between the detail and the columns before it, wherever the widths would end.
struct ColumnSolver {
    typealias Column = SplitViewContent.Column

    /// Visible columns, leading first; where they overlap a leading one lies over the detail.
    static func solve(_ request: ColumnRequest) -> [(column: Column, frame: Rect)] {
        let shown = shown(request)
        let leading = shown.dropLast()
        let area = request.area
        guard let detail = shown.last, !leading.isEmpty else { return shown.map { ($0, area) } }

        if request.hasContent, area.width <= area.height {
            let widths = leading.map { ($0, width(of: $0, among: leading.count, request)) }
            return frames(widths, in: area, request.direction) + [(detail, area)]
        }

        if let fold = Fold(in: area, of: request.regions), fold.axis == .horizontal {
            let halves = fold.halves(request.direction)
            let share = halves.leading.width / Double(leading.count)
            return frames(leading.map { ($0, share) }, in: halves.leading, request.direction)
                + [(detail, halves.trailing)]
        }
        let widths = leading.map { ($0, width(of: $0, among: leading.count, request)) }
        let taken = widths.reduce(0) { $0 + $1.1 }
        return frames(widths + [(detail, max(0, area.width - taken))], in: area, request.direction)
    }

    /// The guesses these columns rest on.
    static func assumptions(of columns: [(column: Column, frame: Rect)], _ request: ColumnRequest) -> [Fact] {
        var facts: [Fact] = []
        if request.hasContent, request.visibility == .all { facts.append(.columnDetailLeast) }
        let leading = columns.dropLast()
        guard !leading.isEmpty, Fold(in: request.area, of: request.regions)?.axis != .horizontal else { return facts }
        if leading.contains(where: { $0.column == .content && request.wishes[$0.column]?.ideal == nil }) {
            facts.append(.columnContent)
        }
        let limit = request.area.width * Fact.columnLeadingMost.value / Double(leading.count)
        if leading.contains(where: { $0.frame.width >= limit }) { facts.append(.columnLeadingMost) }
        return facts
    }

    private static func shown(_ request: ColumnRequest) -> [Column] {
        let isWide = request.area.width > request.area.height
        switch (request.visibility, request.hasContent) {
        case (.detailOnly, _): return [.detail]
        case (.automatic, false), (.all, false), (.doubleColumn, false): return [.sidebar, .detail]
        case (.automatic, true): return isWide ? [.content, .detail] : [.detail]
        case (.doubleColumn, true): return [.content, .detail]
        case (.all, true):
            // Three columns need room for the detail beside two of the usual width.
            let least = Fact.columnSidebar.value + Fact.columnContent.value + Fact.columnDetailLeast.value
            return request.area.width >= least ? [.sidebar, .content, .detail] : [.content, .detail]
        }
    }

    private static func width(of column: Column, among count: Int, _ request: ColumnRequest) -> Double {
        let usual = column == .content ? Fact.columnContent.value : Fact.columnSidebar.value
        let wish = request.wishes[column] ?? .init()
        let ideal = finite(wish.ideal) ?? usual
        let least = finite(wish.least) ?? 0
        let most = finite(wish.most) ?? .infinity
        // The detail keeps the rest.
        let limit = request.area.width * Fact.columnLeadingMost.value / Double(count)
        return min(limit, max(least, min(ideal, max(most, least))))
    }

    private static func finite(_ length: Double?) -> Double? {
        length.flatMap { $0.isFinite ? max(0, $0) : nil }
    }

    private static func frames(
        _ columns: [(Column, Double)], in area: Rect, _ direction: LayoutDirection
    ) -> [(column: Column, frame: Rect)] {
        var start = 0.0
        return columns.map { column, width in
            let x = direction == .leftToRight ? area.minX + start : area.maxX - start - width
            start += width
            return (column, Rect(x: x, y: area.y, width: width, height: area.height))
        }
    }
}

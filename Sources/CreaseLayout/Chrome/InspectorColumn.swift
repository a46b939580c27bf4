import CreaseDevice

/// The trailing column an inspector takes of a page in regular width (FACTS.md 8).
///
/// As wide as its content asks for, at most half of the page; on an active fold it has the trailing half, as the columns
/// of a split view meet there. The rail stays outside, with the page's items in it.
struct InspectorColumn {
    var frame: Rect
    /// What is left to the page.
    var page: Rect

    /// `area` is all the page would cover, `insets` what bars and the bare window take from it.
    init(
        in area: Rect, insets: EdgeInsets, regions: [Region], width wish: Traits.ColumnWidth?,
        direction: LayoutDirection
    ) {
        let usable = area.inset(by: EdgeInsets(left: insets.left, right: insets.right))
        let isRight = direction == .leftToRight
        if let fold = Fold(in: area, of: regions), fold.axis == .horizontal {
            let halves = fold.halves(direction)
            let half = halves.trailing.intersection(usable) ?? halves.trailing
            frame = Rect(x: half.x, y: area.y, width: half.width, height: area.height)
            page = halves.leading
            return
        }
        func finite(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? max(0, $0) : nil } }
        let least = finite(wish?.min) ?? 0
        let most = max(least, finite(wish?.max) ?? .infinity)
        let wanted = max(least, min(most, finite(wish?.ideal) ?? Fact.columnInspector.value))
        let width = min(wanted, usable.width * Fact.columnSideMost.value)
        frame = Rect(
            x: isRight ? usable.maxX - width : usable.minX, y: area.y, width: width, height: area.height)
        page =
            isRight
            ? Rect(x: area.x, y: area.y, width: frame.minX - area.minX, height: area.height)
            : Rect(x: frame.maxX, y: area.y, width: area.maxX - frame.maxX, height: area.height)
    }
}

extension Solver {
    /// The column of an inspector beside a page of the window; `nil` without one, and in compact width, where it is a
    /// sheet.
    func inspectorColumn(in area: Rect, insets: EdgeInsets, _ stage: BarStage) -> InspectorColumn? {
        guard screen.sizeClasses.horizontal == .regular, stage === windowStage,
            let asked = presented.first(where: { $0.content.kind == .inspector })
        else { return nil }
        let column = InspectorColumn(
            in: area, insets: insets, regions: screen.regions, width: asked.content.content().columnWidth,
            direction: screen.conditions.direction)
        if Fold(in: area, of: screen.regions) != nil { assume(.columnInspectorFold) }
        inspector = column.frame
        return column
    }
}

extension [ViewNode] {
    /// The column width asked for at the root of views, looking through their modifiers.
    fileprivate var columnWidth: Traits.ColumnWidth? {
        guard var node = first, count == 1 else { return nil }
        for _ in 0..<48 {
            guard case .modified(let modifier) = node.kind else { return nil }
            if case .navigationSplitColumnWidth(let least, let ideal, let most) = modifier {
                return (least, ideal, most)
            }
            guard let child = node.children.first else { return nil }
            node = child
        }
        return nil
    }
}

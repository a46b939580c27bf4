import CreaseDevice

extension BarScope {
    /// Tells the solver which guesses show only once the bars are filled.
    func noteAssumptions(of bars: Bars, _ solver: Solver) {
        let rows = [bars.top, bars.bottom, bars.keyboard].compactMap(\.self)
        if rows.contains(where: { Set($0.items.map(\.group)).count > 1 }) { solver.assume(.barItemGap) }
    }

    /// Tells the solver which guesses these bars rest on.
    func noteAssumptions(_ solver: Solver) {
        guard let page else { return }
        if container.kind == .sheet, hasTopRow { solver.assume(.sheetRow) }
        if searchRow != nil || raisedSearchRow != nil { solver.assume(.barSearch) }
        if accessoryRow != nil { solver.assume(.keyboardAccessory) }
        // The status region is a guess just where it was moved out of its column.
        if container.isDisabled, screen.region(named: .status)?.basis == .assumed {
            solver.assume(.statusHorizontalRegion)
        }
        if hasBottomRow { solver.assume(.barBottomBand) }
        if hasTabBand, screen.display != .inner || screen.conditions.tier < .sdk271 { solver.assume(.barTabBandOther) }
        for piece in page.pieces {
            switch piece {
            case .spacer(let isFlexible, _): if !isFlexible { solver.assume(.barFixedSpacer) }
            case .item, .boundary: break
            }
        }
        for (item, placement) in zip(items, placements) where placement.place == .top || placement.place == .bottom {
            switch item.kind {
            case .titleOnly, .systemEdit: solver.assume(.barWordPadding)
            case .custom, .segmented: solver.assume(.barCustomPadding)
            case .symbol: break
            }
        }
    }
}

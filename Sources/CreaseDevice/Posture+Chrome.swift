extension Posture {
    /// What the system's bars take from the window.
    func chrome(in window: Size, _ uses: inout FactLedger) -> ChromeMetrics {
        let row = uses(rowFact).range
        let isOuter = stance.display == .outer && tier >= .sdk27
        let band = stance.display == .inner && tier >= .sdk271 ? Fact.barTabBand : .barTabBandOther
        return ChromeMetrics(
            navigationBar: Rect(x: 0, y: row.lowerBound, width: window.width, height: row.upperBound - row.lowerBound),
            // The rail needs no band; whether an app turns its vertical bars off is not known here.
            tabBand: railEdge == nil ? uses(band).value : band.value,
            tabPillHeight: isOuter ? Fact.barTabOuterHeight.value : Fact.barPillHeight.value,
            tabPillBottom: isOuter ? Fact.barTabOuterBottom.value : Fact.barPillBottom.value,
            bottomBarBand: Fact.barBottomBand.value)
    }

    /// The row of the navigation bar.
    private var rowFact: Fact {
        switch stance.display {
        case .phone: return stance == .phoneUpright ? .phoneRow : .phoneRowSideways
        case .outer, .inner: break
        }
        switch tier {
        case .sdk26: return isSidewaysBox ? .barRow26Sideways : .barRow26
        case .sdk27: return .barRow27
        case .sdk271, .sdk272:
            guard stance.isTall else { return .barRow }
            return split == .right ? .barRowLower : .barRowTall
        }
    }
}

extension Posture {
    /// Insets of the bare window.
    func safeArea(_ uses: inout FactLedger) -> EdgeInsets {
        switch stance.display {
        case .phone: return uses(stance == .phoneUpright ? .phoneInsetsUpright : .phoneInsetsSideways).insets
        case .outer, .inner: break
        }
        switch tier {
        case .sdk26: return uses(isSidewaysBox ? .insets26Sideways : .insets26Upright).insets
        case .sdk27: return uses(stance.display == .outer ? .insets27Outer : .insets27Inner).insets
        case .sdk271, .sdk272: return uses(bareInsets).insets
        }
    }

    /// The row of the pose table, or of the Split View table.
    private var bareInsets: Fact {
        switch (stance, split) {
        case (.outerUpright, _): .insetsOuterUpright
        case (.outerClockwise, _): .insetsOuterClockwise
        case (.outerAnticlockwise, _): .insetsOuterAnticlockwise
        case (.innerLandscape, nil), (.innerLandscapeTurned, nil): .insetsInnerLandscape
        case (.innerLandscape, .left?), (.innerLandscapeTurned, .left?): .insetsSplitLeft
        case (.innerLandscape, .right?), (.innerLandscapeTurned, .right?): .insetsSplitRight
        case (.innerTallClockwise, nil), (.innerTallAnticlockwise, nil): .insetsInnerTall
        case (.innerTallClockwise, .left?), (.innerTallAnticlockwise, .left?): .insetsSplitUpper
        case (.innerTallClockwise, .right?), (.innerTallAnticlockwise, .right?): .insetsSplitLower
        case (.phoneUpright, _): .phoneInsetsUpright
        case (.phoneClockwise, _), (.phoneAnticlockwise, _): .phoneInsetsSideways
        }
    }
}

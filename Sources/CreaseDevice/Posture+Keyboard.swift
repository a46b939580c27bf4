extension Posture {
    /// The part of the keyboard that covers the window, in its coordinates; `nil` where it covers none of it, as in
    /// the upper of two stacked halves.
    ///
    /// It stands on the display's bottom edge and is as wide as the display; a 26.x box has one of its own.
    func keyboard(in window: Rect, _ uses: inout FactLedger) -> Rect? {
        let area = tier == .sdk26 && stance.display != .phone ? window : Rect(origin: .zero, size: stance.displaySize)
        let height = min(uses(keyboardFact).value, area.height)
        if tier == .sdk27, stance.display != .phone { uses(.keyboard27) }
        let keyboard = Rect(x: area.x, y: area.maxY - height, width: area.width, height: height)
        return keyboard.intersection(window)?.offset(dx: -window.x, dy: -window.y)
    }

    private var keyboardFact: Fact {
        if tier == .sdk26, stance.display != .phone {
            return isSidewaysBox ? .keyboard26Sideways : .keyboard26Upright
        }
        switch stance {
        case .outerUpright: return .keyboardOuterUpright
        case .outerClockwise, .outerAnticlockwise: return .keyboardOuterSideways
        case .innerLandscape, .innerLandscapeTurned: return split == nil ? .keyboardInnerLandscape : .keyboardSplit
        case .innerTallClockwise, .innerTallAnticlockwise:
            if split != nil { return .keyboardSplitStacked }
            return hinge?.status == .partiallyOpen ? .keyboardLaptop : .keyboardInnerTall
        case .phoneUpright: return .phoneKeyboardUpright
        case .phoneClockwise, .phoneAnticlockwise: return .phoneKeyboardSideways
        }
    }
}

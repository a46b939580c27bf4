extension Posture {
    /// The window on its display: what the display leaves an app, then what the tier takes from it.
    func windowFrame(_ uses: inout FactLedger) -> Rect {
        let area = share(&uses)
        guard stance.display != .phone else { return area }
        switch tier {
        case .sdk26: return box(in: area, &uses)
        case .sdk27: return area.inset(by: strip(&uses))
        case .sdk271, .sdk272: return area
        }
    }

    /// The display, the app's half of it in Split View, or what is below a pinned picture.
    private func share(_ uses: inout FactLedger) -> Rect {
        if split != nil, stance.isTall {
            uses(.splitStackedOrder)
            uses(.splitHalfStacked)
        }
        let picture = hasPinnedPicture ? uses(.mediaPinnedHeight).value : 0
        return half.inset(by: EdgeInsets(top: picture))
    }

    /// The app's half of the display in Split View, the whole of it otherwise.
    var half: Rect {
        guard let split else { return Rect(origin: .zero, size: stance.displaySize) }
        let start = split == .left ? 0 : Fact.splitSecond.value
        return stance.isTall
            ? Rect(origin: Point(x: 0, y: start), size: Fact.splitHalfStacked.size)
            : Rect(origin: Point(x: start, y: 0), size: Fact.splitHalf.size)
    }

    /// The fixed window of a 26.x app, centred; cut where a stacked half is lower than it.
    private func box(in area: Rect, _ uses: inout FactLedger) -> Rect {
        if !stance.isOpenLandscape || split != nil { uses(.window26Place) }
        var size = isSidewaysBox ? uses(.window26Sideways).size : Fact.window26Size.size
        size.height = min(size.height, area.height)
        return Rect(centre: Point(x: area.midX, y: area.midY), size: size)
    }

    /// A 26.x app's box lies on its side only where the outer display does.
    var isSidewaysBox: Bool { stance == .outerClockwise || stance == .outerAnticlockwise }

    /// What a 27.0 window leaves free for the status column: the screen's rail side, the top where there is none.
    private func strip(_ uses: inout FactLedger) -> EdgeInsets {
        let strip = Fact.window27Strip.value
        var insets = EdgeInsets.zero
        switch (stance.railEdge, split) {
        case (let edge?, nil), (let edge?, .right?): insets[edge] = strip
        case (_?, .left?): break
        case (nil, nil), (nil, .left?):
            uses(.window27InnerTallPlace)
            insets.top = strip
        case (nil, .right?): break
        }
        return insets
    }

    /// The size classes of the window.
    func sizeClasses(_ uses: inout FactLedger) -> SizeClasses {
        let upright = SizeClasses(horizontal: .compact, vertical: .regular)
        let sideways = SizeClasses(horizontal: .compact, vertical: .compact)
        switch stance {
        case .phoneUpright: return upright
        case .phoneClockwise, .phoneAnticlockwise: return SizeClasses(horizontal: .regular, vertical: .compact)
        case .outerUpright, .outerClockwise, .outerAnticlockwise, .innerLandscape, .innerLandscapeTurned,
            .innerTallClockwise, .innerTallAnticlockwise:
            break
        }
        if tier == .sdk26 {
            uses(.classes26)
            return isSidewaysBox ? sideways : upright
        }
        switch stance.display {
        case .outer: return stance == .outerUpright ? upright : sideways
        case .inner, .phone:
            guard split != nil else { return SizeClasses(horizontal: .regular, vertical: .regular) }
            if stance.isTall { uses(.classesSplitStacked) }
            return upright
        }
    }
}

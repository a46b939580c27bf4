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
        let display = Rect(origin: .zero, size: stance.displaySize)
        if let split {
            guard stance.isTall else {
                let x = split == .left ? 0 : Fact.splitSecond.value
                return Rect(origin: Point(x: x, y: 0), size: Fact.splitHalf.size)
            }
            uses(.splitStackedOrder)
            let y = split == .left ? 0 : Fact.splitSecond.value
            return Rect(origin: Point(x: 0, y: y), size: uses(.splitHalfStacked).size)
        }
        guard hasPinnedPicture else { return display }
        return display.inset(by: EdgeInsets(top: uses(.mediaPinnedHeight).value))
    }

    /// The fixed window of a 26.x app, centred.
    private func box(in area: Rect, _ uses: inout FactLedger) -> Rect {
        if !stance.isOpenLandscape || split != nil { uses(.window26Place) }
        let size = isSidewaysBox ? uses(.window26Sideways).size : Fact.window26Size.size
        return Rect(
            x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
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

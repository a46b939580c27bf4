extension Posture {
    /// The reserved regions that touch the window, in its coordinates and clipped to it: fold, camera, status.
    ///
    /// Empty below tier 27.1. Margins stay those of the whole region, as a Split View half reports them.
    func regions(in window: Rect, _ uses: inout FactLedger) -> [Region] {
        guard tier >= .sdk271 else { return [] }
        return [fold(&uses), camera(&uses), status(&uses)].compactMap { region in
            guard var region, let part = region.frame.intersection(window) else { return nil }
            region.frame = part.offset(dx: -window.x, dy: -window.y)
            if isUnseen { region.basis = .assumed }
            return region
        }
    }

    /// A window nobody has measured: stacked halves, and what a pinned picture leaves.
    private var isUnseen: Bool { hasPinnedPicture || (split != nil && stance.isTall) }

    /// The fold of the inner display, active while partly folded.
    private func fold(_ uses: inout FactLedger) -> Region? {
        guard stance.display == .inner, let hinge else { return nil }
        if split != nil, stance.isTall { uses(.splitFoldStacked) }
        let frame = stance.isTall ? Fact.regionFoldTall : .regionFoldLandscape
        let margins = stance.isTall ? Fact.regionFoldTallMargins : .regionFoldLandscapeMargins
        return Region(
            kind: .division, name: .fold, frame: frame.rect, margins: margins.insets,
            isActive: hinge.status == .partiallyOpen, basis: frame.basis)
    }

    /// The outer camera, always active, or the inner one, active while in use.
    private func camera(_ uses: inout FactLedger) -> Region? {
        guard let fact = cameraFact else { return nil }
        let isInner = stance.display == .inner
        if isInner, usesCamera { uses(.regionCameraInnerActive) }
        return Region(
            kind: .occlusion, name: .camera, frame: fact.rect, isActive: !isInner || usesCamera,
            basis: isInner && usesCamera ? Fact.regionCameraInnerActive.basis : split != nil ? .derived : fact.basis)
    }

    /// Where the camera of the lit display is; `nil` on the phone, whose regions are not known.
    var cameraFact: Fact? {
        switch stance {
        case .outerUpright: .regionCameraOuterUpright
        case .outerClockwise: .regionCameraOuterClockwise
        case .outerAnticlockwise: .regionCameraOuterAnticlockwise
        case .innerLandscape: .regionCameraInnerLandscape
        case .innerLandscapeTurned: .regionCameraInnerLandscapeTurned
        case .innerTallClockwise: .regionCameraInnerTallClockwise
        case .innerTallAnticlockwise: .regionCameraInnerTallAnticlockwise
        case .phoneUpright, .phoneClockwise, .phoneAnticlockwise: nil
        }
    }

    /// The status column, grown by the Live Activities in it.
    private func status(_ uses: inout FactLedger) -> Region? {
        guard let fact = statusFact else { return nil }
        let growth = islandLength(&uses)
        var frame = fact.rect
        frame.size.height += growth
        if stance == .outerClockwise { frame.origin.y -= growth }
        return Region(
            kind: .occlusion, name: .status, frame: frame, isActive: true,
            basis: growth > 0 ? Fact.statusIslandLength.basis : split != nil ? .derived : fact.basis)
    }

    /// Where the status column is; `nil` on the phone, whose regions are not known.
    private var statusFact: Fact? {
        switch stance {
        case .outerUpright: .regionStatusOuterUpright
        case .outerClockwise: .regionStatusOuterClockwise
        case .outerAnticlockwise: .regionStatusOuterAnticlockwise
        case .innerLandscape, .innerLandscapeTurned: .regionStatusInnerLandscape
        case .innerTallClockwise, .innerTallAnticlockwise: .regionStatusInnerTall
        case .phoneUpright, .phoneClockwise, .phoneAnticlockwise: nil
        }
    }

    /// What Live Activities add to the status column; nothing where there is no rail to grow into.
    func islandLength(_ uses: inout FactLedger) -> Double {
        guard stance.railEdge != nil, liveActivities > 0 else { return 0 }
        return uses(.statusIslandLength).value * Double(liveActivities)
    }
}

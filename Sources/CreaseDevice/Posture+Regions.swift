extension Posture {
    /// The reserved regions that touch the window, in its coordinates and clipped to it: fold, camera, status.
    ///
    /// Empty below tier 27.1. Margins stay those of the whole region, as a Split View half reports them.
    func regions(in window: Rect, _ uses: inout FactLedger) -> [Region] {
        guard tier >= .sdk271 else { return [] }
        return [fold, camera, status].compactMap { region in
            guard var region, let part = region.frame.intersection(window) else { return nil }
            region.frame = part.offset(dx: -window.x, dy: -window.y)
            if isUnseen { region.basis = .assumed }
            noteGuesses(of: region.name, &uses)
            return region
        }
    }

    /// Notes what had to be guessed for a region the window has; one it does not touch costs no guess.
    private func noteGuesses(of name: Region.Name, _ uses: inout FactLedger) {
        switch name {
        case .fold: if split != nil, stance.isTall { uses(.splitFoldStacked) }
        case .camera: if stance.display == .inner, usesCamera { uses(.regionCameraInnerActive) }
        case .status: island(&uses)
        case .windowControls: break
        }
    }

    /// A window nobody has measured: stacked halves, and what a pinned picture leaves.
    private var isUnseen: Bool { hasPinnedPicture || (split != nil && stance.isTall) }

    /// The fold of the inner display, active while partly folded.
    private var fold: Region? {
        guard stance.display == .inner, let hinge else { return nil }
        let frame = stance.isTall ? Fact.regionFoldTall : .regionFoldLandscape
        let margins = stance.isTall ? Fact.regionFoldTallMargins : .regionFoldLandscapeMargins
        return Region(
            kind: .division, name: .fold, frame: frame.rect, margins: margins.insets,
            isActive: hinge.status == .partiallyOpen, basis: frame.basis)
    }

    /// The outer camera, always active, or the inner one, active while in use.
    private var camera: Region? {
        guard let fact = cameraFact else { return nil }
        let isInner = stance.display == .inner
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
    private var status: Region? {
        guard let fact = statusFact else { return nil }
        let growth = islandLength
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
    private var islandLength: Double {
        stance.railEdge == nil ? 0 : Fact.statusIslandLength.value * Double(liveActivities)
    }

    /// The same for a number of the screen, which then rests on the guesses behind it.
    @discardableResult
    func island(_ uses: inout FactLedger) -> Double {
        if islandLength > 0 {
            uses(.statusIslandLength)
            if hidesLiveActivities { uses(.statusIslandLimit) }
        }
        return islandLength
    }
}

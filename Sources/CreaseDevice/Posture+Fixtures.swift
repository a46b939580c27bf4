extension Posture {
    /// What the system draws on the glass, in display coordinates: camera, clock, network, home indicator.
    ///
    /// A picture is no number of the screen: its guesses are told by the fixtures' basis, not as its assumptions.
    var fixtures: [Fixture] {
        var fixtures: [Fixture] = []
        if let camera = cameraFact, stance.display == .outer || usesCamera {
            let basis = stance.display == .outer ? camera.basis : Fact.regionCameraInnerActive.basis
            fixtures.append(Fixture(kind: .camera, frame: camera.rect, basis: basis))
        }
        fixtures += clockAndNetwork
        fixtures.append(homeIndicator)
        return fixtures
    }

    private var clockAndNetwork: [Fixture] {
        let column = stance.displaySize.width - Fact.railColumn.value
        switch stance {
        case .outerUpright:
            return cluster(
                ring: Point(x: column, y: Fact.statusRingOuter.value),
                clock: Point(x: column, y: Fact.statusClockOuter.value), Fact.statusRingOuter.basis)
        case .innerLandscape, .innerLandscapeTurned:
            return cluster(
                ring: Point(x: column, y: Fact.statusRingInner.value),
                clock: Point(x: column, y: Fact.statusClockInner.value), Fact.statusRingInner.basis)
        case .innerTallClockwise, .innerTallAnticlockwise:
            let centre = Fact.statusTallCentre.value
            let ring = Point(x: stance.displaySize.width - centre, y: centre)
            return cluster(
                ring: ring, clock: Point(x: ring.x - Fact.statusTallClock.value, y: centre),
                Fact.statusTallCentre.basis)
        case .outerClockwise, .outerAnticlockwise:
            // Hidden, as `status.sideways` assumes.
            return []
        case .phoneUpright:
            return [
                Fixture(kind: .camera, frame: Fact.phoneCamera.rect, basis: .assumed),
                Fixture(kind: .clock, frame: Fact.phoneClock.rect, basis: .assumed),
                Fixture(kind: .network, frame: Fact.phoneNetwork.rect, basis: .assumed),
            ]
        case .phoneClockwise, .phoneAnticlockwise:
            let camera = Fact.phoneCamera.rect
            let x = stance == .phoneAnticlockwise ? camera.y : stance.displaySize.width - camera.maxY
            return [
                Fixture(
                    kind: .camera, frame: Rect(x: x, y: camera.x, width: camera.height, height: camera.width),
                    basis: .assumed)
            ]
        }
    }

    /// Clock and network ring around their centres; the basis is the ring's, the box of the clock is a guess anyway.
    private func cluster(ring: Point, clock: Point, _ basis: Fact.Basis) -> [Fixture] {
        let diameter = 2 * Fact.statusRingRadius.value
        return [
            Fixture(
                kind: .clock, frame: Rect(centre: clock, size: Fact.statusClockSize.size),
                basis: Fact.statusClockSize.basis),
            Fixture(
                kind: .network, frame: Rect(centre: ring, size: Size(width: diameter, height: diameter)),
                basis: basis),
        ]
    }

    /// The bar at the bottom of the display, or of the app's half in Split View.
    private var homeIndicator: Fixture {
        let size = Fact.statusHomeIndicator.size
        let y = half.maxY - Fact.statusHomeIndicatorBottom.value - size.height / 2
        return Fixture(
            kind: .homeIndicator, frame: Rect(centre: Point(x: half.midX, y: y), size: size), basis: .assumed)
    }
}

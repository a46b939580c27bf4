extension Posture {
    /// What the system draws on the glass, in display coordinates: camera, clock, network, home indicator.
    func fixtures(_ window: Rect, _ uses: inout FactLedger) -> [Fixture] {
        var fixtures: [Fixture] = []
        if let camera = cameraFact, stance.display == .outer || usesCamera {
            fixtures.append(Fixture(kind: .camera, frame: camera.rect, basis: camera.basis))
        }
        fixtures += clockAndNetwork(&uses)
        fixtures.append(homeIndicator(&uses, under: window))
        return fixtures
    }

    private func clockAndNetwork(_ uses: inout FactLedger) -> [Fixture] {
        let column = stance.displaySize.width - Fact.railColumn.value
        switch stance {
        case .outerUpright:
            return cluster(
                ring: Point(x: column, y: Fact.statusRingOuter.value),
                clock: Point(x: column, y: Fact.statusClockOuter.value), .measured, &uses)
        case .innerLandscape, .innerLandscapeTurned:
            return cluster(
                ring: Point(x: column, y: Fact.statusRingInner.value),
                clock: Point(x: column, y: Fact.statusClockInner.value), .measured, &uses)
        case .innerTallClockwise, .innerTallAnticlockwise:
            let centre = uses(.statusTallCentre).value
            let ring = Point(x: stance.displaySize.width - centre, y: centre)
            return cluster(
                ring: ring, clock: Point(x: ring.x - Fact.statusTallClock.value, y: centre), .assumed, &uses)
        case .outerClockwise, .outerAnticlockwise:
            uses(.statusSideways)
            return []
        case .phoneUpright:
            return [
                Fixture(kind: .camera, frame: uses(.phoneCamera).rect, basis: .assumed),
                Fixture(kind: .clock, frame: uses(.phoneClock).rect, basis: .assumed),
                Fixture(kind: .network, frame: uses(.phoneNetwork).rect, basis: .assumed),
            ]
        case .phoneClockwise, .phoneAnticlockwise:
            let camera = uses(.phoneCamera).rect
            let x =
                stance == .phoneAnticlockwise
                ? camera.y : stance.displaySize.width - camera.maxY
            return [
                Fixture(
                    kind: .camera, frame: Rect(x: x, y: camera.x, width: camera.height, height: camera.width),
                    basis: .assumed)
            ]
        }
    }

    /// Clock and network ring around their centres.
    private func cluster(
        ring: Point, clock: Point, _ basis: Fact.Basis, _ uses: inout FactLedger
    ) -> [Fixture] {
        let radius = Fact.statusRingRadius.value
        let size = uses(.statusClockSize).size
        return [
            Fixture(
                kind: .clock,
                frame: Rect(
                    x: clock.x - size.width / 2, y: clock.y - size.height / 2, width: size.width, height: size.height),
                basis: basis),
            Fixture(
                kind: .network,
                frame: Rect(x: ring.x - radius, y: ring.y - radius, width: 2 * radius, height: 2 * radius),
                basis: basis),
        ]
    }

    /// The bar at the bottom of the display, under the app's half in Split View.
    private func homeIndicator(_ uses: inout FactLedger, under window: Rect) -> Fixture {
        let display = stance.displaySize
        let size = uses(.statusHomeIndicator).size
        let floor = split == nil ? display.height : window.maxY
        return Fixture(
            kind: .homeIndicator,
            frame: Rect(
                x: (split == nil ? display.width / 2 : window.midX) - size.width / 2,
                y: floor - uses(.statusHomeIndicatorBottom).value - size.height, width: size.width,
                height: size.height),
            basis: .assumed)
    }
}

extension Screen {
    /// The screen of an app that switched vertical bars off: clock and network ring leave the column for the row across
    /// the top, and the status region with them (FACTS.md 3.5).
    ///
    /// The same screen where there is no column: below tier 27.1, on the tall display, closed sideways (where the clock is
    /// hidden), in the left half and below a pinned picture.
    public func withStatusRow() -> Screen {
        guard railEdge != nil, sizeClasses.vertical == .regular, let index = statusIndex else { return self }
        let ring: Point
        switch display {
        case .outer:
            let clock = Fact.statusHorizontalClock.value
            ring = Point(x: clock + Fact.statusTallClock.value, y: Fact.statusHorizontalRow.range.middle)
        case .inner:
            let centre = Fact.statusTallCentre.value
            ring = Point(x: displaySize.width - centre, y: centre)
        case .phone: return self
        }
        let clock = Point(x: ring.x - Fact.statusTallClock.value, y: ring.y)

        var screen = self
        for index in fixtures.indices {
            switch fixtures[index].kind {
            case .clock: screen.fixtures[index].frame = fixtures[index].frame.centred(on: clock)
            case .network: screen.fixtures[index].frame = fixtures[index].frame.centred(on: ring)
            case .camera, .homeIndicator: continue
            }
            screen.fixtures[index].basis = .assumed
        }
        let start = clock.x - Fact.statusClockSize.size.width / 2 - Fact.statusTallPadding.value - windowFrame.x
        let row = Rect(x: start, y: 0, width: windowSize.width - start, height: chrome.navigationBar.maxY)
        guard let frame = row.intersection(bounds) else { return self }
        screen.regions[index].frame = frame
        screen.regions[index].basis = .assumed
        return screen
    }

    private var statusIndex: Int? { regions.firstIndex { $0.name == .status } }
}

extension Rect {
    fileprivate func centred(on point: Point) -> Rect {
        Rect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
    }
}

extension ClosedRange<Double> {
    fileprivate var middle: Double { (lowerBound + upperBound) / 2 }
}

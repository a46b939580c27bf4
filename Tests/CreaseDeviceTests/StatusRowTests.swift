import CreaseDevice
import Testing

@Suite("The clock of an app that switched vertical bars off")
struct StatusRowTests {
    /// Centres of clock and network ring on the display, and the status region of the window.
    private func picture(_ conditions: Conditions) -> String {
        let screen = screen(for: conditions).withStatusRow()
        func centre(_ kind: Fixture.Kind) -> String {
            screen.fixtures.first { $0.kind == kind }.map { Point(x: $0.frame.midX, y: $0.frame.midY).text } ?? "none"
        }
        let status = screen.region(named: .status)
        return "clock \(centre(.clock)) ring \(centre(.network)) status \(status?.frame.text ?? "none")"
    }

    @Test("closed upright: the clock at 310 in the row, the ring before the camera")
    func closed() {
        #expect(picture(Conditions(.closed)) == "clock 310,48 ring 361.4,48 status 277.4,0 188.6×82")
        let camera = screen(for: Conditions(.closed)).region(named: .camera)
        #expect((camera?.frame.minX ?? 0) > 361.4 + Fact.statusRingRadius.value)
    }

    @Test(
        "inner landscape and its right half: at the row's end, as on the tall display",
        arguments: [nil, SplitSide.right])
    func inner(split: SplitSide?) {
        let place = picture(Conditions(.open, split: split))
        #expect(place.hasPrefix("clock 851.6,48 ring 903,48"))
        #expect(place.hasSuffix(split == nil ? "status 819,0 132×82" : "status 337,0 132×82"))
    }

    @Test("nothing moves where there is no column: sideways, tall, the left half, below a picture, below 27.1")
    func elsewhere() {
        var pinned = Conditions(.open)
        pinned.pictureInPicture = true
        let same = [
            Conditions(.closed, turn: .clockwise), Conditions(.closed, turn: .anticlockwise), Conditions(.tall),
            Conditions(.open, split: .left), Conditions(.closed, tier: .sdk27), Conditions(device: .iPhone69), pinned,
        ]
        for conditions in same {
            let screen = screen(for: conditions)
            #expect(screen.withStatusRow() == screen, "\(conditions)")
        }
    }

    @Test("what moved is a guess and stays in the window")
    func guess() {
        for pose in Pose.allCases {
            let screen = screen(for: Conditions(pose)).withStatusRow()
            for region in screen.regions { #expect(screen.bounds.union(region.frame) == screen.bounds) }
        }
        #expect(screen(for: Conditions(.closed)).withStatusRow().region(named: .status)?.basis == .assumed)
    }
}

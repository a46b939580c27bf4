import CreaseDevice
import Testing

@Suite("The hinge: status, lit display, angles that are none")
struct HingeTests {
    @Test("closed up to 19.2, fully open only at 180, the inner display lit as soon as it is not closed")
    func sweep() {
        let angles: [Double] = [0, 10, 19.2, 19.3, 60, 90, 127.78, 150, 174.1, 179.9, 180]
        let lines = angles.map { angle in
            let screen = screen(for: Conditions(hinge: angle))
            return "\(angle.plain) \(screen.hinge?.status.rawValue ?? "-") \(screen.display.rawValue)"
        }
        #expect(
            lines == [
                "0 closed outer", "10 closed outer", "19.2 closed outer", "19.3 partiallyOpen inner",
                "60 partiallyOpen inner", "90 partiallyOpen inner", "127.78 partiallyOpen inner",
                "150 partiallyOpen inner", "174.1 partiallyOpen inner", "179.9 partiallyOpen inner",
                "180 fullyOpen inner",
            ])
    }

    @Test("an angle outside the hinge's way is its nearer end, what is no number is closed")
    func strange() {
        let ends = [-1, -.infinity, .nan, -Double.greatestFiniteMagnitude].map { Hinge(degrees: $0) }
        #expect(ends.allSatisfy { $0 == Hinge(status: .closed, angle: 0) })
        let flat = [180.1, .infinity, .greatestFiniteMagnitude].map { Hinge(degrees: $0) }
        #expect(flat.allSatisfy { $0 == Hinge(status: .fullyOpen, angle: 180) })
    }

    @Test("folding from flat to nearly closed never changes window, insets, size classes or bars")
    func folding() {
        for turn in Rotation.allCases {
            for split in [nil, SplitSide.left, .right] {
                var flat = screen(for: Conditions(hinge: 180, rotation: turn, split: split))
                for index in flat.regions.indices where flat.regions[index].name == .fold {
                    flat.regions[index].isActive = true
                }
                for tenths in 193..<1800 {
                    let partial = screen(for: Conditions(hinge: Double(tenths) / 10, rotation: turn, split: split))
                    #expect(picture(partial) == picture(flat))
                }
            }
        }
    }

    @Test("the outer display is never upside down: it stays as turned clockwise, and says so")
    func upsideDown() {
        let screen = screen(for: Conditions(hinge: 0, rotation: .upsideDown))
        #expect(screen.rotation == .clockwise && screen.conditions.rotation == .upsideDown)
        #expect(picture(screen) == picture(CreaseDevice.screen(for: Conditions(hinge: 0, rotation: .clockwise))))
        #expect(screen.assumptions.contains(.windowOuterUpsideDown))
        #expect(CreaseDevice.screen(for: Conditions(hinge: 180, rotation: .upsideDown)).rotation == .upsideDown)
    }
}

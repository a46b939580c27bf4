import CreaseDevice
import Testing

@Suite("Windows, size classes and insets per SDK tier")
struct TierWindowTests {
    /// `pose turn split: window at its place`, one line a case.
    private func windows(_ tier: Tier) -> String {
        let cases: [(String, Conditions)] = [
            ("closed", Conditions(.closed, tier: tier)),
            ("closed 90", Conditions(.closed, turn: .clockwise, tier: tier)),
            ("closed 270", Conditions(.closed, turn: .anticlockwise, tier: tier)),
            ("open", Conditions(.open, tier: tier)),
            ("open 180", Conditions(.open, turn: .upsideDown, tier: tier)),
            ("book", Conditions(.book, tier: tier)),
            ("tall", Conditions(.tall, tier: tier)),
            ("laptop", Conditions(.laptop, tier: tier)),
            ("left", Conditions(.open, tier: tier, split: .left)),
            ("right", Conditions(.open, tier: tier, split: .right)),
            ("upper", Conditions(.tall, tier: tier, split: .left)),
            ("lower", Conditions(.tall, tier: tier, split: .right)),
        ]
        return cases.map { name, conditions in
            let screen = screen(for: conditions)
            #expect(tier >= .sdk271 || (screen.regions.isEmpty && screen.railEdge == nil && screen.railFrame == nil))
            let classes = "\(screen.sizeClasses.horizontal.rawValue)×\(screen.sizeClasses.vertical.rawValue)"
            return "\(name): \(screen.windowFrame.text) \(classes) \(screen.safeArea.text)"
        }.joined(separator: "\n")
    }

    @Test("26.0: a box of 375×667 in the middle, an iPhone of that size to the app")
    func tier26() {
        #expect(
            windows(.sdk26) == """
                closed: 45.5,5.5 375×667 compact×regular 20/0/0/0
                closed 90: 5.5,45.5 667×375 compact×compact 0/0/0/0
                closed 270: 5.5,45.5 667×375 compact×compact 0/0/0/0
                open: 288,1 375×667 compact×regular 20/0/0/0
                open 180: 288,1 375×667 compact×regular 20/0/0/0
                book: 288,1 375×667 compact×regular 20/0/0/0
                tall: 147,142 375×667 compact×regular 20/0/0/0
                laptop: 147,142 375×667 compact×regular 20/0/0/0
                left: 47,1 375×667 compact×regular 20/0/0/0
                right: 529,1 375×667 compact×regular 20/0/0/0
                upper: 147,0 375×469 compact×regular 20/0/0/0
                lower: 147,482 375×469 compact×regular 20/0/0/0
                """)
    }

    @Test("27.0: stops 80 before the rail side, loses nothing in the left half")
    func tier27() {
        #expect(
            windows(.sdk27) == """
                closed: 0,0 386×678 compact×regular 0/0/34/0
                closed 90: 0,0 598×466 compact×compact 0/0/34/0
                closed 270: 80,0 598×466 compact×compact 0/0/34/0
                open: 0,0 871×669 regular×regular 0/0/20/0
                open 180: 0,0 871×669 regular×regular 0/0/20/0
                book: 0,0 871×669 regular×regular 0/0/20/0
                tall: 0,80 669×871 regular×regular 0/0/20/0
                laptop: 0,80 669×871 regular×regular 0/0/20/0
                left: 0,0 469×669 compact×regular 0/0/20/0
                right: 482,0 389×669 compact×regular 0/0/20/0
                upper: 0,80 669×389 compact×regular 0/0/20/0
                lower: 0,482 669×469 compact×regular 0/0/20/0
                """)
    }

    @Test("27.1 and 27.2: the whole display or the whole half", arguments: [Tier.sdk271, .sdk272])
    func tier271(tier: Tier) {
        #expect(
            windows(tier) == """
                closed: 0,0 466×678 compact×regular 0/0/34/84
                closed 90: 0,0 678×466 compact×compact 0/0/34/84
                closed 270: 0,0 678×466 compact×compact 0/84/34/0
                open: 0,0 951×669 regular×regular 0/0/34/84
                open 180: 0,0 951×669 regular×regular 0/0/34/84
                book: 0,0 951×669 regular×regular 0/0/34/84
                tall: 0,0 669×951 regular×regular 82/0/34/0
                laptop: 0,0 669×951 regular×regular 82/0/34/0
                left: 0,0 469×669 compact×regular 0/0/34/0
                right: 482,0 469×669 compact×regular 0/0/34/84
                upper: 0,0 669×469 compact×regular 82/0/34/0
                lower: 0,482 669×469 compact×regular 0/0/34/0
                """)
    }

    @Test("every measured window of the table is the one computed")
    func facts() {
        let rows: [(Fact, Conditions)] = [
            (.window26Size, Conditions(.closed, tier: .sdk26)), (.window26Size, Conditions(.open, tier: .sdk26)),
            (.window27OuterUpright, Conditions(.closed, tier: .sdk27)),
            (.window27OuterSideways, Conditions(.closed, turn: .clockwise, tier: .sdk27)),
            (.window27InnerLandscape, Conditions(.book, tier: .sdk27)),
            (.window27InnerTall, Conditions(.laptop, tier: .sdk27)),
            (.window27SplitLeft, Conditions(.open, tier: .sdk27, split: .left)),
            (.window27SplitRight, Conditions(.open, tier: .sdk27, split: .right)),
            (.windowOuterUpright, Conditions(.closed)),
            (.windowOuterSideways, Conditions(.closed, turn: .anticlockwise)),
            (.windowInnerLandscape, Conditions(.book)), (.windowInnerTall, Conditions(.laptop)),
            (.splitHalf, Conditions(.open, split: .left)), (.splitHalf, Conditions(.open, split: .right)),
        ]
        for (fact, conditions) in rows {
            #expect(screen(for: conditions).windowSize == fact.size, "\(fact.name)")
        }
    }

    @Test("the 6.9-inch phone: sideways regular×compact, never upside down, no hinge, no rail, no regions")
    func phone() {
        let turns = Rotation.allCases.map { turn in
            picture(screen(for: Conditions(device: .iPhone69, hinge: 127.78, rotation: turn)))
        }
        let sideways = "phone 956×440 · window 956×440 · regular×compact · 20/62/20/62"
        #expect(
            turns == ["phone 440×956 · window 440×956 · compact×regular · 62/0/34/0", sideways, sideways, sideways])
        for tier in Tier.allCases {
            let screen = screen(for: Conditions(device: .iPhone69, tier: tier, split: .left))
            #expect(screen.hinge == nil && screen.windowSize == Size(width: 440, height: 956))
        }
    }
}

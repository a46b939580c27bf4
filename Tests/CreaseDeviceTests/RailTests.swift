import CreaseDevice
import Testing

@Suite("The rail: its strip, its edge, the length its controls share")
struct RailTests {
    private func rail(_ conditions: Conditions) -> String {
        let screen = screen(for: conditions)
        guard let edge = screen.railEdge, let frame = screen.railFrame, let length = screen.railLength else {
            return "none"
        }
        return "\(edge.rawValue) \(frame.text) \(length.plain)"
    }

    @Test("481 closed, 352 and 358 closed sideways, 523 open; none when tall")
    func lengths() {
        #expect(rail(Conditions(.closed)) == "right 382,0 84×678 481")
        #expect(rail(Conditions(.closed, turn: .clockwise)) == "right 594,0 84×466 352")
        #expect(rail(Conditions(.closed, turn: .anticlockwise)) == "left 0,0 84×466 358")
        #expect(rail(Conditions(.open)) == "right 867,0 84×669 523")
        #expect(rail(Conditions(.book, turn: .upsideDown)) == "right 867,0 84×669 523")
        #expect(rail(Conditions(.tall)) == "none")
        #expect(rail(Conditions(.laptop)) == "none")
    }

    @Test("halves: left half left, without a status column; right half right")
    func halves() {
        #expect(rail(Conditions(.open, split: .left)) == "left 0,0 84×669 619")
        #expect(rail(Conditions(.open, split: .right)) == "right 385,0 84×669 523")
        #expect(rail(Conditions(.tall, split: .right)) == "none")
    }

    @Test("five tabs, Done and a capsule: two slots fit closed, three open, and one more in neither")
    func capacity() throws {
        let tabs = 2 * Fact.railTabPadding.value + 5 * Fact.railTabPitch.value
        let rest = Fact.railItem.value + 2 * Fact.railGap.value + tabs
        func slots(_ pose: Pose) throws -> Double {
            let length = try #require(screen(for: Conditions(pose)).railLength)
            return ((length - rest - Fact.railItem.value) / Fact.railPitch.value).rounded(.down) + 1
        }
        #expect(try slots(.closed) == Fact.capacitySlotsOuter.value)
        #expect(try slots(.open) == Fact.capacitySlotsInner.value)
    }

    @Test("each of two Live Activities takes 60 from the rail at the status column's end; a third takes nothing")
    func liveActivities() {
        func spans(_ conditions: Conditions) -> [String] {
            [-1, 0, 1, 2, 3, Int.max].map { count in
                var conditions = conditions
                conditions.liveActivities = count
                let span = screen(for: conditions).railSpan
                return span.map { "\($0.lowerBound.plain)…\($0.upperBound.plain)" } ?? "none"
            }
        }
        #expect(spans(Conditions(.closed)) == ["171…652", "171…652", "231…652", "291…652", "291…652", "291…652"])
        #expect(
            spans(Conditions(.closed, turn: .clockwise))
                == ["24…376", "24…376", "24…316", "24…256", "24…256", "24…256"])
        #expect(spans(Conditions(.tall)).allSatisfy { $0 == "none" })
        #expect(spans(Conditions(.open, split: .left)).allSatisfy { $0 == "24…643" })
    }

    @Test("Live Activities lengthen the status region away from the screen's end, as a guess")
    func statusGrows() throws {
        for (turn, frame) in [
            (Rotation.upright, "382,0 84×230"), (.clockwise, "594,324 84×142"), (.anticlockwise, "0,0 84×142"),
        ] {
            var conditions = Conditions(.closed, turn: turn)
            conditions.liveActivities = 1
            let status = try #require(screen(for: conditions).region(named: .status))
            #expect(status.frame.text == frame && status.basis == .assumed)
        }
    }

    @Test("a pinned picture takes the status column's part of the display, the rail keeps its free margin")
    func pinnedPicture() {
        var conditions = Conditions(.open)
        conditions.pictureInPicture = true
        #expect(
            picture(screen(for: conditions)) == """
                inner 951×669 · window 951×446 at 0,223 · regular×regular · 0/0/34/84 · rail right 24…420
                fold off 455.5,0 40×446 margins 0/20/0/20
                """)
        for pose in [Pose.closed, .tall, .laptop] {
            var floating = Conditions(pose)
            floating.pictureInPicture = true
            #expect(picture(screen(for: floating)) == picture(screen(for: Conditions(pose))))
        }
    }
}

import CreaseDevice
import Testing

@Suite("Pose names, and the words people use for conditions")
struct PoseTests {
    @Test("a pose puts the device where it is called by its own name", arguments: Pose.allCases)
    func roundTrip(pose: Pose) {
        var conditions = Conditions(hinge: 42, rotation: .upsideDown)
        conditions.take(pose)
        #expect(conditions.pose == pose && conditions.poseLabel == pose.rawValue)
    }

    @Test("other angles are called by their degrees")
    func labels() {
        func label(_ hinge: Double, _ turn: Rotation = .upright) -> String {
            Conditions(hinge: hinge, rotation: turn).poseLabel
        }
        #expect(label(150) == "hinge 150°" && label(128.78) == "hinge 128.8°" && label(179.9) == "hinge 179.9°")
        #expect(label(127) == "book" && label(128) == "book" && label(127.8, .anticlockwise) == "laptop")
        #expect(label(90) == "hinge 90°" && label(90, .clockwise) == "hinge 90°" && label(90, .anticlockwise) == "tent")
        #expect(label(0, .clockwise) == "closed" && label(10) == "closed" && label(.nan) == "closed")
        #expect(label(180, .anticlockwise) == "tall" && label(.infinity, .upsideDown) == "open")
        #expect(Conditions(device: .iPhone69, hinge: 180).poseLabel == "no hinge")
    }

    @Test("names people bring along")
    func aliases() {
        let words: [String: Pose] = [
            "Closed": .closed, "folded": .closed, "shut": .closed, "book": .book, "half": .book, "Half Open": .book,
            "half-open": .book, "partial": .book, "OPEN": .open, "flat": .open, "unfolded": .open, "table": .laptop,
            "tabletop": .laptop, "tall": .tall, "tent": .tent,
        ]
        for (word, pose) in words { #expect(Pose(named: word) == pose, "\(word)") }
        #expect(
            ["", "boook", "foldedly", String(repeating: "x", count: 100_000)].allSatisfy { Pose(named: $0) == nil })
    }

    @Test("a wrong name gets its nearest ones, a strange one none")
    func suggestions() {
        #expect(Pose.suggestions(for: "boook") == ["book"])
        #expect(Pose.suggestions(for: "tabeltop") == ["laptop"])
        #expect(Pose.suggestions(for: "closd") == ["closed"])
        #expect(Pose.suggestions(for: "tal").first == "tall")
        #expect(Pose.suggestions(for: "zzzzzz").isEmpty && Pose.suggestions(for: "").isEmpty)
        #expect(TextSize.suggestions(for: "xlage").first == "xLarge")
    }

    @Test("what Crease prints, it reads")
    func words() {
        func check<W: Spelled>(_: W.Type) {
            for choice in W.allCases { #expect(W(word: choice.word) == choice) }
            #expect(Set(W.words).count == W.allCases.count)
        }
        check(Pose.self)
        check(Device.self)
        check(Rotation.self)
        check(Tier.self)
        check(SplitSide.self)
        check(TextSize.self)
        check(LayoutDirection.self)
        check(ColorScheme.self)
        check(Contrast.self)
    }

    @Test("other spellings of conditions")
    func otherSpellings() {
        #expect(Tier(word: "27.1") == .sdk271 && Tier(word: "26") == .sdk26 && Tier(word: "28") == nil)
        #expect(LayoutDirection(word: "rtl") == .rightToLeft && LayoutDirection(word: "leftToRight") == .leftToRight)
        #expect(TextSize(word: "accessibility-large") == .accessibility2 && TextSize(word: "AX5") == .accessibility5)
        #expect(TextSize(word: "xxl") == nil && Contrast(word: "high") == .high)
        #expect(Rotation(degrees: 450) == .clockwise && Rotation(degrees: -90) == .anticlockwise)
        #expect(Rotation(degrees: 45) == nil && Rotation(degrees: .min) == nil && Rotation(degrees: .max) == nil)
        #expect(Device(word: "iPhone-6.9") == .iPhone69)
    }
}

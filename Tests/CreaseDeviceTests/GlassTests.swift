import CreaseDevice
import Testing

@Suite("What is drawn on the glass: corners, clock, ring, camera, home indicator")
struct GlassTests {
    @Test("the outer display's tight corners stay at the hinge when it turns")
    func corners() {
        func corners(_ turn: Rotation, _ hinge: Double = 0) -> [Double] {
            let radii = screen(for: Conditions(hinge: hinge, rotation: turn)).corners
            return [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
        }
        #expect(corners(.upright) == [8, 59, 59, 8])
        #expect(corners(.clockwise) == [8, 8, 59, 59])
        #expect(corners(.anticlockwise) == [59, 59, 8, 8])
        #expect(Rotation.allCases.allSatisfy { corners($0, 180) == [55, 55, 55, 55] })
    }

    @Test("turning the device carries the camera along, on both displays", arguments: [0.0, 127.78, 180])
    func turnedCamera(hinge: Double) throws {
        var rect = try #require(screen(for: Conditions(hinge: hinge)).region(named: .camera)).frame
        var turn = Rotation.upright
        for _ in 1...4 {
            let before = screen(for: Conditions(hinge: hinge, rotation: turn))
            turn = turn.turnedRight
            rect = Rect(
                x: before.displaySize.height - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
            let after = screen(for: Conditions(hinge: hinge, rotation: turn))
            // The outer display shows nothing upside down; its camera is where the next turn finds it.
            if after.display == .outer, turn == .upsideDown { break }
            let camera = try #require(after.region(named: .camera)).frame
            #expect(abs(camera.minX - rect.minX) < 0.01 && abs(camera.minY - rect.minY) < 0.01, "\(turn)")
            #expect(camera.size == rect.size, "\(turn)")
        }
    }

    @Test("the drawn camera is the region, whichever part of the display the window has")
    func drawnCamera() {
        var seen = 0
        for turn in Rotation.allCases {
            for hinge in [0.0, 127.78, 180] {
                for split in [nil, SplitSide.left, .right] {
                    let screen = screen(for: Conditions(hinge: hinge, rotation: turn, split: split, camera: true))
                    let drawn = screen.fixtures.filter { $0.kind == .camera }.map(\.frame)
                    #expect(drawn.count == 1)
                    guard let region = screen.region(named: .camera) else { continue }
                    seen += 1
                    let origin = screen.windowFrame.origin
                    let expected = region.frame.offset(dx: origin.x, dy: origin.y)
                    #expect(drawn.map(\.text) == [expected.text], "\(turn) \(hinge)")
                }
            }
        }
        #expect(seen == 4 * 3 + 8 * 2)
    }

    private func fixtures(_ conditions: Conditions) -> String {
        screen(for: conditions).fixtures.map { "\($0.kind.rawValue) \($0.frame.midX.plain),\($0.frame.midY.plain)" }
            .joined(separator: " · ")
    }

    @Test("centres of what is drawn: the column is 48 from the screen's edge; sideways the status bar is hidden")
    func centres() {
        #expect(
            fixtures(Conditions(.closed))
                == "camera 418.167,47.833 · clock 418,92.7 · network 418,130 · homeIndicator 233,667.5")
        #expect(fixtures(Conditions(.closed, turn: .clockwise)) == "camera 630.167,418.167 · homeIndicator 339,455.5")
        #expect(fixtures(Conditions(.open)) == "clock 903,40 · network 903,77.3 · homeIndicator 475.5,658.5")
        #expect(fixtures(Conditions(.tall)) == "clock 569.6,48 · network 621,48 · homeIndicator 334.5,940.5")
        #expect(fixtures(Conditions(.open, split: .left)).hasSuffix("homeIndicator 234.5,658.5"))
    }

    @Test("the inner camera is seen only while in use")
    func innerCamera() {
        var conditions = Conditions(.open)
        conditions.camera = true
        #expect(fixtures(conditions).hasPrefix("camera 706.333,39.5"))
    }

    @Test("the clock and the ring lie in the status region", arguments: [Pose.closed, .open, .tall])
    func inRegion(pose: Pose) throws {
        let screen = screen(for: Conditions(pose))
        let status = try #require(screen.region(named: .status)).frame
        for fixture in screen.fixtures where fixture.kind == .clock || fixture.kind == .network {
            #expect(status.union(fixture.frame) == status, "\(fixture.kind)")
        }
    }

    @Test("a frame is no better known than its size: the clock's box is a guess, the ring and the camera are measured")
    func bases() {
        for pose in [Pose.closed, .open] {
            for fixture in screen(for: Conditions(pose)).fixtures {
                let isGuess = fixture.kind == .clock || fixture.kind == .homeIndicator
                #expect(fixture.basis == (isGuess ? .assumed : .measured), "\(pose) \(fixture.kind)")
            }
        }
        #expect(screen(for: Conditions(.tall)).fixtures.allSatisfy { $0.basis == .assumed })
    }

    @Test("a screen names its guesses once, and only those it used")
    func assumptions() {
        func names(_ conditions: Conditions) -> [String] {
            screen(for: conditions).assumptions.map(\.name)
        }
        #expect(names(Conditions(.closed)) == [])
        #expect(names(Conditions(.book)) == [])
        #expect(names(Conditions(.closed, turn: .clockwise)) == ["rail.cameraClearance"])
        #expect(names(Conditions(hinge: 60)) == ["hinge.switch"])
        #expect(names(Conditions(.open, split: .left)) == ["rail.split.left.top"])
        var typing = Conditions(.tall, split: .right)
        #expect(!names(typing).contains("keyboard.split.stacked"))
        typing.keyboard = true
        #expect(names(typing).contains("keyboard.split.stacked"))
        #expect(names(Conditions(.open, tier: .sdk26)).contains("insets.26.upright"))
    }
}

import CreaseDevice
import Testing

@Suite("Laws of every screen, tried on every combination of conditions")
struct ScreenLawTests {
    /// Every device, tier, turn, side and switch, at angles around each threshold and at angles that are none.
    private func everyCondition(_ body: (Conditions) -> Void) {
        let angles: [Double] = [.nan, -.infinity, 0, 19.2, 19.3, 90, 127.78, 179.9, 180, .infinity]
        let flags = [false, true]
        for device in Device.allCases {
            for hinge in angles {
                for rotation in Rotation.allCases {
                    for tier in Tier.allCases {
                        for split in [nil, SplitSide.left, .right] {
                            for live in [Int.min, 0, 1, 2, Int.max] {
                                for keyboard in flags {
                                    for camera in flags {
                                        for pip in flags {
                                            body(
                                                Conditions(
                                                    device: device, hinge: hinge, rotation: rotation, tier: tier,
                                                    split: split, keyboard: keyboard, liveActivities: live,
                                                    camera: camera, pictureInPicture: pip))
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    @Test("nothing is outside what holds it, nothing is negative, nothing is no number")
    func bounds() {
        var count = 0
        var broken: Set<String> = []
        everyCondition { conditions in
            count += 1
            let screen = screen(for: conditions)
            let display = Rect(origin: .zero, size: screen.displaySize)
            func law(_ name: String, _ holds: Bool) {
                if !holds { broken.insert("\(name): \(conditions)") }
            }
            let insets = screen.safeArea
            law("window on its display", display.union(screen.windowFrame) == display)
            law("window has a size", screen.windowSize.width >= 300 && screen.windowSize.height >= 300)
            law("insets not negative", Edge.allCases.allSatisfy { insets[$0] >= 0 })
            law("insets leave room", !screen.bounds.inset(by: insets).isEmpty)
            for region in screen.regions {
                law("region in the window", screen.bounds.union(region.frame) == screen.bounds && !region.frame.isEmpty)
                law("occlusions have no margins", region.kind == .division || region.margins == .zero)
            }
            law("regions once each", Set(screen.regions.map(\.name)).count == screen.regions.count)
            if let frame = screen.railFrame, let span = screen.railSpan {
                law("rail in the window", screen.bounds.union(frame) == screen.bounds)
                law("span in the rail", span.lowerBound >= frame.minY && span.upperBound <= frame.maxY)
                law("rail has a length", span.upperBound - span.lowerBound > 150)
            }
            law("rail whole or not at all", (screen.railEdge == nil) == (screen.railFrame == nil))
            law("rail whole or not at all", (screen.railEdge == nil) == (screen.railSpan == nil))
            law("row in the window", screen.bounds.union(screen.chrome.navigationBar) == screen.bounds)
            if let keyboard = screen.keyboard {
                law("keyboard in the window", screen.bounds.union(keyboard) == screen.bounds)
                law("keyboard asked for", conditions.keyboard)
            }
            for fixture in screen.fixtures {
                law("fixture on the display", display.union(fixture.frame) == display)
            }
            law("guesses are guesses", screen.assumptions.allSatisfy { $0.basis == .assumed })
            law("guesses once each", Set(screen.assumptions).count == screen.assumptions.count)
            let angle = screen.hinge?.angle ?? 0
            law("angle in its range", angle >= 0 && angle <= 180)
        }
        #expect(count == 2 * 10 * 4 * 4 * 3 * 5 * 8)
        #expect(broken.isEmpty, "\(broken.sorted().prefix(5))")
    }

    @Test("below 27.1 there are no regions and no rail; the phone has neither in any tier; 27.2 is 27.1")
    func tiers() {
        everyCondition { conditions in
            let screen = screen(for: conditions)
            if conditions.tier < .sdk271 || conditions.device == .iPhone69 {
                if !screen.regions.isEmpty || screen.railEdge != nil { Issue.record("\(conditions)") }
            }
            if conditions.tier == .sdk272 {
                var same = conditions
                same.tier = .sdk271
                if picture(CreaseDevice.screen(for: same)) != picture(screen) { Issue.record("\(conditions)") }
            }
        }
    }

    @Test("a half turn keeps the window's size, its insets and its size classes on the inner display")
    func halfTurn() {
        everyCondition { conditions in
            let screen = screen(for: conditions)
            guard screen.display == .inner else { return }
            var turned = conditions
            turned.rotation = conditions.rotation.turnedRight.turnedRight
            let other = CreaseDevice.screen(for: turned)
            if other.windowFrame != screen.windowFrame || other.safeArea != screen.safeArea
                || other.sizeClasses != screen.sizeClasses || other.railSpan != screen.railSpan
            {
                Issue.record("\(conditions)")
            }
        }
    }

    @Test("what changes no number adds no guess: Live Activities and the camera where they reach nothing")
    func idleGuesses() {
        var idle = 0
        func compare(_ conditions: Conditions, without: (inout Conditions) -> Void) {
            var quiet = conditions
            without(&quiet)
            var (a, b) = (screen(for: conditions), screen(for: quiet))
            let (guesses, fewer) = (a.assumptions, b.assumptions)
            (a.conditions, a.fixtures, a.assumptions) = (b.conditions, b.fixtures, fewer)
            guard a == b else { return }
            idle += 1
            if Set(guesses) != Set(fewer) { Issue.record("\(conditions): \(guesses.map(\.name))") }
        }
        everyCondition { conditions in
            // The side and the keyboard are assumed to be ignored in places, which is a guess that counts.
            for firstPass in [false, true] where !conditions.keyboard {
                var conditions = conditions
                conditions.firstPass = firstPass
                compare(conditions) { $0.liveActivities = 0 }
                compare(conditions) { $0.camera = false }
            }
        }
        #expect(idle > 10_000)
    }

    @Test("the same conditions give the same screen, and looks change nothing but the conditions themselves")
    func looks() {
        for pose in Pose.allCases {
            let plain = screen(for: Conditions(pose))
            #expect(plain == screen(for: Conditions(pose)))
            for size in TextSize.allCases {
                var conditions = Conditions(pose)
                conditions.textSize = size
                conditions.direction = .rightToLeft
                conditions.scheme = .dark
                conditions.contrast = .high
                conditions.reduceMotion = true
                conditions.reduceTransparency = true
                var other = screen(for: conditions)
                other.conditions = plain.conditions
                #expect(other == plain)
            }
        }
    }
}

import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

/// A scene with two cards, as far along as the window is wide.
private func scene(_ pose: Pose) -> Scene {
    var conditions = Conditions()
    conditions.take(pose)
    let screen = screen(for: conditions)
    let cards = (0..<2).map { index in
        SceneNode(
            id: ViewID.root.child(.statement(index)), kind: "Button", label: "\(index)",
            frame: Rect(x: Double(index) * screen.windowSize.width / 2, y: 100, width: 80, height: 40))
    }
    return Scene(screen: screen, nodes: cards)
}

/// Which displays are lit at each tenth of the way in time, as letters: `o`uter, `i`nner, `2` both.
private func lights(_ motion: FoldMotion) -> String {
    String(
        (0...10).map { step -> Character in
            let scenes = motion.glass(at: Double(step) * 0.04).scenes
            switch (scenes[.outer] != nil, scenes[.inner] != nil) {
            case (true, true): return "2"
            case (true, false): return "o"
            case (false, true): return "i"
            case (false, false): return "-"
            }
        })
}

struct FoldMotionTests {
    @Test("opening, the inner display lights almost at once and the outer goes off half way; closing, one hands over")
    func displays() {
        #expect(lights(FoldMotion(from: Glass(scene(.closed)), to: scene(.open), at: 0)) == "o22iiiiiiii")
        #expect(lights(FoldMotion(from: Glass(scene(.closed)), to: scene(.book), at: 0)) == "o222iiiiiii")
        #expect(lights(FoldMotion(from: Glass(scene(.open)), to: scene(.closed), at: 0)) == "iiioooooooo")
        #expect(lights(FoldMotion(from: Glass(scene(.open)), to: scene(.book), at: 0)) == "iiiiiiiiiii")
    }

    @Test("at every moment something is lit, from every pose to every other, turned back at any time")
    func neverDark() {
        for first in Pose.allCases {
            for second in Pose.allCases where first.hinge != second.hinge {
                for third in Pose.allCases {
                    let start = FoldMotion(from: Glass(scene(first)), to: scene(second), at: 0)
                    for turn in [0.03, 0.1, 0.2, 0.3] {
                        let back = FoldMotion(from: start.glass(at: turn), to: scene(third), at: turn)
                        for step in 0...12 {
                            #expect(!back.glass(at: turn + Double(step) * 0.05).scenes.isEmpty)
                        }
                        #expect(back.isOver(at: turn + 1))
                    }
                }
            }
        }
    }

    @Test("elements begin where they were and end where they will be, without a jump when turned back")
    func elements() {
        let (open, book) = (scene(.open), scene(.book))
        let motion = FoldMotion(from: Glass(open), to: book, at: 0)
        func place(_ motion: FoldMotion, _ time: Double) -> Double {
            motion.glass(at: time).scenes[.inner]?.nodes[1].frame.x ?? -1
        }
        #expect(abs(place(motion, 0) - open.nodes[1].frame.x) < 0.01)
        #expect(abs(place(motion, 2) - book.nodes[1].frame.x) < 0.01)
        let back = FoldMotion(from: motion.glass(at: 0.15), to: open, at: 0.15)
        #expect(abs(place(back, 0.15) - place(motion, 0.15)) < 0.01)
        #expect(abs(place(back, 2) - open.nodes[1].frame.x) < 0.01)
    }

    @Test("on the way between the displays the layout is stretched, not torn: the middle stays the middle")
    func stretch() {
        let (closed, open) = (scene(.closed), scene(.open))
        let path = ScenePath(from: closed, to: open)
        for step in 0...10 {
            let share = Double(step) / 10
            let card = path.scene(at: share, angle: 90).nodes[1].frame
            #expect(abs(card.x - open.screen.windowSize.width / 2) < 0.01)
        }
    }

    @Test("a scene on its way tells the hinge's angle, and the fold is active between shut and flat")
    func angle() {
        let motion = FoldMotion(from: Glass(scene(.closed)), to: scene(.open), at: 0)
        var last = -1.0
        for step in 1...10 {
            guard let scene = motion.glass(at: Double(step) * 0.03).scenes[.inner] else { continue }
            let angle = scene.screen.hinge?.angle ?? -1
            #expect(angle > last)
            last = angle
            #expect(scene.screen.region(named: .fold)?.isActive == (angle < 180))
        }
    }

    @Test("numbers that are none move nothing out of this world")
    func odd() {
        let path = ScenePath(from: scene(.closed), to: scene(.open))
        for share in [Double.nan, .infinity, -.infinity, 1e300] {
            let frame = path.scene(at: share, angle: .nan).nodes[0].frame
            #expect(frame.x.isFinite && frame.width.isFinite)
        }
    }
}

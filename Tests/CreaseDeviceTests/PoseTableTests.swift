import CreaseDevice
import Testing

@Suite("The nine poses of the device, as the simulator measures them")
struct PoseTableTests {
    @Test("closed upright: rail right under the camera, no fold")
    func closed() {
        #expect(
            picture(screen(for: Conditions(.closed))) == """
                outer 466×678 · window 466×678 · compact×regular · 0/0/34/84 · rail right 171…652
                camera on 399.667,29.333 37×37
                status on 382,0 84×170
                """)
    }

    @Test("closed, turned clockwise: rail right, camera at its bottom")
    func closedClockwise() {
        #expect(
            picture(screen(for: Conditions(.closed, turn: .clockwise))) == """
                outer 678×466 · window 678×466 · compact×compact · 0/0/34/84 · rail right 24…376
                camera on 611.667,399.667 37×37
                status on 594,384 84×82
                """)
    }

    @Test("closed, turned anticlockwise: everything at the left")
    func closedAnticlockwise() {
        #expect(
            picture(screen(for: Conditions(.closed, turn: .anticlockwise))) == """
                outer 678×466 · window 678×466 · compact×compact · 0/84/34/0 · rail left 82…440
                camera on 29.333,29.333 37×37
                status on 0,0 84×82
                """)
    }

    @Test("open: rail right, fold and inner camera there but inactive")
    func open() {
        #expect(
            picture(screen(for: Conditions(.open))) == """
                inner 951×669 · window 951×669 · regular×regular · 0/0/34/84 · rail right 120…643
                fold off 455.5,0 40×669 margins 0/20/0/20
                camera off 677.333,21 58×37
                status on 867,0 84×120
                """)
    }

    @Test("open, turned by half: the camera moves, rail and status stay at the right")
    func openTurned() {
        #expect(
            picture(screen(for: Conditions(.open, turn: .upsideDown))) == """
                inner 951×669 · window 951×669 · regular×regular · 0/0/34/84 · rail right 120…643
                fold off 455.5,0 40×669 margins 0/20/0/20
                camera off 215.667,611 58×37
                status on 867,0 84×120
                """)
    }

    @Test("tall as portrait: status band on top, no rail, camera at the upper left")
    func tallAnticlockwise() {
        #expect(
            picture(screen(for: Conditions(.tall, turn: .anticlockwise))) == """
                inner 669×951 · window 669×951 · regular×regular · 82/0/34/0
                fold off 0,455.5 669×40 margins 20/0/20/0
                camera off 21,215.667 37×58
                status on 535,0 134×82
                """)
    }

    @Test("tall turned right: the same, camera at the lower right")
    func tall() {
        #expect(
            picture(screen(for: Conditions(.tall))) == """
                inner 669×951 · window 669×951 · regular×regular · 82/0/34/0
                fold off 0,455.5 669×40 margins 20/0/20/0
                camera off 611,677.333 37×58
                status on 535,0 134×82
                """)
    }

    @Test("book: as open, the upright band of the fold active", arguments: [Rotation.upright, .upsideDown])
    func book(turn: Rotation) {
        var open = screen(for: Conditions(.open, turn: turn))
        open.regions[0].isActive = true
        #expect(picture(screen(for: Conditions(.book, turn: turn))) == picture(open))
    }

    @Test("laptop: as tall, the lying band of the fold active", arguments: [Rotation.clockwise, .anticlockwise])
    func laptop(turn: Rotation) {
        var tall = screen(for: Conditions(.tall, turn: turn))
        tall.regions[0].isActive = true
        #expect(picture(screen(for: Conditions(.laptop, turn: turn))) == picture(tall))
    }

    @Test("tent: half open, the fold across and active")
    func tent() {
        #expect(
            picture(screen(for: Conditions(.tent))) == picture(screen(for: Conditions(.laptop, turn: .anticlockwise))))
    }

    @Test("the inner camera in use is an active occlusion, and a guess")
    func cameraInUse() throws {
        var conditions = Conditions(.open)
        conditions.camera = true
        let camera = try #require(screen(for: conditions).region(named: .camera))
        #expect(camera.isActive && camera.basis == .assumed && camera.frame.text == "677.333,21 58×37")
    }

    @Test("27.2 is as 27.1 in every pose", arguments: Pose.allCases)
    func laterTier(pose: Pose) {
        #expect(picture(screen(for: Conditions(pose, tier: .sdk272))) == picture(screen(for: Conditions(pose))))
    }

    @Test("a first pass has the window and no regions", arguments: Pose.allCases)
    func firstPass(pose: Pose) {
        let settled = screen(for: Conditions(pose))
        var first = settled.conditions
        first.firstPass = true
        var expected = settled
        expected.regions = []
        #expect(picture(screen(for: first)) == picture(expected))
    }
}

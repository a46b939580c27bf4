import CreaseDevice
import Testing

@testable import CreaseLayout

@Suite("With vertical bars switched off the clock is in the top row, for everybody who asks")
struct StatusRowTests {
    private final class Seen: @unchecked Sendable {
        var regions: [Region] = []
    }

    private func page(_ seen: Seen, isDisabled: Bool) -> ViewNode {
        let reader = ViewNode(
            .reader(
                Reader(isGeometry: true) { context in
                    let origin = context.geometry.frameInWindow.origin
                    seen.regions = context.geometry.regions.map { region in
                        var region = region
                        region.frame = region.frame.offset(dx: origin.x, dy: origin.y)
                        return region
                    }
                    return [Sketch.color("content")]
                }), id: ViewID.root.child(.key("reader")))
        let titled = Sketch.titled(reader, "Home")
        return Sketch.stack(isDisabled ? Sketch.with(titled, .toolbarVerticalBehavior(isDisabled: true)) : titled)
    }

    @Test("a geometry reader sees the status region where the scene shows it")
    func agrees() throws {
        for isDisabled in [false, true] {
            for pose in [Poses.closed, Poses.clockwise, Poses.open, Poses.book, Poses.tall] {
                let seen = Seen()
                let scene = scene(page(seen, isDisabled: isDisabled), pose)
                #expect(seen.regions == scene.screen.regions, "\(pose)")
            }
        }
        let seen = Seen()
        _ = scene(page(seen, isDisabled: true), Poses.open)
        #expect(scene(page(Seen(), isDisabled: true), Poses.open).assumptions.contains(.statusHorizontalRegion))
        let status = try #require(seen.regions.first { $0.name == .status })
        #expect(status.frame.maxX == 951 && status.frame.width > status.frame.height)
    }

    @Test("only those who ask cost a second round")
    func rounds() {
        let plain = Sketch.stack(
            Sketch.with(
                Sketch.titled(Sketch.color("a"), "Home"), .toolbarVerticalBehavior(isDisabled: true)))
        #expect(scene(plain, Poses.closed).work.rounds == 1)
        #expect(scene(page(Seen(), isDisabled: true), Poses.closed).work.rounds == 2)
        #expect(scene(page(Seen(), isDisabled: false), Poses.closed).work.rounds == 1)
    }

    @Test("plain layouts are laid out once")
    func once() {
        let roots = [
            Sketch.text("a"), RailItemTests.crowded, PresentationSceneTests.home,
            Sketch.arrangement(Sketch.color("a"), Sketch.color("b")),
            Sketch.presenting(PresentationSceneTests.home, .sheet, Sketch.stack(Sketch.color("form"))),
        ]
        for root in roots {
            for pose in [Poses.closed, Poses.clockwise, Poses.open, Poses.book, Poses.tall, Poses.laptop] {
                #expect(scene(root, pose).work.rounds == 1)
            }
        }
    }
}

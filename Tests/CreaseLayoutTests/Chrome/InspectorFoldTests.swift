import CreaseDevice
import Testing

@testable import CreaseLayout

@Suite("Inspectors and covers at the fold")
struct InspectorFoldTests {
    private func column(_ content: ViewNode) -> ViewNode {
        Sketch.presenting(PresentationSceneTests.home, .inspector, content)
    }

    @Test("in book it has the trailing half; in laptop its column crosses the fold, which is said to be assumed")
    func fold() throws {
        for pose in [Poses.book, Poses.laptop] {
            let scene = scene(column(Sketch.text("Detail")), pose)
            let frame = try #require(scene.presentations.first).frame
            #expect(pose == Poses.book ? frame.minX >= 495.5 : frame.minY < 455.5 && frame.maxY > 495.5)
            #expect(scene.assumptions.contains(.columnInspectorFold))
        }
        #expect(!scene(column(Sketch.text("Detail")), Poses.open).assumptions.contains(.columnInspectorFold))
    }

    @Test("what lies across the fold in an inspector or a cover is a finding, as in the window")
    func findings() {
        let label = Sketch.frame(Sketch.with(Sketch.color("panel"), .onTap(Action(payload: 1))), 60, 200)
        #expect(scene(column(Sketch.frame(label, 60, 869)), Poses.laptop).findings.map(\.rule) == ["crosses-fold"])
        let cover = Sketch.presenting(PresentationSceneTests.home, .fullScreenCover, label)
        #expect(scene(cover, Poses.book).findings.map(\.rule).contains("crosses-fold") == false)
        let wide = Sketch.frame(Sketch.with(Sketch.color("wide"), .onTap(Action(payload: 1))), 600, 200)
        let wideCover = Sketch.presenting(PresentationSceneTests.home, .fullScreenCover, wide)
        #expect(scene(wideCover, Poses.book).findings.map(\.rule).contains("crosses-fold"))
    }
}

import CreaseDevice
import Testing

@testable import CreaseLayout

/// The proposal model of stacks, frames, padding, priorities and grids on the outer display: content 382 by 644.
struct StackCaseTests {
    /// The outer display held upright.
    private let closed = canvas(466, 678, insets: EdgeInsets(bottom: 34, right: 84))
    /// The inner display held upright: bars across, 82 points of status on top.
    private let tall = canvas(669, 951, insets: EdgeInsets(top: 82, bottom: 34))

    private func scene(_ root: ViewNode) -> Scene { layout(root, on: closed) }

    private var thirds: ViewNode {
        hstack(0, .center, color().frame(width: 100).named("a"), color("b"), color("c"))
    }

    @Test("what a fixed frame leaves over is shared equally")
    func fixedAndFlexible() {
        let scene = scene(thirds)
        #expect(near(scene.frame("a"), [0, 0, 100, 644]))
        #expect(near(scene.frame("b"), [100, 0, 141, 644]))
        #expect(near(scene.frame("c"), [241, 0, 141, 644]))
        let turned = layout(thirds, on: tall)
        #expect(near(turned.frame("a"), [0, 82, 100, 835]))
        #expect(near(turned.frame("b"), [100, 82, 284.5, 835]))
    }

    @Test("the view of higher priority takes everything")
    func priority() {
        let scene = scene(hstack(0, .center, color().priority(1).named("a"), color("b")))
        #expect(near(scene.frame("a"), [0, 0, 382, 644]))
        #expect(scene.frame("b")[2] == 0)
    }

    @Test("a spacer pushes two views to the edges, in the middle of the height")
    func spacers() {
        let scene = scene(
            hstack(
                0, .center, color().frame(width: 50, height: 10).named("a"), spacer(20),
                color().frame(width: 50, height: 10).named("b")))
        #expect(near(scene.frame("a"), [0, 317, 50, 10]))
        #expect(near(scene.frame("b"), [332, 317, 50, 10]))
    }

    @Test("an infinite frame puts its child into the corner it names")
    func corner() {
        let scene = scene(
            color().frame(width: 50, height: 50).named("dot").flexible(
                FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(.trailing, .bottom))))
        #expect(near(scene.frame("dot"), [332, 594, 50, 50]))
    }

    @Test("two to one fits the width and stands in the middle")
    func ratio() {
        let scene = scene(color().modified(.aspectRatio(ratio: 2, fills: false)).named("a"))
        #expect(near(scene.frame("a"), [0, 226.5, 382, 191]))
    }

    @Test("a name inside a padding names the colour, not the padding")
    func padded() {
        #expect(near(scene(color("a").padding(20)).frame("a"), [20, 20, 342, 604]))
    }

    @Test("ignoring the safe area reaches the window's edges")
    func bleed() {
        let scene = scene(color().modified(.ignoresSafeArea(edges: Set(Side.allCases))).named("a"))
        #expect(near(scene.frame("a"), [0, 0, 466, 678]))
    }

    @Test("an adaptive column of at least 100 fits three times, the fourth cell starts a line")
    func grid() {
        let cells = (0..<4).map { color().frame(height: 40).named("cell\($0)") }
        let tracks = [GridTrack(.adaptive(minimum: 100, maximum: .infinity), spacing: 10)]
        let scene = scene(
            scroll(
                .vertical, Views.node(.lazyGrid(LazyGridContent(axis: .vertical, tracks: tracks, spacing: 8)), cells)))
        #expect(near(scene.frame("cell0"), [0, 0, 120.67, 40]))
        #expect(near(scene.frame("cell1"), [130.67, 0, 120.67, 40]))
        #expect(near(scene.frame("cell2"), [261.33, 0, 120.67, 40]))
        #expect(near(scene.frame("cell3"), [0, 48, 120.67, 40]))
    }

    @Test("a bar at the bottom takes its height from the content")
    func inset() {
        let bar = color().frame(height: 60).named("bar")
        let scene = scene(
            color("a").modified(
                .safeAreaInset(edge: .bottom, alignment: .center, spacing: 0, content: [bar])))
        #expect(near(scene.frame("bar"), [0, 584, 382, 60]))
        #expect(near(scene.frame("a"), [0, 0, 382, 584]))
    }

    @Test("the least flexible view is served first: 200 at least, 60 at most, the rest")
    func flexible() {
        let scene = scene(
            hstack(
                10, .center,
                color().flexible(FlexibleFrame(minWidth: 200, maxWidth: 250)).named("a"),
                color().flexible(FlexibleFrame(maxWidth: 60)).named("b"), color("c")))
        #expect(scene.frame("a")[2] == 200)
        #expect(scene.frame("b")[2] == 60)
        #expect(scene.frame("c")[2] == 102)
    }
}

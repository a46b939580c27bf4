import CreaseDevice
import Testing

@testable import CreaseLayout

@Suite("Arrangements on the screen")
struct ArrangementSceneTests {
    private func cards(_ style: ArrangementStyle, primary: ViewNode = Sketch.color("wall")) -> ViewNode {
        Sketch.stack(
            Sketch.titled(Sketch.arrangement(primary, Sketch.color("inspector"), style), "Cards"))
    }

    @Test("split: halves open, on the fold in book and laptop, stacked tall")
    func split() {
        let root = cards(ArrangementStyle(.split))
        let open = scene(root, Poses.open)
        #expect(open.rect("wall") == Rect(x: 0, y: 82, width: 433.5, height: 553))
        #expect(open.rect("inspector") == Rect(x: 433.5, y: 82, width: 433.5, height: 553))
        let book = scene(root, Poses.book)
        #expect(book.rect("wall")?.width == 455.5 && book.rect("inspector")?.minX == 495.5)
        #expect(book.rect("inspector")?.width == 371.5)
        let tall = scene(root, Poses.tall)
        #expect(tall.rect("wall")?.width == 669 && tall.rect("wall")?.maxY == tall.rect("inspector")?.minY)
        #expect(tall.rect("wall")?.height == tall.rect("inspector")?.height)
        let laptop = scene(root, Poses.laptop)
        #expect(laptop.rect("wall")?.maxY == 455.5 && laptop.rect("inspector")?.minY == 495.5)
    }

    @Test("sideways only: the primary alone where the container is tall, the secondary alive but not visible")
    func sideways() {
        let root = cards(ArrangementStyle(.split, axes: [.horizontal]))
        for pose in [Poses.tall, Poses.closed] {
            let scene = scene(root, pose)
            #expect(scene.found("wall")?.isVisible == true && scene.found("inspector")?.isVisible == false)
            #expect(scene.rect("inspector")?.size == scene.rect("wall")?.size)
        }
        #expect(scene(root, Poses.tall).rect("wall")?.width == 669)
    }

    @Test("a pane's ratio holds when flat and yields to the fold in book")
    func ratio() {
        let pane = Sketch.with(
            Sketch.color("wall"),
            .splitRatio(SplitRatio(horizontal: .init(ideal: 0.4), vertical: .init(ideal: 0.4))))
        let root = cards(ArrangementStyle(), primary: pane)
        #expect(abs((scene(root, Poses.open).rect("wall")?.width ?? 0) - 346.8) < 0.01)
        #expect(scene(root, Poses.book).rect("wall")?.width == 455.5)
    }

    @Test("overlay: layered at its own size when flat, apart when folded")
    func overlay() {
        let controls = Sketch.with(Sketch.frame(Sketch.color("paint"), 200, 100), .identifier("controls"))
        let root = Sketch.stack(
            Sketch.titled(
                Sketch.arrangement(controls, Sketch.color("video"), ArrangementStyle(.overlay)), "Player"))
        let open = scene(root, Poses.open)
        #expect(open.rect("controls") == Rect(x: 0, y: 82, width: 200, height: 100))
        #expect(open.rect("video")?.width == 867)
        let book = scene(root, Poses.book)
        #expect(book.rect("video")?.minX == 0 && book.rect("video")?.width == 455.5)
        #expect((book.rect("controls")?.minX ?? 0) >= 495)
        let laptop = scene(root, Poses.laptop)
        #expect(laptop.rect("video")?.maxY == 455.5 && (laptop.rect("controls")?.minY ?? 0) >= 495)
    }

    /// A view struct that shows the axis and z index it reads, around another that does the same.
    private func reader(_ name: String, _ inner: [ViewNode] = []) -> ViewNode {
        Sketch.node(
            .reader(
                Reader(isGeometry: false) { context in
                    let values = context.environment
                    let axis = values.splitArrangementAxis?.rawValue ?? "none"
                    let words = Sketch.with(
                        Sketch.text("\(axis) \(values.overlayArrangementZIndex)"), .identifier(name))
                    return [
                        Sketch.node(
                            .stack(axis: .vertical, alignment: .center, spacing: nil, isLazy: false), [words] + inner,
                            "stack \(name)")
                    ]
                }), "reader \(name)")
    }

    @Test("the trap: a pane's own view reads the defaults, one level deeper reads the real values")
    func trap() {
        let split = Sketch.stack(
            Sketch.arrangement(
                Sketch.with(reader("root", [reader("deep")]), .padding(Sides(Set(Side.allCases), 8))), reader("side"),
                ArrangementStyle(.split)))
        let open = scene(split, Poses.open)
        #expect(open.found("root")?.label == "none 0")
        #expect(open.found("deep")?.label == "horizontal 0")
        #expect(open.found("side")?.label == "none 0")
        #expect(scene(split, Poses.tall).found("deep")?.label == "vertical 0")
        let overlay = Sketch.stack(
            Sketch.arrangement(reader("root", [reader("deep")]), Sketch.color("video"), ArrangementStyle(.overlay)))
        #expect(scene(overlay, Poses.open).found("deep")?.label == "none 1")
        #expect(scene(overlay, Poses.book).found("deep")?.label == "none 0")
    }

    @Test("what an arrangement must not be in, or hold, is found")
    func bans() {
        let plain = Sketch.arrangement(Sketch.color("wall"), Sketch.color("inspector"))
        let scrolled = Sketch.node(
            .scroll(axes: [.vertical], showsIndicators: true), [Sketch.frame(plain, 300, 300)], "scroll")
        #expect(scene(scrolled, Poses.open).findings.map(\.rule).contains("arrangement-in-scroll-view"))
        let inner = Sketch.arrangement(Sketch.stack(Sketch.color("wall")), Sketch.color("inspector"))
        #expect(scene(inner, Poses.open).findings.map(\.rule).contains("container-in-arrangement"))
        let ratio = Sketch.stack(
            Sketch.with(
                plain, .splitRatio(SplitRatio(horizontal: .init(ideal: 0.4), vertical: .init(ideal: 0.4)))))
        #expect(scene(ratio, Poses.open).findings.map(\.rule).contains("ratio-on-arrangement"))
        #expect(scene(cards(ArrangementStyle()), Poses.open).findings.isEmpty)
    }

    @Test("tabs, stack and arrangement together: panes to 867, the divider on the fold in book")
    func divider() {
        let root = Sketch.tabs(Sketch.tab("Wall", "square", cards(ArrangementStyle(.split))), count: 5)
        #expect(scene(root, Poses.open).rect("inspector")?.maxX == 867)
        #expect(scene(root, Poses.book).rect("wall")?.maxX == 455.5)
    }
}

import CreaseDevice
import Testing

@testable import CreaseLayout

/// The rows of FACTS.md 3.3 that are about bars; content areas are in `WindowBarsTests`.
@Suite("Rows and bands of bars, as FACTS 3.3 has them")
struct BarRowTests {
    private static func page(disabled: Bool = false, hidesTabs: Bool = false, items: [ToolbarEntry] = []) -> ViewNode {
        var content = Sketch.titled(Sketch.color("content"), "Dex", items)
        if disabled { content = Sketch.with(content, .toolbarVerticalBehavior(isDisabled: true)) }
        if hidesTabs { content = Sketch.with(content, .toolbarVisibility(bars: [.tabBar], isVisible: false)) }
        return Sketch.tabs(Sketch.tab("Dex", "square.grid.3x3", Sketch.stack(content)), count: 5)
    }

    @Test(
        "what bars take from the window, and where the navigation bar is",
        arguments: [
            ("open, vertical", page(), Poses.open, "82/0/34/84", Rect(x: 0, y: 24, width: 951, height: 58)),
            (
                "open, disabled", page(disabled: true), Poses.open, "82/0/83/0",
                Rect(x: 0, y: 24, width: 951, height: 58)
            ),
            ("tall", page(), Poses.tall, "134/0/83/0", Rect(x: 0, y: 82, width: 669, height: 52)),
            (
                "tall, tabs hidden", page(hidesTabs: true), Poses.tall, "134/0/34/0",
                Rect(x: 0, y: 82, width: 669, height: 52)
            ),
            ("closed", page(), Poses.closed, "82/0/34/84", Rect(x: 0, y: 24, width: 466, height: 58)),
            (
                "left half", page(), Conditions(hinge: 180, split: .left), "82/84/34/0",
                Rect(x: 0, y: 24, width: 469, height: 58)
            ),
            (
                "right half", page(), Conditions(hinge: 180, split: .right), "82/0/34/84",
                Rect(x: 0, y: 24, width: 469, height: 58)
            ),
        ])
    func insets(_ caption: String, root: ViewNode, conditions: Conditions, insets: String, bar: Rect) throws {
        let scene = scene(root, conditions)
        let content = try #require(scene.rect("content"))
        let window = scene.screen.bounds
        let taken = [content.minY, content.minX, window.maxY - content.maxY, window.maxX - content.maxX]
        #expect(taken.map { String(Int($0.rounded())) }.joined(separator: "/") == insets, "\(caption)")
        #expect(scene.bars.top?.frame == bar, "\(caption)")
    }

    @Test("open, disabled: the tab pill lies in the band 586…669")
    func band() throws {
        let frame = try #require(scene(Self.page(disabled: true), Poses.open).bars.tabs?.frame)
        #expect(frame.minY >= 586 && frame.maxY <= 669 && frame.midX == 475.5)
    }

    @Test("tall without a navigation bar: 82 at the top")
    func tall() {
        #expect(scene(Sketch.stack(Sketch.color("content")), Poses.tall).rect("content")?.minY == 82)
    }

    @Test("title row in rail poses: 20 from the leading edge, its middle at 48", arguments: [Poses.closed, Poses.open])
    func title(conditions: Conditions) throws {
        let frame = try #require(scene(Self.page(), conditions).bars.top?.titleFrame)
        #expect(frame.minX == 20 && frame.midY == 48)
    }

    @Test("an item that stays horizontal, closed: a circle of 48 around 357, 48")
    func circle() throws {
        let pin = Sketch.item(Sketch.button("Pin", "pin"), .topBarTrailing, .horizontalOnly)
        let frame = try #require(scene(Self.page(items: [pin]), Poses.closed).bars.top?.items.first?.frame)
        #expect(frame == Rect(x: 333, y: 24, width: 48, height: 48))
    }
}

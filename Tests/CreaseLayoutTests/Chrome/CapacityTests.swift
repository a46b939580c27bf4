import CreaseDevice
import Testing

@testable import CreaseLayout

/// The capacity example of FACTS.md section 7, as measured: five tabs and a page of seven items.
@Suite("Five tabs and seven items")
struct CapacityTests {
    private static func page(_ modifiers: [Modifier] = []) -> ViewNode {
        let items = [
            Sketch.item(Sketch.button("Done", "checkmark"), .topBarPinnedTrailing),
            Sketch.item(Sketch.button("A", "a.circle")),
            Sketch.item(Sketch.button("Vertical", "arrow.up"), .topBarTrailing, .verticalPreferred),
            Sketch.item(Sketch.button("Share", "square.and.arrow.up"), priority: .high),
            Sketch.item(Sketch.button("Delete", "trash"), priority: .low),
            Sketch.item(Sketch.button("Flat", "minus"), .topBarTrailing, .horizontalOnly),
            Sketch.item(Sketch.button("Help", "questionmark"), .secondaryAction),
        ]
        var content = Sketch.titled(Sketch.color("content"), "Page", items)
        for modifier in modifiers { content = Sketch.with(content, modifier) }
        return Sketch.tabs(Sketch.tab("One", "1.circle", Sketch.stack(content)), count: 5)
    }

    private static let automatic = page()
    private static let itemsFirst = page([.toolbarVerticalCompression(.prefersToolbarItems)])
    private static let tabsFirst = page([.toolbarVerticalCompression(.prefersTabBar)])
    private static let disabled = page([.toolbarVerticalBehavior(isDisabled: true)])

    @Test(
        "what the rail and the row show, and what is in the menu",
        arguments: [
            ("automatic closed", automatic, Poses.closed, "Done Share …", "Flat", "A Vertical Delete Help"),
            ("prefersTabBar closed", tabsFirst, Poses.closed, "Done Share …", "Flat", "A Vertical Delete Help"),
            ("prefersToolbarItems closed", itemsFirst, Poses.closed, "Done A Vertical Share Delete …", "Flat", "Help"),
            ("disabled closed", disabled, Poses.closed, "", "A Share … Done", "Vertical Delete Flat Help"),
            ("automatic open", automatic, Poses.open, "Done A Share …", "Flat", "Vertical Delete Help"),
            ("disabled open", disabled, Poses.open, "", "A Vertical Share Delete Flat … Done", "Help"),
        ])
    func capacity(_ caption: String, root: ViewNode, conditions: Conditions, rail: String, top: String, menu: String) {
        let bars = scene(root, conditions).bars
        #expect(bars.railTitles.joined(separator: " ") == rail, "\(caption)")
        #expect(bars.topTitles.joined(separator: " ") == top, "\(caption)")
        #expect(bars.overflowTitles.joined(separator: " ") == menu, "\(caption)")
    }

    @Test("the tabs: whole in the rail, one circle while items come first, a bar or a pill with vertical bars disabled")
    func tabs() {
        let styles = [
            (Self.automatic, Poses.closed, TabBar.Style.rail), (Self.itemsFirst, Poses.closed, .collapsed),
            (Self.disabled, Poses.closed, .bar), (Self.automatic, Poses.open, .rail),
            (Self.disabled, Poses.open, .pill),
        ]
        for (root, conditions, style) in styles { #expect(scene(root, conditions).bars.tabs?.style == style) }
    }

    @Test(
        "disabled closed: one capsule from 60 to 276, four slots of 54, Done last, no title, and it ends before the clock"
    )
    func horizontal() throws {
        let scene = scene(Self.disabled, Poses.closed)
        let frames = try #require(scene.bars.top).items.map(\.frame)
        #expect(frames.map(\.minX) == [60, 114, 168, 222] && frames.last?.maxX == 276)
        #expect(frames.allSatisfy { $0.minY == 24 && $0.maxY == 72 })
        #expect(Set(scene.bars.top?.items.map(\.group) ?? []).count == 1)
        #expect(scene.bars.top?.titleFrame == nil)
        #expect(scene.strip == nil && CreaseLayoutTests.scene(Self.automatic, Poses.closed).strip != nil)
        let clock = try #require(scene.screen.fixtures.first { $0.kind == .clock }?.frame)
        #expect(abs(clock.midX - 310) < 0.01 && clock.midY == 48 && clock.minX > 276)
        let status = try #require(scene.screen.region(named: .status))
        #expect(
            status.frame.maxY == 82 && status.basis == .assumed && scene.assumptions.contains(.statusHorizontalRegion))
    }

    @Test("the circle of the folded tabs is at 606…654, within 4 points")
    func circle() throws {
        let frame = try #require(scene(Self.itemsFirst, Poses.closed).bars.tabs?.frame)
        #expect(abs(frame.minY - 606) <= 4 && frame.height == 48)
    }
}

import CreaseDevice
import Testing

@testable import CreaseLayout

@Suite("Every bar that is too full has a menu of its own")
struct OverflowControlTests {
    /// More on both bars than a tall window has room for.
    private static let page: ViewNode = {
        let top = (1...12).map { Sketch.item(Sketch.button("Top \($0)", "\($0).circle")) }
        let bottom = (1...14).map { Sketch.item(Sketch.button("Low \($0)", "\($0).square"), .bottomBar) }
        let hidden = Sketch.item(Sketch.button("Rare", "moon"), .secondaryAction)
        return Sketch.stack(Sketch.titled(Sketch.text("Row"), nil, top + bottom + [hidden]))
    }()

    private func menu(_ control: BarItem?, _ pose: Conditions) throws -> [String] {
        let id = try #require(control).id
        let menu = scene(Self.page, pose, Interaction(openMenu: id)).presentations.first
        return try #require(menu).nodes.compactMap(\.label)
    }

    @Test("top and bottom each list what left them, what was declared is in the top one")
    func both() throws {
        let scene = scene(Self.page, Poses.tall)
        let top = try menu(scene.bars.top?.items.first { $0.role == .overflow }, Poses.tall)
        let bottom = try menu(scene.bars.bottom?.items.first { $0.role == .overflow }, Poses.tall)
        #expect(!top.isEmpty && top.allSatisfy { $0.hasPrefix("Top") || $0 == "Rare" } && top.last == "Rare")
        #expect(!bottom.isEmpty && bottom.allSatisfy { $0.hasPrefix("Low") })
        #expect(top.count + bottom.count == scene.bars.overflow.count)
    }

    @Test("words that the title row has no room for are not in the rail's menu")
    func rail() throws {
        let words = (1...6).map { Sketch.item(Sketch.button("A long word \($0)")) }
        let symbols = (1...14).map { Sketch.item(Sketch.button("S\($0)", "\($0).circle")) }
        let root = Sketch.stack(Sketch.titled(Sketch.text("Row"), "Home", words + symbols))
        let scene = scene(root, Poses.closed)
        let rail = try #require(scene.bars.rail?.items.first { $0.role == .overflow })
        let top = try #require(scene.bars.top?.items.first { $0.role == .overflow })
        #expect(rail.id != top.id)
        let listed = Dictionary(grouping: scene.bars.overflow, by: \.control).mapValues { $0.map(\.title) }
        #expect(listed[rail.id]?.allSatisfy { $0.hasPrefix("S") } == true)
        #expect(listed[top.id]?.allSatisfy { $0.hasPrefix("A long") } == true)
        #expect(listed.count == 2)
    }

    @Test("identifiers go with the items to bars and menus")
    func identifiers() {
        let named = Sketch.with(Sketch.button("Share", "square"), .identifier("share"))
        let hidden = Sketch.with(Sketch.button("Rare", "moon"), .identifier("rare"))
        let root = Sketch.stack(
            Sketch.titled(
                Sketch.text("Row"), nil, [Sketch.item(named), Sketch.item(hidden, .secondaryAction)]))
        let bars = scene(root, Poses.closed).bars
        #expect(bars.rail?.items.first?.identifier == "share")
        #expect(bars.overflow.first?.identifier == "rare")
    }
}

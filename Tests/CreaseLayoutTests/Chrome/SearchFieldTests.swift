import CreaseDevice
import Testing

@testable import CreaseLayout

@Suite("Search fields: below the title, and on the keyboard while they are typed into")
struct SearchFieldTests {
    private static let field = Sketch.with(
        Sketch.color("content"), .searchable(text: "", prompt: "Find", binding: nil), .navigationTitle("Home"))
    private static let page = Sketch.stack(field)

    private func typing(on root: ViewNode = page, _ pose: Conditions, focus: ViewID? = nil) -> Scene {
        var conditions = pose
        conditions.keyboard = true
        return CreaseLayoutTests.scene(root, conditions, Interaction(focus: focus))
    }

    @Test("without a keyboard it has a row of its own below the title")
    func below() throws {
        let scene = CreaseLayoutTests.scene(Self.page, Poses.closed)
        #expect(scene.bars.top?.search?.frame.minY == 82)
        #expect(scene.rect("content")?.minY == 134)
    }

    @Test("with the keyboard up it stands on it, beside the rail, and the content has its old row")
    func above() throws {
        for pose in [
            Poses.closed, Poses.clockwise, Poses.anticlockwise, Poses.open, Poses.book, Poses.tall, Poses.laptop,
        ] {
            let scene = typing(pose)
            #expect(scene.assumptions.contains(.barSearch))
            let keyboard = try #require(scene.keyboard)
            let bar = try #require(scene.bars.keyboard)
            let field = try #require(bar.search?.frame)
            #expect(bar.frame.maxY == keyboard.minY && field.maxY <= keyboard.minY && field.minY >= bar.frame.minY)
            #expect(scene.bars.rail.map { $0.frame.intersection(field) == nil } ?? true)
            #expect(scene.bars.top?.search == nil && scene.bars.top?.title == "Home")
            #expect(scene.rect("content")?.maxY == bar.frame.minY)
            #expect(scene.rect("content")?.minY == scene.bars.top?.frame.maxY)
        }
    }

    @Test("while another field has the focus it stays below the title")
    func other() {
        let other = typing(Poses.closed, focus: ViewID.root.child(.key("somebody")))
        #expect(other.bars.keyboard == nil && other.bars.top?.search?.frame.minY == 82)
    }

    @Test("an accessory bar lies between it and the keyboard")
    func accessory() throws {
        let root = Sketch.stack(Sketch.titled(Self.field, nil, [Sketch.item(Sketch.button("Hide"), .keyboard)]))
        let scene = typing(on: root, Poses.closed)
        let bar = try #require(scene.bars.keyboard)
        let search = try #require(bar.search?.frame)
        let item = try #require(bar.items.first?.frame)
        #expect(search.maxY <= item.minY && item.maxY <= 389 && bar.frame.maxY == 389)
    }

    @Test("a search field alone leaves no empty row behind")
    func alone() {
        let root = Sketch.stack(
            Sketch.with(Sketch.color("content"), .searchable(text: "", prompt: "", binding: nil)))
        #expect(typing(on: root, Poses.closed).rect("content")?.minY == 0)
    }
}

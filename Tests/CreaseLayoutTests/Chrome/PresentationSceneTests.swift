import CreaseDevice
import Testing

@testable import CreaseLayout

@Suite("Sheets, alerts and menus on the screen")
struct PresentationSceneTests {
    static let home = Sketch.stack(Sketch.titled(Sketch.text("Row"), "Home"))

    private func sheet(_ item: ViewNode, disabled: Bool = false) -> ViewNode {
        var content = Sketch.stack(
            Sketch.titled(Sketch.color("form"), nil, [Sketch.item(item, .confirmationAction)]))
        if disabled { content = Sketch.with(content, .toolbarVerticalBehavior(isDisabled: true)) }
        return Sketch.presenting(Self.home, .sheet, content)
    }

    @Test("a lone word leaves the sheet's rail reserved and empty, with a finding")
    func word() throws {
        let scene = scene(sheet(Sketch.button("Done")), Poses.closed)
        let sheet = try #require(scene.presentations.first)
        #expect(sheet.kind == .sheet && sheet.frame.width == 450)
        #expect(sheet.bars?.placed("Done") == "top title-only")
        #expect(sheet.bars?.rail?.items.isEmpty == true)
        #expect(scene.rect("form")?.width == 374)
        let finding = try #require(scene.findings.first { $0.rule == "empty-rail" })
        #expect(finding.message.hasPrefix("the sheet keeps 76 pt free for a rail with nothing in it ('Done'"))
    }

    @Test("with a symbol it stands in the rail as the prominent action")
    func symbol() {
        let root = sheet(Sketch.button("Done", "checkmark"))
        let closed = scene(root, Poses.closed)
        #expect(closed.presentations.first?.bars?.railTitles == ["Done"])
        #expect(closed.presentations.first?.bars?.placed("Done") == "rail prominent")
        #expect(closed.rect("form")?.width == 374 && closed.findings.isEmpty)
        let item = closed.presentations.first?.bars?.rail?.items.first?.frame
        #expect(item == Rect(x: 394, y: 171, width: 48, height: 48))

        let open = scene(root, Poses.open)
        #expect(open.presentations.first?.bars?.rail == nil)
        #expect(open.presentations.first?.bars?.placed("Done") == "top sheet-centered")
        #expect(open.presentations.first?.frame.midX == 475.5)
        #expect((scene(root, Poses.book).presentations.first?.frame.maxX ?? 999) <= 455.5)
    }

    @Test("with vertical bars switched off there is no rail, the content has 450")
    func disabled() {
        let scene = scene(sheet(Sketch.button("Done"), disabled: true), Poses.closed)
        #expect(scene.presentations.first?.bars?.rail == nil)
        #expect(scene.rect("form")?.width == 450)
        // The window behind keeps its own rail.
        #expect(scene.bars.axis == .vertical)
        #expect(scene.presentations.first?.bars?.topTitles == ["Done"])
    }

    @Test("an alert goes to the trailing half in book and to the upper in laptop, its button is there")
    func alert() throws {
        let root = Sketch.presenting(
            Self.home, .alert, title: "Delete?", Sketch.button("Delete"), Sketch.button("Keep"))
        for (pose, isRight) in [
            (Poses.book, { (frame: Rect) in frame.minX >= 495.5 }),
            (Poses.laptop, { $0.maxY <= 455.5 && $0.minY >= 82 }),
            (Poses.closed, { $0.minX > 0 && $0.maxX < 466 }), (Poses.open, { $0.midX == 475.5 }),
        ] as [(Conditions, (Rect) -> Bool)] {
            let alert = try #require(scene(root, pose).presentations.first)
            #expect(alert.kind == .alert && alert.title == "Delete?" && isRight(alert.frame))
            #expect(!alert.nodes.isEmpty)
        }
    }

    @Test("what a sheet presents lies above it; a cover fills the window with bars of its own")
    func nested() {
        let inner = Sketch.presenting(
            Sketch.stack(Sketch.titled(Sketch.text("First"), "First")), .alert, title: "Second", Sketch.button("OK"))
        let scene = scene(Sketch.presenting(Self.home, .sheet, inner), Poses.closed)
        #expect(scene.presentations.map(\.kind) == [.sheet, .alert])
        let cover = CreaseLayoutTests.scene(
            Sketch.presenting(
                Self.home, .fullScreenCover,
                Sketch.stack(
                    Sketch.titled(
                        Sketch.color("cover"), "Cover",
                        [Sketch.item(Sketch.button("Close", "xmark"), .cancellationAction)]))),
            Poses.open)
        #expect(cover.presentations.first?.frame == Rect(x: 0, y: 0, width: 951, height: 669))
        #expect(cover.presentations.first?.bars?.railTitles == ["Close"])
        #expect(cover.presentations.first?.bars?.rail?.items.first?.role == .close)
        #expect(cover.rect("cover") == Rect(x: 0, y: 82, width: 867, height: 553))
    }

    @Test("the overflow control's menu lists what left the rail, beside it")
    func overflowMenu() throws {
        let closed = scene(RailItemTests.crowded, Poses.closed)
        let control = try #require(closed.bars.rail?.items.last)
        let open = scene(RailItemTests.crowded, Poses.closed, Interaction(openMenu: control.id))
        let menu = try #require(open.presentations.first)
        #expect(menu.kind == .menu && menu.nodes.map(\.label) == ["Archive", "Flag", "Move"])
        #expect(menu.frame.maxX <= 382 && menu.frame.minY == control.frame.minY)
    }

    @Test("the keyboard covers the lower tabs: a note")
    func keyboard() throws {
        var conditions = Poses.closed
        conditions.keyboard = true
        let scene = scene(RailItemTests.crowded, conditions)
        #expect(scene.keyboard == Rect(x: 0, y: 389, width: 466, height: 289))
        let note = try #require(scene.findings.first { $0.rule == "keyboard-covers" })
        #expect(note.severity == .note && note.message == "the keyboard covers 5 tabs, from 'Inbox' on")
        conditions.hinge = 180
        #expect(
            CreaseLayoutTests.scene(RailItemTests.crowded, conditions).keyboard
                == Rect(x: 0, y: 405, width: 951, height: 264))
    }
}

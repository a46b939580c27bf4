import CreaseDevice
import Testing

@testable import CreaseLayout

@Suite("Whose wishes the bars hear")
struct WishTests {
    private func alternative(_ width: Double, _ title: String) -> ViewNode {
        let box = Sketch.frame(Sketch.color(title), width, 40)
        let asked = Sketch.with(box, .toolbar([Sketch.item(Sketch.button(title, "circle"))]))
        return Sketch.with(asked, .onAppear(Action(payload: title)))
    }

    @Test("of the alternatives of a ViewThatFits only the one that is taken, whatever the bars then leave")
    func alternatives() {
        let root = Sketch.stack(
            Sketch.node(
                .viewThatFits(axes: [.horizontal]),
                [alternative(800, "Wide"), alternative(384, "Middle"), alternative(100, "Narrow")], "fits"))
        // 384 fits the bare window of the 27.0 app, not the 382 beside the rail.
        let taken = [
            (Poses.open, "Wide"), (Poses.tall, "Middle"), (Poses.closed, "Narrow"),
            (Conditions(tier: .sdk27), "Middle"), (Conditions(hinge: 180, split: .left), "Middle"),
        ]
        for (conditions, title) in taken {
            let scene = scene(root, conditions)
            #expect(scene.bars.decisions.map(\.title) == [title])
            let appeared = scene.events.compactMap { event -> String? in
                if case .appear(let action) = event.kind { action.payload as? String } else { nil }
            }
            #expect(appeared == [title])
        }
    }

    @Test("keyboard items have a bar on the keyboard while it is up, and content keeps clear of it")
    func accessory() throws {
        let root = Sketch.stack(
            Sketch.titled(
                Sketch.color("content"), "Form", [Sketch.item(Sketch.button("Done"), .keyboard)]))
        let down = scene(root, Poses.closed)
        #expect(down.bars.keyboard == nil && down.bars.placed("Done") == "keyboard horizontal-only")
        for pose in [Poses.closed, Poses.clockwise, Poses.open, Poses.tall] {
            var conditions = pose
            conditions.keyboard = true
            let up = scene(root, conditions)
            let bar = try #require(up.bars.keyboard)
            #expect(bar.frame.maxY == up.keyboard?.minY && bar.items.map(\.title) == ["Done"])
            #expect(up.rect("content")?.maxY == bar.frame.minY)
            #expect(up.assumptions.contains(.keyboardAccessory))
        }
    }
}

@Suite("Inspectors and dialogs")
struct InspectorTests {
    private static func page(_ inspector: ViewNode) -> ViewNode {
        Sketch.stack(
            Sketch.presenting(
                Sketch.titled(Sketch.color("content"), "Page", [Sketch.item(Sketch.button("Share", "circle"))]),
                .inspector, inspector))
    }

    @Test("beside the inspector the page keeps the rail; the inspector's own bar is horizontal")
    func bars() throws {
        let content = Sketch.with(
            Sketch.color("inspector"), .toolbar([Sketch.item(Sketch.button("Info", "info"))]))
        let open = scene(Self.page(content), Poses.open)
        #expect(open.bars.placed("Share") == "rail symbol" && open.bars.railTitles == ["Share"])
        let bars = try #require(open.presentations.first?.bars)
        #expect(bars.placed("Info") == "top inspector" && bars.rail == nil)
        #expect(open.findings.isEmpty)
    }

    @Test("in book the inspector has the trailing half, the page the leading one")
    func book() {
        let book = scene(Self.page(Sketch.color("inspector")), Poses.book)
        #expect(book.rect("content")?.maxX == 455.5 && book.rect("content")?.minX == 0)
        #expect(book.rect("inspector")?.minX == 495.5 && book.rect("inspector")?.maxX == 867)
    }

    @Test("a narrow page gives the inspector half of its width")
    func narrow() {
        let detail = Sketch.presenting(Sketch.color("content"), .inspector, Sketch.color("inspector"))
        let root = ViewNode(
            .navigationSplitView(SplitViewContent()), id: ViewID.root.child(.key("split")),
            children: [
                Sketch.node(.slot(.sidebar), [Sketch.color("side")], "sidebar"),
                Sketch.node(.slot(.detail), [detail], "detail"),
            ])
        let book = scene(root, Poses.book)
        #expect(book.rect("content")?.width == 371.5 / 2 && book.rect("inspector")?.width == 371.5 / 2)
    }

    @Test("in compact width a dialog comes from what asked for it, or lies at the bottom; never in the middle")
    func dialog() throws {
        var request = PresentationRequest(.confirmationDialog, on: screen(for: Poses.closed))
        request.content = Size(width: 300, height: 160)
        #expect(PresentationSolver.frame(request) == Rect(x: 41, y: 476, width: 300, height: 160))
        request.anchor = Rect(x: 100, y: 100, width: 80, height: 40)
        #expect(PresentationSolver.frame(request).minY == 148)
    }

    @Test("three columns tall: those asked for lie over the detail, which keeps the whole width")
    func over() {
        let content = SplitViewContent(visibility: .doubleColumn)
        let root = ViewNode(
            .navigationSplitView(content), id: ViewID.root.child(.key("split")),
            children: [
                Sketch.node(.slot(.sidebar), [Sketch.color("side")], "sidebar"),
                Sketch.node(.slot(.content), [Sketch.color("middle")], "content"),
                Sketch.node(.slot(.detail), [Sketch.color("detail")], "detail"),
            ])
        let tall = scene(root, Poses.tall)
        #expect(tall.rect("detail")?.width == 669 && tall.rect("middle")?.width == 320 && tall.found("side") == nil)
    }
}

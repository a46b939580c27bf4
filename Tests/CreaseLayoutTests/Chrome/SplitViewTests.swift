import CreaseDevice
import Testing

@testable import CreaseLayout

@Suite("Split views")
struct SplitViewTests {
    private func mail(content: Bool = false, visibility: SplitViewContent.Visibility = .automatic) -> ViewNode {
        func column(_ slot: Slot, _ name: String, _ entries: [ToolbarEntry]) -> ViewNode {
            Sketch.node(.slot(slot), [Sketch.titled(Sketch.color(name), name, entries)], "slot \(name)")
        }
        var columns = [column(.sidebar, "Folders", [Sketch.item(Sketch.button("New", "folder.badge.plus"))])]
        if content { columns.append(column(.content, "Mails", [])) }
        columns.append(column(.detail, "Mail", [Sketch.item(Sketch.button("Reply", "arrowshape.turn.up.left"))]))
        return ViewNode(
            .navigationSplitView(SplitViewContent(visibility: visibility)), id: ViewID.root.child(.key("split")),
            children: columns)
    }

    @Test("compact: one stack, the sidebar first, its item in the rail")
    func collapsed() {
        let closed = scene(mail(), Poses.closed)
        #expect(closed.rect("Folders") == Rect(x: 0, y: 82, width: 382, height: 562))
        #expect(closed.found("Mail") == nil && closed.columns.isEmpty)
        #expect(closed.bars.railTitles == ["New"])
        let half = scene(mail(), Conditions(hinge: 180, split: .right))
        #expect(half.found("Mail") == nil)
    }

    @Test("open: a sidebar of 320 with a bar of its own, the detail beside the rail has the window's")
    func columns() {
        let open = scene(mail(), Poses.open)
        #expect(open.rect("Folders") == Rect(x: 0, y: 82, width: 320, height: 553))
        #expect(open.rect("Mail") == Rect(x: 320, y: 82, width: 547, height: 553))
        #expect(open.bars.railTitles == ["Reply"] && open.bars.top?.title == "Mail")
        #expect(open.columns.count == 1)
        #expect(open.columns.first?.axis == .horizontal && open.columns.first?.topTitles == ["New"])
        #expect(open.columns.first?.placed("New") == "column inner-column")
    }

    @Test("book: the columns meet at the fold")
    func book() {
        let book = scene(mail(), Poses.book)
        #expect(book.rect("Folders")?.width == 455.5)
        #expect(book.rect("Mail") == Rect(x: 495.5, y: 82, width: 371.5, height: 553))
    }

    @Test("three columns: two wide, the detail alone tall, all three only when asked for")
    func three() {
        let open = scene(mail(content: true), Poses.open)
        #expect(open.found("Folders") == nil && open.rect("Mails")?.width == 320 && open.rect("Mail")?.minX == 320)
        let tall = scene(mail(content: true), Poses.tall)
        #expect(tall.found("Mails") == nil && tall.rect("Mail")?.width == 669)
        let all = scene(mail(content: true, visibility: .all), Poses.open)
        #expect(all.rect("Folders")?.minX == 0 && (all.rect("Mails")?.minX ?? 0) == all.rect("Folders")?.maxX)
        #expect(scene(mail(visibility: .detailOnly), Poses.open).rect("Mail")?.width == 867)
    }

    @Test("a link in the sidebar shows its page in the detail, or pushes it when collapsed")
    func links() {
        let link = ViewNode(
            .link(LinkContent(.destination({ [Sketch.titled(Sketch.color("linked"), "Linked")] }))),
            id: ViewID.root.child(.key("link")), children: [Sketch.text("Open")])
        let root = ViewNode(
            .navigationSplitView(SplitViewContent()), id: ViewID.root.child(.key("split")),
            children: [
                Sketch.node(.slot(.sidebar), [link], "sidebar"),
                Sketch.node(.slot(.detail), [Sketch.color("empty")], "detail"),
            ])
        let pushed = Interaction(pushes: [root.id.child(.slot(.sidebar)): [.link(link.id)]])
        #expect(scene(root, Poses.open).found("empty") != nil)
        let open = scene(root, Poses.open, pushed)
        #expect(open.found("linked") != nil && open.found("empty") == nil && open.bars.railTitles.isEmpty)
        let closed = scene(root, Poses.closed, pushed)
        #expect(closed.found("linked") != nil && closed.bars.railTitles == ["Back"])
    }
}

@Suite("Selections and paths")
struct SelectionTests {
    private func folders(_ selected: String?) -> ViewNode {
        let list = ListContent(
            selection: BindingReference(payload: "folder"), selected: selected.map { TagValue($0) })
        return ViewNode(
            .navigationSplitView(SplitViewContent()), id: ViewID.root.child(.key("split")),
            children: [
                Sketch.node(
                    .slot(.sidebar),
                    [Sketch.titled(Sketch.node(.list(list), [Sketch.text("Inbox")], "list"), "Folders")], "sidebar"),
                Sketch.node(.slot(.detail), [Sketch.titled(Sketch.color("mail"), "Mail")], "detail"),
            ])
    }

    @Test("collapsed, a selection shows the next column with a way back that clears it")
    func selection() throws {
        #expect(scene(folders(nil), Poses.closed).bars.top?.title == "Folders")
        let chosen = scene(folders("Inbox"), Poses.closed)
        #expect(chosen.bars.top?.title == "Mail" && chosen.found("mail") != nil)
        let back = try #require(chosen.bars.rail?.items.first)
        guard case .select(_, let tag)? = back.tap else {
            Issue.record("Back does not clear the selection")
            return
        }
        #expect(back.role == .back && tag == TagValue("nil"))
        #expect(scene(folders("Inbox"), Poses.open).bars.railTitles.isEmpty)
    }

    @Test("Back takes a page off the program's path; a covered page does not appear")
    func path() {
        let content = NavigationStackContent(
            path: [PathValue(type: "Int", words: "1", payload: 1)], binding: BindingReference(payload: "path"))
        @Sendable func page(_ name: String) -> ViewNode {
            Sketch.with(Sketch.color(name), .onAppear(Action(payload: name)))
        }
        let root = Sketch.with(
            page("root"), .navigationDestination(Destination(.type("Int", { _ in [page("pushed")] }))))
        let stack = ViewNode(.navigationStack(content), id: ViewID.root.child(.key("s")), children: [root])
        let scene = scene(stack, Poses.closed)
        guard case .removeLast? = scene.bars.rail?.items.first?.tap else {
            Issue.record("Back does not write to the path")
            return
        }
        let appeared = scene.events.compactMap { event -> String? in
            if case .appear(let action) = event.kind { action.payload as? String } else { nil }
        }
        #expect(appeared == ["pushed"])
    }
}

@Suite("Stacks side by side")
struct NeighbourTests {
    @Test("the stack that reaches the rail has it, the other one a row of its own")
    func neighbours() {
        func page(_ name: String) -> ViewNode {
            ViewNode(
                .navigationStack(NavigationStackContent()), id: ViewID.root.child(.key(name)),
                children: [
                    Sketch.titled(Sketch.color(name), name, [Sketch.item(Sketch.button("Item \(name)", "circle"))])
                ])
        }
        let root = Sketch.node(
            .stack(axis: .horizontal, alignment: .center, spacing: 0, isLazy: false), [page("A"), page("B")], "pair")
        let open = scene(root, Poses.open)
        #expect(open.bars.railTitles == ["Item B"] && open.bars.top?.title == "B")
        #expect(open.columns.map(\.topTitles) == [["Item A"]])
        #expect(open.columns.first?.placed("Item A") == "column inner-column")
        #expect(open.rect("A") == Rect(x: 0, y: 82, width: 433.5, height: 553))
        #expect(open.rect("B") == Rect(x: 433.5, y: 82, width: 433.5, height: 553))
        let tall = scene(root, Poses.tall)
        #expect(tall.bars.topTitles == ["Item A"] && tall.columns.map(\.topTitles) == [["Item B"]])
    }

    @Test("in the left half of Split View a symbol stands in the rail at the left, and says why")
    func leftHalf() {
        let root = Sketch.stack(Sketch.titled(Sketch.color("a"), "A", [Sketch.item(Sketch.button("Share", "circle"))]))
        let left = scene(root, Conditions(hinge: 180, split: .left))
        #expect(left.bars.edge == .left && left.bars.placed("Share") == "rail split-half")
        #expect(left.bars.rail?.items.first?.frame.midX == 48)
        #expect(scene(root, Conditions(hinge: 180, split: .right)).bars.placed("Share") == "rail symbol")
    }
}

import CreaseDevice
import Testing

@testable import CreaseLayout

/// Lists and forms on the outer display, as measured: FACTS 3.6b.
struct ListTests {
    private let closed = canvas(466, 678, insets: EdgeInsets(top: 82, bottom: 34, right: 84))

    private func section(_ header: String?, _ rows: [ViewNode], footer: String? = nil) -> ViewNode {
        var children = rows
        if let header { children.append(Views.node(.slot(.header), [text(header)])) }
        if let footer { children.append(Views.node(.slot(.footer), [text(footer)])) }
        return Views.node(.section, children)
    }

    private func list(_ style: ListStyle, _ children: ViewNode...) -> ViewNode {
        Views.node(.list(ListContent()), children).environment { $0.listStyle = style }
    }

    private func cards(_ scene: Scene) -> [Rect] { scene.all.filter { $0.kind == "Section" }.map(\.frame) }
    private func rows(_ scene: Scene) -> [Rect] { scene.all.filter { $0.kind == "Row" }.map(\.frame) }

    @Test("a card starts 20 from the edge, ends at the rail, 41 below the title row; the next one 59 below it")
    func measured() {
        let scene = layout(
            list(.insetGrouped, section("One", [text("a"), text("b")]), section("Two", [text("c")])), on: closed)
        let cards = cards(scene)
        #expect(near([cards[0].x, cards[0].y, cards[0].width, cards[0].height], [20, 123, 361, 104]))
        #expect(near([cards[1].y - cards[0].maxY], [59]))
        #expect(rows(scene).map(\.height) == [52, 52, 52])
    }

    @Test("without a rail the card ends 20 before the other edge")
    func withoutRail() {
        let scene = layout(list(.automatic, text("a")), on: canvas(466, 678, insets: EdgeInsets(bottom: 34)))
        #expect(near([cards(scene)[0].x, cards(scene)[0].width], [20, 424], within: 2.5))
    }

    @Test("the rail on the left, as when the device is turned: the card starts there")
    func railOnTheLeft() {
        let scene = layout(list(.automatic, text("a")), on: canvas(678, 466, insets: EdgeInsets(left: 84, bottom: 34)))
        #expect(near([cards(scene)[0].x, cards(scene)[0].maxX], [84, 658]))
    }

    @Test("rows lie one below the other in their card, separators between them only")
    func rowsAndSeparators() {
        let scene = layout(list(.insetGrouped, text("a"), text("b"), text("c")), on: closed)
        let card = cards(scene)[0]
        let rows = rows(scene)
        #expect(rows.first?.minY == card.minY && rows.last?.maxY == card.maxY)
        #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.maxY == $1.minY })
        #expect(scene.all.filter { $0.kind == "Separator" }.count == 2)
        let hidden = layout(
            list(.insetGrouped, text("a"), text("b").modified(.listRowSeparator(isHidden: true)), text("c")),
            on: closed)
        #expect(hidden.all.filter { $0.kind == "Separator" }.isEmpty)
    }

    @Test("a tall row is as high as its content and the room around it")
    func tallRows() {
        let scene = layout(list(.plain, color().frame(height: 100).named("a")), on: closed)
        #expect(rows(scene)[0].height == 130)
        let tight = color().frame(height: 100).modified(.listRowInsets(Sides(Set(Side.allCases), 0))).named("a")
        #expect(layout(list(.plain, tight), on: closed).frame("a") == [0, 82, 382, 100])
    }

    @Test("a plain list runs from edge to edge, its words start 20 in")
    func plain() {
        let scene = layout(list(.plain, text("a")), on: closed)
        #expect(rows(scene)[0] == Rect(x: 0, y: 82, width: 382, height: 52))
        #expect(scene.all.first { $0.kind == "Text" }?.frame.x == 20)
    }

    @Test("a list scrolls no further than its end; rows outside are not visible")
    func scrolling() {
        let view = Views.node(.list(ListContent()), (0..<40).map { text("Row \($0)") })
        let start = layout(view, on: closed)
        #expect(start.node("Row 0")?.isVisible == true && start.node("Row 39")?.isVisible == false)
        var interaction = Interaction()
        interaction.scroll[view.id] = Point(x: 0, y: 1_000_000)
        let end = layout(view, on: closed, interaction: interaction)
        #expect(end.node("Row 0")?.isVisible == false && end.node("Row 39")?.isVisible == true)
        let info = end.all.first { $0.kind == "List" }?.scroll
        #expect(info.map { $0.offset.y + $0.viewport.height == $0.contentSize.height } == true)
    }

    @Test("a link in a list shows where it leads and the whole row leads there")
    func links() {
        let link = Views.node(.link(LinkContent(.external("https://example.org"))), [text("Site")])
        let scene = layout(list(.insetGrouped, link), on: closed)
        guard case .external = scene.all.first(where: { $0.kind == "Row" })?.tap else {
            Issue.record("the row does nothing")
            return
        }
    }

    @Test("a switch makes its row no higher")
    func controlRows() {
        let toggle = Views.node(
            .control(ControlContent(.toggle(isOn: true))), [Views.node(.slot(.title), [text("On")])])
        let scene = layout(list(.insetGrouped, toggle), on: closed)
        #expect(rows(scene).map(\.height) == [52])
        #expect(scene.all.first { $0.kind == "Switch" }?.frame.height == 28)
    }

    @Test("label and value stand at the two ends of a row")
    func labeledContent() {
        let value = Views.node(
            .labeledContent, [Views.node(.slot(.title), [text("Name")]), Views.node(.slot(.value), [text("Tide")])])
        let scene = layout(Views.node(.list(ListContent(isForm: true)), [value]), on: closed)
        #expect(scene.all.first { $0.kind == "Text" }?.frame.minX == 36)
        #expect(near([scene.all.last { $0.kind == "Text" }?.frame.maxX ?? 0], [366]))
    }

    @Test("right to left, the card still ends at the rail and words start at the right")
    func mirrored() {
        let screen = canvas(466, 678, insets: EdgeInsets(top: 82, bottom: 34, right: 84), direction: .rightToLeft)
        let scene = layout(list(.insetGrouped, text("a"), text("b")), on: screen)
        #expect(near([cards(scene)[0].x, cards(scene)[0].maxX], [20, 382]))
        #expect(near([scene.all.first { $0.kind == "Text" }?.frame.maxX ?? 0], [366]))
    }
}

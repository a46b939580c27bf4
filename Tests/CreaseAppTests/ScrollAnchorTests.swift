import CreaseDevice
import CreaseLanguage
import CreaseLayout
import Testing

@testable import CreaseApp

/// A list of twenty rows: 50 points high on the outer display, two a row and 80 high on the inner one.
private struct Rows: Playable {
    static let list = ViewID.root.child(.key("list"))

    func settle(_ app: inout AppState, under conditions: Conditions) -> Scene {
        let screen = screen(for: conditions)
        let perRow = screen.display == .outer ? 1 : 2
        let height = screen.display == .outer ? 50.0 : 80.0
        let viewport = Rect(x: 0, y: 100, width: 300, height: 200)
        let content = height * Double((20 + perRow - 1) / perRow)
        let reach = max(0, content - viewport.height)
        let offset = min(reach, max(0, (app.interaction.scroll[Self.list] ?? .zero).y))
        let rows = (0..<20).map { index in
            SceneNode(
                id: Self.list.child(.statement(index)), kind: "Text", label: "row \(index)",
                frame: Rect(
                    x: Double(index % perRow) * 150, y: 100 + Double(index / perRow) * height - offset, width: 140,
                    height: height), drawing: .separator(.horizontal))
        }
        let node = SceneNode(
            id: Self.list, kind: "List", frame: viewport,
            scroll: ScrollInfo(
                contentSize: Size(width: 300, height: content), offset: Point(x: 0, y: offset), viewport: viewport),
            children: rows)
        return Scene(screen: screen, nodes: [node])
    }

    func perform(_ action: Action, in app: inout AppState, under: Conditions, old: TagValue?) -> Int { 0 }
    func write(_ value: ControlValue, to binding: BindingReference, in app: inout AppState, under: Conditions) {}
}

extension Session {
    fileprivate mutating func scroll(to offset: Double) {
        change { $0.app.interaction.scroll[Rows.list] = Point(x: 0, y: offset) }
    }

    fileprivate mutating func take(_ pose: Pose) { change { $0.conditions.take(pose) } }

    fileprivate var offset: Double { lit.nodes.first?.scroll?.offset.y ?? -1 }

    /// The first row that begins in sight.
    fileprivate var first: String? {
        lit.nodes.first?.children.first { $0.frame.minY >= 99.5 }?.label
    }
}

struct ScrollAnchorTests {
    @Test("what is first in sight stays first in sight on another display")
    func staysFirst() {
        var session = Session(Rows())
        session.scroll(to: 300)
        #expect(session.first == "row 6")
        session.take(.open)
        #expect(session.first == "row 6" && session.offset == 240)
        session.take(.closed)
        #expect(session.first == "row 6" && session.offset == 300)
    }

    @Test("content at its beginning stays there")
    func beginning() {
        var session = Session(Rows())
        session.take(.open)
        #expect(session.offset == 0)
        session.scroll(to: 100)
        session.scroll(to: 0)
        session.take(.closed)
        #expect(session.offset == 0)
    }

    @Test("any way through the poses comes back to the very same offset, from every offset")
    func roundTrips() {
        for offset in stride(from: 0.0, through: 800, by: 37.3) {
            for way in [[Pose.open], [.book, .laptop], [.tall, .open, .tent], [.closed, .open, .closed, .book]] {
                var session = Session(Rows())
                session.scroll(to: offset)
                let before = session.offset
                for pose in way { session.take(pose) }
                session.take(.closed)
                #expect(session.offset == before, "from \(offset) through \(way)")
            }
        }
    }

    @Test("a new scroll takes a new anchor, wherever it is done")
    func newAnchor() {
        var session = Session(Rows())
        session.scroll(to: 300)
        session.take(.open)
        session.scroll(to: 80)
        #expect(session.first == "row 2")
        session.take(.closed)
        #expect(session.first == "row 2")
    }

    @Test("undo brings the offset back with the pose")
    func undo() {
        var session = Session(Rows())
        session.scroll(to: 300)
        session.take(.open)
        _ = session.undo()
        #expect(session.offset == 300)
        _ = session.undo()
        #expect(session.offset == 0)
    }
}

import CreaseDevice
import Testing

@testable import CreaseLayout

/// What a view may ask about its surroundings.
struct GeometryReaderTests {
    /// Keeps the last geometry a reader was given; readers are called on the thread that lays out.
    private final class Seen: @unchecked Sendable {
        var all: [Geometry] = []
    }

    private func reader(_ seen: Seen, _ content: ViewNode...) -> ViewNode {
        Views.node(
            .reader(
                Reader(isGeometry: true) { context in
                    seen.all.append(context.geometry)
                    return content
                }))
    }

    @Test("a reader takes all it is offered and puts its content into the leading top corner")
    func place() {
        let seen = Seen()
        let view = reader(seen, color().frame(width: 2, height: 1).named("a"))
        #expect(picture(view, 5, 2) == "aa...\n.....")
        #expect(picture(view, 5, 2, direction: .rightToLeft) == "...aa\n.....")
    }

    @Test("size, insets, frame in the window and regions are its own")
    func geometry() {
        let seen = Seen()
        var screen = canvas(100, 50, insets: EdgeInsets(bottom: 5, right: 20))
        screen.regions = [
            Region(
                kind: .division, name: .fold, frame: Rect(x: 45, y: 0, width: 10, height: 50), isActive: true,
                basis: .measured)
        ]
        _ = layout(hstack(0, .center, color().frame(width: 30), reader(seen)), on: screen)
        let last = seen.all.last
        #expect(last?.size == Size(width: 50, height: 45))
        #expect(last?.frameInWindow == Rect(x: 30, y: 0, width: 50, height: 45))
        // It touches the bottom and the right of the safe area, not the left.
        #expect(last?.safeArea == EdgeInsets(bottom: 5, right: 20))
        #expect(last?.regions.first?.frame == Rect(x: 15, y: 0, width: 10, height: 50))
    }

    @Test("wishes inside a reader are heard before its size is known, its events once")
    func wishes() {
        let seen = Seen()
        let content = color("a").modified(.navigationTitle("Inside")).modified(.onAppear(Action(payload: 1)))
        let scene = layout(reader(seen, content), on: canvas(10, 10))
        #expect(scene.events.count == 1)
        #expect(seen.all.count == 2)
    }

    @Test("where nothing is offered a reader is ten by ten")
    func unspecified() {
        let seen = Seen()
        _ = layout(reader(seen).modified(.fixedSize(horizontal: true, vertical: true)), on: canvas(50, 50))
        #expect(seen.all.last?.size == Size(width: 10, height: 10))
    }
}

import CreaseCanvas
import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A session on a sample whose clock the test turns.
private func session(_ layout: String = "CardBinder", animates: Bool = true) throws -> Session {
    let path = Repository.root.appending(path: "Layouts/\(layout).swift").path(percentEncoded: false)
    let document = try Document(.path(path))
    var session = Session(document, Situation(app: document.opening), title: document.title)
    session.animates = animates
    _ = session.elapse(to: 0)
    _ = session.update(.resize(ScreenSize(columns: 120, rows: 40)))
    return session
}

extension Session {
    fileprivate mutating func press(_ keys: String) {
        for key in keys { _ = update(.key(Key(key))) }
    }

    fileprivate var picture: String {
        var copy = self
        copy.prepare()
        return TextWriter.text(
            copy.view(
                on: screenSize, with: ScreenAbilities(depth: .mono, glyphs: .unicode, hasMouse: true)))
    }
}

struct SessionMotionTests {
    @Test("a pose takes pictures on a beat until it rests, then none; the last one is that of a cut")
    func beat() throws {
        var moving = try session()
        moving.press("b")
        var now = 0.0
        var count = 0
        while let due = moving.due(after: now), count < 100 {
            #expect(due > now && due - now < 0.034)
            now = due
            _ = moving.elapse(to: now)
            count += 1
        }
        #expect((11...14).contains(count), "0.4 s at thirty pictures a second")
        var cut = try session(animates: false)
        cut.press("b")
        #expect(moving.picture == cut.picture)
        #expect(moving.due(after: now) == nil)
    }

    @Test("Reduce Motion cuts")
    func reduced() throws {
        var session = try session()
        session.change { $0.conditions.reduceMotion = true }
        session.press("o")
        #expect(session.due(after: 0) == nil)
        #expect(session.shown.screen.display == .inner)
    }

    @Test("keys on the way act at once: the app is already where it will be")
    func keysLand() throws {
        var moving = try session()
        moving.press("b")
        _ = moving.elapse(to: 0.1)
        moving.press("4")
        _ = moving.elapse(to: 0.13)
        #expect(moving.due(after: 0.13) != nil, "and the hinge goes on")
        var cut = try session(animates: false)
        cut.press("b4")
        _ = moving.elapse(to: 2)
        moving.notice = nil
        cut.notice = nil
        #expect(moving.picture == cut.picture)
    }

    @Test("a click on a card that is moving selects that card")
    func clicksLand() throws {
        var moving = try session()
        moving.press("o")
        _ = moving.elapse(to: 1)
        moving.press("b")
        _ = moving.elapse(to: 1.1)
        guard let card = moving.shown.elements.last(where: { $0.kind == "Button" && $0.frame.width > 60 }),
            let arrangement = PreviewFrame.arrangement(moving.preview, columns: 120, rows: 40),
            let stage = arrangement.stages.first(where: { $0.which == .lit })
        else {
            Issue.record("no card is shown")
            return
        }
        let column = stage.map.column(containing: card.frame.midX)
        let row = stage.map.row(containing: card.frame.midY)
        _ = moving.update(.mouse(MouseEvent(.press(.left), column: column, row: row)))
        #expect(moving.options.selection == card.id)
    }

    @Test("turned back on the way, the picture ends as if nothing had been")
    func turnedBack() throws {
        var moving = try session()
        let before = moving.picture
        for (time, key) in [(0.0, "o"), (0.12, "c"), (0.2, "b"), (0.3, "c")] {
            _ = moving.elapse(to: time)
            moving.press(key)
            #expect(!moving.picture.isEmpty)
        }
        _ = moving.elapse(to: 3)
        #expect(moving.picture == before)
    }

    @Test("half way open both displays are lit, and cards stand between their places")
    func halfWay() throws {
        var moving = try session()
        moving.press("b")
        _ = moving.elapse(to: 0.12)
        expectSnapshot(
            moving.viewed, "fold-half-way-120x40",
            caption: "Between closed and book both displays are lit; the knob of the hinge is on its way")
    }
}

extension Session {
    fileprivate var viewed: CellGrid {
        var copy = self
        copy.prepare()
        return copy.view(
            on: screenSize, with: ScreenAbilities(depth: .palette, glyphs: .unicode, hasMouse: true))
    }
}

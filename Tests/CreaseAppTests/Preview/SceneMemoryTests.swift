import CreaseDevice
import CreaseLanguage
import CreaseLayout
import Synchronization
import Testing

@testable import CreaseApp

/// An app that counts how often it was laid out; opening a menu is all that can be done with it.
private final class Counted: Playable {
    private let count = Mutex(0)
    var layouts: Int { count.withLock { $0 } }

    func settle(_ app: inout AppState, under conditions: Conditions) -> Scene {
        count.withLock { $0 += 1 }
        // Seeing a screen leaves a mark, as `onAppear` does.
        app.interaction.tabs[.root] = TagValue("seen")
        return Scene(screen: screen(for: conditions))
    }

    func perform(_ action: Action, in app: inout AppState, under: Conditions, old: TagValue?) -> Int { 0 }
    func write(_ value: ControlValue, to binding: BindingReference, in app: inout AppState, under: Conditions) {}
}

struct SceneMemoryTests {
    private let closed = Conditions()
    private let open = Conditions(hinge: Pose.open.hinge)

    @Test("what was seen is not laid out again, whether asked as it was or as it had settled")
    func seen() {
        let app = Counted()
        var memory = SceneMemory(app)
        var situation = Situation(conditions: closed)
        let asked = situation
        _ = memory.show(&situation)
        #expect(situation != asked)
        let settled = situation
        _ = memory.show(&situation)
        var again = asked
        #expect(memory.show(&again).screen == screen(for: closed))
        #expect(again == settled)
        #expect(app.layouts == 1)
    }

    @Test("other conditions, another state and an open menu are laid out")
    func news() {
        let app = Counted()
        var memory = SceneMemory(app)
        _ = memory.glimpse(Situation(conditions: closed))
        #expect(memory.glimpse(Situation(conditions: open)).screen == screen(for: open))
        var menu = Situation(conditions: closed)
        menu.app.interaction.openMenu = .root
        _ = memory.glimpse(menu)
        var store = Situation(conditions: closed)
        store.app.store.set("count", to: "2")
        _ = memory.glimpse(store)
        #expect(app.layouts == 4)
    }

    @Test("it remembers a few, and forgets the one that was not wanted for longest")
    func limit() {
        let app = Counted()
        var memory = SceneMemory(app)
        let angles = (0...SceneMemory.limit).map { Situation(conditions: Conditions(hinge: 10 + Double($0))) }
        for situation in angles { _ = memory.glimpse(situation) }
        let before = app.layouts
        _ = memory.glimpse(angles[1])
        #expect(app.layouts == before)
        _ = memory.glimpse(angles[0])
        #expect(app.layouts == before + 1)
        // The second was wanted again, so the third had to go.
        _ = memory.glimpse(angles[1])
        #expect(app.layouts == before + 1)
        _ = memory.glimpse(angles[2])
        #expect(app.layouts == before + 2)
    }

    @Test("a flip of the whole previewer lays out one display: the other was the one before")
    func flip() {
        let app = Counted()
        var session = Session(app)
        _ = session.update(.resize(ScreenSize(columns: 120, rows: 40)))
        session.prepare()
        #expect(app.layouts == 2)
        for (key, layouts) in [("o", 2), ("c", 2), ("b", 3), ("c", 3), ("u", 3)] as [(Character, Int)] {
            _ = session.update(.key(Key(key)))
            session.prepare()
            #expect(app.layouts == layouts, "after \(key)")
        }
    }
}

import CreaseDevice
import CreaseLanguage
import CreaseLayout
import Testing

@testable import CreaseApp

/// An app without views that writes down what it is asked to do.
private struct Diary: Playable {
    func settle(_ app: inout AppState, under conditions: Conditions) -> Scene {
        Scene(screen: screen(for: conditions))
    }

    func perform(_ action: Action, in app: inout AppState, under: Conditions, old: TagValue?) -> Int {
        add(action.payload as? String ?? "?", to: &app)
        return 0
    }

    func write(_ value: ControlValue, to binding: BindingReference, in app: inout AppState, under: Conditions) {
        add("wrote \(value)", to: &app)
    }

    private func add(_ word: String, to app: inout AppState) {
        app.interaction.tabs[Self.page] = TagValue(Self.text(app) + word)
    }

    static func text(_ app: AppState) -> String { app.interaction.tabs[page]?.words ?? "" }
    private static let page = ViewID.root.child(.key("diary"))
}

private let view = ViewID.root.child(.key("view"))
private func action(_ word: String) -> Action { Action(payload: word) }

struct PlayableTests {
    @Test("every kind of tap does its one thing, and closes the menu it was chosen from")
    func taps() {
        let app = Diary()
        let stack = ViewID.root.child(.key("stack"))
        let place = BindingReference(payload: "place")
        let taps: [(Tap, expected: String)] = [
            (.action(action("act")), "act"), (.dismiss(action("bye")), "bye"), (.dismiss(nil), ""),
            (.toggle(place, isOn: true), "wrote bool(true)"), (.openMenu(view), ""),
            (.selectTab(container: stack, TagValue("2")), ""), (.pop(container: stack), ""),
            (.push(container: stack, .link(view)), ""), (.external("a web page"), ""), (.edit(place, text: "x"), ""),
        ]
        for (tap, expected) in taps {
            var situation = Situation(app: AppState(interaction: Interaction(openMenu: view)))
            _ = app.tap(tap, of: view, in: &situation)
            #expect(Diary.text(situation.app) == expected)
            #expect(situation.app.interaction.openMenu == nil)
        }
        var situation = Situation()
        _ = app.tap(.openMenu(view), of: view, in: &situation)
        #expect(situation.app.interaction.openMenu == view)
        _ = app.tap(.push(container: stack, .link(view)), of: view, in: &situation)
        #expect(situation.app.interaction.pushes[stack]?.count == 1)
        _ = app.tap(.pop(container: stack), of: view, in: &situation)
        #expect(situation.app.interaction.pushes[stack]?.isEmpty == true)
    }
}

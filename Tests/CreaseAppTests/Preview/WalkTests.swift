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

private func session(_ layout: String) throws -> Session {
    let path = Repository.root.appending(path: "Layouts/\(layout).swift").path(percentEncoded: false)
    let document = try Document(.path(path))
    return Session(document, Situation(app: document.opening), title: document.title)
}

extension Session {
    /// The lit scene as `inspect` writes it.
    fileprivate var report: String { SceneReport(file: "-", view: nil, scene: lit).json.text }
}

struct WalkTests {
    private static let samples = ["CardBinder", "MailClient", "SettingsSheet", "ToolbarTorture"]

    @Test(
        "any walk of keys traps nowhere, and undone to its beginning shows the first scene byte for byte",
        arguments: samples)
    func undoneToTheStart(layout: String) throws {
        let keys = KeyTable.rows.flatMap(\.commands).map(\.0).filter { $0 != Key("q") && $0 != Key("u") }
        for seed in UInt64(1)...4 {
            var session = try session(layout)
            let first = session.report
            var dice = Dice(state: seed)
            for _ in 0..<40 {
                _ = session.update(.key(keys.randomElement(using: &dice) ?? Key("b")))
            }
            session.dialog = nil
            session.isHelpOpen = false
            var steps = 0
            while session.undo(), steps < 200 { steps += 1 }
            #expect(session.report == first, "seed \(seed)")
            #expect(session.situation.conditions == Conditions(), "seed \(seed)")
        }
    }

    /// The walls of the card binder are two views in the branches of an `if`; what leaves the tree is scrolled no more.
    @Test(
        "any way through the poses that ends where it began shows the same scene, scrolled and all that stayed in the tree",
        arguments: samples)
    func thereAndBack(layout: String) throws {
        for seed in UInt64(1)...3 {
            var session = try session(layout)
            let opened = session.report
            // What scrolls is scrolled, so that its anchor has something to hold.
            _ = session.update(.key(Key(.pageDown)))
            let scrolled = session.report
            let scrollers = Set(session.situation.app.interaction.scroll.keys)
            var dice = Dice(state: seed)
            var hasStayed = true
            for _ in 0..<6 {
                session.change { $0.conditions.take(Pose.allCases.randomElement(using: &dice) ?? .book) }
                hasStayed = hasStayed && scrollers.isSubset(of: session.lit.containers)
            }
            session.change { $0.conditions.take(.closed) }
            let expected = hasStayed ? scrolled : opened
            #expect(session.report == expected, "seed \(seed)")
        }
    }

    @Test("a file that changes keeps pose and state, and undo still goes back")
    func reload() throws {
        func document(_ greeting: String) throws -> Document {
            let text = """
                import SwiftUI
                struct Counter: View {
                    @State private var count = 0
                    var body: some View {
                        VStack { Text("\(greeting)"); Button("Count \\(count)") { count += 1 } }
                    }
                }
                """
            return try Document(Array(text.utf8), file: .path("Counter.swift"))
        }
        let before = try document("Hello")
        var session = Session(before, Situation(app: before.opening), title: before.title)
        for key in ["b", "j", "j"] { _ = session.update(.key(Key(Character(key)))) }
        _ = session.update(.key(Key(.enter)))
        session.adopt(try document("Good evening"))
        #expect(session.situation.conditions.pose == .book)
        #expect(session.lit.find("Count 1") != nil && session.lit.find("Good evening") != nil)
        #expect(session.selected?.label == "Count 1", "what was selected is selected")
        _ = session.undo()
        #expect(session.lit.find("Count 0") != nil && session.lit.find("Good evening") != nil)
    }
}

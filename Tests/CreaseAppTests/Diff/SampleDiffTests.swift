import CreaseDevice
import Testing

@testable import CreaseApp

/// One edit of each sample as somebody might make it, and what a reviewer reads of it.
@Suite struct SampleDiffTests {
    struct Edit: Sendable, CustomTestStringConvertible {
        let sample: String
        let from: String
        let to: String
        /// What the reader of the snapshot should find.
        let caption: String
        var testDescription: String { caption }
    }

    static let edits = [
        Edit(
            sample: "CardBinder", from: "spacing: 12), count: count)", to: "spacing: 20), count: count)",
            caption: "wider gaps: every card is a little smaller in every pose, nothing else changes"),
        Edit(
            sample: "MailClient", from: "Button(\"Archive\", systemImage: \"archivebox\")", to: "Button(\"Archive\")",
            caption: "an item without its symbol leaves the rail for the top, because a word cannot go vertical"),
        Edit(
            sample: "Player", from: ".navigationTitle(\"The Lighthouse\")", to: ".navigationTitle(\"The Lamp\")",
            caption: "another title, and nothing else, in the poses that show one"),
        Edit(
            sample: "Reader", from: "Button(\"Next\", systemImage: \"chevron.right\")",
            to: "Button(\"Onward\", systemImage: \"chevron.right\")", caption: "an item is called something else"),
        Edit(
            sample: "SettingsSheet", from: "Text(\"Good evening\")",
            to: "Text(\"Good evening, and welcome back after all this time\")",
            caption: "longer words: the greeting wraps where there is no room, and what is below moves down"),
        Edit(
            sample: "ToolbarTorture", from: "Button(\"Flag\", systemImage: \"flag\") {}", to: "",
            caption: "an item less: what waited in the overflow menu may come out of it"),
    ]

    private func documents(_ edit: Edit) throws -> (old: Document, new: Document) {
        let text = try Repository.text("Layouts/\(edit.sample).swift")
        let changed = text.replacing(edit.from, with: edit.to)
        try #require(changed != text)
        return (
            try Document(Array(text.utf8), file: .path("Old.swift")),
            try Document(Array(changed.utf8), file: .path("New.swift"))
        )
    }

    private var poses: [(title: String, conditions: Conditions)] {
        SceneSheet.variants(.poses, of: Conditions()).map { ($0.title, $0.conditions) }
    }

    @Test("an edit of a sample, told to a reviewer", arguments: edits)
    func edited(_ edit: Edit) throws {
        let (old, new) = try documents(edit)
        expectSnapshot(
            DiffReport(diff: LayoutDiff(old, new, under: poses)).text, "diff-\(edit.sample)", caption: edit.caption)
    }

    @Test("the same file twice has no difference, in text nor markdown", arguments: edits)
    func same(_ edit: Edit) throws {
        let old = try documents(edit).old
        let diff = LayoutDiff(old, old, under: poses)
        #expect(diff.isEmpty)
        #expect(DiffReport(diff: diff).text.isEmpty && DiffReport(diff: diff).markdown.isEmpty)
    }

    @Test("swapping the versions turns every change around", arguments: edits)
    func swapped(_ edit: Edit) throws {
        let (old, new) = try documents(edit)
        for pose in poses {
            let there = SceneDiff(old.scene(pose.conditions), new.scene(pose.conditions)).changes
            let back = SceneDiff(new.scene(pose.conditions), old.scene(pose.conditions)).changes
            func count(_ kind: String, _ changes: [SceneChange]) -> Int { changes.count { $0.kind == kind } }
            for (kind, other) in [
                ("appeared", "vanished"), ("vanished", "appeared"), ("shown", "hidden"), ("hidden", "shown"),
                ("moved", "moved"), ("resized", "resized"), ("placed", "placed"), ("renamed", "renamed"),
                ("bar", "bar"), ("found", "settled"), ("reworded", "reworded"),
            ] {
                #expect(count(kind, there) == count(other, back), "\(kind) in \(pose.title)")
            }
        }
    }
}

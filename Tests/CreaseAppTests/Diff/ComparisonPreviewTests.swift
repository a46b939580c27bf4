import CreaseCanvas
import CreaseDevice
import Testing

@testable import CreaseApp

/// Two versions side by side in the previewer.
@Suite struct ComparisonPreviewTests {
    private static let size = ScreenSize(columns: 120, rows: 40)
    private static let abilities = ScreenAbilities(depth: .mono, glyphs: .unicode, hasMouse: true)

    private func comparison() throws -> ComparisonPreview {
        let text = try Repository.text("Layouts/Reader.swift")
        let changed = text.replacing(".padding(24)", with: ".padding(40)")
        var comparison = ComparisonPreview(
            try Document(Array(text.utf8), file: .path("Old.swift")),
            try Document(Array(changed.utf8), file: .path("New.swift")), under: Conditions())
        _ = comparison.update(.resize(Self.size))
        return comparison
    }

    private func picture(_ comparison: ComparisonPreview) -> CellGrid {
        comparison.view(on: Self.size, with: Self.abilities)
    }

    @Test("what differs has corners in both, and a line below")
    func marked() throws {
        var comparison = try comparison()
        _ = comparison.update(.key(Key("b")))
        expectSnapshot(
            picture(comparison), "comparison-120x40",
            caption:
                "book: wider margins move and narrow the words; each has corners in both versions, and the list says by how much"
        )
    }

    @Test("x swaps the versions, and once more is as before; poses act on both")
    func swap() throws {
        var comparison = try comparison()
        let before = picture(comparison)
        _ = comparison.update(.key(Key("x")))
        #expect(picture(comparison) != before)
        _ = comparison.update(.key(Key("x")))
        #expect(picture(comparison) == before)
        for key in ["o", "r", "c", "u", "u", "u"] { _ = comparison.update(.key(Key(Character(key)))) }
        #expect(picture(comparison) == before)
    }

    @Test("every key on every small screen is taken without harm; q leaves")
    func keys() throws {
        var comparison = try comparison()
        for size in [
            ScreenSize(columns: 1, rows: 1), ScreenSize(columns: 20, rows: 6), ScreenSize(columns: 60, rows: 20),
        ] {
            _ = comparison.update(.resize(size))
            for row in KeyTable.rows {
                for (key, command) in row.commands where command != .quit && command != .back {
                    #expect(comparison.update(.key(key)).isEmpty)
                    _ = comparison.view(on: size, with: Self.abilities)
                }
            }
        }
        #expect(comparison.update(.key(Key("q"))) == [.quit])
    }
}

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

private func session() throws -> Session {
    let path = Repository.root.appending(path: "Layouts/CardBinder.swift").path(percentEncoded: false)
    let document = try Document(.path(path))
    var session = Session(document, Situation(app: document.opening), title: document.title)
    _ = session.update(.resize(ScreenSize(columns: 160, rows: 50)))
    return session
}

extension Session {
    fileprivate mutating func press(_ keys: Key...) {
        for key in keys { _ = update(.key(key)) }
    }

    /// The name of the tile in brackets.
    fileprivate var tile: String? {
        sheet.map { SceneSheet.variants($0.kind, of: situation.conditions)[$0.chosen].title }
    }
}

struct SceneSheetTests {
    @Test("arrows go from tile to tile and stay at the edges; Enter takes the device into that pose")
    func walking() throws {
        var session = try session()
        session.press(Key("m"))
        #expect(session.tile == "closed")
        session.press(Key(.left), Key(.up))
        #expect(session.tile == "closed")
        session.press(Key(.right))
        #expect(session.tile == "book")
        session.press(Key(.down))
        #expect(session.tile == "laptop" || session.tile == "tall")
        let tile = session.tile
        session.press(Key(.enter))
        #expect(session.sheet == nil && session.situation.conditions.pose?.rawValue == tile)
        session.press(Key("u"))
        #expect(session.situation.conditions.pose == .closed, "one step, undone as one")
    }

    @Test("every tile can be reached by arrows")
    func reachable() throws {
        var session = try session()
        session.press(Key("m"))
        var seen: Set<String> = []
        for _ in 0..<3 {
            for key in [Key(.right), Key(.right), Key(.down), Key(.left), Key(.left), Key(.down), Key(.up)] {
                session.press(key)
                if let tile = session.tile { seen.insert(tile) }
            }
        }
        #expect(seen == Set(Pose.allCases.map(\.rawValue)))
    }

    @Test("taps, tabs, tiers and scrolling act on all tiles; Escape closes the sheet alone")
    func linked() throws {
        var session = try session()
        session.press(Key("m"), Key("4"))
        let tiles = session.sheet?.tiles(of: session.situation, in: session.app) ?? []
        #expect(tiles.count == 6)
        #expect(tiles.allSatisfy { $0.scene.bars.tabs?.items.firstIndex { $0.isSelected } == 3 })
        session.press(Key("s"))
        #expect(session.sheet != nil && session.situation.conditions.tier == .sdk272)
        session.press(Key(.escape))
        #expect(session.sheet == nil && session.lit.bars.tabs?.items.firstIndex { $0.isSelected } == 3)
    }

    @Test("a click chooses a tile, a second one zooms into it; beside them nothing happens")
    func clicks() throws {
        var session = try session()
        session.press(Key("t"))
        #expect(session.tile == "SDK 27.1")
        _ = session.update(.mouse(MouseEvent(.press(.left), column: 5, row: 8)))
        #expect(session.tile == "SDK 26.0")
        _ = session.update(.mouse(MouseEvent(.press(.left), column: 0, row: 49)))
        #expect(session.tile == "SDK 26.0")
        _ = session.update(.mouse(MouseEvent(.press(.left), column: 5, row: 8)))
        #expect(session.sheet == nil && session.situation.conditions.tier == .sdk26)
    }
}

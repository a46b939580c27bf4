import CreaseDevice
import CreaseLayout

/// An app with its last few scenes, so that a flip to a display that was seen already, and back, costs no layout.
///
/// The scene of a situation depends on nothing else, so remembering never shows anything else than computing would.
struct SceneMemory: Sendable {
    let app: any Playable
    /// Oldest first.
    private var entries: [Entry] = []

    /// Enough for both displays of three steps.
    static let limit = 6

    init(_ app: any Playable) { self.app = app }

    /// A situation as asked for, what it became once its views had reacted, and the scene of that.
    private struct Entry: Sendable {
        var asked: Situation
        var settled: Situation
        var scene: Scene

        /// What has settled is its own answer: its views have heard all there is.
        func answers(_ situation: Situation) -> Bool { asked == situation || settled == situation }
    }

    /// The scene of a situation, which changes with what the app did on being shown.
    mutating func show(_ situation: inout Situation) -> Scene {
        if let index = entries.lastIndex(where: { $0.answers(situation) }) {
            let entry = entries.remove(at: index)
            entries.append(entry)
            situation = entry.settled
            return entry.scene
        }
        let asked = situation
        let scene = app.show(&situation)
        entries.append(Entry(asked: asked, settled: situation, scene: scene))
        if entries.count > Self.limit { entries.removeFirst() }
        return scene
    }

    /// What a situation would look like; whatever the app does then is forgotten.
    mutating func glimpse(_ situation: Situation) -> Scene {
        var situation = situation
        return show(&situation)
    }
}

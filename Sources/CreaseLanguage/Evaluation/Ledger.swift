import CreaseLayout

/// What one evaluation spends and notes, shared by the parts of the tree that layout asks for later.
///
/// Notes come in as readers, tabs and sheets are built, so read them after layout.
final class Ledger: @unchecked Sendable {
    /// View nodes one part may build (LANGUAGE.md, limits).
    static let nodesPerBuild = 100_000
    /// View nodes all parts together may build, so that parts that build parts come to an end.
    static let nodesInAll = 500_000

    private let lock = Lock()
    private var spent = 0
    private var noted: [NoteKey: Note] = [:]
    private var order: [NoteKey] = []
    private var seen: Set<ViewID> = []

    private struct NoteKey: Hashable {
        var kind: Note.Kind
        var subject: String
    }

    /// How many nodes a part that starts now may build.
    var allowance: Int { lock.withLock { min(Self.nodesPerBuild, max(0, Self.nodesInAll - spent)) } }

    func spend(_ nodes: Int) { lock.withLock { spent += nodes } }

    /// One note stands for all of its subject; the first place is kept, one in the shown file before others.
    func add(_ note: Note, subject: String) {
        let key = NoteKey(kind: note.kind, subject: subject)
        lock.withLock {
            if noted[key] == nil {
                noted[key] = note
                order.append(key)
            } else {
                noted[key]?.add(note)
            }
        }
    }

    /// Views that are there and may keep state.
    func see(_ id: ViewID) { lock.withLock { _ = seen.insert(id) } }

    var seenViews: Set<ViewID> { lock.withLock { seen } }

    var notes: [Note] { lock.withLock { order.compactMap { noted[$0] } } }
}

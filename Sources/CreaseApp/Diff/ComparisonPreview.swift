import CreaseCanvas
import CreaseDevice
import CreaseLayout

/// Two versions of a layout side by side, turned and folded together; what differs is marked in both and listed below.
struct ComparisonPreview: Interactive {
    private var older: Session
    private var newer: Session
    /// The newer version stands on the left.
    private(set) var isSwapped = false
    /// Lines of the list that are scrolled away.
    private var offset = 0
    private var size = ScreenSize(columns: 80, rows: 24)
    private var changes: [SceneChange]
    /// Poses that differ as the layouts open, with the number of changes.
    private let summary: String

    init(_ older: Document, _ newer: Document, under conditions: Conditions) {
        func session(_ document: Document) -> Session {
            Session(document, Situation(conditions: conditions, app: document.opening), title: document.title)
        }
        self.older = session(older)
        self.newer = session(newer)
        changes = SceneDiff(self.older.lit, self.newer.lit).changes
        let poses = SceneSheet.variants(.poses, of: conditions).map { ($0.title, $0.conditions) }
        let differing = LayoutDiff(older, newer, under: poses).poses.filter { !$0.changes.isEmpty }
        summary =
            differing.isEmpty
            ? "the same in every pose"
            : "differs in " + differing.map { "\($0.title) (\($0.changes.count))" }.joined(separator: ", ")
    }

    // MARK: Events

    mutating func update(_ event: InputEvent) -> [Effect] {
        switch event {
        case .resize(let size):
            self.size = size
            return []
        case .mouse(let mouse):
            switch mouse.action {
            case .wheelUp: scroll(by: -3)
            case .wheelDown: scroll(by: 3)
            case .press, .release, .drag, .move, .wheelLeft, .wheelRight: break
            }
            return []
        case .key(Key("x")):
            isSwapped.toggle()
            return []
        case .key(let key): return KeyTable.command(for: key).map { obey($0, event) } ?? []
        case .paste, .focus, .resumed, .recording, .end: return []
        }
    }

    /// Only what acts on both alike.
    private mutating func obey(_ command: PreviewCommand, _ event: InputEvent) -> [Effect] {
        switch command {
        case .quit, .back: return [.quit]
        case .move(.up): scroll(by: -1)
        case .move(.down): scroll(by: 1)
        case .scroll(let halves): scroll(by: halves * Self.listRows(size) / 2)
        case .pose, .rotateRight, .rotateLeft, .hinge, .nextTier, .tab, .undo:
            _ = older.update(event)
            _ = newer.update(event)
            changes = SceneDiff(older.lit, newer.lit).changes
            offset = 0
        case .move, .pan, .tap, .guides, .reasons, .ghost, .zoomIn, .zoomOut, .zoomToFit, .swapDisplays, .mouse,
            .record, .edit, .matrix, .tiers, .conditions, .find, .help:
            break
        }
        return []
    }

    private mutating func scroll(by lines: Int) {
        let last = max(0, ChangeLines(changes).lines.count - Self.listRows(size))
        offset = min(last, max(0, offset + lines))
    }

    // MARK: The picture

    /// Rows for the list of changes.
    private static func listRows(_ size: ScreenSize) -> Int { max(1, min(10, size.rows / 4)) }

    func view(on size: ScreenSize, with abilities: ScreenAbilities) -> CellGrid {
        let theme = Theme(depth: abilities.depth)
        var grid = CellGrid(columns: size.columns, rows: size.rows)
        func write(_ text: String, _ column: Int, _ row: Int, _ role: Role) {
            guard row >= 0, row < size.rows, column < size.columns else { return }
            grid.write(
                VisibleText(text, glyphs: abilities.glyphs), column: column, row: row, style: theme[role],
                limit: max(0, size.columns - column - 1), ending: abilities.glyphs.clipMark)
        }
        let conditions = older.situation.conditions
        write("crease · \(conditions.poseLabel) · tier \(conditions.tier.rawValue) · \(summary)", 1, 0, .heading)
        let listRows = Self.listRows(size)
        let room = (columns: size.columns - 2, rows: size.rows - listRows - 6)
        if room.columns >= 20, room.rows >= 8 {
            let tiles =
                isSwapped
                ? [tile(newer, isOld: false), tile(older, isOld: true)]
                : [tile(older, isOld: true), tile(newer, isOld: false)]
            let sheet = ContactSheet(tiles: tiles).paint(
                columns: room.columns, rows: room.rows, theme: theme, glyphs: abilities.glyphs)
            grid.draw(sheet, column: 1, row: 2)
        }
        list(from: size.rows - listRows - 3, listRows, write)
        write(
            "c b o pose  r rotate  [ ] hinge  s tier  1…9 tab  x swap  ↑ ↓ list  u undo  q quit", 1, size.rows - 1,
            .quiet)
        return grid
    }

    private func list(from top: Int, _ rows: Int, _ write: (String, Int, Int, Role) -> Void) {
        let lines = ChangeLines(changes).lines
        guard !lines.isEmpty else {
            write("nothing differs here", 1, top + 1, .quiet)
            return
        }
        write("\(lines.count) difference\(lines.count == 1 ? "" : "s") here", 1, top, .heading)
        let width = lines.map(\.verb.count).max() ?? 0
        for (row, line) in lines.dropFirst(offset).prefix(rows).enumerated() {
            write(line.verb, 1, top + 1 + row, .quiet)
            write(line.text, 3 + width, top + 1 + row, .text)
        }
    }

    private func tile(_ session: Session, isOld: Bool) -> ContactSheet.Tile {
        ContactSheet.Tile(
            title: (isOld ? "old " : "new ") + session.title, scene: session.lit,
            marks: changes.compactMap { isOld ? $0.older : $0.newer }.filter { session.lit.isUncovered($0) }.map(
                \.frame))
    }
}

extension Scene {
    /// Whether no sheet or dialog lies over the middle of something.
    fileprivate func isUncovered(_ place: SceneChange.Place) -> Bool {
        let middle = Point(x: place.frame.midX, y: place.frame.midY)
        return !presentations.dropFirst(place.layer).contains { $0.frame.contains(middle) }
    }
}

extension SceneChange {
    /// Where something is in one of the versions.
    fileprivate struct Place {
        let frame: Rect
        let layer: Int
    }

    /// In the older version; `nil` for what is not there.
    fileprivate var older: Place? {
        switch self {
        case .vanished(let thing), .hidden(let thing), .moved(let thing, _), .resized(let thing, _),
            .reworded(let thing, _):
            Place(frame: thing.frame, layer: thing.layer)
        case .appeared, .shown, .placed, .renamed, .bar, .found, .settled: nil
        }
    }

    /// In the newer version.
    fileprivate var newer: Place? {
        switch self {
        case .appeared(let thing), .shown(let thing): Place(frame: thing.frame, layer: thing.layer)
        case .moved(let thing, let frame), .resized(let thing, let frame): Place(frame: frame, layer: thing.layer)
        // What only changed its words is where it was.
        case .reworded(let thing, _): Place(frame: thing.frame, layer: thing.layer)
        case .vanished, .hidden, .placed, .renamed, .bar, .found, .settled: nil
        }
    }
}

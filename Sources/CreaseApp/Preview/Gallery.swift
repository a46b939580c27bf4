import CreaseCanvas
import CreaseDevice
import CreaseLayout

/// The samples as a list, with a picture of the one the keys are on: what opens when no file is named.
struct Gallery: Interactive {
    /// A sample, read and checked.
    struct Sample: Sendable {
        var path: String
        var title: String
        /// The first sentence of its comment.
        var about: String
        /// `nil` for one that cannot be shown.
        var document: Document?
    }

    let samples: [Sample]
    private(set) var chosen = 0
    /// The sample that is to be opened, once Enter or a click asked for it.
    var opened: Sample?
    private var size = ScreenSize(columns: 80, rows: 24)
    private let conditions: Conditions
    /// The pictures of the chosen sample.
    private var tiles: [ContactSheet.Tile] = []

    init(_ paths: [String], conditions: Conditions, reading: ReadingOptions) {
        self.conditions = conditions
        samples = paths.map { path in
            let file = FileName.path(path)
            let bytes = (try? FileReader.bytes(of: file, limit: Document.sizeLimit)) ?? []
            return Sample(
                path: path, title: String(file.title.split(separator: ".").first ?? ""), about: Self.about(bytes),
                document: try? Document(bytes, file: file, reading: reading))
        }
    }

    /// The first comment that is a sentence.
    static func about(_ bytes: [UInt8]) -> String {
        let lines = String(decoding: bytes.prefix(2000), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let comments = lines.drop { !$0.hasPrefix("// ") || $0.hasPrefix("// crease:") }.prefix { $0.hasPrefix("// ") }
        let text = comments.map { $0.dropFirst(3) }.joined(separator: " ")
        return text.firstIndex(of: ".").map { String(text[...$0]) } ?? text
    }

    mutating func update(_ event: InputEvent) -> [Effect] {
        switch event {
        case .resize(let size): self.size = size
        case .key(let key): return obey(key)
        case .mouse(let mouse):
            switch mouse.action {
            case .press(.left): click(row: mouse.row)
            case .wheelUp: move(by: -1)
            case .wheelDown: move(by: 1)
            case .press, .release, .drag, .move, .wheelLeft, .wheelRight: break
            }
        case .paste, .focus, .resumed, .recording, .end: break
        }
        return []
    }

    private mutating func obey(_ key: Key) -> [Effect] {
        switch key.code {
        case .up, .left, .character("k"), .character("h"): move(by: -1)
        case .down, .right, .tab, .character("j"), .character("l"): move(by: 1)
        case .home: move(by: -samples.count)
        case .end: move(by: samples.count)
        case .enter, .character(" "): open()
        case .character("q"), .escape: return [.quit]
        case .character, .backspace, .delete, .insert, .pageUp, .pageDown, .function: break
        }
        return []
    }

    private mutating func move(by steps: Int) {
        let next = min(max(0, chosen + steps), samples.count - 1)
        guard next != chosen, next >= 0 else { return }
        chosen = next
        tiles = []
    }

    private mutating func open() {
        if samples.indices.contains(chosen), samples[chosen].document != nil { opened = samples[chosen] }
    }

    private mutating func click(row: Int) {
        guard let index = samples.indices.first(where: { Self.row(of: $0) == row }) else { return }
        if index == chosen { open() } else { move(by: index - chosen) }
    }

    // MARK: The picture

    mutating func prepare() {
        guard tiles.isEmpty, samples.indices.contains(chosen), let document = samples[chosen].document else { return }
        tiles = [Pose.closed, .book].map { pose in
            var posed = conditions
            posed.take(pose)
            return ContactSheet.Tile(title: pose.rawValue, scene: document.scene(posed))
        }
    }

    private static func row(of index: Int) -> Int { 2 + index }
    private static let listWidth = 20

    func view(on size: ScreenSize, with abilities: ScreenAbilities) -> CellGrid {
        let theme = Theme(depth: abilities.depth)
        var grid = CellGrid(columns: size.columns, rows: size.rows)
        func write(_ text: String, _ column: Int, _ row: Int, _ role: Role, limit: Int? = nil) {
            guard row >= 0, row < size.rows - 1 || role == .quiet, column < size.columns else { return }
            grid.write(
                VisibleText(text, glyphs: abilities.glyphs), column: column, row: row, style: theme[role],
                limit: min(limit ?? .max, max(0, size.columns - column - 1)), ending: abilities.glyphs.clipMark)
        }
        write("crease · samples", 1, 0, .heading)
        for (index, sample) in samples.enumerated() {
            let isChosen = index == chosen
            let mark = isChosen ? (abilities.glyphs == .unicode ? "▸" : ">") : " "
            write("\(mark) \(sample.title)", 1, Self.row(of: index), isChosen ? .current : .text, limit: Self.listWidth)
        }
        if samples.indices.contains(chosen) {
            let sample = samples[chosen]
            write(sample.document == nil ? "this file cannot be shown" : sample.about, Self.listWidth + 3, 0, .text)
        }
        write("↑ ↓ choose  ↵ open  q quit", 1, size.rows - 1, .quiet)
        let room = (columns: size.columns - Self.listWidth - 3, rows: size.rows - 3)
        if room.columns >= 20, room.rows >= 8, !tiles.isEmpty {
            let picture = ContactSheet(tiles: tiles).paint(
                columns: room.columns, rows: room.rows, theme: theme, glyphs: abilities.glyphs)
            grid.draw(picture, column: Self.listWidth + 2, row: 1)
        }
        return grid
    }
}

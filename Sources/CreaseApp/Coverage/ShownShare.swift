import CreaseDevice
import CreaseLayout

/// What a picture consists of: leaves and words of bars, by how much is known of them.
///
/// Lines, colours and bare shapes are not counted: they say nothing about what could be read.
struct ShownShare: Hashable, Sendable {
    /// Words, pictures and controls as the source has them.
    private(set) var known = 0
    /// Words that were invented.
    private(set) var madeUp = 0
    /// Labelled boxes, and words of which only the source is known.
    private(set) var unknown = 0

    init() {}

    /// All of a scene that is visible, with what lies over it.
    init(of scene: Scene) {
        let bars = [scene.bars] + scene.columns + scene.presentations.compactMap(\.bars)
        for bar in bars { add(bar) }
        var waiting = scene.nodes + scene.presentations.flatMap(\.nodes)
        while let node = waiting.popLast() {
            if node.children.isEmpty { add(leaf: node) } else { waiting += node.children }
        }
    }

    var count: Int { known + madeUp + unknown }

    /// From 0 to 1; `nil` where there is nothing to count.
    var grade: Double? { count == 0 ? nil : Double(known) / Double(count) }

    static func + (one: ShownShare, other: ShownShare) -> ShownShare {
        var sum = one
        sum.known += other.known
        sum.madeUp += other.madeUp
        sum.unknown += other.unknown
        return sum
    }

    private mutating func add(leaf node: SceneNode) {
        guard node.isVisible else { return }
        switch node.drawing {
        case .placeholder: unknown += 1
        case .symbol, .picture, .toggle, .checkmark, .slider, .stepper, .progress, .segments: known += 1
        case .text(let lines, _, _): add(words: node.label ?? lines.joined(separator: " "), isMadeUp: node.isMadeUp)
        case .none, .fill, .shape, .separator, .frame, .chevron:
            if let label = node.label, !label.isEmpty { add(words: label, isMadeUp: node.isMadeUp) }
        }
    }

    private mutating func add(_ bars: Bars) {
        for title in [bars.top?.title].compactMap(\.self) where !title.isEmpty { add(words: title) }
        for tab in bars.tabs?.items ?? [] {
            if tab.title.isEmpty { known += 1 } else { add(words: tab.title) }
        }
        let rows = [bars.rail?.items, bars.top?.items, bars.bottom?.items]
        for item in rows.compactMap(\.self).joined() where item.role != .overflow && item.role != .back {
            if item.title.isEmpty { known += 1 } else { add(words: item.title) }
        }
        for item in bars.overflow { add(words: item.title) }
    }

    /// `‹source›` stands for words that only the running app knows.
    private mutating func add(words: String, isMadeUp: Bool = false) {
        guard !isMadeUp else {
            madeUp += 1
            return
        }
        var depth = 0
        var isKnown = !words.contains("‹")
        for character in words where !isKnown {
            switch character {
            case "‹": depth += 1
            case "›": depth -= 1
            default: isKnown = depth == 0 && (character.isLetter || character.isNumber)
            }
        }
        if isKnown { known += 1 } else { unknown += 1 }
    }
}

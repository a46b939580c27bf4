import CreaseDevice
import CreaseLayout

/// Something of a scene that has words on it or answers to a tap, seen or not: what a tape's step is about.
///
/// Where `Element` is what a person could point at now, this is all there is, so that a step can say what became of it.
struct Thing: Sendable {
    /// Where it stands.
    enum Place: Hashable, Sendable {
        case content
        case bar
        case tab
        case title
        /// In the overflow menu that is not open; it has no frame.
        case overflow
    }

    var id: ViewID
    var kind: String
    var label: String?
    var identifier: String?
    var place: Place
    /// In points of the window, as laid out.
    var frame: Rect
    /// What of the frame is inside every clip around it and on the window; `nil` for nothing.
    var visible: Rect?
    /// `false` for hidden panes, what is hidden by its author, and what is wholly transparent.
    var isShown: Bool
    /// Whether something around it scrolls.
    var isScrolled = false
    var isEnabled: Bool
    /// Taps meet it rather than what lies behind.
    var isHitTested = true
    /// Something is drawn on all of it, so that a finger cannot reach what lies behind.
    var isSolid = false
    /// What a tap there does: its own, or that of the control it is a part of.
    var tap: Tap?
    /// Whose tap it is.
    var owner: ViewID
    /// 0 for the window, then one more for each presentation over it.
    var layer: Int
    /// Its place in the drawing order, and where its last descendant is.
    var order: ClosedRange<Int>
}

extension Thing {
    /// What a message calls it.
    var name: String { (label ?? identifier).map { "\"\($0)\"" } ?? "this \(kind)" }
}

extension Scene {
    /// All things of the window and what lies over it, in drawing order.
    var things: [Thing] {
        var list = ThingList(window: screen.bounds)
        for node in nodes { list.add(node) }
        for column in columns { list.add(column) }
        list.add(bars)
        for (index, presentation) in presentations.enumerated() {
            list.layer = index + 1
            if let title = presentation.title {
                list.addTitle(title, frame: presentation.frame, of: presentation.id)
            }
            for node in presentation.nodes { list.add(node) }
            if let bars = presentation.bars { list.add(bars) }
        }
        return list.things
    }
}

extension Drawing {
    /// Whether SwiftUI stops a tap at it although nothing listens there: colours, filled shapes, pictures and words do,
    /// lines, outlines and what is clear do not.
    fileprivate var isSolid: Bool {
        switch self {
        case .text, .symbol, .picture, .placeholder: true
        case .fill(let paint): !paint.isClear
        case .shape(_, let fill, _): fill.map { !$0.isClear } ?? false
        case .none, .separator, .frame, .toggle, .checkmark, .slider, .stepper, .progress, .segments, .chevron: false
        }
    }
}

extension Paint {
    fileprivate var isClear: Bool { opacity <= 0 || base == .named("clear") }
}

/// Collects the things of a scene.
private struct ThingList {
    let window: Rect
    var layer = 0
    var things: [Thing] = []

    init(window: Rect) { self.window = window }

    /// What a node hands down to those inside it.
    struct Around {
        var tap: Tap?
        var owner: ViewID?
        var isScrolled = false
        var isShown = true
        var isEnabled = true
        var isHitTested = true
    }

    mutating func add(_ node: SceneNode, in around: Around = Around()) {
        var inside = around
        if node.tap != nil { (inside.tap, inside.owner) = (node.tap, node.id) }
        inside.isScrolled = around.isScrolled || node.scroll != nil
        let visible = visible(node.frame, node.clip)
        // What is scrolled or clipped away is not visible either, and yet nobody hides it.
        inside.isShown = around.isShown && (node.isVisible || visible == nil) && node.opacity > 0
        inside.isEnabled = around.isEnabled && node.isEnabled
        inside.isHitTested = around.isHitTested && node.isHitTested
        let index = things.count
        things.append(
            Thing(
                id: node.id, kind: node.kind, label: node.label, identifier: node.identifier, place: .content,
                frame: node.frame, visible: visible, isShown: inside.isShown,
                isScrolled: around.isScrolled, isEnabled: inside.isEnabled, isHitTested: inside.isHitTested,
                isSolid: node.drawing.isSolid, tap: inside.tap, owner: inside.owner ?? node.id, layer: layer,
                order: index...index))
        for child in node.children { add(child, in: inside) }
        things[index].order = index...(things.count - 1)
    }

    mutating func add(_ bars: Bars) {
        if let top = bars.top, let title = top.title {
            addTitle(title, frame: top.titleFrame, of: ViewID.root.child(.part("title \(title)")))
        }
        for search in [bars.top?.search, bars.keyboard?.search].compactMap(\.self) {
            append(
                Thing(
                    id: search.id, kind: "SearchField", label: search.label, place: .bar, frame: search.frame,
                    visible: visible(search.frame, search.frame), isShown: true, isEnabled: true, tap: search.tap,
                    owner: search.id, layer: layer, order: 0...0))
        }
        for item in (bars.top?.items ?? []) + (bars.rail?.items ?? []) { add(item) }
        for item in (bars.bottom?.items ?? []) + (bars.keyboard?.items ?? []) { add(item) }
        for tab in bars.tabs?.items ?? [] {
            append(
                Thing(
                    id: tab.id, kind: "tab", label: tab.title, place: .tab, frame: tab.frame,
                    visible: visible(tab.frame, tab.frame), isShown: true, isEnabled: true, tap: tab.tap,
                    owner: tab.id, layer: layer, order: 0...0))
        }
        for item in bars.overflow {
            append(
                Thing(
                    id: item.id, kind: "bar item", label: item.title, identifier: item.identifier, place: .overflow,
                    frame: .zero, visible: nil, isShown: false, isEnabled: item.isEnabled, tap: item.tap,
                    owner: item.id, layer: layer, order: 0...0))
        }
    }

    mutating func addTitle(_ title: String, frame: Rect?, of id: ViewID) {
        append(
            Thing(
                id: id, kind: "title", label: title, place: .title, frame: frame ?? .zero,
                visible: frame.flatMap { visible($0, $0) }, isShown: frame != nil, isEnabled: true, tap: nil,
                owner: id, layer: layer, order: 0...0))
    }

    private mutating func add(_ item: BarItem) {
        append(
            Thing(
                id: item.id, kind: "bar item", label: item.title, identifier: item.identifier, place: .bar,
                frame: item.frame, visible: visible(item.frame, item.frame), isShown: true,
                isEnabled: item.isEnabled, tap: item.tap, owner: item.id, layer: layer, order: 0...0))
        for node in item.content { add(node, in: Around(tap: item.tap, owner: item.id, isEnabled: item.isEnabled)) }
    }

    private mutating func append(_ thing: Thing) {
        var thing = thing
        thing.order = things.count...things.count
        things.append(thing)
    }

    private func visible(_ frame: Rect, _ clip: Rect) -> Rect? {
        guard let rect = frame.intersection(clip)?.intersection(window), rect.width > 0, rect.height > 0 else {
            return nil
        }
        return rect
    }
}

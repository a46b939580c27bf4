import CreaseDevice
import CreaseLayout

/// What holds for every scene, whoever wrote the layout: each broken law in words.
struct SceneLaws {
    private let scene: Scene
    private(set) var broken: [String] = []

    static func broken(in scene: Scene) -> [String] {
        var laws = SceneLaws(scene: scene)
        laws.lookAtBars(scene.bars, "the window", in: scene.screen.bounds)
        for (index, column) in scene.columns.enumerated() {
            laws.lookAtBars(column, "column \(index)", in: scene.screen.bounds)
        }
        for presentation in scene.presentations {
            laws.lookAtPresentation(presentation)
            if let bars = presentation.bars {
                laws.lookAtBars(bars, "the \(presentation.kind)", in: presentation.frame)
            }
        }
        laws.lookAcross()
        return laws.broken
    }

    private init(scene: Scene) { self.scene = scene }

    private mutating func law(_ holds: Bool, _ words: @autoclosure () -> String) {
        if !holds { broken.append(words()) }
    }

    // MARK: One set of bars

    private mutating func lookAtBars(_ bars: Bars, _ owner: String, in bounds: Rect) {
        for (name, bar, things) in bars.things {
            for thing in things {
                law(bar.holds(thing.frame), "\(owner): '\(thing.name)' leaves the \(name)")
                law(bounds.holds(thing.frame), "\(owner): '\(thing.name)' leaves its container")
            }
        }
        let all = bars.things.flatMap { name, _, things in things.map { (bar: name, thing: $0) } }
        for (index, a) in all.enumerated() {
            for b in all[(index + 1)...] where a.thing.frame.overlaps(b.thing.frame) {
                // The accessory bar is a part of the keyboard and covers what the keyboard would; the search field is not.
                if (a.bar == accessory) != (b.bar == accessory), lacksRoom(bars) { continue }
                law(false, "\(owner): '\(a.thing.name)' of the \(a.bar) lies on '\(b.thing.name)' of the \(b.bar)")
            }
        }
        if let rail = bars.rail {
            law(rail.used <= rail.available + 0.01, "\(owner): the rail uses \(rail.used) of \(rail.available)")
        }
        lookAtDecisions(bars, owner)
    }

    /// Whether the keyboard with its accessory bar reaches up into the title row.
    private func lacksRoom(_ bars: Bars) -> Bool {
        guard let keyboard = bars.keyboard, keyboard.search == nil, let top = bars.top else { return false }
        return keyboard.frame.minY < top.frame.maxY
    }

    /// Every toolbar item is decided once and stands where its decision says, and nowhere else.
    private mutating func lookAtDecisions(_ bars: Bars, _ owner: String) {
        // What is made by hand stands among the views.
        let items = bars.decisions.filter { $0.placed != .tabs && $0.reason != .handMadeBar }
        law(Set(items.map(\.id)).count == items.count, "\(owner): an item is decided twice")
        for decision in items {
            let found = bars.places(of: decision.id)
            let expected: [Decision.Place] =
                switch decision.placed {
                case .rail, .top, .bottom, .overflow: [decision.placed]
                case .column: [.top]
                case .hidden, .tabs: []
                // The accessory bar stands on the keyboard, which is not always up.
                case .keyboard: scene.keyboard == nil ? [] : [.keyboard]
                }
            law(found == expected, "\(owner): '\(decision.title)' is to be in \(expected), it is in \(found)")
        }
        let decided = Set(items.map(\.id))
        for item in bars.items where item.role != .overflow {
            law(decided.contains(item.id), "\(owner): '\(item.title)' has no reason")
        }
        let controls = Set(bars.items.filter { $0.role == .overflow }.map(\.id))
        law(
            controls == Set(bars.overflow.map(\.control)),
            "\(owner): the overflow controls are not those that list something")
    }

    // MARK: The whole scene

    /// What the system presents keeps clear of an active fold.
    private mutating func lookAtPresentation(_ presentation: Presentation) {
        law(scene.screen.bounds.holds(presentation.frame), "the \(presentation.kind) leaves the window")
        // A cover lies over everything.
        guard presentation.kind != .fullScreenCover else { return }
        for region in scene.screen.regions where region.kind == .division && region.isActive {
            // An inspector's column is as high as its page (`column.inspector.fold`).
            if presentation.kind == .inspector, region.frame.height < region.frame.width { continue }
            law(!presentation.frame.overlaps(region.frame), "the \(presentation.kind) touches the fold")
        }
    }

    /// Bars of different columns do not lie on each other either.
    private mutating func lookAcross() {
        let sets = [scene.bars] + scene.columns
        for (index, a) in sets.enumerated() {
            for b in sets[(index + 1)...] {
                for thing in a.things.flatMap(\.things) {
                    for other in b.things.flatMap(\.things) where thing.frame.overlaps(other.frame) {
                        law(false, "'\(thing.name)' lies on '\(other.name)' of another column")
                    }
                }
            }
        }
    }
}

/// What the laws call the bar on the keyboard.
private let accessory = "accessory bar"

extension Bars {
    fileprivate typealias Thing = (name: String, frame: Rect)

    fileprivate var items: [BarItem] {
        (rail?.items ?? []) + (top?.items ?? []) + (bottom?.items ?? []) + (keyboard?.items ?? [])
    }

    /// The bars an item stands in.
    fileprivate func places(of id: ViewID) -> [Decision.Place] {
        let bars: [(Decision.Place, [BarItem])] = [
            (.rail, rail?.items ?? []), (.top, top?.items ?? []), (.bottom, bottom?.items ?? []),
            (.keyboard, keyboard?.items ?? []),
        ]
        var found: [Decision.Place] = []
        for (place, items) in bars { found += items.filter { $0.id == id }.map { _ in place } }
        return found + overflow.filter { $0.id == id }.map { _ in .overflow }
    }

    /// Everything that takes room on these bars, bar by bar.
    fileprivate var things: [(name: String, bar: Rect, things: [Thing])] {
        var all: [(name: String, bar: Rect, things: [Thing])] = []
        func names(_ items: [BarItem]) -> [Thing] { items.map { ($0.title, $0.frame) } }
        if let rail { all.append(("rail", rail.frame, names(rail.items))) }
        if let top {
            let title: [Thing] = top.titleFrame.map { [("title", $0)] } ?? []
            all.append(("top bar", top.frame, names(top.items) + title))
            // A search field below the title has a row of its own.
            if let search = top.search { all.append(("search row", search.frame, [("search", search.frame)])) }
        }
        if let bottom { all.append(("bottom bar", bottom.frame, names(bottom.items))) }
        if let keyboard {
            let search: [Thing] = keyboard.search.map { [("search", $0.frame)] } ?? []
            all.append((accessory, keyboard.frame, names(keyboard.items) + search))
        }
        guard let tabs else { return all }
        switch tabs.style {
        case .none: break
        // The circle stands for all tabs.
        case .collapsed: all.append(("rail", rail?.frame ?? .zero, [("tabs", tabs.frame)]))
        case .rail, .pill, .bar, .sidebar:
            all.append(("tab bar", tabs.frame, tabs.items.map { ($0.title, $0.frame) }))
        }
        return all
    }
}

extension Rect {
    /// Rounding aside.
    fileprivate func holds(_ other: Rect) -> Bool {
        other.minX >= minX - 0.01 && other.maxX <= maxX + 0.01 && other.minY >= minY - 0.01
            && other.maxY <= maxY + 0.01
    }

    fileprivate func overlaps(_ other: Rect) -> Bool {
        min(maxX, other.maxX) - max(minX, other.minX) > 0.01 && min(maxY, other.maxY) - max(minY, other.minY) > 0.01
    }
}

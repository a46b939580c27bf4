import CreaseDevice
import Testing

@testable import CreaseLayout

/// Numbers that look random and are the same in every run.
private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }
}

@Suite("Laws of bars, tried on many toolbars in all conditions")
struct BarLawTests {
    /// Every display, hinge, turn, tier and half that can be had, both directions.
    static let conditions: [Conditions] = {
        var all: [Conditions] = []
        for hinge in [0.0, 127.78, 180] {
            for rotation in Rotation.allCases {
                for tier in [Tier.sdk26, .sdk27, .sdk271] {
                    for split in [nil, SplitSide.left, .right] {
                        for direction in LayoutDirection.allCases {
                            all.append(
                                Conditions(
                                    hinge: hinge, rotation: rotation, tier: tier, split: split,
                                    liveActivities: all.count % 3, direction: direction))
                        }
                    }
                }
            }
        }
        for rotation in Rotation.allCases { all.append(Conditions(device: .iPhone69, rotation: rotation)) }
        return all
    }()

    /// A page of up to ten items of every kind and place.
    private func toolbar(_ dice: inout Dice) -> (entries: [ToolbarEntry], titles: [String]) {
        var entries: [ToolbarEntry] = []
        var titles: [String] = []
        let placements = ToolbarPlacement.allCases
        for index in 0..<dice.roll(11) {
            let title = "Item \(index)"
            let placement = dice.roll(3) == 0 ? placements[dice.roll(placements.count)] : .topBarTrailing
            let content: ViewNode =
                switch dice.roll(5) {
                case 0: Sketch.button(title)
                case 1: Sketch.circle(title)
                default: Sketch.button(title, "circle")
                }
            let priority: VisibilityPriority = [.low, .automatic, .automatic, .high][dice.roll(4)]
            let axis = AxisBehavior.allCases[dice.roll(6) % 3]
            titles.append(title)
            entries.append(Sketch.item(content, placement, priority: priority, dice.roll(4) == 0 ? axis : .automatic))
            if dice.roll(5) == 0 { entries.append(Sketch.spacer(isFlexible: dice.roll(2) == 0, placement)) }
        }
        return (entries, titles)
    }

    private func page(_ dice: inout Dice) -> (root: ViewNode, titles: [String]) {
        let (entries, titles) = toolbar(&dice)
        var content = Sketch.titled(
            Sketch.color("content"), dice.roll(4) == 0 ? nil : "A title of some length", entries)
        if dice.roll(3) == 0 {
            content = Sketch.with(
                content, .toolbarVerticalCompression(CompressionBehavior.allCases[dice.roll(3)]))
        }
        if dice.roll(5) == 0 { content = Sketch.with(content, .toolbarVerticalBehavior(isDisabled: true)) }
        if dice.roll(5) == 0 {
            content = Sketch.with(content, .searchable(text: "", prompt: "Search", binding: nil))
        }
        let stack = Sketch.stack(content)
        let tabs = dice.roll(8)
        return (tabs == 0 ? stack : Sketch.tabs(Sketch.tab("First", "1.circle", stack), count: tabs), titles)
    }

    @Test("items stay in their bars and apart, each is decided once, and the same conditions give the same scene")
    func laws() {
        var dice = Dice(state: 2026)
        for round in 0..<10 {
            let (root, titles) = page(&dice)
            for conditions in Self.conditions {
                let scene = scene(root, conditions)
                let troubles =
                    troubles(scene.bars, in: scene.screen.bounds, titles)
                    + (picture(scene.bars) == picture(CreaseLayoutTests.scene(root, conditions).bars)
                        ? [] : ["two layouts differ"])
                if !troubles.isEmpty {
                    Issue.record("round \(round), \(conditions): \(troubles) in\n\(picture(scene.bars))")
                    return
                }
            }
        }
    }

    @Test("the same holds for a sheet's bars")
    func sheets() {
        var dice = Dice(state: 27)
        for round in 0..<6 {
            let (entries, titles) = toolbar(&dice)
            let root = Sketch.presenting(
                Sketch.text("Home"), .sheet, Sketch.stack(Sketch.titled(Sketch.color("form"), "Form", entries)))
            for conditions in Self.conditions {
                let scene = scene(root, conditions)
                guard let sheet = scene.presentations.first, let bars = sheet.bars else {
                    Issue.record("no sheet in \(conditions)")
                    return
                }
                let troubles = troubles(bars, in: sheet.frame, titles)
                if !troubles.isEmpty {
                    Issue.record("round \(round), \(conditions): \(troubles) in\n\(picture(bars))")
                    return
                }
            }
        }
    }

    private func troubles(_ bars: Bars, in bounds: Rect, _ titles: [String]) -> [String] {
        var found: [String] = []
        func check(_ name: String, _ frames: [Rect], inside frame: Rect) {
            for rect in frames where !frame.grown.holds(rect) { found.append("\(name): \(rect) leaves \(frame)") }
            for (index, rect) in frames.enumerated() {
                for other in frames[(index + 1)...] where rect.shrunk.intersection(other.shrunk) != nil {
                    found.append("\(name): \(rect) overlaps \(other)")
                }
            }
        }
        if let rail = bars.rail {
            let tabs = bars.tabs.map { $0.style == .rail || $0.style == .collapsed ? [$0.frame] : [] } ?? []
            check("rail", rail.items.map(\.frame) + tabs, inside: rail.frame)
            if rail.used > rail.available + 0.01 { found.append("rail uses \(rail.used) of \(rail.available)") }
        }
        if let top = bars.top {
            check("top", top.items.map(\.frame) + [top.titleFrame].compactMap { $0 }, inside: top.frame)
        }
        if let bottom = bars.bottom { check("bottom", bottom.items.map(\.frame), inside: bottom.frame) }
        if let tabs = bars.tabs, tabs.style != .collapsed, tabs.style != .none {
            check("tabs", tabs.items.map(\.frame), inside: tabs.frame)
            check("tab bar", [tabs.frame], inside: bounds)
        }
        let rows = [bars.top?.frame, bars.bottom?.frame].compactMap { $0 }
        check("rows", rows, inside: bounds)
        if let bottom = bars.bottom, let tabs = bars.tabs, tabs.style == .bar || tabs.style == .pill {
            check("bottom", [bottom.frame, tabs.frame], inside: bounds)
        }

        let decided = bars.decisions.filter { $0.placed != .tabs }.map(\.title)
        if decided != titles { found.append("decided \(decided)") }
        for decision in bars.decisions {
            let shown: [BarItem] =
                switch decision.placed {
                case .rail: bars.rail?.items ?? []
                case .top, .column: bars.top?.items ?? []
                case .bottom: bars.bottom?.items ?? []
                case .overflow, .tabs, .keyboard, .hidden: []
                }
            let count = bars.items.filter { $0.id == decision.id }.count
            let isListed = bars.overflow.contains { $0.id == decision.id }
            switch decision.placed {
            case .rail, .top, .column, .bottom:
                if count != 1 || !shown.contains(where: { $0.id == decision.id }) {
                    found.append("\(decision) is shown \(count) times")
                }
            case .overflow: if count != 0 || !isListed { found.append("\(decision) is not in the menu") }
            case .tabs, .keyboard, .hidden: if count != 0 { found.append("\(decision) is shown") }
            }
        }
        if !bars.overflow.isEmpty, !bars.items.contains(where: { $0.role == .overflow }),
            (bars.rail?.available ?? 999) > 160
        {
            found.append("no control opens the menu")
        }
        return found
    }

    private func picture(_ bars: Bars) -> String {
        (["\(bars.axis as Any) \(bars.rail?.frame as Any) \(bars.top?.titleFrame as Any) \(bars.tabs?.frame as Any)"]
            + bars.items.map { "\($0.title) \($0.role) \($0.group) \($0.frame)" }
            + bars.decisions.map { "\($0.title) \($0.placed) \($0.reason)" }).joined(separator: "\n")
    }
}

extension Rect {
    fileprivate var grown: Rect { inset(by: EdgeInsets(top: -0.01, left: -0.01, bottom: -0.01, right: -0.01)) }
    fileprivate var shrunk: Rect { inset(by: EdgeInsets(top: 0.01, left: 0.01, bottom: 0.01, right: 0.01)) }

    fileprivate func holds(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}

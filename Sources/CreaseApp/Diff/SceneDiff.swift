import CreaseDevice
import CreaseLayout

/// What differs between two scenes of the same conditions, in the order of a report: things first, then bars, then
/// findings.
///
/// Things are recognised by their identifier, else by kind and words, else by kind alone, and among equals by their order.
/// Two that are left over, of one kind, from the same line or in the same place, are one that was reworded.
struct SceneDiff {
    let changes: [SceneChange]

    /// Points below which nothing has moved.
    static let tolerance = 0.5

    init(_ old: Scene, _ new: Scene) {
        changes = Self.things(old.visibles, new.visibles) + Self.bars(old, new) + Self.findings(old, new)
    }

    // MARK: Things

    private static func things(_ old: [Visible], _ new: [Visible]) -> [SceneChange] {
        let waiting = Dictionary(grouping: new.indices, by: { new[$0].mark })
        var used: [Visible.Mark: Int] = [:]
        var isMatched = [Bool](repeating: false, count: new.count)
        var changes: [SceneChange] = []
        var gone: [Visible] = []
        for thing in old {
            let position = used[thing.mark, default: 0]
            used[thing.mark] = position + 1
            guard let candidates = waiting[thing.mark], position < candidates.count else {
                gone.append(thing)
                continue
            }
            isMatched[candidates[position]] = true
            changes += self.changes(of: thing, new[candidates[position]])
        }
        var come = new.indices.filter { !isMatched[$0] }.map { new[$0] }
        for thing in gone {
            if let new = take(&come, inPlaceOf: thing) {
                changes += self.changes(of: thing, new)
            } else {
                changes.append(.vanished(thing))
            }
        }
        return changes + come.map(SceneChange.appeared)
    }

    private static func changes(of old: Visible, _ new: Visible) -> [SceneChange] {
        if old.isShown != new.isShown { return [new.isShown ? .shown(new) : .hidden(new)] }
        // What nobody sees may be anywhere.
        guard old.isShown else { return [] }
        var changes: [SceneChange] = []
        if let label = new.label, label != old.label, old.label != nil { changes.append(.reworded(old, to: label)) }
        if differs(old.frame.width, new.frame.width) || differs(old.frame.height, new.frame.height) {
            changes.append(.resized(old, to: new.frame))
        } else if differs(old.frame.x, new.frame.x) || differs(old.frame.y, new.frame.y) {
            changes.append(.moved(old, to: new.frame))
        }
        return changes
    }

    private static func differs(_ a: Double, _ b: Double) -> Bool { abs(a - b) > tolerance }

    /// Something new of the same kind with other words, from the same line or where the old thing began.
    private static func take(_ come: inout [Visible], inPlaceOf old: Visible) -> Visible? {
        guard old.label != nil else { return nil }
        let kin = come.indices.filter { come[$0].kind == old.kind && come[$0].label != nil }
        let index =
            kin.first { come[$0].line != nil && come[$0].line == old.line }
            ?? kin.first {
                !differs(come[$0].frame.x, old.frame.x) && !differs(come[$0].frame.y, old.frame.y)
            }
        return index.map { come.remove(at: $0) }
    }

    // MARK: Bars

    private static func bars(_ old: Scene, _ new: Scene) -> [SceneChange] {
        let (before, after) = (named(old), named(new))
        let names = before.map(\.name) + after.map(\.name).filter { name in !before.contains { $0.name == name } }
        return names.flatMap { name in
            bars(
                name, before.first { $0.name == name }?.bars ?? Bars(),
                after.first { $0.name == name }?.bars ?? Bars())
        }
    }

    private static func named(_ scene: Scene) -> [(name: String, bars: Bars)] {
        [("window", scene.bars)] + scene.columns.enumerated().map { ("column \($0 + 1)", $1) }
            + scene.presentations.compactMap { presentation in
                presentation.bars.map { (presentation.kind.rawValue, $0) }
            }
    }

    private static func bars(_ name: String, _ old: Bars, _ new: Bars) -> [SceneChange] {
        var changes: [SceneChange] = []
        for (what, before, after) in [
            ("axis", old.axis?.rawValue, new.axis?.rawValue), ("title", old.top?.title, new.top?.title),
            ("tabs", old.tabs?.words, new.tabs?.words), ("room", old.rail?.room, new.rail?.room),
        ] where before != after {
            changes.append(.bar(name, what: what, from: before ?? "none", to: after ?? "none"))
        }
        return changes + items(name, old, new)
    }

    private static func items(_ name: String, _ old: Bars, _ new: Bars) -> [SceneChange] {
        let (before, after) = (placings(old), placings(new))
        var changes: [SceneChange] = []
        var gone: [(title: String, placing: SceneChange.Placing)] = []
        var come: [(title: String, placing: SceneChange.Placing)] = []
        var seen: Set<String> = []
        for title in (old.decisions + new.decisions).map(\.title) where seen.insert(title).inserted {
            let (was, becomes) = (before[title] ?? [], after[title] ?? [])
            for (from, to) in zip(was, becomes) where from != to {
                changes.append(.placed(title: title, bars: name, from: from, to: to))
            }
            gone += was.dropFirst(becomes.count).map { (title, $0) }
            come += becomes.dropFirst(was.count).map { (title, $0) }
        }
        for item in gone {
            if let index = come.firstIndex(where: { $0.placing == item.placing }) {
                changes.append(.renamed(title: item.title, bars: name, to: come.remove(at: index).title))
            } else {
                changes.append(.placed(title: item.title, bars: name, from: item.placing, to: nil))
            }
        }
        return changes + come.map { .placed(title: $0.title, bars: name, from: nil, to: $0.placing) }
    }

    private static func placings(_ bars: Bars) -> [String: [SceneChange.Placing]] {
        Dictionary(grouping: bars.decisions, by: \.title).mapValues {
            $0.map { SceneChange.Placing(place: $0.placed, reason: $0.reason) }
        }
    }

    // MARK: Findings

    private static func findings(_ old: Scene, _ new: Scene) -> [SceneChange] {
        let (before, after) = (Set(old.findings.map(\.words)), Set(new.findings.map(\.words)))
        return old.findings.filter { !after.contains($0.words) }.map { .settled(rule: $0.rule, message: $0.message) }
            + new.findings.filter { !before.contains($0.words) }.map { .found(rule: $0.rule, message: $0.message) }
    }
}

extension Finding {
    fileprivate var words: String { rule + " " + message }
}

extension TabBar {
    fileprivate var words: String { style.rawValue + ": " + items.map(\.title).joined(separator: ", ") }
}

extension Rail {
    /// Only what the rail offers: what is used follows from its items.
    fileprivate var room: String { "\(Decimals.text(available)) pt" }
}

import CreaseDevice
import CreaseLanguage
import CreaseLayout

/// What a name in a step led to.
struct FoundThing: Sendable {
    var thing: Thing
    /// `nil` when it can be tapped.
    var obstacle: Obstacle?
}

extension Scene {
    /// The thing of a name: by identifier first, else by what it reads; the one that can be tapped wins, of equals the
    /// topmost, then the first in drawing order, `ordinal` counting from 1 among those that can be tapped.
    func find(_ name: String, ordinal: Int = 1, where isWanted: (Thing) -> Bool = { _ in true }) -> FoundThing? {
        let things = things
        let wanted = things.named(name).filter(isWanted)
        let found = wanted.map { FoundThing(thing: $0, obstacle: obstacle(on: $0, among: things)) }
        var owners: Set<ViewID> = []
        let tappable = found.filter { $0.obstacle == nil && owners.insert($0.thing.owner).inserted }
        if tappable.count >= ordinal, ordinal >= 1 { return tappable[ordinal - 1] }
        guard ordinal == 1 else { return nil }
        // What stands in the way of the topmost and most usable one explains best.
        return found.max { rank($0) < rank($1) }
    }

    private func rank(_ found: FoundThing) -> Int {
        let usability =
            switch found.obstacle {
            case nil: 9
            case .disabled, .untouchable: 8
            case .keyboard: 7
            case .presentation: 6
            case .covered: 5
            case .overflowMenu: 4
            case .scrolledAway: 3
            case .offScreen: 2
            case .hidden: 1
            case .inert: 0
            }
        return (found.thing.tap == nil ? 0 : 100) + usability
    }

    /// What to say when nothing has the name: the nearest words on the screen.
    func nothing(called name: String) -> String {
        let words = things.filter { $0.isShown || $0.place == .overflow }.flatMap { [$0.identifier, $0.label] }
        let near = nearest(to: name, in: words.compactMap(\.self).filter { !$0.isEmpty })
        return "no element is called \"\(name)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? "")
    }
}

extension [Thing] {
    /// Those of an identifier; where none has it, those that read so.
    func named(_ name: String) -> [Thing] {
        let identified = filter { $0.identifier == name }
        return identified.isEmpty ? filter { $0.label == name } : identified
    }
}

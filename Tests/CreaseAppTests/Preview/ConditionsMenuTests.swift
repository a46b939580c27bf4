import CreaseDevice
import Testing

@testable import CreaseApp

struct ConditionsMenuTests {
    @Test("every row steps through all its values and comes round; back steps undo; the ends stay where asked")
    func stepping() {
        for row in ConditionRow.allCases {
            let start = Conditions(textSize: .xSmall)
            var conditions = start
            var seen: [String] = []
            repeat {
                seen.append(row.value(conditions))
                row.step(&conditions, by: 1, wraps: true)
            } while row.value(conditions) != row.value(start) && seen.count < 50
            #expect(Set(seen).count == seen.count, "\(row) shows each value once")
            #expect(conditions == start, "\(row) comes round")
            for _ in seen { row.step(&conditions, by: 1, wraps: false) }
            #expect(row.value(conditions) == seen.last, "\(row) stays at its last value")
            for _ in seen { row.step(&conditions, by: -1, wraps: false) }
            #expect(conditions == start, "\(row) goes back to its first")
        }
    }

    @Test("a row says when it cannot change anything")
    func obstacles() {
        let closed = Conditions()
        let open = Conditions(hinge: 180)
        #expect(ConditionRow.split.obstacle(closed) == "only the inner display has Split View")
        #expect(ConditionRow.split.obstacle(open) == nil)
        #expect(ConditionRow.pictureInPicture.obstacle(Conditions(hinge: 180, rotation: .clockwise)) != nil)
        #expect(ConditionRow.regions.obstacle(Conditions(hinge: 180, tier: .sdk27)) != nil)
        #expect(ConditionRow.textSize.obstacle(closed) == nil)
    }

    @Test("choosing goes round at both ends and never leaves the rows")
    func choosing() {
        var menu = ConditionsMenu()
        menu.move(by: -1)
        #expect(menu.condition == ConditionRow.allCases.last)
        menu.move(by: 1)
        #expect(menu.condition == ConditionRow.allCases.first)
        menu.choose(99)
        #expect(menu.condition == ConditionRow.allCases.first)
        menu.choose(3)
        #expect(menu.condition == .camera)
    }
}

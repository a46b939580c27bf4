import CreaseDevice
import Testing

@Suite("How well the facts are known, and the rules in words")
struct FactBasisTests {
    @Test("what a single source infers, or what nobody knows, is a guess")
    func guesses() {
        let rows: [Fact] = [
            .insetsMarginDefault, .splitLifecycle, .window26Place, .window26Sideways, .classes26, .railCameraClearance,
            .statusSideways, .regionCameraInnerActive, .hingeSwitch,
        ]
        for fact in rows { #expect(fact.basis == .assumed, "\(fact.name)") }
    }

    @Test("a note claims no more than was read")
    func claims() {
        #expect(Fact.splitStatus.words?.contains("left half reports none") == true)
        #expect(Fact.splitBarsLeft.note.contains("not measured in a half"))
        #expect(Fact.splitBarsRight.note.contains("not measured in a half"))
        #expect(Fact.window26Size.note.contains("tall is only known to be boxed"))
        #expect(!Fact.mediaWideLandscape.note.contains("rail"))
        #expect(!Fact.bodySensor.note.contains("face"))
    }

    /// Name of the rule, a word of it, its basis.
    private static let rules: [(String, String, Fact.Basis)] = [
        ("region.query.names", "reservedRegions", .documented), ("hinge.statuses", "onHingeChange", .documented),
        ("hinge.statuses", "UIHingeInteraction", .documented), ("rail.edge.horizontal", "unspecified", .measured),
        ("rail.edge.horizontal", "ADOC", .measured), ("capacity.compression", "API71", .measured),
        ("bar.tab.sidebar", "defaultTabBarPlacement", .documented), ("bar.tab.search", "rail", .documented),
        ("sheet.outer.bars", "vertical", .measured), ("sheet.inner.bars", "presentationPlacement", .measured),
        ("split.windows", "inner display", .documented), ("media.capture", "outer", .documented),
        ("media.pinned", "half", .documented), ("body.simulator", "StandBy", .documented),
        ("arrangement.grids", "even", .documented), ("arrangement.scrolling", "fold", .documented),
    ]

    @Test("the collected rules without numbers are facts too", arguments: rules.indices)
    func rule(index: Int) throws {
        let (name, word, basis) = Self.rules[index]
        let fact = try #require(Fact.all.first { $0.name == name }, "\(name)")
        #expect(fact.basis == basis && ((fact.words ?? "") + fact.note).contains(word), "\(name): \(word)")
    }
}

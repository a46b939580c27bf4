import CreaseDevice

/// The device's bar numbers under the names the solvers use; every one is a `Fact`.
enum BarMetrics {
    // MARK: Rail

    static var railCircle: Double { Fact.railItem.value }
    static var railPitch: Double { Fact.railPitch.value }
    static var railGap: Double { Fact.railGap.value }
    static var tabPitch: Double { Fact.railTabPitch.value }
    static var tabCapsulePadding: Double { Fact.railTabPadding.value }

    /// Height of a toolbar capsule of `count` slots; 0 for none.
    static func capsule(of count: Int) -> Double {
        count > 0 ? railCircle + railPitch * Double(count - 1) : 0
    }

    /// Height of the tab capsule of `count` tabs; 0 for none.
    static func tabCapsule(of count: Int) -> Double {
        count > 0 ? 2 * tabCapsulePadding + tabPitch * Double(count) : 0
    }

    // MARK: Horizontal bars

    static var slot: Double { Fact.capacityHorizontalSlot.value }
    static var circle: Double { Fact.barItem.value }
    static var groupGap: Double { Fact.barItemGap.value }
    static var margin: Double { Fact.insetsMargin.value }

    // MARK: Horizontal tabs

    /// Width of the tab pill in regular width; 0 for no tabs.
    static func pillWidth(of count: Int) -> Double {
        switch count {
        case ...0: 0
        case 1...3: Fact.barPillTab.value * Double(count) + Fact.barPillExtra.value
        default: Fact.barPillWide.value + Fact.barPillWideExtra.value
        }
    }
}

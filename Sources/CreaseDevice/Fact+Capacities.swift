/// How many controls fit: five tabs and seven items on one page.
extension Fact {
    static let capacities: [Fact] = [
        capacityOuterUpright, capacityInnerLandscape, capacityOuterSideways, capacitySlotsOuter, capacitySlotsInner,
        capacityHorizontalCapsule, capacityHorizontalSlots, capacityHorizontalSlot, capacityHorizontalClock,
        capacityCollapsed, capacityCapsuleTop, capacityTabs, capacityCompression, capacityFixedSpacer,
    ]

    public static let capacityOuterUpright = Fact(
        "capacity.outer.upright", 481, unit: "pt", .derived, source: "TAAT",
        note: "rail length closed upright: 678 − 171 − 26")
    public static let capacityInnerLandscape = Fact(
        "capacity.inner.landscape", 523, unit: "pt", .derived, source: "TAAT, SAI",
        note: "rail length inner landscape: 669 − 120 − 26, about")
    public static let capacityOuterSideways = Fact(
        "capacity.outer.sideways", 350, 376, unit: "pt", as: .range, .derived, source: "TAAT, APPOLY",
        note: "rail length closed sideways: 466 less margins and the camera's zone")
    public static let capacitySlotsOuter = Fact(
        "capacity.slots.outer", 2, unit: "slots", .measured, source: "TAAT",
        note: "closed upright, five tabs, Done and more: the capsule shows one item and the overflow control")
    public static let capacitySlotsInner = Fact(
        "capacity.slots.inner", 3, unit: "slots", .measured, source: "TAAT",
        note: "the same on inner landscape: one item more")
    public static let capacityHorizontalCapsule = Fact(
        "capacity.horizontal.capsule", 60, 276, unit: "pt", as: .range, .measured, source: "TAAT",
        note: "x of the top capsule closed upright with vertical bars disabled; no title is drawn")
    public static let capacityHorizontalSlots = Fact(
        "capacity.horizontal.slots", 4, unit: "slots", .measured, source: "TAAT", note: "the pinned Done is its last")
    public static let capacityHorizontalSlot = Fact(
        "capacity.horizontal.slot", 54, unit: "pt", .measured, source: "TAAT", note: "width of one")
    public static let capacityHorizontalClock = Fact(
        "capacity.horizontal.clock", 310, unit: "pt", .measured, source: "TAAT",
        note: "about, x of the clock it ends before")
    public static let capacityCollapsed = Fact(
        "capacity.collapsed", 5, unit: "slots", .measured, source: "TAAT",
        note:
            "capsule closed upright, toolbar items preferred: four items, the overflow control, one tab circle"
    )
    public static let capacityCapsuleTop = Fact(
        "capacity.capsule.top", 230, unit: "pt", .measured, source: "TAAT",
        note: "y of the capsule below Done, closed upright")
    public static let capacityTabs = Fact(
        "capacity.tabs", 6, unit: "tabs", .measured, source: "unnamed",
        note: "seen to fit with few items; the exact limit is unknown")
    public static let capacityCompression = Fact(
        "capacity.compression", says: "the toolbar shrinks before the tab bar", .measured, source: "ADOC, TAAT, VBP",
        note: "other reading: the reverse (AUDIT); SwiftUI has the setting, other reading: none (API71)")
    public static let capacityFixedSpacer = Fact(
        "capacity.fixedSpacer", says: "flexible spacers take 0 on the vertical axis, fixed ones keep their minimum",
        .documented, source: "TT62")
}

/// What `crease help reasons` says of each reason beyond its words.
extension Reason {
    /// A toolbar line that gets it, and in which conditions.
    public var example: String {
        switch self {
        case .titleOnly: "Button(\"Move\") { }, closed"
        case .customView: "a Circle() or an HStack in a ToolbarItem, closed"
        case .horizontalOnly:
            "ToolbarItem { Button(\"Pin\", systemImage: \"pin\") { } }.axisBehavior(.horizontalOnly), closed"
        case .systemEdit: "EditButton(), closed"
        case .segmented: "Picker(…) { … }.pickerStyle(.segmented), closed"
        case .symbol: "Button(\"Share\", systemImage: \"square.and.arrow.up\") { }, closed"
        case .verticalPreferred: "ToolbarItem { Compass() }.axisBehavior(.verticalPreferred), closed"
        case .prominent:
            "ToolbarItem(placement: .topBarPinnedTrailing) { Button(\"Done\", systemImage: \"checkmark\") { } }, closed"
        case .noRoom: "the fourth symbol item beside five tabs, closed"
        case .lowPriority: "the same with .visibilityPriority(.low)"
        case .secondaryAction: "ToolbarItem(placement: .secondaryAction) { … }, everywhere"
        case .overflowMenu: "ToolbarOverflowMenu { … }, everywhere"
        case .barsDisabled:
            "any item under .toolbarVerticalBehavior(.disabled), or in a bar hidden with .toolbar(.hidden, for:)"
        case .tallInner: "any item on the inner display held upright, or on a phone that does not fold"
        case .innerColumn: "any item of a NavigationSplitView's sidebar, open"
        case .inspector: "any item of an inspector's own stack, open"
        case .sheetCentered: "any item of a sheet, open"
        case .sdkTier: "any item, with --sdk 27.0"
        case .handMadeBar: "an HStack of buttons at the top instead of a toolbar"
        case .tabCompressed:
            "the tabs of a crowded page with .toolbarVerticalCompressionBehavior(.prefersToolbarItems), closed"
        case .splitHalf: "a symbol item of the left app in Split View"
        }
    }

    /// Where the rule is from: keys of `crease facts`.
    public var sources: String {
        switch self {
        case .titleOnly, .customView, .systemEdit, .segmented, .symbol: "GUIDE, T8"
        case .horizontalOnly, .verticalPreferred: "ADOC"
        case .prominent: "GUIDE, TT62"
        case .noRoom, .lowPriority: "GUIDE, TAAT"
        case .secondaryAction, .overflowMenu: "GUIDE, T8"
        case .barsDisabled: "ADOC, TT62, TAAT"
        case .tallInner: "HIG, APPOLY, VBP"
        case .innerColumn, .inspector: "GUIDE"
        case .sheetCentered: "GUIDE, IHOR"
        case .sdkTier: "SEED, GUIDE"
        case .handMadeBar: "GUIDE"
        case .tabCompressed: "ADOC, TAAT"
        case .splitHalf: "VBP, DEVOPS"
        }
    }
}

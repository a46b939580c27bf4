import CreaseLayout

/// Every reason a bar item can have for its place, with an example and where the rule comes from.
enum ReasonHelp {
    static var text: String {
        "Why a bar item is where it is\n\n" + Reason.allCases.map(entry).joined(separator: "\n")
    }

    static func entry(_ reason: Reason) -> String {
        let explained = explanation(reason)
        return reason.rawValue + "\n" + HelpText.wrapped(reason.words + ". " + explained.example + ".", indent: 4)
            + "    Source: " + explained.source + "\n"
    }

    /// An example in words and code, and the source of the rule.
    static func explanation(_ reason: Reason) -> (example: String, source: String) {
        switch reason {
        case .titleOnly:
            ("Button(\"Done\") {} has no symbol, so the rail cannot show it", "Apple's guide for iPhone Duo; T8")
        case .customView:
            (
                "ToolbarItem { ProgressView() } is not a button with title and symbol; "
                    + ".axisBehavior(.verticalPreferred) asks for the rail", "Apple's guide for iPhone Duo; T8"
            )
        case .horizontalOnly:
            (
                "Button(\"Filter\", systemImage: \"slider.horizontal.3\") {}.axisBehavior(.horizontalOnly)",
                "Apple's API pages"
            )
        case .systemEdit: ("EditButton() keeps its word", "Apple's guide for iPhone Duo")
        case .segmented:
            ("Picker with .pickerStyle(.segmented) is wider than the rail", "Apple's guide for iPhone Duo; T8")
        case .symbol:
            (
                "Button(\"Share\", systemImage: \"square.and.arrow.up\") {} shows its symbol",
                "Apple's guide for iPhone Duo"
            )
        case .verticalPreferred:
            ("A custom view with .axisBehavior(.verticalPreferred) goes to the rail as it is", "Apple's API pages")
        case .prominent:
            (
                "ToolbarItem(placement: .topBarPinnedTrailing) stands in its own circle below Back",
                "Apple's guide for iPhone Duo; Tech Talk 62"
            )
        case .noRoom:
            (
                "five tabs and eight items closed: the lowest items leave into one overflow control",
                "Apple's guide for iPhone Duo; TAAT"
            )
        case .lowPriority:
            (".visibilityPriority(.low) leaves before its neighbours", "Apple's guide for iPhone Duo; TAAT")
        case .secondaryAction:
            (
                "ToolbarItem(placement: .secondaryAction) is in the menu on both displays",
                "Apple's guide for iPhone Duo; T8"
            )
        case .overflowMenu:
            ("ToolbarOverflowMenu { Button(\"Export\") {} } starts in the menu", "Apple's guide for iPhone Duo")
        case .barsDisabled:
            (".toolbarVerticalBehavior(.disabled) on the top view of the stack", "Apple's API pages; Tech Talk 62")
        case .tallInner: ("the inner display upright has its bars across top and bottom", "Apple's design page; VBP")
        case .innerColumn:
            ("the sidebar of a NavigationSplitView keeps a horizontal bar", "Apple's guide for iPhone Duo")
        case .inspector: (".inspector(isPresented:) has a bar of its own", "Apple's guide for iPhone Duo")
        case .sheetCentered:
            (
                "a sheet in the middle of the inner display; .presentationPlacement(.trailing) gives it the rail",
                "Apple's guide for iPhone Duo; IHOR"
            )
        case .sdkTier: ("--sdk 27.0: apps built with it see horizontal bars", "SEED; Apple's guide for iPhone Duo")
        case .handMadeBar:
            ("an HStack of buttons at the top is no system bar", "Apple's guide for iPhone Duo")
        case .tabCompressed:
            (".toolbarVerticalCompressionBehavior(.prefersToolbarItems) with more items than fit", "TAAT")
        case .splitHalf: ("the left app in Split View has its rail on the left", "VBP; DEVOPS")
        }
    }
}

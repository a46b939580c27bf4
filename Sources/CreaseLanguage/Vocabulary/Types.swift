import CreaseDevice

extension Vocabulary {
    /// A type whose values are written as implicit members.
    struct MemberType: Sendable {
        let name: String
        let help: String
        /// Names, each with a help and a tier where it is newer than the oldest.
        let members: [Member]
        /// Types whose members it has as well.
        let parents: [String]
        /// A type that files extend with names of their own, such as colours of an asset catalogue.
        let isOpen: Bool

        init(
            _ name: String, _ help: String, _ members: [Member], parents: [String] = [], isOpen: Bool = false
        ) {
            self.name = name
            self.help = help
            self.members = members
            self.parents = parents
            self.isOpen = isOpen
        }
    }

    struct Member: Sendable, ExpressibleByStringLiteral {
        let name: String
        let help: String
        let tier: Tier

        init(_ name: String, _ help: String, since tier: Tier = .sdk26) {
            self.name = name
            self.help = help
            self.tier = tier
        }

        init(stringLiteral name: String) { self.init(name, "") }
    }

    static let memberTypes: [MemberType] = placementTypes + lookTypes + geometryTypes + colourTypes

    private static let placementTypes: [MemberType] = [
        MemberType(
            "ToolbarItemPlacement", "Where a bar item belongs.",
            [
                .init("automatic", "Where the system thinks best: the trailing end of the top bar."),
                .init("topBarLeading", "The leading end of the top bar; above the others in the rail."),
                .init("topBarTrailing", "The trailing end of the top bar."),
                .init(
                    "topBarPinnedTrailing", "The prominent place: first after Back in the rail, never in the overflow.",
                    since: .sdk27),
                .init("navigationBarLeading", "The old name of topBarLeading."),
                .init("navigationBarTrailing", "The old name of topBarTrailing."),
                .init("cancellationAction", "Close or cancel: with Back at the top of the rail."),
                .init("confirmationAction", "The action that completes a page; prominent."),
                .init("primaryAction", "The main action of a page."),
                .init("secondaryAction", "Starts in the overflow menu on both displays."),
                .init("destructiveAction", "An action that loses something."),
                .init("principal", "The middle of a horizontal bar, instead of the title."),
                .init("title", "The title's place."),
                .init("subtitle", "The place under the title."),
                .init("largeTitle", "The large title's place."),
                .init("bottomBar", "The bar at the bottom; in the rail, the group above the tabs."),
                .init("status", "The middle of the bottom bar."),
                .init("keyboard", "The row above the keyboard; always horizontal."),
                .init("navigation", "The leading end of the top bar."),
            ]),
        MemberType(
            "ToolbarPlacement", "A bar that `toolbar(_:for:)` shows or hides.",
            [
                .init("navigationBar", "The bar with the title."), .init("bottomBar", "The toolbar at the bottom."),
                .init("tabBar", "The bar with the tabs."), .init("automatic", "The bar the system means."),
                .init("windowToolbar", "A desktop window's bar; none here."), .init("bottomOrnament", "None here."),
            ]),
        MemberType(
            "ToolbarVerticalBehavior", "Whether a page's bars may stand vertically.",
            [
                .init("automatic", "Vertical where the window's edge offers a rail.", since: .sdk271),
                .init("disabled", "Always horizontal.", since: .sdk271),
            ]),
        MemberType(
            "ToolbarVerticalCompressionBehavior", "What shrinks first in a full rail.",
            [
                .init("automatic", "As prefersTabBar.", since: .sdk271),
                .init("prefersTabBar", "Keeps all tabs; items leave into the overflow.", since: .sdk271),
                .init("prefersToolbarItems", "Folds the tabs into one circle first.", since: .sdk271),
            ]),
        MemberType(
            "ToolbarAxisBehavior", "Whether an item may stand in a vertical bar.",
            [
                .init("automatic", "Symbols may, words and custom views may not.", since: .sdk271),
                .init("horizontalOnly", "Always in a horizontal bar.", since: .sdk271),
                .init("verticalPreferred", "In the rail, even as a custom view.", since: .sdk271),
            ]),
        MemberType(
            "ToolbarVisibilityPriority", "Which items leave a full bar last.",
            [
                .init("automatic", "Leaves from the bottom up.", since: .sdk27),
                .init("low", "Leaves first.", since: .sdk27), .init("high", "Leaves last.", since: .sdk27),
                .init("init", "Higher or lower than another priority.", since: .sdk27),
            ]),
        MemberType(
            "PresentationPlacement", "The side of the inner display a sheet takes.",
            [
                .init("automatic", "The middle; the leading half in book.", since: .sdk27),
                .init("leading", "The leading side.", since: .sdk27), .init("center", "The middle.", since: .sdk27),
                .init("trailing", "The trailing side, with a vertical bar.", since: .sdk27),
            ]),
        MemberType(
            "TabBarPlacement", "Where tabs start out.",
            [
                .init("automatic", "In the tab bar.", since: .sdk27), .init("tabBar", "In the tab bar.", since: .sdk27),
                .init("sidebar", "In a sidebar where there is room.", since: .sdk27),
            ]),
        MemberType(
            "SearchFieldPlacement", "Where a search field goes.",
            ["automatic", "navigationBarDrawer", "sidebar", "toolbar", "toolbarPrincipal"]),
        MemberType("ToolbarDefaultItemKind", "An item the system would place.", ["sidebarToggle", "title", "search"]),
        MemberType(
            "ToolbarRole", "What a bar is for.", ["automatic", "browser", "editor", "navigationStack"]),
        MemberType("SpacerSizing", "How a toolbar spacer grows.", ["fixed", "flexible"]),
        MemberType(
            "ContentMarginPlacement", "What content margins apply to.",
            ["automatic", "scrollContent", "scrollIndicators"]),
    ]

    private static let lookTypes: [MemberType] = [
        MemberType(
            "ArrangementViewStyle", "How an ArrangementView arranges its panes; `.axes(…)` limits the axes.",
            [
                .init("automatic", "As split.", since: .sdk271),
                .init("split", "Side by side or stacked, on the fold where it is active.", since: .sdk271),
                .init("overlay", "Layered while flat, separated by the fold.", since: .sdk271),
                .init("axes", "The axes it may use.", since: .sdk271),
            ]),
        MemberType(
            "ListStyle", "How a list looks.",
            ["automatic", "plain", "inset", "grouped", "insetGrouped", "sidebar"]),
        MemberType(
            "ButtonStyle", "How a button looks.",
            ["automatic", "plain", "borderless", "bordered", "borderedProminent", "glass", "glassProminent"],
            isOpen: true),
        MemberType(
            "LabelStyle", "What a label shows.", ["automatic", "titleAndIcon", "titleOnly", "iconOnly"], isOpen: true),
        MemberType(
            "PickerStyle", "How a picker looks.",
            ["automatic", "menu", "segmented", "inline", "wheel", "navigationLink", "palette"]),
        MemberType("ToggleStyle", "How a toggle looks.", ["automatic", "switch", "button"], isOpen: true),
        MemberType("TextFieldStyle", "How a text field looks.", ["automatic", "plain", "roundedBorder"], isOpen: true),
        MemberType("ProgressViewStyle", "How progress looks.", ["automatic", "linear", "circular"], isOpen: true),
        MemberType("ControlSize", "How large controls are.", ["mini", "small", "regular", "large", "extraLarge"]),
        MemberType(
            "TabViewStyle", "How tabs are shown.",
            ["automatic", "tabBarOnly", "sidebarAdaptable", "page", "grouped", "verticalPage"]),
        MemberType(
            "NavigationViewStyle", "How a NavigationView shows its columns.", ["automatic", "stack", "columns"]),
        MemberType(
            "NavigationSplitViewStyle", "How columns share the width.", ["automatic", "balanced", "prominentDetail"]),
        MemberType(
            "NavigationBarItem.TitleDisplayMode", "Whether a title is large.", ["automatic", "inline", "large"]),
        MemberType(
            "ToolbarTitleDisplayMode", "Whether a title is large.", ["automatic", "inline", "inlineLarge", "large"]),
        MemberType("Visibility", "Shown or not.", ["automatic", "visible", "hidden"]),
        MemberType(
            "ScrollIndicatorVisibility", "Scroll bars shown or not.", ["automatic", "visible", "hidden", "never"]),
        MemberType("ButtonRole", "What a button is for.", ["cancel", "destructive", "close", "confirm"]),
        MemberType("TabRole", "What a tab is for.", ["search"]),
        MemberType("Glass", "A kind of glass.", ["regular", "clear", "identity", "tint", "interactive"]),
        MemberType("RedactionReasons", "Why words are hidden.", ["placeholder", "privacy", "invalidated"]),
        MemberType("RoundedCornerStyle", "How corners bend.", ["circular", "continuous"]),
        MemberType("DatePickerComponents", "What a date picker offers.", ["date", "hourAndMinute"]),
    ]

    private static let geometryTypes: [MemberType] = [
        MemberType(
            "HorizontalAlignment", "What a vertical stack aligns on.",
            ["leading", "center", "trailing", "listRowSeparatorLeading", "listRowSeparatorTrailing"]),
        MemberType(
            "VerticalAlignment", "What a horizontal stack aligns on.",
            ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]),
        MemberType(
            "Alignment", "A place in a frame.",
            [
                "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom",
                "bottomTrailing", "leadingFirstTextBaseline", "centerFirstTextBaseline", "trailingFirstTextBaseline",
                "leadingLastTextBaseline", "centerLastTextBaseline", "trailingLastTextBaseline", "init",
            ]),
        MemberType("Edge", "One side.", ["top", "leading", "bottom", "trailing"]),
        MemberType(
            "Edge.Set", "Several sides.",
            ["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all", "init"]),
        MemberType("HorizontalEdge", "A side in reading direction.", ["leading", "trailing"]),
        MemberType("Axis", "A direction.", ["horizontal", "vertical"]),
        MemberType("Axis.Set", "One direction or both.", ["horizontal", "vertical"]),
        MemberType("ContentMode", "Inside or over the proposal.", ["fit", "fill"]),
        MemberType("TextAlignment", "How lines stand to each other.", ["leading", "center", "trailing"]),
        MemberType("SafeAreaRegions", "What a safe area keeps clear of.", ["all", "container", "keyboard"]),
        MemberType(
            "UnitPoint", "A point of a unit square.",
            [
                "zero", "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
                "bottomTrailing", "init",
            ]),
        MemberType("PinnedScrollableViews", "Headers that stay.", ["sectionHeaders", "sectionFooters"]),
        MemberType(
            "PresentationDetent", "A sheet's height.", ["medium", "large", "fraction", "height", "custom"], isOpen: true
        ),
        MemberType(
            "ReservedRegion.Kind", "What a region is.",
            [
                .init("division", "The fold.", since: .sdk271),
                .init("occlusion", "The camera, the status column, window controls.", since: .sdk271),
            ]),
        MemberType(
            "ReservedRegion.QueryOptions", "What a query of regions gives.",
            [.init("includeInactive", "Regions that matter in another pose as well.", since: .sdk271)]),
        MemberType("Angle", "An angle.", ["degrees", "radians", "zero", "init"]),
    ]

    private static let colourTypes: [MemberType] = [
        MemberType(
            "Color", "A colour; `.opacity`, `.gradient` and `.mix` change it.",
            [
                "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
                "white", "gray", "black", "clear", "primary", "secondary", "accentColor", "opacity", "gradient", "mix",
                "init",
            ], isOpen: true),
        MemberType(
            "ShapeStyle", "A colour, a material, a gradient or a level of the foreground.",
            [
                "foreground", "background", "selection", "tint", "tertiary", "quaternary", "quinary", "placeholder",
                "separator", "link", "fill", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
                "ultraThickMaterial", "bar", "windowBackground", "linearGradient", "radialGradient", "angularGradient",
                "ellipticalGradient", "conicGradient", "image", "shadow", "blendMode",
            ], parents: ["Color"], isOpen: true),
        MemberType(
            "UIColor", "A system colour by its UIKit name.",
            [
                "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
                "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
                "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "label", "secondaryLabel",
                "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator", "link",
                "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
                "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2",
                "systemGray3", "systemGray4", "systemGray5", "systemGray6", "white", "black", "clear", "tintColor",
            ], isOpen: true),
        MemberType(
            "Font", "A text style or a size; `.bold()`, `.weight(…)` and the like change it.",
            [
                "extraLargeTitle2", "extraLargeTitle", "largeTitle", "title", "title2", "title3", "headline",
                "subheadline", "body", "callout", "footnote", "caption", "caption2", "system", "custom", "bold",
                "italic", "weight", "monospaced", "monospacedDigit", "smallCaps", "lowercaseSmallCaps",
                "uppercaseSmallCaps", "leading", "width", "init",
            ], isOpen: true),
        MemberType(
            "Font.Weight", "How heavy letters are.",
            ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]),
        MemberType("Font.Design", "A family of letters.", ["default", "rounded", "serif", "monospaced"]),
        MemberType(
            "Font.TextStyle", "A text style that follows the text size.",
            [
                "extraLargeTitle2", "extraLargeTitle", "largeTitle", "title", "title2", "title3", "headline",
                "subheadline", "body", "callout", "footnote", "caption", "caption2",
            ]),
        MemberType("Text.TruncationMode", "Where letters are lost.", ["head", "middle", "tail"]),
        MemberType("Text.Case", "Upper or lower case.", ["uppercase", "lowercase"]),
        MemberType("Image.Scale", "The size of a symbol.", ["small", "medium", "large"]),
        MemberType("Image.TemplateRenderingMode", "Whether an image keeps its colours.", ["template", "original"]),
        MemberType(
            "SymbolVariants", "A variant of a symbol.", ["none", "circle", "square", "rectangle", "fill", "slash"]),
        MemberType(
            "SymbolRenderingMode", "How a symbol takes colours.",
            ["monochrome", "hierarchical", "palette", "multicolor"]),
        MemberType("ColorScheme", "Light or dark.", ["light", "dark"]),
        MemberType(
            "DynamicTypeSize", "A text size.",
            [
                "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
                "accessibility2", "accessibility3", "accessibility4", "accessibility5",
            ]),
        MemberType(
            "Shape", "A shape as an argument.",
            [
                "rect", "capsule", "circle", "ellipse", "buttonBorder", "containerRelative", "inset", "scale",
                "rotation",
            ], isOpen: true),
        MemberType("UserInterfaceSizeClass", "Compact or regular.", ["compact", "regular"]),
        MemberType("LayoutDirection", "The direction of reading.", ["leftToRight", "rightToLeft"]),
        MemberType(
            "DeviceHinge.Status", "What the hinge does.",
            [
                .init("closed", "Shut.", since: .sdk271),
                .init("partiallyOpen", "Between shut and flat.", since: .sdk271),
                .init("fullyOpen", "Flat.", since: .sdk271),
            ]),
        MemberType("GridItem.Size", "How wide a column of a lazy grid is.", ["fixed", "flexible", "adaptive"]),
        MemberType(
            "NavigationSplitViewVisibility", "Which columns are shown.",
            ["automatic", "all", "doubleColumn", "detailOnly"]),
        MemberType("NavigationSplitViewColumn", "A column of a split view.", ["sidebar", "content", "detail"]),
    ]
}

import CreaseDevice

extension Vocabulary {
    /// Navigation, tabs and toolbars.
    static let navigationModifiers: [Row] = [
        .modifier(
            .navigationTitle, .one, "The title of a page.", ["(_ title: Text)"],
            example: "NavigationStack {\n    Text(\"A\").navigationTitle(\"Title\")\n}"),
        .modifier(
            .navigationBarTitle, .two, "The old form of navigationTitle.",
            ["(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)"],
            example: "NavigationStack {\n    Text(\"A\").navigationBarTitle(\"Title\", displayMode: .inline)\n}"),
        .modifier(
            .navigationSubtitle, .two, "A second line under a page's title; read, not yet drawn.",
            ["(_ subtitle: Text)"],
            example: "NavigationStack {\n    Text(\"A\").navigationSubtitle(\"More\")\n}"),
        .modifier(
            .navigationBarTitleDisplayMode, .one, "Whether a page's title is large.",
            ["(_ mode: NavigationBarItem.TitleDisplayMode)"],
            example: "NavigationStack {\n    Text(\"A\").navigationBarTitleDisplayMode(.inline)\n}"),
        .modifier(
            .toolbarTitleDisplayMode, .two, "Whether a page's title is large.", ["(_ mode: ToolbarTitleDisplayMode)"],
            example: "NavigationStack {\n    Text(\"A\").toolbarTitleDisplayMode(.inline)\n}"),
        .modifier(
            .navigationBarBackButtonHidden, .one, "A pushed page without the back button.", ["(_ hidden: Bool = true)"],
            example: "NavigationStack {\n    Text(\"A\").navigationBarBackButtonHidden()\n}"),
        .modifier(
            .navigationBarHidden, .two, "A page without its navigation bar.", ["(_ hidden: Bool)"],
            example: "NavigationStack {\n    Text(\"A\").navigationBarHidden(true)\n}"),
        .modifier(
            .navigationBarItems, .two, "The old form of bar items.", ["(leading: Any, trailing: Any)"],
            example: "NavigationStack {\n    Text(\"A\").navigationBarItems(trailing: Button(\"Add\") {})\n}"),
        .modifier(
            .navigationDestination, .one, "The page pushed for a value, an item or a flag.",
            [
                "(for: Any, destination: Views)", "(item: Binding, destination: Views)",
                "(isPresented: Binding, destination: Views)",
            ],
            example:
                "NavigationStack {\n    Text(\"A\").navigationDestination(for: Int.self) { number in Text(\"\\(number)\") }\n}"
        ),
        .modifier(
            .navigationViewStyle, .two,
            "How a NavigationView shows its columns; always a stack here, so it changes no layout.",
            ["(_ style: NavigationViewStyle)"],
            example: "NavigationView { Text(\"A\") }\n    .navigationViewStyle(.stack)"),
        .modifier(
            .navigationSplitViewStyle, .two, "How the columns of a split view share the width; read, not yet drawn.",
            ["(_ style: NavigationSplitViewStyle)"],
            example:
                "NavigationSplitView { Text(\"A\") } detail: { Text(\"B\") }\n    .navigationSplitViewStyle(.balanced)"),
        .modifier(
            .navigationSplitViewColumnWidth, .two, "A column's width, or the limits it keeps.",
            ["(_ width: CGFloat)", "(min: CGFloat, ideal: CGFloat, max: CGFloat)"],
            example:
                "NavigationSplitView {\n    Text(\"A\").navigationSplitViewColumnWidth(280)\n} detail: {\n    Text(\"B\")\n}"
        ),
        .modifier(
            .tabItem, .one, "The old form of a tab: its label.", ["(_ label: Views)"],
            example: "TabView {\n    Text(\"A\").tabItem { Label(\"One\", systemImage: \"1.circle\") }\n}"),
        .modifier(
            .tabViewStyle, .one, "Tabs as a bar, a sidebar or pages.", ["(_ style: TabViewStyle)"],
            example:
                "TabView {\n    Tab(\"One\", systemImage: \"1.circle\") { Text(\"1\") }\n}\n.tabViewStyle(.sidebarAdaptable)"
        ),
        .modifier(
            .tabViewBottomAccessory, .two, "A view that stays above the tab bar.",
            ["(isEnabled: Bool = true, content: Views)"],
            example:
                "TabView {\n    Tab(\"One\", systemImage: \"1.circle\") { Text(\"1\") }\n}\n.tabViewBottomAccessory { Text(\"Now\") }"
        ),
        .modifier(
            .defaultTabBarPlacement, .one, since: .sdk27, "Where tabs start out: in the bar or in a sidebar.",
            ["(_ placement: TabBarPlacement)"],
            example:
                "TabView {\n    Tab(\"One\", systemImage: \"1.circle\") { Text(\"1\") }\n}\n.defaultTabBarPlacement(.sidebar)"
        ),
        .modifier(
            .inspector, .two, "A trailing column where the width is regular, a sheet where it is compact.",
            ["(isPresented: Binding, content: Views)"],
            example: ".inspector(isPresented: .constant(true)) { Text(\"Facts\") }"),
        .modifier(
            .inspectorColumnWidth, .two, "An inspector's width, or the limits it keeps.",
            ["(_ width: CGFloat)", "(min: CGFloat, ideal: CGFloat, max: CGFloat)"],
            example: ".inspector(isPresented: .constant(true)) { Text(\"Facts\").inspectorColumnWidth(280) }"),
        .modifier(
            .searchable, .one, "A search field in the bar of a page.",
            [
                "(text: Binding, placement: SearchFieldPlacement = .automatic, prompt: Text)",
                "(text: Binding, isPresented: Binding, placement: SearchFieldPlacement = .automatic, prompt: Text)",
                "(text: Binding, tokens: Any, placement: SearchFieldPlacement, prompt: Text, token: Views)",
            ],
            example:
                "NavigationStack {\n    List { Text(\"A\") }.searchable(text: .constant(\"\"), prompt: \"Name\")\n}"),
        .modifier(
            .toolbar, .one, "The controls of a page's bars; or shows and hides a bar.",
            [
                "(content: Toolbar)", "(id: String, content: Toolbar)",
                "(_ visibility: Visibility, for: ToolbarPlacement)",
                "(removing: ToolbarDefaultItemKind)",
            ],
            example:
                "NavigationStack {\n    Text(\"A\").toolbar {\n        Button(\"Add\", systemImage: \"plus\") {}\n    }\n}"
        ),
        .modifier(
            .toolbarBackground, .two, "The ground of a bar; changes no layout.",
            ["(_ style: ShapeStyle, for: ToolbarPlacement)", "(_ visibility: Visibility, for: ToolbarPlacement)"],
            example: "NavigationStack {\n    Text(\"A\").toolbarBackground(.blue, for: .navigationBar)\n}"),
        .modifier(
            .toolbarBackgroundVisibility, .two, "Shows or hides the ground of a bar; changes no layout.",
            ["(_ visibility: Visibility, for: ToolbarPlacement)"],
            example: "NavigationStack {\n    Text(\"A\").toolbarBackgroundVisibility(.hidden, for: .navigationBar)\n}"),
        .modifier(
            .toolbarVisibility, .two, "Shows or hides a bar.", ["(_ visibility: Visibility, for: ToolbarPlacement)"],
            example: "NavigationStack {\n    Text(\"A\").toolbarVisibility(.hidden, for: .tabBar)\n}"),
        .modifier(
            .toolbarRole, .two, "What a bar is for; changes no layout here.", ["(_ role: ToolbarRole)"],
            example: "NavigationStack {\n    Text(\"A\").toolbarRole(.editor)\n}"),
        .modifier(
            .toolbarTitleMenu, .two, "Choices behind a page's title; read, not yet drawn.", ["(content: Views)"],
            example: "NavigationStack {\n    Text(\"A\").toolbarTitleMenu { Button(\"Rename\") {} }\n}"),
        .modifier(
            .toolbarVerticalBehavior, .one, since: .sdk271,
            "`.disabled` keeps a page's bars horizontal, so the rail's strip is given back.",
            ["(_ behavior: ToolbarVerticalBehavior)"],
            example: "NavigationStack {\n    Text(\"A\").toolbarVerticalBehavior(.disabled)\n}"),
        .modifier(
            .toolbarVerticalCompressionBehavior, .one, since: .sdk271,
            "Whether the tab bar or the toolbar shrinks first in a full rail.",
            ["(_ behavior: ToolbarVerticalCompressionBehavior)"],
            example: "NavigationStack {\n    Text(\"A\").toolbarVerticalCompressionBehavior(.prefersToolbarItems)\n}"),
        .modifier(
            .axisBehavior, .one, since: .sdk271, "Whether a bar item may stand in a vertical bar.",
            ["(_ behavior: ToolbarAxisBehavior)"],
            example:
                "NavigationStack {\n    Text(\"A\").toolbar {\n        ToolbarItem { Button(\"Add\", systemImage: \"plus\") {} }\n            .axisBehavior(.horizontalOnly)\n    }\n}"
        ),
        .modifier(
            .visibilityPriority, .one, since: .sdk27, "Which bar items leave a full bar last.",
            ["(_ priority: ToolbarVisibilityPriority)"],
            example:
                "NavigationStack {\n    Text(\"A\").toolbar {\n        ToolbarItem { Button(\"Add\", systemImage: \"plus\") {} }\n            .visibilityPriority(.high)\n    }\n}"
        ),
    ]

    /// Presentations, arrangements and the life of a view.
    static let presentationModifiers: [Row] = [
        .modifier(
            .sheet, .one, "A sheet over the page while a value is true or there.",
            [
                "(isPresented: Binding, onDismiss: Action = nil, content: Views)",
                "(item: Binding, onDismiss: Action = nil, content: Views)",
            ],
            example: ".sheet(isPresented: .constant(true)) { Text(\"Sheet\") }"),
        .modifier(
            .fullScreenCover, .one, "A page over everything while a value is true or there.",
            [
                "(isPresented: Binding, onDismiss: Action = nil, content: Views)",
                "(item: Binding, onDismiss: Action = nil, content: Views)",
            ],
            example: ".fullScreenCover(isPresented: .constant(true)) { Text(\"Cover\") }"),
        .modifier(
            .popover, .two, "A bubble at the view; a sheet where the width is compact.",
            [
                "(isPresented: Binding, attachmentAnchor: Any, arrowEdge: Edge, content: Views)",
                "(item: Binding, attachmentAnchor: Any, arrowEdge: Edge, content: Views)",
            ],
            example: ".popover(isPresented: .constant(true)) { Text(\"Bubble\") }"),
        .modifier(
            .alert, .two, "A question with a few buttons.",
            [
                "(_ title: Text, isPresented: Binding, actions: Views, message: Views)",
                "(_ title: Text, isPresented: Binding, presenting: Any, actions: Views, message: Views)",
                "(isPresented: Binding, content: Any)", "(item: Binding, content: Any)",
                "(isPresented: Binding, error: Any, actions: Views, message: Views)",
            ],
            example:
                ".alert(\"Gone\", isPresented: .constant(true)) { Button(\"OK\") {} } message: { Text(\"It is.\") }"),
        .modifier(
            .confirmationDialog, .two, "A choice of actions.",
            [
                "(_ title: Text, isPresented: Binding, titleVisibility: Visibility = .automatic, actions: Views, message: Views)",
                "(_ title: Text, isPresented: Binding, titleVisibility: Visibility, presenting: Any, actions: Views, message: Views)",
            ],
            example: ".confirmationDialog(\"Sure?\", isPresented: .constant(true)) { Button(\"Yes\") {} }"),
        .modifier(
            .actionSheet, .two, "The old form of a confirmation dialog.",
            ["(isPresented: Binding, content: Any)", "(item: Binding, content: Any)"],
            example: ".actionSheet(isPresented: .constant(false)) { Alert(title: Text(\"A\")) }"),
        .modifier(
            .presentationDetents, .one, "The heights a sheet may take.",
            ["(_ detents: Set<PresentationDetent>, selection: Binding)"],
            example: ".sheet(isPresented: .constant(true)) { Text(\"A\").presentationDetents([.medium, .large]) }"),
        .modifier(
            .presentationDragIndicator, .one, "The handle on top of a sheet.", ["(_ visibility: Visibility)"],
            example: ".sheet(isPresented: .constant(true)) { Text(\"A\").presentationDragIndicator(.visible) }"),
        .modifier(
            .presentationBackground, .two, "The ground of a sheet; changes no layout.",
            ["(_ style: ShapeStyle)", "(alignment: Alignment, content: Views)"],
            example: ".sheet(isPresented: .constant(true)) { Text(\"A\").presentationBackground(.thinMaterial) }"),
        .modifier(
            .presentationPlacement, .one, since: .sdk27, "The side of the inner display a sheet takes.",
            ["(_ placement: PresentationPlacement)"],
            example: ".sheet(isPresented: .constant(true)) { Text(\"A\").presentationPlacement(.trailing) }"),
        .modifier(
            .presentationCornerRadius, .two, "The corners of a sheet; changes no layout.", ["(_ radius: CGFloat)"],
            example: ".sheet(isPresented: .constant(true)) { Text(\"A\").presentationCornerRadius(24) }"),
        .modifier(
            .arrangementViewStyle, .one, since: .sdk271, "Split or overlay, and the axes it may use.",
            ["(_ style: ArrangementViewStyle)"],
            example:
                "ArrangementView {\n    Color.blue\n} secondary: {\n    Color.green\n}\n.arrangementViewStyle(.split.axes(.horizontal))"
        ),
        .modifier(
            .splitArrangementLayoutRatio, .one, since: .sdk271,
            "A pane's share of a split, 0 to 1; the fold overrules it.",
            [
                "(_ ratio: CGFloat)",
                "(minHorizontal: CGFloat = nil, idealHorizontal: CGFloat = nil, maxHorizontal: CGFloat = nil, minVertical: CGFloat = nil, idealVertical: CGFloat = nil, maxVertical: CGFloat = nil)",
            ],
            example:
                "ArrangementView {\n    Color.blue.splitArrangementLayoutRatio(0.4)\n} secondary: {\n    Color.green\n}"
        ),
        .modifier(
            .splitArrangementLayoutSize, .one, since: .sdk271, "A pane's size limits in a split.",
            [
                "(minWidth: CGFloat = nil, idealWidth: CGFloat = nil, maxWidth: CGFloat = nil, minHeight: CGFloat = nil, idealHeight: CGFloat = nil, maxHeight: CGFloat = nil)"
            ],
            example:
                "ArrangementView {\n    Color.blue.splitArrangementLayoutSize(minWidth: 320)\n} secondary: {\n    Color.green\n}"
        ),
        .modifier(
            .splitArrangementFixedLayoutSize, .one, since: .sdk271, "A pane that keeps its ideal size in a split.",
            ["(horizontal: Bool = true, vertical: Bool = true)"],
            example:
                "ArrangementView {\n    Color.blue.splitArrangementFixedLayoutSize()\n} secondary: {\n    Color.green\n}"
        ),
        .modifier(
            .overlayArrangementEdge, .one, since: .sdk271, "The side a pane takes when an overlay separates.",
            ["(_ edge: Edge)"],
            example:
                "ArrangementView {\n    Color.blue.overlayArrangementEdge(.leading)\n} secondary: {\n    Color.green\n}\n.arrangementViewStyle(.overlay)"
        ),
        .modifier(
            .modifier, .two, "Applies a ViewModifier of the file.", ["(_ modifier: Any)"],
            example:
                "struct Card: ViewModifier {\n    func body(content: Content) -> some View { content.padding() }\n}\n\nText(\"A\").modifier(Card())"
        ),
        .modifier(
            .onAppear, .two, "Runs when a view appears; assignments to state are carried out.", ["(perform: Action)"],
            example: ".onAppear {}"),
        .modifier(
            .onDisappear, .two, "Runs when a view disappears.", ["(perform: Action)"], example: ".onDisappear {}"),
        .modifier(
            .task, .two, "Runs when a view appears; assignments to state are carried out.",
            ["(id: Any, priority: Any, _ action: Action)"], example: ".task {}"),
        .modifier(
            .onChange, .two, "Runs when a value changes; assignments to state are carried out.",
            ["(of: Any, initial: Bool = false, _ action: Action)", "(of: Any, perform: Action)"],
            example: ".onChange(of: 1) {}"),
        .modifier(
            .onGeometryChange, .two, "Runs with a view's measure whenever it changes.",
            ["(for: Any, of: Closure, action: Action)"],
            example: ".onGeometryChange(for: CGFloat.self) { proxy in proxy.size.width } action: { width in }"),
        .modifier(
            .onHingeChange, .one, since: .sdk271,
            "Runs with the hinge's status and angle; for effects, not for layout.",
            ["(isEnabled: Bool = true, _ action: Action)"], example: ".onHingeChange { old, new in }"),
        .modifier(
            .onSubmit, .two, "Runs on return in a text field inside, or in the search field.",
            ["(of: Any = .text, _ action: Action)"],
            example: "TextField(\"Name\", text: .constant(\"\"))\n    .onSubmit {}"),
    ]
}

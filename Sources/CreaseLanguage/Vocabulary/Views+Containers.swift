import CreaseDevice

extension Vocabulary {
    /// Containers of the system and the ways of arranging views.
    static let containerViews: [Row] = [
        .view(
            .navigationStack, .one, "A stack of pages with a navigation bar; pushes come from links and destinations.",
            ["(root: Views)", "(path: Binding, root: Views)"],
            example: "NavigationStack {\n    Text(\"Page\").navigationTitle(\"Title\")\n}"),
        .view(
            .navigationSplitView, .one, "Two or three columns; collapses to one stack where the width is compact.",
            [
                "(sidebar: Views, detail: Views)", "(sidebar: Views, content: Views, detail: Views)",
                "(columnVisibility: Binding, preferredCompactColumn: Binding, sidebar: Views, content: Views, detail: Views)",
            ],
            example: "NavigationSplitView {\n    List { Text(\"Inbox\") }\n} detail: {\n    Text(\"Message\")\n}"),
        .view(
            .navigationView, .one, "The old navigation container; treated as a NavigationStack.", ["(content: Views)"],
            example: "NavigationView {\n    Text(\"Page\").navigationBarTitle(\"Title\")\n}"),
        .view(
            .tabView, .one, "Pages behind tabs; the tab bar stands in the rail where bars are vertical.",
            ["(content: Views)", "(selection: Binding, content: Views)"],
            example: "TabView {\n    Tab(\"One\", systemImage: \"1.circle\") { Text(\"1\") }\n}"),
        .view(
            .tab, .one, "One tab of a TabView; `role: .search` marks the search tab.",
            [
                "(_ title: Text, systemImage: String, value: Any, role: TabRole = nil, content: Views)",
                "(_ title: Text, image: String, value: Any, role: TabRole = nil, content: Views)",
                "(value: Any, role: TabRole = nil, content: Views, label: Views)",
            ],
            example:
                "TabView {\n    Tab(\"Search\", systemImage: \"magnifyingglass\", role: .search) { Text(\"Found\") }\n}"
        ),
        .view(
            .tabSection, .two, "A group of tabs with a header in a sidebar; its tabs join the others.",
            ["(_ title: Text, content: Views)", "(content: Views, header: Views)"],
            example:
                "TabView {\n    TabSection(\"More\") {\n        Tab(\"One\", systemImage: \"1.circle\") { Text(\"1\") }\n    }\n}"
        ),
        .view(
            .arrangementView, .one, since: .sdk271,
            "Two views side by side, stacked or layered, as the container's shape and the fold ask.",
            ["(primary: Views, secondary: Views)"],
            example: "ArrangementView {\n    Color.blue\n} secondary: {\n    Color.green\n}"),
        .view(
            .windowGroup, .two, "The window of an App; its content is the root.",
            ["(content: Views)", "(_ title: Text, id: String, content: Views)"],
            example: "WindowGroup {\n    Text(\"Root\")\n}"),
        .view(
            .vStack, .one, "Stacks its children from top to bottom.",
            ["(alignment: HorizontalAlignment = .center, spacing: CGFloat = nil, content: Views)"],
            example: "VStack(alignment: .leading, spacing: 8) {\n    Text(\"A\")\n    Text(\"B\")\n}"),
        .view(
            .hStack, .one, "Stacks its children from leading to trailing.",
            ["(alignment: VerticalAlignment = .center, spacing: CGFloat = nil, content: Views)"],
            example: "HStack(alignment: .top, spacing: 8) {\n    Text(\"A\")\n    Text(\"B\")\n}"),
        .view(
            .zStack, .one, "Lays its children over one another.",
            ["(alignment: Alignment = .center, content: Views)"],
            example: "ZStack(alignment: .bottomTrailing) {\n    Color.blue\n    Text(\"A\")\n}"),
        .view(
            .lazyVStack, .one, "A VStack for long scrolling content; takes the whole width.",
            [
                "(alignment: HorizontalAlignment = .center, spacing: CGFloat = nil, pinnedViews: PinnedScrollableViews = [], content: Views)"
            ],
            example:
                "ScrollView {\n    LazyVStack(spacing: 4) {\n        ForEach(0..<3) { i in Text(\"\\(i)\") }\n    }\n}"),
        .view(
            .lazyHStack, .one, "An HStack for long scrolling content; takes the whole height.",
            [
                "(alignment: VerticalAlignment = .center, spacing: CGFloat = nil, pinnedViews: PinnedScrollableViews = [], content: Views)"
            ],
            example:
                "ScrollView(.horizontal) {\n    LazyHStack(spacing: 4) {\n        ForEach(0..<3) { i in Text(\"\\(i)\") }\n    }\n}"
        ),
        .view(
            .lazyVGrid, .one, "A grid that grows downwards; each GridItem is a column.",
            [
                "(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat = nil, pinnedViews: PinnedScrollableViews = [], content: Views)"
            ],
            example:
                "LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 8) {\n    ForEach(0..<4) { i in Text(\"\\(i)\") }\n}"
        ),
        .view(
            .lazyHGrid, .two, "A grid that grows sideways; each GridItem is a row.",
            [
                "(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat = nil, pinnedViews: PinnedScrollableViews = [], content: Views)"
            ],
            example:
                "LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {\n    ForEach(0..<4) { i in Text(\"\\(i)\") }\n}"
        ),
        .view(
            .grid, .two, "A grid whose columns are as wide as their widest cell.",
            [
                "(alignment: Alignment = .center, horizontalSpacing: CGFloat = nil, verticalSpacing: CGFloat = nil, content: Views)"
            ],
            example: "Grid {\n    GridRow {\n        Text(\"A\")\n        Text(\"B\")\n    }\n}"),
        .view(
            .gridRow, .two, "One row of a Grid.", ["(alignment: VerticalAlignment = nil, content: Views)"],
            example: "Grid {\n    GridRow(alignment: .top) { Text(\"A\") }\n}"),
        .view(
            .scrollView, .one, "Content that may be larger than its frame, along one axis or both.",
            ["(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, content: Views)"],
            example: "ScrollView(.horizontal, showsIndicators: false) {\n    HStack { Text(\"A\") }\n}"),
        .view(
            .scrollViewReader, .two, "Lets code scroll to an id; transparent for layout.", ["(content: Views)"],
            example: "ScrollViewReader { proxy in\n    ScrollView { Text(\"A\") }\n}"),
        .view(
            .geometryReader, .one, "Takes all it is proposed and hands its size, safe area and regions to its content.",
            ["(content: Views)"],
            example: "GeometryReader { proxy in\n    Color.blue.frame(width: proxy.size.width / 2)\n}"),
        .view(
            .viewThatFits, .two, "The first of its children that fits the proposal.",
            ["(in: Axis.Set = [.horizontal, .vertical], content: Views)"],
            example: "ViewThatFits(in: .horizontal) {\n    Text(\"A long line of words\")\n    Text(\"Short\")\n}"),
        .view(
            .spacer, .one, "Takes what is left along a stack's axis.", ["(minLength: CGFloat = nil)"],
            example: "HStack {\n    Text(\"A\")\n    Spacer(minLength: 20)\n    Text(\"B\")\n}"),
        .view(
            .divider, .one, "A hairline across a stack's axis.", ["()"],
            example: "VStack {\n    Text(\"A\")\n    Divider()\n}"),
        .view(
            .group, .one, "Several views as one, without a layout of its own.",
            ["(content: Views)", "(subviews: Any, transform: Closure)", "(sections: Any, transform: Closure)"],
            example: "VStack {\n    Group {\n        Text(\"A\")\n        Text(\"B\")\n    }\n}"),
        .view(
            .forEach, .one, "One set of views for each element of a range, an array or a dictionary's keys.",
            [
                "(_ data: Any, id: KeyPath, content: Views)", "(_ data: Any, content: Views)",
                "(subviews: Any, content: Views)",
            ],
            example: "VStack {\n    ForEach([\"A\", \"B\"], id: \\.self) { name in Text(name) }\n}"),
        .view(
            .anyView, .one, "A view without its type; transparent for layout.", ["(_ view: Any)", "(erasing: Any)"],
            example: "AnyView(Text(\"A\"))"),
        .view(.emptyView, .one, "Nothing at all.", ["()"], example: "EmptyView()"),
        .view(
            .glassEffectContainer, .two, "Groups glass shapes so that they blend; transparent for layout.",
            ["(spacing: CGFloat = nil, content: Views)"],
            example: "GlassEffectContainer {\n    Text(\"A\").glassEffect()\n}"),
        .view(
            .timelineView, .two, "Redraws on a schedule; a preview shows one moment.",
            ["(_ schedule: Any, content: Views)"],
            example: "TimelineView(.animation) { context in\n    Text(\"Now\")\n}"),
        .view(
            .list, .one, "Rows that scroll, in sections or loose; lazily made from data.",
            [
                "(content: Views)", "(selection: Binding, content: Views)",
                "(_ data: Any, id: KeyPath, children: KeyPath, selection: Binding, rowContent: Views)",
                "(_ data: Any, editActions: Any, selection: Binding, rowContent: Views)",
            ],
            example: "List {\n    Section(\"Letters\") {\n        Text(\"A\")\n    }\n}"),
        .view(
            .form, .one, "A list for settings: inset groups, label and value at both ends.", ["(content: Views)"],
            example: "Form {\n    Toggle(\"Sound\", isOn: .constant(true))\n}"),
        .view(
            .section, .one, "A part of a list with a header and a footer.",
            [
                "(content: Views)", "(_ title: Text, isExpanded: Binding, content: Views)",
                "(content: Views, header: Views, footer: Views)", "(header: Views, footer: Views, content: Views)",
                "(isExpanded: Binding, content: Views, header: Views)",
            ],
            example: "List {\n    Section {\n        Text(\"A\")\n    } header: {\n        Text(\"Letters\")\n    }\n}"),
        .view(
            .disclosureGroup, .two, "Content that a tap shows or hides.",
            [
                "(_ title: Text, isExpanded: Binding = nil, content: Views)",
                "(isExpanded: Binding = nil, content: Views, label: Views)",
            ],
            example: "DisclosureGroup(\"More\") {\n    Text(\"A\")\n}"),
        .view(
            .groupBox, .two, "A box with a title around its content.",
            ["(_ title: Text, content: Views)", "(content: Views, label: Views)", "(label: Views, content: Views)"],
            example: "GroupBox(\"Facts\") {\n    Text(\"A\")\n}"),
        .view(
            .controlGroup, .two, "Controls that belong together; one row.",
            [
                "(content: Views)", "(_ title: Text, systemImage: String, content: Views)",
                "(content: Views, label: Views)",
            ],
            example: "ControlGroup {\n    Button(\"A\") {}\n    Button(\"B\") {}\n}"),
        .view(
            .anyLayout, .two, "A layout chosen at run time; called with views.", ["(_ layout: Any)"],
            example: "AnyLayout(HStackLayout(spacing: 4)) {\n    Text(\"A\")\n    Text(\"B\")\n}"),
        .view(
            .vStackLayout, .two, "The layout of a VStack as a value.",
            ["(alignment: HorizontalAlignment = .center, spacing: CGFloat = nil)"],
            example: "VStackLayout(spacing: 4) {\n    Text(\"A\")\n}"),
        .view(
            .hStackLayout, .two, "The layout of an HStack as a value.",
            ["(alignment: VerticalAlignment = .center, spacing: CGFloat = nil)"],
            example: "HStackLayout(spacing: 4) {\n    Text(\"A\")\n}"),
        .view(
            .zStackLayout, .two, "The layout of a ZStack as a value.", ["(alignment: Alignment = .center)"],
            example: "ZStackLayout(alignment: .top) {\n    Text(\"A\")\n}"),
    ]
}

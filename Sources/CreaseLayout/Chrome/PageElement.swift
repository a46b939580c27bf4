import CreaseDevice

/// The page on top of a navigation stack, or a column: content below a navigation row, beside a rail.
final class PageElement: Element {
    private let kind: String?
    private let content: Element
    private let preferences: Preferences
    private let stage: BarStage
    private let back: BarItemSpec?
    private let pieces: [BarPiece]
    private let search: Preferences.Asked<Preferences.SearchField>?
    /// The page's content was scrolled up under its row.
    private var isScrolled = false
    private var isBesideInspector = false
    /// Custom views of the toolbar, by item.
    private var custom: [ViewID: Element] = [:]

    init(
        _ node: ViewNode, kind: String?, content: Element, preferences: Preferences, back: BarItemSpec?,
        search: Preferences.Asked<Preferences.SearchField>?, stage: BarStage, linking navigation: NavigationTarget,
        _ context: ResolveContext, _ solver: Solver
    ) {
        self.kind = kind
        self.content = content
        self.preferences = preferences
        self.stage = stage
        self.back = back
        self.search = search
        pieces = preferences.barPieces(pushingTo: navigation)
        super.init(id: node.id, source: node.source, environment: context.environment)
        if let width = content.traits.rare.columnWidth { traits.rare.columnWidth = width }
        for item in pieces.compactMap(\.item) {
            for asked in item.presentations {
                solver.present(asked.content, id: asked.id, on: item.id, asked.source, context)
            }
            solver.register(item, context)
            guard !item.content.isEmpty else { continue }
            var inner = context
            inner.preferences = Preferences()
            custom[item.id] = solver.resolveLayers(item.content, inner, alignment: .center)
        }
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        proposal.size(ideal: content.measure(.unspecified, solver))
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let whole = placement.extended(frame, edges: Set(Edge.allCases))
        let insets = stage.railInsets(placement.insets(of: whole), area: whole, solver)
        let inspector = solver.inspectorColumn(in: whole, insets: insets, stage)
        isBesideInspector = inspector != nil
        let area = inspector?.page ?? whole
        stage.register(self, area: area, solver)
        let scope = stage.scope(for: self, in: area, solver)
        let base = stage.railInsets(placement.insets(of: area), area: area, solver)
        let safe = area.inset(by: scope.pageInsets(base: base))
        stage.contentTop = safe.minY
        var inner = placement
        inner.outer = area
        inner.safe = safe
        inner.clip = placement.clip.intersection(area) ?? Rect(origin: area.origin, size: .zero)

        let before = solver.containerSize
        solver.containerSize = safe.size
        defer { solver.containerSize = before }
        var children: [SceneNode] = []
        let offer = Proposal(safe.size)
        let size = content.measure(offer, solver)
        let place = environment.frame(of: content, size, offer, aligned: .center, in: safe, solver)
        content.place(place, offer, inner, solver, into: &children)
        isScrolled = children.isScrolled
        if let kind {
            nodes.append(placement.node(self, kind, area, children: children))
        } else {
            nodes += children
        }
    }

    // MARK: What the bars ask

    /// The page's bars, for a page that covers `area`.
    func page(in area: Rect, _ solver: Solver) -> BarScope.Page {
        var page = BarScope.Page(title: preferences.title?.value, area: area)
        page.pieces = pieces
        page.hidesTitle = isScrolled && preferences.titleDisplayMode != .inline
        page.isBesideInspector = isBesideInspector
        page.back = back
        page.hidesNavigationBar = preferences.hides(.navigationBar)
        page.hidesBottomBar = preferences.hides(.bottomBar)
        page.compression = preferences.compression ?? .automatic
        page.search = search.map { asked in
            BarScope.Search(
                text: asked.value.text, prompt: asked.value.prompt, binding: asked.value.binding, id: asked.id,
                isTyped: solver.isTyping(into: asked.id), submit: asked.value.submit)
        }
        return page
    }

    /// The size a custom item asks for.
    func size(of item: BarItemSpec, _ solver: Solver) -> Size {
        custom[item.id]?.measure(.unspecified, solver) ?? .zero
    }

    /// What a custom item draws in the middle of its slot.
    func draw(_ item: BarItemSpec, in frame: Rect, _ solver: Solver) -> [SceneNode] {
        guard let element = custom[item.id] else { return [] }
        var nodes: [SceneNode] = []
        let offer = Proposal(frame.size)
        let own = element.measure(.unspecified, solver)
        let isSmall = own.width <= frame.width && own.height <= frame.height
        let proposal = isSmall ? Proposal.unspecified : offer
        let size = element.measure(proposal, solver)
        let place = environment.frame(of: element, size, proposal, aligned: .center, in: frame, solver)
        element.place(place, proposal, Placement(outer: frame, safe: frame), solver, into: &nodes)
        return nodes
    }
}

extension Preferences {
    /// The toolbars of a page in source order, as pieces.
    func barPieces(pushingTo container: NavigationTarget?) -> [BarPiece] {
        // Outer views ask first; an inner view's items come first on the bar, as they do in the source of a chain.
        let asked = toolbar.reversed().enumerated().sorted { a, b in
            guard let x = a.element.source, let y = b.element.source, x.file == y.file else {
                return a.offset < b.offset
            }
            return (x.line, x.column, a.offset) < (y.line, y.column, b.offset)
        }
        return asked.flatMap { entry in
            let asked = entry.element
            return BarItemReader(
                environment: asked.environment.values, container: container, isOffRail: asked.isOffRail
            ).pieces(of: asked.value)
        }
    }

    /// Whether a bar was asked to be hidden.
    func hides(_ bar: Bar) -> Bool { barVisibility[bar].flatMap { $0 } == false }

    /// What a page cannot decide and hands to the container around: tab bar, vertical bars, a sheet's wishes.
    func handUp(to outer: Preferences) {
        if let isDisabled = disablesVerticalBars, outer.disablesVerticalBars == nil {
            outer.disablesVerticalBars = isDisabled
        }
        if let visibility = barVisibility[.tabBar], outer.barVisibility[.tabBar] == nil {
            outer.barVisibility.updateValue(visibility, forKey: .tabBar)
        }
        if outer.compression == nil { outer.compression = compression }
        if outer.detents == nil { outer.detents = detents }
        if outer.dragIndicator == nil { outer.dragIndicator = dragIndicator }
        if outer.placement == nil { outer.placement = placement }
    }
}

extension [SceneNode] {
    /// Whether the first thing that scrolls has been scrolled.
    fileprivate var isScrolled: Bool { firstScroll.map { $0.offset.y > 0 } ?? false }

    private var firstScroll: ScrollInfo? {
        for index in indices {
            if let scroll = self[index].scroll ?? self[index].children.firstScroll { return scroll }
        }
        return nil
    }
}

extension Solver {
    /// Tells of toolbar items that no stack or split view heard of: nothing shows them.
    func findStrayToolbar(_ preferences: Preferences) {
        guard let asked = preferences.toolbar.first(where: { !$0.value.isEmpty }) else { return }
        find(
            Finding(
                rule: "stray-toolbar", severity: .warning,
                message: "this toolbar is outside any NavigationStack or NavigationSplitView, so nothing shows it",
                source: asked.source))
    }
}

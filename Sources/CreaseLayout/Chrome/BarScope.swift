import CreaseDevice

/// Everything one set of bars is made of: a page's toolbar, the tabs around it, and where they live.
struct BarScope {
    /// The bars of the page on top of a stack.
    struct Page {
        var title: String?
        /// In a rail pose a large title vanishes once the page is scrolled; its row stays.
        var hidesTitle = false
        var pieces: [BarPiece] = []
        /// Only an inspector, whose own bar is horizontal, lies between the page and the rail.
        var isBesideInspector = false
        var back: BarItemSpec?
        /// `.toolbar(.hidden, for: .navigationBar)` and `.bottomBar`.
        var hidesNavigationBar = false
        var hidesBottomBar = false
        var compression: CompressionBehavior = .automatic
        var search: Search?
        /// What the page's bars span, in window coordinates.
        var area: Rect
    }

    struct Search: Sendable {
        var text: String
        var prompt: String
        var binding: BindingReference?
        var id: ViewID
        /// The keyboard is up for it.
        var isTyped = false
        var submit: [Action] = []
    }

    struct Tabs {
        var items: [TabSpec]
        var isHidden = false
        var isSidebar = false
        /// What the tab bar spans, in window coordinates.
        var area: Rect
    }

    struct TabSpec {
        var id: ViewID
        var title: String
        var symbol: String?
        var badge: String?
        var isSelected: Bool
        var tap: Tap?
        var source: SourceLocation?
    }

    var container: BarContainer
    var page: Page?
    var tabs: Tabs?
    /// Widths of words on bars, in points.
    var measure: (String) -> Double = { Double($0.count) * 8 }
    /// The size a custom item asks for, in points.
    var measureContent: (BarItemSpec) -> Size = { _ in .zero }
    /// What a custom item draws inside its frame.
    var draw: (BarItemSpec, Rect) -> [SceneNode] = { _, _ in [] }

    init(container: BarContainer, page: Page? = nil, tabs: Tabs? = nil) {
        self.container = container
        self.page = page
        self.tabs = tabs
    }

    var screen: Screen { container.screen }
    var axis: BarAxis { BarAxis(container) }
    /// The direction of the page's own bars: a page that does not reach the container's rail has none of it.
    var pageAxis: BarAxis {
        guard let strip = axis.strip, let page, !page.isBesideInspector, strip.frame.intersection(page.area) == nil
        else { return axis }
        return .horizontal(.innerColumn)
    }
    var direction: LayoutDirection { screen.conditions.direction }

    /// The toolbar's items in source order, the back button first.
    var items: [BarItemSpec] {
        guard let page else { return [] }
        return [page.back].compactMap { $0 } + page.pieces.compactMap(\.item)
    }

    /// The first of the items, without making them all.
    var firstItem: BarItemSpec? { page.flatMap { $0.back ?? $0.pieces.lazy.compactMap(\.item).first } }

    /// Where every item of `items` wants to be.
    var placements: [BarPlacement] {
        let axis = pageAxis
        let isLeftHalf = screen.conditions.split == .left
        return items.map { item in
            let own = item.isOffRail && axis.strip != nil ? BarAxis.horizontal(.innerColumn) : axis
            var placement = BarPlacement(item, axis: own, in: container.kind)
            // The left half's rail stands where no status column is; that is what needs a reason there.
            if isLeftHalf, placement.reason == .symbol { placement.reason = .splitHalf }
            if isHidden(item) {
                placement.place = .hidden
                placement.reason = .barsDisabled
            }
            return placement
        }
    }

    private func isHidden(_ item: BarItemSpec) -> Bool {
        guard let page else { return false }
        switch item.section {
        case .bottom: return page.hidesBottomBar
        case .keyboard: return false
        case .back, .close, .leading, .prominent, .top, .principal, .menu: return page.hidesNavigationBar
        }
    }
}

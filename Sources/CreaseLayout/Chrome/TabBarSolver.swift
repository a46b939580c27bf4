import CreaseDevice

/// Places a horizontal tab bar at the bottom of a window (FACTS.md 3.6).
///
/// In regular width it is a centred pill, in compact width a bar from margin to margin.
struct TabBarSolver {
    struct Layout: Hashable {
        var style: TabBar.Style
        var frame: Rect
        /// One per tab, in the order of the tabs; mirrored right to left.
        var items: [Rect]
    }

    /// `bounds` is the window; `count` 0 gives no bar.
    static func solve(
        count: Int, in bounds: Rect, width: SizeClass, chrome: ChromeMetrics, direction: LayoutDirection
    ) -> Layout {
        guard count > 0 else { return Layout(style: .none, frame: .zero, items: []) }
        switch width {
        case .regular: return pill(count, in: bounds, chrome: chrome, direction: direction)
        case .compact: return bar(count, in: bounds, chrome: chrome, direction: direction)
        }
    }

    private static func pill(
        _ count: Int, in bounds: Rect, chrome: ChromeMetrics, direction: LayoutDirection
    ) -> Layout {
        let width = min(BarMetrics.pillWidth(of: count), max(0, bounds.width - 2 * BarMetrics.margin))
        let frame = Rect(
            x: bounds.midX - width / 2, y: bounds.maxY - chrome.tabPillBottom - chrome.tabPillHeight, width: width,
            height: chrome.tabPillHeight)
        let extra = count <= 3 ? Fact.barPillExtra.value : Fact.barPillWideExtra.value
        return Layout(style: .pill, frame: frame, items: slots(count, in: frame, ends: extra / 2, direction: direction))
    }

    private static func bar(
        _ count: Int, in bounds: Rect, chrome: ChromeMetrics, direction: LayoutDirection
    ) -> Layout {
        let side = Fact.barTabOuterFrame.rect.x
        let frame = Rect(
            x: bounds.minX + side, y: bounds.maxY - chrome.tabPillBottom - chrome.tabPillHeight,
            width: max(0, bounds.width - 2 * side), height: chrome.tabPillHeight)
        let ends = Fact.barPillPadding.value
        return Layout(style: .bar, frame: frame, items: slots(count, in: frame, ends: ends, direction: direction))
    }

    private static func slots(_ count: Int, in frame: Rect, ends: Double, direction: LayoutDirection) -> [Rect] {
        let padding = Fact.barPillPadding.value
        let width = max(0, frame.width - 2 * ends) / Double(count)
        let frames = (0..<count).map { index in
            Rect(
                x: frame.x + ends + Double(index) * width, y: frame.y + padding, width: width,
                height: frame.height - 2 * padding)
        }
        return direction == .leftToRight ? frames : frames.reversed()
    }
}

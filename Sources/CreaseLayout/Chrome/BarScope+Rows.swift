import CreaseDevice

/// The rows and bands a scope's bars take, known before the content is laid out.
extension BarScope {
    /// Whether the navigation row holds anything: a title, an item that stays horizontal, a search field.
    ///
    /// A page without any of these has no row: the content then begins at the window's top (WBEAR: 385×635 in a half).
    var hasTopRow: Bool {
        guard let page, !page.hidesNavigationBar else { return false }
        if page.title?.isEmpty == false || searchRow != nil { return true }
        return placements.contains {
            $0.place == .top || $0.place == .column || ($0.place == .overflow && strip == nil)
        }
    }

    var hasBottomRow: Bool { placements.contains { $0.place == .bottom } }

    var strip: BarAxis.Strip? { axis.strip }

    /// The navigation row: the window's own where the page reaches the window's top, else as high below the area's.
    var topRow: Rect {
        let window = screen.chrome.navigationBar
        let area = page?.area ?? container.frame
        switch container.kind {
        case .window, .column, .inspector:
            let y = area.minY <= 0.5 ? window.minY : area.minY
            return Rect(x: area.minX, y: y, width: area.width, height: window.height)
        case .sheet:
            return Rect(
                x: area.minX, y: area.minY + Fact.sheetRow.value, width: area.width, height: Fact.sheetRow.values[1])
        }
    }

    /// The row of a search field below the navigation row; `nil` while the field stands on the keyboard.
    var searchRow: Rect? {
        guard let page, page.search != nil, !page.hidesNavigationBar, raisedSearchRow == nil else { return nil }
        let row = topRow
        return Rect(x: row.x, y: row.maxY, width: row.width, height: Fact.barSearch.value)
    }

    /// The row of a search field that is typed into: on the keyboard, above the accessory bar.
    ///
    /// `nil` where there is nothing to type with, and where the keyboard does not reach the page or leaves it no room.
    var raisedSearchRow: Rect? {
        guard let page, let search = page.search, search.isTyped, !page.hidesNavigationBar,
            let keyboard = screen.keyboard, keyboard.intersection(page.area) != nil
        else { return nil }
        let height = Fact.barSearch.value
        let row = Rect(
            x: page.area.x, y: (accessoryRow?.minY ?? keyboard.minY) - height, width: page.area.width, height: height)
        return row.minY >= topRow.maxY ? row : nil
    }

    /// The row of a horizontal bottom toolbar; above a horizontal tab bar where there is one.
    var bottomRow: Rect {
        let area = page?.area ?? container.frame
        let chrome = screen.chrome
        let height = BarMetrics.circle
        let middle = area.maxY - chrome.tabPillBottom - chrome.tabPillHeight / 2
        let y = hasTabBand ? area.maxY - chrome.tabBand - height : middle - height / 2
        return Rect(x: area.minX, y: y, width: area.width, height: height)
    }

    /// The row on the keyboard that holds accessory items; `nil` without the keyboard or without any.
    var accessoryRow: Rect? {
        guard let keyboard = screen.keyboard, placements.contains(where: { $0.place == .keyboard }) else { return nil }
        let area = page?.area ?? container.frame
        let height = Fact.keyboardAccessory.value
        let row = Rect(x: keyboard.x, y: keyboard.minY - height, width: keyboard.width, height: height)
        return row.intersection(area)
    }

    /// All that stands on the keyboard.
    var keyboardRow: Rect? {
        guard let search = raisedSearchRow else { return accessoryRow }
        let bottom = accessoryRow?.maxY ?? search.maxY
        return Rect(x: search.x, y: search.y, width: search.width, height: bottom - search.y)
    }

    /// Whether a horizontal tab bar takes its band at the bottom.
    var hasTabBand: Bool {
        guard let tabs, !tabs.isHidden, !tabs.items.isEmpty else { return false }
        return strip == nil && !showsSidebar
    }

    /// A sidebar instead of tabs: asked for, and the width is regular.
    var showsSidebar: Bool {
        guard let tabs else { return false }
        return tabs.isSidebar && !tabs.isHidden && screen.sizeClasses.horizontal == .regular
    }

    /// What the page's bars take from its area, above the bare safe area, physical sides.
    ///
    /// The rail's 84 and the tab band belong to the whole container; rows to the page.
    func pageInsets(base: EdgeInsets) -> EdgeInsets {
        var insets = base
        let area = page?.area ?? container.frame
        if hasTopRow {
            insets.top = max(insets.top, (searchRow ?? topRow).maxY - area.minY)
        } else if let page, !page.hidesNavigationBar, axis == .horizontal(.barsDisabled), area.minY <= 0.5 {
            // Without the column the clock moves into the row, which content keeps clear of.
            insets.top = max(insets.top, topRow.maxY - area.minY)
        }
        if hasBottomRow {
            let band = hasTabBand ? area.maxY - bottomRow.minY : screen.chrome.bottomBarBand
            insets.bottom = max(insets.bottom, band)
        }
        if let row = keyboardRow { insets.bottom = max(insets.bottom, area.maxY - row.minY) }
        return insets
    }

    /// The x the items of a row may use: margins at free ends, the rail or the clock where they are.
    func free(in row: Rect) -> ClosedRange<Double> {
        var left = row.minX + BarMetrics.margin
        var right = row.maxX - BarMetrics.margin
        if let strip, let cut = strip.frame.intersection(row) {
            switch strip.edge {
            case .left: left = cut.maxX + Fact.barRailGap.value
            case .right, .top, .bottom: right = cut.minX - Fact.barRailGap.value
            }
        } else if axis == .horizontal(.sdkTier) || axis == .horizontal(.tallInner) {
            // Bars keep inside the window's own insets, such as beside the camera of a phone held sideways.
            if row.minX <= 0.5 { left = max(left, screen.safeArea.left) }
            if row.maxX >= screen.bounds.maxX - 0.5 { right = min(right, screen.bounds.maxX - screen.safeArea.right) }
        } else {
            for region in screen.regions where region.kind == .occlusion && region.isActive {
                guard let cut = region.frame.intersection(row) else { continue }
                // The clock's region has its padding in it.
                let gap = region.name == .status ? 0 : BarMetrics.groupGap
                if cut.midX > row.midX {
                    right = min(right, cut.minX - gap)
                } else {
                    left = max(left, cut.maxX + gap)
                }
            }
            let isTop = row.minY < screen.chrome.navigationBar.maxY && axis == .horizontal(.barsDisabled)
            if isTop, screen.display == .outer, screen.railEdge == .right, screen.sizeClasses.vertical == .regular {
                // Closed upright the clock stands beside the camera; the capsule was measured to end before it.
                right = min(right, Fact.capacityHorizontalCapsule.range.upperBound)
            }
        }
        return left...max(left, right)
    }
}

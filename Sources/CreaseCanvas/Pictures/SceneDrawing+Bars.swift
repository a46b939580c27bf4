import CreaseDevice
import CreaseLayout

extension SceneDrawing {
    /// What titles and words of bars are measured with, in points.
    private static let barText = 17.0

    mutating func draw(_ bars: Bars) {
        for bar in [bars.top, bars.bottom, bars.keyboard].compactMap({ $0 }) {
            if let title = bar.title, let frame = bar.titleFrame {
                text(
                    PictureWords(
                        text: title, place: Point(x: frame.x, y: frame.midY + 6),
                        size: Self.barText, color: ink(at: frame), isBold: true), within: frame.width)
            }
            if let search = bar.search {
                let field = search.frame
                rect(field, fill: well, radius: field.height / 2)
                let glass = Rect(x: field.x + 10, y: field.y, width: 20, height: field.height)
                symbol("magnifyingglass", title: "", in: glass, size: 18, color: quiet)
                text(
                    PictureWords(
                        text: search.label, place: Point(x: field.x + 34, y: field.midY + 6), size: Self.barText,
                        color: quiet), within: field.width - 46)
            }
            draw(bar.items)
        }
        if let rail = bars.rail { draw(rail.items) }
        guard let tabs = bars.tabs, tabs.style != .none else { return }
        let radius = tabs.style == .sidebar ? 0 : min(tabs.frame.width, tabs.frame.height) / 2
        rect(tabs.frame, fill: glass, radius: radius, stroke: line)
        let items = tabs.style == .collapsed ? tabs.items.filter(\.isSelected) : tabs.items
        for item in items {
            let frame = tabs.style == .collapsed ? tabs.frame : item.frame
            let color = item.isSelected ? accent : ink
            if item.isSelected {
                let inner = frame.inset(by: EdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
                rect(inner, fill: accent, opacity: 0.16, radius: min(inner.width, inner.height) / 2)
            }
            let hasTitle = tabs.style == .pill || tabs.style == .bar || tabs.style == .sidebar
            var icon = frame
            if hasTitle {
                icon.size.height *= 0.62
                let words = Rect(
                    x: frame.x, y: frame.y + frame.height * 0.58, width: frame.width, height: frame.height * 0.36)
                centered(item.title, in: words, size: 11, color: color, isBold: item.isSelected)
            }
            symbol(item.symbol, title: item.title, in: icon, size: 20, color: color)
        }
    }

    /// Items of a group share a capsule.
    mutating func draw(_ items: [BarItem]) {
        var groups: [Int: Rect] = [:]
        for item in items { groups[item.group] = groups[item.group].map { $0.union(item.frame) } ?? item.frame }
        for group in groups.keys.sorted() {
            guard let frame = groups[group] else { continue }
            rect(
                frame, fill: glass, radius: min(frame.width, frame.height) / 2, stroke: line)
        }
        for item in items {
            let color = !item.isEnabled ? quiet : item.role == .prominent ? accent : ink
            if item.symbol == nil, item.content.isEmpty {
                centered(item.title, in: item.frame, size: Self.barText, color: color, isBold: item.role == .prominent)
            } else if item.content.isEmpty {
                symbol(item.symbol, title: item.title, in: item.frame, size: 20, color: color)
            } else {
                for node in item.content { draw(node, depth: 0) }
            }
        }
    }
}

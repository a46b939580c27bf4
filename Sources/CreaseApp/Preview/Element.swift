public import CreaseDevice
public import CreaseLayout

/// Something of a scene that can be selected: what a person would point at.
public struct Element: Sendable {
    public var id: ViewID
    /// `Text`, `Button`, `bar item`, `tab`, …
    public var kind: String
    public var label: String?
    /// The visible part, in points of the window.
    public var frame: Rect
    public var tap: Tap?
    public var source: SourceLocation?
    public var isEnabled: Bool
    /// Taps meet it rather than what lies behind.
    public var isHitTested = true
}

extension Scene {
    /// Everything that can be selected, in reading order of the tree; what lies under a presentation is out of reach.
    /// An inspector stands beside the content, and both are in reach.
    public var elements: [Element] {
        var above: [Element] = []
        for presentation in presentations.reversed() {
            let own = presentation.nodes.flatMap { $0.elements(in: screen.bounds) }
            above = own + (presentation.bars?.elements ?? []) + above
            guard presentation.kind == .inspector else { return above }
        }
        return nodes.flatMap { $0.elements(in: screen.bounds) } + columns.flatMap(\.elements) + bars.elements + above
    }
}

extension SceneNode {
    /// The node itself when it shows something of its own, then what is inside; a control is one thing with its label.
    fileprivate func elements(in window: Rect) -> [Element] {
        guard isVisible, opacity > 0 else { return [] }
        let visible = frame.intersection(clip)?.intersection(window)
        var found: [Element] = []
        if let visible, isSomething(in: window) {
            found.append(
                Element(
                    id: id, kind: kind, label: label, frame: visible, tap: tap, source: source, isEnabled: isEnabled,
                    isHitTested: isHitTested))
            if tap != nil { return found }
        }
        for child in children { found += child.elements(in: window) }
        return found
    }

    private func isSomething(in window: Rect) -> Bool {
        if tap != nil || identifier != nil { return true }
        switch drawing {
        case .none, .separator, .chevron: return false
        case .text, .symbol, .picture, .toggle, .checkmark, .slider, .stepper, .progress, .segments, .placeholder:
            return true
        case .frame: return children.isEmpty
        // A colour behind everything is a ground, not a thing.
        case .fill, .shape: return children.isEmpty && frame.width * frame.height * 2 < window.width * window.height
        }
    }
}

extension Bars {
    fileprivate var elements: [Element] {
        var found: [Element] = []
        if let top {
            if let title = top.title, let frame = top.titleFrame {
                found.append(
                    Element(
                        id: ViewID.root.child(.part("title \(title)")), kind: "title", label: title, frame: frame,
                        tap: nil,
                        source: nil, isEnabled: true))
            }
            found += top.search.map { [$0.element] } ?? []
            found += top.items.map(\.element)
        }
        found += (rail?.items ?? []).map(\.element)
        found += (bottom?.items ?? []).map(\.element)
        found += (keyboard?.search).map { [$0.element] } ?? []
        found += (keyboard?.items ?? []).map(\.element)
        found += (tabs?.items ?? []).map { tab in
            Element(
                id: tab.id, kind: "tab", label: tab.title, frame: tab.frame, tap: tab.tap, source: tab.source,
                isEnabled: true)
        }
        return found
    }
}

extension SearchField {
    fileprivate var element: Element {
        Element(id: id, kind: "SearchField", label: label, frame: frame, tap: tap, source: nil, isEnabled: true)
    }
}

extension BarItem {
    fileprivate var element: Element {
        Element(
            id: id, kind: "bar item", label: title, frame: frame, tap: tap, source: source, isEnabled: isEnabled)
    }
}

/// A way to move on the screen.
public enum Direction: CaseIterable, Hashable, Sendable {
    case up
    case down
    case left
    case right
}

extension [Element] {
    /// The element to go to from a frame: the nearest one that lies in that direction, judged by the gap ahead and,
    /// twice as heavy, how far aside it is. `nil` where there is none.
    func nearest(from start: Rect, to direction: Direction) -> Element? {
        var best: (element: Element, cost: Double)?
        for element in self {
            guard let cost = Self.cost(from: start, to: element.frame, direction) else { continue }
            if best == nil || cost < best!.cost { best = (element, cost) }
        }
        return best?.element
    }

    /// `nil` for what does not lie ahead.
    private static func cost(from start: Rect, to end: Rect, _ direction: Direction) -> Double? {
        let (ahead, gap): (Double, Double) =
            switch direction {
            case .up: (start.midY - end.midY, start.minY - end.maxY)
            case .down: (end.midY - start.midY, end.minY - start.maxY)
            case .left: (start.midX - end.midX, start.minX - end.maxX)
            case .right: (end.midX - start.midX, end.minX - start.maxX)
            }
        let (aside, shift): (Double, Double) =
            switch direction {
            case .up, .down: (Swift.max(end.minX - start.maxX, start.minX - end.maxX), end.midX - start.midX)
            case .left, .right: (Swift.max(end.minY - start.maxY, start.minY - end.maxY), end.midY - start.midY)
            }
        // What is not level with the start must lie wholly ahead of it; otherwise it is below rather than beside.
        guard ahead > 0.5, aside <= 0 || gap >= 0 else { return nil }
        // Centres break ties between neighbours that are equally near.
        return Swift.max(0, gap) + 2 * Swift.max(0, aside) + (abs(shift) + ahead) / 100
    }

    /// The smallest element at a point, the last drawn of equals; what lets taps through only where nothing else is.
    func element(at point: Point) -> Element? {
        smallest(at: point) { $0.isHitTested } ?? smallest(at: point) { _ in true }
    }

    private func smallest(at point: Point, where isWanted: (Element) -> Bool) -> Element? {
        var best: Element?
        for element in self where element.frame.contains(point) && isWanted(element) {
            if let best, best.frame.area < element.frame.area { continue }
            best = element
        }
        return best
    }

    /// Where a walk begins: the element nearest the top left corner.
    var first: Element? {
        self.min { ($0.frame.minY + $0.frame.minX / 4) < ($1.frame.minY + $1.frame.minX / 4) }
    }
}

extension Rect {
    fileprivate var area: Double { width * height }
}

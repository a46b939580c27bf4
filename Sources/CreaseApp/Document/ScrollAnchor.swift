import CreaseDevice
import CreaseLayout

/// What holds scrolled content in its place: the first item that is seen of it.
///
/// On another display the same points down are something else. So the item is kept, not the offset: wherever it lies in
/// the new layout, it is brought to where it was. It stays the anchor until the user scrolls again, so that any way
/// through the poses comes back to the same offset.
struct ScrollAnchor: Hashable, Sendable {
    let item: ViewID
    /// Where the item began in the content, and how far the content was scrolled, when the user let go.
    let itemPlace: Point
    let offset: Point
    /// The offset last set for it; any other was set by the user.
    var applied: Point
}

extension AppState {
    /// Brings every anchor's item back to its place; true when that changed an offset, so that the scene has to be made
    /// again. Where the user has scrolled, a new anchor is taken from what is seen now.
    mutating func followAnchors(in scene: Scene) -> Bool {
        guard !interaction.scroll.isEmpty || !anchors.isEmpty else { return false }
        var isChanged = false
        for node in scene.scrolling {
            guard let scroll = node.scroll else { continue }
            let set = interaction.scroll[node.id] ?? .zero
            guard var anchor = anchors[node.id], anchor.applied == set else {
                // Content that the user left at its beginning stays there.
                anchors[node.id] = set == .zero ? nil : ScrollAnchor(of: node, scroll, set: set)
                continue
            }
            guard let place = node.place(of: anchor.item, in: scroll) else { continue }
            let reach = Point(
                x: max(0, scroll.contentSize.width - scroll.viewport.width),
                y: max(0, scroll.contentSize.height - scroll.viewport.height))
            let wanted = Point(
                x: Self.moved(anchor.offset.x, by: place.x - anchor.itemPlace.x, reach.x),
                y: Self.moved(anchor.offset.y, by: place.y - anchor.itemPlace.y, reach.y))
            guard wanted != set else { continue }
            anchor.applied = wanted
            anchors[node.id] = anchor
            interaction.scroll[node.id] = wanted
            isChanged = isChanged || wanted != scroll.offset
        }
        return isChanged
    }

    /// Held to the ends. An item in its old place, the rounding of sums aside, gives the very same number.
    private static func moved(_ offset: Double, by shift: Double, _ reach: Double) -> Double {
        guard offset.isFinite, shift.isFinite, reach.isFinite else { return 0 }
        return min(max(0, abs(shift) < 0.001 ? offset : offset + shift), reach)
    }
}

extension ScrollAnchor {
    /// `nil` where nothing is seen that could hold it.
    fileprivate init?(of node: SceneNode, _ scroll: ScrollInfo, set: Point) {
        guard let first = node.firstVisible(in: scroll.viewport), let place = node.place(of: first, in: scroll) else {
            return nil
        }
        self.init(item: first, itemPlace: place, offset: scroll.offset, applied: set)
    }
}

extension SceneNode {
    /// The item a reader would look for: of those that begin in the viewport the topmost, of a row the first.
    fileprivate func firstVisible(in viewport: Rect) -> ViewID? {
        var best: (id: ViewID, place: Point)?
        func visit(_ node: SceneNode, depth: Int) {
            guard depth < 512 else { return }
            let isItem = node.tap != nil || node.identifier != nil || node.drawing != .none
            let place = node.frame.origin
            if isItem, place.y >= viewport.minY - 0.5, place.x >= viewport.minX - 0.5, place.y < viewport.maxY,
                place.x < viewport.maxX, node.frame.height > 0
            {
                if best == nil || (place.y, place.x) < (best?.place.y ?? 0, best?.place.x ?? 0) {
                    best = (node.id, place)
                }
                return
            }
            for child in node.children { visit(child, depth: depth + 1) }
        }
        for child in children { visit(child, depth: 0) }
        return best?.id
    }

    /// Where an item begins in the scrolled content.
    fileprivate func place(of id: ViewID, in scroll: ScrollInfo) -> Point? {
        guard let frame = frame(of: id, depth: 0) else { return nil }
        return Point(
            x: frame.minX - scroll.viewport.minX + scroll.offset.x,
            y: frame.minY - scroll.viewport.minY + scroll.offset.y)
    }

    private func frame(of id: ViewID, depth: Int) -> Rect? {
        guard depth < 512 else { return nil }
        if self.id == id { return frame }
        for child in children {
            if let found = child.frame(of: id, depth: depth + 1) { return found }
        }
        return nil
    }
}

extension Scene {
    /// All that scrolls, wherever it is.
    fileprivate var scrolling: [SceneNode] {
        var found: [SceneNode] = []
        func visit(_ node: SceneNode, depth: Int) {
            guard depth < 512 else { return }
            if node.scroll != nil { found.append(node) }
            for child in node.children { visit(child, depth: depth + 1) }
        }
        for node in nodes + presentations.flatMap(\.nodes) { visit(node, depth: 0) }
        return found
    }
}

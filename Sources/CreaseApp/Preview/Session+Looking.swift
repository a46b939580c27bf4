import CreaseCanvas
import CreaseDevice
import CreaseLayout

/// Selecting, zooming and scrolling: what one does to see, rather than to change.
extension Session {
    mutating func move(_ direction: Direction) {
        let elements = lit.elements
        guard let current = selected else {
            options.selection = elements.first?.id
            if options.selection == nil { notice = "there is nothing to select" }
            return
        }
        if let next = elements.nearest(from: current.frame, to: direction) { options.selection = next.id }
    }

    mutating func zoom(by steps: Int) {
        let level = options.zoom + steps
        guard Self.zoomLevels.contains(level) else { return }
        options.zoom = level
        if level <= 0 { options.pan = Preview.Pan() }
    }

    mutating func pan(_ direction: Direction) {
        guard options.zoom > 0 else {
            notice = "the whole picture is shown; + zooms in"
            return
        }
        // Far enough for the largest zoom of the largest display; beyond it there is nothing.
        let limit = 2000
        switch direction {
        case .up: options.pan.rows = max(-limit, options.pan.rows - 4)
        case .down: options.pan.rows = min(limit, options.pan.rows + 4)
        case .left: options.pan.columns = max(-limit, options.pan.columns - 8)
        case .right: options.pan.columns = min(limit, options.pan.columns + 8)
        }
    }

    /// Scrolls by pages: what lies at the point, else what holds the selection, else the largest thing that scrolls.
    mutating func scroll(_ pages: Double, at point: Point?) {
        let scrollers = lit.scrollers
        let place = point ?? selected.map { Point(x: $0.frame.midX, y: $0.frame.midY) }
        let under = place.flatMap { place in scrollers.last { $0.info.viewport.contains(place) } }
        let largest = scrollers.max { $0.info.viewport.height < $1.info.viewport.height }
        guard let scroller = under ?? largest else {
            notice = "nothing here scrolls"
            return
        }
        let info = scroller.info
        let vertical = max(0, info.contentSize.height - info.viewport.height)
        let horizontal = max(0, info.contentSize.width - info.viewport.width)
        var offset = info.offset
        if vertical > 0 {
            offset.y = min(vertical, max(0, offset.y + pages * info.viewport.height))
        } else {
            offset.x = min(horizontal, max(0, offset.x + pages * info.viewport.width))
        }
        guard offset != info.offset else { return }
        change { $0.app.interaction.scroll[scroller.id] = offset }
    }
}

extension Scene {
    /// Everything that scrolls and is seen, outer before inner; only the topmost presentation's when there is one.
    fileprivate var scrollers: [(id: ViewID, info: ScrollInfo)] {
        var found: [(id: ViewID, info: ScrollInfo)] = []
        func visit(_ node: SceneNode) {
            guard node.isVisible else { return }
            if let info = node.scroll { found.append((node.id, info)) }
            node.children.forEach(visit)
        }
        (presentations.last?.nodes ?? nodes).forEach(visit)
        return found
    }
}

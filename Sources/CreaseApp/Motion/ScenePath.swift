import CreaseDevice
import CreaseLayout

/// The way elements take from one scene to another: each slides from where it was to where it will be.
///
/// An element is the same when its identity is; one that is new comes in beside what it is in. What an element looks
/// like, the words on it included, is the target's from the start: only places and sizes are in between.
struct ScenePath: Sendable {
    private let target: Scene
    /// Where elements come from, in points of the target's window.
    private var places: [ViewID: Rect] = [:]
    private var title: Rect?
    private var rail: Rect?

    /// - Parameter origin: `nil` for nowhere: the target as it is.
    init(from origin: Scene?, to target: Scene) {
        self.target = target
        guard let origin else { return }
        let (old, new) = (origin.screen.windowSize, target.screen.windowSize)
        let stretch = Stretch(
            x: old.width > 0 ? new.width / old.width : 1, y: old.height > 0 ? new.height / old.height : 1)
        for node in origin.nodes { collect(node, stretch, depth: 0) }
        for bars in [origin.bars] + origin.columns { collect(bars, stretch) }
        for presentation in origin.presentations {
            places[presentation.id] = stretch(presentation.frame)
            for node in presentation.nodes { collect(node, stretch, depth: 0) }
            if let bars = presentation.bars { collect(bars, stretch) }
        }
        title = origin.bars.top?.titleFrame.map { stretch($0) }
        rail = origin.bars.rail.map { stretch($0.frame) }
    }

    /// The scene at a share of the way: 0 at its beginning, 1 at its end; a spring pushed back may go below.
    func scene(at share: Double, angle: Double) -> Scene {
        var scene = target
        let share = share.isFinite ? min(1.2, max(-0.2, share)) : 1
        if scene.screen.hinge != nil { scene.screen.hinge = Hinge(degrees: angle) }
        for index in scene.screen.regions.indices where scene.screen.regions[index].kind == .division {
            scene.screen.regions[index].isActive = scene.screen.hinge?.status == .partiallyOpen
        }
        guard share != 1 else { return scene }
        for index in scene.nodes.indices { move(&scene.nodes[index], share, Shift(), depth: 0) }
        move(&scene.bars, share)
        for index in scene.columns.indices { move(&scene.columns[index], share) }
        for index in scene.presentations.indices { move(&scene.presentations[index], share) }
        if let title, let end = target.bars.top?.titleFrame {
            scene.bars.top?.titleFrame = title.mixed(with: end, share)
        }
        return scene
    }

    // MARK: Where elements come from

    private struct Stretch {
        var x: Double
        var y: Double

        func callAsFunction(_ rect: Rect) -> Rect {
            Rect(x: rect.x * x, y: rect.y * y, width: rect.width * x, height: rect.height * y)
        }
    }

    private static let deepest = 512

    private mutating func collect(_ node: SceneNode, _ stretch: Stretch, depth: Int) {
        guard node.isVisible, depth < Self.deepest else { return }
        places[node.id] = stretch(node.frame)
        for child in node.children { collect(child, stretch, depth: depth + 1) }
    }

    private mutating func collect(_ bars: Bars, _ stretch: Stretch) {
        for item in (bars.rail?.items ?? []) + (bars.top?.items ?? []) + (bars.bottom?.items ?? []) {
            places[item.id] = stretch(item.frame)
        }
        for tab in bars.tabs?.items ?? [] { places[tab.id] = stretch(tab.frame) }
    }

    // MARK: Where they are

    /// How far what an element is in lies from its end.
    private struct Shift {
        var x = 0.0
        var y = 0.0

        func callAsFunction(_ rect: Rect) -> Rect {
            Rect(x: rect.x + x, y: rect.y + y, width: rect.width, height: rect.height)
        }
    }

    private func move(_ node: inout SceneNode, _ share: Double, _ shift: Shift, depth: Int) {
        guard depth < Self.deepest else { return }
        let end = node.frame
        let isClipped = node.clip != end
        node.frame = places[node.id].map { $0.mixed(with: end, share) } ?? shift(end)
        let own = Shift(x: node.frame.x - end.x, y: node.frame.y - end.y)
        node.clip = isClipped ? own(node.clip) : node.frame
        if let scroll = node.scroll {
            node.scroll?.viewport = scroll.viewport == end ? node.frame : own(scroll.viewport)
        }
        for index in node.children.indices { move(&node.children[index], share, own, depth: depth + 1) }
    }

    private func move(_ bars: inout Bars, _ share: Double) {
        if let rail, let end = bars.rail?.frame { bars.rail?.frame = rail.mixed(with: end, share) }
        if let items = bars.rail?.items { bars.rail?.items = items.map { moved($0, share) } }
        if let items = bars.top?.items { bars.top?.items = items.map { moved($0, share) } }
        if let items = bars.bottom?.items { bars.bottom?.items = items.map { moved($0, share) } }
        guard var tabs = bars.tabs else { return }
        let end = tabs.items.first?.frame
        for index in tabs.items.indices {
            let tab = tabs.items[index]
            if let place = places[tab.id] { tabs.items[index].frame = place.mixed(with: tab.frame, share) }
        }
        // The capsule goes along with what is in it.
        if let end, let now = tabs.items.first?.frame {
            tabs.frame = Shift(x: now.x - end.x, y: now.y - end.y)(tabs.frame)
        }
        bars.tabs = tabs
    }

    private func moved(_ item: BarItem, _ share: Double) -> BarItem {
        guard let place = places[item.id] else { return item }
        var item = item
        let end = item.frame
        item.frame = place.mixed(with: end, share)
        let shift = Shift(x: item.frame.x - end.x, y: item.frame.y - end.y)
        for index in item.content.indices { move(&item.content[index], share, shift, depth: 0) }
        return item
    }

    private func move(_ presentation: inout Presentation, _ share: Double) {
        let end = presentation.frame
        if let place = places[presentation.id] { presentation.frame = place.mixed(with: end, share) }
        let shift = Shift(x: presentation.frame.x - end.x, y: presentation.frame.y - end.y)
        for index in presentation.nodes.indices { move(&presentation.nodes[index], share, shift, depth: 0) }
        if var bars = presentation.bars {
            move(&bars, share)
            presentation.bars = bars
        }
    }
}

extension Rect {
    /// A rectangle on the way to another: 0 is this one, 1 the other.
    fileprivate func mixed(with other: Rect, _ share: Double) -> Rect {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Rect(
            x: mix(x, other.x), y: mix(y, other.y), width: max(0, mix(width, other.width)),
            height: max(0, mix(height, other.height)))
    }
}

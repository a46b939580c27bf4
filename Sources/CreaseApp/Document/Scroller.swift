import CreaseDevice
import CreaseLayout

/// Something that scrolls and is seen.
struct Scroller: Sendable {
    var id: ViewID
    var names: [String]
    var info: ScrollInfo

    /// How far it can scroll at all, each way.
    var reach: Point {
        Point(
            x: max(0, info.contentSize.width - info.viewport.width),
            y: max(0, info.contentSize.height - info.viewport.height))
    }

    /// The offset some points further along the way it scrolls, held to its ends.
    func offset(movedBy points: Double) -> Point {
        var offset = info.offset
        if reach.y > 0 || reach.x == 0 {
            offset.y = min(reach.y, max(0, offset.y + points))
        } else {
            offset.x = min(reach.x, max(0, offset.x + points))
        }
        return offset
    }
}

extension Scene {
    /// All that scrolls in what is topmost, outer before inner; each answers to its names and to those of what it holds.
    var scrollViews: [Scroller] {
        var found: [Scroller] = []
        func visit(_ node: SceneNode, _ names: [String]) {
            guard node.isVisible else { return }
            let names = names + [node.identifier, node.label].compactMap(\.self)
            if let info = node.scroll { found.append(Scroller(id: node.id, names: names, info: info)) }
            for child in node.children { visit(child, node.scroll == nil ? names : []) }
        }
        for node in presentations.last(where: { $0.kind != .inspector })?.nodes ?? nodes { visit(node, []) }
        return found
    }
}

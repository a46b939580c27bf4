public import CreaseDevice
public import CreaseLayout

/// Something that can be selected: a node, a bar item or a tab.
public struct SceneElement: Sendable {
    public var kind: String
    public var label: String?
    /// Window points.
    public var frame: Rect
    public var source: SourceLocation?
    public var reason: Reason?

    /// The element of an identity, front layers first.
    public static func find(_ id: ViewID, in scene: Scene) -> SceneElement? {
        for presentation in scene.presentations.reversed() {
            if let bars = presentation.bars, let found = find(id, in: bars) { return found }
            if let found = find(id, in: presentation.nodes, depth: 0) { return found }
        }
        for bars in [scene.bars] + scene.columns {
            if let found = find(id, in: bars) { return found }
        }
        return find(id, in: scene.nodes, depth: 0)
    }

    private static func find(_ id: ViewID, in bars: Bars) -> SceneElement? {
        let items =
            (bars.rail?.items ?? []) + (bars.top?.items ?? []) + (bars.bottom?.items ?? [])
            + (bars.keyboard?.items ?? [])
        if let item = items.first(where: { $0.id == id }) {
            return SceneElement(
                kind: "bar item", label: item.title, frame: item.frame, source: item.source,
                reason: bars.decisions.first { $0.id == id }?.reason)
        }
        guard let tab = bars.tabs?.items.first(where: { $0.id == id }) else { return nil }
        return SceneElement(kind: "tab", label: tab.title, frame: tab.frame, source: tab.source, reason: nil)
    }

    private static func find(_ id: ViewID, in nodes: [SceneNode], depth: Int) -> SceneElement? {
        guard depth < 512 else { return nil }
        for node in nodes {
            if node.id == id {
                return SceneElement(
                    kind: node.kind, label: node.label, frame: node.frame, source: node.source, reason: nil)
            }
            if let found = find(id, in: node.children, depth: depth + 1) { return found }
        }
        return nil
    }
}

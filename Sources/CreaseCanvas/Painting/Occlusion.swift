import CreaseDevice
import CreaseLayout

/// What an occlusion covers.
enum Occlusion {
    /// The parts of drawn nodes under a region, in window points; at most 64 of them.
    static func covered(by region: Rect, in scene: Scene) -> [Rect] {
        var parts: [Rect] = []
        for node in scene.nodes { collect(node, region, scene.screen.bounds, &parts, depth: 0) }
        return parts
    }

    static func collect(
        _ node: SceneNode, _ region: Rect, _ window: Rect, _ parts: inout [Rect], depth: Int
    ) {
        guard node.isVisible, node.opacity >= 0.05, depth < 512, parts.count < 64 else { return }
        let seen = node.frame.intersection(node.clip)
        let isGround = node.frame.width * node.frame.height >= window.width * window.height * 0.6
        if node.drawing != .none, !isGround, let seen, let part = seen.intersection(region) { parts.append(part) }
        for child in node.children { collect(child, region, window, &parts, depth: depth + 1) }
    }
}

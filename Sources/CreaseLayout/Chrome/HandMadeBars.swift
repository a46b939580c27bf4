import CreaseDevice

/// Rows of buttons at a window's top or bottom edge that no system container knows of (FACTS.md 7).
///
/// They stay where the layout put them: only bars of navigation stacks, split views and tab views go vertical. Looked for
/// where the window has a place for a rail and no bars of the system at all.
struct HandMadeBars {
    private(set) var decisions: [Decision] = []
    private(set) var findings: [Finding] = []
    private let screen: Screen
    private let safe: Rect
    /// Nodes looked at: bars are near the root.
    private var budget = 2_000

    static func look(at nodes: [SceneNode], on screen: Screen) -> HandMadeBars? {
        guard screen.railEdge != nil else { return nil }
        var bars = HandMadeBars(screen)
        bars.look(at: nodes)
        return bars.decisions.isEmpty ? nil : bars
    }

    private init(_ screen: Screen) {
        self.screen = screen
        safe = screen.bounds.inset(by: screen.safeArea)
    }

    private mutating func look(at nodes: [SceneNode]) {
        for index in nodes.indices where nodes[index].isVisible && budget > 0 {
            budget -= 1
            guard let place = place(of: nodes[index]), let buttons = nodes[index].buttons else {
                look(at: nodes[index].children)
                continue
            }
            decisions += buttons.map {
                Decision(
                    id: $0.id, title: $0.label ?? "", placed: place, reason: .handMadeBar, source: $0.source)
            }
            let edge = place == .top ? "top" : "bottom"
            findings.append(
                Finding(
                    rule: Reason.handMadeBar.rawValue, severity: .note,
                    message:
                        "the row of buttons at the \(edge) is no bar of the system, so it never goes into the rail",
                    source: nodes[index].source))
        }
    }

    /// The edge a row lies at: most of the safe width, no higher than a bar, within a bar's gap of the edge.
    private func place(of node: SceneNode) -> Decision.Place? {
        let bar = screen.chrome.tabBand
        guard node.kind == "HStack", node.frame.height <= bar, node.frame.width >= safe.width * 0.7 else { return nil }
        if node.frame.minY - safe.minY <= BarMetrics.margin { return .top }
        if safe.maxY - node.frame.maxY <= BarMetrics.margin { return .bottom }
        return nil
    }
}

extension SceneNode {
    /// What can be tapped in a row, when it is two things or more.
    fileprivate var buttons: [SceneNode]? {
        var found: [SceneNode] = []
        func look(at node: SceneNode, _ depth: Int) {
            guard depth < 8, found.count < 32 else { return }
            if node.tap != nil {
                found.append(node)
            } else {
                for child in node.children { look(at: child, depth + 1) }
            }
        }
        look(at: self, 0)
        return found.count >= 2 ? found : nil
    }
}

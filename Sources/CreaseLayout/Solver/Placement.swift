import CreaseDevice

/// The surroundings a view is placed in: what a container changes for its content.
///
/// Bars, sheets, columns and scroll views work by changing these values; nothing asks for the pose.
struct Placement {
    /// The enclosing container's whole area, window points: how far `.ignoresSafeArea()` may reach.
    var outer: Rect
    /// Its part free of bars, rail, home indicator and keyboard; inside `outer`.
    var safe: Rect
    /// What is not cut off by a scroll view or clip around.
    var clip: Rect
    /// 0…1, the product of all around.
    var opacity = 1.0
    /// `false` inside hidden views and hidden panes.
    var isVisible = true

    init(outer: Rect, safe: Rect, clip: Rect? = nil) {
        self.outer = outer
        self.safe = safe
        self.clip = clip ?? outer
    }

    /// How far each edge of a frame that lies on the safe area's edge, or past it, is from the outer edge.
    ///
    /// An edge in the middle of the safe area has nothing to ignore: 0.
    func reach(of frame: Rect) -> EdgeInsets {
        let touch = 0.01
        var reach = EdgeInsets.zero
        if frame.minY <= safe.minY + touch { reach.top = max(0, frame.minY - outer.minY) }
        if frame.minX <= safe.minX + touch { reach.left = max(0, frame.minX - outer.minX) }
        if frame.maxY >= safe.maxY - touch { reach.bottom = max(0, outer.maxY - frame.maxY) }
        if frame.maxX >= safe.maxX - touch { reach.right = max(0, outer.maxX - frame.maxX) }
        return reach
    }

    /// The frame with the named edges moved out to the outer edge where they touch the safe area's.
    func extended(_ frame: Rect, edges: Set<Edge>) -> Rect {
        let reach = reach(of: frame)
        func out(_ edge: Edge) -> Double { edges.contains(edge) ? -reach[edge] : 0 }
        return frame.inset(by: EdgeInsets(top: out(.top), left: out(.left), bottom: out(.bottom), right: out(.right)))
    }

    /// A node with everything the placement knows filled in.
    func node(
        _ element: Element, _ kind: String, _ frame: Rect, label: String? = nil, drawing: Drawing = .none,
        tap: Tap? = nil, scroll: ScrollInfo? = nil, children: [SceneNode] = []
    ) -> SceneNode {
        let shown = frame.intersection(clip)
        // An empty frame has nothing to cut off; it is visible when its place is.
        let isInside = shown != nil || (frame.isEmpty && clip.contains(frame.origin))
        return SceneNode(
            id: element.id, kind: kind, label: label, source: element.source, frame: frame,
            clip: shown ?? Rect(origin: frame.origin, size: .zero), isVisible: isVisible && isInside,
            opacity: opacity, isEnabled: element.environment.values.isEnabled,
            isHitTested: element.environment.values.allowsHitTesting, drawing: drawing,
            isMadeUp: element.environment.values.isMadeUp, tap: element.environment.values.allowsHitTesting ? tap : nil,
            scroll: scroll, children: children)
    }

    /// Puts names, a label and a tap on the one node a view became, or on a node around several or smaller ones.
    func write(_ marks: Marks, on element: Element, _ frame: Rect, since before: Int, in nodes: inout [SceneNode]) {
        let isAlone = nodes.count == before + 1
        if !(isAlone && nodes[before].frame == frame) || (nodes[before].identifier != nil && !marks.identifiers.isEmpty)
        {
            surround(element, isAlone ? "frame" : "group", frame, since: before, in: &nodes)
        }
        if let label = marks.label { nodes[before].label = label }
        if let tap = marks.tap, nodes[before].isHitTested { nodes[before].tap = tap }
        for identifier in marks.identifiers {
            if nodes[before].identifier != nil { surround(element, "group", frame, since: before, in: &nodes) }
            nodes[before].identifier = identifier
        }
    }

    /// Gathers the nodes written since into one around them.
    private func surround(
        _ element: Element, _ kind: String, _ frame: Rect, since before: Int, in nodes: inout [SceneNode]
    ) {
        let inner = Array(nodes[before...])
        nodes.removeSubrange(before...)
        nodes.append(node(element, kind, frame, children: inner))
    }
}

extension Surroundings {
    /// The frame of a child `x` points from the leading edge of its parent, mirrored in right-to-left layouts.
    func frame(x: Double, y: Double, _ size: Size, in parent: Rect) -> Rect {
        let left = isMirrored ? parent.maxX - x - size.width : parent.minX + x
        return Rect(x: left, y: parent.minY + y, width: size.width, height: size.height)
    }

    /// The frame of a child aligned in its parent; `guides` are the parent's own where it has some (an overlay's base).
    func frame(
        of child: Element, _ size: Size, _ proposal: Proposal, aligned alignment: Alignment, in parent: Rect,
        _ solver: Solver, guides: (x: Double, y: Double)? = nil
    ) -> Rect {
        let x = guides?.x ?? alignment.horizontal.fraction * parent.width
        let y = guides?.y ?? alignment.vertical.fraction * parent.height
        return frame(
            x: x - child.guide(alignment.horizontal, size, proposal, solver),
            y: y - child.guide(alignment.vertical, size, proposal, solver), size, in: parent)
    }
}

import CreaseDevice
import CreaseLayout

/// Layout of trees made in memory: nested and wide, small and large.
enum TreeFigures {
    static let sizes = [1_000, 10_000, 100_000]

    static func measure() -> [Figure] {
        let screen = screen(for: Conditions(hinge: Fact.hingeOpen.value))
        var figures: [Figure] = []
        for (shape, tree) in [("wide", wide), ("nested", nested)] {
            for size in sizes {
                let root = tree(size)
                var scene = layout(root, on: screen)
                let samples = Samples(size > 50_000 ? 3 : 10, warmUp: 1) { scene = layout(root, on: screen) }
                let count = max(1, scene.work.nodes)
                figures.append(
                    Figure(
                        "layout, \(shape), \(size) nodes, per node",
                        Unit.nanoseconds(samples.median, per: size),
                        goal: "linear (\(scene.work.measures / count) measures a node)"))
            }
        }
        return figures
    }

    /// Rows of ten cells in one column.
    private static func wide(_ count: Int) -> ViewNode {
        let rows = max(1, count / 11)
        return stack(
            .vertical, .root,
            (0..<rows).map { row in
                let id = ViewID.root.child(.statement(row))
                return stack(.horizontal, id, (0..<10).map { leaf(id.child(.statement($0)), $0) })
            })
    }

    /// Stacks of three in stacks of three, alternating in direction.
    private static func nested(_ count: Int) -> ViewNode {
        func branch(_ id: ViewID, _ axis: Axis, _ budget: Int) -> ViewNode {
            guard budget > 1 else { return leaf(id, budget) }
            let parts = min(3, budget)
            return stack(
                axis, id,
                (0..<parts).map { branch(id.child(.statement($0)), axis.other, (budget - 1 + $0) / parts) })
        }
        return branch(.root, .vertical, count)
    }

    private static func stack(_ axis: Axis, _ id: ViewID, _ children: [ViewNode]) -> ViewNode {
        ViewNode(.stack(axis: axis, alignment: .center, spacing: 2, isLazy: false), id: id, children: children)
    }

    private static func leaf(_ id: ViewID, _ index: Int) -> ViewNode {
        switch index % 3 {
        case 0: ViewNode(.spacer(minLength: nil), id: id)
        case 1: ViewNode(.fill(.accent), id: id)
        default: ViewNode(.divider, id: id)
        }
    }
}

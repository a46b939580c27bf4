import CreaseDevice

@testable import CreaseLayout

/// Short ways to write view trees by hand: what the language would have evaluated.
///
/// Identities come from a running number, so every view of a test is somebody else.
enum Views {
    nonisolated(unsafe) private static var next = 0

    static func node(_ kind: ViewNode.Kind, _ children: [ViewNode] = []) -> ViewNode {
        next += 1
        return ViewNode(kind, id: ViewID.root.child(.statement(next)), children: children)
    }
}

func color(_ name: String? = nil) -> ViewNode {
    let fill = Views.node(.fill(Paint(.named("red"))))
    return name.map { fill.named($0) } ?? fill
}

func text(_ string: String) -> ViewNode { Views.node(.text(TextContent(string))) }

func spacer(_ minLength: Double? = nil) -> ViewNode { Views.node(.spacer(minLength: minLength)) }

func hstack(_ spacing: Double? = nil, _ alignment: VerticalAlignment = .center, _ children: ViewNode...) -> ViewNode {
    stack(.horizontal, spacing, Alignment(.center, alignment), children)
}

func vstack(_ spacing: Double? = nil, _ alignment: HorizontalAlignment = .center, _ children: ViewNode...) -> ViewNode {
    stack(.vertical, spacing, Alignment(alignment, .center), children)
}

func stack(_ axis: Axis, _ spacing: Double?, _ alignment: Alignment = .center, _ children: [ViewNode]) -> ViewNode {
    Views.node(.stack(axis: axis, alignment: alignment, spacing: spacing, isLazy: false), children)
}

func zstack(_ alignment: Alignment = .center, _ children: ViewNode...) -> ViewNode {
    Views.node(.zstack(alignment: alignment), children)
}

func scroll(_ axis: Axis = .vertical, _ children: ViewNode...) -> ViewNode {
    Views.node(.scroll(axes: [axis], showsIndicators: true), children)
}

extension ViewNode {
    func modified(_ modifier: Modifier) -> ViewNode { Views.node(.modified(modifier), [self]) }

    func named(_ identifier: String) -> ViewNode { modified(.identifier(identifier)) }

    func frame(width: Double? = nil, height: Double? = nil, _ alignment: Alignment = .center) -> ViewNode {
        modified(.frame(width: width, height: height, alignment: alignment))
    }

    func flexible(_ frame: FlexibleFrame) -> ViewNode { modified(.flexibleFrame(frame)) }

    func padding(_ length: Double? = nil, _ sides: Set<Side> = Set(Side.allCases)) -> ViewNode {
        modified(.padding(Sides(sides, length)))
    }

    func priority(_ value: Double) -> ViewNode { modified(.layoutPriority(value)) }

    func environment(_ change: @escaping @Sendable (inout EnvironmentValues) -> Void) -> ViewNode {
        modified(.environment(change))
    }
}

/// A screen of any size, without bars, for tests of the solver alone.
func canvas(_ width: Double, _ height: Double, insets: EdgeInsets = .zero, direction: LayoutDirection = .leftToRight)
    -> Screen
{
    var conditions = Conditions()
    conditions.direction = direction
    var screen = screen(for: conditions)
    screen.windowFrame = Rect(x: 0, y: 0, width: width, height: height)
    screen.safeArea = insets
    screen.railEdge = nil
    screen.regions = []
    return screen
}

extension Scene {
    /// The first node with an identifier, or else with a label.
    func node(_ name: String) -> SceneNode? {
        all.first { $0.identifier == name } ?? all.first { $0.label == name }
    }

    /// The frame of a named node as four numbers; empty when there is none.
    func frame(_ name: String) -> [Double] {
        guard let frame = node(name)?.frame else { return [] }
        return [frame.x, frame.y, frame.width, frame.height]
    }

    /// All nodes, outer first.
    var all: [SceneNode] { nodes.flatMap(\.all) }
}

extension SceneNode {
    var all: [SceneNode] { [self] + children.flatMap(\.all) }
}

/// Whether numbers are equal within a point, as the acceptance cases compare them.
func near(_ a: [Double], _ b: [Double], within distance: Double = 1) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= distance }
}

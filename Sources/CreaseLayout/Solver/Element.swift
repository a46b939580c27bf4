import CreaseDevice

/// A view ready to be measured and placed: the node's content with its environment and its children resolved.
///
/// Subclasses answer three questions: how large for a proposal (`sizeThatFits`), where do I and my children go
/// (`emit`), and where are my guides (`explicitGuide`). The final methods around them remember answers, count the
/// work, and write names onto the nodes. An element lives for one layout.
class Element {
    let id: ViewID
    let source: SourceLocation?
    let environment: Surroundings
    var traits = Traits()
    var marks: Marks?
    /// Whether anything below moved a guide with `.alignmentGuide`; most stacks need not ask then.
    var movesGuides = false
    private var sizes = MeasuredSizes()

    init(id: ViewID, source: SourceLocation?, environment: Surroundings) {
        self.id = id
        self.source = source
        self.environment = environment
    }

    convenience init(_ node: ViewNode, _ context: ResolveContext) {
        self.init(id: node.id, source: node.source, environment: context.environment)
    }

    // MARK: What subclasses say

    /// The size chosen for a proposal; asked once per proposal. Infinite only where the proposal is.
    func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        proposal.size(ideal: Size(width: 10, height: 10))
    }

    /// Writes the nodes of this view and its children. `frame` has the size answered for `proposal`.
    func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
    }

    /// A guide the content sets itself, measured from the view's leading or top edge; `nil` for the usual place.
    func explicitGuide(_ guide: AlignmentGuide, _ size: Size, _ proposal: Proposal, _ solver: Solver) -> Double? {
        nil
    }

    /// A `Spacer`, also under modifiers that keep it one.
    var isSpacer: Bool { false }

    /// A spacer stretches along its stack only; the stack says which way it runs.
    func adopt(stackAxis: Axis) {}

    /// Changes what modifiers say about this view's node. A modifier that moves or decorates passes it on to the view
    /// it changes; one that puts room around (a frame, a padding) is meant itself.
    func mark(_ change: (inout Marks) -> Void) {
        var changed = marks ?? Marks()
        change(&changed)
        marks = changed
    }

    /// Adds the words and the symbol a person would name this view by.
    func describe(_ summary: inout Summary) {}

    // MARK: What everybody asks

    /// The size chosen for a proposal, remembered.
    final func measure(_ proposal: Proposal, _ solver: Solver) -> Size {
        if let known = sizes[proposal] { return known }
        solver.work.measures += 1
        let size = sizeThatFits(proposal, solver)
        sizes.remember(size, for: proposal)
        return size
    }

    /// Places the view: `frame` is in window points and has the size measured for `proposal`.
    final func place(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        solver.work.placements += 1
        guard let marks else {
            emit(frame, proposal, placement, solver, into: &nodes)
            return
        }
        let before = nodes.count
        emit(frame, proposal, placement, solver, into: &nodes)
        placement.write(marks, on: self, frame, since: before, in: &nodes)
    }

    /// Measures for a proposal and places at a point.
    final func place(
        at origin: Point, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        place(
            Rect(origin: origin, size: measure(proposal, solver)), proposal, placement, solver, into: &nodes)
    }

    /// The x of a horizontal guide from the leading edge.
    final func guide(_ guide: HorizontalAlignment, _ size: Size, _ proposal: Proposal, _ solver: Solver) -> Double {
        if movesGuides, let own = explicitGuide(.horizontal(guide), size, proposal, solver) { return own }
        return guide.fraction * size.width
    }

    /// The y of a vertical guide from the top edge.
    final func guide(_ guide: VerticalAlignment, _ size: Size, _ proposal: Proposal, _ solver: Solver) -> Double {
        if movesGuides || guide.isBaseline, let own = explicitGuide(.vertical(guide), size, proposal, solver) {
            return own
        }
        return guide.fraction * size.height
    }
}

/// The words and symbol that name a view, as a menu or a rail would show it.
struct Summary {
    var words: [String] = []
    var symbol: String?

    var title: String? { words.isEmpty ? nil : words.joined(separator: " ") }
}

extension HorizontalAlignment {
    /// Where the guide is by default, as a share of the width from the leading edge.
    var fraction: Double {
        switch self {
        case .leading, .listRowSeparatorLeading: 0
        case .center: 0.5
        case .trailing, .listRowSeparatorTrailing: 1
        }
    }
}

extension VerticalAlignment {
    /// Where the guide is by default, as a share of the height; a view without text has its baseline at its bottom.
    var fraction: Double {
        switch self {
        case .top: 0
        case .center: 0.5
        case .bottom, .firstTextBaseline, .lastTextBaseline: 1
        }
    }

    var isBaseline: Bool {
        switch self {
        case .firstTextBaseline, .lastTextBaseline: true
        case .top, .center, .bottom: false
        }
    }
}

/// A view around one other that passes on what it does not change itself.
class WrapperElement: Element {
    let child: Element

    init(_ node: ViewNode, around child: Element) {
        self.child = child
        super.init(id: node.id, source: node.source, environment: child.environment)
        traits = child.traits
        movesGuides = child.movesGuides
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        child.measure(proposal, solver)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        child.place(frame, proposal, placement, solver, into: &nodes)
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ size: Size, _ proposal: Proposal, _ solver: Solver)
        -> Double?
    {
        child.explicitGuide(guide, size, proposal, solver)
    }

    override func adopt(stackAxis: Axis) { child.adopt(stackAxis: stackAxis) }

    override func mark(_ change: (inout Marks) -> Void) { child.mark(change) }

    override func describe(_ summary: inout Summary) { child.describe(&summary) }
}

/// A wrapper with room of its own around the view: names and taps outside mean that room.
class RoomElement: WrapperElement {
    override func mark(_ change: (inout Marks) -> Void) {
        var changed = marks ?? Marks()
        change(&changed)
        marks = changed
    }
}

import CreaseDevice

/// HStack and VStack.
///
/// Dividing a definite length, step by step:
/// 1. The gaps are taken off.
/// 2. Children of the highest priority are served first; the others keep their least length back.
/// 3. Within a priority the least flexible child is served first; flexibility is what it takes of everything less what
///    it takes of nothing.
/// 4. Each is offered an equal share of what is left, and what it does not take stays for the others.
/// Where nothing or everything is offered, each child is offered the same.
final class StackElement: Element {
    /// The name of its node; `nil` for stacks nobody wrote, which have no node.
    let kind: String?
    let axis: Axis
    let alignment: Alignment
    let children: [Element]
    /// The gap after each child but the last.
    private let gaps: [Double]
    private let allGaps: Double
    private let hasPriorities: Bool
    private let mayMoveGuides: Bool
    private var last: Division?

    init(
        id: ViewID, source: SourceLocation?, environment: Surroundings, kind: String?, axis: Axis,
        alignment: Alignment, spacing: Double?, children: [Element]
    ) {
        self.kind = kind
        self.axis = axis
        self.alignment = alignment
        self.children = children
        gaps = Self.gaps(between: children, spacing: spacing)
        allGaps = gaps.reduce(0, +)
        hasPriorities = children.contains { $0.traits.priority != 0 }
        mayMoveGuides =
            children.contains { $0.movesGuides } || (axis == .horizontal && alignment.vertical.isBaseline)
        super.init(id: id, source: source, environment: environment)
        for child in children { child.adopt(stackAxis: axis) }
    }

    /// The same gap everywhere when one is given; else the system's, and none beside a spacer, which brings its own.
    private static func gaps(between children: [Element], spacing: Double?) -> [Double] {
        guard children.count > 1 else { return [] }
        if let spacing { return [Double](repeating: spacing.asDistance, count: children.count - 1) }
        var gaps: [Double] = []
        gaps.reserveCapacity(children.count - 1)
        let standard = Metric.stackSpacing.value
        for index in 1..<children.count {
            gaps.append(children[index - 1].isSpacer || children[index].isSpacer ? 0 : standard)
        }
        return gaps
    }

    /// The answer to one proposal: what each child was offered along the axis, took, and the whole.
    struct Division {
        struct Share {
            var offer: Length
            var size: Size
        }
        var proposal: Proposal
        var shares: [Share]
        var size: Size
        /// The cross guide all children lie on, from the leading or top edge.
        var guide: Double
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        division(proposal, solver).size
    }

    private func division(_ proposal: Proposal, _ solver: Solver) -> Division {
        if let last, last.proposal == proposal { return last }
        var shares = [Division.Share](
            repeating: Division.Share(offer: proposal[axis], size: .zero), count: children.count)
        switch proposal[axis] {
        case .unspecified, .infinite, .zero:
            for index in children.indices {
                shares[index].size = children[index].measure(proposal, solver)
            }
        case .definite(let length):
            divide(length, proposal, &shares, solver)
        }
        var division = Division(proposal: proposal, shares: shares, size: .zero, guide: 0)
        measureCross(proposal, &division, solver)
        division.size[axis] = shares.reduce(allGaps) { $0 + $1.size[axis] }
        division.size[axis] = max(0, division.size[axis])
        last = division
        return division
    }

    private func divide(_ length: Double, _ proposal: Proposal, _ shares: inout [Division.Share], _ solver: Solver) {
        var left = length - allGaps
        func serve(_ index: Int, among count: Int) {
            let offer = Length.definite(max(0, left) / Double(count))
            let size = children[index].measure(proposal.with(axis, offer), solver)
            shares[index] = Division.Share(offer: offer, size: size)
            left -= size[axis]
        }
        if children.count == 1 {
            serve(0, among: 1)
            return
        }
        let order = Order(children, along: axis, proposal, usesPriorities: hasPriorities, solver)
        for group in order.groups {
            // What the less important keep back.
            left -= group.reserved
            for (served, entry) in order.entries[group.range].enumerated() {
                serve(entry.index, among: group.range.count - served)
            }
            left += group.reserved
        }
    }

    /// The order children are served in.
    private struct Order {
        struct Entry {
            var index: Int
            var priority: Double
            var least: Double
            var flexibility: Double
        }
        struct Group {
            var range: Range<Int>
            /// The sum of the least lengths of all groups after this one.
            var reserved: Double
        }
        var entries: [Entry] = []
        var groups: [Group] = []

        init(
            _ children: [Element], along axis: Axis, _ proposal: Proposal, usesPriorities: Bool, _ solver: Solver
        ) {
            let nothing = proposal.with(axis, .zero)
            let everything = proposal.with(axis, .infinite)
            entries.reserveCapacity(children.count)
            var isSorted = true
            for (index, child) in children.enumerated() {
                let least = solver.mayProbe ? child.measure(nothing, solver)[axis] : 0
                let most = solver.mayProbe ? child.measure(everything, solver)[axis] : 0
                let entry = Entry(
                    index: index, priority: child.traits.priority, least: least, flexibility: most - least)
                if let before = entries.last, Self.precedes(entry, before) { isSorted = false }
                entries.append(entry)
            }
            if !isSorted { entries.sort(by: Self.precedes) }
            guard usesPriorities else {
                groups = [Group(range: 0..<entries.count, reserved: 0)]
                return
            }
            var start = 0
            for index in entries.indices.dropFirst() where entries[index].priority != entries[start].priority {
                groups.append(Group(range: start..<index, reserved: 0))
                start = index
            }
            groups.append(Group(range: start..<entries.count, reserved: 0))
            var reserved = 0.0
            for index in groups.indices.reversed() {
                groups[index].reserved = reserved
                reserved += entries[groups[index].range].reduce(0) { $0 + $1.least }
            }
        }

        private static func precedes(_ a: Entry, _ b: Entry) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            return a.index < b.index
        }
    }

    private func offer(_ index: Int, _ division: Division) -> Proposal {
        division.proposal.with(axis, division.shares[index].offer)
    }

    /// The cross size: how far the children reach on both sides of their common guide.
    private func measureCross(_ proposal: Proposal, _ division: inout Division, _ solver: Solver) {
        let cross = axis.other
        if !mayMoveGuides {
            let size = division.shares.reduce(0) { max($0, $1.size[cross]) }
            division.size[cross] = size
            division.guide = size * crossFraction
            return
        }
        var before = 0.0
        var after = 0.0
        for index in children.indices {
            let guide = crossGuide(index, division, solver)
            before = index == 0 ? guide : max(before, guide)
            let rest = division.shares[index].size[cross] - guide
            after = index == 0 ? rest : max(after, rest)
        }
        division.size[cross] = max(0, before + after)
        division.guide = before
    }

    private var crossFraction: Double {
        axis == .horizontal ? alignment.vertical.fraction : alignment.horizontal.fraction
    }

    private func crossGuide(_ index: Int, _ division: Division, _ solver: Solver) -> Double {
        let size = division.shares[index].size
        if !mayMoveGuides { return size[axis.other] * crossFraction }
        let proposal = offer(index, division)
        return axis == .horizontal
            ? children[index].guide(alignment.vertical, size, proposal, solver)
            : children[index].guide(alignment.horizontal, size, proposal, solver)
    }

    /// Calls with each child's offset from the leading top corner.
    private func eachOffset(_ division: Division, _ solver: Solver, _ body: (Int, Point) -> Void) {
        var along = 0.0
        for index in children.indices {
            let across = division.guide - crossGuide(index, division, solver)
            body(index, axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along))
            along += division.shares[index].size[axis]
            if index < gaps.count { along += gaps[index] }
        }
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let division = division(proposal, solver)
        func placeAll(into nodes: inout [SceneNode]) {
            nodes.reserveCapacity(nodes.count + children.count)
            let first = nodes.count
            var drawn: [(index: Int, count: Int)] = []
            let isLayered = children.contains { $0.traits.zIndex != 0 }
            eachOffset(division, solver) { index, offset in
                let before = nodes.count
                let place = environment.frame(x: offset.x, y: offset.y, division.shares[index].size, in: frame)
                children[index].place(place, offer(index, division), placement, solver, into: &nodes)
                if isLayered { drawn.append((index, nodes.count - before)) }
            }
            if isLayered { sortByLayer(children, drawn, from: first, in: &nodes) }
        }
        guard let kind else {
            placeAll(into: &nodes)
            return
        }
        var inner: [SceneNode] = []
        placeAll(into: &inner)
        nodes.append(placement.node(self, kind, frame, children: inner))
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ size: Size, _ proposal: Proposal, _ solver: Solver)
        -> Double?
    {
        guard case .vertical(let vertical) = guide, vertical.isBaseline else { return nil }
        let division = division(proposal, solver)
        var first: Double?
        var last: Double?
        eachOffset(division, solver) { index, offset in
            let own = children[index].explicitGuide(
                guide, division.shares[index].size, offer(index, division), solver)
            guard let y = own.map({ $0 + offset.y }) else { return }
            first = min(first ?? y, y)
            last = max(last ?? y, y)
        }
        return vertical == .firstTextBaseline ? first : last
    }

    override func describe(_ summary: inout Summary) {
        for child in children { child.describe(&summary) }
    }
}

/// Puts nodes of higher `.zIndex` after those of lower, keeping the order of equals; `drawn` says whose nodes they are.
func sortByLayer(
    _ children: [Element], _ drawn: [(index: Int, count: Int)], from first: Int, in nodes: inout [SceneNode]
) {
    var runs: [(layer: Double, order: Int, nodes: ArraySlice<SceneNode>)] = []
    var start = first
    for (order, run) in drawn.enumerated() {
        runs.append((children[run.index].traits.zIndex, order, nodes[start..<start + run.count]))
        start += run.count
    }
    runs.sort { ($0.layer, $0.order) < ($1.layer, $1.order) }
    let sorted = runs.flatMap(\.nodes)
    nodes.replaceSubrange(first..., with: sorted)
}

extension Solver {
    func stack(_ node: ViewNode, _ context: ResolveContext) -> Element {
        guard case .stack(let axis, let alignment, let spacing, let isLazy) = node.kind else {
            return resolveOne(node.children, context)
        }
        let children = resolve(node.children, context)
        if isLazy {
            return LazyStackElement(node, axis: axis, alignment: alignment, spacing: spacing, children, context)
        }
        return StackElement(
            id: node.id, source: node.source, environment: context.environment,
            kind: axis == .horizontal ? "HStack" : "VStack", axis: axis, alignment: alignment, spacing: spacing,
            children: children)
    }
}

import CreaseDevice

/// One choice of a picker.
struct PickerOption {
    var id: ViewID
    var title: String
    var isChosen: Bool
    var tap: Tap?
    var source: SourceLocation?
}

extension ViewNode {
    /// The options of a picker: what stands in no label slot.
    fileprivate var optionNodes: [ViewNode] { looseChildren + children(in: .content) }
}

/// A picker in its styles. Options are the children that stand in no `.title` slot, each with its tag.
extension Solver {
    func picker(
        _ node: ViewNode, selection: TagValue?, _ content: ControlContent, _ context: ResolveContext
    ) -> Element {
        var plain = context
        plain.isRow = false
        let options = pickerOptions(node, selection, content, plain)
        let label = labelParts(node, plain)
        let chosen = options.first { $0.isChosen }
        switch context.environment.values.pickerStyle {
        case .segmented, .palette:
            return SegmentsElement(node, options, label: summary(of: label).title, context)
        case .inline:
            return inlinePicker(node, options, label, context)
        case .wheel:
            assume(.wheelHeight)
            return figure(
                node, "wheel", context, kind: "Picker", label: chosen?.title ?? options.first?.title,
                width: .flexible(Metric.wheelWidth.value), height: .fixed(Metric.wheelHeight.value),
                drawing: .frame(radius: 8, fill: nil, isProminent: false))
        case .automatic, .menu, .navigationLink:
            let tint = context.changing {
                $0.foreground = context.isRow ? .secondary : $0.tint ?? .accent
                $0.lineLimit = 1
            }
            let value = row(
                node, tint, spacing: 4,
                [
                    words(chosen?.title ?? "", node, "value", tint),
                    symbol("chevron.up.chevron.down", node, "mark", tint.changing { $0.imageScale = .small }),
                ])
            // Outside a form a menu shows what is chosen, not what it is about.
            let parts = context.isRow && !label.isEmpty ? label + [gap(node, context), value] : [value]
            var style = BoxElement.Style(kind: "Picker", tap: .openMenu(node.id))
            style.label = summary(of: context.isRow ? label : []).title ?? chosen?.title
            if context.isRow { style.fills = [.horizontal] }
            let box = BoxElement(node, around: row(node, context, spacing: 0, parts), style)
            let nodes = node.optionNodes
            noteMenu(
                node.id, items: { nodes }, context, node.source,
                chooser: OpenMenu.Chooser(binding: content.binding, selection: selection))
            return box
        }
    }

    private func pickerOptions(
        _ node: ViewNode, _ selection: TagValue?, _ content: ControlContent, _ context: ResolveContext
    ) -> [PickerOption] {
        return resolve(node.optionNodes, context).compactMap { element in
            if element is DividerElement || element is SpacerElement { return nil }
            let summary = summary(of: [element])
            let tag = element.traits.rare.tag
            return PickerOption(
                id: element.id, title: summary.title ?? summary.symbol ?? "", isChosen: tag != nil && tag == selection,
                tap: content.binding.flatMap { binding in tag.map { .select(binding, $0) } }, source: element.source)
        }
    }

    private func inlinePicker(
        _ node: ViewNode, _ options: [PickerOption], _ label: [Element], _ context: ResolveContext
    ) -> Element {
        var rows: [Element] = []
        for (index, option) in options.enumerated() {
            let place = ViewNode(.empty, id: option.id, source: option.source)
            var parts = [words(option.title, place, "title\(index)", context), gap(place, context)]
            if option.isChosen {
                parts.append(
                    symbol("checkmark", place, "check\(index)", context.changing { $0.foreground = $0.tint ?? .accent })
                )
            }
            var style = BoxElement.Style(kind: "Option", label: option.title)
            style.fills = [.horizontal]
            style.least.height = Metric.optionHeight.value
            style.tap = option.tap
            rows.append(BoxElement(place, around: row(place, context, spacing: 0, parts), style))
        }
        assume(.optionHeight)
        let style = BoxElement.Style(kind: "Picker", label: summary(of: label).title ?? "")
        return BoxElement(node, around: column(node, context, spacing: 0, alignment: .leading, rows), style)
    }

    /// The words and symbol of elements together.
    func summary(of elements: [Element]) -> Summary {
        var summary = Summary()
        for element in elements { element.describe(&summary) }
        return summary
    }
}

/// A segmented picker: equal segments as wide as the widest, filling the width it is offered.
final class SegmentsElement: Element {
    private let options: [PickerOption]
    private let label: String?

    init(_ node: ViewNode, _ options: [PickerOption], label: String?, _ context: ResolveContext) {
        self.options = options
        self.label = label
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    private var ideal: Size {
        let face = Face(Font(.style(.footnote), weight: .medium), textSize: environment.values.textSize)
        let widest = options.reduce(0) { max($0, Paragraph($1.title, face).naturalWidth) }
        return Size(
            width: Double(options.count) * (widest + 2 * Metric.segmentPadding.value),
            height: Metric.segmentHeight.value)
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        solver.assume(.segmentHeight)
        let ideal = ideal
        return Size(width: proposal.width.points(ideal: ideal.width), height: ideal.height)
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let width = frame.width / Double(max(1, options.count))
        let segments = options.enumerated().map { index, option in
            let place = environment.frame(
                x: Double(index) * width, y: 0, Size(width: width, height: frame.height), in: frame)
            var node = placement.node(self, "Segment", place, label: option.title, tap: option.tap)
            node.id = option.id
            node.source = option.source ?? source
            return node
        }
        nodes.append(
            placement.node(
                self, "Picker", frame, label: label,
                drawing: .segments(options.map(\.title), selected: options.firstIndex { $0.isChosen }),
                children: segments))
    }

    override func describe(_ summary: inout Summary) {
        if let label { summary.words.append(label) }
    }

}

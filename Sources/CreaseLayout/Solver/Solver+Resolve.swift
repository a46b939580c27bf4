import CreaseDevice

/// Step 1: nodes become elements.
extension Solver {
    func resolve(_ nodes: [ViewNode], _ context: ResolveContext) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(nodes.count)
        for node in nodes { resolve(node, context, into: &elements) }
        return elements
    }

    /// One element for views that stand where only one can: several are stacked, as SwiftUI does in a window or scroll view.
    func resolveOne(_ nodes: [ViewNode], _ context: ResolveContext, along axis: Axis = .vertical) -> Element {
        let elements = resolve(nodes, context)
        if elements.count == 1 { return elements[0] }
        let place = nodes.first ?? ViewNode(.empty, id: .root)
        return StackElement(
            id: place.id.child(.part("stack")), source: place.source, environment: context.environment, kind: nil,
            axis: axis,
            alignment: .center, spacing: nil, children: elements)
    }

    /// One element for layers: several lie on top of each other.
    func resolveLayers(_ nodes: [ViewNode], _ context: ResolveContext, alignment: Alignment) -> Element {
        let elements = resolve(nodes, context)
        if elements.count == 1 { return elements[0] }
        let place = nodes.first ?? ViewNode(.empty, id: .root)
        return ZStackElement(
            id: place.id.child(.part("layers")), source: place.source, environment: context.environment, kind: nil,
            alignment: alignment, children: elements)
    }

    /// Appends what a node dissolves into: nothing, one element, or several for groups.
    func resolve(_ node: ViewNode, _ context: ResolveContext, into elements: inout [Element]) {
        guard admits(node) else { return }
        let context = node.isMadeUp ? context.changing { $0.isMadeUp = true } : context
        work.nodes += 1
        descend()
        defer { ascend() }
        // Payloads are unpacked one call further down: this frame is on the stack once per level.
        switch node.kind {
        case .empty:
            break
        case .group, .slot:
            for child in node.children { resolve(child, context, into: &elements) }
        case .section where !context.isRow:
            resolveSection(node, context, into: &elements)
        case .reader(let reader) where !reader.isGeometry:
            resolveReader(reader, context, into: &elements)
        case .modified(let modifier):
            resolveModified(node, modifier, context, into: &elements)
        case .text, .image, .fill, .shape, .spacer, .divider, .progress, .placeholder:
            elements.append(leaf(node, context))
        case .stack, .zstack, .lazyGrid, .grid, .gridRow, .scroll, .list, .section, .viewThatFits, .reader:
            elements.append(container(node, context))
        case .button, .control, .label, .labeledContent, .menu, .link, .contentUnavailable, .disclosureGroup,
            .groupBox:
            elements.append(systemView(node, context))
        case .navigationStack, .navigationSplitView, .tabView, .tab, .arrangement:
            elements.append(systemContainer(node, context))
        }
    }

    /// A view struct: its body is computed from the environment and stands in its place.
    private func resolveReader(_ reader: Reader, _ context: ResolveContext, into elements: inout [Element]) {
        let content = reader.build(ReaderContext(environment: context.environment.values, geometry: .zero))
        for child in content { resolve(child, context, into: &elements) }
    }

    private func resolveModified(
        _ node: ViewNode, _ modifier: Modifier, _ context: ResolveContext, into elements: inout [Element]
    ) {
        var inner = context
        goDown(through: modifier, of: node, &inner)
        let first = elements.count
        for child in node.children { resolve(child, inner, into: &elements) }
        comeUp(through: modifier, of: node, context, elements: &elements, from: first)
    }

    /// Outside a list a section's parts join the parent's, header first.
    private func resolveSection(_ node: ViewNode, _ context: ResolveContext, into elements: inout [Element]) {
        let parts = node.children(in: .header) + node.looseChildren + node.children(in: .content)
        for part in parts + node.children(in: .footer) { resolve(part, context, into: &elements) }
    }

    private func leaf(_ node: ViewNode, _ context: ResolveContext) -> Element {
        switch node.kind {
        case .text(let content): TextElement(node, content, context)
        case .image(let content): ImageElement(node, content, context)
        case .fill(let paint): FillElement(node, paint, context)
        case .shape(let content): ShapeElement(node, content, context)
        case .spacer(let minLength): SpacerElement(node, minLength: minLength, context)
        case .divider: DividerElement(node, context)
        case .progress(let content): progress(node, content, context)
        case .placeholder(let label, let isGuess): placeholder(node, label: label, isGuess: isGuess, context)
        default: preconditionFailure("\(node.kind) is no leaf")
        }
    }

    private func container(_ node: ViewNode, _ outside: ResolveContext) -> Element {
        var context = outside
        // What stands inside a row's own stack is no row.
        if !node.isListPart { context.isRow = false }
        return switch node.kind {
        case .stack: stack(node, context)
        case .zstack(let alignment):
            ZStackElement(
                id: node.id, source: node.source, environment: context.environment, kind: "ZStack",
                alignment: alignment, children: resolve(node.children, context))
        case .lazyGrid(let content): LazyGridElement(node, content, resolve(node.children, context), context)
        case .grid: grid(node, context)
        case .gridRow: gridRow(node, context)
        case .scroll(let axes, let showsIndicators):
            scroll(node, axes: axes, showsIndicators: showsIndicators, context)
        case .list(let content): list(node, content, context)
        case .section: section(node, context)
        case .viewThatFits(let axes): viewThatFits(node, axes: axes, context)
        case .reader(let reader): geometryReader(node, reader, context)
        default: preconditionFailure("\(node.kind) is no container")
        }
    }

    private func systemView(_ node: ViewNode, _ context: ResolveContext) -> Element {
        switch node.kind {
        case .button(let content): button(node, content, context)
        case .control(let content): control(node, content, context)
        case .label: label(node, context)
        case .labeledContent: labeledContent(node, context)
        case .menu(let content): menu(node, content, context)
        case .link(let content): link(node, content, context)
        case .contentUnavailable: contentUnavailable(node, context)
        case .disclosureGroup(let isExpanded): disclosureGroup(node, isExpanded: isExpanded, context)
        case .groupBox: groupBox(node, context)
        default: preconditionFailure("\(node.kind) is no view of the system")
        }
    }

    private func systemContainer(_ node: ViewNode, _ context: ResolveContext) -> Element {
        switch node.kind {
        case .navigationStack(let content): navigationStack(node, content, context)
        case .navigationSplitView(let content): navigationSplitView(node, content, context)
        case .tabView(let content): tabView(node, content, context)
        case .tab(let content): tab(node, content, context)
        case .arrangement: arrangement(node, context)
        default: preconditionFailure("\(node.kind) is no container of the system")
        }
    }
}

extension ViewNode {
    /// The children of a slot; loose children count as `loose`'s.
    func children(in slot: Slot, loose: Slot? = nil) -> [ViewNode] {
        var result: [ViewNode] = []
        for child in children {
            switch child.slot {
            case .some(let named): if named == slot { result += child.children }
            case .none: if loose == slot { result.append(child) }
            }
        }
        return result
    }

    /// Whether a slot was written at all.
    func has(_ slot: Slot) -> Bool { children.contains { $0.slot == slot } }

    /// The children that stand in no slot.
    var looseChildren: [ViewNode] { children.filter { $0.slot == nil } }

    /// Lists and sections hand the row's context to their children.
    fileprivate var isListPart: Bool {
        switch kind {
        case .list, .section: true
        default: false
        }
    }

    var slot: Slot? {
        if case .slot(let slot) = kind { slot } else { nil }
    }
}

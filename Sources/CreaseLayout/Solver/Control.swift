import CreaseDevice

/// The system's controls, each made of a label, a gap and its own figure.
extension Solver {
    func control(_ node: ViewNode, _ content: ControlContent, _ context: ResolveContext) -> Element {
        switch content.kind {
        case .toggle(let isOn): toggle(node, isOn: isOn, content, context)
        case .picker(let selection): picker(node, selection: selection, content, context)
        case .textField(let text, let prompt, let isSecure):
            textField(node, text: text, prompt: prompt, isSecure: isSecure, content, context)
        case .textEditor(let text): textEditor(node, text: text, content, context)
        case .slider(let fraction): slider(node, fraction: fraction, content, context)
        case .stepper: stepper(node, content, context)
        case .datePicker(let text): datePicker(node, text: text, context)
        case .colorPicker: colorPicker(node, context)
        case .gauge(let fraction): gauge(node, fraction: fraction, context)
        case .editButton(let isEditing): editButton(node, isEditing: isEditing, content, context)
        case .searchField(let text, let prompt):
            searchField(node, text: text, prompt: prompt, content, context)
        }
    }

    /// The control's label: the children in the title slot, or all of them where there is none.
    func labelParts(_ node: ViewNode, _ context: ResolveContext) -> [Element] {
        if context.environment.values.labelsHidden { return [] }
        return resolve(node.has(.title) ? node.children(in: .title) : [], context)
    }

    /// A label on the leading side and a figure on the trailing one, as wide as is offered.
    private func spread(
        _ node: ViewNode, _ kind: String, _ figure: Element, tap: Tap? = nil, _ context: ResolveContext
    ) -> Element {
        var inner = context
        inner.isRow = false
        var label = labelParts(node, inner)
        if label.isEmpty, !node.has(.title), !context.environment.values.labelsHidden {
            label = resolve(node.looseChildren, inner)
        }
        var style = BoxElement.Style(kind: kind, label: summary(of: label).title, tap: tap)
        guard !label.isEmpty else {
            // Without a visible label the control still answers to its words.
            style.label = summary(of: resolve(node.children, quiet(inner))).title
            return BoxElement(node, around: figure, style)
        }
        style.fills = [.horizontal]
        // In a list a figure makes its row no higher than a line of words does.
        let shown =
            context.isRow
            ? FixedFrameElement(
                ViewNode(.empty, id: node.id.child(.part("line"))), figure, width: nil,
                height: context.environment.face.lineHeight, .center) : figure
        return BoxElement(node, around: row(node, context, spacing: 0, label + [gap(node, context), shown]), style)
    }

    private func quiet(_ context: ResolveContext) -> ResolveContext {
        var quiet = context
        quiet.isProvisional = true
        return quiet
    }

    private func toggle(_ node: ViewNode, isOn: Bool, _ content: ControlContent, _ context: ResolveContext) -> Element {
        let tap = content.binding.map { Tap.toggle($0, isOn: !isOn) }
        switch context.environment.values.toggleStyle {
        case .button:
            let styled = context.changing { $0.buttonStyle = isOn ? .borderedProminent : .bordered }
            let nodes = node.has(.title) ? node.children(in: .title) : node.looseChildren
            return pressable(node, "Toggle", resolveOne(nodes, styled, along: .horizontal), tap: tap, styled)
        case .automatic, .switch:
            assume(.switchWidth)
            let figure = figure(
                node, "switch", context, kind: "Switch", width: .fixed(Metric.switchWidth.value),
                height: .fixed(Metric.switchHeight.value), drawing: .toggle(isOn: isOn))
            return spread(node, "Toggle", figure, tap: tap, context)
        }
    }

    private func slider(
        _ node: ViewNode, fraction: Double, _ content: ControlContent, _ context: ResolveContext
    ) -> Element {
        assume(.sliderHeight)
        let label = summary(of: resolve(node.children, quiet(context))).title
        return figure(
            node, "track", context, kind: "Slider", label: label, width: .flexible(Metric.sliderWidth.value),
            height: .fixed(Metric.sliderHeight.value), drawing: .slider(fraction: fraction.asFraction),
            tap: content.binding.map { binding in
                .slide(
                    Slide(
                        binding, fraction: fraction.asFraction, scale: content.scale,
                        isMirrored: context.environment.isMirrored))
            })
    }

    private func stepper(_ node: ViewNode, _ content: ControlContent, _ context: ResolveContext) -> Element {
        assume(.stepperWidth)
        let half = FigureElement.Side.fixed(Metric.stepperWidth.value / 2)
        let height = FigureElement.Side.fixed(Metric.stepperHeight.value)
        func side(_ key: String, _ label: String, _ action: Action?) -> Element {
            self.figure(
                node, key, context, kind: "Button", label: label, width: half, height: height, drawing: .none,
                tap: action.map { .action($0) })
        }
        let halves = row(
            node, context, spacing: 0,
            [side("decrement", "−", content.decrement), side("increment", "+", content.increment)])
        let place = ViewNode(.empty, id: node.id.child(.part("halves")), source: node.source)
        let buttons = BoxElement(
            place, around: halves, BoxElement.Style(kind: "StepperButtons", label: "− +", edge: .drawing(.stepper)))
        return spread(node, "Stepper", buttons, context)
    }

    private func datePicker(_ node: ViewNode, text: String, _ context: ResolveContext) -> Element {
        assume(.buttonPadding)
        var style = BoxElement.Style(kind: "DateButton", label: text)
        style.insets = EdgeInsets(
            top: Metric.smallButtonPadding.value, left: Metric.buttonMargin.value,
            bottom: Metric.smallButtonPadding.value, right: Metric.buttonMargin.value)
        style.edge = .frame(radius: nil, fill: Paint(.named("fill")), isProminent: false)
        let place = ViewNode(.empty, id: node.id.child(.part("date")), source: node.source)
        let date = BoxElement(
            place, around: words(text, node, "text", context.changing { $0.lineLimit = 1 }), style)
        return spread(node, "DatePicker", date, context)
    }

    private func colorPicker(_ node: ViewNode, _ context: ResolveContext) -> Element {
        assume(.colorWell)
        let side = FigureElement.Side.fixed(Metric.colorWell.value)
        let well = figure(
            node, "well", context, kind: "ColorWell", width: side, height: side,
            drawing: .shape(.circle, fill: .accent, stroke: .secondary))
        return spread(node, "ColorPicker", well, context)
    }

    private func gauge(_ node: ViewNode, fraction: Double, _ context: ResolveContext) -> Element {
        let label = resolve(node.has(.title) ? node.children(in: .title) : node.looseChildren, context)
        return bar(node, "Gauge", fraction: fraction, label, context)
    }

    private func editButton(
        _ node: ViewNode, isEditing: Bool, _ content: ControlContent, _ context: ResolveContext
    ) -> Element {
        let tinted = context.changing { $0.foreground = $0.tint ?? .accent }
        let label = words(isEditing ? "Done" : "Edit", node, "title", tinted)
        return pressable(node, "EditButton", label, tap: content.increment.map { .action($0) }, context)
    }

    func progress(_ node: ViewNode, _ content: ProgressContent, _ context: ResolveContext) -> Element {
        var label = resolve(node.children, context)
        if label.isEmpty, let text = content.label { label = [words(text, node, "title", context)] }
        let isSpinner = content.fraction == nil || context.environment.values.progressStyle == .circular
        guard isSpinner else { return bar(node, "ProgressView", fraction: content.fraction ?? 0, label, context) }
        assume(.spinner)
        let side = FigureElement.Side.fixed(Metric.spinner.value)
        let spinner = figure(
            node, "spinner", context, kind: "Spinner", width: side, height: side,
            drawing: .progress(fraction: content.fraction?.asFraction))
        return BoxElement(
            node, around: column(node, context, spacing: nil, [spinner] + label),
            BoxElement.Style(kind: "ProgressView", label: summary(of: label).title ?? ""))
    }

    /// A bar that shows a share, under its label.
    private func bar(
        _ node: ViewNode, _ kind: String, fraction: Double, _ label: [Element], _ context: ResolveContext
    ) -> Element {
        assume(.progressHeight)
        let bar = figure(
            node, "bar", context, kind: "Bar", width: .flexible(Metric.sliderWidth.value),
            height: .fixed(Metric.progressHeight.value), drawing: .progress(fraction: fraction.asFraction))
        return BoxElement(
            node, around: column(node, context, spacing: 4, alignment: .leading, label + [bar]),
            BoxElement.Style(kind: kind, label: summary(of: label).title ?? ""))
    }
}

extension Double {
    /// Held to 0…1; 0 for not-a-number.
    var asFraction: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

import CreaseDevice

/// What modifiers do while their child is resolved: before it (environment, wishes, events) and after it (traits, wrappers).
extension Solver {
    /// Before the child: what flows down, and what the enclosing container hears.
    func goDown(through modifier: Modifier, of node: ViewNode, _ context: inout ResolveContext) {
        let wishes = context.preferences
        func asked<Value>(_ value: Value) -> Preferences.Asked<Value> {
            Preferences.Asked(value: value, environment: context.environment, source: node.source, id: node.id)
        }
        switch modifier {
        case .environment(let change): context = context.changing(change)
        case .contentMargins(let sides): context.contentMargins = sides
        case .onSubmit(let action, let triggers):
            for trigger in triggers { context.submits[trigger, default: []].insert(action, at: 0) }

        case .navigationTitle(let title): if wishes.title == nil { wishes.title = asked(title) }
        case .titleDisplayMode(let mode): wishes.titleDisplayMode = wishes.titleDisplayMode ?? mode
        case .backButtonHidden(let isHidden): wishes.hidesBackButton = wishes.hidesBackButton ?? isHidden
        case .toolbar(let entries): wishes.toolbar.append(asked(entries))
        case .toolbarVisibility(let bars, let isVisible):
            for bar in bars where wishes.barVisibility[bar] == nil {
                wishes.barVisibility.updateValue(isVisible, forKey: bar)
            }
        case .toolbarVerticalBehavior(let isDisabled):
            wishes.disablesVerticalBars = wishes.disablesVerticalBars ?? isDisabled
        case .toolbarVerticalCompression(let behavior): wishes.compression = wishes.compression ?? behavior
        case .searchable(let text, let prompt, let binding):
            if wishes.search == nil {
                wishes.search = asked(
                    Preferences.SearchField(
                        text: text, prompt: prompt, binding: binding, submit: context.submits[.search] ?? []))
            }
        case .navigationDestination(let destination): wishes.destinations.append(asked(destination))
        case .defaultTabPlacementIsSidebar: wishes.sidebarPlacement = true
        case .tabBottomAccessory(let content): if wishes.tabAccessory == nil { wishes.tabAccessory = asked(content) }
        case .detents(let detents): wishes.detents = wishes.detents ?? detents
        case .dragIndicator(let isVisible): wishes.dragIndicator = wishes.dragIndicator ?? isVisible
        case .presentationPlacement(let placement): wishes.placement = wishes.placement ?? placement

        case .presentation(let content): present(content, by: node, context)

        case .onAppear(let action): note(.appear(action), of: node, context)
        case .onChange(let value, let isInitial, let action):
            note(.change(value, isInitial: isInitial, action), of: node, context)
        case .onHingeChange(let action): note(.hinge(action), of: node, context)
        case .onDisappear(let action): note(.disappear(action), of: node, context)

        case .padding, .frame, .flexibleFrame, .fixedSize, .layoutPriority, .offset, .position, .aspectRatio,
            .alignmentGuide, .containerRelativeFrame, .zIndex, .gridCellColumns, .listRowInsets, .listRowSeparator,
            .listRowBackground, .ignoresSafeArea, .safeAreaInset, .safeAreaPadding, .background, .overlay, .border,
            .clip, .glass, .shadow, .opacity, .hidden, .scale, .rotation, .tag, .identifier, .accessibilityLabel,
            .badge, .tabItem, .swipeActions, .contextMenu, .onTap, .navigationSplitColumnWidth, .splitRatio,
            .splitSize, .splitFixedSize, .overlayEdge, .onGeometryChange:
            break
        }
    }

    private func note(_ kind: SceneEvent.Kind, of node: ViewNode, _ context: ResolveContext) {
        if !context.isProvisional { events.append(SceneEvent(id: node.id, kind: kind)) }
    }

    /// After the child: traits and marks go onto what it became, wrappers around it. A group's views are changed one by one.
    func comeUp(
        through modifier: Modifier, of node: ViewNode, _ context: ResolveContext, elements: inout [Element],
        from first: Int
    ) {
        func each(_ change: (Element) -> Void) { for element in elements[first...] { change(element) } }
        func wrap(_ make: (Element) -> Element) {
            for index in elements.indices[first...] { elements[index] = make(elements[index]) }
        }
        switch modifier {
        case .layoutPriority(let priority): each { $0.traits.priority = priority.asDistance }
        case .zIndex(let index): each { $0.traits.zIndex = index.asDistance }
        case .tag(let tag): each { $0.traits.rare.tag = tag }
        case .gridCellColumns(let count): each { $0.traits.rare.gridColumns = min(max(count, 1), 1000) }
        case .listRowInsets(let insets): each { $0.traits.rare.rowInsets = .some(insets) }
        case .listRowSeparator(let isHidden): each { $0.traits.rare.hidesSeparator = isHidden }
        case .listRowBackground(let content): each { $0.traits.rare.rowBackground = content }
        case .badge(let words): each { $0.traits.rare.badge = words }
        case .tabItem(let label): each { $0.traits.rare.tabItem = label }
        case .splitRatio(let ratio): each { $0.traits.rare.splitRatio = ratio }
        case .splitSize(let frame): each { $0.traits.rare.splitSize = frame }
        case .splitFixedSize(let horizontal, let vertical):
            each { $0.traits.rare.splitFixed = (horizontal, vertical) }
        case .overlayEdge(let side): each { $0.traits.rare.overlayEdge = side }
        case .navigationSplitColumnWidth(let least, let ideal, let most):
            each { $0.traits.rare.columnWidth = (least, ideal, most) }

        case .identifier(let name): each { $0.mark { $0.identifiers.append(name) } }
        case .accessibilityLabel(let label): each { $0.mark { $0.label = label } }
        case .onTap(let action): each { $0.mark { $0.tap = .action(action) } }

        case .padding(let sides): wrap { PaddingElement(node, $0, sides) }
        case .frame(let width, let height, let alignment):
            wrap { FixedFrameElement(node, $0, width: width, height: height, alignment) }
        case .flexibleFrame(let frame): wrap { FlexibleFrameElement(node, $0, frame) }
        case .fixedSize(let horizontal, let vertical):
            wrap { FixedSizeElement(node, $0, horizontal: horizontal, vertical: vertical) }
        case .offset(let x, let y): wrap { OffsetElement(node, $0, x: x, y: y) }
        case .position(let x, let y): wrap { PositionElement(node, $0, x: x, y: y) }
        case .aspectRatio(let ratio, let fills): wrap { AspectRatioElement(node, $0, ratio: ratio, fills: fills) }
        case .alignmentGuide(let guide, let offset): wrap { AlignmentGuideElement(node, $0, guide, offset: offset) }
        case .containerRelativeFrame(let axes, let count, let span, let spacing, let alignment):
            wrap {
                ContainerFrameElement(node, $0, axes: axes, count: count, span: span, spacing: spacing, alignment)
            }

        case .ignoresSafeArea(let sides): wrap { IgnoringSafeAreaElement(node, $0, sides) }
        case .safeAreaInset(let side, let alignment, let spacing, let content):
            wrap {
                SafeAreaInsetElement(
                    node, $0, side: side, alignment, spacing: spacing,
                    bar: resolveOne(
                        content, context, along: side == .leading || side == .trailing ? .vertical : .horizontal))
            }
        case .safeAreaPadding(let sides): wrap { SafeAreaPaddingElement(node, $0, sides) }

        case .background(let alignment, let ignoresSafeArea, let content):
            wrap {
                LayerElement(
                    node, $0, resolveLayers(content, context, alignment: alignment), alignment, isBehind: true,
                    ignoresSafeArea: ignoresSafeArea)
            }
        case .overlay(let alignment, let content):
            wrap {
                LayerElement(
                    node, $0, resolveLayers(content, context, alignment: alignment), alignment, isBehind: false,
                    ignoresSafeArea: false)
            }
        case .border(let paint, let width): wrap { BorderElement(node, $0, paint, width: width) }
        case .clip(let shape): wrap { ClipElement(node, $0, shape) }
        case .glass(let shape): wrap { GlassElement(node, $0, shape) }
        case .opacity(let opacity): wrap { OpacityElement(node, $0, opacity) }
        case .hidden: wrap { HiddenElement(node, around: $0) }
        case .scale(let x, let y): wrap { ScaleElement(node, $0, x: x, y: y) }
        case .rotation(let degrees): wrap { RotationElement(node, $0, degrees: degrees) }
        case .onGeometryChange(let notice):
            if !context.isProvisional { wrap { GeometryNoticeElement(node, $0, notice) } }

        case .environment, .contentMargins, .navigationTitle, .titleDisplayMode, .backButtonHidden, .toolbar,
            .toolbarVisibility, .toolbarVerticalBehavior, .toolbarVerticalCompression, .searchable,
            .navigationDestination, .defaultTabPlacementIsSidebar, .tabBottomAccessory, .detents, .dragIndicator,
            .presentationPlacement, .presentation, .onAppear, .onChange, .onHingeChange, .onDisappear, .onSubmit,
            .shadow, .swipeActions, .contextMenu:
            break
        }
    }
}

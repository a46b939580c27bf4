import CreaseDevice
import CreaseLayout

/// Modifiers on views: each becomes a node around the view, changes the view itself, or is read and left aside.
extension ViewBuilder {
    func apply(_ name: ModifierName, _ call: Call, at id: ViewID, _ scope: Scope, _ output: inout Output) {
        noteTier(of: name, call)
        let modifier: Modifier?
        switch name {
        case .padding, .frame, .fixedSize, .layoutPriority, .offset, .position, .aspectRatio, .scaledToFit,
            .scaledToFill, .alignmentGuide, .containerRelativeFrame, .zIndex, .gridCellColumns:
            modifier = size(name, call, scope)
        case .ignoresSafeArea, .edgesIgnoringSafeArea, .safeAreaInset, .safeAreaBar, .safeAreaPadding, .contentMargins:
            modifier = safeArea(name, call, at: id, scope)
        case .background, .overlay, .border, .mask, .clipped, .clipShape, .cornerRadius, .opacity, .hidden,
            .scaleEffect, .rotationEffect, .shadow, .glassEffect:
            modifier = layer(name, call, at: id, scope)
        case .fill, .stroke, .strokeBorder, .inset, .resizable: return reshape(name, call, scope, &output)
        case .font, .fontWeight, .fontDesign, .bold, .italic, .underline, .strikethrough, .monospaced, .monospacedDigit,
            .lineLimit, .lineSpacing, .multilineTextAlignment, .truncationMode, .minimumScaleFactor, .textCase,
            .imageScale, .dynamicTypeSize, .foregroundStyle, .foregroundColor, .tint, .accentColor,
            .preferredColorScheme, .colorScheme, .environment, .disabled, .allowsHitTesting, .listStyle, .buttonStyle,
            .labelStyle, .pickerStyle, .toggleStyle, .textFieldStyle, .progressViewStyle, .controlSize, .labelsHidden,
            .tabViewStyle,
            .arrangementViewStyle:
            modifier = environmentChange(name, call, scope).map { .environment($0) }
        case .listRowInsets, .listRowSeparator, .listRowBackground, .swipeActions, .badge, .contextMenu, .onTapGesture,
            .tag, .id, .accessibilityIdentifier, .accessibilityLabel, .tabItem:
            modifier = trait(name, call, at: id, scope)
        case .navigationTitle, .navigationBarTitle, .navigationBarTitleDisplayMode, .toolbarTitleDisplayMode,
            .navigationBarBackButtonHidden, .navigationBarHidden, .navigationBarItems, .navigationDestination,
            .navigationSplitViewColumnWidth, .inspectorColumnWidth, .tabViewBottomAccessory, .defaultTabBarPlacement,
            .searchable, .toolbar, .toolbarVisibility, .toolbarVerticalBehavior, .toolbarVerticalCompressionBehavior:
            return navigation(name, call, at: id, scope, &output)
        case .axisBehavior:
            if let value: AxisBehavior = positional(0, call, scope)?.named() { itemTraits.axisBehavior = value }
            return
        case .visibilityPriority:
            if let value = priority(positional(0, call, scope)) { itemTraits.priority = value }
            return
        case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .actionSheet, .inspector,
            .presentationDetents, .presentationDragIndicator, .presentationPlacement:
            modifier = presentation(name, call, at: id, scope)
        case .splitArrangementLayoutRatio, .splitArrangementLayoutSize, .splitArrangementFixedLayoutSize,
            .overlayArrangementEdge:
            modifier = arrangementWish(name, call, scope)
        case .onAppear, .onDisappear, .task, .onChange, .onGeometryChange, .onHingeChange, .onSubmit:
            modifier = event(name, call, scope)
        case .scrollIndicators: return scrollIndicators(call, scope, &output)
        case .coordinateSpace, .backgroundStyle, .backgroundExtensionEffect, .redacted, .symbolVariant,
            .symbolRenderingMode, .renderingMode, .environmentObject, .listSectionSpacing, .scrollContentBackground,
            .labelIconToTitleSpacing, .navigationSubtitle, .navigationViewStyle, .navigationSplitViewStyle,
            .toolbarBackground, .toolbarBackgroundVisibility, .toolbarRole, .toolbarTitleMenu, .presentationBackground,
            .presentationCornerRadius, .modifier:
            // Read by the checks, without effect on layout.
            return
        }
        if let modifier { wrap(modifier, call, at: id, &output) }
    }

    /// Puts what is built so far into a modifier's node.
    func wrap(_ modifier: Modifier, _ call: Call, at id: ViewID, _ output: inout Output) {
        guard takeNode(at: call.namePlace) else { return }
        output.nodes = [ViewNode(.modified(modifier), id: id, children: output.nodes, source: location(call.namePlace))]
    }

    private func noteTier(of name: ModifierName, _ call: Call) {
        guard context.conditions.tier < .sdk271, let tier = name.tier, context.conditions.tier < tier else { return }
        noteTier(name.rawValue, tier, at: call.namePlace)
    }

    // MARK: Size and place

    private func size(_ name: ModifierName, _ call: Call, _ scope: Scope) -> Modifier? {
        switch name {
        case .padding: return .padding(edgeLengths(call, scope))
        case .frame: return frame(call, scope)
        case .fixedSize:
            let horizontal = argument("horizontal", call, scope)?.boolean
            let vertical = argument("vertical", call, scope)?.boolean
            return .fixedSize(horizontal: horizontal ?? true, vertical: vertical ?? true)
        case .layoutPriority: return positional(0, call, scope)?.finite.map { .layoutPriority($0) }
        case .offset, .position:
            var (x, y) = (argument("x", call, scope)?.finite ?? 0, argument("y", call, scope)?.finite ?? 0)
            if case .size(let size)? = positional(0, call, scope) { (x, y) = (size.width, size.height) }
            if case .point(let point)? = positional(0, call, scope) { (x, y) = (point.x, point.y) }
            return name == .offset ? .offset(x: x, y: y) : .position(x: x, y: y)
        case .aspectRatio:
            let mode = argument("contentMode", call, scope) ?? positional(1, call, scope)
            var ratio = positional(0, call, scope)?.finite
            if case .size(let size)? = positional(0, call, scope), size.height > 0 { ratio = size.width / size.height }
            if let known = ratio, known <= 0 { ratio = nil }
            return .aspectRatio(ratio: ratio, fills: mode?.words == ".fill")
        case .scaledToFit: return .aspectRatio(ratio: nil, fills: false)
        case .scaledToFill: return .aspectRatio(ratio: nil, fills: true)
        case .alignmentGuide:
            guard let guide = alignmentGuide(positional(0, call, scope)), let offset = guideOffset(call, scope) else {
                return nil
            }
            return .alignmentGuide(guide, offset: offset)
        case .containerRelativeFrame:
            return .containerRelativeFrame(
                axes: positional(0, call, scope)?.axes ?? [.horizontal, .vertical],
                count: max(1, argument("count", call, scope)?.integer ?? 1),
                span: max(1, argument("span", call, scope)?.integer ?? 1),
                spacing: argument("spacing", call, scope)?.finite ?? 0,
                alignment: argument("alignment", call, scope)?.alignment ?? .center)
        case .zIndex: return positional(0, call, scope)?.finite.map { .zIndex($0) }
        case .gridCellColumns:
            return positional(0, call, scope)?.integer.map { .gridCellColumns(max(1, $0)) }
        default: return nil
        }
    }

    private func frame(_ call: Call, _ scope: Scope) -> Modifier? {
        var flexible = FlexibleFrame()
        var (width, height): (Double?, Double?)
        var isFlexible = false
        for argument in call.arguments {
            let value = value(argument.value, scope, expecting: .double)
            // Negative sizes count as nothing, as the system warns and ignores them.
            let length = value.number.flatMap { $0 < 0 ? nil : $0 }
            switch argument.label {
            case "width": width = length.flatMap { $0.isFinite ? $0 : nil }
            case "height": height = length.flatMap { $0.isFinite ? $0 : nil }
            case "alignment": flexible.alignment = value.alignment ?? .center
            case "minWidth": (flexible.minWidth, isFlexible) = (length, true)
            case "idealWidth": (flexible.idealWidth, isFlexible) = (length, true)
            case "maxWidth": (flexible.maxWidth, isFlexible) = (length, true)
            case "minHeight": (flexible.minHeight, isFlexible) = (length, true)
            case "idealHeight": (flexible.idealHeight, isFlexible) = (length, true)
            case "maxHeight": (flexible.maxHeight, isFlexible) = (length, true)
            default: break
            }
        }
        return isFlexible
            ? .flexibleFrame(flexible) : .frame(width: width, height: height, alignment: flexible.alignment)
    }

    func flexibleFrame(_ call: Call, _ scope: Scope) -> FlexibleFrame {
        guard case .flexibleFrame(let frame)? = frame(call, scope) else { return FlexibleFrame() }
        return frame
    }

    /// `.padding()`, `.padding(8)`, `.padding(.horizontal, 8)`, `.padding([.top, .leading])`, `.padding(EdgeInsets(…))`.
    func edgeLengths(_ call: Call, _ scope: Scope) -> Sides<Double?> {
        let first = positional(0, call, scope)
        if let insets = first?.insets {
            return Sides(
                top: .some(insets.top), leading: .some(insets.leading), bottom: .some(insets.bottom),
                trailing: .some(insets.trailing))
        }
        if let length = first?.finite { return Sides(Set(Side.allCases), .some(length)) }
        let sides = first?.sides ?? Set(Side.allCases)
        return Sides(sides, positional(1, call, scope)?.finite)
    }

    private func alignmentGuide(_ value: Value?) -> AlignmentGuide? {
        guard case .style(let style)? = value, let name = style.parts.last?.name else { return nil }
        if style.type != "VerticalAlignment", let horizontal = HorizontalAlignment(rawValue: name) {
            return .horizontal(horizontal)
        }
        return VerticalAlignment(rawValue: name).map { .vertical($0) }
    }

    /// What the closure computes without a view's measure: constants and their negation.
    private func guideOffset(_ call: Call, _ scope: Scope) -> Double? {
        guard let closure = call.closure("computeValue"), case .closure(let closure) = value(closure.value, scope)
        else {
            return nil
        }
        return interpreter.call(closure, [.unknown("dimensions")]).finite
    }

    // MARK: Safe area

    private func safeArea(_ name: ModifierName, _ call: Call, at id: ViewID, _ scope: Scope) -> Modifier? {
        switch name {
        case .ignoresSafeArea, .edgesIgnoringSafeArea:
            if name == .ignoresSafeArea, positional(0, call, scope)?.words == ".keyboard" { return nil }
            let edges =
                argument("edges", call, scope) ?? (name == .edgesIgnoringSafeArea ? positional(0, call, scope) : nil)
            return .ignoresSafeArea(edges: edges?.sides ?? Set(Side.allCases))
        case .safeAreaInset, .safeAreaBar:
            let edge: Side = argument("edge", call, scope)?.named() ?? .bottom
            let value = argument("alignment", call, scope)
            return .safeAreaInset(
                edge: edge, alignment: value?.alignment ?? .center, spacing: argument("spacing", call, scope)?.finite,
                content: call.closure("content").map { builder($0.value, at: id.child(0), scope) } ?? [])
        case .safeAreaPadding: return .safeAreaPadding(edgeLengths(call, scope))
        case .contentMargins: return .contentMargins(edgeLengths(call, scope))
        default: return nil
        }
    }

    // MARK: Arrangements

    private func arrangementWish(_ name: ModifierName, _ call: Call, _ scope: Scope) -> Modifier? {
        switch name {
        case .splitArrangementLayoutRatio:
            if let ratio = positional(0, call, scope)?.finite {
                let range = SplitRatio.Range(ideal: min(1, max(0, ratio)))
                return .splitRatio(SplitRatio(horizontal: range, vertical: range))
            }
            func range(_ axis: String) -> SplitRatio.Range {
                SplitRatio.Range(
                    min: argument("min" + axis, call, scope)?.finite,
                    ideal: argument("ideal" + axis, call, scope)?.finite,
                    max: argument("max" + axis, call, scope)?.finite)
            }
            guard call.arguments.contains(where: { $0.label != nil }) else { return nil }
            return .splitRatio(SplitRatio(horizontal: range("Horizontal"), vertical: range("Vertical")))
        case .splitArrangementLayoutSize: return .splitSize(flexibleFrame(call, scope))
        case .splitArrangementFixedLayoutSize:
            return .splitFixedSize(
                horizontal: argument("horizontal", call, scope)?.boolean ?? true,
                vertical: argument("vertical", call, scope)?.boolean ?? true)
        case .overlayArrangementEdge: return positional(0, call, scope)?.named().map { .overlayEdge($0) }
        default: return nil
        }
    }

    private func scrollIndicators(_ call: Call, _ scope: Scope, _ output: inout Output) {
        guard let words = positional(0, call, scope)?.words, words == ".hidden" || words == ".never" else { return }
        output.nodes = output.nodes.map { Self.withoutIndicators($0, depth: 0) }
    }

    private static func withoutIndicators(_ node: ViewNode, depth: Int) -> ViewNode {
        guard depth < 32 else { return node }
        var node = node
        switch node.kind {
        case .scroll(let axes, _): node.kind = .scroll(axes: axes, showsIndicators: false)
        case .modified, .group: node.children = node.children.map { withoutIndicators($0, depth: depth + 1) }
        default: break
        }
        return node
    }
}

extension ModifierName {
    /// The tier it appeared in, where that is newer than the oldest.
    var tier: Tier? {
        switch self {
        case .toolbarVerticalBehavior, .toolbarVerticalCompressionBehavior, .axisBehavior, .arrangementViewStyle,
            .splitArrangementLayoutRatio, .splitArrangementLayoutSize, .splitArrangementFixedLayoutSize,
            .overlayArrangementEdge, .onHingeChange:
            .sdk271
        case .visibilityPriority, .presentationPlacement, .defaultTabBarPlacement: .sdk27
        default: nil
        }
    }
}

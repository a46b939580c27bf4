import CreaseDevice
import CreaseLayout

/// Modifiers on views: each becomes a node around the view, changes the view itself, or is read and left aside.
extension ViewBuilder {
    func apply(_ name: ModifierName, _ site: Site, _ output: inout Output) {
        check(site.call, against: name.row)
        let modifier: Modifier?
        switch name {
        case .padding, .frame, .fixedSize, .layoutPriority, .offset, .position, .aspectRatio, .scaledToFit,
            .scaledToFill, .alignmentGuide, .containerRelativeFrame, .zIndex, .gridCellColumns:
            modifier = size(name, site)
        case .ignoresSafeArea, .edgesIgnoringSafeArea, .safeAreaInset, .safeAreaBar, .safeAreaPadding, .contentMargins:
            modifier = safeArea(name, site)
        case .background, .overlay, .border, .mask, .clipped, .clipShape, .cornerRadius, .opacity, .hidden,
            .scaleEffect, .rotationEffect, .shadow, .glassEffect:
            modifier = layer(name, site)
        case .fill, .stroke, .strokeBorder, .inset, .resizable: return reshape(name, site, &output)
        case .font, .fontWeight, .fontDesign, .bold, .italic, .underline, .strikethrough, .monospaced, .monospacedDigit,
            .lineLimit, .lineSpacing, .multilineTextAlignment, .truncationMode, .minimumScaleFactor, .textCase,
            .imageScale, .dynamicTypeSize, .foregroundStyle, .foregroundColor, .tint, .accentColor,
            .preferredColorScheme, .colorScheme, .environment, .disabled, .allowsHitTesting, .listStyle, .buttonStyle,
            .labelStyle, .pickerStyle, .toggleStyle, .textFieldStyle, .progressViewStyle, .controlSize, .labelsHidden,
            .tabViewStyle,
            .arrangementViewStyle:
            modifier = environmentChange(name, site).map { .environment($0) }
        case .listRowInsets, .listRowSeparator, .listRowBackground, .swipeActions, .badge, .contextMenu, .onTapGesture,
            .tag, .id, .accessibilityIdentifier, .accessibilityLabel, .tabItem:
            modifier = trait(name, site)
        case .navigationTitle, .navigationBarTitle, .navigationBarTitleDisplayMode, .toolbarTitleDisplayMode,
            .navigationBarBackButtonHidden, .navigationBarHidden, .navigationBarItems, .navigationDestination,
            .navigationSplitViewColumnWidth, .inspectorColumnWidth, .tabViewBottomAccessory, .defaultTabBarPlacement,
            .searchable, .toolbar, .toolbarVisibility, .toolbarVerticalBehavior, .toolbarVerticalCompressionBehavior:
            return navigation(name, site, &output)
        case .axisBehavior:
            if let value: AxisBehavior = site.value(0)?.named() { itemTraits.axisBehavior = value }
            return
        case .visibilityPriority:
            if let value = priority(site.value(0)) { itemTraits.priority = value }
            return
        case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .actionSheet, .inspector,
            .presentationDetents, .presentationDragIndicator, .presentationPlacement:
            modifier = presentation(name, site)
        case .splitArrangementLayoutRatio, .splitArrangementLayoutSize, .splitArrangementFixedLayoutSize,
            .overlayArrangementEdge:
            modifier = arrangementWish(name, site)
        case .onAppear, .onDisappear, .task, .onChange, .onGeometryChange, .onHingeChange, .onSubmit:
            modifier = event(name, site)
        case .scrollIndicators: return scrollIndicators(site, &output)
        case .coordinateSpace, .backgroundStyle, .backgroundExtensionEffect, .redacted, .symbolVariant,
            .symbolRenderingMode, .renderingMode, .environmentObject, .listSectionSpacing, .scrollContentBackground,
            .labelIconToTitleSpacing, .navigationSubtitle, .navigationViewStyle, .navigationSplitViewStyle,
            .toolbarBackground, .toolbarBackgroundVisibility, .toolbarRole, .toolbarTitleMenu, .presentationBackground,
            .presentationCornerRadius, .modifier:
            // Read by the checks, without effect on layout.
            return
        }
        if let modifier { wrap(modifier, site, &output) }
    }

    func wrap(_ modifier: Modifier, _ site: Site, _ output: inout Output) {
        wrap(modifier, site.call, at: site.id, &output)
    }

    /// Puts what is built so far into a modifier's node.
    func wrap(_ modifier: Modifier, _ call: Call, at id: ViewID, _ output: inout Output) {
        guard takeNode(at: call.namePlace) else { return }
        output.nodes = [ViewNode(.modified(modifier), id: id, children: output.nodes, source: location(call.namePlace))]
    }

    // MARK: Size and place

    private func size(_ name: ModifierName, _ site: Site) -> Modifier? {
        switch name {
        case .padding: return .padding(edgeLengths(site))
        case .frame: return frame(site)
        case .fixedSize:
            let horizontal = site.value("horizontal")?.boolean
            let vertical = site.value("vertical")?.boolean
            return .fixedSize(horizontal: horizontal ?? true, vertical: vertical ?? true)
        case .layoutPriority: return site.value(0)?.finite.map { .layoutPriority($0) }
        case .offset, .position:
            var (x, y) = (site.value("x")?.finite ?? 0, site.value("y")?.finite ?? 0)
            if case .size(let size)? = site.value(0) { (x, y) = (size.width, size.height) }
            if case .point(let point)? = site.value(0) { (x, y) = (point.x, point.y) }
            return name == .offset ? .offset(x: x, y: y) : .position(x: x, y: y)
        case .aspectRatio:
            let mode = site.value("contentMode") ?? site.value(1)
            var ratio = site.value(0)?.finite
            if case .size(let size)? = site.value(0), size.height > 0 { ratio = size.width / size.height }
            if let known = ratio, known <= 0 { ratio = nil }
            return .aspectRatio(ratio: ratio, fills: mode?.words == ".fill")
        case .scaledToFit: return .aspectRatio(ratio: nil, fills: false)
        case .scaledToFill: return .aspectRatio(ratio: nil, fills: true)
        case .alignmentGuide:
            guard let guide = alignmentGuide(site.value(0)), let offset = guideOffset(site) else {
                return nil
            }
            return .alignmentGuide(guide, offset: offset)
        case .containerRelativeFrame:
            return .containerRelativeFrame(
                axes: site.value(0)?.axes ?? [.horizontal, .vertical],
                count: max(1, site.value("count")?.integer ?? 1),
                span: max(1, site.value("span")?.integer ?? 1),
                spacing: site.value("spacing")?.finite ?? 0,
                alignment: site.value("alignment")?.alignment ?? .center)
        case .zIndex: return site.value(0)?.finite.map { .zIndex($0) }
        case .gridCellColumns:
            return site.value(0)?.integer.map { .gridCellColumns(max(1, $0)) }
        default: return nil
        }
    }

    private func frame(_ site: Site) -> Modifier? {
        var flexible = FlexibleFrame()
        var (width, height): (Double?, Double?)
        var isFlexible = false
        for argument in site.call.arguments {
            let value = site.read(argument)
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

    func flexibleFrame(_ site: Site) -> FlexibleFrame {
        guard case .flexibleFrame(let frame)? = frame(site) else { return FlexibleFrame() }
        return frame
    }

    /// `.padding()`, `.padding(8)`, `.padding(.horizontal, 8)`, `.padding([.top, .leading])`, `.padding(EdgeInsets(…))`.
    func edgeLengths(_ site: Site) -> Sides<Double?> {
        let first = site.value(0)
        if let insets = first?.insets {
            return Sides(
                top: .some(insets.top), leading: .some(insets.leading), bottom: .some(insets.bottom),
                trailing: .some(insets.trailing))
        }
        if let length = first?.finite { return Sides(Set(Side.allCases), .some(length)) }
        let sides = first?.sides ?? Set(Side.allCases)
        return Sides(sides, site.value(1)?.finite)
    }

    private func alignmentGuide(_ value: Value?) -> AlignmentGuide? {
        guard case .style(let style)? = value, let name = style.parts.last?.name else { return nil }
        if style.type != "VerticalAlignment", let horizontal = HorizontalAlignment(rawValue: name) {
            return .horizontal(horizontal)
        }
        return VerticalAlignment(rawValue: name).map { .vertical($0) }
    }

    /// What the closure computes without a view's measure: constants and their negation.
    private func guideOffset(_ site: Site) -> Double? {
        guard let closure = site.closure("computeValue"), case .closure(let closure) = value(closure.value, site.scope)
        else {
            return nil
        }
        return interpreter.call(closure, [.unknown(Unknown("dimensions"))]).finite
    }

    // MARK: Safe area

    private func safeArea(_ name: ModifierName, _ site: Site) -> Modifier? {
        switch name {
        case .ignoresSafeArea, .edgesIgnoringSafeArea:
            if name == .ignoresSafeArea, site.value(0)?.words == ".keyboard" { return nil }
            let edges =
                site.value("edges") ?? (name == .edgesIgnoringSafeArea ? site.value(0) : nil)
            return .ignoresSafeArea(edges: edges?.sides ?? Set(Side.allCases))
        case .safeAreaInset, .safeAreaBar:
            let edge: Side = site.value("edge")?.named() ?? .bottom
            let value = site.value("alignment")
            return .safeAreaInset(
                edge: edge, alignment: value?.alignment ?? .center, spacing: site.value("spacing")?.finite,
                content: site.closure("content").map {
                    builder($0.value, at: site.id.child(.slot(.content)), site.scope)
                } ?? [])
        case .safeAreaPadding: return .safeAreaPadding(edgeLengths(site))
        case .contentMargins: return .contentMargins(edgeLengths(site))
        default: return nil
        }
    }

    // MARK: Arrangements

    private func arrangementWish(_ name: ModifierName, _ site: Site) -> Modifier? {
        switch name {
        case .splitArrangementLayoutRatio:
            if let ratio = site.value(0)?.finite {
                let range = SplitRatio.Range(ideal: min(1, max(0, ratio)))
                return .splitRatio(SplitRatio(horizontal: range, vertical: range))
            }
            func range(_ axis: String) -> SplitRatio.Range {
                SplitRatio.Range(
                    min: site.value("min" + axis)?.finite,
                    ideal: site.value("ideal" + axis)?.finite,
                    max: site.value("max" + axis)?.finite)
            }
            guard site.call.arguments.contains(where: { $0.label != nil }) else { return nil }
            return .splitRatio(SplitRatio(horizontal: range("Horizontal"), vertical: range("Vertical")))
        case .splitArrangementLayoutSize: return .splitSize(flexibleFrame(site))
        case .splitArrangementFixedLayoutSize:
            return .splitFixedSize(
                horizontal: site.value("horizontal")?.boolean ?? true,
                vertical: site.value("vertical")?.boolean ?? true)
        case .overlayArrangementEdge: return site.value(0)?.named().map { .overlayEdge($0) }
        default: return nil
        }
    }

    private func scrollIndicators(_ site: Site, _ output: inout Output) {
        guard let words = site.value(0)?.words, words == ".hidden" || words == ".never" else { return }
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

import CreaseDevice
import CreaseLayout

/// One branch for every view of the vocabulary.
extension ViewBuilder {
    func view(_ view: ViewName, _ site: Site, _ output: inout Output) {
        check(site.call, against: view.row)
        switch view {
        case .vStack: stack(.vertical, isLazy: false, site, &output)
        case .lazyVStack: stack(.vertical, isLazy: true, site, &output)
        case .hStack: stack(.horizontal, isLazy: false, site, &output)
        case .lazyHStack: stack(.horizontal, isLazy: true, site, &output)
        case .vStackLayout: stack(.vertical, isLazy: false, site, &output)
        case .hStackLayout: stack(.horizontal, isLazy: false, site, &output)
        case .zStack, .zStackLayout:
            let alignment = site.value("alignment")?.alignment ?? .center
            container(.zstack(alignment: alignment), site, &output)
        case .lazyVGrid: lazyGrid(.vertical, site, &output)
        case .lazyHGrid: lazyGrid(.horizontal, site, &output)
        case .grid:
            let kind = ViewNode.Kind.grid(
                alignment: site.value("alignment")?.alignment ?? .center,
                horizontalSpacing: site.value("horizontalSpacing")?.number,
                verticalSpacing: site.value("verticalSpacing")?.number)
            container(kind, site, &output)
        case .gridRow:
            container(
                .gridRow(alignment: site.value("alignment")?.named()), site,
                &output
            )
        case .scrollView: scrollView(site, &output)
        case .scrollViewReader, .timelineView: reader(named: view, site, &output)
        case .geometryReader: geometryReader(site, &output)
        case .viewThatFits:
            let axes = site.value("in")?.axes ?? [.horizontal, .vertical]
            container(.viewThatFits(axes: axes), site, &output)
        case .spacer:
            node(.spacer(minLength: site.value("minLength")?.number), site, &output)
        case .divider: node(.divider, site, &output)
        case .group, .glassEffectContainer, .controlGroup, .windowGroup:
            container(.group, site, &output)
        case .anyView: anyView(site, &output)
        case .emptyView: node(.empty, site, &output)
        case .anyLayout: anyLayout(site, &output)
        case .forEach: forEach(site, &output)
        case .list: list(site, &output)
        case .form: form(site, &output)
        case .section: section(site, &output)
        case .disclosureGroup: disclosureGroup(site, &output)
        case .groupBox: groupBox(site, &output)
        case .navigationStack, .navigationView: navigationStack(site, &output)
        case .navigationSplitView: splitView(site, &output)
        case .tabView: tabView(site, &output)
        case .tab: tab(site, &output)
        case .tabSection: tabSection(site, &output)
        case .arrangementView: arrangement(site, &output)
        case .text: text(site, &output)
        case .label: label(site, &output)
        case .image: image(site, &output)
        case .asyncImage: asyncImage(site, &output)
        case .labeledContent: labeledContent(site, &output)
        case .contentUnavailableView: contentUnavailable(site, &output)
        case .progressView: progress(site, &output)
        case .gauge: gauge(site, &output)
        case .button: button(site, &output)
        case .editButton: editButton(site, &output)
        case .toggle: toggle(site, &output)
        case .picker: picker(site, &output)
        case .textField, .secureField:
            textField(site, isSecure: view == .secureField, &output)
        case .textEditor: textEditor(site, &output)
        case .slider: slider(site, &output)
        case .stepper: stepper(site, &output)
        case .datePicker: datePicker(site, &output)
        case .colorPicker: colorPicker(site, &output)
        case .menu: menu(site, &output)
        case .navigationLink: navigationLink(site, &output)
        case .link: link(site, &output)
        case .shareLink: shareLink(site, &output)
        case .alert: break
        case .color, .linearGradient, .radialGradient, .angularGradient:
            append(interpreter.value(of: site.call, site.expression, site.scope), site, &output)
        case .rectangle: shape(.rectangle, site, &output)
        case .roundedRectangle: shape(roundedRectangle(site), site, &output)
        case .unevenRoundedRectangle: shape(unevenRectangle(site), site, &output)
        case .concentricRectangle, .containerRelativeShape: shape(.containerRelative, site, &output)
        case .capsule: shape(.capsule, site, &output)
        case .circle: shape(.circle, site, &output)
        case .ellipse: shape(.ellipse, site, &output)
        case .toolbarItem: toolbarItem(.item, site, &output)
        case .toolbarItemGroup: toolbarItem(.group, site, &output)
        case .toolbarOverflowMenu: toolbarItem(.overflowMenu, site, &output)
        case .toolbarSpacer: toolbarSpacer(site, &output)
        case .defaultToolbarItem: systemItem(site, &output)
        }
    }
}

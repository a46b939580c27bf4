import CreaseDevice
import CreaseLayout

/// One branch for every view of the vocabulary.
extension ViewBuilder {
    func view(
        _ view: ViewName, _ call: Call, _ expression: Expression, at id: ViewID, _ scope: Scope, _ output: inout Output
    ) {
        noteTier(of: view, call)
        switch view {
        case .vStack: stack(.vertical, isLazy: false, call, expression, at: id, scope, &output)
        case .lazyVStack: stack(.vertical, isLazy: true, call, expression, at: id, scope, &output)
        case .hStack: stack(.horizontal, isLazy: false, call, expression, at: id, scope, &output)
        case .lazyHStack: stack(.horizontal, isLazy: true, call, expression, at: id, scope, &output)
        case .vStackLayout: stack(.vertical, isLazy: false, call, expression, at: id, scope, &output)
        case .hStackLayout: stack(.horizontal, isLazy: false, call, expression, at: id, scope, &output)
        case .zStack, .zStackLayout:
            let alignment = argument("alignment", call, scope)?.alignment ?? .center
            container(.zstack(alignment: alignment), call, expression, at: id, scope, &output)
        case .lazyVGrid: lazyGrid(.vertical, call, expression, at: id, scope, &output)
        case .lazyHGrid: lazyGrid(.horizontal, call, expression, at: id, scope, &output)
        case .grid:
            let kind = ViewNode.Kind.grid(
                alignment: argument("alignment", call, scope)?.alignment ?? .center,
                horizontalSpacing: argument("horizontalSpacing", call, scope)?.number,
                verticalSpacing: argument("verticalSpacing", call, scope)?.number)
            container(kind, call, expression, at: id, scope, &output)
        case .gridRow:
            container(
                .gridRow(alignment: argument("alignment", call, scope)?.named()), call, expression, at: id, scope,
                &output
            )
        case .scrollView: scrollView(call, expression, at: id, scope, &output)
        case .scrollViewReader, .timelineView: reader(named: view, call, expression, at: id, scope, &output)
        case .geometryReader: geometryReader(call, expression, at: id, scope, &output)
        case .viewThatFits:
            let axes = argument("in", call, scope)?.axes ?? [.horizontal, .vertical]
            container(.viewThatFits(axes: axes), call, expression, at: id, scope, &output)
        case .spacer:
            node(.spacer(minLength: argument("minLength", call, scope)?.number), expression.place, at: id, &output)
        case .divider: node(.divider, expression.place, at: id, &output)
        case .group, .glassEffectContainer, .controlGroup, .windowGroup:
            container(.group, call, expression, at: id, scope, &output)
        case .anyView: anyView(call, expression, at: id, scope, &output)
        case .emptyView: node(.empty, expression.place, at: id, &output)
        case .anyLayout: anyLayout(call, expression, at: id, scope, &output)
        case .forEach: forEach(call, expression, at: id, scope, &output)
        case .list: list(call, expression, at: id, scope, &output)
        case .form: form(call, expression, at: id, scope, &output)
        case .section: section(call, expression, at: id, scope, &output)
        case .disclosureGroup: disclosureGroup(call, expression, at: id, scope, &output)
        case .groupBox: groupBox(call, expression, at: id, scope, &output)
        case .navigationStack, .navigationView: navigationStack(call, expression, at: id, scope, &output)
        case .navigationSplitView: splitView(call, expression, at: id, scope, &output)
        case .tabView: tabView(call, expression, at: id, scope, &output)
        case .tab: tab(call, expression, at: id, scope, &output)
        case .tabSection: tabSection(call, expression, at: id, scope, &output)
        case .arrangementView: arrangement(call, expression, at: id, scope, &output)
        case .text: text(call, expression, at: id, scope, &output)
        case .label: label(call, expression, at: id, scope, &output)
        case .image: image(call, expression, at: id, scope, &output)
        case .asyncImage: asyncImage(call, expression, at: id, scope, &output)
        case .labeledContent: labeledContent(call, expression, at: id, scope, &output)
        case .contentUnavailableView: contentUnavailable(call, expression, at: id, scope, &output)
        case .progressView: progress(call, expression, at: id, scope, &output)
        case .gauge: gauge(call, expression, at: id, scope, &output)
        case .button: button(call, expression, at: id, scope, &output)
        case .editButton:
            editButton(expression, at: id, scope, &output)
        case .toggle: toggle(call, expression, at: id, scope, &output)
        case .picker: picker(call, expression, at: id, scope, &output)
        case .textField, .secureField:
            textField(call, isSecure: view == .secureField, expression, at: id, scope, &output)
        case .textEditor: textEditor(call, expression, at: id, scope, &output)
        case .slider: slider(call, expression, at: id, scope, &output)
        case .stepper: stepper(call, expression, at: id, scope, &output)
        case .datePicker: datePicker(call, expression, at: id, scope, &output)
        case .colorPicker: colorPicker(call, expression, at: id, scope, &output)
        case .menu: menu(call, expression, at: id, scope, &output)
        case .navigationLink: navigationLink(call, expression, at: id, scope, &output)
        case .link: link(call, expression, at: id, scope, &output)
        case .shareLink: shareLink(call, expression, at: id, scope, &output)
        case .alert: break
        case .color, .linearGradient, .radialGradient, .angularGradient:
            append(interpreter.value(of: call, expression, scope), expression, at: id, scope, &output)
        case .rectangle: shape(.rectangle, expression, at: id, &output)
        case .roundedRectangle: shape(roundedRectangle(call, scope), expression, at: id, &output)
        case .unevenRoundedRectangle: shape(unevenRectangle(call, scope), expression, at: id, &output)
        case .concentricRectangle, .containerRelativeShape: shape(.containerRelative, expression, at: id, &output)
        case .capsule: shape(.capsule, expression, at: id, &output)
        case .circle: shape(.circle, expression, at: id, &output)
        case .ellipse: shape(.ellipse, expression, at: id, &output)
        case .toolbarItem: toolbarItem(.item, call, expression, at: id, scope, &output)
        case .toolbarItemGroup: toolbarItem(.group, call, expression, at: id, scope, &output)
        case .toolbarOverflowMenu: toolbarItem(.overflowMenu, call, expression, at: id, scope, &output)
        case .toolbarSpacer: toolbarSpacer(call, expression, at: id, scope, &output)
        case .defaultToolbarItem: systemItem(call, expression, at: id, scope, &output)
        }
    }

    private func noteTier(of view: ViewName, _ call: Call) {
        switch view {
        case .arrangementView where context.conditions.tier < .sdk271:
            noteTier(view.rawValue, .sdk271, at: call.namePlace)
        case .toolbarOverflowMenu where context.conditions.tier < .sdk27:
            noteTier(view.rawValue, .sdk27, at: call.namePlace)
        default: break
        }
    }
}

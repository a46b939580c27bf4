import CreaseDevice
import CreaseLayout

/// Modifiers that change what views inside read.
extension ViewBuilder {
    typealias Change = @Sendable (inout EnvironmentValues) -> Void

    func environmentChange(_ name: ModifierName, _ site: Site) -> Change? {
        switch name {
        case .font, .fontWeight, .fontDesign, .bold, .italic, .underline, .strikethrough, .monospaced, .monospacedDigit:
            return fontChange(name, site)
        case .lineLimit, .lineSpacing, .multilineTextAlignment, .truncationMode, .minimumScaleFactor, .textCase,
            .imageScale, .dynamicTypeSize:
            return textChange(name, site)
        case .foregroundStyle, .foregroundColor:
            guard let paint = paint(site.value(0)) else { return nil }
            return { $0.foreground = paint }
        case .tint, .accentColor:
            let paint = paint(site.value(0))
            return { $0.tint = paint }
        case .preferredColorScheme, .colorScheme:
            guard let scheme: ColorScheme = site.value(0)?.named() else { return nil }
            return { $0.colorScheme = scheme }
        case .environment: return keyChange(site)
        case .disabled:
            guard let expression = site.positional(0)?.value, decide(expression, site.scope) else { return nil }
            return { $0.isEnabled = false }
        case .allowsHitTesting:
            guard site.value(0)?.boolean == false else { return nil }
            return { $0.allowsHitTesting = false }
        default: return styleChange(name, site)
        }
    }

    private func fontChange(_ name: ModifierName, _ site: Site) -> Change? {
        let first = site.value(0)
        let isOn = first?.boolean ?? true
        switch name {
        case .font:
            guard let font = font(first) else { return nil }
            return { $0.font = font }
        case .fontWeight:
            let weight: FontWeight? = first?.named()
            return { $0.font.weight = weight }
        case .fontDesign:
            let design = first?.fontDesign ?? .standard
            return { $0.font.design = design }
        case .bold: return { $0.font.weight = isOn ? .bold : nil }
        case .italic: return { $0.font.isItalic = isOn }
        case .underline: return { $0.font.isUnderlined = isOn }
        case .strikethrough: return { $0.font.isStruckThrough = isOn }
        case .monospaced: return { $0.font.design = isOn ? .monospaced : .standard }
        case .monospacedDigit: return { $0.font.isMonospacedDigit = true }
        default: return nil
        }
    }

    private func textChange(_ name: ModifierName, _ site: Site) -> Change? {
        let first = site.value(0)
        switch name {
        case .lineLimit:
            var limit = first?.integer ?? 0
            if case .range(let range)? = first { limit = range.upper.flatMap { Int(exactly: $0) } ?? 0 }
            let reserves = site.value("reservesSpace")?.boolean ?? false
            let lines = max(0, limit)
            return {
                $0.lineLimit = lines
                $0.reservesLineSpace = reserves
            }
        case .lineSpacing:
            guard let spacing = first?.finite else { return nil }
            return { $0.lineSpacing = max(0, spacing) }
        case .multilineTextAlignment:
            guard let alignment: HorizontalAlignment = first?.named() else { return nil }
            return { $0.textAlignment = alignment }
        case .truncationMode:
            guard let truncation: Truncation = first?.named() else { return nil }
            return { $0.truncation = truncation }
        case .minimumScaleFactor:
            guard let factor = first?.finite else { return nil }
            return { $0.minimumScaleFactor = min(1, max(0, factor)) }
        case .textCase:
            let textCase: TextCase? = first?.named()
            return { $0.textCase = textCase }
        case .imageScale:
            guard let scale: ImageScale = first?.named() else { return nil }
            return { $0.imageScale = scale }
        case .dynamicTypeSize: return textSizeChange(site.positional(0)?.value, site.scope)
        default: return nil
        }
    }

    /// One size, or a range that the size is held in: `...DynamicTypeSize.xxxLarge`, `.small ... .large`.
    private func textSizeChange(_ expression: Expression?, _ scope: Scope) -> Change? {
        guard let expression else { return nil }
        var (lower, upper) = (TextSize.xSmall, TextSize.accessibility5)
        switch expression.kind {
        case .prefix(_, let end): upper = value(end, scope).named() ?? upper
        case .binary(.closedRange, let start, let end), .binary(.halfOpenRange, let start, let end):
            lower = value(start, scope).named() ?? lower
            upper = value(end, scope).named() ?? upper
        default:
            guard let size: TextSize = value(expression, scope).named() else { return nil }
            return { $0.textSize = size }
        }
        let sizes = TextSize.allCases
        guard let first = sizes.firstIndex(of: lower), let last = sizes.firstIndex(of: upper), first <= last else {
            return nil
        }
        return { environment in
            let index = sizes.firstIndex(of: environment.textSize) ?? first
            environment.textSize = sizes[min(last, max(first, index))]
        }
    }

    /// `.environment(\.colorScheme, .dark)`: keys of the system; the file's own flow through `Surroundings`.
    private func keyChange(_ site: Site) -> Change? {
        guard let argument = site.positional(0), case .keyPath(let names) = argument.value.kind, let key = names.last,
            let value = site.value(1)
        else { return nil }
        guard let known = EnvironmentKey(rawValue: key) else {
            let words = value.words
            return { $0.custom[key] = words }
        }
        switch known {
        case .horizontalSizeClass:
            guard let size: SizeClass = value.named() else { return nil }
            return { $0.horizontalSizeClass = size }
        case .verticalSizeClass:
            guard let size: SizeClass = value.named() else { return nil }
            return { $0.verticalSizeClass = size }
        case .layoutDirection:
            guard let direction: LayoutDirection = value.named() else { return nil }
            return { $0.layoutDirection = direction }
        case .dynamicTypeSize: return textSizeChange(site.positional(1)?.value, site.scope)
        case .colorScheme:
            guard let scheme: ColorScheme = value.named() else { return nil }
            return { $0.colorScheme = scheme }
        case .isEnabled:
            guard let isEnabled = value.boolean else { return nil }
            return { $0.isEnabled = isEnabled }
        case .toolbarVerticalEdge, .overlayArrangementZIndex, .splitArrangementAxis, .displayScale, .isPresented:
            return nil
        }
    }

    private func styleChange(_ name: ModifierName, _ site: Site) -> Change? {
        let first = site.value(0)
        switch name {
        case .listStyle:
            guard let style: ListStyle = first?.named() else { return nil }
            return { $0.listStyle = style }
        case .buttonStyle:
            guard let style: ButtonStyle = first?.named() else { return nil }
            return { $0.buttonStyle = style }
        case .labelStyle:
            guard let style: LabelStyle = first?.named() else { return nil }
            return { $0.labelStyle = style }
        case .pickerStyle:
            guard let style: PickerStyle = first?.named() else { return nil }
            return { $0.pickerStyle = style }
        case .toggleStyle:
            guard let style: ToggleStyle = first?.named() else { return nil }
            return { $0.toggleStyle = style }
        case .textFieldStyle:
            guard let style: TextFieldStyle = first?.named() else { return nil }
            return { $0.textFieldStyle = style }
        case .progressViewStyle:
            guard let style: ProgressStyle = first?.named() else { return nil }
            return { $0.progressStyle = style }
        case .controlSize:
            guard let size: ControlSize = first?.named() else { return nil }
            return { $0.controlSize = size }
        case .labelsHidden: return { $0.labelsHidden = true }
        case .tabViewStyle:
            guard let style: TabViewStyle = first?.named() else { return nil }
            return { $0.tabViewStyle = style }
        case .arrangementViewStyle:
            guard let style = arrangementStyle(first) else { return nil }
            return { $0.arrangementStyle = style }
        default: return nil
        }
    }

    /// `.split`, `.overlay.axes(.vertical)`, `.split.axes([.horizontal, .vertical])`.
    private func arrangementStyle(_ value: Value?) -> ArrangementStyle? {
        guard case .style(let style)? = value else { return nil }
        var result = ArrangementStyle()
        for part in style.parts {
            if let kind = ArrangementStyle.Kind(rawValue: part.name) { result.kind = kind }
            if part.name == "axes", let axes = part.arguments?.first?.value.axes { result.axes = axes }
        }
        return result
    }
}

import CreaseDevice
import CreaseLayout

/// Values read as what layout knows: lengths, edges, alignments, colours, fonts, shapes.
///
/// Each gives `nil` for a value that is no such thing or is not known; the caller takes the default.
extension Evaluator {
    func length(_ value: Value?) -> Double? { value?.number }

    /// A name among the cases of an enum whose raw values are SwiftUI's names.
    func named<Name: RawRepresentable<String>>(_ value: Value?, _ type: Name.Type = Name.self) -> Name? {
        switch value {
        case .style(let style)?:
            style.parts.last.flatMap { Name(rawValue: $0.name) }
                ?? style.parts.first.flatMap { Name(rawValue: $0.name) }
        case .enumCase(let value)?: Name(rawValue: value.name)
        default: nil
        }
    }

    func axes(_ value: Value?) -> Set<Axis>? {
        switch value {
        case .array(let values)?: Set(values.compactMap { named($0, Axis.self) })
        case .some(let value): named(value, Axis.self).map { [$0] }
        case nil: nil
        }
    }

    func sides(_ value: Value?) -> Set<Side>? {
        switch value {
        case .array(let values)?: return values.reduce(into: Set<Side>()) { $0.formUnion(sides($1) ?? []) }
        case .style(let style)?:
            switch style.singleName {
            case "all": return Set(Side.allCases)
            case "horizontal": return [.leading, .trailing]
            case "vertical": return [.top, .bottom]
            case "init":
                if let first = style.parts.first?.arguments?.first { return sides(first.value) }
                return nil
            case let name?: return Side(rawValue: name).map { [$0] }
            case nil: return nil
            }
        default: return nil
        }
    }

    func alignment(_ value: Value?) -> Alignment? {
        guard case .style(let style)? = value else { return nil }
        if style.parts.first?.name == "init", let arguments = style.parts.first?.arguments {
            let horizontal: HorizontalAlignment? = named(arguments.first { $0.label == "horizontal" }?.value)
            let vertical: VerticalAlignment? = named(arguments.first { $0.label == "vertical" }?.value)
            return Alignment(horizontal ?? .center, vertical ?? .center)
        }
        switch style.parts.last?.name {
        case "topLeading": return Alignment(.leading, .top)
        case "top": return Alignment(.center, .top)
        case "topTrailing": return Alignment(.trailing, .top)
        case "leading": return Alignment(.leading, .center)
        case "center": return .center
        case "trailing": return Alignment(.trailing, .center)
        case "bottomLeading": return Alignment(.leading, .bottom)
        case "bottom": return Alignment(.center, .bottom)
        case "bottomTrailing": return Alignment(.trailing, .bottom)
        case "leadingFirstTextBaseline": return Alignment(.leading, .firstTextBaseline)
        case "centerFirstTextBaseline": return Alignment(.center, .firstTextBaseline)
        case "trailingFirstTextBaseline": return Alignment(.trailing, .firstTextBaseline)
        case "leadingLastTextBaseline": return Alignment(.leading, .lastTextBaseline)
        case "centerLastTextBaseline": return Alignment(.center, .lastTextBaseline)
        case "trailingLastTextBaseline": return Alignment(.trailing, .lastTextBaseline)
        default: return nil
        }
    }

    /// Degrees of an `Angle`.
    func degrees(_ value: Value?) -> Double? {
        guard case .style(let style)? = value, let part = style.parts.first else { return nil }
        if part.name == "zero" { return 0 }
        let first = part.arguments?.first
        guard let number = first?.value.number, number.isFinite else { return nil }
        let isRadians = part.name == "radians" || first?.label == "radians"
        return isRadians ? number * 180 / .pi : number
    }

    // MARK: Colours

    func paint(_ value: Value?) -> Paint? {
        switch value {
        case .style(let style)?: return paint(style)
        case .string(let name)?: return Paint(.named(name))
        case .view(let thunk)?:
            // `.background(Color.red.opacity(0.5))` and gradients arrive as styles; a view of one fill is that colour.
            guard case .expression(let expression, let scope) = thunk,
                case .style(let style) = self.value(expression, scope)
            else { return nil }
            return paint(style)
        case .enumCase(let value)?: return Paint(.named(value.name))
        default: return nil
        }
    }

    private func paint(_ style: Style) -> Paint? {
        var paint: Paint?
        for part in style.parts {
            switch part.name {
            case "opacity":
                guard let amount = part.arguments?.first?.value.number else { continue }
                paint?.opacity *= min(1, max(0, amount))
            case "gradient": if let base = paint { paint = Paint(.gradient([base, base]), opacity: base.opacity) }
            case "init": paint = made(part.arguments ?? [], type: style.type)
            case "linearGradient", "radialGradient", "angularGradient", "conicGradient", "ellipticalGradient":
                paint = gradient(part.arguments ?? [])
            case "mix", "shadow", "blendMode", "inner", "drop", "exposureAdjust", "resolve": continue
            default:
                if paint == nil { paint = named(part, type: style.type) }
            }
        }
        return paint
    }

    /// A colour by name: the file's own first, then the system's.
    private func named(_ part: Style.Part, type: String?) -> Paint? {
        for owner in [type, "Color", "ShapeStyle", "UIColor"] {
            guard let owner, let code = declarations.extensions[owner] ?? declarations.types[owner] else { continue }
            if part.arguments == nil, let property = code.statics[part.name] {
                return paint(self.value(of: property, code))
            }
            if let functions = code.functions[part.name], let arguments = part.arguments,
                let function = overload(of: functions, arguments)
            {
                return paint(
                    call(
                        function, arguments, Scope(owner: Owner(statics: code), surroundings: rootScope().surroundings))
                )
            }
        }
        return Paint(.named(part.name))
    }

    /// `Color("name")`, `Color(red:green:blue:)`, `Color(.systemBackground)` and gradients.
    private func made(_ arguments: [Value.Element], type: String?) -> Paint? {
        func number(_ label: String) -> Double? { arguments.first { $0.label == label }?.value.number }
        if type == "LinearGradient" || type == "RadialGradient" || type == "AngularGradient" || type == "Gradient" {
            return gradient(arguments)
        }
        let opacity = min(1, max(0, number("opacity") ?? number("alpha") ?? 1))
        if let red = number("red"), let green = number("green"), let blue = number("blue") {
            return Paint(.rgb(red: unit(red), green: unit(green), blue: unit(blue)), opacity: opacity)
        }
        if let white = number("white") {
            return Paint(.rgb(red: unit(white), green: unit(white), blue: unit(white)), opacity: opacity)
        }
        if let hue = number("hue"), let saturation = number("saturation"), let brightness = number("brightness") {
            return Paint(
                rgb(hue: unit(hue), saturation: unit(saturation), brightness: unit(brightness)), opacity: opacity)
        }
        guard let first = arguments.first?.value else { return Paint(.named("primary")) }
        if arguments.first?.label == "hex" { return hex(first) }
        if let name = first.text { return name.hasPrefix("#") ? hex(first) : Paint(.named(name)) }
        return paint(first)
    }

    private func unit(_ value: Double) -> Double { min(1, max(0, value)) }

    private func rgb(hue: Double, saturation: Double, brightness: Double) -> Paint.Base {
        func channel(_ offset: Double) -> Double {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return .rgb(red: channel(5), green: channel(3), blue: channel(1))
    }

    private func hex(_ value: Value) -> Paint? {
        let number: Int?
        if let text = value.text { number = Int(text.drop { $0 == "#" }, radix: 16) } else { number = value.integer }
        guard let number, number >= 0, number <= 0xFFFFFF else { return nil }
        return Paint(
            .rgb(
                red: Double(number >> 16 & 0xFF) / 255, green: Double(number >> 8 & 0xFF) / 255,
                blue: Double(number & 0xFF) / 255))
    }

    private func gradient(_ arguments: [Value.Element]) -> Paint? {
        for argument in arguments {
            switch argument.value {
            case .array(let values):
                let paints = values.compactMap { value in
                    // `.init(color: .red, location: 0)` in `stops:`.
                    if case .style(let style) = value, let part = style.parts.last,
                        let color = part.arguments?.first(where: { $0.label == "color" })
                    {
                        return paint(color.value)
                    }
                    return paint(value)
                }
                if !paints.isEmpty { return Paint(.gradient(paints)) }
            case .style(let style) where argument.label == "gradient":
                return gradient(style.parts.first?.arguments ?? [])
            default: continue
            }
        }
        return Paint(.gradient([.primary, .secondary]))
    }

    // MARK: Fonts

    func font(_ value: Value?) -> Font? {
        guard case .style(let style)? = value else { return nil }
        var font: Font?
        for part in style.parts {
            let first = part.arguments?.first?.value
            switch part.name {
            case "system", "custom", "init":
                font = systemFont(part.arguments ?? [])
            case "bold": font?.weight = .bold
            case "weight": if let weight: FontWeight = named(first) { font?.weight = weight }
            case "italic": font?.isItalic = true
            case "monospaced": font?.design = .monospaced
            case "monospacedDigit": font?.isMonospacedDigit = true
            case "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "leading", "width", "scaled": continue
            default:
                if let text = TextStyle(rawValue: part.name) {
                    font = Font(.style(text))
                } else if font == nil, let property = declarations.extensions["Font"]?.statics[part.name] {
                    font = self.font(self.value(of: property, declarations.extensions["Font"]))
                } else if font == nil, let code = declarations.extensions["Font"],
                    let functions = code.functions[part.name],
                    let arguments = part.arguments, let function = overload(of: functions, arguments)
                {
                    font = self.font(
                        call(
                            function, arguments,
                            Scope(owner: Owner(statics: code), surroundings: rootScope().surroundings)))
                }
            }
        }
        return font
    }

    private func systemFont(_ arguments: [Value.Element]) -> Font? {
        var font: Font?
        for argument in arguments {
            switch argument.label {
            case "size", "fixedSize":
                guard let size = argument.value.number, size.isFinite, size > 0 else { return nil }
                let isRelative = arguments.contains { $0.label == "relativeTo" }
                font = Font(.size(min(size, 2_000), isRelative: isRelative))
            case nil:
                if let style: TextStyle = named(argument.value) { font = Font(.style(style)) }
            default: continue
            }
        }
        if let weight: FontWeight = named(arguments.first { $0.label == "weight" }?.value) { font?.weight = weight }
        font?.design = design(arguments.first { $0.label == "design" }?.value) ?? .standard
        return font
    }

    func design(_ value: Value?) -> Font.Design? {
        guard case .style(let style)? = value else { return nil }
        return style.singleName == "default" ? .standard : style.singleName.flatMap(Font.Design.init(rawValue:))
    }

    // MARK: Shapes

    /// A shape given as an argument: `.rect(cornerRadius: 8)`, `.capsule`, `Circle()`.
    func shape(_ value: Value?) -> ShapeKind? {
        switch value {
        case .style(let style)?:
            guard let part = style.parts.first else { return nil }
            let arguments = part.arguments ?? []
            switch part.name {
            case "rect":
                let radius = arguments.compactMap(\.value.number).max() ?? 0
                return radius > 0 ? .roundedRectangle(radius: radius) : .rectangle
            case "capsule", "buttonBorder": return .capsule
            case "circle": return .circle
            case "ellipse": return .ellipse
            case "containerRelative": return .containerRelative
            default: return nil
            }
        case .view(let thunk)?:
            guard let node = views(of: thunk, at: .root, rootScope().surroundings).first else { return nil }
            return shape(of: node, depth: 0)
        default: return nil
        }
    }

    private func shape(of node: ViewNode, depth: Int) -> ShapeKind? {
        guard depth < 16 else { return nil }
        switch node.kind {
        case .shape(let content): return content.kind
        case .fill: return .rectangle
        case .modified, .group: return node.children.first.flatMap { shape(of: $0, depth: depth + 1) }
        default: return nil
        }
    }

    func insets(_ value: Value?) -> Sides<Double>? {
        switch value {
        case .insets(let insets)?: insets
        case .style(let style)? where style.parts.first?.name == "init":
            Sides(
                top: style.number("top"), leading: style.number("leading"), bottom: style.number("bottom"),
                trailing: style.number("trailing"))
        default: nil
        }
    }
}

extension Style {
    func number(_ label: String) -> Double {
        parts.first?.arguments?.first { $0.label == label }?.value.number ?? 0
    }
}

import CreaseDevice
import CreaseLayout

/// Values read as colours and gradients; `nil` for anything else.
extension Evaluator {
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
}

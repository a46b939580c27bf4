import CreaseDevice
import CreaseLayout

/// Values read as colours and gradients; `nil` for anything else.
extension Value {
    /// What a file declares under a name, on the type a style names or on those of colours: `nil` where it declares none.
    typealias DeclaredPaint = (_ part: Style.Part, _ type: String?) -> Paint??

    func paint(declared: DeclaredPaint) -> Paint? {
        switch self {
        case .style(let style): Self.paint(style, declared)
        case .string(let name): Paint(.named(name))
        case .enumCase(let value): Paint(.named(value.name))
        default: nil
        }
    }

    private static func paint(_ style: Style, _ declared: DeclaredPaint) -> Paint? {
        var paint: Paint?
        for part in style.parts {
            switch part.name {
            case "opacity":
                guard let amount = part.arguments?.first?.value.number else { continue }
                paint?.opacity *= min(1, max(0, amount))
            case "gradient": if let base = paint { paint = Paint(.gradient([base, base]), opacity: base.opacity) }
            case "init": paint = made(part.arguments ?? [], type: style.type, declared)
            case "linearGradient", "radialGradient", "angularGradient", "conicGradient", "ellipticalGradient":
                paint = gradient(part.arguments ?? [], declared)
            case "mix", "shadow", "blendMode", "inner", "drop", "exposureAdjust", "resolve": continue
            default:
                if paint == nil { paint = declared(part, style.type) ?? Paint(.named(part.name)) }
            }
        }
        return paint
    }

    /// `Color("name")`, `Color(red:green:blue:)`, `Color(.systemBackground)` and gradients.
    private static func made(_ arguments: [Value.Element], type: String?, _ declared: DeclaredPaint) -> Paint? {
        func number(_ label: String) -> Double? { arguments.first { $0.label == label }?.value.number }
        if type == "LinearGradient" || type == "RadialGradient" || type == "AngularGradient" || type == "Gradient" {
            return gradient(arguments, declared)
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
        // A channel that is not known leaves the color unknown.
        if let label = arguments.first?.label, ["red", "white", "hue", "displayP3Red"].contains(label) { return nil }
        guard let first = arguments.first?.value else { return Paint(.named("primary")) }
        if arguments.first?.label == "hex" { return hex(first) }
        if let name = first.text { return name.hasPrefix("#") ? hex(first) : Paint(.named(name)) }
        // `Color(uiColor: .label)`, `Color(.label)`: the name is that of a colour of UIKit.
        if case .style(var style) = first, style.type == nil {
            style.type = "UIColor"
            return paint(style, declared)
        }
        return first.paint(declared: declared)
    }

    private static func unit(_ value: Double) -> Double { min(1, max(0, value)) }

    private static func rgb(hue: Double, saturation: Double, brightness: Double) -> Paint.Base {
        func channel(_ offset: Double) -> Double {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return .rgb(red: channel(5), green: channel(3), blue: channel(1))
    }

    private static func hex(_ value: Value) -> Paint? {
        let number: Int?
        if let text = value.text { number = Int(text.drop { $0 == "#" }, radix: 16) } else { number = value.integer }
        guard let number, number >= 0, number <= 0xFFFFFF else { return nil }
        return Paint(
            .rgb(
                red: Double(number >> 16 & 0xFF) / 255, green: Double(number >> 8 & 0xFF) / 255,
                blue: Double(number & 0xFF) / 255))
    }

    private static func gradient(_ arguments: [Value.Element], _ declared: DeclaredPaint) -> Paint? {
        for argument in arguments {
            switch argument.value {
            case .array(let values):
                let paints = values.compactMap { value in
                    // `.init(color: .red, location: 0)` in `stops:`.
                    if case .style(let style) = value, let part = style.parts.last,
                        let color = part.arguments?.first(where: { $0.label == "color" })
                    {
                        return color.value.paint(declared: declared)
                    }
                    return value.paint(declared: declared)
                }
                if !paints.isEmpty { return Paint(.gradient(paints)) }
            case .style(let style) where argument.label == "gradient":
                return gradient(style.parts.first?.arguments ?? [], declared)
            default: continue
            }
        }
        return Paint(.gradient([.primary, .secondary]))
    }
}

import CreaseLayout

/// How a paint of the layout looks on a terminal.
enum PaintLook: Hashable {
    /// Nothing is drawn.
    case clear
    /// The page itself, opaque: hides what lies below and shows no colour of its own.
    case ground
    /// A muted colour for areas, and one of middle brightness for lines and letters.
    case color(area: CellColor, ink: CellColor)

    init(_ paint: Paint) {
        guard paint.opacity > 0.04 else {
            self = .clear
            return
        }
        switch paint.base {
        case .named(let name): self = Self.named(name)
        case .rgb(let red, let green, let blue): self = Self.rgb(red, green, blue)
        case .gradient(let stops): self = stops.first.map { PaintLook($0) } ?? .clear
        }
        // A veil of colour over the page is the page.
        if paint.opacity < 0.12, self != .clear { self = .clear }
    }

    var ink: CellColor? {
        switch self {
        case .clear, .ground: nil
        case .color(_, let ink): ink
        }
    }

    /// A name as written, with or without `system` before it; an unknown one (an asset) gets one of the hues.
    private static func named(_ written: String) -> PaintLook {
        let name = written.hasPrefix("system") ? written.dropFirst(6).lowercased() : written.lowercased()
        if name == "clear" { return .clear }
        let isPage =
            name.hasSuffix("background") || name.hasSuffix("material") || name.hasSuffix("glass")
            || name.hasSuffix("fill")
            || name == "bar"
        if isPage || name == "white" { return .ground }
        if let hue = hues[name] { return .color(area: hue.area, ink: hue.ink) }
        if name.hasPrefix("gray") || name.hasPrefix("grey") { return .color(grey) }
        let sum = name.utf8.reduce(5381) { ($0 &* 33) ^ UInt32($1) }
        let hue = assetHues[Int(sum % UInt32(assetHues.count))]
        return hues[hue].map { .color(area: $0.area, ink: $0.ink) } ?? .color(grey)
    }

    private static func color(_ hue: (area: CellColor, ink: CellColor)) -> PaintLook {
        .color(area: hue.area, ink: hue.ink)
    }

    /// The colour drawn towards grey for areas; for ink scaled to a brightness that stands off white and black.
    private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> PaintLook {
        func part(_ value: Double) -> Double { value.isNaN ? 0 : min(1, max(0, value)) }
        let (r, g, b) = (part(red), part(green), part(blue))
        if min(r, g, b) > 0.93 { return .ground }
        func byte(_ value: Double) -> UInt8 { UInt8(min(255, max(0, value * 255))) }
        func muted(_ value: Double) -> UInt8 { byte(value * 0.7 + 0.5 * 0.3) }
        let luminance = 0.2126 * r * r + 0.7152 * g * g + 0.0722 * b * b
        let factor = luminance < 0.02 ? 0 : min(3, max(0.3, (0.19 / luminance).squareRoot()))
        func scaled(_ value: Double) -> UInt8 { luminance < 0.02 ? 118 : byte(min(1, value * factor)) }
        return .color(
            area: .rgb(muted(r), muted(g), muted(b)), ink: .rgb(scaled(r), scaled(g), scaled(b)))
    }

    private static let grey: (area: CellColor, ink: CellColor) = (.rgb(150, 150, 152), .rgb(124, 124, 126))
    private static let assetHues = ["teal", "orange", "indigo", "green", "pink", "brown"]

    /// The system's colours, muted for areas and evened out for letters.
    private static let hues: [String: (area: CellColor, ink: CellColor)] = [
        "red": (.rgb(190, 96, 90), .rgb(204, 70, 64)),
        "orange": (.rgb(204, 140, 80), .rgb(190, 100, 30)),
        "yellow": (.rgb(206, 180, 98), .rgb(150, 118, 16)),
        "green": (.rgb(110, 164, 116), .rgb(44, 136, 68)),
        "mint": (.rgb(118, 180, 168), .rgb(24, 134, 122)),
        "teal": (.rgb(94, 158, 170), .rgb(24, 130, 146)),
        "cyan": (.rgb(108, 170, 198), .rgb(24, 130, 168)),
        "blue": (.rgb(98, 140, 196), .rgb(56, 126, 214)),
        "accentcolor": (.rgb(98, 140, 196), .rgb(56, 126, 214)),
        "tint": (.rgb(98, 140, 196), .rgb(56, 126, 214)),
        "indigo": (.rgb(114, 114, 182), .rgb(98, 98, 204)),
        "purple": (.rgb(148, 112, 180), .rgb(150, 86, 190)),
        "pink": (.rgb(200, 114, 140), .rgb(206, 70, 112)),
        "brown": (.rgb(156, 132, 110), .rgb(140, 108, 74)),
        "black": (.rgb(58, 58, 62), .rgb(118, 118, 120)),
        "primary": (.rgb(92, 92, 96), .rgb(118, 118, 120)),
        "secondary": (.rgb(142, 142, 146), .rgb(128, 128, 128)),
        "tertiary": (.rgb(164, 164, 168), .rgb(128, 128, 128)),
        "quaternary": (.rgb(176, 176, 180), .rgb(128, 128, 128)),
        "gray": (.rgb(150, 150, 152), .rgb(124, 124, 126)),
    ]
}

extension Theme {
    /// The style of letters in a paint: roles for the system's own levels, the paint's hue for the rest.
    func ink(_ paint: Paint?) -> CellStyle {
        guard let paint else { return self[.label] }
        switch paint.base {
        case .named("primary"), .named("label"), .named("white"), .named("black"): return self[.label]
        case .named("secondary"), .named("tertiary"), .named("quaternary"), .named("gray"),
            .named("secondaryLabel"), .named("tertiaryLabel"), .named("placeholderText"):
            return self[.secondaryLabel]
        case .named("accentColor"), .named("tint"), .named("blue"), .named("link"): return self[.accent]
        case .named, .rgb, .gradient:
            return CellStyle(foreground: depth.nearest(to: PaintLook(paint).ink ?? .standard))
        }
    }

    /// Letters on a coloured area: dark on light colours, light on dark ones.
    static func letters(on ground: CellColor) -> CellColor {
        (ground.luminance ?? 0) > 0.3 ? .rgb(20, 20, 24) : .rgb(250, 250, 250)
    }
}

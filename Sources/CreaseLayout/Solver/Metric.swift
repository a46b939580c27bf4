public import CreaseDevice

/// The lengths of the system's own views: default gaps, rows, controls.
///
/// None is written in the platform's documentation, so none may hide in the code: each is a fact, listed by
/// `crease facts`, and named in the scene's assumptions when a layout used it.
enum Metric: Int, CaseIterable {
    case stackSpacing
    case padding
    case lineHeightRatio
    case symbolRatio
    case symbolSmall
    case symbolLarge
    case pictureSide

    var fact: Fact {
        switch self {
        case .stackSpacing:
            Fact(
                "layout.stack.spacing", 8, unit: "pt", .assumed, source: "SwiftUI",
                note: "gap between views of a stack or grid that names none; none beside a spacer")
        case .padding:
            Fact("layout.padding", 16, unit: "pt", .assumed, source: "SwiftUI", note: "padding that names no length")
        case .lineHeightRatio:
            Fact(
                "text.line.ratio", 1.2, unit: "ratio", .assumed, source: "SF Pro",
                note: "line height of a font given in points, per point of its size")
        case .symbolRatio:
            Fact(
                "symbol.ratio", 1.2, unit: "ratio", .assumed, source: "SF Symbols",
                note: "width of a symbol per point of its font's size")
        case .symbolSmall:
            Fact("symbol.small", 0.78, unit: "ratio", .assumed, source: "SF Symbols", note: "image scale small")
        case .symbolLarge:
            Fact("symbol.large", 1.28, unit: "ratio", .assumed, source: "SF Symbols", note: "image scale large")
        case .pictureSide:
            Fact(
                "picture.side", 100, unit: "pt", .assumed, source: "Crease",
                note: "width and height of a picture nobody has pixels of")
        }
    }

    private static let values: [Double] = allCases.map(\.fact.value)

    var value: Double { Self.values[rawValue] }
}

/// The facts of this module, for the list of all facts.
public let layoutFacts: [Fact] = Metric.allCases.map(\.fact)

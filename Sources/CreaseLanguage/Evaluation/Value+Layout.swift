import CreaseDevice
import CreaseLayout

/// Values read as what layout knows: lengths, edges, alignments, angles, shapes.
///
/// Each is `nil` for a value that is no such thing or is not known; the caller takes the default.
extension Value {
    /// A number that layout can compute with.
    var finite: Double? { number.flatMap { $0.isFinite ? $0 : nil } }

    /// A name among the cases of an enum whose raw values are SwiftUI's names.
    func named<Name: RawRepresentable<String>>(_ type: Name.Type = Name.self) -> Name? {
        switch self {
        case .style(let style):
            style.parts.last.flatMap { Name(rawValue: $0.name) }
                ?? style.parts.first.flatMap { Name(rawValue: $0.name) }
        case .enumCase(let value): Name(rawValue: value.name)
        default: nil
        }
    }

    var axes: Set<Axis>? {
        switch self {
        case .array(let values): Set(values.compactMap { $0.named(Axis.self) })
        default: named(Axis.self).map { [$0] }
        }
    }

    var sides: Set<Side>? {
        switch self {
        case .array(let values): return values.reduce(into: Set<Side>()) { $0.formUnion($1.sides ?? []) }
        case .style(let style):
            switch style.singleName {
            case "all": return Set(Side.allCases)
            case "horizontal": return [.leading, .trailing]
            case "vertical": return [.top, .bottom]
            case "init":
                if let first = style.parts.first?.arguments?.first { return first.value.sides }
                return nil
            case let name?: return Side(rawValue: name).map { [$0] }
            case nil: return nil
            }
        default: return nil
        }
    }

    var alignment: Alignment? {
        guard case .style(let style) = self else { return nil }
        if style.parts.first?.name == "init", let arguments = style.parts.first?.arguments {
            let horizontal: HorizontalAlignment? = arguments.first { $0.label == "horizontal" }?.value.named()
            let vertical: VerticalAlignment? = arguments.first { $0.label == "vertical" }?.value.named()
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
    var degrees: Double? {
        guard case .style(let style) = self, let part = style.parts.first else { return nil }
        if part.name == "zero" { return 0 }
        let first = part.arguments?.first
        guard let number = first?.value.number, number.isFinite else { return nil }
        let isRadians = part.name == "radians" || first?.label == "radians"
        return isRadians ? number * 180 / .pi : number
    }

    /// A shape given as an argument: `.rect(cornerRadius: 8)`, `.capsule`.
    var shapeKind: ShapeKind? {
        guard case .style(let style) = self, let part = style.parts.first else { return nil }
        switch part.name {
        case "rect":
            let radius = (part.arguments ?? []).compactMap(\.value.number).max() ?? 0
            return radius > 0 ? .roundedRectangle(radius: radius) : .rectangle
        case "capsule", "buttonBorder": return .capsule
        case "circle": return .circle
        case "ellipse": return .ellipse
        case "containerRelative": return .containerRelative
        default: return nil
        }
    }

    var insets: Sides<Double>? {
        switch self {
        case .insets(let insets): insets
        case .style(let style) where style.parts.first?.name == "init":
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

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

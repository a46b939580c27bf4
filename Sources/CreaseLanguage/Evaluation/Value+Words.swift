import CreaseDevice
import CreaseLayout

extension Value {
    /// Canonical words: equal values have equal words, whichever way they were written.
    var words: String {
        switch self {
        case .integer(let value): String(value)
        case .double(let value): Int(exactly: value).map(String.init) ?? String(value)
        case .string(let value): "\"\(value)\""
        case .bool(let value): value ? "true" : "false"
        case .absent: "nil"
        case .array(let values): "[" + values.map(\.words).joined(separator: ", ") + "]"
        case .dictionary(let entries):
            "[" + entries.map { "\($0.key.words): \($0.value.words)" }.joined(separator: ", ") + "]"
        case .tuple(let elements): Self.words(of: elements)
        case .enumCase(let value): "." + value.name + (value.payload.isEmpty ? "" : Self.words(of: value.payload))
        case .instance(let instance):
            instance.type.name + "(" + instance.values.map(\.words).joined(separator: ", ") + ")"
        case .range(let range):
            (range.lower.map { Value.double($0).words } ?? "") + (range.isClosed ? "..." : "..<")
                + (range.upper.map { Value.double($0).words } ?? "")
        case .keyPath(let names): "\\." + names.joined(separator: ".")
        case .style(let style): style.words
        case .rect(let rect): "(\(rect.x), \(rect.y), \(rect.width), \(rect.height))"
        case .size(let size): "(\(size.width), \(size.height))"
        case .point(let point): "(\(point.x), \(point.y))"
        case .insets(let insets):
            "(\(insets.top ?? 0), \(insets.leading ?? 0), \(insets.bottom ?? 0), \(insets.trailing ?? 0))"
        case .region(let region): "\(region.name.rawValue)\(Value.rect(region.frame).words)"
        case .geometry(let geometry): "proxy\(Value.size(geometry.size).words)"
        case .hinge(let hinge): "hinge(\(hinge.angle))"
        case .hingeContext(let hinge): "hinge(\(hinge.map { String($0.angle) } ?? "nil"))"
        case .type(let name): name
        case .closure, .function: "function"
        case .binding: "binding"
        case .view: "view"
        case .dismissal: "dismiss"
        case .layout: "layout"
        case .unknown(let source): "‹\(source)›"
        }
    }

    private static func words(of elements: [Element]) -> String {
        "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.value.words }.joined(separator: ", ") + ")"
    }

    /// As `"\(value)"` and `Text` show it; what is not known shows its source in ‹guillemets›.
    var description: String {
        switch self {
        case .string(let value): value
        case .double(let value): value.description
        case .enumCase(let value): value.name
        case .style(let style): style.singleName ?? style.words
        case .array(let values):
            "[" + values.map { if case .string = $0 { $0.words } else { $0.description } }.joined(separator: ", ") + "]"
        default: words
        }
    }

    /// Whether any part of it is not known.
    var isUnknown: Bool {
        if case .unknown = self { return true }
        return false
    }

    /// A literal as given on the command line: `true`, `3`, `2.5`, `"words"`, `.case`, `nil`; otherwise a string.
    init(literal text: String) {
        switch text {
        case "true": self = .bool(true)
        case "false": self = .bool(false)
        case "nil": self = .absent
        case "[]": self = .array([])
        default:
            if let integer = Int(text) {
                self = .integer(integer)
            } else if let double = Double(text), double.isFinite {
                self = .double(double)
            } else if text.hasPrefix("."), text.count > 1, text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber }) {
                self = .style(Style(type: nil, parts: [Style.Part(name: String(text.dropFirst()), arguments: nil)]))
            } else if text.hasPrefix("\""), text.hasSuffix("\""), text.count >= 2 {
                self = .string(String(text.dropFirst().dropLast()))
            } else {
                self = .string(text)
            }
        }
    }
}

extension Style {
    var words: String {
        // The type in front is left out: `Color.red` and `.red` are one colour, `Tab.home` and `.home` one case.
        parts.map { part in
            let arguments = part.arguments.map { arguments in
                "(" + arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value.words }.joined(separator: ", ")
                    + ")"
            }
            return "." + part.name + (arguments ?? "")
        }.joined()
    }
}

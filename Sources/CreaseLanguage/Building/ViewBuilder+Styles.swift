import CreaseDevice
import CreaseLayout

/// Values read as paints, fonts and shapes where the file has a say: its own names, and views given as styles.
extension ViewBuilder {
    func paint(_ value: Value?) -> Paint? {
        guard let value else { return nil }
        guard descend() else {
            ascend()
            return nil
        }
        defer { ascend() }
        if case .view(let thunk) = value {
            // Colours and gradients arrive as styles; what is written as a view of one fill is that colour.
            guard case .expression(let expression, let scope) = thunk,
                case .style(let style) = self.value(expression, scope)
            else { return nil }
            return paint(.style(style))
        }
        return value.paint { part, type in
            interpreter.declared(part, on: Self.paintTypes(type)) { paint($0) }
        }
    }

    func font(_ value: Value?) -> Font? {
        guard let value else { return nil }
        guard descend() else {
            ascend()
            return nil
        }
        defer { ascend() }
        return value.font { part in interpreter.declared(part, on: ["Font"]) { font($0) } ?? nil }
    }

    /// The types whose members a colour's name may be; what is said to be one of UIKit's is nothing else.
    private static func paintTypes(_ type: String?) -> [String] {
        switch type {
        case "UIColor"?: ["UIColor"]
        case let type?: [type, "Color", "ShapeStyle", "UIColor"]
        case nil: ["Color", "ShapeStyle", "UIColor"]
        }
    }

    /// A shape given as an argument: `.rect(cornerRadius: 8)`, `.capsule`, `Circle()`.
    func shape(_ value: Value?) -> ShapeKind? {
        guard case .view(let thunk)? = value else { return value?.shapeKind }
        return views(of: thunk, at: .root, interpreter.rootScope().surroundings).first.flatMap {
            shape(of: $0, depth: 0)
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
}

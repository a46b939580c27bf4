import CreaseDevice
import CreaseLayout

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Functions and types of Swift and the system that layouts use for values.
extension Interpreter {
    func system(_ name: String, _ call: Call, _ expression: Expression, _ scope: Scope) -> Value? {
        switch name {
        case "Int", "UInt", "Int64": return integer(call, expression, scope)
        case "Double", "CGFloat", "Float", "TimeInterval":
            guard let first = call.arguments.first else { return .double(0) }
            let value = value(first.value, scope, wantsDouble: true)
            if let text = value.text { return Double(text).flatMap { $0.isNaN ? nil : .double($0) } ?? .absent }
            return value.number.map { .double($0) } ?? unknown(expression)
        case "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Character":
            return string(call, expression, scope)
        case "Bool":
            guard let first = call.arguments.first else { return .bool(false) }
            let value = value(first.value, scope)
            if let text = value.text { return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .absent }
            return value
        case "min", "max":
            return extreme(call.arguments.map { value($0.value, scope) }, isMax: name == "max") ?? unknown(expression)
        case "abs":
            let value = first(call, scope)
            if let integer = value.integer, case .integer = value {
                return .integer(integer == .min ? .max : Swift.abs(integer))
            }
            return value.number.map { .double(Swift.abs($0)) } ?? unknown(expression)
        case "sqrt", "floor", "ceil", "round", "sin", "cos", "tan", "pow", "log", "exp":
            return mathematics(name, call, scope) ?? unknown(expression)
        case "Array", "Set", "ContiguousArray": return array(call, expression, scope)
        case "Dictionary": return .dictionary([])
        case "NavigationPath": return call.arguments.isEmpty ? .array([]) : first(call, scope)
        case "zip":
            let lists = call.arguments.map { elements(of: value($0.value, scope)) ?? [] }
            guard lists.count == 2 else { return unknown(expression) }
            return .array(
                zip(lists[0], lists[1]).map { .tuple([.init(label: nil, value: $0), .init(label: nil, value: $1)]) })
        case "stride": return stride(call, scope) ?? unknown(expression)
        case "CGSize", "CGPoint", "CGRect", "EdgeInsets": return shape(name, call, scope)
        case "Binding":
            // `Binding { … } set: { … }` names the first closure by its place.
            if let get = call.closure("get"), let set = call.argument("set") {
                return .binding(
                    Binding(root: .computed(get: value(get.value, scope), set: value(set.value, scope))))
            }
            if let inner = call.arguments.first { return value(inner.value, scope) }
            return unknown(expression)
        case "State", "StateObject", "Bindable", "ObservedObject", "Published":
            return call.arguments.first.map { value($0.value, scope) } ?? .absent
        case "AnyView", "Group", "AnyShape": return .view(.expression(expression, scope))
        case "AnyShapeStyle", "AnyHashable", "Optional", "IdentifiedArray", "IdentifiedArrayOf", "AnyButtonStyle":
            return first(call, scope)
        case "AnyLayout": return first(call, scope)
        case "VStackLayout", "HStackLayout", "ZStackLayout":
            let kind: LayoutValue.Kind =
                name == "VStackLayout" ? .vertical : name == "HStackLayout" ? .horizontal : .depth
            return .layout(LayoutValue(kind: kind, arguments: evaluated(call.arguments, scope)))
        case "withAnimation", "withTransaction", "Task", "MainActor", "DispatchQueue":
            guard let body = call.arguments.last, case .closure(let code) = body.value.kind else { return .void }
            return self.call(ClosureValue(code: code, scope: scope, place: body.value.place), [])
        case "print", "debugPrint", "NSLog", "assert", "assertionFailure", "precondition", "fatalError", "dump":
            return .void
        case "type": return .unknown("type")
        case "ToolbarVisibilityPriority", "Color", "LinearGradient", "RadialGradient", "AngularGradient", "Font",
            "GridItem", "UnitPoint", "Angle", "StrokeStyle", "Gradient", "Alignment", "UIColor", "Animation",
            "RectangleCornerRadii", "Image", "Text":
            if name == "Image" || name == "Text" { return .view(.expression(expression, scope)) }
            let arguments = evaluated(call.arguments, scope)
            return .style(Style(type: name, parts: [Style.Part(name: "init", arguments: arguments)]))
        case _ where name.hasSuffix("Style") && !name.contains("."):
            return builtInStyle(name, evaluated(call.arguments, scope))
        default: return nil
        }
    }

    /// `PlainButtonStyle()` is `.plain`, `InsetGroupedListStyle()` is `.insetGrouped`.
    private func builtInStyle(_ name: String, _ arguments: [Value.Element]) -> Value? {
        let kinds = [
            "ButtonStyle", "ListStyle", "NavigationViewStyle", "TabViewStyle", "PickerStyle", "TextFieldStyle",
            "ToggleStyle", "ProgressViewStyle", "LabelStyle", "MenuStyle", "GroupBoxStyle", "FormStyle",
        ]
        guard let kind = kinds.first(where: name.hasSuffix) else { return nil }
        var member = String(name.dropLast(kind.count))
        guard let first = member.first else { return nil }
        member = member == "Default" ? "automatic" : first.lowercased() + member.dropFirst()
        return .style(Style(type: kind, parts: [Style.Part(name: member, arguments: nil)]))
    }

    func systemStatic(
        _ type: String, _ name: String, _ call: Call, _ expression: Expression, _ scope: Scope
    ) -> Value? {
        switch (type, name) {
        case ("Binding", "constant"): return .binding(Binding(root: .constant(first(call, scope))))
        case ("Int", "random"), ("Double", "random"), ("CGFloat", "random"), ("Bool", "random"):
            // A preview shows the same thing each time: the lower end.
            if type == "Bool" { return .bool(false) }
            if case .range(let range) = first(call, scope), let lower = range.lower {
                return type == "Int" ? Int(exactly: lower).map { .integer($0) } : .double(lower)
            }
            return unknown(expression)
        case ("Task", _), ("DispatchQueue", _), ("MainActor", _): return unknown(expression)
        case ("Date", _), ("UUID", _), ("Calendar", _), ("Locale", _), ("UserDefaults", _), ("ProcessInfo", _):
            return unknown(expression)
        default: return nil
        }
    }

    private func first(_ call: Call, _ scope: Scope) -> Value {
        call.arguments.first.map { value($0.value, scope) } ?? .absent
    }

    private func integer(_ call: Call, _ expression: Expression, _ scope: Scope) -> Value {
        guard let argument = call.arguments.first else { return .integer(0) }
        let value = value(argument.value, scope)
        switch value {
        case .integer: return value
        case .double(let number):
            return Int(exactly: number.rounded(.towardZero)).map { .integer($0) } ?? unknown(expression)
        case .string(let text): return Int(text).map { .integer($0) } ?? .absent
        default: return value.number.flatMap { Int(exactly: $0) }.map { .integer($0) } ?? unknown(expression)
        }
    }

    private func string(_ call: Call, _ expression: Expression, _ scope: Scope) -> Value {
        guard let argument = call.arguments.first else { return .string("") }
        let value = value(argument.value, scope)
        switch argument.label {
        case "format":
            guard let format = value.text else { return unknown(expression) }
            let values = call.arguments.dropFirst().map { self.value($0.value, scope) }
            return .string(formatted(format, Array(values)))
        case "repeating":
            guard let text = value.text,
                let count = call.argument("count").flatMap({ self.value($0.value, scope).integer }),
                count >= 0
            else { return unknown(expression) }
            return .string(joined(repeatElement(text, count: text.isEmpty ? 0 : count)))
        default:
            if case .unknown = value { return unknown(expression) }
            return .string(shown(value, argument.value))
        }
    }

    private func array(_ call: Call, _ expression: Expression, _ scope: Scope) -> Value {
        guard let argument = call.arguments.first else { return .array([]) }
        let value = value(argument.value, scope)
        if argument.label == "repeating" {
            guard let count = call.argument("count").flatMap({ self.value($0.value, scope).integer }), count >= 0 else {
                return unknown(expression)
            }
            return .array(Array(repeating: value, count: min(count, Ledger.nodesPerBuild)))
        }
        return elements(of: value).map { .array($0) } ?? unknown(expression)
    }

    private func stride(_ call: Call, _ scope: Scope) -> Value? {
        guard let start = call.argument("from").map({ value($0.value, scope) }), let first = start.number,
            let step = call.argument("by").flatMap({ value($0.value, scope).number }), step != 0,
            let end = (call.argument("to") ?? call.argument("through")).flatMap({ value($0.value, scope).number }),
            first.isFinite, end.isFinite
        else { return nil }
        let includes = call.argument("through") != nil
        var values: [Value] = []
        var index = 0.0
        while values.count < 10_000 {
            let next = first + index * step
            guard step > 0 ? (includes ? next <= end : next < end) : (includes ? next >= end : next > end) else {
                break
            }
            values.append(start.integer != nil && Int(exactly: next) != nil ? .integer(Int(next)) : .double(next))
            index += 1
        }
        return .array(values)
    }

    private func mathematics(_ name: String, _ call: Call, _ scope: Scope) -> Value? {
        let values = call.arguments.compactMap { value($0.value, scope, wantsDouble: true).number }
        guard let x = values.first else { return nil }
        let result: Double
        switch name {
        case "sqrt": result = x.squareRoot()
        case "floor": result = x.rounded(.down)
        case "ceil": result = x.rounded(.up)
        case "round": result = x.rounded()
        case "sin": result = sin(x)
        case "cos": result = cos(x)
        case "tan": result = tan(x)
        case "log": result = log(x)
        case "exp": result = exp(x)
        case "pow":
            guard values.count == 2 else { return nil }
            result = pow(x, values[1])
        default: return nil
        }
        return result.isNaN ? nil : .double(result)
    }

    private func shape(_ name: String, _ call: Call, _ scope: Scope) -> Value {
        func number(_ label: String) -> Double {
            call.argument(label).flatMap { value($0.value, scope, wantsDouble: true).number } ?? 0
        }
        switch name {
        case "CGSize": return .size(Size(width: number("width"), height: number("height")))
        case "CGPoint": return .point(Point(x: number("x"), y: number("y")))
        case "EdgeInsets":
            return .insets(
                Sides(
                    top: number("top"), leading: number("leading"), bottom: number("bottom"),
                    trailing: number("trailing")))
        default:
            if let origin = call.argument("origin"), let size = call.argument("size"),
                case .point(let point) = value(origin.value, scope), case .size(let size) = value(size.value, scope)
            {
                return .rect(Rect(origin: point, size: size))
            }
            return .rect(Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height")))
        }
    }
}

extension Call {
    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

    /// The nth argument without a label inside the parentheses.
    func positional(_ index: Int) -> Argument? {
        var left = index
        for argument in arguments where argument.label == nil && !argument.isTrailing {
            if left == 0 { return argument }
            left -= 1
        }
        return nil
    }

    /// A closure by its label, or the trailing one without a label.
    func closure(_ label: String) -> Argument? {
        argument(label) ?? arguments.first { $0.isTrailing && $0.label == nil }
    }
}

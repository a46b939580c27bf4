import CreaseDevice
import CreaseLayout

/// Functions and types of Swift and the system that layouts use for values.
extension Interpreter {
    /// `nil` for a name that is none of them.
    func system(
        _ name: String, _ call: Call, _ expression: Expression, _ scope: Scope, expecting type: TypeName? = nil
    ) -> Value? {
        // `Set<String>()` is a `Set`.
        let name = name.hasSuffix(">") ? String(name.prefix { $0 != "<" }) : name
        if let function = Self.functions[name] {
            let arguments = self.arguments(of: call, as: function.arguments, scope, expecting: type)
            let system = SystemCall(name: name, arguments: arguments, expression: expression, scope: scope)
            return function.run(self, system) ?? unknown(expression)
        }
        switch name {
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
        case "type": return .unknown(Unknown("type"))
        case "ToolbarVisibilityPriority", "Color", "LinearGradient", "RadialGradient", "AngularGradient", "Font",
            "GridItem", "UnitPoint", "Angle", "StrokeStyle", "Gradient", "Alignment", "UIColor", "Animation",
            "RectangleCornerRadii", "Image", "Text":
            if name == "Image" || name == "Text" { return .view(.expression(expression, scope)) }
            let arguments = evaluated(call.arguments, scope)
            return extended(name, arguments, scope)
                ?? .style(Style(type: name, parts: [Style.Part(name: "init", arguments: arguments)]))
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
        case ("Duration", _), ("DateFormatter", _), ("ListFormatter", _), ("ByteCountFormatter", _),
            ("NumberFormatter", _), ("Date", _), ("UUID", _), ("Calendar", _), ("Locale", _), ("UserDefaults", _),
            ("ProcessInfo", _):
            return Self.foundationStatic(type, name, evaluated(call.arguments, scope)) ?? unknown(expression)
        default: return nil
        }
    }

    private func first(_ call: Call, _ scope: Scope) -> Value {
        call.arguments.first.map { value($0.value, scope) } ?? .absent
    }

    private func shape(_ name: String, _ call: Call, _ scope: Scope) -> Value {
        func number(_ label: String) -> Double {
            call.argument(label).flatMap { value($0.value, scope, expecting: .double).number } ?? 0
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

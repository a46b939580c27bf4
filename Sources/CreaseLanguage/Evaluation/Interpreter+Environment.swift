import CreaseDevice
import CreaseLayout

/// What `@Environment(\.key)` reads.
extension Interpreter {
    func environment(_ key: String, _ property: PropertyCode, _ scope: Scope) -> Value {
        if let value = override(property.name, in: nil) { return value }
        if let known = EnvironmentKey(rawValue: key) { return value(of: known, in: scope.surroundings.environment) }
        if let injected = Injected.find("\\." + key, in: scope.surroundings.injected) { return injected }
        switch key {
        case "dismiss": return .dismissal(scope.surroundings.dismissal)
        case "presentationMode": return .dismissal(scope.surroundings.dismissal)
        case "openURL": return .type("openURL")
        case "scenePhase": return .style(Style(type: nil, parts: [Style.Part(name: "active", arguments: nil)]))
        case "editMode": return .binding(editMode(scope))
        case "isSearching", "isFocused": return .bool(false)
        case "accessibilityReduceMotion": return .bool(context.conditions.reduceMotion)
        case "accessibilityReduceTransparency": return .bool(context.conditions.reduceTransparency)
        case "colorSchemeContrast":
            let name = context.conditions.contrast == .high ? "increased" : "standard"
            return .style(Style(type: nil, parts: [Style.Part(name: name, arguments: nil)]))
        default: break
        }
        // `extension EnvironmentValues { @Entry var key = … }`, or a getter over a key type's default.
        if let values = declarations.extensions["EnvironmentValues"] {
            if let index = values.storedIndex[key], let expression = values.stored[index].value {
                return value(expression, Scope(surroundings: scope.surroundings))
            }
            if let property = values.computed[key], let type = defaultKey(of: property) {
                if let statics = declarations.type(type)?.statics["defaultValue"] {
                    return value(of: statics, declarations.type(type))
                }
            }
        }
        return .unknown(Unknown(named: property.name, type: property.type))
    }

    /// What `EditButton` writes and `\.editMode` reads: the binding the file hands down, else what the stack around keeps.
    func editMode(_ scope: Scope) -> Binding {
        switch Injected.find("\\.editMode", in: scope.surroundings.injected) {
        case .binding(let binding)?: return binding
        case let constant?: return Binding(root: .constant(bound(constant) ?? constant))
        case nil:
            let keeper = scope.surroundings.stack ?? .root
            see(keeper)
            return Binding(root: .state(StateKey(id: keeper, name: "editMode"), initial: .editMode(isActive: false)))
        }
    }

    /// The type in `self[KeyType.self]`.
    private func defaultKey(of property: PropertyCode) -> String? {
        guard let statement = property.getter?.first else { return nil }
        let expression: Expression
        switch statement {
        case .expression(let found): expression = found
        case .returns(let found?, _): expression = found
        default: return nil
        }
        guard case .element(_, let arguments) = expression.kind, let first = arguments.first,
            case .member(let base?, "self") = first.value.kind, case .name(let type) = base.kind
        else { return nil }
        return type
    }

    func value(of key: EnvironmentKey, in environment: EnvironmentValues) -> Value {
        func named(_ name: String) -> Value {
            .style(Style(type: nil, parts: [Style.Part(name: name, arguments: nil)]))
        }
        switch key {
        case .horizontalSizeClass: return named(environment.horizontalSizeClass.rawValue)
        case .verticalSizeClass: return named(environment.verticalSizeClass.rawValue)
        case .toolbarVerticalEdge: return environment.toolbarVerticalEdge.map { named($0.rawValue) } ?? .absent
        case .overlayArrangementZIndex: return .integer(environment.overlayArrangementZIndex)
        case .splitArrangementAxis: return environment.splitArrangementAxis.map { named($0.rawValue) } ?? .absent
        case .layoutDirection: return named(environment.layoutDirection.rawValue)
        case .dynamicTypeSize: return named(environment.textSize.rawValue)
        case .colorScheme: return named(environment.colorScheme.rawValue)
        case .displayScale: return .double(environment.displayScale)
        case .isPresented: return .bool(environment.isPresented)
        case .isEnabled: return .bool(environment.isEnabled)
        }
    }

    /// The environment before any container: what the conditions say.
    func rootEnvironment() -> EnvironmentValues {
        let conditions = context.conditions
        let screen = screen(for: conditions)
        var environment = EnvironmentValues()
        environment.horizontalSizeClass = screen.sizeClasses.horizontal
        environment.verticalSizeClass = screen.sizeClasses.vertical
        environment.layoutDirection = conditions.direction
        environment.textSize = conditions.textSize
        environment.colorScheme = conditions.scheme
        return environment
    }
}

extension Value {
    static func editMode(isActive: Bool) -> Value {
        .style(Style(type: nil, parts: [Style.Part(name: isActive ? "active" : "inactive", arguments: nil)]))
    }

    /// `EditMode.isEditing`; false for what is no edit mode.
    var isEditing: Bool {
        guard case .style(let style) = self else { return false }
        return style.singleName == "active" || style.singleName == "transient"
    }
}

import CreaseLayout

/// Functions of one name: told apart by labels first, then by what the arguments are.
extension Interpreter {
    /// The overload that fits best; where none fits, the first.
    func overload(of functions: [FunctionCode], _ arguments: [Value.Element]) -> FunctionCode? {
        if functions.count == 1 { return functions[0] }
        return best(of: functions, arguments) ?? functions.first
    }

    /// Of the functions whose labels fit, the first with the most arguments of the right type; `nil` where no labels fit.
    func best(of functions: [FunctionCode], _ arguments: [Value.Element]) -> FunctionCode? {
        var best: (function: FunctionCode, score: Int)?
        for function in functions {
            guard let pairs = pairs(function.parameters, arguments) else { continue }
            var score = 0
            for (parameter, argument) in pairs {
                switch fits(arguments[argument].value, function.parameters[parameter].type) {
                case true?: score += 1
                case false?: score -= 100
                case nil: break
                }
            }
            if best.map({ score > $0.score }) ?? true { best = (function, score) }
        }
        return best?.function
    }

    /// Whether arguments fit parameters by label; those with defaults may be missing, trailing closures have no label.
    func accepts(_ parameters: [ParameterCode], _ arguments: [Value.Element]) -> Bool {
        pairs(parameters, arguments) != nil
    }

    /// Which argument goes to which parameter; `nil` where the labels do not fit.
    private func pairs(
        _ parameters: [ParameterCode], _ arguments: [Value.Element]
    ) -> [(parameter: Int, argument: Int)]? {
        var result: [(parameter: Int, argument: Int)] = []
        var next = 0
        for (index, argument) in arguments.enumerated() {
            // One more of a variadic parameter.
            if argument.label == nil, next > 0, parameters[next - 1].isVariadic, !argument.value.isClosure {
                result.append((next - 1, index))
                continue
            }
            var found = false
            while next < parameters.count {
                let parameter = parameters[next]
                next += 1
                let isTrailing = argument.label == nil && argument.value.isClosure && parameter.mayTakeClosure
                if parameter.label == argument.label || isTrailing {
                    result.append((next - 1, index))
                    found = true
                    break
                }
                if !parameter.mayBeMissing { return nil }
            }
            if !found { return nil }
        }
        return parameters[min(next, parameters.count)...].allSatisfy(\.mayBeMissing) ? result : nil
    }

    /// Whether a value is of a type; `nil` where that cannot be told, as for generic parameters and unknown values.
    func fits(_ value: Value, _ type: TypeName?) -> Bool? {
        guard let type else { return nil }
        if case .absent = value { return type.isOptional }
        let name = type.unwrapped.name
        if type.unwrapped.isFunction { return value.isUnknown ? nil : value.mayBeFunction }
        let isPlain = Self.plainTypes.contains(name)
        switch value {
        case .string(let text):
            if name == "Character" { return text.count == 1 ? nil : false }
            return isPlain ? Self.textTypes.contains(name) : declarations.type(name) == nil ? nil : false
        case .integer: return isPlain ? Self.numberTypes.contains(name) : declarations.type(name) == nil ? nil : false
        case .double:
            guard isPlain else { return declarations.type(name) == nil ? nil : false }
            return Self.numberTypes.contains(name) && !name.hasPrefix("Int") && !name.hasPrefix("UInt")
        case .bool: return isPlain ? name == "Bool" : declarations.type(name) == nil ? nil : false
        case .array(let values):
            guard name == "Array" || name == "Set" else { return isPlain ? false : nil }
            guard let first = values.first, let element = type.unwrapped.arguments.first else { return true }
            return fits(first, element) ?? true
        case .set(let values):
            guard name == "Set" else { return isPlain ? false : nil }
            guard let first = values.first, let element = type.unwrapped.arguments.first else { return true }
            return fits(first, element) ?? true
        case .foundation(let value):
            if isPlain { return name == value.typeName }
            return value.typeName == name ? true : declarations.type(name) == nil ? nil : false
        case .dictionary: return name == "Dictionary" ? true : isPlain ? false : nil
        case .instance(let instance):
            if isPlain { return false }
            if instance.type.name == name || instance.type.simpleName == name { return true }
            return instance.type.conforms(to: name) ? true : declarations.type(name) == nil ? nil : false
        case .enumCase(let one):
            if isPlain { return false }
            guard let code = declarations.type(name) else { return nil }
            return code.name == one.type ? true : one.type.isEmpty ? nil : false
        case .closure, .function, .builtin: return isPlain ? false : nil
        case .style(let style):
            guard style.type == nil, let code = declarations.type(name), let first = style.parts.first else {
                return isPlain ? false : nil
            }
            return code.statics[first.name] != nil || code.caseIndex[first.name] != nil || first.name == "init"
                || code.functions[first.name] != nil
        case .absent, .tuple, .range, .keyPath, .binding, .rect, .size, .point, .insets, .region,
            .geometry, .hinge,
            .hingeContext, .view, .type, .dismissal, .layout, .unknown:
            return nil
        }
    }

    private static let textTypes: Set<String> = [
        "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Character",
    ]
    private static let numberTypes: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "CGFloat",
        "Float", "TimeInterval", "Decimal",
    ]
    /// Types whose values are told apart at sight.
    private static let plainTypes = textTypes.union(numberTypes).union(["Bool", "Array", "Set", "Dictionary"])
}

extension ParameterCode {
    fileprivate var mayBeMissing: Bool { value != nil || type?.isOptional == true || isVariadic }

    /// Whether a trailing closure may be meant for it: a function, or a type that may stand for one.
    fileprivate var mayTakeClosure: Bool {
        guard let type, !isViewBuilder, !type.unwrapped.isFunction else { return true }
        return !["String", "Int", "Double", "CGFloat", "Bool", "Array", "Set", "Dictionary", "Text", "Color"]
            .contains(type.unwrapped.name)
    }
}

extension Value {
    fileprivate var mayBeFunction: Bool {
        switch self {
        case .closure, .function, .builtin, .keyPath, .dismissal, .type, .style: true
        default: false
        }
    }
}

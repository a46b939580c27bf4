import CreaseLayout

/// The view that is shown, made without anyone who would give it its values.
extension Interpreter {
    /// Every value that nobody gives is made up: present, also where it is optional. Swift's own default, `nil` for a
    /// variable, stays.
    func rootInstance(of type: TypeCode, _ scope: Scope) -> Value {
        if !type.initializers.isEmpty {
            let initializer = best(of: type.initializers, []) ?? type.initializers.first { !$0.isDecoding }
            guard let initializer else { return instantiate(type, [], scope) }
            return instantiate(type, madeUpArguments(of: initializer.parameters), scope)
        }
        let statics = Scope(owner: Owner(statics: type), surroundings: scope.surroundings)
        let values = type.stored.map { property -> Value in
            guard property.value == nil, property.isLet, let declared = property.type, declared.isOptional else {
                return defaultValue(of: property, type, statics)
            }
            return .unknown(Unknown(named: property.name, type: declared.unwrapped))
        }
        return .instance(Instance(type: type, values: values))
    }

    private func madeUpArguments(of parameters: [ParameterCode]) -> [Value.Element] {
        parameters.filter { $0.value == nil && !$0.isVariadic }.map { parameter in
            Value.Element(
                label: parameter.label, value: .unknown(Unknown(named: parameter.name, type: parameter.type?.unwrapped))
            )
        }
    }
}

extension FunctionCode {
    /// `init(from: any Decoder)`
    fileprivate var isDecoding: Bool { parameters.first?.label == "from" && parameters.count == 1 }
}

import CreaseDevice
import CreaseLayout

extension Interpreter {
    /// What the file declares for `.name` or `.name(…)` on one of some types, the first that has it; `nil` where none does.
    func declared(_ part: Style.Part, on types: [String]) -> Value? {
        for type in types {
            guard let code = declarations.extensions[type] ?? declarations.types[type] else { continue }
            if part.arguments == nil, let property = code.statics[part.name] { return value(of: property, code) }
            if let functions = code.functions[part.name], let arguments = part.arguments,
                let function = overload(of: functions, arguments)
            {
                let scope = Scope(owner: Owner(statics: code), surroundings: rootScope().surroundings)
                return call(function, arguments, scope)
            }
        }
        return nil
    }
}

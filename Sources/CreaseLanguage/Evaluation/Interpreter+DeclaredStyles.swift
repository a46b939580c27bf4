import CreaseDevice
import CreaseLayout

extension Interpreter {
    /// What the file declares for `.name` or `.name(…)` on one of some types, the first that has it, as `read` takes it.
    ///
    /// `nil` where none declares it. A declaration that leads back to itself is passed over, so that the name means the
    /// system's.
    func declared<Result>(_ part: Style.Part, on types: [String], _ read: (Value) -> Result) -> Result? {
        for type in types {
            guard let code = declarations.extensions[type] ?? declarations.types[type] else { continue }
            if part.arguments == nil, let property = code.statics[part.name] {
                guard enter(property) else { continue }
                defer { leave(property) }
                return read(value(ofEntered: property, code))
            }
            if let functions = code.functions[part.name], let arguments = part.arguments,
                let function = overload(of: functions, arguments)
            {
                let scope = Scope(owner: Owner(statics: code), surroundings: rootScope().surroundings)
                return read(call(function, arguments, scope))
            }
        }
        return nil
    }
}

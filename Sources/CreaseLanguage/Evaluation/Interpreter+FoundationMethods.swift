/// Methods and members of Foundation's values.
extension Interpreter {
    func foundationMethod(_ value: FoundationValue, _ call: SystemCall) -> Value? {
        switch value {
        case .decimal(let number):
            call.name == "formatted" ? .string(formatted(.foundation(.decimal(number)), call.first)) : nil
        case .comparator: nil
        }
    }

    func foundationMember(_ name: String, of value: FoundationValue) -> Value? {
        switch value {
        case .decimal(let number):
            switch name {
            case "description": .string(number.description)
            case "doubleValue": .double(number.double)
            case "intValue": .integer(number.whole)
            case "isZero": .bool(number.digits == 0)
            case "magnitude": .foundation(.decimal(DecimalNumber(abs(number.digits), scale: number.scale)))
            default: nil
            }
        case .comparator: nil
        }
    }
}

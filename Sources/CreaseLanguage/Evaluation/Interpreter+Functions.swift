#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A function or initializer of Swift: how its arguments are read, and what it gives.
struct SystemFunction: Sendable {
    enum Arguments: Sendable {
        case plain
        /// Lengths and other fractions: whole literals are fractional.
        case fractions
        /// A literal alone is in the type converted to, anything else in its own: `Double(7 / 2)` is 3.
        case conversion
        /// All in the type the result is expected in.
        case alike
    }

    var arguments = Arguments.plain
    let run: @Sendable (Interpreter, SystemCall) -> Value?
}

extension Interpreter {
    static let functions: [String: SystemFunction] = {
        var table: [String: SystemFunction] = [:]
        for name in ["Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64"] {
            table[name] = SystemFunction { _, call in Interpreter.integer(call) }
        }
        for name in ["Double", "CGFloat", "Float", "TimeInterval"] {
            table[name] = SystemFunction(arguments: .conversion) { _, call in Interpreter.double(call) }
        }
        for name in [
            "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Character", "Substring",
        ] {
            table[name] = SystemFunction { $0.string($1) }
        }
        for name in ["sqrt", "floor", "ceil", "round", "sin", "cos", "tan", "pow", "log", "exp"] {
            table[name] = SystemFunction(arguments: .fractions) { _, call in Interpreter.mathematics(call) }
        }
        for name in ["Array", "ContiguousArray", "ArraySlice", "IdentifiedArray", "IdentifiedArrayOf"] {
            table[name] = SystemFunction { $0.array($1) }
        }
        for name in ["min", "max"] {
            table[name] = SystemFunction(arguments: .alike) {
                $0.extreme($1.arguments.map(\.value), isMax: $1.name == "max")
            }
        }
        table["abs"] = SystemFunction(arguments: .alike) { _, call in Interpreter.absolute(call.first) }
        table["Bool"] = SystemFunction { _, call in Interpreter.boolean(call) }
        table["Decimal"] = SystemFunction { _, call in Interpreter.decimal(call) }
        for name in ["Set", "IndexSet", "OrderedSet"] {
            table[name] = SystemFunction { _, call in Interpreter.set(call) }
        }
        table["Dictionary"] = SystemFunction { $0.dictionary($1) }
        table["zip"] = SystemFunction { _, call in Interpreter.zipped(call) }
        table["stride"] = SystemFunction { _, call in Interpreter.strided(call) }
        for name in ["KeyPathComparator", "SortDescriptor"] {
            table[name] = SystemFunction { _, call in Interpreter.comparator(call) }
        }
        addFoundation(to: &table)
        table["NavigationPath"] = SystemFunction { _, call in call.first ?? .array([]) }
        return table
    }()

    /// The same for a function used as a value.
    func system(_ call: SystemCall) -> Value? { Self.functions[call.name]?.run(self, call) }

    func arguments(
        of call: Call, as kind: SystemFunction.Arguments, _ scope: Scope, expecting type: TypeName?
    ) -> [Value.Element] {
        switch kind {
        case .plain: evaluated(call.arguments, scope)
        case .fractions: evaluated(call.arguments, scope, expecting: .double)
        case .alike: evaluatedAlike(call.arguments, scope, expecting: type)
        case .conversion:
            call.arguments.map { argument in
                let expected: TypeName? = argument.value.isNumberLiteral ? .double : nil
                return Value.Element(label: argument.label, value: value(argument.value, scope, expecting: expected))
            }
        }
    }

    // MARK: Numbers

    private static func integer(_ call: SystemCall) -> Value? {
        guard let value = call.first else { return .integer(0) }
        switch value {
        case .integer(let whole):
            let isUnsigned = call.name.hasPrefix("U")
            if call.arguments.first?.label == "clamping" { return .integer(isUnsigned ? max(0, whole) : whole) }
            return isUnsigned && whole < 0 ? nil : value
        case .double(let number):
            if call.arguments.first?.label == "exactly" { return Int(exactly: number).map { .integer($0) } ?? .absent }
            return Int(exactly: number.rounded(.towardZero)).map { .integer($0) }
        case .string(let text):
            let radix = call["radix"]?.integer ?? 10
            guard (2...36).contains(radix) else { return nil }
            return Int(text, radix: radix).map { .integer($0) } ?? .absent
        case .bool(let flag): return .integer(flag ? 1 : 0)
        case .foundation(.decimal(let number)): return .integer(number.whole)
        case .absent: return .absent
        default: return value.number.flatMap { Int(exactly: $0) }.map { .integer($0) }
        }
    }

    private static func double(_ call: SystemCall) -> Value? {
        guard let value = call.first else { return .double(0) }
        if let text = value.text { return Double(text).flatMap { $0.isNaN ? nil : .double($0) } ?? .absent }
        if case .absent = value { return .absent }
        return value.number.map { .double($0) }
    }

    private static func decimal(_ call: SystemCall) -> Value? {
        guard let value = call.first else { return .foundation(.decimal(DecimalNumber(0))) }
        switch value {
        case .string(let text): return DecimalNumber(text).map { .foundation(.decimal($0)) } ?? .absent
        case .integer(let whole): return .foundation(.decimal(DecimalNumber(whole)))
        case .double(let number): return DecimalNumber(number).map { .foundation(.decimal($0)) }
        case .foundation(.decimal): return value
        default: return nil
        }
    }

    private static func boolean(_ call: SystemCall) -> Value? {
        guard let value = call.first else { return .bool(false) }
        if let text = value.text { return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .absent }
        if let whole = value.integer { return .bool(whole != 0) }
        return value.boolean.map { .bool($0) }
    }

    private static func absolute(_ value: Value?) -> Value? {
        switch value {
        case .integer(let whole)?: .integer(whole == .min ? .max : abs(whole))
        case .foundation(.decimal(let number))?:
            .foundation(.decimal(DecimalNumber(abs(number.digits), scale: number.scale)))
        default: value?.number.map { .double(abs($0)) }
        }
    }

    private static func mathematics(_ call: SystemCall) -> Value? {
        let values = call.arguments.compactMap(\.value.number)
        guard let x = values.first, values.count == call.arguments.count else { return nil }
        let result: Double
        switch call.name {
        case "sqrt": result = x.squareRoot()
        case "floor": result = x.rounded(.down)
        case "ceil": result = x.rounded(.up)
        case "round": result = x.rounded()
        case "sin": result = sin(x)
        case "cos": result = cos(x)
        case "tan": result = tan(x)
        case "log": result = log(x)
        case "exp": result = exp(x)
        default:
            guard values.count == 2 else { return nil }
            result = pow(x, values[1])
        }
        return result.isNaN ? nil : .double(result)
    }

    // MARK: Collections

    func array(_ call: SystemCall) -> Value? {
        guard let argument = call.arguments.first else { return .array([]) }
        guard argument.label == "repeating" else { return argument.value.collection.map { .array($0.values) } }
        guard let count = call["count"]?.integer, count >= 0 else { return nil }
        return .array(Array(repeating: argument.value, count: min(count, Ledger.nodesPerBuild)))
    }

    private static func set(_ call: SystemCall) -> Value? {
        guard let first = call.first else { return .set([]) }
        if call.arguments.first?.label == "integer" { return .set([first]) }
        return first.collection.map { Value.unique($0.values) }
    }

    private static func zipped(_ call: SystemCall) -> Value? {
        let lists = call.arguments.compactMap(\.value.collection?.values)
        guard lists.count == 2, call.arguments.count == 2 else { return nil }
        return .array(
            zip(lists[0], lists[1]).map { .tuple([.init(label: nil, value: $0), .init(label: nil, value: $1)]) })
    }

    private static func strided(_ call: SystemCall) -> Value? {
        guard let start = call["from"], let step = call["by"], let limit = call["to"] ?? call["through"],
            let first = start.number, let width = step.number, let end = limit.number, width != 0,
            first.isFinite, end.isFinite
        else { return nil }
        let isWhole = start.isWhole && step.isWhole && limit.isWhole
        let includes = call["through"] != nil
        var values: [Value] = []
        while values.count < 10_000 {
            let next = first + Double(values.count) * width
            guard width > 0 ? (includes ? next <= end : next < end) : (includes ? next >= end : next > end) else {
                break
            }
            values.append(isWhole ? Int(exactly: next).map { .integer($0) } ?? .double(next) : .double(next))
        }
        return .array(values)
    }

    private static func comparator(_ call: SystemCall) -> Value? {
        guard case .keyPath(let path)? = call.first else { return nil }
        return .foundation(.comparator(KeyPathOrder(path: path, isReversed: call["order"]?.words == ".reverse")))
    }

    // MARK: Strings

    func string(_ call: SystemCall) -> Value? {
        guard let argument = call.arguments.first else { return .string("") }
        let value = argument.value
        switch argument.label {
        case "format":
            let listed = call["arguments"]?.collection?.values
            let values = listed ?? call.arguments.dropFirst().filter { $0.label != "locale" }.map(\.value)
            return value.text.map { .string(FormatString(text: $0).words(values)) }
        case "localized": return call["defaultValue"] ?? value
        case "data", "decoding", "contentsOf", "contentsOfFile", "utf8String", "validatingUTF8": return nil
        case "repeating":
            guard let text = value.text, let count = call["count"]?.integer, count >= 0 else { return nil }
            return .string(joined(repeatElement(text, count: text.isEmpty ? 0 : count)))
        default:
            if let radix = call["radix"] {
                guard let radix = radix.integer, let whole = value.integer, (2...36).contains(radix) else { return nil }
                return .string(String(whole, radix: radix, uppercase: call["uppercase"]?.boolean == true))
            }
            if argument.label == nil, case .array(let letters) = value {
                // Letters are words again: `String(letters)`.
                return letters.allSatisfy { $0.text?.count == 1 }
                    ? .string(joined(letters.lazy.map(\.description))) : nil
            }
            return words(value).map { .string($0) }
        }
    }

    /// As `"\(value)"` has it; `nil` for what has no words or is not known.
    func words(_ value: Value) -> String? {
        switch value {
        case .unknown, .view, .closure, .function, .builtin, .layout, .type, .style: nil
        case .instance, .enumCase: described(value) ?? value.description
        default: value.description
        }
    }
}

import CreaseDevice
import CreaseLayout

/// Members of values: what stands behind a dot without parentheses.
extension Interpreter {
    func member(_ name: String, of base: Value, _ expression: Expression, _ scope: Scope) -> Value {
        switch base {
        case .instance(let instance):
            let owner = Owner(type: instance.type, value: base, origin: instance.origin)
            return member(name, of: owner, scope) ?? extended(name, "View", base, scope) ?? unknown(expression)
        case .enumCase(let value): return member(name, of: value, expression, scope)
        case .type(let type): return member(name, ofType: type, expression, scope)
        case .style(var style):
            if let found = extended(name, style.type ?? "Color", base, scope) { return found }
            if style.type == "Angle", let degrees = base.degrees {
                if name == "degrees" { return .double(degrees) }
                if name == "radians" { return .double(degrees * .pi / 180) }
            }
            if name == "isEditing", ["active", "inactive", "transient"].contains(style.singleName) {
                return .bool(base.isEditing)
            }
            style.parts.append(Style.Part(name: name, arguments: nil))
            return .style(style)
        case .binding(let binding):
            switch name {
            case "wrappedValue": return read(binding)
            case "projectedValue": return base
            default: return .binding(binding.appending(.property(name)))
            }
        case .tuple(let elements):
            if let index = Int(name) { return elements[safe: index]?.value ?? unknown(expression) }
            return elements.first { $0.label == name }?.value ?? unknown(expression)
        case .dismissal: return name == "wrappedValue" ? base : .bool(true)
        case .absent: return .absent
        case .unknown: return unknown(expression)
        case .integer, .double, .bool, .string, .array, .dictionary, .range:
            if name == "self" { return base }
            return extended(name, systemType(of: base), base, scope) ?? plain(name, of: base) ?? unknown(expression)
        case .rect, .size, .point, .insets, .region, .geometry, .hinge, .hingeContext:
            return geometry(name, of: base) ?? unknown(expression)
        case .view, .closure, .function, .keyPath, .layout:
            return name == "self" ? base : unknown(expression)
        }
    }

    /// A property that the file adds to a type of the system.
    private func extended(_ name: String, _ type: String, _ base: Value, _ scope: Scope) -> Value? {
        guard let code = declarations.extensions[type] else { return nil }
        guard let property = code.computed[name] else { return nil }
        return computed(property, of: Owner(type: code, value: base), scope)
    }

    func systemType(of value: Value) -> String {
        switch value {
        case .integer: "Int"
        case .double: "Double"
        case .bool: "Bool"
        case .string: "String"
        case .array: "Array"
        case .dictionary: "Dictionary"
        default: ""
        }
    }

    private func member(_ name: String, of value: EnumValue, _ expression: Expression, _ scope: Scope) -> Value {
        if name == "self" { return .enumCase(value) }
        guard let type = declarations.types[value.type] else {
            return name == "rawValue" ? .string(value.name) : unknown(expression)
        }
        if let found = member(name, of: Owner(type: type, value: .enumCase(value)), scope) { return found }
        switch name {
        case "rawValue": return raw(of: value, type)
        case "hashValue": return .integer(type.caseIndex[value.name] ?? 0)
        default: return unknown(expression)
        }
    }

    func raw(of value: EnumValue, _ type: TypeCode) -> Value {
        guard let index = type.caseIndex[value.name] else { return .string(value.name) }
        let raws = rawValues(of: type)
        return index < raws.count ? raws[index] : .string(value.name)
    }

    /// The cases' raw values: written, counted on from the last number written, or their names.
    func rawValues(of type: TypeCode) -> [Value] {
        if let known = core.constants[rawValuesOf: type] { return known }
        let isWhole = type.inherited.contains { ["Int", "UInt", "Int64", "Int32", "UInt8"].contains($0) }
        var number = 0
        let raws = type.cases.map { one -> Value in
            defer { number = number.addingReportingOverflow(1).partialValue }
            guard let expression = one.raw else { return isWhole ? .integer(number) : .string(one.name) }
            let raw = value(expression, rootScope())
            if let integer = raw.integer { number = integer }
            return raw
        }
        core.constants[rawValuesOf: type] = raws
        return raws
    }

    /// Members of types: cases, static members, constants of the system; else the beginning of a style.
    private func member(_ name: String, ofType type: String, _ expression: Expression, _ scope: Scope) -> Value {
        if name == "self" || name == "Type" { return .type(type) }
        if let code = declarations.types[type] {
            if let property = code.statics[name] { return value(of: property, code) }
            if let one = code.enumCase(named: name) {
                guard one.payload.isEmpty else {
                    return .style(Style(type: type, parts: [Style.Part(name: name, arguments: nil)]))
                }
                return .enumCase(EnumValue(type: type, name: name, payload: []))
            }
            if code.kind == .enumeration, name == "allCases" {
                return .array(
                    code.cases.filter(\.payload.isEmpty).map {
                        .enumCase(EnumValue(type: type, name: $0.name, payload: []))
                    })
            }
            if let nested = code.nested[name] { return .type(nested) }
            if let functions = code.functions[name] {
                return .function(
                    FunctionValue(
                        functions: functions,
                        scope: Scope(owner: Owner(statics: code), surroundings: scope.surroundings)))
            }
            return unknown(expression)
        }
        if let code = declarations.extensions[type] {
            if let property = code.statics[name] { return value(of: property, code) }
            if let functions = code.functions[name] {
                return .function(
                    FunctionValue(
                        functions: functions,
                        scope: Scope(owner: Owner(statics: code), surroundings: scope.surroundings)))
            }
        }
        switch (type, name) {
        case ("Double", "pi"), ("CGFloat", "pi"), ("Float", "pi"): return .double(.pi)
        case ("Double", "infinity"), ("CGFloat", "infinity"), ("CGFloat", "greatestFiniteMagnitude"),
            ("Double", "greatestFiniteMagnitude"):
            return .double(.infinity)
        case ("Double", "zero"), ("CGFloat", "zero"): return .double(0)
        case ("Int", "max"): return .integer(.max)
        case ("Int", "min"): return .integer(.min)
        case ("CGSize", "zero"): return .size(.zero)
        case ("CGRect", "zero"): return .rect(.zero)
        case ("CGPoint", "zero"): return .point(.zero)
        case ("Date", _), ("UIScreen", _), ("UIDevice", _), ("Locale", _), ("Calendar", _), ("UserDefaults", _),
            ("FileManager", _), ("ProcessInfo", _), ("Bundle", _), ("UIApplication", _), ("NotificationCenter", _):
            return unknown(expression)
        default:
            // `Card.Kind` where Card is no type of ours, `Font.Weight`: a longer type name.
            if let first = name.unicodeScalars.first, first.properties.isUppercase { return .type(type + "." + name) }
            return .style(Style(type: type, parts: [Style.Part(name: name, arguments: nil)]))
        }
    }

    /// Members of numbers, strings and collections.
    func plain(_ name: String, of base: Value) -> Value? {
        switch (base, name) {
        case (.string(let text), "count"): return .integer(text.count)
        case (.string(let text), "isEmpty"): return .bool(text.isEmpty)
        case (.string(let text), "capitalized"): return .string(text.capitalizedWords)
        case (.string(let text), "first"): return text.first.map { .string(String($0)) } ?? .absent
        case (.string(let text), "last"): return text.last.map { .string(String($0)) } ?? .absent
        case (.string, "localizedCapitalized"): return plain("capitalized", of: base)
        case (.string(let text), "isNumber"): return .bool(!text.isEmpty && text.allSatisfy(\.isNumber))
        case (.array(let values), "count"): return .integer(values.count)
        case (.array(let values), "isEmpty"): return .bool(values.isEmpty)
        case (.array(let values), "first"): return values.first ?? .absent
        case (.array(let values), "last"): return values.last ?? .absent
        case (.array(let values), "indices"):
            return .range(RangeValue(lower: 0, upper: Double(values.count), isClosed: false, isWhole: true))
        case (.array, "startIndex"): return .integer(0)
        case (.array(let values), "endIndex"): return .integer(values.count)
        case (.array, "lazy"): return base
        case (.dictionary(let entries), "count"): return .integer(entries.count)
        case (.dictionary(let entries), "isEmpty"): return .bool(entries.isEmpty)
        case (.dictionary(let entries), "keys"): return .array(entries.map(\.key))
        case (.dictionary(let entries), "values"): return .array(entries.map(\.value))
        case (.range(let range), "lowerBound"): return bound(range.lower, range)
        case (.range(let range), "upperBound"): return bound(range.upper, range)
        case (.range(let range), "count"): return .integer(range.elements(limit: Ledger.nodesPerBuild).count)
        case (.range(let range), "isEmpty"): return .bool(range.elements(limit: 1).isEmpty)
        case (.integer, "description"), (.double, "description"), (.bool, "description"), (.string, "description"):
            return .string(base.description)
        case (.integer(let value), "magnitude"): return .integer(value == .min ? .max : abs(value))
        case (.double(let value), "magnitude"): return .double(abs(value))
        case (.double(let value), "isFinite"): return .bool(value.isFinite)
        case (.double(let value), "isNaN"): return .bool(value.isNaN)
        case (.integer, "hashValue"), (.string, "hashValue"): return base
        default: return nil
        }
    }

    private func bound(_ value: Double?, _ range: RangeValue) -> Value? {
        guard let value else { return nil }
        if range.isWhole, let whole = Int(exactly: value) { return .integer(whole) }
        return .double(value)
    }
}

extension String {
    /// Each word with a capital first letter and small others.
    var capitalizedWords: String {
        var result = ""
        var startsWord = true
        for character in self {
            result += startsWord ? character.uppercased() : character.lowercased()
            startsWord = !(character.isLetter || character.isNumber || character == "'" || character == "’")
        }
        return result
    }
}

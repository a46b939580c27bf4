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
        case .unknown(let whole): return member(name, of: whole, expression, scope)
        case .integer, .double, .bool, .string, .array, .set, .dictionary, .range, .foundation:
            if name == "self" { return base }
            return extended(name, systemType(of: base), base, scope) ?? systemMember(name, of: base)
                ?? function(name, of: base) ?? unknown(expression)
        case .rect, .size, .point, .insets, .region, .geometry, .hinge, .hingeContext:
            return geometry(name, of: base) ?? unknown(expression)
        case .view, .closure, .function, .builtin, .keyPath, .layout:
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
        case .set: "Set"
        case .dictionary: "Dictionary"
        case .range: "Range"
        case .foundation(let value): value.typeName
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
        if name == "init" { return .builtin(.initializer(type)) }
        if let code = declarations.types[type] {
            if let property = code.statics[name] { return value(of: property, code) }
            if let one = code.enumCase(named: name) {
                guard one.payload.isEmpty else { return .builtin(.enumCase(type: type, name: name)) }
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
        if let constant = Self.numberConstant(name, of: type) ?? Self.foundationConstant(name, of: type) {
            return constant
        }
        switch (type, name) {
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

    static func numberConstant(_ name: String, of type: String) -> Value? {
        switch type {
        case "Double", "CGFloat", "Float", "TimeInterval":
            switch name {
            case "pi": .double(.pi)
            case "infinity", "greatestFiniteMagnitude": .double(.infinity)
            case "zero": .double(0)
            case "leastNonzeroMagnitude", "leastNormalMagnitude", "ulpOfOne": .double(.ulpOfOne)
            default: nil
            }
        case "Int", "Int64":
            switch name {
            case "max": .integer(.max)
            case "min": .integer(.min)
            case "zero": .integer(0)
            default: nil
            }
        default: nil
        }
    }

    /// Members of numbers, strings and collections.
    func systemMember(_ name: String, of base: Value) -> Value? {
        switch base {
        case .string(let text): stringMember(name, of: text)
        case .integer(let value): integerMember(name, of: value)
        case .double(let value): doubleMember(name, of: value)
        case .bool(let value): name == "description" ? .string(value ? "true" : "false") : nil
        case .array(let values): listMember(name, of: values, base)
        case .set(let values): listMember(name, of: values, base)
        case .dictionary(let entries): dictionaryMember(name, of: entries)
        case .range(let range): rangeMember(name, of: range)
        case .foundation(let value): foundationMember(name, of: value)
        default: nil
        }
    }

    private func listMember(_ name: String, of values: [Value], _ base: Value) -> Value? {
        switch name {
        case "count": .integer(values.count)
        case "isEmpty": .bool(values.isEmpty)
        case "first": values.first ?? .absent
        case "last": values.last ?? .absent
        case "indices": .range(RangeValue(lower: 0, upper: Double(values.count), isClosed: false, isWhole: true))
        case "startIndex": .integer(0)
        case "endIndex": .integer(values.count)
        case "lazy": base
        case "description": .string(base.description)
        default: nil
        }
    }

    private func dictionaryMember(_ name: String, of entries: [Value.Entry]) -> Value? {
        switch name {
        case "count": .integer(entries.count)
        case "isEmpty": .bool(entries.isEmpty)
        case "keys": .array(entries.map(\.key))
        case "values": .array(entries.map(\.value))
        case "first": Value.dictionary(entries).collection?.values.first ?? .absent
        default: nil
        }
    }

    private func rangeMember(_ name: String, of range: RangeValue) -> Value? {
        switch name {
        case "lowerBound": return bound(range.lower, range)
        case "upperBound": return bound(range.upper, range)
        case "count": return .integer(range.elements(limit: Ledger.nodesPerBuild).count)
        case "isEmpty":
            return .bool(
                range.isWhole ? range.elements(limit: 1).isEmpty : range.lower == range.upper && !range.isClosed)
        case "first": return range.elements(limit: 1).first ?? .absent
        case "last": return range.elements(limit: Ledger.nodesPerBuild).last ?? .absent
        default: return nil
        }
    }

    private func bound(_ value: Double?, _ range: RangeValue) -> Value? {
        guard let value else { return nil }
        if range.isWhole, let whole = Int(exactly: value) { return .integer(whole) }
        return .double(value)
    }

    /// A method that is not called but handed around: `filter(chosen.contains)`.
    private func function(_ name: String, of base: Value) -> Value? {
        switch name {
        case "contains", "hasPrefix", "hasSuffix", "firstIndex", "isSuperset", "isSubset": .builtin(.method(base, name))
        default: nil
        }
    }
}

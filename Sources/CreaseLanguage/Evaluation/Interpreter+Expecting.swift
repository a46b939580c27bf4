/// The type a place expects, handed down to what is written there: whole literals become fractional, `.case` finds its
/// enum, elements know theirs.
extension TypeName {
    static let double = TypeName(name: "Double")
    static let string = TypeName(name: "String")
    /// Literal words of a view: numbers in them are set for the reader, `**stars**` are not shown.
    static let localizedKey = TypeName(name: "LocalizedStringKey")

    /// What it is a list of; `nil` for anything else.
    var element: TypeName? {
        switch unwrapped.name {
        case "Array", "Set", "ArraySlice", "ContiguousArray": unwrapped.arguments.first
        default: nil
        }
    }

    var isDecimal: Bool { unwrapped.name == "Decimal" }
    var isNumber: Bool { isDecimal || Optional(self).isDouble }
    var isLocalizedKey: Bool { ["LocalizedStringKey", "LocalizedStringResource"].contains(unwrapped.name) }
}

extension Interpreter {
    func literal(_ whole: Int, _ type: TypeName?) -> Value {
        guard let type else { return .integer(whole) }
        if Optional(type).isDouble { return .double(Double(whole)) }
        return type.isDecimal ? .foundation(.decimal(DecimalNumber(whole))) : .integer(whole)
    }

    func literal(_ number: Double, _ type: TypeName?) -> Value {
        guard let type, type.isDecimal, let decimal = DecimalNumber(number) else { return .double(number) }
        return .foundation(.decimal(decimal))
    }

    /// `.name` or `.name(…)` as what the expected type means by it; stays what was written where it means nothing.
    func contextual(_ style: Style, _ type: TypeName?, _ scope: Scope) -> Value {
        guard let type = type?.unwrapped else { return .style(style) }
        if let code = declarations.type(type.name, in: scope.owner?.type) {
            return resolved(style, in: code) ?? .style(style)
        }
        return resolved(style, inSystem: type) ?? .style(style)
    }

    /// A member of a type of the system that is a value rather than a style: `.now`, `.zero`, `.max`, and what the file
    /// adds to it.
    func resolved(_ style: Style, inSystem type: TypeName) -> Value? {
        guard Self.valueTypes.contains(type.name), let first = style.parts.first else { return nil }
        if let code = declarations.extensions[type.name], let found = resolved(style, in: code), !found.isUnknown {
            return found
        }
        let base: Value?
        if let arguments = first.arguments {
            let system = SystemCall(
                name: type.name, arguments: arguments, expression: Expression.blank, scope: rootScope())
            base = first.name == "init" ? self.system(system) : Self.foundationStatic(type.name, first.name, arguments)
        } else {
            base = Self.numberConstant(first.name, of: type.name) ?? Self.foundationConstant(first.name, of: type.name)
        }
        return base.flatMap { style.parts.count == 1 ? $0 : following(style.parts.dropFirst(), of: $0) }
    }

    /// Types of the system whose values are computed with, as against those layout reads as written.
    private static let valueTypes: Set<String> = [
        "Int", "Double", "CGFloat", "Float", "TimeInterval", "String", "Bool", "Date", "Decimal", "URL", "UUID",
        "Duration", "Calendar", "Locale", "TimeZone", "DateComponents", "CGSize", "CGPoint", "CGRect", "Data",
    ]

    // MARK: Arithmetic

    /// Both operands of an operator, literals in the type of the other side: `1 / 3 * width` is a third of the width.
    func operands(
        _ left: Expression, _ right: Expression, _ scope: Scope, expecting type: TypeName?
    ) -> (Value, Value) {
        let a = value(left, scope, expecting: type)
        let b = value(right, scope, expecting: a.operandType ?? type)
        if case .style(let style) = a, style.type == nil, let other = b.operandType {
            return (contextual(style, other, scope), b)
        }
        guard let other = b.numericType, case .integer = a, left.isLiteralArithmetic else { return (a, b) }
        return (value(left, scope, expecting: other), b)
    }

    /// Arguments that are all of one type, as those of `max`.
    func evaluatedAlike(_ arguments: [Argument], _ scope: Scope, expecting type: TypeName?) -> [Value.Element] {
        let elements = evaluated(arguments, scope, expecting: type)
        guard let other = elements.lazy.compactMap(\.value.numericType).first else { return elements }
        return zip(arguments, elements).map { argument, element in
            guard case .integer = element.value, argument.value.isLiteralArithmetic else { return element }
            return Value.Element(label: element.label, value: value(argument.value, scope, expecting: other))
        }
    }
}

extension Value {
    /// The type that literals beside it take; `nil` for whole numbers, whose type they have anyway.
    var numericType: TypeName? {
        switch self {
        case .double: .double
        case .foundation(.decimal): TypeName(name: "Decimal")
        default: nil
        }
    }

    /// The type that an operand beside it is read in: `.now` beside a date, a bare case beside a case.
    var operandType: TypeName? {
        switch self {
        case .foundation(let value): TypeName(name: value.typeName)
        case .enumCase(let value) where !value.type.isEmpty: TypeName(name: value.type)
        default: numericType
        }
    }

    var isDouble: Bool {
        if case .double = self { return true }
        return false
    }
}

extension Expression {
    /// Whole literals and operators between them alone, which take whatever type is due.
    var isLiteralArithmetic: Bool {
        switch kind {
        case .integer: true
        case .prefix("-", let operand): operand.isLiteralArithmetic
        case .tuple(let elements): elements.count == 1 && elements[0].value.isLiteralArithmetic
        case .binary(let operation, let left, let right):
            operation.isArithmetic && left.isLiteralArithmetic && right.isLiteralArithmetic
        default: false
        }
    }

    /// A literal alone, which a conversion such as `Double(7)` takes in its own type.
    var isNumberLiteral: Bool {
        switch kind {
        case .integer, .double: true
        case .prefix("-", let operand): operand.isNumberLiteral
        default: false
        }
    }
}

extension BinaryOperator {
    var isArithmetic: Bool {
        switch self {
        case .add, .subtract, .multiply, .divide: true
        case .remainder, .equal, .notEqual, .identical, .notIdentical, .less, .lessEqual, .greater, .greaterEqual,
            .and, .or, .coalesce, .closedRange, .halfOpenRange, .matches, .bitAnd, .bitOr, .bitXor, .shiftLeft,
            .shiftRight, .wrappingAdd, .wrappingSubtract, .wrappingMultiply:
            false
        }
    }
}

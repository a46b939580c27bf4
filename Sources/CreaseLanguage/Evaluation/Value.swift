import CreaseDevice
import CreaseLayout

/// What an expression gives.
///
/// Nothing in here traps: arithmetic that has no result is `unknown`, and what only the running app knows is `unknown`
/// with its source text, so that the picture can show it in ‹guillemets›.
indirect enum Value: Sendable {
    case integer(Int)
    case double(Double)
    case string(String)
    case bool(Bool)
    /// `nil`
    case absent
    case array([Value])
    /// Each element once, in the order in which they came.
    case set([Value])
    case dictionary([Entry])
    case tuple([Element])
    case enumCase(EnumValue)
    case instance(Instance)
    case closure(ClosureValue)
    case function(FunctionValue)
    case builtin(Builtin)
    case foundation(FoundationValue)
    case range(RangeValue)
    case keyPath([String])
    case binding(Binding)
    /// A style, colour, font, placement …: a chain of members and calls, read by whoever takes it.
    case style(Style)
    case rect(Rect)
    case size(Size)
    case point(Point)
    case insets(Sides<Double>)
    case region(Region)
    case geometry(Geometry)
    case hinge(Hinge)
    /// `DeviceHingeContext`; `nil` on a device without a hinge.
    case hingeContext(Hinge?)
    case view(Thunk)
    /// A type by its name, as in `Card.self` or before a dot.
    case type(String)
    case dismissal(Dismissal)
    /// A layout such as `AnyLayout(HStackLayout())`, to be called with views.
    case layout(LayoutValue)
    case unknown(Unknown)

    struct Entry: Sendable {
        var key: Value
        var value: Value
    }

    struct Element: Sendable {
        var label: String?
        var value: Value
    }

    static let void = Value.tuple([])
}

/// A case of an enum of the file, or of an enum nobody declared.
struct EnumValue: Sendable {
    /// Qualified name of the enum; empty where it is not known.
    var type: String
    var name: String
    var payload: [Value.Element]
}

/// A struct's or class's stored values, in the order of `type.stored`.
final class Instance: Sendable {
    let type: TypeCode
    let values: [Value]
    /// For objects: where the object itself is kept, so that a change reaches everyone who shares it.
    let origin: Binding?

    init(type: TypeCode, values: [Value], origin: Binding? = nil) {
        self.type = type
        self.values = values
        self.origin = origin
    }

    subscript(name: String) -> Value? {
        guard let index = type.storedIndex[name], index < values.count else { return nil }
        return values[index]
    }

    func setting(_ name: String, to value: Value) -> Instance {
        guard let index = type.storedIndex[name], index < values.count else { return self }
        var values = values
        values[index] = value
        return Instance(type: type, values: values, origin: origin)
    }
}

struct ClosureValue: Sendable {
    var code: ClosureCode
    var scope: Scope
    var place: Place
}

/// A function with the value it is a method of.
struct FunctionValue: Sendable {
    var functions: [FunctionCode]
    var scope: Scope
}

struct RangeValue: Sendable {
    /// `nil` for a side that is left open.
    var lower: Double?
    var upper: Double?
    var isClosed: Bool
    /// Whether it counts whole numbers.
    var isWhole: Bool

    /// The whole numbers in it, at most `limit`; empty where a side is open.
    func elements(limit: Int) -> [Value] {
        guard isWhole, let lower, let upper, let first = Int(exactly: lower), let last = Int(exactly: upper) else {
            return []
        }
        let end = isClosed ? last.addingReportingOverflow(1).partialValue : last
        guard first < end else { return [] }
        let (count, overflow) = end.subtractingReportingOverflow(first)
        return (0..<min(overflow ? limit : count, limit)).map { .integer(first + $0) }
    }

    /// The places of a list of so many elements that it covers.
    func clamped(to count: Int) -> Range<Int> {
        func place(_ bound: Double) -> Int { min(count, max(0, Int(exactly: bound.rounded(.down)) ?? count)) }
        let start = lower.map(place) ?? 0
        let end = upper.map { place(isClosed ? $0 + 1 : $0) } ?? count
        return start..<max(start, end)
    }

    func contains(_ value: Double) -> Bool {
        if let lower, value < lower { return false }
        if let upper { return isClosed ? value <= upper : value < upper }
        return true
    }
}

/// `Color.blue.opacity(0.5)`, `.split.axes(.horizontal)`: what was written, with arguments evaluated.
struct Style: Sendable {
    struct Part: Sendable {
        var name: String
        /// `nil` for a member without parentheses.
        var arguments: [Value.Element]?
    }

    /// The type in front, such as `Color`; `nil` for an implicit member.
    var type: String?
    /// For a call of the type itself the first part is `init`.
    var parts: [Part]

    /// Whether it says in front that it is a colour or gradient, which can stand as a view too.
    var isPaint: Bool {
        switch type {
        case "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient": true
        default: false
        }
    }

    /// The name of a single member without arguments.
    var singleName: String? { parts.count == 1 && parts[0].arguments == nil ? parts[0].name : nil }
}

/// A view that is not built yet: where it is placed decides its identity.
enum Thunk: Sendable {
    case expression(Expression, Scope)
    /// A builder's body with the values of its parameters.
    case body([Statement], Scope)
    /// Views that exist already, such as a control's label.
    case nodes([ViewNode])
}

/// What `dismiss()` does at a place.
enum Dismissal: Sendable {
    /// Puts a binding back to `false` or `nil`.
    case unset(Binding)
    /// Takes the last element off a path.
    case pop(Binding)
    /// Pops a page that the stack itself keeps; the program has no state for it.
    case popPushed(stack: ViewID)
    case nothing
}

struct LayoutValue: Sendable {
    enum Kind: Sendable {
        case vertical
        case horizontal
        case depth
        case other
    }

    var kind: Kind
    var arguments: [Value.Element]
}

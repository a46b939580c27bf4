/// What an accessor does with the value it is given.
final class AccessorCode: Sendable {
    /// `newValue` or `oldValue` where none is written.
    let parameter: String
    let body: [Statement]

    init(parameter: String, body: [Statement]) {
        self.parameter = parameter
        self.body = body
    }
}

/// Everything between the braces of a property or a subscript.
struct AccessorsCode: Sendable {
    var getter: [Statement]?
    var setter: AccessorCode?
    var willSet: AccessorCode?
    var didSet: AccessorCode?
}

/// `subscript(index: Int) -> Element { get set }`.
final class SubscriptCode: Sendable {
    let place: Place
    /// A parameter written with one name has no label.
    let parameters: [ParameterCode]
    let result: TypeName?
    let accessors: AccessorsCode
    let isStatic: Bool

    init(place: Place, parameters: [ParameterCode], result: TypeName?, accessors: AccessorsCode, isStatic: Bool) {
        self.place = place
        self.parameters = parameters
        self.result = result
        self.accessors = accessors
        self.isStatic = isStatic
    }
}

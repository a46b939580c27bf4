/// What only the running app knows, with all that the source says about it.
struct Unknown: Sendable, ExpressibleByStringLiteral {
    /// The source, as it is shown in ‹guillemets›.
    var source: String
    /// The name it would have: a property's, a parameter's, a function's; `nil` where it has none.
    var name: String?
    /// As declared; `nil` where nothing declares it.
    var type: TypeName?
    /// Words put together of what is known and what is made up; `nil` where nothing of it is known.
    var words: String?
    /// How many made-up values it is a part of: a type that holds itself comes to an end.
    var depth = 0

    init(_ source: String, name: String? = nil, type: TypeName? = nil, words: String? = nil) {
        self.source = source
        self.name = name
        self.type = type
        self.words = words
    }

    init(stringLiteral source: String) { self.init(source) }

    /// A property, parameter or variable without a value.
    init(named name: String, type: TypeName? = nil) { self.init(name, name: name, type: type) }

    /// Made-up values inside one another.
    static let depthLimit = 6
}

extension Expression {
    /// The name that says what it is: the last member's, the called function's.
    var givenName: String? {
        var current = self
        while true {
            switch current.kind {
            case .name(let name), .projection(let name): return name
            case .member(let base?, "wrappedValue"): current = base
            case .member(_, let name): return name
            case .call(let call): current = call.callee
            case .force(let base), .chain(let base), .cast(let base, _, _), .binary(.coalesce, let base, _):
                current = base
            case .tuple(let elements) where elements.count == 1: current = elements[0].value
            case .element(let base, _): return base.givenName.map(singular)
            default: return nil
            }
        }
    }
}

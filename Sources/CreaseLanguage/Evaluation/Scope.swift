import CreaseLayout

/// The names an expression sees: locals, the instance it belongs to, and what surrounds the view.
struct Scope: Sendable {
    var locals: Local?
    var owner: Owner?
    var surroundings: Surroundings

    func binding(_ name: String, to value: Value) -> Scope {
        var result = self
        result.locals = Local(name: name, value: value, next: locals)
        return result
    }

    mutating func bind(_ name: String, to value: Value, type: TypeName? = nil) {
        locals = Local(name: name, value: value, type: type, next: locals)
    }

    mutating func bind(_ name: String, toCell cell: Cell, type: TypeName? = nil) {
        locals = Local(name: name, value: .absent, type: type, cell: cell, next: locals)
    }

    func local(_ name: String) -> Local? {
        var local = locals
        while let current = local {
            if current.name == name { return current }
            local = current.next
        }
        return nil
    }
}

/// A local name. Lists are short, so looking through them beats hashing.
final class Local: Sendable {
    let name: String
    let value: Value
    /// As declared; `nil` where nothing is.
    let type: TypeName?
    /// Set for a `var`, whose value changes.
    let cell: Cell?
    /// `$item in`: the name alone reads through the binding.
    let isProjected: Bool
    let next: Local?

    init(
        name: String, value: Value, type: TypeName? = nil, cell: Cell? = nil, isProjected: Bool = false, next: Local?
    ) {
        self.name = name
        self.value = value
        self.type = type
        self.cell = cell
        self.isProjected = isProjected
        self.next = next
    }
}

/// A local variable. Only the evaluation that made it writes it, before any view that captured it is built.
final class Cell: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}

/// The `self` of a body or method.
struct Owner: Sendable {
    var type: TypeCode
    /// An instance, an enum case, or a value of a system type that the file extends.
    var value: Value
    /// The identity state hangs on, for a view; `nil` for plain values.
    var id: ViewID?
    /// Where a mutating method or an object writes to.
    var origin: Binding?
    /// Inside an initializer: the values being set.
    var draft: Draft?

    init(type: TypeCode, value: Value, id: ViewID? = nil, origin: Binding? = nil, draft: Draft? = nil) {
        self.type = type
        self.value = value
        self.id = id
        self.origin = origin
        self.draft = draft
    }

    /// Whether `self` is a view that the file's `extension View` is called on.
    var isExtendedView: Bool {
        if case .view = value { return true }
        return false
    }

    /// The owner in static code and in default values: no instance yet.
    init(statics type: TypeCode) { self.init(type: type, value: .type(type.name)) }
}

/// The stored values of an instance while its initializer runs; written by that one evaluation only.
final class Draft: @unchecked Sendable {
    var values: [Value]

    init(_ values: [Value]) { self.values = values }
}

/// What flows down to a view besides names; shared by all scopes of a body.
final class Surroundings: Sendable {
    let environment: EnvironmentValues
    /// Objects and environment values handed down by the file itself.
    let injected: Injected?
    let dismissal: Dismissal
    /// Views expanded around this one.
    let depth: Int
    /// The stack around, where pushes without a path go.
    let stack: ViewID?
    /// Whether rows stand for values of a selection: elements of a `ForEach` then carry their id as a tag.
    let selects: Bool

    init(
        environment: EnvironmentValues, injected: Injected? = nil, dismissal: Dismissal = .nothing, depth: Int = 0,
        stack: ViewID? = nil, selects: Bool = false
    ) {
        self.environment = environment
        self.injected = injected
        self.dismissal = dismissal
        self.depth = depth
        self.stack = stack
        self.selects = selects
    }

    func with(
        environment: EnvironmentValues? = nil, injected: Injected? = nil, dismissal: Dismissal? = nil,
        depth: Int? = nil, stack: ViewID? = nil, selects: Bool? = nil
    ) -> Surroundings {
        Surroundings(
            environment: environment ?? self.environment, injected: injected ?? self.injected,
            dismissal: dismissal ?? self.dismissal, depth: depth ?? self.depth, stack: stack ?? self.stack,
            selects: selects ?? self.selects)
    }
}

/// A value handed down by `.environment(…)`, by its type or key.
final class Injected: Sendable {
    let name: String
    let value: Value
    let next: Injected?

    init(name: String, value: Value, next: Injected?) {
        self.name = name
        self.value = value
        self.next = next
    }

    static func find(_ name: String, in list: Injected?) -> Value? {
        var item = list
        while let current = item {
            if current.name == name { return current.value }
            item = current.next
        }
        return nil
    }
}

/// Collects the names some code uses, in the order of the source.
struct NameWalker {
    /// One name, with the way it is used and the place where it first is.
    struct Use: Sendable {
        enum Kind: Hashable, Sendable {
            /// Called or referred to by itself: a type, a function, a local, a member of `self`.
            case name
            /// Behind a dot.
            case member
            /// Where a type is written.
            case type
        }

        var kind: Kind
        var name: String
        var place: Place
    }

    /// Each kind of use of a name once.
    private(set) var uses: [Use] = []
    /// What is called or referred to by itself.
    var names: Set<String> = []
    /// Locals and parameters, wherever in the code: not what stands outside it.
    private(set) var bound: Set<String> = []
    private var members: Set<String> = []
    private var types: Set<String> = []
    /// Where something without a place of its own stands, such as a type in a parameter list.
    private var place: Place

    init(at place: Place = Place(line: 1, column: 1)) { self.place = place }

    // MARK: Declarations

    mutating func visit(_ type: TypeCode) {
        for property in type.stored + Array(type.computed.values) + Array(type.statics.values) { visit(property) }
        for one in type.subscripts { visit(one.accessors) }
        for function in type.functions.values.joined() { visit(function) }
        for function in type.initializers { visit(function) }
    }

    private mutating func visit(_ accessors: AccessorsCode) {
        visit(accessors.getter ?? [])
        for accessor in [accessors.setter, accessors.willSet, accessors.didSet] { visit(accessor?.body ?? []) }
    }

    mutating func visit(_ property: PropertyCode) {
        place = property.place
        if let type = property.type { visit(type) }
        if let value = property.value { visit(value) }
        for argument in property.wrapperArguments { visit(argument.value) }
        visit(property.accessors)
        switch property.wrapper {
        case .environmentObject(let name)? where !name.isEmpty: use(.type, name)
        case .environmentKey(let key)?: use(.member, key)
        default: break
        }
    }

    mutating func visit(_ function: FunctionCode) {
        place = function.place
        for parameter in function.parameters { visit(parameter) }
        if let result = function.result { visit(result) }
        visit(function.body)
    }

    mutating func visit(_ enumCase: EnumCaseCode) {
        for parameter in enumCase.payload { visit(parameter) }
        if let raw = enumCase.raw { visit(raw) }
    }

    private mutating func visit(_ parameter: ParameterCode) {
        bound.insert(parameter.name)
        if let type = parameter.type { visit(type) }
        if let value = parameter.value { visit(value) }
    }

    mutating func visit(_ type: TypeName) {
        use(.type, type.name)
        for argument in type.arguments { visit(argument) }
    }

    private mutating func use(_ kind: Use.Kind, _ name: String) {
        let isNew =
            switch kind {
            case .name: names.insert(name).inserted
            case .member: members.insert(name).inserted
            case .type: types.insert(name).inserted
            }
        if isNew { uses.append(Use(kind: kind, name: name, place: place)) }
    }

    // MARK: Statements

    mutating func visit(_ body: [Statement]) {
        for statement in body { visit(statement) }
    }

    private mutating func visit(_ statement: Statement) {
        switch statement {
        case .expression(let expression): visit(expression)
        case .declare(let declare):
            visit(declare.pattern)
            if let type = declare.type { visit(type) }
            if let value = declare.value { visit(value) }
            visit(declare.getter ?? [])
        case .ifElse(let code): visit(code)
        case .choose(let code): visit(code)
        case .guardElse(let conditions, let body):
            visit(conditions)
            visit(body)
        case .returns(let expression, _): if let expression { visit(expression) }
        case .forEach(let code):
            visit(code.pattern)
            visit(code.sequence)
            if let condition = code.condition { visit(condition) }
            visit(code.body)
        case .whileLoop(let conditions, let body):
            visit(conditions)
            visit(body)
        case .repeatWhile(let body, let expression):
            visit(body)
            visit(expression)
        case .block(let body), .deferred(let body): visit(body)
        case .tryCatch(let body, let clauses):
            visit(body)
            for clause in clauses { visit(clause.body) }
        case .throwing(let expression): visit(expression)
        case .labelled(_, let statement): visit(statement)
        case .compiled(let clauses): for clause in clauses { visit(clause.body) }
        case .function(let function): visit(function)
        case .stop, .skipped: break
        }
    }

    private mutating func visit(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): visit(expression)
            case .optional(let pattern, let expression, _):
                visit(pattern)
                if let expression { visit(expression) }
            case .matches(let pattern, let expression):
                visit(pattern)
                visit(expression)
            case .available: break
            }
        }
    }

    private mutating func visit(_ code: IfCode) {
        visit(code.conditions)
        visit(code.body)
        visit(code.otherwise ?? [])
    }

    private mutating func visit(_ code: SwitchCode) {
        visit(code.subject)
        for one in code.cases {
            for item in one.items {
                visit(item.pattern)
                if let condition = item.condition { visit(condition) }
            }
            visit(one.body)
        }
    }

    private mutating func visit(_ pattern: Pattern) {
        switch pattern {
        case .wildcard: break
        case .bind(let name, _): bound.insert(name)
        case .value(let expression): visit(expression)
        case .enumCase(let name, let payload):
            use(.member, name)
            for part in payload ?? [] { visit(part.pattern) }
        case .tuple(let parts): for part in parts { visit(part) }
        case .optional(let pattern): visit(pattern)
        case .isType(let type): visit(type)
        case .asType(let pattern, let type):
            visit(pattern)
            visit(type)
        }
    }

    // MARK: Expressions

    mutating func visit(_ expression: Expression) {
        place = expression.place
        switch expression.kind {
        case .name(let name), .projection(let name): use(.name, name)
        case .member(let base, let name):
            if let base { visit(base) }
            place = expression.place
            use(.member, name)
        case .call(let call):
            visit(call.callee)
            for argument in call.arguments { visit(argument.value) }
        case .element(let base, let arguments):
            visit(base)
            for argument in arguments { visit(argument.value) }
        case .array(let elements): for element in elements { visit(element) }
        case .dictionary(let pairs):
            for pair in pairs {
                visit(pair.key)
                visit(pair.value)
            }
        case .tuple(let arguments), .macro(_, let arguments): for argument in arguments { visit(argument.value) }
        case .closure(let code):
            for capture in code.captures { if let value = capture.value { visit(value) } }
            for parameter in code.parameters {
                bound.insert(parameter.name)
                if let type = parameter.type { visit(type) }
            }
            visit(code.body)
        case .interpolation(let segments):
            for case .value(let value, let options) in segments {
                visit(value)
                for option in options { visit(option.value) }
            }
        case .keyPath(let names): for name in names { use(.member, name) }
        case .cast(let operand, let type, _):
            visit(operand)
            visit(type)
        case .prefix(_, let operand), .postfix(let operand, _), .chain(let operand), .force(let operand),
            .inOut(let operand), .tried(let operand, _), .awaited(let operand):
            visit(operand)
        case .binary(_, let a, let b), .assignment(_, let a, let b), .infix(let a, _, let b):
            visit(a)
            visit(b)
        case .ternary(let a, let b, let c):
            visit(a)
            visit(b)
            visit(c)
        case .ifElse(let code): visit(code)
        case .choose(let code): visit(code)
        case .compiled(let clauses): for clause in clauses { visit(clause.value) }
        case .integer, .double, .bool, .nilLiteral, .text, .opaque: break
        }
    }
}

/// Collects the names some code calls or refers to.
struct NameWalker {
    var names: Set<String> = []

    mutating func visit(_ type: TypeCode) {
        for property in type.stored + Array(type.computed.values) + Array(type.statics.values) {
            if let value = property.value { visit(value) }
            for argument in property.wrapperArguments { visit(argument.value) }
            visit(property.accessors)
        }
        for one in type.subscripts { visit(one.accessors) }
        for function in type.functions.values.joined() { visit(function.body) }
        for function in type.initializers { visit(function.body) }
    }

    private mutating func visit(_ accessors: AccessorsCode) {
        visit(accessors.getter ?? [])
        for accessor in [accessors.setter, accessors.willSet, accessors.didSet] { visit(accessor?.body ?? []) }
    }

    mutating func visit(_ body: [Statement]) {
        for statement in body { visit(statement) }
    }

    private mutating func visit(_ statement: Statement) {
        switch statement {
        case .expression(let expression): visit(expression)
        case .declare(let declare):
            if let value = declare.value { visit(value) }
            visit(declare.getter ?? [])
        case .ifElse(let code): visit(code)
        case .choose(let code): visit(code)
        case .guardElse(let conditions, let body):
            visit(conditions)
            visit(body)
        case .returns(let expression, _): if let expression { visit(expression) }
        case .forEach(let code):
            visit(code.sequence)
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
        case .function(let function): visit(function.body)
        case .stop, .skipped: break
        }
    }

    private mutating func visit(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): visit(expression)
            case .optional(_, let expression, _): if let expression { visit(expression) }
            case .matches(_, let expression): visit(expression)
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
        for one in code.cases { visit(one.body) }
    }

    mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .name(let name), .projection(let name): names.insert(name)
        case .member(let base, _): if let base { visit(base) }
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
            visit(code.body)
        case .interpolation(let segments):
            for case .value(let value, let options) in segments {
                visit(value)
                for option in options { visit(option.value) }
            }
        case .prefix(_, let operand), .postfix(let operand, _), .chain(let operand), .force(let operand),
            .cast(let operand, _, _), .inOut(let operand), .tried(let operand, _), .awaited(let operand):
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
        case .integer, .double, .bool, .nilLiteral, .text, .keyPath, .opaque: break
        }
    }
}

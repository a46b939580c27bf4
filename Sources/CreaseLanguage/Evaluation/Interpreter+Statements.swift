import CreaseLayout

/// Bodies that compute a value or do something: functions, getters, closures, actions.
extension Interpreter {
    /// How a statement ends.
    enum Flow {
        case next
        case returned(Value)
        case breaks
        case continues
    }

    /// The value of a body: what it returns, or its only expression.
    func result(of body: [Statement], _ scope: Scope) -> Value {
        var scope = scope
        if body.count == 1 {
            switch body[0] {
            case .expression(let expression): return value(expression, scope)
            case .ifElse(let code):
                let branch = holds(code.conditions, &scope) ? code.body : code.otherwise ?? []
                return result(of: branch, scope)
            case .choose(let code):
                guard let index = chosen(code, &scope) else { return .void }
                return result(of: code.cases[index].body, scope)
            default: break
            }
        }
        if case .returned(let value) = run(body, &scope) { return value }
        return .void
    }

    func run(_ body: [Statement], _ scope: inout Scope) -> Flow {
        for statement in body {
            switch run(statement, &scope) {
            case .next: continue
            case .returned(let value): return .returned(value)
            case .breaks: return .breaks
            case .continues: return .continues
            }
        }
        return .next
    }

    private func run(_ statement: Statement, _ scope: inout Scope) -> Flow {
        guard descend() else {
            ascend()
            return .returned(.unknown(Unknown("…")))
        }
        defer { ascend() }
        switch statement {
        case .expression(let expression):
            _ = value(expression, scope)
            return .next
        case .declare(let declare):
            self.declare(declare, &scope)
            return .next
        case .returns(let expression, _):
            return .returned(expression.map { value($0, scope) } ?? .void)
        case .ifElse(let code):
            var inner = scope
            return block(holds(code.conditions, &inner) ? code.body : code.otherwise ?? [], inner)
        case .choose(let code):
            var inner = scope
            guard let index = chosen(code, &inner) else { return .next }
            let flow = block(code.cases[index].body, inner)
            if case .breaks = flow { return .next }
            return flow
        case .guardElse(let conditions, let otherwise):
            if holds(conditions, &scope) { return .next }
            return block(otherwise, scope)
        case .forEach(let code): return loop(code, scope)
        case .whileLoop(let conditions, let body):
            while true {
                var inner = scope
                guard descend(), holds(conditions, &inner) else {
                    ascend()
                    return .next
                }
                let flow = block(body, inner)
                ascend()
                if case .returned = flow { return flow }
                if case .breaks = flow { return .next }
            }
        case .repeatWhile(let body, let condition):
            while true {
                guard descend() else {
                    ascend()
                    return .next
                }
                let flow = block(body, scope)
                ascend()
                if case .returned = flow { return flow }
                if case .breaks = flow { return .next }
                if !decide(condition, scope) { return .next }
            }
        case .block(let body), .tryCatch(let body, _): return block(body, scope)
        case .labelled(_, let inner): return run(inner, &scope)
        case .compiled(let clauses):
            for clause in clauses where isCompiled(clause.flag) { return run(clause.body, &scope) }
            return .next
        case .function(let function):
            scope.bind(function.name, to: .function(FunctionValue(functions: [function], scope: scope)))
            return .next
        case .stop(.breaks, _): return .breaks
        case .stop(.continues, _): return .continues
        case .stop(.fallsThrough, _), .skipped, .throwing, .deferred: return .next
        }
    }

    private func block(_ body: [Statement], _ scope: Scope) -> Flow {
        var inner = scope
        return run(body, &inner)
    }

    private func loop(_ code: ForCode, _ scope: Scope) -> Flow {
        for element in elements(of: value(code.sequence, scope)) ?? [] {
            guard descend() else {
                ascend()
                return .next
            }
            defer { ascend() }
            var inner = scope
            if code.isFilter {
                guard matches(code.pattern, element, &inner) == true else { continue }
            } else {
                bind(code.pattern, to: element, &inner)
            }
            if let condition = code.condition, !decide(condition, inner) { continue }
            let flow = run(code.body, &inner)
            if case .returned = flow { return flow }
            if case .breaks = flow { return .next }
        }
        return .next
    }

    /// `let` and `var`: variables get a cell, since what follows may change them.
    func declare(_ declare: Declare, _ scope: inout Scope) {
        if let getter = declare.getter, case .bind(let name, _) = declare.pattern {
            let value: Value =
                declare.type?.isView == true ? .view(.body(getter, scope)) : result(of: getter, scope)
            scope.bind(name, to: value)
            return
        }
        let value: Value
        if let expression = declare.value {
            value = converted(
                self.value(expression, scope, expecting: declare.type), to: declare.type, scope.owner?.type)
        } else {
            value = declare.type?.isOptional == true ? .absent : .unknown(Unknown("…", type: declare.type))
        }
        if declare.isVariable || value.isReference, case .bind(let name, _) = declare.pattern {
            scope.bind(name, toCell: Cell(value), type: declare.type)
        } else if case .bind(let name, _) = declare.pattern {
            scope.bind(name, to: value, type: declare.type ?? declare.value.flatMap { declaredType(of: $0, scope) })
        } else {
            bind(declare.pattern, to: value, &scope)
        }
    }
}

extension Lowering {
    mutating func statements(_ list: SyntaxList<StatementSyntax>) -> [Statement] {
        var result: [Statement] = []
        result.reserveCapacity(list.count)
        for statement in list { append(statement, to: &result) }
        return result
    }

    mutating func append(_ syntax: StatementSyntax, to result: inout [Statement]) {
        switch syntax.form {
        case .expression(let expression): result.append(.expression(self.expression(expression)))
        case .declaration(let declaration): append(declaration, to: &result)
        case .ifElse(let syntax): result.append(.ifElse(ifElse(syntax)))
        case .switchOver(let syntax): result.append(.choose(choose(syntax)))
        case .returns(let value):
            result.append(.returns(value.map { expression($0) }, span(syntax.range)))
        case .conditional(let conditional): append(conditional, to: &result)
        case .guardElse(let syntax):
            let conditions = conditions(syntax.conditions)
            result.append(.guardElse(conditions, statements(syntax.body.statements)))
        case .forLoop(let syntax):
            let place = place(syntax.range.lowerBound)
            let pattern = pattern(syntax.pattern, binds: syntax.isFilter ? nil : .constant)
            let sequence = expression(syntax.sequence)
            let condition = syntax.condition.map { expression($0) }
            result.append(
                .forEach(
                    ForCode(
                        pattern: pattern, isFilter: syntax.isFilter, isAwaited: syntax.isAwaited, sequence: sequence,
                        condition: condition, body: statements(syntax.body.statements), place: place)))
        case .whileLoop(let syntax):
            let conditions = conditions(syntax.conditions)
            result.append(.whileLoop(conditions, statements(syntax.body.statements)))
        case .repeatLoop(let syntax):
            let body = statements(syntax.body.statements)
            result.append(.repeatWhile(body, expression(syntax.condition)))
        case .doBlock(let syntax): result.append(doBlock(syntax))
        case .jump(let jump):
            let keyword = jump.keyword.text
            let stop: Statement.Stop =
                keyword == "break" ? .breaks : keyword == "continue" ? .continues : .fallsThrough
            result.append(.stop(stop, label: jump.label?.text))
        case .labelled(let labelled):
            var inner: [Statement] = []
            append(labelled.statement, to: &inner)
            result += inner.map { .labelled(labelled.label.text, $0) }
        case .throwing(let error): result.append(.throwing(expression(error)))
        case .deferred(let block): result.append(.deferred(statements(block.statements)))
        case .unknown: result.append(.skipped(span(syntax.range), place(syntax.range.lowerBound)))
        }
    }

    private mutating func doBlock(_ syntax: DoSyntax) -> Statement {
        let body = statements(syntax.body.statements)
        let clauses = syntax.catches.map { clause in
            let place = place(clause.range.lowerBound)
            var items = items(clause.patterns)
            // `catch where condition`: every error, by the name it has everywhere.
            if clause.patterns.first?.pattern.range.isEmpty == true {
                items[0].pattern = .bind("error", isVariable: false)
            }
            return CatchCode(items: items, body: statements(clause.body.statements), place: place)
        }
        return clauses.isEmpty ? .block(body) : .tryCatch(body, clauses)
    }

    private mutating func append(_ syntax: DeclarationSyntax, to result: inout [Statement]) {
        switch syntax.form {
        case .variable(let variable):
            for binding in variable.bindings {
                let pattern = pattern(binding.pattern, binds: variable.isVar ? .variable : .constant)
                let type = binding.type.map { typeName($0) }
                let value = binding.value.map { expression($0) }
                let getter = binding.getterBody.map { statements($0) }
                result.append(
                    .declare(
                        Declare(pattern: pattern, isVariable: variable.isVar, type: type, value: value, getter: getter))
                )
            }
        case .function(let function): result.append(.function(self.function(function)))
        case .imports, .type, .extends, .initializer, .deinitializer, .subscripts, .alias, .associatedType,
            .enumCase, .skipped:
            result.append(.skipped(span(syntax.range), place(syntax.range.lowerBound)))
        }
    }

    private mutating func append(_ syntax: ConditionalSyntax, to result: inout [Statement]) {
        var clauses: [CompiledStatements] = []
        for clause in syntax.clauses {
            let flag = flag(of: clause, among: syntax.clauses)
            guard flag != .no else { continue }
            let place = place(clause.range.lowerBound)
            let body = statements(clause.statements)
            if flag == .yes, clauses.isEmpty {
                result += body
                return
            }
            clauses.append(CompiledStatements(flag: flag, body: body, place: place))
            if flag == .yes { break }
        }
        if !clauses.isEmpty { result.append(.compiled(clauses)) }
    }

    mutating func ifElse(_ syntax: IfSyntax) -> IfCode {
        let place = place(syntax.range.lowerBound)
        let conditions = conditions(syntax.conditions)
        let body = statements(syntax.body.statements)
        let otherwise: [Statement]? =
            switch syntax.otherwise {
            case .elseIf(let next): [.ifElse(ifElse(next))]
            case .block(let block): statements(block.statements)
            case nil: nil
            }
        return IfCode(conditions: conditions, body: body, otherwise: otherwise, place: place)
    }

    mutating func choose(_ syntax: SwitchSyntax) -> SwitchCode {
        let place = place(syntax.range.lowerBound)
        let subject = expression(syntax.subject)
        var cases: [SwitchCode.Case] = []
        func add(_ items: [SwitchSyntax.Item], _ lowering: inout Lowering) {
            for item in items {
                switch item {
                case .one(let one): cases.append(lowering.switchCase(one))
                case .conditional(let conditional):
                    for clause in conditional.clauses
                    where lowering.flag(of: clause, among: conditional.clauses) != .no {
                        add(clause.cases, &lowering)
                        break
                    }
                }
            }
        }
        add(syntax.items, &self)
        return SwitchCode(subject: subject, cases: cases, place: place)
    }

    private mutating func switchCase(_ syntax: CaseSyntax) -> SwitchCode.Case {
        let items = syntax.isDefault ? [] : items(syntax.patterns)
        return SwitchCode.Case(items: items, body: statements(syntax.statements))
    }

    private mutating func items(_ list: SyntaxList<CaseItemSyntax>) -> [(pattern: Pattern, condition: Expression?)] {
        list.map { item in
            let pattern = pattern(item.pattern, binds: nil)
            return (pattern, item.condition.map { expression($0) })
        }
    }

    mutating func conditions(_ list: SyntaxList<ConditionSyntax>) -> [Condition] {
        list.map { condition in
            let place = place(condition.range.lowerBound)
            switch condition.form {
            case .expression(let expression): return .expression(self.expression(expression))
            case .binding(let binding):
                let pattern = pattern(binding.pattern, binds: binding.isVar ? .variable : .constant)
                return .optional(pattern, binding.value.map { expression($0) }, place)
            case .pattern(let binding):
                let pattern = pattern(binding.pattern, binds: nil)
                guard let value = binding.value else {
                    return .expression(Expression(.opaque, span: span(condition.range), place: place))
                }
                return .matches(pattern, expression(value))
            case .availability(let availability):
                let item = availability.items.first { $0.platform == "iOS" }
                return .available(item.flatMap { Version($0.version) }, isNegated: availability.isNegated)
            }
        }
    }

    /// What a bare name in a pattern makes.
    enum Binds {
        case constant
        case variable
    }

    /// `binds`: what a bare name makes (after `let` or `var`); `nil` where it is a value to compare with.
    mutating func pattern(_ syntax: PatternSyntax, binds: Binds?) -> Pattern {
        switch syntax.form {
        case .wildcard: return .wildcard
        case .name(let name):
            return name.text == "_" ? .wildcard : .bind(name.text, isVariable: binds == .variable)
        case .binding(let isVar, let inner): return pattern(inner, binds: isVar ? .variable : .constant)
        case .tuple(let elements):
            if elements.count == 1 { return pattern(elements[0].pattern, binds: binds) }
            return .tuple(elements.map { pattern($0.pattern, binds: binds) })
        case .isType(let type): return .isType(typeName(type))
        case .expression(let expression): return pattern(expression, binds: binds)
        }
    }

    private mutating func pattern(_ syntax: ExpressionSyntax, binds: Binds?) -> Pattern {
        switch syntax.form {
        case .pattern(let inner): return pattern(inner, binds: binds)
        case .implicitMember(let reference): return .enumCase(reference.name.text, nil)
        case .optionalChain(let inner): return .optional(pattern(inner, binds: binds))
        case .cast(let cast):
            return .asType(pattern(cast.value, binds: binds), typeName(cast.type))
        case .call(let call):
            let name: String
            switch call.callee.form {
            case .implicitMember(let reference): name = reference.name.text
            case .member(let member): name = member.name.text
            default: return .value(expression(syntax))
            }
            return .enumCase(
                name,
                call.arguments.map { ($0.label?.text, pattern($0.value, binds: binds)) })
        case .tuple(let elements):
            if elements.count == 1 { return pattern(elements[0].value, binds: binds) }
            return .tuple(elements.map { pattern($0.value, binds: binds) })
        case .name(let reference):
            let text = reference.name.text
            if text == "_" { return .wildcard }
            guard let binds else { return .value(expression(syntax)) }
            return .bind(text, isVariable: binds == .variable)
        default: return .value(expression(syntax))
        }
    }
}

extension Version {
    /// `27.1` or `27`; `nil` for words.
    init?(_ text: String) {
        let parts = text.split(separator: ".")
        guard let first = parts.first, let major = Int(first) else { return nil }
        self.init(major: major, minor: parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    }
}

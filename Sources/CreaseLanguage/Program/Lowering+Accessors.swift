extension Lowering {
    /// What stands between the braces of a property or a subscript.
    mutating func accessors(_ syntax: BindingSyntax.Accessors?) -> AccessorsCode {
        var result = AccessorsCode()
        switch syntax {
        case nil: break
        case .getter(let block): result.getter = statements(block.statements)
        case .list(let accessors): for accessor in accessors { add(accessor, to: &result) }
        }
        return result
    }

    private mutating func add(_ syntax: AccessorSyntax, to accessors: inout AccessorsCode) {
        guard let body = syntax.body else { return }
        let statements = body.statements
        func accessor(_ name: String, _ lowering: inout Lowering) -> AccessorCode {
            AccessorCode(parameter: syntax.parameter?.text ?? name, body: lowering.statements(statements))
        }
        switch syntax.keyword.text {
        case "get": accessors.getter = self.statements(statements)
        case "set": accessors.setter = accessor("newValue", &self)
        case "willSet": accessors.willSet = accessor("newValue", &self)
        case "didSet": accessors.didSet = accessor("oldValue", &self)
        case "_read", "read":
            guard accessors.getter == nil else { return }
            accessors.getter = yielding(statements) { .returns($0, $0.span) }
        case "_modify", "modify":
            // The place that is lent is read and written as a whole.
            if accessors.getter == nil { accessors.getter = yielding(statements) { .returns($0, $0.span) } }
            guard accessors.setter == nil else { return }
            let body = yielding(statements) { place in
                let value = Expression(.name("newValue"), span: place.span, place: place.place)
                return .expression(Expression(.assignment(nil, place, value), span: place.span, place: place.place))
            }
            accessors.setter = AccessorCode(parameter: "newValue", body: body)
        default: break
        }
    }

    /// The statements of a coroutine with something in place of each `yield` at their top.
    private mutating func yielding(
        _ list: SyntaxList<StatementSyntax>, _ change: (Expression) -> Statement
    ) -> [Statement] {
        var result: [Statement] = []
        for statement in list {
            guard case .expression(let expression) = statement.form, case .wordMark(let mark) = expression.form,
                mark.operatorName == "yield"
            else {
                append(statement, to: &result)
                continue
            }
            let value = self.expression(mark.operand)
            if case .inOut(let place) = value.kind {
                result.append(change(place))
            } else {
                result.append(change(value))
            }
        }
        return result
    }
}

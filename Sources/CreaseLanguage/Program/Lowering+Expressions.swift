extension Lowering {
    mutating func expression(_ syntax: ExpressionSyntax) -> Expression {
        let range = syntax.range
        let place = place(range.lowerBound)
        return Expression(kind(of: syntax), span: span(range), place: place)
    }

    private mutating func kind(of syntax: ExpressionSyntax) -> Expression.Kind {
        switch syntax.form {
        case .name(let reference): return name(reference.name)
        case .implicitMember(let reference): return .member(nil, reference.name.text)
        case .member(let member):
            if isModule(member.base) { return .name(member.name.text) }
            return .member(expression(member.base), member.name.text)
        case .compoundName(let compound): return expression(compound.base).kind
        case .call(let call): return self.call(call)
        case .subscriptCall(let call):
            let base = expression(call.callee)
            return .element(base, arguments(call.arguments) + trailing(call.trailingClosures))
        case .integer(let integer): return integer.value.map { .integer($0) } ?? .opaque
        case .float(let float): return float.value.map { .double($0) } ?? .opaque
        case .string(let string): return self.string(string)
        case .boolean(let value): return .bool(value)
        case .nilLiteral: return .nilLiteral
        case .array(let elements): return .array(elements.map { expression($0) })
        case .dictionary(let pairs):
            return .dictionary(pairs.map { (key: expression($0.key), value: expression($0.value)) })
        case .tuple(let elements): return .tuple(arguments(elements))
        case .closure(let closure): return .closure(self.closure(closure))
        case .keyPath(let path): return keyPath(path)
        case .binary(let binary): return self.binary(binary)
        case .prefix(let unary):
            return .prefix(unary.operatorName.text, expression(unary.operand))
        case .postfix(let unary):
            let operand = expression(unary.operand)
            guard unary.operatorName.text == "..." else { return .postfix(operand, unary.operatorName.text) }
            let none = Expression(.nilLiteral, span: operand.span, place: operand.place)
            return .binary(.closedRange, operand, none)
        case .inOut(let operand): return .inOut(expression(operand))
        case .awaitMark(let operand): return .awaited(expression(operand))
        case .tryMark(let mark):
            let tried: Expression.Tried =
                switch mark.mode {
                case .plain: .passes
                case .optional: .asOptional
                case .forced: .traps
                }
            return .tried(expression(mark.operand), tried)
        case .wordMark(let mark): return expression(mark.operand).kind
        case .ternary(let ternary):
            let condition = expression(ternary.condition)
            let first = expression(ternary.first)
            return .ternary(condition, first, expression(ternary.second))
        case .isTest(let cast): return .cast(expression(cast.value), typeName(cast.type), .isType)
        case .cast(let cast):
            let value = expression(cast.value)
            let mode: Expression.Cast =
                switch cast.mode {
                case .plain: .asType
                case .optional: .asOptional
                case .forced: .asForced
                }
            return .cast(value, typeName(cast.type), mode)
        case .optionalChain(let base): return .chain(expression(base))
        case .force(let base): return .force(expression(base))
        case .macro(let macro):
            return .macro(macro.name.text, arguments(macro.arguments) + trailing(macro.trailingClosures))
        case .type(let type): return .name(typeName(type).description)
        case .ifElse(let syntax): return .ifElse(ifElse(syntax))
        case .switchOver(let syntax): return .choose(choose(syntax))
        case .postfixConditional(let conditional): return postfixConditional(conditional)
        case .chainBase: return chainBase?.kind ?? .opaque
        case .regex, .pattern, .placeholder, .missing, .unknown: return .opaque
        }
    }

    /// Whether a base only says where a name comes from.
    private func isModule(_ base: ExpressionSyntax) -> Bool {
        guard case .name(let name) = base.form else { return false }
        return ["SwiftUI", "Swift", "Foundation", "UIKit"].contains(name.text)
    }

    private mutating func name(_ name: NameSyntax) -> Expression.Kind {
        let text = name.text
        guard text.hasPrefix("$") else { return .name(text) }
        if let number = Int(text.dropFirst()) {
            shorthand = max(shorthand, number + 1)
            return .name(text)
        }
        return .projection(String(text.dropFirst()))
    }

    private mutating func call(_ syntax: CallSyntax) -> Expression.Kind {
        var callee = expression(syntax.callee)
        if case .member(let member) = syntax.callee.form, isModule(member.base),
            ViewName(rawValue: member.name.text) != nil
        {
            // `SwiftUI.Text` is the system's, also where the project has a `Text` of its own.
            callee = Expression(.name(Call.systemPrefix + member.name.text), span: callee.span, place: callee.place)
        }
        let nameSpan: SourceSpan =
            switch syntax.callee.form {
            case .name(let reference), .implicitMember(let reference): span(reference.name.range)
            case .member(let member): span(member.name.range)
            default: callee.span
            }
        let namePlace = place(nameSpan.range.lowerBound)
        let arguments = arguments(syntax.arguments) + trailing(syntax.trailingClosures)
        return .call(Call(callee: callee, arguments: arguments, nameSpan: nameSpan, namePlace: namePlace))
    }

    mutating func arguments(_ list: SyntaxList<ArgumentSyntax>) -> [Argument] {
        var result: [Argument] = []
        result.reserveCapacity(list.count)
        for argument in list {
            if let conditional = argument.conditional {
                // Between arguments only one clause can be meant: the first that may be compiled.
                for clause in conditional.clauses where flag(of: clause, among: conditional.clauses) != .no {
                    result += arguments(clause.arguments)
                    break
                }
                continue
            }
            result.append(self.argument(argument, isTrailing: false))
        }
        return result
    }

    private mutating func trailing(_ list: SyntaxList<ArgumentSyntax>) -> [Argument] {
        list.map { argument($0, isTrailing: true) }
    }

    private mutating func argument(_ syntax: ArgumentSyntax, isTrailing: Bool) -> Argument {
        let value = expression(syntax.value)
        let label = syntax.label
        return Argument(
            label: label.map(\.text).flatMap { $0 == "_" ? nil : $0 },
            labelSpan: label.map { span($0.range) } ?? value.span,
            value: value, isTrailing: isTrailing)
    }

    private mutating func string(_ syntax: StringSyntax) -> Expression.Kind {
        let segments = syntax.segments
        if segments.isEmpty { return .text("") }
        if segments.count == 1, case .text(let text) = segments[0] { return .text(text) }
        return .interpolation(
            segments.map { segment in
                switch segment {
                case .text(let text): return .text(text)
                case .interpolation(let interpolation):
                    // `\(value, format: …)`: the value is what is read.
                    let arguments = arguments(interpolation.arguments)
                    guard let first = arguments.first else { return .text("") }
                    return .value(first.value, options: Array(arguments.dropFirst()))
                }
            })
    }

    private mutating func keyPath(_ syntax: KeyPathSyntax) -> Expression.Kind {
        var names: [String] = []
        for component in syntax.components {
            switch component.form {
            case .member(let reference): names.append(reference.name.text)
            case .optionalChain, .force: continue
            case .subscriptCall: return .opaque
            }
        }
        // `\Card.name` may come as a type and a member, or as members only.
        if let root = syntax.root, names.isEmpty { names = [typeName(root).name] }
        return names.isEmpty ? .opaque : .keyPath(names)
    }

    private mutating func binary(_ syntax: BinarySyntax) -> Expression.Kind {
        let left = expression(syntax.left)
        let text = syntax.operatorName.text
        let right = expression(syntax.right)
        if let known = BinaryOperator(rawValue: text) { return .binary(known, left, right) }
        if text == "=" { return .assignment(nil, left, right) }
        if text.hasSuffix("="), let known = BinaryOperator(rawValue: String(text.dropLast())) {
            return .assignment(known, left, right)
        }
        return .infix(left, text, right)
    }

    private mutating func postfixConditional(_ syntax: PostfixConditionalSyntax) -> Expression.Kind {
        let base = expression(syntax.base)
        let outer = chainBase
        defer { chainBase = outer }
        var clauses: [CompiledExpression] = []
        for clause in syntax.clauses {
            chainBase = base
            let flag = flag(of: clause, among: syntax.clauses)
            guard flag != .no else { continue }
            let value = clause.chain.map { expression($0) } ?? base
            if flag == .yes, clauses.isEmpty { return value.kind }
            clauses.append(CompiledExpression(flag: flag, value: value))
            if flag == .yes { break }
        }
        if clauses.isEmpty { return base.kind }
        clauses.append(CompiledExpression(flag: .yes, value: base))
        return .compiled(clauses)
    }

    mutating func closure(_ syntax: ClosureSyntax) -> ClosureCode {
        let outer = shorthand
        shorthand = 0
        defer { shorthand = outer }
        var parameters: [ClosureCode.Parameter] = []
        for parameter in syntax.signature.map({ Array($0.parameters) }) ?? [] {
            let name = parameter.name?.text ?? "_"
            let isProjected = name.hasPrefix("$")
            parameters.append(
                ClosureCode.Parameter(
                    name: isProjected ? String(name.dropFirst()) : name, type: parameter.type.map { typeName($0) },
                    isProjected: isProjected, marks: parameter.marks))
        }
        let captures = (syntax.signature.map { Array($0.captures) } ?? []).map { capture in
            ClosureCode.Capture(name: capture.name.text, value: capture.value.map { expression($0) })
        }
        let result = syntax.signature?.result.map { typeName($0) }
        let body = statements(syntax.statements)
        return ClosureCode(
            captures: captures, parameters: parameters, result: result, body: body,
            shorthandCount: parameters.isEmpty ? shorthand : 0)
    }

    func typeName(_ syntax: TypeSyntax) -> TypeName {
        switch syntax.form {
        case .named(let named):
            var name = named.name.text
            if let base = named.base {
                let outer = typeName(base).name
                // `SwiftUI.View` is `View`, `Card.Kind` stays qualified.
                if outer != "SwiftUI", outer != "Swift" { name = outer + "." + name }
            }
            return TypeName(name: name, arguments: named.genericArguments.map { typeName($0) })
        case .optional(let type), .implicitlyUnwrapped(let type):
            return TypeName(name: "Optional", arguments: [typeName(type)])
        case .array(let type): return TypeName(name: "Array", arguments: [typeName(type)])
        case .dictionary(let key, let value):
            return TypeName(name: "Dictionary", arguments: [typeName(key), typeName(value)])
        case .tuple(let elements):
            if elements.count == 1 { return typeName(elements[0].type) }
            return TypeName(
                name: "Tuple", arguments: elements.map { typeName($0.type) }, labels: elements.map { $0.label?.text })
        case .function(let parameters, let result):
            return TypeName(
                name: "Function", arguments: parameters.map { typeName($0.type) } + [typeName(result)],
                isFunction: true)
        case .some(let type), .any(let type):
            var result = typeName(type)
            result.isOpaque = true
            return result
        case .composition(let types): return types.first.map { typeName($0) } ?? TypeName(name: "Any")
        case .pack(let type): return typeName(type)
        case .unknown: return TypeName(name: "Any")
        }
    }
}

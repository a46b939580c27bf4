import CreaseDevice
import CreaseLayout

/// Conditions, patterns, and the guesses for what only the running app knows (LANGUAGE.md, "Unknown conditions").
extension Interpreter {
    /// A condition decided: known, overridden, or guessed with a note.
    func decide(_ expression: Expression, _ scope: Scope) -> Bool {
        let value = value(expression, scope)
        if let known = value.boolean { return known }
        return guess(expression, scope)
    }

    /// Names like `isLoading`, `error` and `isEmpty` are false, a negation turns its operand, everything else is false too;
    /// comparisons with `nil` find data. Where nothing else is drawn, what guards a view holds.
    private func guess(_ expression: Expression, _ scope: Scope) -> Bool {
        let answer: Bool
        switch expression.kind {
        case .prefix("!", let operand): return !decide(operand, scope)
        case .tuple(let elements) where elements.count == 1: return decide(elements[0].value, scope)
        case .binary(.and, let left, let right): return decide(left, scope) && decide(right, scope)
        case .binary(.or, let left, let right): return decide(left, scope) || decide(right, scope)
        case .binary(.notEqual, let left, let right): answer = isNil(left) || isNil(right)
        case .call(let call) where call.name == "contains" || call.name == "allSatisfy": answer = false
        case .name, .member, .call: answer = guardsAll
        default: answer = false
        }
        note(guess: answer, for: expression)
        return answer
    }

    private func isNil(_ expression: Expression) -> Bool {
        if case .nilLiteral = expression.kind { return true }
        return false
    }

    /// Whether all conditions hold; what they bind is added to the scope.
    func holds(_ conditions: [Condition], _ scope: inout Scope) -> Bool {
        for condition in conditions where !holds(condition, &scope) { return false }
        return true
    }

    private func holds(_ condition: Condition, _ scope: inout Scope) -> Bool {
        switch condition {
        case .expression(let expression): return decide(expression, scope)
        case .optional(let pattern, let expression, let place):
            let value: Value
            if let expression {
                value = self.value(expression, scope)
            } else if case .bind(let name, _) = pattern {
                value = self.value(
                    ofName: name, Expression(.name(name), span: SourceSpan(start: 0, end: 0), place: place), scope)
            } else {
                value = .absent
            }
            switch value {
            case .absent: return false
            case .unknown(let unknown):
                let source = unknown.source
                note(
                    .guess, "takes '\(source)' for present; --set \(source)=nil decides", at: place,
                    subject: "let " + source)
                bind(pattern, to: value, &scope)
                return true
            default:
                bind(pattern, to: value, &scope)
                return true
            }
        case .matches(let pattern, let expression):
            return matches(pattern, value(expression, scope), &scope) ?? false
        case .available(let version, let isNegated):
            guard let version else { return !isNegated }
            return isAvailable(version) != isNegated
        }
    }

    func isAvailable(_ version: Version) -> Bool {
        let tier = context.conditions.tier.version
        return Version(major: tier.major, minor: tier.minor) >= version
    }

    func isCompiled(_ flag: CompilationFlag) -> Bool {
        switch flag {
        case .yes: true
        case .no: false
        case .from(let version): isAvailable(version)
        }
    }

    /// The case of a switch that a value falls into; the first one for the unknown.
    func chosen(_ code: SwitchCode, _ scope: inout Scope) -> Int? {
        let subject = value(code.subject, scope)
        if subject.isUnknown, !code.cases.isEmpty {
            note(
                .guess, "takes the first case of 'switch \(source(code.subject))'", at: code.place,
                subject: "switch " + source(code.subject))
            if let item = code.cases[0].items.first { bindUnknown(item.pattern, subject, &scope) }
            return 0
        }
        for (index, one) in code.cases.enumerated() {
            if one.items.isEmpty { return index }
            for item in one.items {
                var inner = scope
                guard matches(item.pattern, subject, &inner) == true else { continue }
                if let condition = item.condition, !decide(condition, inner) { continue }
                scope = inner
                return index
            }
        }
        return nil
    }

    private func bindUnknown(_ pattern: Pattern, _ value: Value, _ scope: inout Scope) {
        switch pattern {
        case .bind(let name, _): scope.bind(name, to: .unknown(Unknown(named: name)))
        case .enumCase(_, let payload?): for item in payload { bindUnknown(item.pattern, value, &scope) }
        case .tuple(let patterns): for item in patterns { bindUnknown(item, value, &scope) }
        case .optional(let inner), .asType(let inner, _): bindUnknown(inner, value, &scope)
        case .wildcard, .value, .enumCase, .isType: break
        }
    }

    /// Whether a value fits a pattern; binds its names. `nil` where it cannot be known.
    func matches(_ pattern: Pattern, _ value: Value, _ scope: inout Scope) -> Bool? {
        switch pattern {
        case .wildcard: return true
        case .bind(let name, _):
            scope.bind(name, to: value)
            return true
        case .value(let expression):
            let other = self.value(expression, scope)
            if case .range(let range) = other { return value.number.map(range.contains) }
            return value.equals(other)
        case .enumCase(let name, let payload): return matches(case: name, payload, value, &scope)
        case .tuple(let patterns):
            guard case .tuple(let elements) = value, elements.count == patterns.count else { return false }
            for (pattern, element) in zip(patterns, elements) where matches(pattern, element.value, &scope) != true {
                return false
            }
            return true
        case .optional(let inner):
            if case .absent = value { return false }
            return matches(inner, value, &scope)
        case .isType(let type): return isOf(value, type)
        case .asType(let inner, let type):
            guard isOf(value, type) else { return false }
            return matches(inner, value, &scope)
        }
    }

    private func matches(
        case name: String, _ payload: [(label: String?, pattern: Pattern)]?, _ value: Value, _ scope: inout Scope
    ) -> Bool? {
        switch value {
        case .enumCase(let found):
            guard found.name == name else { return false }
            guard let payload else { return true }
            if payload.count == 1, found.payload.count > 1, case .bind(let all, _) = payload[0].pattern {
                scope.bind(all, to: .tuple(found.payload))
                return true
            }
            for (index, item) in payload.enumerated() {
                guard index < found.payload.count else { return false }
                if matches(item.pattern, found.payload[index].value, &scope) != true { return false }
            }
            return true
        case .absent: return name == "none"
        case .unknown: return nil
        default:
            if name == "some", let payload, payload.count == 1 { return matches(payload[0].pattern, value, &scope) }
            if case .style(let style) = value { return style.parts.first?.name == name }
            // A static constant of the value's type: `case .small:` for `static let small`.
            guard let type = type(of: value), let property = type.statics[name] else { return false }
            return value.equals(self.value(of: property, type))
        }
    }

    private func isOf(_ value: Value, _ type: TypeName) -> Bool {
        switch value {
        case .instance(let instance): instance.type.simpleName == type.name || instance.type.name == type.name
        case .string: type.name == "String"
        case .integer: type.name == "Int"
        case .double: type.name == "Double" || type.name == "CGFloat"
        case .bool: type.name == "Bool"
        default: false
        }
    }

    /// Binds the names of a pattern that always fits.
    func bind(_ pattern: Pattern, to value: Value, _ scope: inout Scope) {
        switch pattern {
        case .bind(let name, _): scope.bind(name, to: value)
        case .tuple(let patterns):
            if case .tuple(let elements) = value {
                for (pattern, element) in zip(patterns, elements) { bind(pattern, to: element.value, &scope) }
            } else {
                for pattern in patterns { bindUnknown(pattern, value, &scope) }
            }
        case .optional(let inner), .asType(let inner, _): bind(inner, to: value, &scope)
        case .wildcard, .value, .enumCase, .isType: _ = matches(pattern, value, &scope)
        }
    }
}

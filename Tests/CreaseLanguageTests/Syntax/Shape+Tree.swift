@testable import CreaseLanguage

extension Shape {
    /// The shape of our tree of a file.
    init(_ tree: SyntaxTree) {
        self.init("file", Self.statements(tree.statements))
    }

    // MARK: Statements

    private static func statements(_ statements: SyntaxList<StatementSyntax>) -> [Shape] {
        statements.flatMap(statement)
    }

    private static func statement(_ statement: StatementSyntax) -> [Shape] {
        switch statement.form {
        case .expression(let expression): [Shape.expression(expression)]
        case .declaration(let declaration): Shape.declaration(declaration)
        case .ifElse(let syntax): [ifElse(syntax)]
        case .switchOver(let syntax): [switchOver(syntax)]
        case .returns(let value): [Shape("return", value.map { [expression($0)] } ?? [])]
        case .throwing(let value): [Shape("throw", [expression(value)])]
        // The compiler leaves out what `#if` holds when it only parses.
        case .conditional: []
        case .guardElse(let syntax):
            [Shape("guard", syntax.conditions.map(condition) + [block(syntax.body)])]
        case .forLoop(let syntax):
            [
                Shape(
                    "for",
                    [pattern(syntax.pattern), expression(syntax.sequence)]
                        + (syntax.condition.map { [expression($0)] } ?? []) + [block(syntax.body)])
            ]
        case .whileLoop(let syntax): [Shape("while", syntax.conditions.map(condition) + [block(syntax.body)])]
        case .repeatLoop(let syntax): [Shape("repeat", [block(syntax.body), expression(syntax.condition)])]
        case .doBlock(let syntax):
            [
                Shape(
                    "do",
                    [block(syntax.body)]
                        + syntax.catches.map {
                            // The compiler's tree does not show the condition of `catch where`.
                            Shape(
                                "catch",
                                $0.patterns.filter { !$0.pattern.range.isEmpty }.map(caseItem) + [block($0.body)])
                        })
            ]
        case .deferred(let body): [Shape("defer", [block(body)])]
        case .jump(let syntax): [Shape(syntax.keyword.text)]
        case .labelled(let syntax): Shape.statement(syntax.statement)
        case .unknown: [Shape("unknown \(statement.text)")]
        }
    }

    private static func block(_ block: BlockSyntax) -> Shape { Shape("block", statements(block.statements)) }

    private static func ifElse(_ syntax: IfSyntax) -> Shape {
        var parts = syntax.conditions.map(condition) + [block(syntax.body)]
        switch syntax.otherwise {
        case .elseIf(let next): parts.append(ifElse(next))
        case .block(let body): parts.append(block(body))
        case nil: break
        }
        return Shape("if", parts)
    }

    private static func condition(_ condition: ConditionSyntax) -> Shape {
        switch condition.form {
        case .expression(let value): expression(value)
        case .binding(let binding):
            Shape(
                "match",
                [
                    Shape(binding.isVar ? "var" : "let", [pattern(binding.pattern)]),
                    binding.value.map(expression) ?? Shape("name \(binding.pattern.simpleName?.text ?? "?")"),
                ])
        case .pattern(let binding):
            Shape("match", [pattern(binding.pattern)] + (binding.value.map { [expression($0)] } ?? []))
        case .availability: Shape("#available")
        }
    }

    private static func switchOver(_ syntax: SwitchSyntax) -> Shape {
        Shape("switch", [expression(syntax.subject)] + cases(syntax.items))
    }

    private static func cases(_ items: [SwitchSyntax.Item]) -> [Shape] {
        items.flatMap { item -> [Shape] in
            switch item {
            case .one(let syntax):
                let head = syntax.isDefault ? [Shape("default")] : syntax.patterns.map(caseItem)
                return [Shape("case", head + [Shape("block", statements(syntax.statements))])]
            case .conditional: return []
            }
        }
    }

    private static func caseItem(_ item: CaseItemSyntax) -> Shape {
        Shape("item", [pattern(item.pattern)] + (item.condition.map { [expression($0)] } ?? []))
    }

    // MARK: Patterns

    private static func pattern(_ pattern: PatternSyntax) -> Shape {
        switch pattern.form {
        case .wildcard: Shape("_")
        case .name(let name): Shape("named \(name.text)")
        case .binding(let isVar, let inner): Shape(isVar ? "var" : "let", [Shape.pattern(inner)])
        case .tuple(let elements):
            elements.count == 1 && elements[0].label == nil
                ? Shape.pattern(elements[0].pattern)
                : Shape("tuple", elements.map { labelled($0.label, Shape.pattern($0.pattern)) })
        case .isType: Shape("is")
        case .expression(let value): expression(value)
        }
    }

    // MARK: Declarations

    private static func declaration(_ declaration: DeclarationSyntax) -> [Shape] {
        let attributes = declaration.attributes.filter { !$0.arguments.isEmpty }.map {
            Shape("attribute", $0.arguments.map(argument))
        }
        switch declaration.form {
        case .imports(let syntax): return [Shape("import \(syntax.path.map(\.text).joined(separator: "."))")]
        case .type(let syntax):
            return [Shape("type \(syntax.name.text)", attributes + statements(syntax.members))]
        case .extends(let syntax): return [Shape("extension", statements(syntax.members))]
        case .variable(let syntax):
            let bindings = syntax.bindings.map { binding in
                Shape("variable", [pattern(binding.pattern)] + (binding.value.map { [expression($0)] } ?? []))
            }
            let accessors = syntax.bindings.flatMap { Shape.accessors($0.accessors) }
            return bindings + attributes + accessors
        case .function(let syntax):
            return [
                Shape(
                    "func \(syntax.name.text)",
                    attributes + syntax.parameters.map(parameter) + (syntax.body.map { [block($0)] } ?? []))
            ]
        case .initializer(let syntax):
            return [
                Shape("init", attributes + syntax.parameters.map(parameter) + (syntax.body.map { [block($0)] } ?? []))
            ]
        case .deinitializer(let body): return [Shape("deinit", body.map { [block($0)] } ?? [])]
        case .subscripts(let syntax): return [Shape("subscript", attributes + accessors(syntax.accessors))]
        case .alias(let syntax): return [Shape("typealias \(syntax.name.text)")]
        case .associatedType(let syntax): return [Shape("associatedtype \(syntax.name.text)")]
        case .enumCase(let syntax):
            return syntax.elements.map { Shape("case \($0.name.text)", $0.parameters.map(parameter)) }
        case .skipped: return []
        }
    }

    private static func accessors(_ accessors: BindingSyntax.Accessors?) -> [Shape] {
        switch accessors {
        case nil: []
        case .getter(let body): [Shape("accessor get", [block(body)])]
        case .list(let list):
            list.map { Shape("accessor \($0.keyword.text)", $0.body.map { [block($0)] } ?? []) }
        }
    }

    private static func parameter(_ parameter: ParameterSyntax) -> Shape {
        Shape(
            "parameter \(parameter.name.map { $0.text == "_" ? "-" : $0.text } ?? "-")",
            parameter.defaultValue.map { [expression($0)] } ?? [])
    }

    // MARK: Expressions

    private static func expression(_ value: ExpressionSyntax) -> Shape { .row(flattened(value)) }

    /// The operands and operators of an expression in the order in which they are written.
    private static func flattened(_ value: ExpressionSyntax) -> [Shape] {
        switch value.form {
        case .binary(let syntax):
            return flattened(syntax.left) + [Shape(syntax.operatorName.text)] + flattened(syntax.right)
        case .ternary(let syntax):
            return flattened(syntax.condition) + [Shape("?:", [expression(syntax.first)])] + flattened(syntax.second)
        case .cast(let syntax):
            let word = ["as", "as?", "as!"][Int(syntax.mode.rawValue)]
            return flattened(syntax.value) + [Shape(word)]
        case .isTest(let syntax): return flattened(syntax.value) + [Shape("is")]
        case .tryMark(let syntax):
            return marked(["try", "try?", "try!"][Int(syntax.mode.rawValue)], syntax.operand)
        case .awaitMark(let operand): return marked("await", operand)
        default: return [operand(value)]
        }
    }

    private static func marked(_ word: String, _ operand: ExpressionSyntax) -> [Shape] {
        let row = flattened(operand)
        return [Shape(word, [row[0]])] + row.dropFirst()
    }

    private static func operand(_ value: ExpressionSyntax) -> Shape {
        switch value.form {
        case .name(let syntax): return Shape(syntax.name == "_" ? "_" : "name \(syntax.name.text)")
        case .implicitMember(let syntax): return Shape(".\(syntax.name.text)")
        case .member(let syntax): return Shape("member \(syntax.name.text)", [operand(syntax.base)])
        case .compoundName(let syntax):
            let base = operand(syntax.base)
            let labels = syntax.labels.map { "\($0.text):" }.joined()
            return Shape("\(base.word)(\(labels))", base.parts)
        case .call(let syntax):
            return Shape("call", [operand(syntax.callee)] + arguments(syntax.arguments, syntax.trailingClosures))
        case .subscriptCall(let syntax):
            return Shape("subscript", [operand(syntax.callee)] + arguments(syntax.arguments, syntax.trailingClosures))
        case .integer, .float: return Shape("number \(value.text.filter { $0 != "_" })")
        case .string(let syntax): return string(syntax)
        case .boolean(let value): return Shape("\(value)")
        case .nilLiteral: return Shape("nil")
        case .regex: return Shape("regex \(value.text)")
        case .array(let elements): return Shape("array", elements.map(expression))
        case .dictionary(let pairs):
            return Shape("dictionary", pairs.flatMap { [expression($0.key), expression($0.value)] })
        case .tuple(let elements):
            if elements.count == 1, elements[0].label == nil {
                let inner = expression(elements[0].value)
                return Shape(inner.word == "repeat" ? "tuple" : "paren", [inner])
            }
            return Shape("tuple", elements.map { labelled($0.label, expression($0.value)) })
        case .closure(let syntax): return closure(syntax)
        case .keyPath(let syntax): return keyPath(syntax)
        case .prefix(let syntax):
            let inner = operand(syntax.operand)
            return syntax.operatorName == "-" && inner.word.hasPrefix("number ")
                ? Shape("number -\(inner.word.dropFirst(7))") : Shape("prefix \(syntax.operatorName.text)", [inner])
        case .postfix(let syntax): return Shape("postfix \(syntax.operatorName.text)", [operand(syntax.operand)])
        case .inOut(let inner): return Shape("inout", [operand(inner)])
        case .optionalChain(let inner): return Shape("?", [operand(inner)])
        case .force(let inner): return Shape("!", [operand(inner)])
        case .macro(let syntax):
            return Shape("macro \(syntax.name.text)", arguments(syntax.arguments, syntax.trailingClosures))
        case .wordMark(let syntax) where ["yield", "discard"].contains(syntax.operatorName.text):
            // The compiler's tree shows nothing of these.
            return Shape(syntax.operatorName.text + "_stmt")
        case .wordMark(let syntax): return Shape(syntax.operatorName.text, [operand(syntax.operand)])
        case .type: return Shape("type")
        case .ifElse(let syntax): return ifElse(syntax)
        case .switchOver(let syntax): return switchOver(syntax)
        case .postfixConditional(let syntax): return operand(syntax.base)
        case .chainBase: return Shape("chain base")
        case .pattern(let inner): return pattern(inner)
        case .placeholder: return Shape("placeholder")
        case .binary, .ternary, .cast, .isTest, .tryMark, .awaitMark: return expression(value)
        case .missing: return Shape("missing")
        case .unknown: return Shape("unknown \(value.text)")
        }
    }

    private static func arguments(
        _ arguments: SyntaxList<ArgumentSyntax>, _ closures: SyntaxList<ArgumentSyntax>
    ) -> [Shape] {
        arguments.map(argument) + closures.map(argument)
    }

    private static func argument(_ argument: ArgumentSyntax) -> Shape {
        labelled(argument.label, expression(argument.value))
    }

    private static func labelled(_ label: NameSyntax?, _ value: Shape) -> Shape {
        guard let label, !(label == "_") else { return value }
        return Shape("\(label.text):", [value])
    }

    private static func string(_ syntax: StringSyntax) -> Shape {
        if let text = syntax.plainText { return Shape("string \(text.debugDescription)") }
        return Shape(
            "interpolated",
            syntax.segments.map { segment in
                switch segment {
                case .text(let text): Shape("string \(text.debugDescription)")
                case .interpolation(let inner): Shape("interpolation", inner.arguments.map(argument))
                }
            })
    }

    private static func closure(_ syntax: ClosureSyntax) -> Shape {
        let captures =
            syntax.signature?.captures.map {
                Shape("capture \($0.name.text)", [$0.value.map(expression) ?? Shape("name \($0.name.text)")])
            } ?? []
        let parameters = syntax.signature?.parameters.map(parameter) ?? []
        return Shape("closure", captures + parameters + [Shape("block", statements(syntax.statements))])
    }

    private static func keyPath(_ syntax: KeyPathSyntax) -> Shape {
        var steps: [Shape] = []
        if let root = syntax.root {
            if case .named(let named) = root.form {
                steps.append(Shape("root \(named.name.text)"))
            } else {
                steps.append(Shape("root"))
            }
        }
        for component in syntax.components {
            switch component.form {
            case .member(let reference): steps.append(Shape(".\(reference.name.text)"))
            case .subscriptCall(let arguments): steps.append(Shape("[]", arguments.map(argument)))
            case .optionalChain: steps.append(Shape("?"))
            case .force: steps.append(Shape("!"))
            }
        }
        return Shape("key path", steps)
    }
}

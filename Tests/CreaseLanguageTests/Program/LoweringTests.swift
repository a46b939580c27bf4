import Testing

@testable import CreaseLanguage

/// What actions need of the code as written is still there once it is ready to be evaluated.
@Suite struct LoweringTests {
    private func draft(_ source: String) -> DeclarationsDraft {
        let tree = parse(SourceText(source))
        #expect(tree.diagnostics.isEmpty, "\(tree.diagnostics)")
        var lowering = Lowering(tree: tree, file: 0, flags: CompilationFlags())
        var draft = DeclarationsDraft()
        lowering.file(into: &draft)
        return draft
    }

    /// The statements of a function with that body.
    private func body(_ source: String) -> [Statement] {
        draft("func f() {\n\(source)\n}").functions.first?.body ?? []
    }

    @Test func aThrownErrorKeepsItsClausesWithPatternsAndConditions() throws {
        let body = body(
            """
            do { try save() } catch Failure.full where slow { clear() } catch let error as Other {
            } catch { tell(error) }
            """)
        guard case .tryCatch(let tried, let clauses)? = body.first else {
            Issue.record("no do: \(body)")
            return
        }
        guard case .expression(let call)? = tried.first, case .tried(_, .passes) = call.kind else {
            Issue.record("no try: \(tried)")
            return
        }
        #expect(clauses.map(\.items.count) == [1, 1, 0])
        #expect(clauses[0].items[0].condition != nil)
        guard case .asType(.bind("error", isVariable: false), let type) = clauses[1].items[0].pattern else {
            Issue.record("no cast: \(clauses[1])")
            return
        }
        #expect(type.name == "Other")
    }

    @Test func throwsAndDefersAreStatements() {
        let body = body("defer { close() }\nthrow Failure.full")
        guard case .deferred(let late) = body[0], case .throwing(let error) = body[1] else {
            Issue.record("\(body)")
            return
        }
        #expect(late.count == 1)
        guard case .member(_?, "full") = error.kind else {
            Issue.record("\(error.kind)")
            return
        }
    }

    @Test func loopsKeepTheirNamesAndStopsSayWhichTheyMean() {
        let body = body("rows: for r in 0..<3 { for c in 0..<3 { if c == r { continue rows }; break } }")
        guard case .labelled("rows", .forEach(let outer)) = body[0], case .forEach(let inner)? = outer.body.first,
            case .ifElse(let test)? = inner.body.first
        else {
            Issue.record("\(body)")
            return
        }
        guard case .stop(.continues, label: "rows")? = test.body.first,
            case .stop(.breaks, label: nil)? = inner.body.last
        else {
            Issue.record("\(inner.body)")
            return
        }
    }

    @Test(arguments: [
        "if var r = x { r += 1 }", "if case .loaded(var r) = x { }", "if case var .loaded(r) = x { }",
        "guard var r = x else { return }", "for var r in x { }", "for case .loaded(var r) in x { }",
        "switch x { case var r: r += 1 }", "switch x { case .loaded(var r): break }", "var r = x",
    ])
    func varInAPatternMakesAVariable(source: String) {
        #expect(bound(in: body(source)) == ["var r"])
        let constant = source.replacing("var ", with: "let ").replacing("r += 1", with: "")
        #expect(bound(in: body(constant)) == ["let r"])
    }

    private func bound(in body: [Statement]) -> [String] {
        switch body.first {
        case .ifElse(let code)?: bound(in: code.conditions)
        case .guardElse(let conditions, _)?: bound(in: conditions)
        case .forEach(let code)?: bound(in: code.pattern)
        case .choose(let code)?: code.cases.flatMap(\.items).flatMap { bound(in: $0.pattern) }
        case .declare(let declare)?: bound(in: declare.pattern)
        default: []
        }
    }

    private func bound(in conditions: [Condition]) -> [String] {
        conditions.flatMap { condition -> [String] in
            switch condition {
            case .optional(let pattern, _, _), .matches(let pattern, _): bound(in: pattern)
            case .expression, .available: []
            }
        }
    }

    private func bound(in pattern: Pattern) -> [String] {
        switch pattern {
        case .bind(let name, let isVariable): [(isVariable ? "var " : "let ") + name]
        case .enumCase(_, let payload): (payload ?? []).flatMap { bound(in: $0.pattern) }
        case .tuple(let patterns): patterns.flatMap { bound(in: $0) }
        case .optional(let inner), .asType(let inner, _): bound(in: inner)
        case .wildcard, .value, .isType: []
        }
    }

    @Test func aNameBehindForCaseIsComparedWith() {
        guard case .forEach(let code)? = body("for case chosen? in rows { }").first,
            case .optional(.value) = code.pattern
        else {
            Issue.record("no value")
            return
        }
        #expect(code.isFilter)
    }

    @Test func argumentsSayHowTheyArePassed() {
        let draft = draft("func add(_ n: Int..., to sum: inout Int, if isOn: @autoclosure () -> Bool) { }")
        let parameters = draft.functions[0].parameters
        #expect(parameters.map(\.isVariadic) == [true, false, false])
        #expect(parameters.map(\.isInout) == [false, true, false])
        #expect(parameters.map(\.isAutoclosure) == [false, false, true])
        guard case .expression(let expression)? = body("add(1, to: &total)").first,
            case .call(let call) = expression.kind,
            case .inOut = call.arguments[1].value.kind
        else {
            Issue.record("no place")
            return
        }
    }

    @Test func errorsThatBecomeNilAreToldApart() {
        let tries: [(String, Expression.Tried)] = [
            ("try? f()", .asOptional), ("try! f()", .traps), ("try f()", .passes),
        ]
        for (source, expected) in tries {
            guard case .expression(let expression)? = body(source).first, case .tried(_, let tried) = expression.kind
            else {
                Issue.record("no try in \(source)")
                continue
            }
            #expect(tried == expected)
        }
        guard case .expression(let expression)? = body("await f()").first, case .awaited = expression.kind else {
            Issue.record("no await")
            return
        }
    }

    @Test func typesKeepTheirSubscriptsAndObservers() throws {
        let draft = draft(
            """
            struct Grid {
                var size = 1 { willSet(next) { } didSet { size += 1 } }
                var area: Int { get { 1 } set(value) { size = value } }
                var stored: Int { _read { yield size } _modify { yield &size } }
                subscript(row: Int, in section: Int) -> Int { get { 1 } set { size = newValue } }
                subscript(name: String) -> Int { 2 }
                static subscript(safe index: Int) -> Int? { nil }
            }
            """)
        let type = TypeCode(try #require(draft.types["Grid"]))
        let size = type.stored[0]
        #expect(size.name == "size" && size.accessors.willSet?.parameter == "next")
        #expect(size.accessors.didSet?.parameter == "oldValue" && size.accessors.didSet?.body.count == 1)
        let area = try #require(type.computed["area"])
        #expect(area.accessors.setter?.parameter == "value" && area.accessors.setter?.body.count == 1)
        let lent = try #require(type.computed["stored"])
        guard case .returns(_?, _)? = lent.getter?.first else {
            Issue.record("no getter")
            return
        }
        guard case .expression(let change)? = lent.accessors.setter?.body.first, case .assignment = change.kind else {
            Issue.record("no setter")
            return
        }
        #expect(type.subscripts.map(\.isStatic) == [false, false, true])
        #expect(type.subscripts.map { $0.parameters.map(\.label) } == [[nil, "in"], [nil], ["safe"]])
        #expect(type.subscripts.map { $0.accessors.setter != nil } == [true, false, false])
    }

    @Test func closuresKeepTheirCapturesAndTypes() {
        let source = "let f = { [weak self, n = rows.count] (x: inout Int) -> Int in n }"
        guard case .declare(let declare)? = body(source).first,
            case .closure(let code)? = declare.value?.kind
        else {
            Issue.record("no closure")
            return
        }
        #expect(code.captures.map(\.name) == ["self", "n"] && code.captures.map { $0.value != nil } == [false, true])
        #expect(code.parameters[0].marks == .inOut && code.result?.name == "Int")
    }

    @Test func operatorsOfTheFileAreNeverSkipped() {
        let draft = draft(
            """
            prefix operator √
            postfix operator ‰
            infix operator **
            prefix func √ (x: Double) -> Double { x }
            postfix func ‰ (x: Double) -> Double { x }
            func ** (a: Double, b: Double) -> Double { a }
            """)
        #expect(draft.functions.map(\.fixity) == [.prefix, .postfix, .infix])
        let body = body("√x\nx‰\nx ** y")
        guard case .expression(let first) = body[0], case .prefix("√", _) = first.kind,
            case .expression(let second) = body[1], case .postfix(_, "‰") = second.kind,
            case .expression(let third) = body[2], case .infix(_, "**", _) = third.kind
        else {
            Issue.record("\(body)")
            return
        }
    }

    @Test func interpolationsKeepTheirFormats() {
        guard case .expression(let text)? = body(#""\(price, format: .percent) \(n, specifier: "%.1f")""#).first,
            case .interpolation(let segments) = text.kind, case .value(_, let options) = segments[0]
        else {
            Issue.record("no interpolation")
            return
        }
        #expect(options.map(\.label) == ["format"])
    }
}

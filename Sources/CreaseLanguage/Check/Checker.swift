/// Checks of names: every view, modifier, label and member must be one the vocabulary or the project knows.
///
/// One walk over the code of the previewed file. What a name could mean is judged generously: only what is surely unknown
/// is an error, so a strict file never fails for being written in a way this walk does not follow. A lenient file may use
/// names of packages that are not here, so only a near miss of a known name is told there, as a warning.
struct Checker {
    let core: ProgramCore
    /// The symbol that was meant by a name that is none; `nil` where the name is one, or nothing comes close.
    let symbolMeant: (String) -> String?
    var log = DiagnosticLog()
    /// Local names in scope, innermost last, with their types where they are plain.
    var locals: [(name: String, type: TypeName?)] = []
    var owner: TypeCode?

    init(core: ProgramCore, symbolMeant: @escaping (String) -> String? = { _ in nil }) {
        self.core = core
        self.symbolMeant = symbolMeant
    }

    var declarations: Declarations { core.declarations }

    mutating func check(_ declarations: Declarations) -> [Diagnostic] {
        for name in declarations.order {
            if let type = declarations.types[name] { check(type) }
        }
        for name in declarations.extensions.keys.sorted() {
            if let type = declarations.extensions[name] { check(type) }
        }
        for name in declarations.functions.keys.sorted() {
            for function in declarations.functions[name] ?? [] { check(function) }
        }
        for constant in declarations.constants.keys.sorted().compactMap({ declarations.constants[$0] }) {
            check(constant)
        }
        views(declarations.topLevel)
        for preview in declarations.previews { views(preview.body) }
        return log.diagnostics
    }

    private mutating func check(_ type: TypeCode) {
        owner = type
        defer { owner = nil }
        for property in type.stored { check(property) }
        for name in type.computed.keys.sorted() { if let property = type.computed[name] { check(property) } }
        for name in type.statics.keys.sorted() { if let property = type.statics[name] { check(property) } }
        for name in type.functions.keys.sorted() {
            for function in type.functions[name] ?? [] { check(function) }
        }
        for function in type.initializers { check(function) }
        for one in type.cases { if let raw = one.raw { value(raw) } }
    }

    private mutating func check(_ property: PropertyCode) {
        if let value = property.value { self.value(value, as: property.type?.unwrapped.name) }
        if case .environmentKey(let key)? = property.wrapper { check(environmentKey: key, property) }
        guard let getter = property.getter else { return }
        if property.type?.isView == true || property.wrapper.isViewBuilder { views(getter) } else { statements(getter) }
    }

    private mutating func check(_ function: FunctionCode) {
        scoped { checker in
            for parameter in function.parameters {
                if let value = parameter.value { checker.value(value) }
                checker.locals.append((parameter.name, parameter.type))
            }
            if function.result?.isView == true {
                checker.views(function.body)
            } else {
                checker.statements(function.body)
            }
        }
    }

    /// Runs a part whose local names end with it.
    mutating func scoped(_ body: (inout Checker) -> Void) {
        let count = locals.count
        body(&self)
        locals.removeLast(locals.count - count)
    }

    private mutating func check(environmentKey key: String, _ property: PropertyCode) {
        guard EnvironmentKey(rawValue: key) == nil, !Vocabulary.otherEnvironmentKeys.contains(key),
            declarations.extensions["EnvironmentValues"]?.computed[key] == nil,
            declarations.extensions["EnvironmentValues"]?.storedIndex[key] == nil
        else { return }
        refuse(
            key, "unknown environment key '\(key)'", at: property.span,
            among: EnvironmentKey.allCases.map(\.rawValue) + Vocabulary.otherEnvironmentKeys.sorted())
    }

    // MARK: Bodies

    /// Statements of a builder.
    mutating func views(_ body: [Statement]) {
        scoped { checker in
            for statement in body { checker.statement(statement, isBuilder: true) }
        }
    }

    /// Statements that compute or do something.
    mutating func statements(_ body: [Statement]) {
        scoped { checker in
            for statement in body { checker.statement(statement, isBuilder: false) }
        }
    }

    private mutating func body(_ body: [Statement], _ isBuilder: Bool) {
        if isBuilder { views(body) } else { statements(body) }
    }

    private mutating func statement(_ statement: Statement, isBuilder: Bool) {
        switch statement {
        case .expression(let expression): if isBuilder { view(expression) } else { value(expression) }
        case .declare(let declare):
            if let value = declare.value { self.value(value, as: declare.type?.unwrapped.name) }
            if let getter = declare.getter { body(getter, declare.type?.isView == true) }
            bind(declare.pattern, declare.type ?? declare.value.flatMap { typeName(of: $0) })
        case .ifElse(let code): check(code, isBuilder)
        case .choose(let code): check(code, isBuilder)
        case .guardElse(let conditions, let otherwise):
            check(conditions)
            body(otherwise, isBuilder)
        case .returns(let expression, _):
            if let expression { if isBuilder { view(expression) } else { value(expression) } }
        case .forEach(let code):
            value(code.sequence)
            scoped { checker in
                checker.bind(code.pattern, nil)
                if let condition = code.condition { checker.value(condition) }
                checker.statements(code.body)
            }
        case .whileLoop(let conditions, let inner):
            scoped { checker in
                checker.check(conditions)
                checker.statements(inner)
            }
        case .repeatWhile(let inner, let condition):
            statements(inner)
            value(condition)
        case .block(let inner), .deferred(let inner): body(inner, isBuilder)
        case .tryCatch(let inner, let clauses):
            body(inner, isBuilder)
            for clause in clauses { check(clause, isBuilder) }
        case .throwing(let error): value(error)
        case .labelled(_, let inner): self.statement(inner, isBuilder: isBuilder)
        case .compiled(let clauses): for clause in clauses { body(clause.body, isBuilder) }
        case .function(let function):
            locals.append((function.name, nil))
            check(function)
        case .stop, .skipped: break
        }
    }

    private mutating func check(_ clause: CatchCode, _ isBuilder: Bool) {
        scoped { checker in
            if clause.items.isEmpty { checker.locals.append(("error", nil)) }
            for item in clause.items {
                checker.bind(item.pattern, nil)
                if let condition = item.condition { checker.value(condition) }
            }
            checker.body(clause.body, isBuilder)
        }
    }

    mutating func check(_ code: IfCode, _ isBuilder: Bool) {
        scoped { checker in
            checker.check(code.conditions)
            checker.body(code.body, isBuilder)
        }
        body(code.otherwise ?? [], isBuilder)
    }

    mutating func check(_ code: SwitchCode, _ isBuilder: Bool) {
        value(code.subject)
        for one in code.cases {
            scoped { checker in
                for item in one.items {
                    checker.bind(item.pattern, nil)
                    if let condition = item.condition { checker.value(condition) }
                }
                checker.body(one.body, isBuilder)
            }
        }
    }

    private mutating func check(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): value(expression)
            case .optional(let pattern, let expression, _):
                if let expression { value(expression) }
                bind(pattern, expression.flatMap { typeName(of: $0) })
            case .matches(let pattern, let expression):
                value(expression)
                bind(pattern, nil)
            case .available: break
            }
        }
    }

    mutating func bind(_ pattern: Pattern, _ type: TypeName?) {
        switch pattern {
        case .bind(let name, _): locals.append((name, type?.unwrapped))
        case .enumCase(_, let payload): for item in payload ?? [] { bind(item.pattern, nil) }
        case .tuple(let patterns): for inner in patterns { bind(inner, nil) }
        case .optional(let inner), .asType(let inner, _): bind(inner, nil)
        case .wildcard, .value, .isType: break
        }
    }
}

extension Vocabulary {
    /// Keys of `@Environment` that are read beyond those the system decides.
    static let otherEnvironmentKeys: Set<String> = [
        "dismiss", "presentationMode", "openURL", "scenePhase", "editMode", "isSearching", "dismissSearch",
        "accessibilityReduceMotion", "accessibilityReduceTransparency", "colorSchemeContrast", "locale", "calendar",
        "timeZone", "modelContext", "managedObjectContext", "undoManager", "openWindow", "dismissWindow", "refresh",
        "isFocused", "accessibilityDifferentiateWithoutColor", "accessibilityVoiceOverEnabled", "font", "lineLimit",
        "controlSize", "defaultMinListRowHeight", "redactionReasons", "requestReview", "tabBarPlacement",
        "isTabViewSidebarAvailable", "legibilityWeight", "pixelLength", "sizeCategory", "backgroundProminence",
        "isLuminanceReduced", "multilineTextAlignment", "layoutDirectionBehavior", "contentTransition",
        "headerProminence", "openSettings", "supportsMultipleWindows", "symbolRenderingMode", "truncationMode", "self",
    ]

    /// Functions that values may call by name.
    static let knownFunctions: Set<String> = [
        "min", "max", "abs", "sqrt", "floor", "ceil", "round", "sin", "cos", "tan", "pow", "log", "exp", "zip",
        "stride",
        "print", "debugPrint", "dump", "withAnimation", "withTransaction", "type", "fatalError", "assert",
        "precondition", "assertionFailure", "repeatElement", "swap", "NSLocalizedString", "localizedStringKey",
        "sequence",
    ]
}

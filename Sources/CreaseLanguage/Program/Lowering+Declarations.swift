extension Lowering {
    /// Everything at the top of the file.
    mutating func file(into draft: inout DeclarationsDraft) {
        declarations(tree.statements, of: nil, into: &draft)
    }

    /// Top-level statements (`owner == nil`) or the members of a type.
    private mutating func declarations(
        _ list: SyntaxList<StatementSyntax>, of owner: String?, into draft: inout DeclarationsDraft
    ) {
        for statement in list {
            switch statement.form {
            case .declaration(let declaration): self.declaration(declaration, of: owner, into: &draft)
            case .conditional(let conditional):
                for clause in conditional.clauses where flag(of: clause, among: conditional.clauses) != .no {
                    declarations(clause.statements, of: owner, into: &draft)
                    break
                }
            case .expression(let expression):
                guard owner == nil else { continue }
                if case .macro(let macro) = expression.form, macro.name.text == "#Preview" {
                    preview(macro, into: &draft)
                } else {
                    append(statement, to: &draft.topLevel)
                }
            default:
                if owner == nil { append(statement, to: &draft.topLevel) }
            }
        }
    }

    private mutating func preview(_ macro: MacroSyntax, into draft: inout DeclarationsDraft) {
        let place = place(macro.range.lowerBound)
        var name: String?
        if let first = macro.arguments.first, first.label == nil, case .string(let string) = first.value.form {
            name = string.plainText
        }
        guard let body = macro.trailingClosures.first, case .closure(let closure) = body.value.form else { return }
        let code = self.closure(closure)
        draft.previews.append(PreviewCode(name: name, body: code.body, place: place))
    }

    private mutating func declaration(
        _ syntax: DeclarationSyntax, of owner: String?, into draft: inout DeclarationsDraft
    ) {
        switch syntax.form {
        case .imports(let imported): draft.imports += imported.path.first.map { [$0.text] } ?? []
        case .type(let type): self.type(type, of: owner, into: &draft)
        case .extends(let extended):
            let name = typeName(extended.extendedType).name
            let place = place(extended.range.lowerBound)
            draft.open(
                name, kind: nil, span: span(extended.extendedType.range), place: place,
                inherited: extended.inheritedTypes.compactMap(\.simpleName), attributes: [], generics: [])
            declarations(extended.members, of: name, into: &draft)
        case .variable(let variable): properties(variable, of: owner, into: &draft)
        case .function(let function):
            let code = self.function(function)
            draft.add(code, to: owner)
        case .initializer(let initializer):
            guard let owner else { return }
            let place = place(initializer.range.lowerBound)
            let code = FunctionCode(
                name: "init", span: span(initializer.range), place: place,
                parameters: parameters(initializer.parameters), result: nil,
                body: initializer.body.map { statements($0.statements) } ?? [],
                generics: initializer.genericParameters.map(\.name.text), isFailable: initializer.isFailable)
            draft.addInitializer(code, to: owner)
        case .alias(let alias):
            draft.aliases[(owner.map { $0 + "." } ?? "") + alias.name.text] = typeName(alias.type)
        case .enumCase(let enumCase):
            guard let owner else { return }
            for element in enumCase.elements {
                let payload = parameters(element.parameters, isPayload: true)
                draft.addCase(
                    EnumCaseCode(
                        name: element.name.text, span: span(element.name.range), payload: payload,
                        raw: element.rawValue.map { expression($0) }), to: owner)
            }
        case .subscripts(let syntax):
            guard let owner else { return }
            let place = place(syntax.range.lowerBound)
            let parameters = parameters(syntax.parameters, isSubscript: true)
            draft.add(
                SubscriptCode(
                    place: place, parameters: parameters, result: syntax.result.map { typeName($0) },
                    accessors: accessors(syntax.accessors), isStatic: syntax.isStatic), to: owner)
        case .deinitializer, .associatedType, .skipped: break
        }
    }

    private mutating func type(
        _ syntax: TypeDeclarationSyntax, of owner: String?, into draft: inout DeclarationsDraft
    ) {
        let kind: TypeCode.Kind
        switch syntax.keyword {
        case .structure: kind = .structure
        case .classType, .actor: kind = .reference
        case .enumeration: kind = .enumeration
        case .protocolType:
            draft.protocols[syntax.name.text] = syntax.inheritedTypes.compactMap(\.simpleName)
            return
        }
        let simple = syntax.name.text
        let name = owner.map { $0 + "." + simple } ?? simple
        if let owner { draft.nest(simple, in: owner) }
        let place = place(syntax.name.range.lowerBound)
        draft.open(
            name, kind: kind, span: span(syntax.name.range), place: place,
            inherited: syntax.inheritedTypes.compactMap(\.simpleName), attributes: syntax.attributes.map(\.name),
            generics: syntax.genericParameters.map(\.name.text))
        declarations(syntax.members, of: name, into: &draft)
    }

    private mutating func properties(
        _ syntax: VariableSyntax, of owner: String?, into draft: inout DeclarationsDraft
    ) {
        let wrapper = wrapper(syntax.attributes)
        let wrapperArguments = wrapper == nil ? [] : syntax.attributes.flatMap { arguments($0.arguments) }
        for binding in syntax.bindings {
            guard let name = binding.name else { continue }
            let place = place(name.range.lowerBound)
            let type = binding.type.map { typeName($0) }
            let value = binding.value.map { expression($0) }
            draft.add(
                PropertyCode(
                    name: name.text, span: span(name.range), place: place, type: type, wrapper: wrapper,
                    isStatic: syntax.isStatic, isLet: !syntax.isVar, value: value, wrapperArguments: wrapperArguments,
                    accessors: accessors(binding.accessors)),
                to: owner)
        }
    }

    /// What the attributes of a property make of it.
    private mutating func wrapper(_ attributes: SyntaxList<AttributeSyntax>) -> PropertyWrapper? {
        for attribute in attributes {
            let first = attribute.arguments.first
            switch attribute.name {
            case "State", "StateObject", "GestureState": return .state
            case "Binding": return .binding
            case "Bindable", "ObservedObject": return .bindable
            case "Environment":
                guard let first else { return .other("Environment") }
                switch expression(first.value).kind {
                case .keyPath(let names): return .environmentKey(names.last ?? "")
                case .member(let base?, "self"):
                    if case .name(let name) = base.kind { return .environmentObject(name) }
                    return .other("Environment")
                default: return .other("Environment")
                }
            case "EnvironmentObject": return .environmentObject("")
            case "AppStorage", "SceneStorage":
                if let first, case .string(let string) = first.value.form, let key = string.plainText {
                    return .storage(key)
                }
                return .storage("")
            case "FocusState", "AccessibilityFocusState": return .focus
            case "ScaledMetric": return .scaledMetric
            case "Query", "FetchRequest", "SectionedFetchRequest": return .fetched
            case "ViewBuilder", "ToolbarContentBuilder", "ContentBuilder", "TabContentBuilder", "SceneBuilder":
                return .viewBuilder
            case "Namespace": return .namespace
            case "available", "MainActor", "ObservationIgnored", "discardableResult", "inlinable": continue
            case let name: return .other(name)
            }
        }
        return nil
    }

    mutating func function(_ syntax: FunctionSyntax) -> FunctionCode {
        let place = place(syntax.name.range.lowerBound)
        let parameters = parameters(syntax.parameters)
        return FunctionCode(
            name: syntax.name.text, span: span(syntax.name.range), place: place, parameters: parameters,
            result: syntax.result.map { typeName($0) }, body: syntax.body.map { statements($0.statements) } ?? [],
            isStatic: syntax.isStatic, isMutating: syntax.isMutating,
            generics: syntax.genericParameters.map(\.name.text), fixity: syntax.fixity)
    }

    private mutating func parameters(
        _ list: SyntaxList<ParameterSyntax>, isPayload: Bool = false, isSubscript: Bool = false
    ) -> [ParameterCode] {
        list.map { parameter in
            let label = isSubscript && parameter.secondName == nil ? nil : parameter.label?.text
            let name = parameter.name?.text ?? "_"
            let type = parameter.type.map { typeName($0) }
            let builds = parameter.attributes.contains { $0.name.hasSuffix("Builder") }
            return ParameterCode(
                label: label == "_" ? nil : label, name: name, type: type,
                value: parameter.defaultValue.map { expression($0) }, isViewBuilder: builds,
                marks: parameter.marks)
        }
    }
}

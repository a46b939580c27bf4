/// What a `#Preview`, or one view of a `PreviewProvider`, shows.
struct PreviewCode: Sendable {
    var name: String?
    var body: [Statement]
    var place: Place
    /// The provider it stands in, whose constants it sees.
    var owner: String?
}

extension Declarations {
    /// Previews in the order of the source: macros first, then what providers show.
    var allPreviews: [PreviewCode] {
        previews + ordered.filter { $0.conforms(to: "PreviewProvider") }.flatMap(Self.previews)
    }

    /// A provider's views, each a preview of its own, also those inside one `Group`.
    private static func previews(of provider: TypeCode) -> [PreviewCode] {
        guard let body = provider.statics["previews"]?.getter else { return [] }
        let setup = body.filter { !$0.isShown }
        var shown = body.filter(\.isShown)
        if shown.count == 1, let expression = shown[0].shownExpression, let parts = expression.partsOfGroup() {
            shown = parts.map { .expression($0) }
        }
        let isAlone = shown.count == 1
        return shown.enumerated().map { index, statement in
            let name = statement.shownExpression?.displayName
            return PreviewCode(
                name: name ?? (isAlone ? nil : "\(provider.simpleName) \(index + 1)"), body: setup + [statement],
                place: provider.place, owner: provider.name)
        }
    }
}

extension Statement {
    fileprivate var isShown: Bool {
        switch self {
        case .expression, .ifElse, .choose, .returns: true
        case .labelled(_, let inner): inner.isShown
        case .declare, .guardElse, .forEach, .whileLoop, .repeatWhile, .block, .compiled, .function, .stop, .tryCatch,
            .throwing, .deferred, .skipped:
            false
        }
    }

    fileprivate var shownExpression: Expression? {
        switch self {
        case .expression(let expression): expression
        case .returns(let expression, _): expression
        default: nil
        }
    }
}

extension Expression {
    /// The words of `.previewDisplayName("Dark")` in its chain.
    fileprivate var displayName: String? {
        var current = self
        while case .call(let call) = current.kind, case .member(let base?, let name) = call.callee.kind {
            if name == "previewDisplayName", case .text(let words)? = call.arguments.first?.value.kind { return words }
            current = base
        }
        return nil
    }

    /// The views of a `Group` with the modifiers written on it; `nil` for anything else, and for a group of one.
    fileprivate func partsOfGroup() -> [Expression]? {
        guard case .call(let call) = kind else { return nil }
        switch call.callee.kind {
        case .name("Group"):
            guard case .closure(let code)? = call.arguments.first(where: \.isTrailing)?.value.kind else { return nil }
            let setup = code.body.filter { !$0.isShown }
            let shown = code.body.filter(\.isShown)
            guard shown.count > 1 else { return nil }
            return shown.map { statement in
                if setup.isEmpty, let expression = statement.shownExpression { return expression }
                return call.replacing(closure: ClosureCode(parameters: [], body: setup + [statement]), in: self)
            }
        case .member(let base?, let name):
            guard let parts = base.partsOfGroup() else { return nil }
            return parts.map { part in
                let callee = Expression(.member(part, name), span: call.callee.span, place: call.callee.place)
                let modified = Call(
                    callee: callee, arguments: call.arguments, nameSpan: call.nameSpan, namePlace: call.namePlace)
                return Expression(.call(modified), span: span, place: place)
            }
        default: return nil
        }
    }
}

extension Call {
    /// The call with another body in its first trailing closure.
    fileprivate func replacing(closure: ClosureCode, in whole: Expression) -> Expression {
        var arguments = arguments
        if let index = arguments.firstIndex(where: \.isTrailing) {
            let old = arguments[index].value
            arguments[index].value = Expression(.closure(closure), span: old.span, place: old.place)
        }
        let call = Call(callee: callee, arguments: arguments, nameSpan: nameSpan, namePlace: namePlace)
        return Expression(.call(call), span: whole.span, place: whole.place)
    }
}

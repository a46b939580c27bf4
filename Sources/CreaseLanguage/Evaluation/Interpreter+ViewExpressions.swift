import CreaseDevice
import CreaseLayout

/// Which expressions give views: as values they stay as they are written, until someone places them.
extension Interpreter {
    /// Whether an expression gives a view, told from its form alone.
    func isViewExpression(_ expression: Expression, _ scope: Scope) -> Bool {
        var current = expression
        while true {
            switch current.kind {
            case .call(let call):
                switch call.callee.kind {
                case .name(let name):
                    if let local = scope.local(name) {
                        if case .view = local.value { return true }
                        return false
                    }
                    if let type = declarations.type(name, in: scope.owner?.type) {
                        return declarations.body(of: type) != nil
                    }
                    if declarations.alias(named: name) != nil { return true }
                    if let functions = scope.owner?.type.functions[name] ?? declarations.functions[name] {
                        return functions.contains { $0.result?.isView == true }
                    }
                    if let view = call.view { return !view.isStyleLike }
                    return name.first?.isUppercase == true && !Vocabulary.knownTypes.contains(name)
                case .member(let base?, _):
                    // What a method of a view gives is a view, whether the method is known or not.
                    current = base
                default: return false
                }
            case .name(let name):
                if let local = scope.local(name) {
                    if case .view = local.value { return true }
                    return false
                }
                if name == "self" {
                    if case .view? = scope.owner?.value { return true }
                    return scope.owner?.type.isView == true
                }
                guard let type = scope.owner?.type else { return false }
                if type.computed[name]?.type?.isView == true { return true }
                guard let index = type.storedIndex[name] else { return false }
                return type.stored[index].wrapper.isViewBuilder
                    || type.stored[index].type.map { type.generics.contains($0.name) } == true
            case .member(let base?, let name):
                guard case .name("self") = base.kind else { return false }
                return scope.owner?.type.computed[name]?.type?.isView == true
            default: return false
            }
        }
    }
}

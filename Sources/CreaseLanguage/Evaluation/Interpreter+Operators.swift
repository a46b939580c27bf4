/// Operators that a file declares, applied by their functions.
extension Interpreter {
    /// What the file's operator of that name makes of operands; `nil` where it declares none that takes them.
    ///
    /// Of several, the one that surely takes the most operands.
    func applied(_ symbol: String, _ fixity: OperatorFixity, _ operands: [Value], _ scope: Scope) -> Value? {
        var best: (code: OperatorCode, score: Int)?
        for code in declarations.operators[symbol] ?? [] where code.function.fixity == fixity {
            let parameters = code.function.parameters
            guard parameters.count == operands.count else { continue }
            let fitting = zip(parameters, operands).map { fits($1, code.type(of: $0)) }
            let score = fitting.count { $0 == true }
            guard !fitting.contains(false), best.map({ score > $0.score }) ?? true else { continue }
            best = (code, score)
        }
        guard let code = best?.code else { return nil }
        // Operands have no labels, whatever the parameters are called.
        let arguments = zip(code.function.parameters, operands).map { Value.Element(label: $0.label, value: $1) }
        let owner = code.owner.map { Owner(statics: $0) }
        return call(code.function, arguments, Scope(owner: owner, surroundings: scope.surroundings))
    }
}

extension OperatorCode {
    /// The type of an operand, with the owner's name for `Self`.
    fileprivate func type(of parameter: ParameterCode) -> TypeName? {
        guard let owner, parameter.type?.name == "Self" else { return parameter.type }
        return TypeName(name: owner.name)
    }
}

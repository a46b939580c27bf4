extension Parser {
    /// An expression with all its operators, grouped by precedence.
    ///
    /// Without assignment it ends before `=`, as the pattern of `case .some(let x) = value` does.
    mutating func parseExpression(withAssignment: Bool = true) -> NodeID {
        let first = parseOperand()
        guard atInfix(withAssignment) else { return first }
        let operands = scratch.count
        let pending = operators.count
        scratch.append(first)
        repeat { parseInfix(operands: operands, pending: pending) } while atInfix(withAssignment)
        reduce(operands: operands, pending: pending) { _ in true }
        return scratch.popLast() ?? first
    }

    private func atInfix(_ withAssignment: Bool) -> Bool {
        switch current.kind {
        case .operatorInfix, .arrow, .questionInfix, .keywordIs, .keywordAs: !(stopsAtLineEnd && current.startsLine)
        case .equal: withAssignment
        default: false
        }
    }

    /// Reads one operator and the operand behind it.
    private mutating func parseInfix(operands: Int, pending: Int) {
        let precedence = currentPrecedence
        reduce(operands: operands, pending: pending) { top in
            top.precedence.rank > precedence.rank
                || (top.precedence.rank == precedence.rank && !precedence.isRightAssociative)
        }
        switch current.kind {
        case .keywordIs, .keywordAs:
            parseCast()
        case .questionInfix:
            let question = takeSlot()
            let middle = nested { parser in
                let outer = parser.patternMode
                parser.patternMode = .none
                let middle = parser.parseExpression()
                parser.patternMode = outer
                return middle
            }
            expect(.colon, "the ':' of a '?'")
            operators.append(PendingOperator(precedence: .ternary, token: question, middle: middle))
            scratch.append(parseOperand())
        default:
            let token = takeSlot()
            operators.append(PendingOperator(precedence: precedence, token: token, middle: 0))
            scratch.append(parseOperand())
        }
    }

    private var currentPrecedence: Precedence {
        switch current.kind {
        case .keywordIs, .keywordAs: .casting
        case .questionInfix: .ternary
        case .arrow: .arrow
        case .equal: .assignment
        default: precedence(ofOperator: source.bytes[current.range])
        }
    }

    private func precedence(ofOperator bytes: ArraySlice<UInt8>) -> Precedence {
        let standard = Precedence(bytes)
        return standard == .unknown ? declaredOperators.precedence(of: bytes) ?? standard : standard
    }

    private mutating func parseCast() {
        let value = scratch.popLast() ?? 0
        let isTest = at(.keywordIs)
        advance()
        var mode = CastSyntax.Mode.plain
        if !isTest {
            if take(.questionPostfix) { mode = .optional } else if take(.exclaimPostfix) { mode = .forced }
        }
        let type = parseType()
        scratch.append(
            make(
                isTest ? .isTest : .cast, from: store[value].start, variant: mode.rawValue, .node(value), .node(type)))
    }

    /// Makes nodes of the operators on top of the stack as long as they bind tightly enough.
    private mutating func reduce(operands: Int, pending: Int, while binds: (PendingOperator) -> Bool) {
        while operators.count > pending, scratch.count >= operands + 2, let top = operators.last, binds(top) {
            operators.removeLast()
            let right = scratch.removeLast()
            let left = scratch.removeLast()
            let start = store[left].start
            if top.precedence == .ternary {
                scratch.append(make(.ternary, from: start, .node(left), .node(top.middle), .node(right)))
            } else {
                scratch.append(make(.binary, from: start, .node(left), .token(top.token), .node(right)))
            }
        }
    }
}

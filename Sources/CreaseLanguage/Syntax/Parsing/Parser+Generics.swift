/// Generic arguments, in types and in expressions.
extension Parser {
    /// Whether `<` opens generic arguments here rather than compares, in an expression.
    var opensGenericArguments: Bool {
        guard current.kind.isOperator, byte(Int(current.startOffset)) == UInt8(ascii: "<") else { return false }
        return TypeLookahead(self).isGenericArgumentList(at: index)
    }

    /// Generic arguments in a type, where `<` can be nothing else.
    mutating func parseGenericArgumentsIfAny() -> ListID {
        guard current.kind.isOperator, byte(Int(current.startOffset)) == UInt8(ascii: "<"), !current.startsLine else {
            return 0
        }
        return parseGenericArguments()
    }

    mutating func parseGenericArguments() -> ListID {
        let start = current.range
        takeFirstByte()
        let outer = enterBrackets()
        let mark = beginList()
        while !atAngleClose {
            let before = index
            // A number can be an argument: `InlineArray<3, Int>`.
            if at(.integer) || (current.kind.isOperator && peek().kind == .integer) {
                let valueStart = current.startOffset
                if current.kind.isOperator { advance() }
                advance()
                scratch.append(make(.typeUnknown, from: valueStart))
            } else {
                scratch.append(parseType())
            }
            if !take(.comma) || index == before { break }
        }
        let arguments = endList(mark)
        leaveBrackets(outer)
        closeAngle(opened: start)
        return arguments
    }

    var atAngleClose: Bool {
        current.kind.isOperator && byte(Int(current.startOffset)) == UInt8(ascii: ">")
    }

    mutating func closeAngle(opened: Range<Int>) {
        if atAngleClose {
            takeFirstByte()
        } else if mayReport {
            report(
                "missing '>' to close the '<' at \(source.location(of: opened.lowerBound))", at: gap)
        }
    }
}

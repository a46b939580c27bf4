extension Parser {
    /// The conditions of `if`, `guard` or `while`, up to the `{` or `else` behind them.
    mutating func parseConditions() -> ListID {
        let mark = beginList()
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        repeat { scratch.append(parseCondition()) } while take(.comma)
        allowsTrailingClosure = outer
        return endList(mark)
    }

    private mutating func parseCondition() -> NodeID {
        let start = current.startOffset
        switch current.kind {
        case .keywordLet, .keywordVar:
            let isVar: UInt8 = at(.keywordVar) ? 1 : 0
            advance()
            let pattern = parseDeclarationPattern()
            let type = take(.colon) ? parseType() : 0
            let value = take(.equal) ? parseExpression() : 0
            return make(.bindingCondition, from: start, variant: isVar, .node(pattern), .node(type), .node(value))
        case .keywordCase:
            advance()
            let pattern = parseMatchPattern()
            let type = take(.colon) ? parseType() : 0
            let value: NodeID
            if expect(.equal, "'='") { value = parseExpression() } else { value = missingExpression() }
            return make(.caseCondition, from: start, .node(pattern), .node(type), .node(value))
        case .poundAvailable, .poundUnavailable:
            let isNegated: UInt8 = at(.poundUnavailable) ? 1 : 0
            advance()
            guard at(.parenOpen) else {
                report("'(' is missing before \(currentName)", at: gap)
                return make(.availability, from: start, variant: isNegated, .list(0))
            }
            let items = parseAvailabilityItems()
            return make(.availability, from: start, variant: isNegated, .list(items))
        case .braceOpen:
            return missingExpression("a condition")
        default:
            return parseExpression()
        }
    }

    /// `(iOS 27.1, *)`: everything between the commas, told apart only by its first word.
    mutating func parseAvailabilityItems() -> ListID {
        let opening = index
        let end = current.partner > index ? Int(current.partner) : index
        advance()
        let mark = beginList()
        while index < end {
            let start = current.startOffset
            let platform = takeSlot()
            if at(.colon) { advance() }
            let first = index
            while index < end, !at(.comma) {
                if current.kind.isOpenBracket { skipBracket() } else { advance() }
            }
            let hasMore = index > first
            scratch.append(
                make(
                    .availabilityItem, from: start, .token(platform),
                    .token(hasMore ? TokenSlot(truncatingIfNeeded: first + 1) : 0),
                    .token(hasMore ? TokenSlot(truncatingIfNeeded: index) : 0)))
            if !take(.comma) { break }
        }
        let items = endList(mark)
        close(opening)
        return items
    }
}

extension Parser {
    /// `{ [captures] parameters in statements }`
    mutating func parseClosure() -> NodeID {
        let start = current.startOffset
        let opening = index
        advance()
        let outer = enterBrackets()
        openBraces += 1
        let conditionals = openConditionals
        let signature = hasSignature ? parseSignature() : 0
        let statements = parseStatements(in: .block)
        openConditionals = conditionals
        openBraces -= 1
        leaveBrackets(outer)
        close(opening)
        return make(.closure, from: start, .node(signature), .list(statements))
    }

    /// Whether `in` follows what looks like captures, parameters and a result.
    private var hasSignature: Bool {
        var place = index
        switch current.kind {
        case .at, .squareOpen, .parenOpen, .identifier, .underscore, .dollarIdentifier, .keywordSelf: break
        case .keywordIn: return true
        default: return false
        }
        while token(place).kind == .at {
            place += 2
            if token(place).kind == .parenOpen, !token(place).hasSpaceBefore {
                guard let end = partner(of: place) else { return false }
                place = end + 1
            }
        }
        if token(place).kind == .squareOpen {
            guard let end = partner(of: place) else { return false }
            place = end + 1
        }
        if token(place).kind == .parenOpen {
            guard let end = partner(of: place) else { return false }
            place = end + 1
        } else if isParameterName(token(place)) {
            place += 1
            while token(place).kind == .comma, isParameterName(token(place + 1)) { place += 2 }
        }
        if isWord(token(place), "async") { place += 1 }
        if token(place).kind == .keywordThrows || token(place).kind == .keywordRethrows {
            place += 1
            if token(place).kind == .parenOpen { place = (partner(of: place) ?? place) + 1 }
        }
        if token(place).kind == .arrow {
            guard let end = TypeLookahead(self).skipType(from: place + 1) else { return false }
            place = end
        }
        return token(place).kind == .keywordIn
    }

    private func isParameterName(_ token: Token) -> Bool {
        token.kind == .identifier || token.kind == .underscore || token.kind == .dollarIdentifier
    }

    private func partner(of place: Int) -> Int? {
        let partner = Int(token(place).partner)
        return partner > place ? partner : nil
    }

    private mutating func parseSignature() -> NodeID {
        let start = current.startOffset
        while at(.at) { _ = parseAttribute() }
        let captures = at(.squareOpen) ? parseCaptures() : 0
        let parameters: ListID
        if at(.parenOpen) {
            parameters = parseParameters()
        } else {
            let mark = beginList()
            while isParameterName(current) {
                let parameterStart = current.startOffset
                let name = takeSlot()
                scratch.append(
                    makeWide(
                        .parameter, from: parameterStart, .list(0), .token(name), .token(0), .node(0), .node(0)))
                if !take(.comma) { break }
            }
            parameters = endList(mark)
        }
        skipEffects()
        let result = take(.arrow) ? parseType() : 0
        expect(.keywordIn, "'in'")
        return make(.closureSignature, from: start, .list(captures), .list(parameters), .node(result))
    }

    private mutating func parseCaptures() -> ListID {
        let opening = index
        let end = Int(current.partner)
        advance()
        let mark = beginList()
        while index < end {
            let before = index
            let start = current.startOffset
            var ownership: TokenSlot = 0
            if isWord(current, "weak") || isWord(current, "unowned"), peek().kind != .comma, peek().kind != .equal,
                peek().kind != .squareClose
            {
                ownership = takeSlot()
                // `unowned(unsafe)`
                if at(.parenOpen) { skipBracket() }
            }
            guard isParameterName(current) || at(.keywordSelf) else { break }
            let name = takeSlot()
            let value = take(.equal) ? parseExpression() : 0
            scratch.append(make(.capture, from: start, .token(ownership), .token(name), .node(value)))
            if !take(.comma) || index == before { break }
        }
        let captures = endList(mark)
        close(opening)
        return captures
    }

    /// `async`, `throws`, `throws(Failure)`, `rethrows`
    mutating func skipEffects() {
        while true {
            switch current.kind {
            case .keywordThrows, .keywordRethrows:
                advance()
                if at(.parenOpen) { skipBracket() }
            case .identifier where isWord(current, "async") || isWord(current, "reasync"):
                advance()
            default:
                return
            }
        }
    }
}

/// The infix operators that a file declares, with the precedence groups it declares for them.
///
/// A declaration may stand behind the operator's use, so they are gathered before anything is read.
struct DeclaredOperators {
    private var operators: [ArraySlice<UInt8>: Precedence] = [:]

    init(of tokens: [Token], in source: SourceText) {
        guard tokens.contains(where: { $0.kind == .keywordOperator }) else { return }
        let reader = Reader(tokens: tokens, bytes: source.bytes)
        let groups = reader.groups()
        for place in tokens.indices.dropLast(2) where tokens[place].kind == .keywordOperator {
            let group = tokens[place + 2].kind == .colon ? reader.word(place + 3) : nil
            guard tokens[place + 1].kind.isOperator else { continue }
            operators[source.bytes[tokens[place + 1].range]] = group.flatMap { groups[$0] } ?? .unknown
        }
    }

    /// What an operator binds like; `nil` for one the file does not declare.
    func precedence(of bytes: ArraySlice<UInt8>) -> Precedence? { operators.isEmpty ? nil : operators[bytes] }

    /// `precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }` as written.
    fileprivate struct Group {
        var name: ArraySlice<UInt8>
        var higher: [ArraySlice<UInt8>] = []
        var lower: [ArraySlice<UInt8>] = []
        var isRightAssociative = false
    }

    private struct Reader {
        let tokens: [Token]
        let bytes: [UInt8]

        func word(_ place: Int) -> ArraySlice<UInt8>? {
            guard place < tokens.count, tokens[place].kind == .identifier else { return nil }
            return bytes[tokens[place].range]
        }

        /// Every group by its name, each above those it is higher than and below those it is lower than.
        ///
        /// Groups may name groups declared after them; a few rounds settle all that people write.
        func groups() -> [ArraySlice<UInt8>: Precedence] {
            var known = DeclaredOperators.standard
            var open = tokens.indices.filter { tokens[$0].kind == .keywordPrecedencegroup }.compactMap(group)
            for _ in 0..<8 where !open.isEmpty {
                open.removeAll { group in
                    let names = group.higher + group.lower
                    guard names.isEmpty || names.contains(where: { known[$0] != nil }) else { return false }
                    known[group.name] = group.precedence(among: known)
                    return true
                }
            }
            return known
        }

        private func group(at place: Int) -> Group? {
            guard let name = word(place + 1), place + 2 < tokens.count, tokens[place + 2].kind == .braceOpen else {
                return nil
            }
            var group = Group(name: name)
            let end = Int(tokens[place + 2].partner)
            var place = place + 3
            while place < end {
                guard let key = word(place), tokens[place + 1].kind == .colon else {
                    place += 1
                    continue
                }
                var values: [ArraySlice<UInt8>] = []
                place += 2
                while place < end, let value = word(place) {
                    values.append(value)
                    place += 1
                    guard tokens[place].kind == .comma else { break }
                    place += 1
                }
                if key.elementsEqual("higherThan".utf8) { group.higher += values }
                if key.elementsEqual("lowerThan".utf8) { group.lower += values }
                if key.elementsEqual("associativity".utf8) {
                    group.isRightAssociative = values.first?.elementsEqual("right".utf8) == true
                }
            }
            return group
        }
    }

    private static let standard: [ArraySlice<UInt8>: Precedence] = [
        "AssignmentPrecedence": .assignment, "FunctionArrowPrecedence": .arrow, "TernaryPrecedence": .ternary,
        "DefaultPrecedence": .unknown, "LogicalDisjunctionPrecedence": .disjunction,
        "LogicalConjunctionPrecedence": .conjunction, "ComparisonPrecedence": .comparison,
        "NilCoalescingPrecedence": .nilCoalescing, "CastingPrecedence": .casting,
        "RangeFormationPrecedence": .rangeFormation, "AdditionPrecedence": .addition,
        "MultiplicationPrecedence": .multiplication, "BitwiseShiftPrecedence": .shift,
    ].reduce(into: [:]) { $0[Array($1.key.utf8)[...]] = $1.value }
}

extension DeclaredOperators.Group {
    fileprivate func precedence(among known: [ArraySlice<UInt8>: Precedence]) -> Precedence {
        let floor = higher.compactMap { known[$0]?.rank }.max()
        let ceiling = lower.compactMap { known[$0]?.rank }.min()
        // A group between two standard ones keeps room for others on both sides.
        let gap = Precedence.step / 256
        let rank: Int32 =
            switch (floor, ceiling) {
            case (let floor?, let ceiling?): floor + (ceiling - floor) / 2
            case (let floor?, nil): floor + gap
            case (nil, let ceiling?): ceiling - gap
            case (nil, nil): Precedence.unknown.rank
            }
        return Precedence(rank: rank, isRightAssociative: isRightAssociative)
    }
}

/// The facts a screen was made with; it keeps those that are guesses.
struct FactLedger {
    /// In order of first use, each once.
    private(set) var assumptions: [Fact] = []

    /// Notes a fact as used and hands it back.
    @discardableResult
    mutating func callAsFunction(_ fact: Fact) -> Fact {
        if fact.basis == .assumed, !assumptions.contains(fact) { assumptions.append(fact) }
        return fact
    }
}

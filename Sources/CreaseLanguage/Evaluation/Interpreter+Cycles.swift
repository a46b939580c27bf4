import CreaseLayout

/// Constants that lead back to themselves: `static let a = B.b` where `B.b` is `A.a`.
extension Interpreter {
    /// Begins to work out a constant; `false`, with a note, where that is under way already. Pair with `leave(_:)`.
    func enter(_ property: PropertyCode) -> Bool {
        guard underway.insert(ObjectIdentifier(property)).inserted else {
            note(
                .guess, "'\(property.name)' leads back to itself and has no value of its own", at: property.place,
                subject: "cycle " + property.name)
            return false
        }
        return true
    }

    func leave(_ property: PropertyCode) { underway.remove(ObjectIdentifier(property)) }
}

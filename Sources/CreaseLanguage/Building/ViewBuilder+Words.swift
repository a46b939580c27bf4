import CreaseDevice

/// What the vocabulary knows of a word that is used: since when it is there, and what it takes.
extension ViewBuilder {
    func check(_ call: Call, against row: Row) {
        noteTier(row.name, row.tier, at: call.namePlace)
        guard !row.labels.isEmpty else { return }
        for argument in call.arguments {
            guard let label = argument.label, !row.labels.contains(label) else { continue }
            // A near miss is told once for the file, as the misspelling it is.
            guard nearest(to: label, in: row.labels, within: .surely) == nil else { continue }
            note(
                .unreadArgument, "'\(label):' of '\(row.name)' is not read", at: argument.value.place,
                subject: "\(row.name) \(label)")
        }
    }

    /// Says that a word is newer than the SDK that is shown.
    func noteTier(_ name: String, _ tier: Tier, at place: Place) {
        guard context.conditions.tier < tier else { return }
        note(
            .tier, "'\(name)' needs \(tier.rawValue), this is \(context.conditions.tier.rawValue)", at: place,
            subject: name)
    }
}

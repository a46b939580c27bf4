import CreaseDevice

/// The device's numbers as `crease facts` prints them.
struct FactReport {
    let isOnlyAssumed: Bool

    /// One table a section, columns aligned; a guess says below it what would settle it.
    var table: String {
        var parts: [String] = []
        for section in Fact.Section.allCases {
            let facts = section.facts.filter(isWanted)
            guard !facts.isEmpty else { continue }
            var table = TextTable(widestCell: 400, indent: "  ")
            for fact in facts {
                table.add(fact.name, fact.reading, fact.basis.rawValue, fact.source, note(fact))
            }
            parts.append(section.title + "\n" + table.text)
        }
        let count = Fact.all.filter(isWanted).count
        parts.append(isOnlyAssumed ? "\(count) of \(Fact.all.count) facts are assumed\n" : summary)
        return parts.joined(separator: "\n")
    }

    var json: JSON {
        .array(
            Fact.all.filter(isWanted).map { fact in
                [
                    "name": .string(fact.name),
                    "section": JSON(fact.section?.title),
                    "values": .array(fact.values.map(JSON.number)),
                    "unit": .string(fact.unit),
                    "words": JSON(fact.words),
                    "basis": .string(fact.basis.rawValue),
                    "source": .string(fact.source),
                    "note": .string(fact.note),
                    "settledBy": JSON(fact.settledBy),
                ]
            })
    }

    private func isWanted(_ fact: Fact) -> Bool { !isOnlyAssumed || fact.basis == .assumed }

    private func note(_ fact: Fact) -> String {
        guard let settledBy = fact.settledBy else { return fact.note }
        return fact.note.isEmpty ? "settled by \(settledBy)" : "\(fact.note); settled by \(settledBy)"
    }

    /// `312 facts: 201 measured, 60 documented, 40 derived, 11 assumed`.
    private var summary: String {
        let counts = Fact.Basis.allCases.map { basis in
            "\(Fact.all.filter { $0.basis == basis }.count) \(basis.rawValue)"
        }
        return "\(Fact.all.count) facts: " + counts.joined(separator: ", ") + "\n"
    }
}

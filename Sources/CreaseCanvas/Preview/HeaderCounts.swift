import CreaseLayout

/// How much of the source the picture stands on, and how many findings there are, in words for the header.
struct HeaderCounts {
    let scene: Scene

    /// From the fullest wording to the shortest; that something is recorded is in all of them.
    func wordings(recording: String, age: String) -> [String] {
        let notRead = scene.findings.filter { $0.group == .notRead }
        let elsewhere = notRead.count { $0.source?.file != nil }
        let here = notRead.count - elsewhere
        // What the shown file lacks comes first: found files may be far from what is on the screen.
        let counted =
            switch (here, elsewhere) {
            case (0, 0): ""
            case (_, 0): "\(here) not read"
            case (0, _): "\(elsewhere) not read elsewhere"
            case (_, _): "\(here) not read, \(elsewhere) elsewhere"
            }
        let short = notRead.isEmpty ? "" : "\(notRead.count) not read"
        let counts = [[age, counted] + rest, [age, short] + rest, [short] + rest]
        return (counts + (recording.isEmpty ? [] : [[]])).map {
            ([recording] + $0).filter { !$0.isEmpty }.joined(separator: " · ")
        }
    }

    private var rest: [String] {
        let assumed = scene.assumptions.count + scene.findings.count { $0.group == .assumed }
        let warnings = scene.findings.count { $0.severity == .warning }
        return ["\(assumed) assumed", warnings == 0 ? "" : warnings == 1 ? "1 finding" : "\(warnings) findings"]
    }
}

import CreaseLayout

extension Scene {
    /// Limits of the language that evaluation ran into: what lies beyond is not in the scene.
    var hitLimits: [Finding] { findings.filter { $0.rule == Finding.limitRule } }
}

extension ExitStatus {
    /// The input could not be used as a whole where it hit limits: the result is written, the limits are told.
    func unless(_ limits: [Finding], in document: Document) -> ExitStatus {
        guard !limits.isEmpty, self == .fine else { return self }
        for limit in limits {
            let place = limit.source.map { "\($0.file ?? document.file.shown):\($0.line):\($0.column)" }
            StandardStreams.complain("\(place ?? document.file.shown): error: \(limit.message)\n")
        }
        return .unusableInput
    }

    /// A failed step is a difference; what is worse stays.
    func unless(_ played: PlayedLayout) -> ExitStatus {
        let told = played.tellFailures()
        return self == .fine ? told : self
    }
}

/// The diagnostics of one file as they arise, capped so that noise of any size stays readable.
struct DiagnosticLog {
    /// Messages kept; the next one says that there are more.
    static let limit = 100

    private(set) var diagnostics: [Diagnostic] = []
    private(set) var isFull = false

    mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
        guard !isFull else { return }
        let diagnostic = diagnostic()
        if diagnostics.count < Self.limit {
            diagnostics.append(diagnostic)
        } else {
            isFull = true
            diagnostics.append(
                Diagnostic(.note, "more than \(Self.limit) messages, the rest is left out", at: diagnostic.range))
        }
    }

    mutating func error(_ message: String, at range: Range<Int>, notes: [Diagnostic.Note] = []) {
        add(Diagnostic(.error, message, at: range, notes: notes))
    }

    mutating func warning(_ message: String, at range: Range<Int>) {
        add(Diagnostic(.warning, message, at: range))
    }
}

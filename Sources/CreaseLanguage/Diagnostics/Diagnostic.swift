/// Something to tell the author of a source text, as a value; printing it is `rendered(in:)`.
public struct Diagnostic: Sendable, Equatable {
    public enum Severity: String, Sendable {
        case error, warning, note
    }

    /// A second place that explains the first.
    public struct Note: Sendable, Equatable {
        public let message: String
        public let range: Range<Int>

        public init(_ message: String, at range: Range<Int>) {
            self.message = message
            self.range = range
        }
    }

    public let severity: Severity
    /// A headline: lower case, no full stop, what the author typed in single quotes.
    public let message: String
    /// The bytes the message is about; empty when something is missing there.
    public let range: Range<Int>
    /// What should stand in `range` instead, where there is one obvious thing.
    public let suggestion: String?
    public let notes: [Note]

    public init(
        _ severity: Severity, _ message: String, at range: Range<Int>, suggestion: String? = nil, notes: [Note] = []
    ) {
        self.severity = severity
        self.message = message
        self.range = range
        self.suggestion = suggestion
        self.notes = notes
    }

    /// The message together with the suggestion, as the first line of a rendered diagnostic has it.
    public var headline: String {
        guard let suggestion else { return message }
        return "\(message); did you mean '\(suggestion)'?"
    }
}

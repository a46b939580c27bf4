/// Something about the layout its author should know.
public struct Finding: Hashable, Sendable {
    public enum Severity: String, CaseIterable, Hashable, Sendable {
        case note
        case warning
    }

    /// What it is about: the layout itself, or how much of its source the picture stands on.
    public enum Group: String, CaseIterable, Hashable, Sendable {
        case layout
        /// Something in the source that the picture lacks.
        case notRead = "not-read"
        /// Something in the picture that the running app may have otherwise.
        case assumed
    }

    /// Which rule speaks: `crosses-fold`, `under-camera`, `empty-rail`, …
    public var rule: String
    public var severity: Severity
    public var group: Group
    /// What it is about, in the same words however often it came up: findings of one subject are one thing to mend.
    public var subject: String
    /// A headline: lower case, no full stop.
    public var message: String
    public var source: SourceLocation?

    public init(
        rule: String, severity: Severity, group: Group = .layout, message: String, source: SourceLocation? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.group = group
        subject = message
        self.message = message
        self.source = source
    }
}

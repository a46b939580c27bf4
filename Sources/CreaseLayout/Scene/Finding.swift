/// Something about the layout its author should know.
public struct Finding: Hashable, Sendable {
    public enum Severity: String, CaseIterable, Hashable, Sendable {
        case note
        case warning
    }

    /// Which rule speaks: `crosses-fold`, `under-camera`, `empty-rail`, …
    public var rule: String
    public var severity: Severity
    /// A headline: lower case, no full stop.
    public var message: String
    public var source: SourceLocation?

    public init(rule: String, severity: Severity, message: String, source: SourceLocation? = nil) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.source = source
    }
}

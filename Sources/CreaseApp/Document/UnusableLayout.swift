import CreaseLanguage

/// A layout that cannot be shown: its messages, worded and placed, ready for standard error.
public struct UnusableLayout: Error, Equatable, Sendable {
    /// `FILE:LINE:COLUMN: error: …` with source line and caret, one after the other; ends in a newline.
    public let messages: String
}

extension UnusableLayout {
    init(_ diagnostics: [Diagnostic], in source: SourceText) {
        messages = diagnostics.map { $0.rendered(in: source) + "\n" }.joined()
    }
}

/// How the picture stands to the file: when that was saved, and what is wrong with it since.
struct Freshness: Hashable, Sendable {
    /// `saved 14:02:11`; empty for what is no file.
    var saved = ""
    var trouble: Trouble?

    /// Why the picture shown is not that of the file as it is now.
    struct Trouble: Hashable, Sendable {
        /// The first error and where, in one line: `CardBinder.swift:12:5: expected "}"`.
        var headline: String
        /// The line of the error, 1-based, where it has one.
        var line: Int?
        /// When it began, in seconds of the session's clock.
        var since: Double
    }

    /// What the header says at its right end.
    func words(at now: Double) -> String {
        guard let trouble else { return saved }
        return "picture \(Self.age(now - trouble.since)) old"
    }

    /// Seconds until the words become others; `nil` while they do not age.
    ///
    /// Ages grow coarser as they grow, so that a broken file left alone wakes nobody more than once a minute.
    func patience(at now: Double) -> Double? {
        guard let trouble else { return nil }
        let age = max(0, now - trouble.since)
        let step: Double = age < 60 ? 10 : age < 3600 ? 60 : 3600
        return step - age.truncatingRemainder(dividingBy: step) + 0.001
    }

    private static func age(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 10 else { return "seconds" }
        let whole = Int(min(seconds, 1_000_000_000))
        if whole < 60 { return "\(whole / 10 * 10) s" }
        return whole < 3600 ? "\(whole / 60) min" : "\(whole / 3600) h"
    }
}

extension Freshness.Trouble {
    /// The first message of a layout that cannot be shown: `FOLDER/FILE:LINE:COLUMN: error: MESSAGE` without the folder
    /// and the word that the colour says.
    init(_ layout: UnusableLayout, file: FileName, since: Double) {
        var first = String(layout.messages.prefix { $0 != "\n" })
        line = nil
        let shown = file.shown + ":"
        if first.hasPrefix(shown) {
            first.removeFirst(shown.count)
            line = first.prefix { $0.isNumber }.isEmpty ? nil : Int(first.prefix { $0.isNumber })
        }
        for word in [" error:", " warning:"] {
            if let range = first.firstRange(of: word) {
                first.removeSubrange(range)
                break
            }
        }
        headline = (line == nil ? "" : "line ") + first.drop { $0 == " " }
        self.since = since
    }
}

/// A moment of a recording: whole microseconds since its start, never negative.
///
/// Whole numbers, so that moments and the intervals between them are the same however often they are added up.
struct CastTime: Hashable, Comparable, Sendable {
    let microseconds: Int

    static let zero = CastTime(microseconds: 0)
    /// Ten years; later moments count as this one.
    static let latest = 315_360_000 * 1_000_000

    init(microseconds: Int) { self.microseconds = min(max(0, microseconds), Self.latest) }

    /// The nearest moment; what is negative or no number counts as 0.
    init(seconds: Double) {
        let scaled = (seconds * 1_000_000).rounded()
        self.init(microseconds: scaled.isNaN || scaled < 0 ? 0 : Int(min(scaled, Double(Self.latest))))
    }

    var seconds: Double { Double(microseconds) / 1_000_000 }

    static func < (a: CastTime, b: CastTime) -> Bool { a.microseconds < b.microseconds }
    static func + (a: CastTime, b: CastTime) -> CastTime { CastTime(microseconds: a.microseconds + b.microseconds) }
    /// Zero where the second moment is the later one.
    static func - (a: CastTime, b: CastTime) -> CastTime { CastTime(microseconds: a.microseconds - b.microseconds) }

    /// `12.340000`: six decimals, as recordings hold it.
    var decimal: String {
        let rest = String(microseconds % 1_000_000)
        return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
    }

    /// `0:12`, `1:02:03`: whole seconds passed, for people.
    var clock: String {
        let seconds = microseconds / 1_000_000
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard seconds >= 3600 else { return "\(seconds / 60):" + two(seconds % 60) }
        return "\(seconds / 3600):" + two(seconds / 60 % 60) + ":" + two(seconds % 60)
    }
}

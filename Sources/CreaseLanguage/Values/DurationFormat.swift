/// Spans of time as words: `1:15`, `1m 15s`, `1 min, 15 sec`, `1 minute, 15 seconds`.
struct DurationFormat: Sendable {
    enum Style: Sendable {
        /// `1:15`, the units given by a pattern.
        case clock
        case letters
        case short
        case full
    }

    var style: Style
    var units: [DateParts.Unit] = [.hour, .minute, .second]
    /// At most so many units, the largest first.
    var most = 3
    /// Leading units that are zero are shown in a clock as well.
    var padsFirst = false

    func words(_ seconds: Double) -> String {
        var rest = abs(seconds).rounded()
        let units = DateParts.Unit.allCases.filter { self.units.contains($0) }
        let counts = units.map { unit -> (unit: DateParts.Unit, count: Int) in
            let count = (rest / unit.seconds).rounded(.down)
            rest -= count * unit.seconds
            return (unit, Int(exactly: count) ?? 0)
        }
        let sign = seconds <= -0.5 ? "-" : ""
        return sign + (style == .clock ? clock(counts) : listed(counts))
    }

    private func clock(_ counts: [(unit: DateParts.Unit, count: Int)]) -> String {
        counts.enumerated().map { index, part in
            let digits = String(part.count)
            return (index > 0 || padsFirst) && digits.count < 2 ? "0" + digits : digits
        }.joined(separator: ":")
    }

    private func listed(_ counts: [(unit: DateParts.Unit, count: Int)]) -> String {
        var shown = Array(counts.drop { $0.count == 0 }.prefix(most).filter { $0.count > 0 })
        if shown.isEmpty, let last = counts.last { shown = [last] }
        let parts = shown.map { unit, count in
            switch style {
            case .letters, .clock: "\(count)\(unit.rawValue.prefix(1))"
            case .short: "\(count) \(Self.short(unit, count))"
            case .full: "\(count) \(DateWords.name(unit))\(count == 1 ? "" : "s")"
            }
        }
        return parts.joined(separator: style == .letters ? " " : ", ")
    }

    private static func short(_ unit: DateParts.Unit, _ count: Int) -> String {
        let word = DateWords.short(unit).filter { $0 != "." }
        return unit == .day || unit == .month || unit == .year || word == "wk"
            ? word + (count == 1 ? "" : "s") : word
    }
}

/// Dates as words, in English as the United States write them.
struct DateFormat: Sendable {
    /// Unicode's letters: `MMM d, y`, quoted words as they are.
    var pattern: String

    func words(_ moment: Moment) -> String {
        var result = ""
        var rest = pattern[...]
        while let letter = rest.first {
            if letter == "'" {
                rest.removeFirst()
                let quoted = rest.prefix { $0 != "'" }
                result += quoted.isEmpty ? "'" : String(quoted)
                rest = rest.dropFirst(quoted.count + 1)
                continue
            }
            let run = rest.prefix { $0 == letter }
            rest = rest.dropFirst(run.count)
            result += letter.isLetter && letter.isASCII ? Self.field(letter, run.count, moment.parts) : String(run)
        }
        return result
    }

    private static func field(_ letter: Character, _ count: Int, _ parts: DateParts) -> String {
        switch letter {
        case "y", "Y", "u":
            return count == 2 ? padded((parts[.year] ?? 0) % 100, 2) : padded(parts[.year] ?? 0, count)
        case "M", "L": return named(DateWords.months, (parts[.month] ?? 1) - 1, count, parts[.month] ?? 1)
        case "d": return padded(parts[.day] ?? 1, count)
        case "D": return padded(parts[.dayOfYear] ?? 1, count)
        case "E", "c", "e", "i":
            return named(DateWords.weekdays, (parts[.weekday] ?? 1) - 1, max(3, count), parts[.weekday] ?? 1)
        case "h", "K": return padded(((parts[.hour] ?? 0) + 11) % 12 + 1, count)
        case "H", "k": return padded(parts[.hour] ?? 0, count)
        case "m": return padded(parts[.minute] ?? 0, count)
        case "s": return padded(parts[.second] ?? 0, count)
        case "S": return String(padded((parts[.nanosecond] ?? 0) / 1_000_000, 3).prefix(count))
        case "a", "b": return (parts[.hour] ?? 0) < 12 ? "AM" : "PM"
        case "w": return padded(parts[.weekOfYear] ?? 1, count)
        case "W": return padded(parts[.weekOfMonth] ?? 1, count)
        case "Q", "q": return count < 3 ? padded(parts[.quarter] ?? 1, count) : "Q\(parts[.quarter] ?? 1)"
        case "G": return (parts[.era] ?? 1) == 1 ? "AD" : "BC"
        case "z", "v", "V", "O": return "GMT"
        case "Z", "x": return "+0000"
        case "X": return "Z"
        default: return ""
        }
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, min(count, 20) - digits.count)) + digits
    }

    /// A month or weekday: its number, its first three letters, its name, its first letter.
    private static func named(_ names: [String], _ index: Int, _ count: Int, _ number: Int) -> String {
        guard let name = names[safe: index] else { return "" }
        return switch count {
        case 1, 2: padded(number, count)
        case 3: String(name.prefix(3))
        case 5: String(name.prefix(1))
        case 6: String(name.prefix(2))
        default: name
        }
    }

    // MARK: Fields in their order

    /// A pattern for some fields, each in the width its letters say: `yMMMd` is `MMM d, y`.
    init(fields: String) {
        func run(_ letters: String) -> String { String(fields.filter { letters.contains($0) }) }
        let (year, month, day, weekday) = (run("yY"), run("ML"), run("dD"), run("Eec"))
        let date: String
        if month.count >= 3 || month.isEmpty {
            let monthAndDay = [month, day].filter { !$0.isEmpty }.joined(separator: " ")
            let withYear = [monthAndDay, year].filter { !$0.isEmpty }.joined(separator: day.isEmpty ? " " : ", ")
            let separator = month.isEmpty && !day.isEmpty ? " " : ", "
            date =
                month.isEmpty && !day.isEmpty && !weekday.isEmpty
                ? day + " " + weekday : [weekday, withYear].filter { !$0.isEmpty }.joined(separator: separator)
        } else {
            let numbers = [month, day, year].filter { !$0.isEmpty }.joined(separator: "/")
            date = [weekday, numbers].filter { !$0.isEmpty }.joined(separator: ", ")
        }
        let time = Self.time(hour: run("jhHKk"), minute: run("m"), second: run("s"), isLong: run("H").isEmpty)
        self.init(date: date, time: time, isLong: month.count >= 3)
    }

    private static func time(hour: String, minute: String, second: String, isLong: Bool) -> String {
        if hour.isEmpty { return [minute, second].filter { !$0.isEmpty }.joined(separator: ":") }
        let letter = isLong ? "h" : "HH"
        let rest = [minute.isEmpty ? "" : "mm", second.isEmpty ? "" : "ss"].filter { !$0.isEmpty }
        return ([letter] + rest).joined(separator: ":") + (isLong ? " a" : "")
    }

    private init(date: String, time: String, isLong: Bool) {
        let separator = date.isEmpty || time.isEmpty ? "" : isLong ? " 'at' " : ", "
        pattern = date + separator + time
    }

    init(pattern: String) { self.pattern = pattern }

    /// By the names of styles: `.formatted(date: .abbreviated, time: .shortened)`, and a formatter's `dateStyle`.
    init(date: String?, time: String?) {
        let isLong = date == "abbreviated" || date == "long" || date == "complete" || date == "full"
        self.init(date: Self.dates[date ?? ""] ?? "", time: Self.times[time ?? ""] ?? "", isLong: isLong)
    }

    private static let dates = [
        "numeric": "M/d/y", "abbreviated": "MMM d, y", "long": "MMMM d, y", "complete": "EEEE, MMMM d, y",
        "short": "M/d/yy", "medium": "MMM d, y", "full": "EEEE, MMMM d, y",
    ]

    private static let times = [
        "shortened": "h:mm a", "standard": "h:mm:ss a", "complete": "h:mm:ss a z",
        "short": "h:mm a", "medium": "h:mm:ss a", "long": "h:mm:ss a z", "full": "h:mm:ss a z",
    ]
}

/// The calendar's names.
enum DateWords {
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    /// "in 3 days", "2 hours ago"; with `isNamed` "yesterday" and "tomorrow".
    static func relative(_ seconds: Double, isNamed: Bool = false, isShort: Bool = false) -> String {
        let units: [DateParts.Unit] = [.year, .month, .weekOfYear, .day, .hour, .minute, .second]
        let unit = units.first { abs(seconds) >= $0.seconds } ?? .second
        let count = Int(exactly: (abs(seconds) / unit.seconds).rounded()) ?? 0
        if isNamed {
            if count == 0 { return "now" }
            if unit == .day, count == 1 { return seconds < 0 ? "yesterday" : "tomorrow" }
            if count == 1, unit.seconds > 86_400 { return (seconds < 0 ? "last " : "next ") + name(unit) }
        }
        let words = "\(count) " + (isShort ? short(unit) : name(unit) + (count == 1 ? "" : "s"))
        return seconds < 0 || count == 0 && !isNamed && seconds.sign == .minus ? words + " ago" : "in " + words
    }

    static func name(_ unit: DateParts.Unit) -> String {
        unit == .weekOfYear || unit == .weekOfMonth ? "week" : unit.rawValue
    }

    static func short(_ unit: DateParts.Unit) -> String {
        switch unit {
        case .year: "yr."
        case .month: "mo."
        case .weekOfYear, .weekOfMonth: "wk."
        case .hour: "hr."
        case .minute: "min."
        case .second: "sec."
        default: name(unit)
        }
    }
}

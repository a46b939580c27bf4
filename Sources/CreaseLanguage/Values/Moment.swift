/// Foundation's `Date`: a point in time, in seconds since 1970.
///
/// Our own, like the other values here: Foundation's calendars would be a third of the binary. A preview lives in one
/// time zone, Greenwich's, and at one moment, so that the same source gives the same picture.
struct Moment: Sendable, Comparable {
    let seconds: Double

    /// What `Date()` and `Date.now` are: Friday, October 23, 2026, 9:41 in the morning.
    static let now = Moment(days: Self.days(2026, 10, 23), seconds: 9 * 3600 + 41 * 60)

    /// Further than this from 1970 there are no dates: some 300,000 years.
    private static let furthest = 1e13
    static let distantPast = Moment(days: days(1, 1, 1), seconds: 0)
    static let distantFuture = Moment(days: days(4001, 1, 1), seconds: 0)
    /// Foundation counts from 2001.
    static let reference = 978_307_200.0

    /// `nil` for what is no number or too far away.
    init?(seconds: Double) {
        guard abs(seconds) < Self.furthest else { return nil }
        self.seconds = seconds
    }

    private init(days: Int, seconds: Int) { self.seconds = Double(days * 86_400 + seconds) }

    static func < (a: Moment, b: Moment) -> Bool { a.seconds < b.seconds }

    func adding(_ more: Double) -> Moment? { Moment(seconds: seconds + more) }

    // MARK: The calendar

    /// Days since 1970 of a day in the Gregorian calendar; months and days may lie outside their year and month.
    static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        // Years begin in March here, so that the leap day is the last of its year.
        let months = year * 12 + month - 3
        let (march, index) = (floored(months, 12), months - floored(months, 12) * 12)
        let leapDays = floored(march, 4) - floored(march, 100) + floored(march, 400)
        return march * 365 + leapDays + (index * 153 + 2) / 5 + day - 1 - 719_468
    }

    private static func floored(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : (a - b + 1) / b }

    /// Year, month, day of a number of days since 1970.
    private static func day(_ days: Int) -> (year: Int, month: Int, day: Int) {
        var year = 1970 + floored(days * 400, 146_097)
        while Self.days(year + 1, 1, 1) <= days { year += 1 }
        while Self.days(year, 1, 1) > days { year -= 1 }
        var month = 12
        while Self.days(year, month, 1) > days { month -= 1 }
        return (year, month, days - Self.days(year, month, 1) + 1)
    }

    var dayNumber: Int { Int((seconds / 86_400).rounded(.down)) }

    var startOfDay: Moment { Moment(days: dayNumber, seconds: 0) }

    /// All parts of the date, each in its field.
    var parts: DateParts {
        let (year, month, day) = Self.day(dayNumber)
        let rest = Int((seconds - Double(dayNumber) * 86_400).rounded(.down))
        var parts = DateParts()
        parts[.year] = year
        parts[.month] = month
        parts[.day] = day
        parts[.hour] = rest / 3600
        parts[.minute] = rest / 60 % 60
        parts[.second] = rest % 60
        parts[.nanosecond] = Int((seconds - seconds.rounded(.down)) * 1e9)
        parts[.weekday] = (dayNumber % 7 + 11) % 7 + 1
        parts[.quarter] = (month + 2) / 3
        parts[.era] = year > 0 ? 1 : 0
        parts[.weekOfYear] = (dayNumber - Self.days(year, 1, 1) + (Self.days(year, 1, 1) % 7 + 11) % 7) / 7 + 1
        parts[.weekOfMonth] = (day - 1 + (Self.days(year, month, 1) % 7 + 11) % 7) / 7 + 1
        parts[.dayOfYear] = dayNumber - Self.days(year, 1, 1) + 1
        return parts
    }

    /// The moment that some parts name; what is missing is the first of its kind.
    init?(_ parts: DateParts) {
        let (year, month, day) = (parts[.year] ?? 1, parts[.month] ?? 1, parts[.day] ?? 1)
        guard [year, month, day].allSatisfy({ $0.magnitude < 10_000_000 }) else { return nil }
        let clock = Double(parts[.hour] ?? 0) * 3600 + Double(parts[.minute] ?? 0) * 60 + Double(parts[.second] ?? 0)
        self.init(seconds: Double(Self.days(year, month, day)) * 86_400 + clock)
    }

    /// So many of a unit later. A month later than the 31st is the last day of the next month.
    func adding(_ count: Int, _ unit: DateParts.Unit) -> Moment? {
        guard count.magnitude < 1_000_000_000 else { return nil }
        switch unit {
        case .year, .month, .quarter:
            let months = unit == .year ? count * 12 : unit == .quarter ? count * 3 : count
            guard abs(months) < 10_000_000 else { return nil }
            var parts = self.parts
            let (year, month) = (parts[.year] ?? 1, (parts[.month] ?? 1) + months)
            parts[.month] = month
            parts[.day] = min(parts[.day] ?? 1, Self.days(year, month + 1, 1) - Self.days(year, month, 1))
            return Moment(parts)?.adding(seconds - seconds.rounded(.down))
        case .era: return nil
        case .weekOfYear, .weekOfMonth, .day, .dayOfYear, .weekday, .hour, .minute, .second, .nanosecond:
            return adding(Double(count) * unit.seconds)
        }
    }

    /// The start of the unit it lies in, and of the next.
    func interval(of unit: DateParts.Unit) -> (start: Moment, end: Moment)? {
        var parts = DateParts()
        for part in unit.largerUnits { parts[part] = self.parts[part] }
        let start: Moment?
        switch unit {
        case .weekOfYear, .weekOfMonth: start = startOfDay.adding(-Double((self.parts[.weekday] ?? 1) - 1) * 86_400)
        case .quarter:
            parts[.month] = ((self.parts[.quarter] ?? 1) - 1) * 3 + 1
            start = Moment(parts)
        case .year, .month, .day, .hour, .minute, .second, .weekday, .dayOfYear: start = Moment(parts)
        case .era, .nanosecond: start = nil
        }
        guard let start, let end = start.adding(1, unit) else { return nil }
        return (start, end)
    }

    /// Whole units between two moments, the largest first.
    static func difference(from start: Moment, to end: Moment, in units: [DateParts.Unit]) -> DateParts {
        var parts = DateParts()
        var current = start
        for unit in DateParts.Unit.allCases where units.contains(unit) {
            let estimate = (end.seconds - current.seconds) / unit.seconds
            var count = Int(exactly: estimate.rounded(.towardZero)) ?? 0
            // Months and years are not all as long: the estimate is corrected by what they come to.
            while let next = current.adding(count, unit), start <= end ? next > end : next < end, count != 0 {
                count -= count.signum()
            }
            let step = start <= end ? 1 : -1
            while let next = current.adding(count + step, unit), start <= end ? next <= end : next >= end,
                unit.seconds > 86_400
            {
                count += step
            }
            parts[unit] = count
            current = current.adding(count, unit) ?? current
        }
        return parts
    }
}

/// Foundation's `DateComponents`: some parts of a date, or a span of time.
struct DateParts: Sendable {
    /// From the largest to the smallest.
    enum Unit: String, CaseIterable, Sendable {
        case era, year, quarter, month, weekOfYear, weekOfMonth, day, dayOfYear, weekday, hour, minute, second
        case nanosecond

        /// Its usual length; the months' and years' is their mean.
        var seconds: Double {
            switch self {
            case .era, .year: 31_556_952
            case .quarter: 7_889_238
            case .month: 2_629_746
            case .weekOfYear, .weekOfMonth: 604_800
            case .day, .dayOfYear, .weekday: 86_400
            case .hour: 3600
            case .minute: 60
            case .second: 1
            case .nanosecond: 1e-9
            }
        }

        /// The parts that name one of it: year, month and day for a day.
        var largerUnits: [Unit] {
            let order: [Unit] = [.year, .month, .day, .hour, .minute, .second]
            switch self {
            case .quarter: return [.year]
            case .weekday, .dayOfYear: return [.year, .month, .day]
            default:
                guard let index = order.firstIndex(of: self) else { return [] }
                return Array(order[...index])
            }
        }
    }

    private var fields: [Unit: Int] = [:]

    subscript(unit: Unit) -> Int? {
        get { fields[unit] }
        set { fields[unit] = newValue }
    }

    var words: String {
        Unit.allCases.compactMap { unit in fields[unit].map { "\(unit.rawValue): \($0)" } }.joined(separator: " ")
    }
}

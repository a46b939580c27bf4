/// Dates, spans of time and the calendar.
extension Interpreter {
    // MARK: Making them

    static func date(_ call: SystemCall) -> Value? {
        guard let argument = call.arguments.first else { return .foundation(.date(.now)) }
        guard let seconds = argument.value.number else { return nil }
        let moment: Moment?
        switch argument.label {
        case "timeIntervalSince1970": moment = Moment(seconds: seconds)
        case "timeIntervalSinceNow": moment = Moment.now.adding(seconds)
        case "timeIntervalSinceReferenceDate": moment = Moment(seconds: seconds + Moment.reference)
        case "timeInterval":
            guard case .foundation(.date(let start))? = call["since"] else { return nil }
            moment = start.adding(seconds)
        default: moment = nil
        }
        return moment.map { .foundation(.date($0)) }
    }

    static func components(_ call: SystemCall) -> Value? {
        var parts = DateParts()
        for argument in call.arguments {
            guard let unit = argument.label.flatMap(DateParts.Unit.init(rawValue:)) else { continue }
            if case .absent = argument.value { continue }
            guard let count = argument.value.integer else { return nil }
            parts[unit] = count
        }
        return .foundation(.components(parts))
    }

    static func interval(_ call: SystemCall) -> Value? {
        guard case .foundation(.date(let start))? = call["start"] else { return nil }
        if case .foundation(.date(let end))? = call["end"] { return .foundation(.interval(start: start, end: end)) }
        return call["duration"]?.number.flatMap { start.adding($0) }.map {
            .foundation(.interval(start: start, end: $0))
        }
    }

    /// `.seconds(75)`
    static func duration(_ name: String, _ arguments: [Value.Element]) -> Value? {
        let lengths = ["seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9]
        guard let length = lengths[name], let count = arguments.first?.value.number, count.isFinite else { return nil }
        return .foundation(.duration(count * length))
    }

    // MARK: Dates

    func dateMethod(_ moment: Moment, _ call: SystemCall) -> Value? {
        switch call.name {
        case "formatted":
            if call["date"] != nil || call["time"] != nil {
                return .string(dateFormat(call.arguments).words(moment))
            }
            return formatted(.foundation(.date(moment)), call.first).map { .string($0) }
        case "addingTimeInterval", "advanced":
            return call.first?.number.flatMap { moment.adding($0) }.map { .foundation(.date($0)) }
        case "timeIntervalSince":
            guard case .foundation(.date(let other))? = call.first else { return nil }
            return .double(moment.seconds - other.seconds)
        case "distance":
            guard case .foundation(.date(let other))? = call.first else { return nil }
            return .double(other.seconds - moment.seconds)
        case "compare":
            guard case .foundation(.date(let other))? = call.first else { return nil }
            return .style(
                named: moment == other ? "orderedSame" : moment < other ? "orderedAscending" : "orderedDescending")
        case "ISO8601Format": return .string(DateFormat(pattern: "yyyy-MM-dd'T'HH:mm:ss'Z'").words(moment))
        default: return nil
        }
    }

    static func dateMember(_ name: String, of moment: Moment) -> Value? {
        switch name {
        case "timeIntervalSince1970": .double(moment.seconds)
        case "timeIntervalSinceNow": .double(moment.seconds - Moment.now.seconds)
        case "timeIntervalSinceReferenceDate": .double(moment.seconds - Moment.reference)
        case "description": .string(FoundationValue.date(moment).description)
        default: nil
        }
    }

    // MARK: The calendar

    func calendarMethod(_ call: SystemCall) -> Value? {
        switch call.name {
        case "date": return calendarDate(call)
        case "dateComponents", "component": return calendarParts(call)
        case "startOfDay": return moment(call["for"]).map { .foundation(.date($0.startOfDay)) }
        case "isDateInToday": return moment(call.first).map { .bool($0.dayNumber == Moment.now.dayNumber) }
        case "isDateInYesterday": return moment(call.first).map { .bool($0.dayNumber == Moment.now.dayNumber - 1) }
        case "isDateInTomorrow": return moment(call.first).map { .bool($0.dayNumber == Moment.now.dayNumber + 1) }
        case "isDateInWeekend": return moment(call.first).map { .bool([1, 7].contains($0.parts[.weekday] ?? 0)) }
        case "isDate": return isSame(call)
        case "dateInterval":
            guard let unit = unit(call["of"]), let span = moment(call["for"])?.interval(of: unit) else { return nil }
            return .foundation(.interval(start: span.start, end: span.end))
        case "range":
            guard let unit = self.unit(call["of"]), let larger = self.unit(call["in"]),
                let span = moment(call["for"])?.interval(of: larger)
            else { return nil }
            let count = Moment.difference(from: span.start, to: span.end, in: [unit])[unit] ?? 0
            let first = unit == .day || unit == .month ? 1.0 : 0
            return .range(
                RangeValue(lower: first, upper: first + Double(count), isClosed: false, isWhole: true))
        default: return nil
        }
    }

    private func calendarDate(_ call: SystemCall) -> Value? {
        let result: Moment?
        if let from = call["from"] {
            guard case .foundation(.components(let parts)) = from else { return nil }
            result = Moment(parts)
        } else if let start = moment(call["to"]) {
            if case .foundation(.components(let parts))? = call["byAdding"] {
                result = DateParts.Unit.allCases.reduce(start) { moment, unit in
                    parts[unit].flatMap { moment?.adding($0, unit) } ?? (parts[unit] == nil ? moment : nil)
                }
            } else {
                guard let unit = unit(call["byAdding"]), let count = call["value"]?.integer else { return nil }
                result = start.adding(count, unit)
            }
        } else if let day = moment(call["of"]), let hour = call["bySettingHour"]?.integer {
            let (minute, second) = (call["minute"]?.integer ?? 0, call["second"]?.integer ?? 0)
            guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return .absent }
            result = day.startOfDay.adding(Double(hour * 3600 + minute * 60 + second))
        } else {
            return nil
        }
        return result.map { .foundation(.date($0)) } ?? .absent
    }

    private func calendarParts(_ call: SystemCall) -> Value? {
        guard let start = moment(call["from"]) else { return nil }
        if call.name == "component" {
            return call.first.flatMap(unit).flatMap { start.parts[$0] }.map { .integer($0) }
        }
        let units = (call.first?.collection?.values ?? []).compactMap(unit)
        if let end = moment(call["to"]) {
            return .foundation(.components(Moment.difference(from: start, to: end, in: units)))
        }
        var parts = DateParts()
        for unit in units { parts[unit] = start.parts[unit] }
        return .foundation(.components(parts))
    }

    private func isSame(_ call: SystemCall) -> Value? {
        guard let first = moment(call.first) else { return nil }
        if let other = moment(call["inSameDayAs"]) { return .bool(first.dayNumber == other.dayNumber) }
        guard let other = moment(call["equalTo"]), let unit = unit(call["toGranularity"]) else { return nil }
        return .bool(first.interval(of: unit)?.start == other.interval(of: unit)?.start)
    }

    private func moment(_ value: Value?) -> Moment? {
        if case .foundation(.date(let moment))? = value { return moment }
        return nil
    }

    private func unit(_ value: Value?) -> DateParts.Unit? {
        guard case .style(let style)? = value else { return nil }
        return style.parts.last.flatMap { DateParts.Unit(rawValue: $0.name) }
    }

    static func calendarMember(_ name: String) -> Value? {
        func list(_ words: [String]) -> Value { .array(words.map { .string($0) }) }
        return switch name {
        case "firstWeekday": .integer(1)
        case "weekdaySymbols", "standaloneWeekdaySymbols": list(DateWords.weekdays)
        case "shortWeekdaySymbols", "shortStandaloneWeekdaySymbols":
            list(DateWords.weekdays.map { String($0.prefix(3)) })
        case "veryShortWeekdaySymbols", "veryShortStandaloneWeekdaySymbols":
            list(DateWords.weekdays.map { String($0.prefix(1)) })
        case "monthSymbols", "standaloneMonthSymbols": list(DateWords.months)
        case "shortMonthSymbols", "shortStandaloneMonthSymbols": list(DateWords.months.map { String($0.prefix(3)) })
        case "amSymbol": .string("AM")
        case "pmSymbol": .string("PM")
        case "timeZone": .foundation(.timeZone)
        case "locale": .foundation(.locale)
        default: nil
        }
    }

    static func durationMember(_ name: String, of seconds: Double) -> Value? {
        guard name == "components", abs(seconds) < 1e15 else { return nil }
        let whole = seconds.rounded(.towardZero)
        return .tuple([
            .init(label: "seconds", value: Int(exactly: whole).map { .integer($0) } ?? .double(whole)),
            .init(label: "attoseconds", value: .integer(Int(((seconds - whole) * 1e9).rounded()) * 1_000_000_000)),
        ])
    }
}

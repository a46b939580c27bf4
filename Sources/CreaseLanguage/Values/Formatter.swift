/// Foundation's formatter objects, by what was set on them.
struct Formatter: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case date = "DateFormatter"
        case number = "NumberFormatter"
        case components = "DateComponentsFormatter"
        case relative = "RelativeDateTimeFormatter"
        case bytes = "ByteCountFormatter"
        case list = "ListFormatter"
        case person = "PersonNameComponentsFormatter"
        case measurement = "MeasurementFormatter"
        case iso = "ISO8601DateFormatter"
    }

    let kind: Kind
    /// Properties by name, as written.
    var settings: [String: Value] = [:]

    func name(_ setting: String) -> String? {
        if case .style(let style)? = settings[setting] { return style.parts.last?.name }
        return nil
    }

    /// The words for a value; `nil` for one of another type.
    func words(_ value: Value) -> String? {
        switch (kind, value) {
        case (.date, .foundation(.date(let moment))): return dateFormat.words(moment)
        case (.iso, .foundation(.date(let moment))):
            return DateFormat(pattern: "yyyy-MM-dd'T'HH:mm:ss'Z'").words(moment)
        case (.relative, .foundation(.date(let moment))): return relative(moment.seconds - Moment.now.seconds)
        case (.components, .foundation(.duration(let seconds))): return durationFormat.words(seconds)
        case (.components, .foundation(.components(let parts))):
            return durationFormat.words(
                DateParts.Unit.allCases.reduce(0) { $0 + Double(parts[$1] ?? 0) * $1.seconds })
        case (.components, _): return value.number.map(durationFormat.words)
        case (.number, _): return value.number.map { number($0, isWhole: value.isWhole) }
        case (.bytes, _): return value.number.map { NumberFormat(kind: .bytes).words($0, isWhole: true) }
        case (.person, .foundation(.person(let name))): return name.words
        case (.measurement, .foundation(.measurement(let measurement))):
            return measurement.words(
                NumberFormat(fraction: 0...3), isWide: name("unitStyle") == "long",
                isNarrow: name("unitStyle") == "short")
        default: return nil
        }
    }

    var dateFormat: DateFormat {
        if let pattern = settings["dateFormat"]?.text { return DateFormat(pattern: pattern) }
        if let fields = settings["template"]?.text { return DateFormat(fields: fields) }
        return DateFormat(date: name("dateStyle"), time: name("timeStyle"))
    }

    func relative(_ seconds: Double) -> String {
        DateWords.relative(
            seconds, isNamed: name("dateTimeStyle") == "named",
            isShort: name("unitsStyle") == "abbreviated" || name("unitsStyle") == "short")
    }

    private var durationFormat: DurationFormat {
        var format = DurationFormat(style: .clock)
        switch name("unitsStyle") {
        case "abbreviated": format.style = .letters
        case "short", "brief": format.style = .short
        case "full", "spellOut": format.style = .full
        default: format.padsFirst = name("zeroFormattingBehavior") == "pad"
        }
        if case .array(let units)? = settings["allowedUnits"] {
            format.units = units.compactMap { unit in
                guard case .style(let style) = unit else { return nil }
                return style.singleName.flatMap(DateParts.Unit.init(rawValue:))
            }
        }
        if let most = settings["maximumUnitCount"]?.integer, most > 0 { format.most = most }
        return format
    }

    private func number(_ number: Double, isWhole: Bool) -> String {
        var format = NumberFormat(isGrouped: false)
        var places = 0...0
        switch name("numberStyle") {
        case "decimal": (format.isGrouped, places) = (true, 0...3)
        case "percent": (format.kind, format.isGrouped) = (.percent, true)
        case "currency", "currencyAccounting":
            let code = settings["currencyCode"]?.text ?? "USD"
            (format.kind, format.isGrouped, places) = (.currency(code), true, 2...2)
        case "scientific": (format.kind, places) = (.scientific, 0...6)
        case "ordinal": return Self.ordinal(Int(exactly: number.rounded()) ?? 0)
        default: break
        }
        let most = settings["maximumFractionDigits"]?.integer.map { max(0, min(12, $0)) }
        let least = settings["minimumFractionDigits"]?.integer.map { max(0, min(12, $0)) }
        let upper = most ?? max(places.upperBound, least ?? 0)
        format.fraction = min(least ?? places.lowerBound, upper)...upper
        if let grouped = settings["usesGroupingSeparator"]?.boolean { format.isGrouped = grouped }
        if let digits = settings["minimumIntegerDigits"]?.integer { format.wholeDigits = max(0, min(20, digits)) }
        let words = format.words(number, isWhole: isWhole)
        let prefix = settings["positivePrefix"]?.text ?? ""
        return (number < 0 ? "" : prefix) + words + (settings["positiveSuffix"]?.text ?? "")
    }

    /// `1st`, `22nd`, `113th`
    static func ordinal(_ number: Int) -> String {
        let (ten, one) = (number.magnitude % 100, number.magnitude % 10)
        let ending = (11...13).contains(ten) ? "th" : one == 1 ? "st" : one == 2 ? "nd" : one == 3 ? "rd" : "th"
        return String(number) + ending
    }
}

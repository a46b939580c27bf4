/// Values as words for readers: `.formatted()`, `Text(value, format: …)`, `"\(value, format: …)"`.
extension Interpreter {
    /// In English, as a preview has no locale of its own; `nil` where the value has no such form or is not known.
    func formatted(_ value: Value, _ format: Value? = nil) -> String? {
        let style: Style? = if case .style(let style)? = format { style } else { nil }
        switch value {
        case .integer, .double, .foundation(.decimal):
            return value.number.map { numberFormat(style).words($0, isWhole: value.isWhole) }
        case .foundation(.date(let moment)): return words(moment, style)
        case .foundation(.duration(let seconds)): return durationFormat(style).words(seconds)
        case .foundation(.measurement(let measurement)): return words(measurement, style)
        case .foundation(.person(let name)): return name.words
        case .foundation(.url(let address)): return address.text
        case .array(let values), .set(let values): return listed(values, style)
        case .string(let text): return text
        case .bool(let flag): return flag ? "true" : "false"
        case .unknown, .absent: return nil
        default: return words(value)
        }
    }

    // MARK: Numbers

    func numberFormat(_ style: Style?) -> NumberFormat {
        var format = NumberFormat()
        for part in style?.parts ?? [] { Self.apply(part, to: &format) }
        return format
    }

    private static func apply(_ part: Style.Part, to format: inout NumberFormat) {
        let first = part.arguments?.first?.value
        switch part.name {
        case "percent", "Percent": format.kind = .percent
        case "currency", "Currency":
            format.kind = .currency(part.arguments?.first { $0.label == "code" }?.value.text ?? "USD")
        case "byteCount": format.kind = .bytes
        case "precision": if case .style(let inner)? = first { apply(precision: inner, to: &format) }
        case "notation":
            if case .style(let inner)? = first {
                format.isCompact = inner.singleName == "compactName"
                if inner.singleName == "scientific" { format.kind = .scientific }
            }
        case "grouping": if case .style(let inner)? = first { format.isGrouped = inner.singleName != "never" }
        case "sign":
            if case .style(let inner)? = first {
                switch inner.parts.first?.name {
                case "always": format.sign = .always
                case "never": format.sign = .never
                default: break
                }
            }
        case "rounded":
            if case .style(let inner)? = part.arguments?.first(where: { $0.label == "rule" })?.value {
                switch inner.singleName {
                case "up": format.rounding = .up
                case "down": format.rounding = .down
                case "towardZero": format.rounding = .towardZero
                case "awayFromZero": format.rounding = .awayFromZero
                case "toNearestOrAwayFromZero": format.rounding = .toNearestOrAwayFromZero
                default: break
                }
            }
            if let step = part.arguments?.first(where: { $0.label == "increment" })?.value, step.integer == 1 {
                format.fraction = 0...0
            }
        default: break
        }
    }

    /// `.fractionLength(2)`, `.fractionLength(0...2)`, `.significantDigits(3)`, `.integerLength(2)`.
    private static func apply(precision: Style, to format: inout NumberFormat) {
        guard let part = precision.parts.first, let arguments = part.arguments else { return }
        func range(_ value: Value?) -> ClosedRange<Int>? {
            if let count = value?.integer, (0...12).contains(count) { return count...count }
            guard case .range(let range)? = value else { return nil }
            let lower = max(0, min(12, range.lower ?? 0))
            let upper = max(0, min(12, (range.upper ?? 6) - (range.isClosed || range.upper == nil ? 0 : 1)))
            guard lower <= upper, let first = Int(exactly: lower), let last = Int(exactly: upper) else { return nil }
            return first...last
        }
        switch part.name {
        case "fractionLength": format.fraction = range(arguments.first?.value)
        case "significantDigits": format.significant = range(arguments.first?.value).map { max(1, $0.upperBound) }
        case "integerLength": format.wholeDigits = range(arguments.first?.value)?.lowerBound ?? 1
        case "integerAndFractionLength":
            format.wholeDigits = range(arguments.first { $0.label == "integer" }?.value)?.lowerBound ?? 1
            format.fraction = range(arguments.first { $0.label == "fraction" }?.value)
        default: break
        }
    }

    // MARK: Dates

    private func words(_ moment: Moment, _ style: Style?) -> String? {
        guard let style, let first = style.parts.first else {
            return DateFormat(date: "numeric", time: "shortened").words(moment)
        }
        switch first.name {
        case "relative", "Relative":
            let words = first.arguments ?? []
            return DateWords.relative(
                moment.seconds - Moment.now.seconds,
                isNamed: words.first { $0.label == "presentation" }?.value.words == ".named",
                isShort: words.first { $0.label == "unitsStyle" }.map { $0.value.words != ".wide" } ?? false)
        case "iso8601": return DateFormat(pattern: "yyyy-MM-dd'T'HH:mm:ss'Z'").words(moment)
        default:
            if let arguments = first.arguments, arguments.contains(where: { $0.label == "date" || $0.label == "time" })
            {
                return dateFormat(arguments).words(moment)
            }
            let fields = style.parts.dropFirst().map(Self.field).joined()
            if fields.isEmpty { return DateFormat(date: "numeric", time: "shortened").words(moment) }
            var pattern = DateFormat(fields: fields).pattern
            if style.parts.contains(where: {
                $0.name == "hour" && Value.style(Style(type: nil, parts: [$0])).words.contains("omitted")
            }),
                pattern.hasSuffix(" a")
            {
                pattern.removeLast(2)
            }
            return DateFormat(pattern: pattern).words(moment)
        }
    }

    /// `date: .abbreviated, time: .omitted`
    func dateFormat(_ arguments: [Value.Element]) -> DateFormat {
        func name(_ label: String) -> String? {
            guard case .style(let style)? = arguments.first(where: { $0.label == label })?.value else { return nil }
            return style.parts.last?.name
        }
        return DateFormat(date: name("date"), time: name("time"))
    }

    /// Unicode's letters for `.month(.wide)` and its kin.
    private static func field(_ part: Style.Part) -> String {
        let width: String? =
            if case .style(let style)? = part.arguments?.first?.value { style.parts.first?.name } else { nil }
        switch part.name {
        case "year": return width == "twoDigits" ? "yy" : "y"
        case "month":
            switch width {
            case "wide": return "MMMM"
            case "narrow": return "MMMMM"
            case "twoDigits": return "MM"
            case "defaultDigits": return "M"
            default: return "MMM"
            }
        case "day": return width == "twoDigits" ? "dd" : "d"
        case "weekday": return width == "wide" ? "EEEE" : width == "narrow" ? "EEEEE" : "EEE"
        case "hour": return "j"
        case "minute": return "mm"
        case "second": return "ss"
        default: return ""
        }
    }

    // MARK: Spans, measures, lists

    private func durationFormat(_ style: Style?) -> DurationFormat {
        guard let part = style?.parts.first, let arguments = part.arguments else {
            return DurationFormat(style: .clock)
        }
        if part.name == "time" {
            var format = DurationFormat(style: .clock)
            switch arguments.first?.value.words {
            case ".hourMinute": format.units = [.hour, .minute]
            case let words? where words.hasPrefix(".minuteSecond"): format.units = [.minute, .second]
            default: break
            }
            return format
        }
        var format = DurationFormat(style: .short)
        switch arguments.first(where: { $0.label == "width" })?.value.words {
        case ".narrow": format.style = .letters
        case ".wide": format.style = .full
        default: break
        }
        if let allowed = arguments.first(where: { $0.label == "allowed" })?.value.collection?.values {
            format.units = allowed.compactMap { unit in
                guard case .style(let style) = unit, let name = style.singleName else { return nil }
                return DateParts.Unit(rawValue: name == "weeks" ? "weekOfYear" : String(name.dropLast()))
            }
        }
        if let most = arguments.first(where: { $0.label == "maximumUnitCount" })?.value.integer, most > 0 {
            format.most = most
        }
        return format
    }

    private func words(_ measurement: Measurement, _ style: Style?) -> String {
        let arguments = style?.parts.first?.arguments ?? []
        var number = NumberFormat(fraction: 0...3)
        if case .style(let inner)? = arguments.first(where: { $0.label == "numberFormatStyle" })?.value {
            number = numberFormat(inner)
        }
        let width = arguments.first { $0.label == "width" }?.value.words
        return measurement.words(number, isWide: width == ".wide", isNarrow: width == ".narrow")
    }

    /// "A, B, and C"
    private func listed(_ values: [Value], _ style: Style?) -> String? {
        let words = values.compactMap { formatted($0) }
        guard words.count == values.count else { return nil }
        let arguments = style?.parts.first?.arguments ?? []
        let word = arguments.first { $0.label == "type" }?.value.words == ".or" ? "or" : "and"
        switch words.count {
        case 0: return ""
        case 1: return words[0]
        case 2: return words[0] + " \(word) " + words[1]
        default: return joined(words.dropLast(), separator: ", ") + ", \(word) " + (words.last ?? "")
        }
    }
}

extension Value {
    var isWhole: Bool {
        if case .integer = self { return true }
        return false
    }
}

/// Strings with values in them.
extension Interpreter {
    /// Literal words where a view expects them: SwiftUI looks them up and reads their marks. Elsewhere as they are.
    func literal(_ text: String, _ type: TypeName?) -> Value {
        .string(type?.isLocalizedKey == true ? Markdown.plain(text) : text)
    }

    func interpolated(_ segments: [Segment], _ scope: Scope, expecting type: TypeName?) -> Value {
        guard type?.isLocalizedKey == true else {
            return .string(joined(segments.lazy.map { self.words(of: $0, scope, isLocalized: false) }))
        }
        // Marks stand in the literal alone: values are put in their places afterwards.
        var values: [String] = []
        let pattern = joined(
            segments.map { segment -> String in
                if case .text(let text) = segment { return text }
                values.append(self.words(of: segment, scope, isLocalized: true))
                return Self.placeholder
            })
        let pieces = Markdown.plain(pattern).pieces(by: Self.placeholder)
        return .string(
            joined(pieces.enumerated().lazy.map { index, piece in piece + (values[safe: index] ?? "") }))
    }

    /// A character that no text has.
    private static let placeholder = "\u{FFFFE}"

    private func words(of segment: Segment, _ scope: Scope, isLocalized: Bool) -> String {
        switch segment {
        case .text(let text): return text
        case .value(let expression, let options):
            let value = value(expression, scope)
            if let option = options.first, let label = option.label,
                let words = formatted(value, label, option.value, scope)
            {
                return words
            }
            return isLocalized ? localized(value, expression) : shown(value, expression)
        }
    }

    /// Numbers in a key are set for the reader: `12,345`, `0.250000`.
    private func localized(_ value: Value, _ expression: Expression) -> String {
        switch value {
        case .integer(let whole) where whole.magnitude < 1 << 53:
            NumberFormat().words(Double(whole), isWhole: true)
        case .double(let number): NumberFormat(fraction: 6...6).words(number, isWhole: false)
        default: shown(value, expression)
        }
    }

    /// `\(value, format: …)`, `\(value, specifier: "%.1f")`, `\(date, style: .date)`, `\(value, default: "none")`.
    private func formatted(_ value: Value, _ label: String, _ format: Expression, _ scope: Scope) -> String? {
        if value.isUnknown { return nil }
        let format = self.value(format, scope)
        switch label {
        case "format": return formatted(value, format)
        case "specifier": return format.text.map { FormatString(text: $0).words([value]) }
        case "default":
            if case .absent = value { return format.description }
            return nil
        case "style":
            guard case .foundation(.date(let moment)) = value else { return nil }
            return words(moment, style: format)
        default: return nil
        }
    }

    /// `Text(date, style: .time)`
    func words(_ moment: Moment, style: Value) -> String? {
        guard case .style(let style) = style else { return nil }
        let seconds = moment.seconds - Moment.now.seconds
        switch style.singleName {
        case "date": return DateFormat(date: "long", time: nil).words(moment)
        case "time": return DateFormat(date: nil, time: "shortened").words(moment)
        case "relative":
            return DurationFormat(style: .short, units: [.day, .hour, .minute, .second], most: 2).words(abs(seconds))
        case "offset":
            return (seconds < 0 ? "-" : "+")
                + DurationFormat(style: .full, units: [.day, .hour, .minute, .second], most: 1).words(abs(seconds))
        case "timer":
            let units: [DateParts.Unit] = abs(seconds) < 3600 ? [.minute, .second] : [.hour, .minute, .second]
            return DurationFormat(style: .clock, units: units).words(abs(seconds))
        default: return nil
        }
    }
}

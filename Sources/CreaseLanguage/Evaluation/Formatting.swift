/// Numbers as words, the way the system writes them in English; a preview has no locale of its own.
extension Interpreter {
    /// `.formatted()` and `Text(value, format: …)`.
    func formatted(_ value: Value, _ format: Value?) -> String {
        guard let number = value.number, number.isFinite else { return value.description }
        guard case .style(let style)? = format, let kind = style.parts.first else {
            return Self.grouped(number, fraction: value.isWhole ? 0...0 : 0...3)
        }
        let precision = Self.precision(of: style)
        switch kind.name {
        case "percent":
            return Self.grouped(number * 100, fraction: precision ?? 0...2) + "%"
        case "currency":
            let code = kind.arguments?.first { $0.label == "code" }?.value.text ?? "USD"
            let symbol = Self.currencies[code] ?? code + " "
            let sign = number < 0 ? "-" : ""
            return sign + symbol + Self.grouped(abs(number), fraction: precision ?? 2...2)
        case "byteCount": return Self.bytes(number)
        default: return Self.grouped(number, fraction: precision ?? (value.isWhole ? 0...0 : 0...6))
        }
    }

    private static let currencies = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩", "BRL": "R$",
    ]

    /// `.precision(.fractionLength(2))`
    private static func precision(of style: Style) -> ClosedRange<Int>? {
        for part in style.parts where part.name == "precision" || part.name == "rounded" {
            guard case .style(let inner)? = part.arguments?.first?.value, inner.parts.first?.name == "fractionLength",
                let length = inner.parts.first?.arguments?.first?.value
            else { continue }
            if let count = length.integer, (0...12).contains(count) { return count...count }
            if case .range(let range) = length, let upper = range.upper, (range.lower ?? 0) <= upper,
                (range.lower ?? 0) >= 0, upper <= 12
            {
                return Int(range.lower ?? 0)...Int(upper)
            }
        }
        return nil
    }

    private static func bytes(_ number: Double) -> String {
        let units = ["bytes", "kB", "MB", "GB", "TB"]
        var (value, unit) = (number, 0)
        while abs(value) >= 1000, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        return grouped(value, fraction: 0...1) + " " + units[unit]
    }

    /// `1,234.5`: thousands in groups, at least and at most so many digits behind the point.
    static func grouped(_ number: Double, fraction: ClosedRange<Int>) -> String {
        let digits = fixed(number, places: fraction.upperBound)
        let isNegative = digits.hasPrefix("-")
        let parts = digits.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
        let whole = String(parts[0])
        var result = ""
        for (index, digit) in whole.enumerated() {
            if index > 0, (whole.count - index) % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        var decimals = parts.count > 1 ? String(parts[1]) : ""
        while decimals.count > fraction.lowerBound, decimals.last == "0" { decimals.removeLast() }
        if !decimals.isEmpty { result += "." + decimals }
        return (isNegative ? "-" : "") + result
    }

    /// Rounded half to even at a number of places; beyond what an `Int` holds, as the standard library writes it.
    static func fixed(_ number: Double, places: Int) -> String {
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let scaled = (abs(number) * scale).rounded(.toNearestOrEven)
        guard scaled.isFinite, scaled < 9e15 else { return number.description }
        let whole = Int(scaled)
        let isNegative = number < 0 && whole != 0
        var digits = String(whole)
        if places > 0 {
            digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
            digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -places))
        }
        return (isNegative ? "-" : "") + digits
    }

    /// `String(format:)` for `%d`, `%@`, `%f` and their widths.
    func formatted(_ format: String, _ values: [Value]) -> String {
        var result = ""
        var next = 0
        var rest = format[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            var flags = ""
            while let flag = rest.first, !flag.isLetter, flag != "%", flag != "@" {
                flags.append(flag)
                rest.removeFirst()
            }
            while rest.first == "l" { rest.removeFirst() }
            guard let kind = rest.popFirst() else { break }
            if kind == "%" {
                result.append("%")
                continue
            }
            let value = next < values.count ? values[next] : .unknown(Unknown("%\(kind)"))
            next += 1
            let parts = flags.split(separator: ".", omittingEmptySubsequences: false)
            var text: String
            switch kind {
            case "f", "g", "e":
                text =
                    value.number.map { Self.fixed($0, places: min(12, parts.count > 1 ? Int(parts[1]) ?? 6 : 6)) }
                    ?? value.description
            case "x": text = value.integer.map { String($0, radix: 16) } ?? value.description
            case "X": text = value.integer.map { String($0, radix: 16, uppercase: true) } ?? value.description
            default: text = value.description
            }
            if let width = parts.first.flatMap({ Int($0.drop { $0 == "+" || $0 == "-" || $0 == " " }) }), width < 200,
                text.count < width
            {
                text = String(repeating: flags.hasPrefix("0") ? "0" : " ", count: width - text.count) + text
            }
            result += text
        }
        return result
    }
}

extension Value {
    var isWhole: Bool {
        if case .integer = self { return true }
        return false
    }
}

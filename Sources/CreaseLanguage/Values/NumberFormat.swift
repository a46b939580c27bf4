/// Numbers as words, the way the system writes them in English; a preview has no locale of its own.
struct NumberFormat: Sendable {
    enum Kind: Sendable, Equatable {
        case plain
        case percent
        case currency(String)
        case scientific
        case bytes
    }

    enum Sign: Sendable {
        case automatic
        case always
        case never
    }

    var kind = Kind.plain
    /// Digits behind the point, at least and at most; `nil` for what the kind has.
    var fraction: ClosedRange<Int>?
    /// Digits that count, at most.
    var significant: Int?
    var wholeDigits = 1
    var isCompact = false
    var isGrouped = true
    var sign = Sign.automatic
    var rounding = FloatingPointRoundingRule.toNearestOrEven

    /// `isWhole`: a whole number shows no digits behind the point of its own accord.
    func words(_ number: Double, isWhole: Bool) -> String {
        guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
        let magnitude = abs(number)
        var text: String
        switch kind {
        case .percent: text = digits(isWhole ? magnitude : magnitude * 100, fraction ?? 0...(isWhole ? 0 : 6)) + "%"
        case .currency(let code): text = Self.symbol(of: code) + digits(magnitude, fraction ?? Self.places(of: code))
        case .scientific: text = scientific(magnitude)
        case .bytes: text = bytes(magnitude)
        case .plain:
            text = digits(magnitude, fraction ?? (isWhole ? 0...0 : 0...6))
        }
        let isNegative = number < 0 && text.contains { "123456789".contains($0) }
        switch sign {
        case .automatic: text = (isNegative ? "-" : "") + text
        case .always: text = (isNegative ? "-" : "+") + text
        case .never: break
        }
        return text
    }

    private func digits(_ magnitude: Double, _ places: ClosedRange<Int>) -> String {
        if isCompact, magnitude >= 1000 { return compact(magnitude) }
        if let significant {
            let whole = magnitude < 1 ? 0 : String(Int(min(magnitude, 1e15))).count
            return written(magnitude, 0...max(0, min(12, significant - whole)))
        }
        return written(magnitude, places)
    }

    /// `12K`, `1.2M`: two digits at least.
    private func compact(_ magnitude: Double) -> String {
        var (value, unit) = (magnitude / 1000, 0)
        let units = ["K", "M", "B", "T"]
        while value >= 999.5, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        let places = fraction ?? 0...(value < 9.95 ? 1 : 0)
        return written(value, places) + units[unit]
    }

    private func scientific(_ magnitude: Double) -> String {
        guard magnitude > 0 else { return "0E0" }
        var (value, power) = (magnitude, 0)
        while value >= 10 { (value, power) = (value / 10, power + 1) }
        while value < 1 { (value, power) = (value * 10, power - 1) }
        return written(value, fraction ?? 0...6) + "E\(power)"
    }

    /// Powers of a thousand, as files are measured.
    private func bytes(_ magnitude: Double) -> String {
        let units = ["bytes", "kB", "MB", "GB", "TB", "PB"]
        var (value, unit) = (magnitude, 0)
        while value >= 1000, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        let places = unit < 2 ? 0 : unit == 2 ? 1 : 2
        if unit == 0, value == 1 { return "1 byte" }
        return written(value, 0...places) + " " + units[unit]
    }

    /// `1,234.5`: thousands in groups, at least and at most so many digits behind the point.
    private func written(_ magnitude: Double, _ places: ClosedRange<Int>) -> String {
        let digits = FixedPoint.words(
            magnitude, places: places.upperBound, rounding: rounding, isDecimal: true)
        // Too large to be written out.
        if digits.contains("e") { return digits }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        var whole = String(parts[0])
        whole = String(repeating: "0", count: max(0, min(wholeDigits, 20) - whole.count)) + whole
        var result = ""
        for (index, digit) in whole.enumerated() {
            if isGrouped, index > 0, (whole.count - index) % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        if wholeDigits == 0, result == "0" { result = "" }
        var decimals = parts.count > 1 ? String(parts[1]) : ""
        while decimals.count > places.lowerBound, decimals.last == "0" { decimals.removeLast() }
        if !decimals.isEmpty { result += "." + decimals }
        return result
    }

    // MARK: Money

    /// The signs of the currencies apps show most; others stand with their code.
    private static let symbols = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩", "BRL": "R$",
        "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "NZD": "NZ$", "HKD": "HK$", "TWD": "NT$", "ILS": "₪", "VND": "₫",
        "PHP": "₱",
    ]

    static func symbol(of code: String) -> String { symbols[code.uppercased()] ?? code.uppercased() + "\u{A0}" }

    private static func places(of code: String) -> ClosedRange<Int> {
        ["JPY", "KRW", "VND", "CLP"].contains(code.uppercased()) ? 0...0 : 2...2
    }
}

/// Digits of a number with so many behind the point.
enum FixedPoint {
    /// Beyond what an `Int` holds, as the standard library writes it. `isDecimal`: rounds what the number's shortest
    /// words say, as formats do, instead of what is kept in binary, as `printf` does.
    static func words(
        _ number: Double, places: Int, rounding: FloatingPointRoundingRule = .toNearestOrEven, isDecimal: Bool = false
    ) -> String {
        var scale = 1.0
        for _ in 0..<max(0, min(places, 15)) { scale *= 10 }
        let product = isDecimal ? exactTimes(abs(number), scale) : abs(number) * scale
        let scaled = product.rounded(rounding)
        guard scaled.isFinite, scaled < 9e15 else { return whole(number) }
        let value = Int(scaled)
        let isNegative = number < 0 && value != 0
        var digits = String(value)
        if places > 0 {
            digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
            digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -places))
        }
        return (isNegative ? "-" : "") + digits
    }

    /// What a decimal is in tenths, as its digits say: 0.145 has 14.5 hundredths, not 14.499….
    private static func exactTimes(_ number: Double, _ scale: Double) -> Double {
        let product = number * scale
        guard let decimal = DecimalNumber(number), let power = DecimalNumber(scale), let exact = decimal * power else {
            return product
        }
        return exact.double
    }

    private static func whole(_ number: Double) -> String {
        number.description.contains("e") || !number.description.hasSuffix(".0")
            ? number.description : String(number.description.dropLast(2))
    }
}

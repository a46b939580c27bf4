/// Foundation's `Decimal`: a whole number of tenths, hundredths, … with eighteen digits.
///
/// Our own, since Foundation's would be a third of the binary. Where eighteen digits are not enough the last ones are
/// rounded away; what is larger than that has no value.
struct DecimalNumber: Sendable {
    /// The digits as a whole number.
    let digits: Int
    /// How many of them stand behind the point; never negative.
    let scale: Int

    /// Digits that fit.
    private static let longest = 18
    /// Digits behind the point that are kept.
    private static let smallest = 28

    init(_ digits: Int, scale: Int = 0) {
        // The one number without an opposite would need care everywhere.
        var (digits, scale) = (max(digits, -.max), scale)
        while scale > 0, digits % 10 == 0 || scale > Self.smallest {
            digits /= 10
            scale -= 1
        }
        (self.digits, self.scale) = (digits, scale)
    }

    /// `4.99` as people write it, not as it is kept in binary; `nil` for what is no number.
    init?(_ text: String) {
        var digits = 0
        var scale: Int?
        var exponent = 0
        var rest = text[...]
        let isNegative = rest.first == "-"
        if isNegative || rest.first == "+" { rest.removeFirst() }
        guard !rest.isEmpty else { return nil }
        while let letter = rest.popFirst() {
            if letter == ".", scale == nil {
                scale = 0
            } else if letter == "e" || letter == "E" {
                guard let power = Int(rest), (-Self.longest...Self.longest).contains(power) else { return nil }
                exponent = power
                rest = ""
            } else if let digit = letter.wholeNumberValue, letter.isASCII {
                // Digits behind the eighteenth are rounded away.
                if digits >= 99_999_999_999_999_999 {
                    if scale == nil { return nil }
                    continue
                }
                digits = digits * 10 + digit
                scale = scale.map { $0 + 1 }
            } else {
                return nil
            }
        }
        var places = (scale ?? 0) - exponent
        while places < 0 {
            let (next, overflow) = digits.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            digits = next
            places += 1
        }
        self.init(isNegative ? -digits : digits, scale: places)
    }

    /// A number as its shortest decimal; `nil` for what is not finite or too large.
    init?(_ number: Double) {
        guard number.isFinite else { return nil }
        self.init(number.description)
    }

    var double: Double { Double(description) ?? 0 }

    /// The digits before the point.
    var whole: Int { (0..<scale).reduce(digits) { value, _ in value / 10 } }

    var description: String {
        guard scale > 0 else { return String(digits) }
        var text = String(digits.magnitude)
        text = String(repeating: "0", count: max(0, scale + 1 - text.count)) + text
        text.insert(".", at: text.index(text.endIndex, offsetBy: -scale))
        return (digits < 0 ? "-" : "") + text
    }

    // MARK: Arithmetic

    static func + (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber? {
        aligned(a, b) { $0.addingReportingOverflow($1) }
    }

    static func - (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber? {
        aligned(a, b) { $0.subtractingReportingOverflow($1) }
    }

    static func * (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber? {
        let (product, overflow) = a.digits.multipliedReportingOverflow(by: b.digits)
        return overflow ? DecimalNumber(a.double * b.double) : DecimalNumber(product, scale: a.scale + b.scale)
    }

    /// To as many digits as fit; `nil` for a division by zero.
    static func / (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber? {
        guard b.digits != 0 else { return nil }
        var (rest, scale) = (a.digits, a.scale - b.scale)
        while rest % b.digits != 0 || scale < 0 {
            let (next, overflow) = rest.multipliedReportingOverflow(by: 10)
            if overflow { break }
            rest = next
            scale += 1
        }
        guard scale >= 0 else { return nil }
        let (quotient, overflow) = rest.dividedReportingOverflow(by: b.digits)
        return overflow ? nil : DecimalNumber(quotient, scale: scale)
    }

    /// Both with as many digits behind the point as the one that has more; as doubles where they then do not fit.
    private static func aligned(
        _ a: DecimalNumber, _ b: DecimalNumber, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> DecimalNumber? {
        let scale = max(a.scale, b.scale)
        guard let x = a.digits(atScale: scale), let y = b.digits(atScale: scale) else {
            let (p, q) = (Int(exactly: a.double.rounded()), Int(exactly: b.double.rounded()))
            guard let p, let q else { return nil }
            let (sum, overflow) = operation(p, q)
            return overflow ? nil : DecimalNumber(sum)
        }
        let (result, overflow) = operation(x, y)
        return overflow ? nil : DecimalNumber(result, scale: scale)
    }

    private func digits(atScale other: Int) -> Int? {
        var result = digits
        for _ in scale..<max(scale, other) {
            let (next, overflow) = result.multipliedReportingOverflow(by: 10)
            if overflow { return nil }
            result = next
        }
        return result
    }
}

extension DecimalNumber: Comparable {
    static func == (a: DecimalNumber, b: DecimalNumber) -> Bool { a.digits == b.digits && a.scale == b.scale }

    static func < (a: DecimalNumber, b: DecimalNumber) -> Bool {
        let scale = max(a.scale, b.scale)
        if let x = a.digits(atScale: scale), let y = b.digits(atScale: scale) { return x < y }
        return a.double < b.double
    }
}

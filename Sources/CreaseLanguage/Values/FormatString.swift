/// `String(format:)`: `%d`, `%@`, `%.2f`, `%-8s`, `%1$@` and their kin.
struct FormatString {
    private struct Field {
        var flags = ""
        var width = 0
        var precision: Int?
        /// `%2$@`, from zero.
        var position: Int?
        var kind: Character = "@"
    }

    let text: String

    /// What has no value shows its field. Widths are bounded, so that a few letters do not fill the memory.
    func words(_ values: [Value]) -> String {
        var result = ""
        var next = 0
        var rest = text[...]
        while let letter = rest.popFirst() {
            guard letter == "%", !rest.isEmpty else {
                result.append(letter)
                continue
            }
            if rest.first == "%" {
                result.append(rest.removeFirst())
                continue
            }
            let start = rest
            guard let field = Self.field(&rest) else { break }
            let index = field.position ?? next
            if field.position == nil { next += 1 }
            let source = "%" + start.prefix(start.count - rest.count)
            result += values[safe: index].map { Self.words($0, field) } ?? source
        }
        return result
    }

    private static func field(_ rest: inout Substring) -> Field? {
        var field = Field()
        func number() -> Int? {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            return Int(digits).map { min($0, 200) }
        }
        let beginning = rest
        if let position = number(), rest.first == "$" {
            rest.removeFirst()
            field.position = max(0, position - 1)
        } else {
            rest = beginning
        }
        while let flag = rest.first, "-+ 0#,'".contains(flag) {
            field.flags.append(flag)
            rest.removeFirst()
        }
        field.width = number() ?? 0
        if rest.first == "." {
            rest.removeFirst()
            field.precision = number() ?? 0
        }
        while let size = rest.first, "lhqzjtL".contains(size) { rest.removeFirst() }
        guard let kind = rest.popFirst() else { return nil }
        field.kind = kind
        return field
    }

    private static func words(_ value: Value, _ field: Field) -> String {
        var digits = written(value, field)
        let isNumber = value.number != nil
        if isNumber, !digits.hasPrefix("-"), "dfieEgGu".contains(field.kind) {
            if field.flags.contains("+") { digits = "+" + digits }
            if field.flags.contains(" ") { digits = " " + digits }
        }
        let missing = field.width - digits.count
        guard missing > 0 else { return digits }
        if field.flags.contains("-") { return digits + String(repeating: " ", count: missing) }
        guard field.flags.contains("0"), isNumber else { return String(repeating: " ", count: missing) + digits }
        // Zeros stand behind the sign.
        let sign = digits.prefix { "+-".contains($0) }
        return sign + String(repeating: "0", count: missing) + digits.dropFirst(sign.count)
    }

    private static func written(_ value: Value, _ field: Field) -> String {
        switch field.kind {
        case "d", "i", "u":
            guard let whole = value.integer else { return value.description }
            let digits = String(whole.magnitude)
            return (whole < 0 ? "-" : "") + String(repeating: "0", count: max(0, (field.precision ?? 0) - digits.count))
                + digits
        case "f", "F":
            return value.number.map { FixedPoint.words($0, places: min(12, field.precision ?? 6)) } ?? value.description
        case "e", "E":
            guard let number = value.number, number.isFinite else { return value.description }
            return exponential(number, places: min(12, field.precision ?? 6), letter: field.kind)
        case "g", "G":
            return value.number.map { general($0, digits: max(1, field.precision ?? 6)) } ?? value.description
        case "x": return value.integer.map { String($0, radix: 16) } ?? value.description
        case "X": return value.integer.map { String($0, radix: 16, uppercase: true) } ?? value.description
        case "o": return value.integer.map { String($0, radix: 8) } ?? value.description
        case "c": return value.integer.flatMap(UnicodeScalar.init(_:)).map { String($0) } ?? value.description
        default: return field.precision.map { String(value.description.prefix($0)) } ?? value.description
        }
    }

    private static func exponential(_ number: Double, places: Int, letter: Character) -> String {
        var (value, power) = (abs(number), 0)
        while value >= 10 { (value, power) = (value / 10, power + 1) }
        while value > 0, value < 1 { (value, power) = (value * 10, power - 1) }
        let exponent = (power < 0 ? "-" : "+") + (abs(power) < 10 ? "0" : "") + String(abs(power))
        return (number < 0 ? "-" : "") + FixedPoint.words(value, places: places) + String(letter) + exponent
    }

    /// So many digits that count, without zeros at the end.
    private static func general(_ number: Double, digits: Int) -> String {
        guard number.isFinite, abs(number) < 1e15 else { return number.description }
        let whole = abs(number) < 1 ? 1 : String(Int(abs(number))).count
        var text = FixedPoint.words(number, places: max(0, min(12, digits - whole)))
        guard text.contains(".") else { return text }
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return text
    }
}

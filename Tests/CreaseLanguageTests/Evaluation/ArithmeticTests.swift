import Testing

/// Numbers by their types: whole ones divide to whole ones, literals take the type of what stands beside them.
@Suite struct ArithmeticTests {
    @Test(
        "whole and fractional numbers as Swift has them",
        arguments: [
            Sum("CGFloat(7 / 2) * 10", "30.0"),
            Sum("CGFloat(7) / 2 * 10", "35.0"),
            Sum("Double(100 % 12) / 12 == 4.0 / 12", "true"),
            Sum("1 / 4 * 2.0", "0.5"),
            Sum("2.0 * (1 / 4)", "0.5"),
            Sum("[1, 2.5].map { $0 / 2 }", "[0.5, 1.25]"),
            Sum("max(1 / 2, 0.25)", "0.5"),
            Sum("1 << 5 | 3", "35"),
            Sum("100 & 60 ^ 1", "37"),
            Sum("~7", "-8"),
            Sum("Int.max &+ 1 == Int.min", "true"),
            Sum("UInt8(200) / 3", "66"),
            Sum("12.isMultiple(of: 4) && !12.isMultiple(of: 5)", "true"),
            Sum("7.quotientAndRemainder(dividingBy: 2).remainder", "1"),
            Sum("Int(\"12\").map { $0 * 2 } ?? 0", "24"),
            Sum("Int(\"ff\", radix: 16) ?? 0", "255"),
            Sum("String(255, radix: 2)", "11111111"),
            Sum("(-7.5).rounded(.towardZero)", "-7.0"),
            Sum("5.signum() - (-5).signum()", "2"),
            Sum("stride(from: 0.0, to: 1, by: 0.25).map { $0 }", "[0.0, 0.25, 0.5, 0.75]"),
        ])
    func computes(_ sum: Sum) { #expect(shown(sum.source) == sum.words) }

    @Test(
        "decimals are exact",
        arguments: [
            Sum("Decimal(4.99) + Decimal(0.01)", "5"),
            Sum("Decimal(string: \"0.1\")! * 3", "0.3"),
            Sum("Decimal(1) / 8", "0.125"),
            Sum("Decimal(10) / 3 < 4", "true"),
            Sum("-Decimal(2.5)", "-2.5"),
            Sum("[Decimal(1.5), Decimal(2.25)].reduce(0, +)", "3.75"),
            Sum("Decimal(3) == 3.0", "true"),
        ])
    func decimals(_ sum: Sum) { #expect(shown(sum.source) == sum.words) }

    @Test(
        "what has no result stays unknown",
        arguments: [
            "Int.max + 1", "Int.min / -1", "Int.min % -1", "7 / (3 - 3)", "Decimal(1) / 0", "UInt(-1)",
            "(0.0 / 0)", "Int(1e30)", "Int.max.advanced(by: 1)", "Decimal(1e300)",
            "[Int.max, 1].reduce(0, +)", "Decimal(string: \"1e-9223372036854775808\")!",
            "Calendar.current.date(byAdding: .day, value: Int.min, to: .now)!",
            "Calendar.current.date(from: DateComponents(year: Int.min))!", "Date(timeIntervalSince1970: 1e300)",
            "String(5, radix: 99)", "abs(Int.min) + 1",
        ])
    func unknown(_ source: String) {
        let words = shown(source, isStrict: true)
        #expect(words.contains("‹"), "\(words)")
    }

    @Test("operators of the file win over the language's")
    func ownOperators() {
        let words = tree(
            """
            import SwiftUI
            struct Money { var cents: Int
                static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
                static func == (a: Money, b: Money) -> Bool { a.cents / 100 == b.cents / 100 } }
            struct A: View { let a = Money(cents: 120); var body: some View {
                Text(verbatim: "\\((a + a).cents) \\(a == Money(cents: 130)) \\([a, a, a].reduce(Money(cents: 0), +).cents)") } }
            """, isStrict: false)
        #expect(words == "group\n  text \"240 true 360\"")
    }
}

/// An expression, and its words.
struct Sum: Sendable, CustomTestStringConvertible {
    let source: String
    let words: String
    init(_ source: String, _ words: String) { (self.source, self.words) = (source, words) }
    var testDescription: String { source }
}

/// What an expression shows where nothing sets numbers for the reader.
///
/// In strict files what is not known shows its source; elsewhere words are made up for it.
func shown(_ source: String, isStrict: Bool = false) -> String {
    let text = tree(
        "struct Sum { static let value = \(source) }\nText(verbatim: \"\\(Sum.value)\")\n", isStrict: isStrict)
    return String(text.dropFirst("text \"".count).dropLast())
}

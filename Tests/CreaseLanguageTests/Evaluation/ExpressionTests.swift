import Testing

/// Values as a person sees them: what `Text("\(…)")` says.
@Suite struct ExpressionTests {
    @Test(
        "an expression and what it shows",
        arguments: [
            Sum("1 + 2 * 3", "7"),
            Sum("7 / 2", "3"),
            Sum("7.0 / 2", "3.5"),
            Sum("7 % 4", "3"),
            Sum("-(2 + 3)", "-5"),
            Sum("1 < 2 && !(2 < 1)", "true"),
            Sum("true ? \"yes\" : \"no\"", "yes"),
            Sum("(nil as Int?) ?? 4", "4"),
            Sum("\"ember tide\".capitalized", "Ember Tide"),
            Sum("\"Ember\".uppercased() + \"!\"", "EMBER!"),
            Sum("\"Ember\".count", "5"),
            Sum("\"a-b-c\".split(separator: \"-\").count", "3"),
            Sum("\"  x \".trimmingCharacters(in: .whitespaces)", "x"),
            Sum("[3, 1, 2].sorted().map { String($0) }.joined(separator: \" \")", "1 2 3"),
            Sum("[1, 2, 3, 4].filter { $0 % 2 == 0 }.count", "2"),
            Sum("[1, 2, 3].reduce(0) { $0 + $1 }", "6"),
            Sum("[1, 2, 3].reduce(0, +)", "6"),
            Sum("[1, 2, 3].contains(2)", "true"),
            Sum("[1, 2, 3].first(where: { $0 > 1 }) ?? 0", "2"),
            Sum("[4, 9, 2].max() ?? 0", "9"),
            Sum("(1...3).map { $0 * $0 }.last ?? 0", "9"),
            Sum("Array(0..<4).dropFirst().prefix(2).count", "2"),
            Sum("[\"a\": 1, \"b\": 2].keys.sorted().joined()", "ab"),
            Sum("[\"a\": 1][\"b\", default: 7]", "7"),
            Sum("min(3, 2.5)", "2.5"),
            Sum("Int(3.9)", "3"),
            Sum("abs(-4)", "4"),
            Sum("Double(3)", "3.0"),
            Sum("1234567.formatted()", "1,234,567"),
            Sum("0.25.formatted(.percent)", "25%"),
            Sum("12.4.formatted(.currency(code: \"EUR\"))", "€12.40"),
            Sum("3.14159.formatted(.number.precision(.fractionLength(2)))", "3.14"),
            Sum("String(format: \"%02d:%.1f\", 5, 2.25)", "05:2.2"),
            Sum("stride(from: 0, to: 10, by: 4).map { \"\\($0)\" }.joined(separator: \",\")", "0,4,8"),
            Sum("zip([1, 2], [3, 4]).map { $0 * $1 }.reduce(0, +)", "11"),
            Sum("[1, 2].enumerated().map { $0.offset + $0.element }.last ?? 0", "3"),
            Sum("\"Ember\".hasPrefix(\"Em\")", "true"),
            Sum("[[1], [2, 3]].flatMap { $0 }.count", "3"),
            Sum("(2.5).rounded()", "3.0"),
            Sum("if 1 < 2 { \"less\" } else { \"more\" }", "less"),
        ])
    func shows(_ sum: Sum) {
        #expect(shown(sum.source) == sum.words)
    }

    @Test(
        "what has no value shows its source and never traps",
        arguments: [
            "1 / 0", "1 % 0", "9223372036854775807 + 1", "[1][5]", "[1][-1]", "Int.max * 2", "Int(1e300)", "-Int.min",
            "[Int]()[0]", "String(repeating: \"x\", count: -1)", "Array(repeating: 0, count: -5)", "1 << 200",
        ])
    func hasNoValue(_ source: String) {
        let shown = tree("Text(\"\\(\(source))\")")
        #expect(shown.hasPrefix("text \"") && (shown.contains("‹") || shown == "text \"0\""), "\(shown)")
    }

    @Test("whole literals are fractional where points are due")
    func literals() {
        #expect(tree("Color.red.frame(width: 100 / 3 * 3, height: 10)") == "frame 100.0 10.0\n  fill red")
    }
}

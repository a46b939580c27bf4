import CreaseLanguage
import CreaseLayout
import Testing

/// Foundation's values and their words, in English as the system writes them.
@Suite struct FormatTests {
    @Test(
        "numbers as words",
        arguments: [
            Sum("1234567.formatted()", "1,234,567"),
            Sum("3.14159.formatted()", "3.14159"),
            Sum("0.256.formatted(.percent.precision(.fractionLength(1)))", "25.6%"),
            Sum("25.formatted(.percent)", "25%"),
            Sum("12345.formatted(.number.notation(.compactName))", "12K"),
            Sum("1_250_000.formatted(.number.notation(.compactName))", "1.2M"),
            Sum("12345.formatted(.number.grouping(.never))", "12345"),
            Sum("5.formatted(.number.sign(strategy: .always()))", "+5"),
            Sum("7.formatted(.number.precision(.integerLength(2)))", "07"),
            Sum("1.2345.formatted(.number.precision(.significantDigits(3)))", "1.23"),
            Sum("2.5.formatted(.number.precision(.fractionLength(2...4)))", "2.50"),
            Sum("Decimal(4.99).formatted(.currency(code: \"EUR\"))", "€4.99"),
            Sum("(-1234.5).formatted(.currency(code: \"USD\"))", "-$1,234.50"),
            Sum("1500.formatted(.currency(code: \"JPY\"))", "¥1,500"),
            Sum("1_500_000.formatted(.byteCount(style: .file))", "1.5 MB"),
            Sum("[\"A\", \"B\", \"C\"].formatted()", "A, B, and C"),
            Sum("[\"A\", \"B\"].formatted(.list(type: .or))", "A or B"),
            Sum("\"\\(0.25, format: .percent) \\(16.0, specifier: \"%.0f\")\"", "25% 16"),
        ])
    func numbers(_ sum: Sum) { #expect(shown(sum.source) == sum.words) }

    @Test(
        "a format string's fields",
        arguments: [
            Sum("String(format: \"%5.1f|\", 2.25)", "  2.2|"),
            Sum("String(format: \"%-5d|%05d|%+d\", 42, -42, 7)", "42   |-0042|+7"),
            Sum("String(format: \"%2$@ %1$@ %%\", \"a\", \"b\")", "b a %"),
            Sum("String(format: \"%lld %ld %x %@\", 1, 2, 255, \"z\")", "1 2 ff z"),
            Sum("String(format: \"%d of %d\", arguments: [1, 2])", "1 of 2"),
            Sum("String(format: \"%g %e\", 0.5, 1500.0)", "0.5 1.500000e+03"),
            Sum("String(format: \"%d and %d\", 1)", "1 and %d"),
            Sum("String(format: \"100%\")", "100%"),
            Sum("String(format: \"%999999999d\", 1).count", "200"),
        ])
    func formatStrings(_ sum: Sum) { #expect(shown(sum.source) == sum.words) }

    @Test(
        "dates, in one time zone and at one moment",
        arguments: [
            Sum("Date.now.formatted()", "10/23/2026, 9:41 AM"),
            Sum("Date().formatted(date: .abbreviated, time: .omitted)", "Oct 23, 2026"),
            Sum("Date().formatted(date: .complete, time: .shortened)", "Friday, October 23, 2026 at 9:41 AM"),
            Sum("Date(timeIntervalSince1970: 950_000_000).formatted(.dateTime.year())", "2000"),
            Sum("Date.now.formatted(.dateTime.weekday().month().day())", "Fri, Oct 23"),
            Sum("Date.now.formatted(.dateTime.month(.wide).year())", "October 2026"),
            Sum("Date.now.formatted(.dateTime.hour().minute())", "9:41 AM"),
            Sum("Date.now.addingTimeInterval(-7200).formatted(.relative(presentation: .named))", "2 hours ago"),
            Sum("(Date.now + 86_400).formatted(.relative(presentation: .named))", "tomorrow"),
            Sum(
                "Calendar.current.date(byAdding: .month, value: 4, to: Date.now)!.formatted(date: .numeric, time: .omitted)",
                "2/23/2027"),
            Sum(
                "Calendar.current.date(from: DateComponents(year: 2024, month: 2, day: 29))!"
                    + ".formatted(.dateTime.day().month().year())", "Feb 29, 2024"),
            Sum("Calendar.current.component(.weekday, from: .now)", "6"),
            Sum("Calendar.current.isDateInToday(Date()) && !Calendar.current.isDateInToday(Date.distantPast)", "true"),
            Sum("Calendar.current.startOfDay(for: .now).formatted(date: .omitted, time: .shortened)", "12:00 AM"),
            Sum("Calendar.current.dateComponents([.day, .hour], from: Date(), to: Date() + 90_000).hour ?? -1", "1"),
            Sum("Calendar.current.range(of: .day, in: .month, for: .now)?.count ?? 0", "31"),
            Sum("Duration.seconds(75).formatted(.time(pattern: .minuteSecond))", "1:15"),
            Sum("Duration.seconds(3675).formatted()", "1:01:15"),
            Sum(
                "(Duration.seconds(60) + .seconds(15)).formatted(.units(allowed: [.minutes, .seconds]))",
                "1 min, 15 sec"),
            Sum("Date.distantPast < .now", "true"),
        ])
    func dates(_ sum: Sum) { #expect(shown(sum.source) == sum.words) }

    @Test(
        "every day of four centuries is found again by its parts, the next day is one later", arguments: [1600, 2000])
    func calendar(_ century: Int) {
        let words = shown(
            """
            (0..<12).map { month in
                let day = Calendar.current.date(from: DateComponents(year: \(century), month: month + 1, day: 28))!
                return (1...3).map { "\\(Calendar.current.component(.day, from: day + Double($0) * 86_400))" }.joined()
            }.joined(separator: " ")
            """)
        #expect(words == "293031 2912 293031 29301 293031 29301 293031 293031 29301 293031 29301 293031")
    }

    @Test(
        "other values",
        arguments: [
            Sum("URL(string: \"https://a.example:80/b/c.png?q=1#f\")!.lastPathComponent", "c.png"),
            Sum("URL(string: \"https://a.example:80/b/c.png?q=1#f\")?.host ?? \"\"", "a.example"),
            Sum("URL(string: \"no url\") == nil", "true"),
            Sum("URL(fileURLWithPath: \"/tmp/a.txt\").deletingPathExtension().lastPathComponent", "a"),
            Sum("UUID() == UUID()", "false"),
            Sum("UUID().uuidString.count", "36"),
            Sum("Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .meters).value", "5000.0"),
            Sum("Measurement(value: 20, unit: UnitTemperature.celsius).formatted()", "20°C"),
            Sum("Measurement(value: 1, unit: UnitLength.miles).formatted(.measurement(width: .wide))", "1 mile"),
            Sum("Data(count: 3).count", "3"),
            Sum("PersonNameComponents(givenName: \"Ann\", familyName: \"Lee\").formatted()", "Ann Lee"),
            Sum("Locale.current.identifier", "en_US"),
            Sum("NSLocalizedString(\"a.b\", value: \"Words\", comment: \"\")", "Words"),
            Sum("String(localized: \"key\", defaultValue: \"Words\")", "Words"),
        ])
    func others(_ sum: Sum) { #expect(shown(sum.source) == sum.words) }

    @Test(
        "the largest numbers have words too, and end",
        arguments: [
            "(Duration.seconds(1e300) * 1e300).components", "(Duration.seconds(1e300) * 1e300).formatted()",
            "RelativeDateTimeFormatter().localizedString(fromTimeInterval: 1e300)", "1e300.formatted(.percent)",
            "Calendar.current.dateComponents([.nanosecond, .year], from: .distantPast, to: .distantFuture)",
            "Int.min.formatted(.byteCount(style: .file))", "Double.infinity.formatted()",
            "String(format: \"%.300f %x %c\", 1e300, Int.min, Int.max)",
            "NumberFormatter().string(from: 1e300)",
            "Set((0..<9000).map { _ in Array(repeating: \"abcdefgh\", count: 9000) }).count",
        ])
    func extremes(_ source: String) { #expect(!shown(source).isEmpty) }

    @Test("formatter objects do what is set on them")
    func formatters() {
        let words = tree(
            """
            import SwiftUI
            extension DateFormatter { static let day: DateFormatter = {
                let formatter = DateFormatter(); formatter.dateFormat = "EEE d.M.yy 'at' HH:mm"; return formatter }() }
            struct A: View {
                var price: String {
                    let formatter = NumberFormatter()
                    formatter.numberStyle = .currency
                    formatter.maximumFractionDigits = 0
                    return formatter.string(from: NSNumber(value: 1234.4)) ?? ""
                }
                var span: String {
                    let formatter = DateComponentsFormatter()
                    formatter.allowedUnits = [.hour, .minute]
                    formatter.unitsStyle = .abbreviated
                    return formatter.string(from: 5400) ?? ""
                }
                var body: some View {
                    Text(verbatim: DateFormatter.day.string(from: .now) + " " + price + " " + span)
                }
            }
            """, isStrict: false)
        #expect(words == "group\n  text \"Fri 23.10.26 at 09:41 $1,234 1h 30m\"")
    }

    @Test("a view's literal words: numbers set for the reader, marks not shown; other strings as they are")
    func keys() {
        let words = tree(
            """
            import SwiftUI
            struct A: View { let raw = "**raw** 12345"; let count = 12345
                var body: some View {
                    Text("A \\(12345) \\(0.25)")
                    Text(verbatim: "B \\(12345) **b**")
                    Text(raw)
                    Text("**Bold**, *it* and `code` in [a link](x) of snake_case 2 * 3 * 4 \\("**")")
                    Text("**\\(count)** items")
                    Text(count == 0 ? "none" : "\\(count) of them")
                    Text("C " + String(count))
                }
            }
            """, isStrict: false)
        #expect(
            words.split(separator: "\n").dropFirst().map { $0.dropFirst(8).dropLast() } == [
                "A 12,345 0.250000", "B 12345 **b**", "**raw** 12345",
                "Bold, it and code in a link of snake_case 2 * 3 * 4 **", "12,345 items", "12,345 of them", "C 12345",
            ])
    }
}

/// What only the project or the system knows keeps its view, and its words where the code gives a fallback.
@Suite struct FallbackTests {
    @Test("a color that is not known is still a view, and noted")
    func colors() {
        let evaluation = Use(
            """
            import SwiftUI
            extension Color { init(r: Int, g: Int, b: Int) {
                self.init(red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255) } }
            struct A: View { var body: some View {
                Color(hue: Theme.hue, saturation: 1, brightness: 1)
                Color(r: 255, g: 0, b: 0)
                Color(hue: Double(7 % 2) / 2, saturation: 0, brightness: 1)
            } }
            """
        ).program.evaluate()
        #expect(evaluation.root.children.count == 3)
        #expect(evaluation.notes.contains { $0.kind == .unknownValue })
    }

    @Test("a look-up of words gives its fallback, else its key")
    func lookups() {
        let words = tree(
            """
            import SwiftUI
            enum L10n {
                enum Home { static let title = L10n.tr("Localizable", "home.title", fallback: "At home")
                    static func count(_ n: Int) -> String { L10n.tr("Localizable", "home.count", n, fallback: "%d things") } }
                private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
                    let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
                    return String(format: format, locale: Locale.current, arguments: args)
                }
            }
            private final class BundleToken { static let bundle: Bundle = { Bundle(for: BundleToken.self) }() }
            extension String { var localized: String { NSLocalizedString(self, comment: "") } }
            struct A: View { var body: some View {
                Text(L10n.Home.title); Text(L10n.Home.count(3)); Text("save".localized)
                Text(NSLocalizedString("a.b", comment: "")); Text(String(localized: "Plain"))
            } }
            """, isStrict: false)
        #expect(
            words.split(separator: "\n").dropFirst().map { String($0.dropFirst(8).dropLast()) } == [
                "At home", "3 things", "save", "a.b", "Plain",
            ])
    }
}

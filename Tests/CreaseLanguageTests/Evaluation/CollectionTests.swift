import Testing

/// Collections compute as Swift's do, in an order that is the same each time.
@Suite struct CollectionTests {
    @Test(
        "arrays, strings and ranges",
        arguments: [
            Sum("[3, 1, 2].sorted(by: >)", "[3, 2, 1]"),
            Sum("[\"b\", \"a\"].sorted(by: <).joined(separator: \",\")", "a,b"),
            Sum("[\"bb\", \"a\"].min(by: { $0.count < $1.count }) ?? \"\"", "a"),
            Sum("[\"1\", \"x\", \"3\"].compactMap(Int.init)", "[1, 3]"),
            Sum("[1, 2].map(String.init).joined(separator: \"+\")", "1+2"),
            Sum("[1, 2, 3, 4].filter([2, 3].contains)", "[2, 3]"),
            Sum("[1, 2, 3].reduce(into: [Int]()) { $0.append($1 * 2) }", "[2, 4, 6]"),
            Sum("[\"a\", \"b\", \"a\"].reduce(into: [:]) { $0[$1, default: 0] += 1 }[\"a\"] ?? 0", "2"),
            Sum("[1, 2, 3, 4].prefix(while: { $0 < 3 }).count", "2"),
            Sum("[1, 2, 3, 4].suffix(2).first ?? 0", "3"),
            Sum("[1, 2, 3, 4][1...]", "[2, 3, 4]"),
            Sum("[1, 2, 3].firstIndex(of: 3) ?? -1", "2"),
            Sum("[1, 2, 3].allSatisfy { $0 > 0 }", "true"),
            Sum("(1...5).reversed().map { $0 }", "[5, 4, 3, 2, 1]"),
            Sum("[[1], [2, 3]].joined().count", "3"),
            Sum("[5, 6].lazy.map { $0 + 1 }.last ?? 0", "7"),
            Sum("\"Ember\".reversed().map { String($0) }.joined()", "rebmE"),
            Sum("String(\"Ember\".reversed())", "rebmE"),
            Sum("\"Ember\".first?.lowercased() ?? \"\"", "e"),
            Sum("\"a, b\".components(separatedBy: \", \").last ?? \"\"", "b"),
            Sum("\"one two\".split(separator: \" \").map { $0.prefix(1).uppercased() }.joined()", "OT"),
            Sum("\"Ember\".filter { \"aeiou\".contains($0) }", "e"),
            Sum("\"Ember\".prefix(3) + \"!\"", "Emb!"),
            Sum("(1..<4).contains(3) && !(1..<4).contains(4)", "true"),
            Sum("Array(0...2).shuffled().randomElement() ?? 9", "0"),
        ])
    func lists(_ sum: Sum) { #expect(shown(sum.source) == sum.words) }

    @Test(
        "sets keep each element once, dictionaries their keys",
        arguments: [
            Sum("Set([1, 1, 2]).count", "2"),
            Sum("Set([1, 2]) == Set([2, 1])", "true"),
            Sum("Set([1, 2]).union([2, 3]).sorted()", "[1, 2, 3]"),
            Sum("Set([1, 2, 3]).subtracting([2]).intersection([3, 4]).count", "1"),
            Sum("Set([1]).isSubset(of: [1, 2]) && !Set([3]).isSubset(of: [1, 2])", "true"),
            Sum("Set([1, 2]).symmetricDifference([2, 3]).sorted()", "[1, 3]"),
            Sum("Set<Int>().isEmpty && [Int]().isEmpty && [String: Int]().isEmpty", "true"),
            Sum("Dictionary(grouping: [1, 2, 3, 4], by: { $0 % 2 == 0 })[true]?.count ?? 0", "2"),
            Sum("Dictionary(uniqueKeysWithValues: [(\"a\", 1), (\"b\", 2)])[\"b\"] ?? 0", "2"),
            Sum("Dictionary([(\"a\", 1), (\"a\", 2)], uniquingKeysWith: +)[\"a\"] ?? 0", "3"),
            Sum("[\"a\": 1, \"b\": 2].mapValues { $0 * 10 }[\"b\"] ?? 0", "20"),
            Sum("[\"a\": 1, \"b\": 2].filter { $0.value > 1 }.keys.joined()", "b"),
            Sum("[\"b\": 2, \"a\": 1].sorted { $0.key < $1.key }.map { \"\\($0.key)\\($0.value)\" }.joined()", "a1b2"),
            Sum("[\"a\": 1].merging([\"a\": 2, \"b\": 3]) { old, new in new }.values.reduce(0, +)", "5"),
            Sum("[\"a\": 1][\"z\"] ?? -1", "-1"),
            Sum("[1: \"x\"].compactMapValues { $0 == \"x\" ? nil : $0 }.count", "0"),
        ])
    func keyed(_ sum: Sum) { #expect(shown(sum.source) == sum.words) }

    @Test("types of the file: initializers as functions, orders by key paths, labels from a tuple's type")
    func ownTypes() {
        let words = tree(
            """
            import SwiftUI
            enum Stop: Equatable { case home, at(Int) }
            struct Bird { let id: Int; var name = "b" }
            struct A: View {
                let pairs: [(symbol: String, words: String)] = [("star", "Best")]
                let birds = (1...3).map(Bird.init)
                var stops: [Stop?] { [.home, .at(2), nil] }
                var body: some View {
                    Text(verbatim: birds.map(\\.id).map(String.init).joined())
                    Text(verbatim: birds.sorted(using: KeyPathComparator(\\.id, order: .reverse)).map { "\\($0.id)" }.joined())
                    Text(verbatim: pairs[0].words)
                    Text(verbatim: "\\(stops.compactMap { $0 }.count) \\([1, 2].map(Stop.at).contains(.at(2)))")
                }
            }
            """, isStrict: false)
        #expect(words == "group\n  text \"123\"\n  text \"321\"\n  text \"Best\"\n  text \"2 true\"")
    }

    @Test("an optional's map makes one of what is there, a string's one of each letter")
    func optionals() {
        let words = tree(
            """
            import SwiftUI
            struct A: View {
                let name: String? = "Ann"
                let none: String? = nil
                var body: some View {
                    Text(verbatim: name.map { "<" + $0 + ">" } ?? "-")
                    Text(verbatim: none.map { "<" + $0 + ">" } ?? "-")
                    Text(verbatim: "\\(("Ann").map { String($0) }.count)")
                }
            }
            """, isStrict: false)
        #expect(words == "group\n  text \"<Ann>\"\n  text \"-\"\n  text \"3\"")
    }
}

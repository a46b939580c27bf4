import CreaseLayout
import Testing

@testable import CreaseApp

struct FinderTests {
    private static let finder = Finder(
        candidates: ["Sort", "Search", "Ember 70 HP", "Tide 60 HP", "Collection"].enumerated().map { index, words in
            Finder.Candidate(id: ViewID.root.child(.statement(index)), kind: "Button", words: words)
        })

    private func found(_ query: String) -> [String] {
        var finder = Self.finder
        finder.type(query)
        return finder.matches.map(\.words)
    }

    @Test("every word of the query has to be there, in any case and order; what begins with it comes first")
    func matching() {
        #expect(found("") == ["Sort", "Search", "Ember 70 HP", "Tide 60 HP", "Collection"])
        #expect(found("t") == ["Tide 60 HP", "Sort", "Collection"])
        #expect(found("hp 6") == ["Tide 60 HP"])
        #expect(found("SEA") == ["Search"])
        #expect(found("nowhere") == [])
    }

    @Test("choosing goes round, typing starts anew, a long paste is cut")
    func choosing() {
        var finder = Self.finder
        finder.move(by: -1)
        #expect(finder.chosen?.words == "Collection")
        finder.type("s")
        #expect(finder.chosen?.words == "Sort")
        finder.erase()
        #expect(finder.query.isEmpty)
        finder.type(String(repeating: "long\n\u{1B}", count: 100))
        #expect(finder.query.count == 60 && !finder.query.contains("\u{1B}"))
        #expect(finder.chosen == nil)
        finder.move(by: 1)
        #expect(finder.chosen == nil)
    }
}

import Testing

@testable import CreaseApp

struct FreshnessTests {
    @Test("the age of the last good picture grows coarser, and nothing wakes before its words change")
    func age() {
        let freshness = Freshness(trouble: Freshness.Trouble(headline: "no such file", line: nil, since: 100))
        let ages: [(Double, String)] = [
            (0, "seconds"), (9.9, "seconds"), (10, "10 s"), (59, "50 s"), (61, "1 min"), (3599, "59 min"),
            (7300, "2 h"),
        ]
        for (age, words) in ages { #expect(freshness.words(at: 100 + age) == "picture \(words) old") }
        var now = 100.0
        while now < 10_000, let patience = freshness.patience(at: now) {
            #expect(patience > 0)
            let before = freshness.words(at: now)
            #expect(freshness.words(at: now + patience * 0.999 - 0.002) == before)
            now += patience
            #expect(freshness.words(at: now) != before)
        }
        #expect(Freshness(saved: "saved 14:02:11").patience(at: 0) == nil, "a good picture does not age")
    }

    @Test("the headline is the first message without the folder and the word error")
    func headline() {
        let layout = UnusableLayout(
            messages: "app/A.swift:12:5: error: missing \")\"\n  x\n  ^\napp/A.swift:13:1: error: other\n")
        let trouble = Freshness.Trouble(layout, file: .path("app/A.swift"), since: 0)
        #expect(trouble.headline == "line 12:5: missing \")\"")
        #expect(trouble.line == 12)
        let empty = UnusableLayout(messages: "A.swift: error: the file is empty\n")
        #expect(Freshness.Trouble(empty, file: .path("A.swift"), since: 0).headline == "the file is empty")
    }
}

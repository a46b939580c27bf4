import CreaseLanguage
import Testing

@testable import CreaseApp

@Suite("The word that was meant")
struct NearestWordTests {
    @Test("every option is found again after any one letter is lost, doubled or swapped")
    func oneSlip() {
        let words = Option.allCases.map(\.rawValue)
        for word in words where word.count > 3 {
            let letters = Array(word)
            for index in letters.indices {
                var lost = letters
                lost.remove(at: index)
                var doubled = letters
                doubled.insert(letters[index], at: index)
                var swapped = letters
                if index + 1 < swapped.count { swapped.swapAt(index, index + 1) }
                for slip in [lost, doubled, swapped] {
                    let typed = String(slip)
                    guard !words.contains(typed) else { continue }
                    #expect(nearest(to: typed, in: words) == word, "\(typed)")
                }
            }
        }
    }

    @Test("what is far from everything stays alone", arguments: ["", "zzzz", "xylophone"])
    func far(word: String) {
        #expect(nearest(to: word, in: ["preview", "inspect", "render"]) == nil)
    }
}

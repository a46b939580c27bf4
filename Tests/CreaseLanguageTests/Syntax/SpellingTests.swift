import Testing

@testable import CreaseLanguage

@Suite("Did you mean")
struct SpellingTests {
    private let views = ["Text", "TextField", "TextEditor", "VStack", "HStack", "ZStack", "Toggle", "Tab", "TabView"]

    @Test(
        "a slip of the finger finds the word that was meant",
        arguments: [
            ("Txt", "Text"), ("Tetx", "Text"), ("text", "Text"), ("TextFeild", "TextField"), ("Vstack", "VStack"),
            ("hstack", "HStack"), ("TogleE", "Toggle"), ("Textt", "Text"), ("VStak", "VStack"),
        ])
    func slips(_ typed: String, _ meant: String) {
        #expect(nearest(to: typed, in: views) == meant)
    }

    @Test("a word that goes on, or breaks off, finds the one it shares its beginning with")
    func beginnings() {
        #expect(nearest(to: "TextEditorView", in: views) == "TextEditor")
        #expect(
            nearest(to: "toolbarVertical", in: ["toolbar", "toolbarVerticalBehavior"]) == "toolbarVerticalBehavior")
    }

    @Test("a word like none of them finds nothing", arguments: ["", "Chart", "X", "Lorem", "ABCDEFGHIJ"])
    func strangers(_ typed: String) {
        #expect(nearest(to: typed, in: views) == nil)
    }

    @Test("the word itself is no suggestion")
    func itself() {
        #expect(nearest(to: "Text", in: ["Text"]) == nil)
    }

    @Test("distances are the same both ways and nothing only between equal words")
    func laws() {
        func distance(_ a: String, _ b: String) -> Int? {
            Spelling.distance(Array(a.utf8), Array(b.utf8), limit: 100)
        }
        for left in views + ["", "a", "txet"] {
            for right in views + ["", "a", "txet"] {
                #expect(distance(left, right) == distance(right, left), "\(left), \(right)")
                #expect((distance(left, right) == 0) == (left == right), "\(left), \(right)")
            }
        }
    }
}

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

    @Test("the word itself is no suggestion, and the distance does not depend on the order")
    func laws() {
        #expect(nearest(to: "Text", in: ["Text"]) == nil)
        for left in views {
            for right in views {
                #expect(
                    Spelling.cost(Array(left.utf8), Array(right.utf8))
                        == Spelling.cost(Array(right.utf8), Array(left.utf8)))
            }
        }
    }
}

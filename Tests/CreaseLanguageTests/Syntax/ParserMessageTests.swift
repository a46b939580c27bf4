import Testing

@testable import CreaseLanguage

/// Each test is a text as its author left it and what they should read about it.
@Suite("Messages of the parser")
struct ParserMessageTests {
    @Test("a forgotten ) is told where it was forgotten, and where its ( is")
    func forgottenParenthesis() {
        expect(
            """
            VStack {
                Text("Hello"
            }
            """,
            says: """
                F.swift:2:17: error: missing ')' to close the '(' at 2:9
                    Text("Hello"
                                ^
                """)
    }

    @Test("a forgotten } is told at the { that the indentation gives away")
    func forgottenBrace() {
        expect(
            """
            struct A: View {
                var body: some View {
                    VStack {
                        Text("a")
                }
            }

            struct B: View {
            }
            """,
            says: """
                F.swift:3:16: error: a '{' opened here is never closed
                        VStack {
                               ^
                """)
    }

    @Test("without indentation to tell by, the outermost { is told")
    func forgottenOuterBrace() {
        expect(
            "VStack {\n    Text(\"Hello\")\n",
            says: """
                F.swift:1:8: error: a '{' opened here is never closed
                VStack {
                       ^
                """)
    }

    @Test("a } too many is told where it stands")
    func spareBrace() {
        expect(
            "List { Text(\"a\") } }",
            says: """
                F.swift:1:20: error: unexpected '}'
                List { Text("a") } }
                                   ^
                """)
    }

    @Test("a string without its end is one message, whatever it hides")
    func endlessString() {
        expect(
            "Text(\"Hello \\(name)\n    .bold()",
            says: """
                F.swift:1:6: error: a string opened here is never closed
                Text("Hello \\(name)
                     ^
                """)
        expect(
            "Text(\"a \\(b\")\nText(\"c\")",
            says: """
                F.swift:1:6: error: a string opened here is never closed
                Text("a \\(b")
                     ^
                """)
    }

    @Test("quotes of a word processor and of other languages are told as such")
    func foreignQuotes() {
        expect(
            "Text(“Hello”)\nText('Hello')",
            says: """
                F.swift:1:6: error: a string is written in straight double quotes
                Text(“Hello”)
                     ^~~~~~~
                F.swift:2:6: error: a string is written in straight double quotes
                Text('Hello')
                     ^~~~~~~
                """)
    }

    @Test("two views on a line, two arguments without a comma")
    func separators() {
        expect(
            "HStack {\n    Text(\"a\") Text(\"b\", \"c\" \"d\")\n}",
            says: """
                F.swift:2:14: error: statements on one line are separated by ';'
                    Text("a") Text("b", "c" "d")
                             ^
                F.swift:2:28: error: a ',' is missing before a string
                    Text("a") Text("b", "c" "d")
                                           ^
                """)
    }

    @Test("a text that is no Swift gets one message a line, not one a word")
    func prose() {
        expect(
            "hello world, this is no Swift at all!\nnor was this",
            says: """
                F.swift:1:6: error: statements on one line are separated by ';'
                hello world, this is no Swift at all!
                     ^
                F.swift:2:4: error: statements on one line are separated by ';'
                nor was this
                   ^
                """)
    }

    @Test("what is missing is named, with what stands there instead")
    func missing() {
        expect(
            "Button(\"a\", action: )\nlet x =\nlet y = a ? b\nguard y { return }\nvar body some View { y }\nfunc f( { }",
            says: """
                F.swift:1:20: error: an expression is missing before ')'
                Button("a", action: )
                                   ^
                F.swift:2:8: error: an expression is missing before 'let'
                let x =
                       ^
                F.swift:3:14: error: the ':' of a '?' is missing before 'guard'
                let y = a ? b
                             ^
                F.swift:4:8: error: 'else' is missing before '{'
                guard y { return }
                       ^
                F.swift:5:9: error: a ':' is missing before the type
                var body some View { y }
                        ^
                F.swift:6:8: error: missing ')' to close the '(' at 6:7
                func f( { }
                       ^
                """)
    }

    @Test("a #if without its end is told at the #if, a comment without its end at the comment")
    func endless() {
        expect(
            "#if DEBUG\nText(\"a\") /* and\nso on",
            says: """
                F.swift:1:1: error: a '#if' opened here has no '#endif'
                #if DEBUG
                ^~~
                F.swift:2:11: error: a comment opened with '/*' is never closed
                Text("a") /* and
                          ^~
                """)
    }

    @Test("a number with letters in it and an escape that is none")
    func literals() {
        expect(
            "let x = 5px + 0x\nlet y = \"\\q\"",
            says: """
                F.swift:1:10: error: 'px' cannot follow a number directly
                let x = 5px + 0x
                         ^~
                F.swift:1:15: error: digits follow '0x'
                let x = 5px + 0x
                              ^~
                F.swift:2:10: error: a string has no escape '\\q'
                let y = "\\q"
                         ^~
                """)
    }

    /// Parses a text and compares all there is to say about it with the picture.
    private func expect(
        _ text: String, says picture: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let source = SourceText(text, name: "F.swift")
        let messages = parse(source).diagnostics.map { $0.rendered(in: source) }.joined(separator: "\n")
        #expect(messages == picture, sourceLocation: sourceLocation)
    }
}

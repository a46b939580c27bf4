import CreaseLanguage
import CreaseLayout
import Testing

@testable import CreaseApp

@Suite("What could not be read, and what was assumed")
struct NoteTests {
    @Test("help explains every kind of note by its id, and lists each once")
    func help() throws {
        let list = try HelpTopic.text("notes").split(separator: "\n").map(String.init)
        for kind in Note.Kind.allCases {
            #expect(try HelpTopic.text(kind.rawValue) == NoteHelp.entry(kind))
            #expect(list.filter { $0 == kind.rawValue }.count == 1)
        }
    }

    @Test("an id is words in small letters joined by hyphens")
    func ids() {
        for kind in Note.Kind.allCases {
            #expect(kind.rawValue.allSatisfy { $0.isLowercase || $0 == "-" }, "\(kind.rawValue)")
        }
    }

    @Test("findings come line by line, the shown file before found files, what has no place last")
    func order() {
        func finding(_ name: String, _ line: Int?, _ column: Int = 1, in file: String? = nil) -> Finding {
            Finding(
                rule: name, severity: .note, message: name,
                source: line.map { SourceLocation(file: file, line: $0, column: column) })
        }
        let mixed = [
            finding("nowhere", nil), finding("found", 1, in: "A.swift"), finding("third", 17, 10),
            finding("first", 6, 24), finding("second", 7, 13), finding("nowhere either", nil),
            finding("last found", 1, in: "B.swift"),
        ]
        #expect(
            mixed.inReadingOrder.map(\.rule) == [
                "first", "second", "third", "found", "last found", "nowhere", "nowhere either",
            ])
    }
}

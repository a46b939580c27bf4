import CreaseDevice
import CreaseLanguage
import Testing

@testable import CreaseApp

struct TapeParserTests {
    /// The steps of a text in the words of their kinds.
    private func steps(_ text: String) throws -> [String] {
        try Tape(SourceText(text, name: "a.tape")).steps.map { "\($0.kind)" }
    }

    /// What is wrong with a text, without the excerpts.
    private func messages(_ text: String) -> [String] {
        do {
            _ = try Tape(SourceText(text, name: "a.tape"))
            return []
        } catch {
            return error.messages.split(separator: "\n").filter { $0.hasPrefix("a.tape:") }.map(String.init)
        }
    }

    @Test("every row of the table of steps can be read as it is printed")
    func table() throws {
        let examples = [
            "NAME=VALUE": "name=1", "NAME": "book", "[over 2s]": "over 2s", "[left|right|DEG]": "left", "DEG": "120",
            "left|right|off": "left", "visible|hidden": "visible", "rail|top|bottom|overflow": "rail", "[2]": "2",
            "DY [\"identifier\"]": "-40.5 \"list\"", "X Y W H": "0 0 1 2.5", " N": " 2", " K": " b", "FILE": "A.swift",
        ].sorted { $0.key.count > $1.key.count }
        for row in StepTable.rows {
            var text = row.usage
            for (placeholder, example) in examples { text = text.replacing(placeholder, with: example) }
            #expect(messages(text) == [], "\(text)")
            #expect(row.help.count <= 80)
        }
        for word in StepWord.allCases { #expect(StepTable.rows.contains { $0.word == word }, "\(word) is explained") }
        for word in ExpectWord.allCases {
            let usages = StepTable.rows.filter { $0.word == .expect }.map(\.usage).joined(separator: " ")
            #expect(usages.contains(word.rawValue))
        }
    }

    @Test("steps end with their line or a semicolon; comments and blank lines are nothing")
    func lines() throws {
        #expect(
            try steps("# a tape\n\npose book; back # and home\r\n  ;;dismiss") == [
                "pose(CreaseDevice.Pose.book)", "back", "dismiss",
            ])
        #expect(try steps("") == [])
        #expect(try steps("# only words") == [])
    }

    @Test("words in quotes keep their blanks, semicolons and hashes; quotes may be left out where nothing follows")
    func quotes() throws {
        #expect(try steps("caption \"a; b # c \\\"d\\\" \\\\\"") == ["caption(\"a; b # c \\\"d\\\" \\\\\")"])
        #expect(try steps("tap 'Add to cart'") == ["tap(\"Add to cart\", ordinal: 1)"])
        #expect(try steps("tap “Ember”") == ["tap(\"Ember\", ordinal: 1)"])
        #expect(try steps("tap Add to cart") == ["tap(\"Add to cart\", ordinal: 1)"])
        #expect(try steps("tap Remove 2") == ["tap(\"Remove\", ordinal: 2)"])
        #expect(try steps("tap \"Remove 2\"") == ["tap(\"Remove 2\", ordinal: 1)"])
        #expect(try steps("set title=\"two words\"") == ["set(name: \"title\", value: \"\\\"two words\\\"\")"])
    }

    @Test("conditions take the words of their options")
    func conditions() throws {
        let text = """
            sdk 27.0; keyboard; keyboard off; live 2; camera on; text-size accessibility1; direction rtl; scheme dark
            """
        var conditions = Conditions()
        for step in try Tape(SourceText(text)).steps {
            guard case .condition(let setting) = step.kind else { continue }
            conditions.take(setting)
        }
        #expect(
            conditions
                == Conditions(
                    tier: .sdk27, liveActivities: 2, camera: true, textSize: .accessibility1, direction: .rightToLeft,
                    scheme: .dark))
    }

    @Test("a turn is to the right, to the left, or to an angle")
    func turns() throws {
        #expect(
            try steps("rotate; rotate right; rotate left; rotate 90; rotate -90") == [
                "turn(CreaseApp.TapeStep.Turn.right)", "turn(CreaseApp.TapeStep.Turn.right)",
                "turn(CreaseApp.TapeStep.Turn.left)",
                "turn(CreaseApp.TapeStep.Turn.to(CreaseDevice.Rotation.clockwise))",
                "turn(CreaseApp.TapeStep.Turn.to(CreaseDevice.Rotation.anticlockwise))",
            ])
    }

    @Test("what is wrong is told with its place and the nearest right form, all at once")
    func wrong() {
        #expect(
            messages("pose book\n  tpa \"Ember\"; wait 3\nexpect visable x") == [
                "a.tape:2:3: error: unknown step 'tpa'; did you mean 'tap'?",
                "a.tape:2:21: error: a time has its unit, up to an hour: 800ms or 2s, not '3'",
                "a.tape:3:8: error: 'expect' takes visible, hidden, rail, top, bottom, overflow, tab, no-rail or frame,"
                    + " not 'visable'; did you mean 'visible'?",
            ])
        let single: [(String, String)] = [
            (
                "pose bok",
                "1:6: error: 'pose' takes closed, book, open, laptop, tall or tent, not 'bok'; did you mean 'book'?"
            ),
            ("pose", "1:1: error: 'pose' takes NAME"),
            ("hinge 200", "1:7: error: 'hinge' takes a number from 0 to 180, not '200'"),
            ("hinge 90 in 2s", "1:10: error: only 'over 2s' may follow, not 'in'"),
            ("tap", "1:1: error: write 'tap \"Label or identifier\" [2]'"),
            ("tap \"A\" b", "1:9: error: only a number may follow, such as 2 for the second one, not 'b'"),
            ("back home", "1:6: error: 'home' is too much"),
            ("caption \"open", "1:9: error: the closing \" is missing"),
            ("key hyper-x", "1:5: error: unknown key 'hyper-x'; see 'crease help keys'"),
            ("set =1", "1:1: error: 'set' takes NAME=VALUE, not '=1'"),
            ("expect frame a 1 2 3", "1:8: error: write "),
            ("scroll far", "1:8: error: a number of points has to stand here, not 'far'"),
            ("layout A.swift; layout B.swift", "1:17: error: a tape plays on one layout"),
            ("text-size huge", "1:11: error: 'text-size' takes "),
        ]
        for (text, message) in single {
            let told = messages(text)
            #expect(told.count == 1 && told[0].hasPrefix("a.tape:" + message), "\(text): \(told)")
        }
    }

    @Test("any text of up to five small pieces is read or refused, never a trap")
    func exhaustive() {
        let pieces = ["tap", "\"", "'", "\\", ";", "\n", " ", "2", "±", "#", "expect", "frame", "“", "=", "over"]
        var texts = [""]
        for _ in 0..<4 { texts = texts.flatMap { text in pieces.map { text + $0 } } + [""] }
        for text in texts { _ = try? Tape(SourceText(text)) }
        #expect(texts.count > 50_000)
    }
}

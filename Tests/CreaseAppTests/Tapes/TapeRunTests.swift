import CreaseDevice
import CreaseLanguage
import Testing

@testable import CreaseApp

/// Opens a layout written in a test and plays steps on it.
struct Play {
    let document: Document
    var run: TapeRun
    /// What failed, without places.
    private(set) var failures: [String] = []

    init(_ layout: String, _ steps: String = "", conditions: Conditions = Conditions()) throws {
        document = try Document(Array(layout.utf8), file: .path("Layout.swift"))
        run = TapeRun(Session(document, Situation(conditions: conditions, app: document.opening)))
        try step(steps)
    }

    mutating func step(_ steps: String) throws {
        let old = run.failures.count
        run.play(try Tape(SourceText(steps)).steps)
        failures += run.failures.dropFirst(old).map(\.message)
    }

    var conditions: Conditions { run.session.situation.conditions }
}

struct TapeRunTests {
    private static let mail = """
        struct Mail: View {
            @State private var note = ""
            @State private var isOn = false
            @State private var isPresented = false
            var body: some View {
                TabView {
                    Tab("Inbox", systemImage: "tray") {
                        NavigationStack {
                            ScrollView {
                                VStack {
                                    Button("Compose") { isPresented = true }
                                    Toggle("Unread", isOn: $isOn)
                                    Text(isOn ? "only unread" : "all")
                                    TextField("Note", text: $note).accessibilityIdentifier("note")
                                    Text("note: \\(note)")
                                    Button("Locked") {}.disabled(true)
                                    Text("Words")
                                    Button("Ghost") {}.hidden()
                                    Button("Same") { note = "first" }
                                    Button("Same") { note = "second" }
                                    ForEach(0..<40) { i in NavigationLink("Row \\(i)") { Text("Page \\(i)") } }
                                }
                            }
                            .accessibilityIdentifier("list")
                            .navigationTitle("Mail")
                            .toolbar {
                                ToolbarItem(placement: .topBarTrailing) { Button("Filter", systemImage: "line.3.horizontal") {} }
                                ToolbarItem(placement: .secondaryAction) { Button("Help", systemImage: "questionmark") { note = "help" } }
                            }
                        }
                    }
                    Tab("Sent", systemImage: "paperplane") { Text("Nothing sent") }
                }
                .sheet(isPresented: $isPresented) { Text("A new mail") }
            }
        }
        """

    @Test(
        "a step that cannot be done says why, with what stands in the way",
        arguments: [
            ("tap Locked", "\"Locked\" is disabled"),
            ("tap Words", "\"Words\" does nothing when tapped"),
            ("tap Ghost", "\"Ghost\" is hidden here"),
            ("tap \"Row 39\"", "\"Row 39\" is scrolled out of sight"),
            ("tap Help", "\"Help\" is in the overflow menu; tap \"More\" first"),
            ("keyboard; tab Sent", "\"Sent\" is covered by the keyboard"),
            ("tap Compose; tap Unread", "\"Unread\" is behind the sheet"),
            ("tap Fliter", "no element is called \"Fliter\"; did you mean \"Filter\"?"),
            ("tab Outbox", "no tab is called \"Outbox\"; there are \"Inbox\" or \"Sent\""),
            ("tap Same 3", "there are fewer than 3 of \"Same\" to tap"),
            ("back", "there is nothing to go back to"),
            ("dismiss", "there is nothing to dismiss"),
            ("type x", "no text field has the focus; tap one first"),
            ("scroll -10", "it cannot scroll further that way"),
            ("scroll 10 wall", "nothing called \"wall\" scrolls"),
            ("tab Sent; scroll 10", "nothing here scrolls"),
            ("device iphone-6.9; pose book", "this phone has no hinge"),
        ])
    func obstacles(steps: String, reason: String) throws {
        let play = try Play(Self.mail, steps)
        #expect(play.failures.count == 1 && play.failures[0].hasSuffix(": " + reason), "\(play.failures)")
    }

    @Test(
        "what a person does with a layout, and what they see then",
        arguments: [
            "tap Unread; expect visible \"only unread\"; tap Unread; expect visible all",
            "tap note; type \"milk\"; expect visible \"note: milk\"; key backspace; expect visible \"note: mil\"",
            "tap note; type \"milk\\n\"; tab Sent; expect tab Sent; expect visible \"Nothing sent\"",
            "tap Same 2; expect visible \"note: second\"",
            "tap Compose; expect visible \"A new mail\"; dismiss; expect hidden \"A new mail\"",
            "tap More; tap Help; expect visible \"note: help\"",
            "scroll 400; expect hidden Compose; scroll -9999; expect visible Compose",
            "tap \"Row 3\"; expect visible \"Page 3\"; back; expect visible \"Row 3\"",
            "expect rail Filter; expect overflow Help; pose tall; expect top Filter; expect no-rail",
            "pose book; tap \"Row 2\"; pose closed; expect visible \"Page 2\"",
            "set note=\"eggs\"; expect visible \"note: eggs\"; tap Same; expect visible \"note: first\"",
            "tap Unread; set isOn=false; expect visible all",
            "key b; expect frame list 0 82 867 553; key u",
        ])
    func use(steps: String) throws {
        let play = try Play(Self.mail, steps)
        #expect(play.failures == [])
    }

    @Test("a failed expectation is noted and the tape goes on; a step that cannot be done ends it")
    func failing() throws {
        let play = try Play(Self.mail, "expect visible Nobody; tab Sent; expect tab Inbox; tap Nobody; tab Inbox")
        #expect(
            play.failures == [
                "expect visible Nobody: no element is called \"Nobody\"",
                "expect tab Inbox: the selected tab is \"Sent\"", "tap Nobody: no element is called \"Nobody\"",
            ])
        #expect(play.run.stepCount == 4 && play.run.expectationCount == 2)
    }

    @Test("an expectation that fails tells what is there instead")
    func found() throws {
        let play = try Play(
            Self.mail,
            "expect top Filter; expect no-rail; expect hidden Compose; expect frame Compose 0 0 1 1; expect rail Reply")
        #expect(play.failures.count == 5)
        #expect(play.failures[0] == "expect top Filter: \"Filter\" is in the rail: has a symbol, so it goes vertical")
        #expect(play.failures[1] == "expect no-rail: there is a rail, with \"Filter\" or \"More\"")
        #expect(play.failures[2].hasPrefix("expect hidden Compose: \"Compose\" is visible at "))
        #expect(play.failures[3].hasPrefix("expect frame Compose 0 0 1 1: \"Compose\" is at "))
        #expect(play.failures[4] == "expect rail Reply: no bar item is called \"Reply\"")
    }

    @Test("frames carry chapter, caption, motion and time for a recorder")
    func frames() throws {
        let tape = try Tape(
            SourceText(
                "chapter Start; caption \"Look\"; pose open; hinge 90 over 2s; wait 800ms; chapter End; tab Sent"))
        var frames: [TapeFrame] = []
        var run = try Play(Self.mail).run
        run.play(tape.steps) { frames.append($0) }
        #expect(frames.map { $0.chapter } == ["Start", "Start", "Start", "Start", "Start", "End", "End"])
        #expect(frames.map { $0.caption } == [nil, "Look", "Look", "Look", "Look", nil, nil])
        #expect(
            frames.map(\.motion) == [.cut, .cut, .fold, .sweep(from: 180, seconds: 2), .cut, .cut, .cut])
        #expect(frames.map(\.hold) == [nil, nil, nil, nil, 0.8, nil, nil])
        #expect(frames[3].situation.conditions.hinge == 90)
    }
}

import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

/// What fields, sliders and edit buttons do when they are used, and what keeps a finger from reaching a view.
struct ControlTapTests {
    private func play(_ body: String, _ steps: String) throws {
        #expect(try failures(body, steps) == [], "\(steps)")
    }

    private func failures(_ body: String, _ steps: String) throws -> [String] {
        try Play("struct Screen: View {\n" + body + "\n}", steps).failures
    }

    @Test("return in a field performs onSubmit, inner ones first, after the text was written")
    func submit() throws {
        try play(
            """
            @State private var name = ""
            @State private var log = "nothing"
            var body: some View {
                VStack {
                    TextField("Name", text: $name).onSubmit { log = "hello \\(name)" }
                    Text(log)
                }
                .onSubmit { log += ", twice" }
                .onSubmit(of: .search) { log = "searched" }
            }
            """,
            "tap Name; type \"Ada\"; expect visible nothing; type \"\\n\"; expect visible \"hello Ada, twice\"; expect visible Ada"
        )
        try play(
            """
            @State private var words = ""
            @State private var log = "nothing"
            var body: some View {
                NavigationStack { Text(log) .searchable(text: $words, prompt: "Find").onSubmit(of: .search) { log = words } }
            }
            """, "tap Find; type \"mew\"; type \"\\n\"; expect visible mew; expect hidden nothing")
    }

    @Test("a tap on a slider moves it a tenth, or a step, and from its end back to its start")
    func slider() throws {
        try play(
            """
            @State private var volume = 0.5
            @State private var level = 0.0
            var body: some View {
                Form {
                    Slider(value: $volume, in: 0...10) { Text("Volume") }
                    Slider(value: $level, in: 0...10, step: 5) { Text("Level") }
                    Text("at \\(Int(volume)) and \\(Int(level))")
                }
            }
            """,
            """
            tap Volume; tap Level; expect visible "at 1 and 5"; tap Level; expect visible "at 1 and 10"
            tap Level; expect visible "at 1 and 0"
            """)
    }

    @Test("EditButton begins and ends editing, which the views inside can read, and says which it would do")
    func editButton() throws {
        let list = """
            struct Rows: View {
                @Environment(\\.editMode) private var editMode
                var body: some View {
                    List { Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading") }
                        .toolbar { EditButton() }
                }
            }
            struct Screen: View { var body: some View { NavigationStack { Rows().navigationTitle("Rows") } } }
            """
        #expect(
            try Play(
                list,
                "expect visible reading; tap Edit; expect visible editing; pose open; expect visible editing; tap Done; expect visible reading"
            ).failures == [])
        try play(
            """
            @State private var mode: EditMode = .inactive
            var body: some View {
                NavigationStack {
                    VStack { EditButton(); Text(mode == .active ? "editing" : "reading") }
                        .environment(\\.editMode, $mode)
                }
            }
            """, "tap Edit; expect visible editing; tap Done; expect visible reading")
    }

    @Test("what lets taps through is not tapped; what lies behind it is")
    func hitTesting() throws {
        let body = """
            @State private var n = 0
            var body: some View {
                ZStack {
                    Button("Save \\(n)") { n += 1 }
                    Text("Veil").onTapGesture { n += 10 }.frame(width: 300, height: 300)HIT
                }
            }
            """
        #expect(
            try failures(body.replacing("HIT", with: ""), "tap \"Save 0\"") == [
                "tap \"Save 0\": \"Save 0\" is covered by \"Veil\""
            ])
        let open = body.replacing("HIT", with: ".allowsHitTesting(false)")
        #expect(try failures(open, "tap \"Save 0\"; expect visible \"Save 1\"") == [])
        #expect(try failures(open, "tap Veil").first?.hasSuffix("lets taps through: allowsHitTesting(false)") == true)
    }

    @Test("colours, filled shapes, pictures and words stop a tap; outlines and what is clear do not")
    func solid() throws {
        for (veil, isSolid) in [
            ("Color.red.opacity(0.2)", true), ("Rectangle()", true), ("Text(\"a\")", true), ("Color.clear", false),
            ("RoundedRectangle(cornerRadius: 8).stroke(.red)", false), ("Spacer()", false),
            ("Color.red.allowsHitTesting(false)", false),
        ] {
            let found = try failures(
                "@State private var n = 0\nvar body: some View { Button(\"Go \\(n)\") { n += 1 }.overlay { \(veil) } }",
                "tap \"Go 0\"; expect visible \"Go 1\"")
            #expect(found.isEmpty != isSolid, "\(veil): \(found)")
        }
    }

    @Test("disabled controls refuse a tap wherever they are")
    func disabled() throws {
        let body = """
            @State private var n = 0
            @State private var value = 0.0
            var body: some View {
                NavigationStack {
                    VStack {
                        Slider(value: $value) { Text("Volume") }.disabled(true)
                        Text("Plain").onTapGesture { n += 1 }.disabled(true)
                        Menu("Open") { Button("Inside") { n += 1 }.disabled(true) }
                    }
                    .toolbar {
                        Button("Add", systemImage: "plus") { n += 1 }.disabled(true)
                        ToolbarItem(placement: .secondaryAction) { Button("Rare") { n += 1 }.disabled(true) }
                    }
                }
            }
            """
        for (steps, name) in [
            ("tap Volume", "Volume"), ("tap Plain", "Plain"), ("tap Add", "Add"), ("tap Open; tap Inside", "Inside"),
            ("tap More; tap Rare", "Rare"),
        ] {
            #expect(try failures(body, steps).last?.hasSuffix("\"\(name)\" is disabled") == true, "\(steps)")
        }
    }

    @Test("toolbar items answer to their identifiers, in bars and in menus")
    func identifiers() throws {
        try play(
            """
            @State private var n = 0
            var body: some View {
                NavigationStack {
                    Text("n \\(n)").toolbar {
                        Button("Add", systemImage: "plus") { n += 1 }.accessibilityIdentifier("add")
                        ToolbarItem(placement: .secondaryAction) {
                            Button("Rare") { n += 10 }.accessibilityIdentifier("rare")
                        }
                    }
                }
            }
            """,
            "tap add; expect visible \"n 1\"; tap More; tap rare; expect visible \"n 11\"; expect frame add 394 171 48 48 ±1"
        )
    }

    @Test("an inspector stands beside the content, and both are in reach")
    func inspector() throws {
        let play = try Play(
            """
            struct Screen: View {
                @State private var n = 0
                var body: some View {
                    NavigationStack {
                        Button("Page \\(n)") { n += 1 }
                            .inspector(isPresented: .constant(true)) { Button("Side \\(n)") { n += 1 } }
                    }
                }
            }
            """, "pose open; tap \"Page 0\"; tap \"Side 1\"")
        #expect(play.failures == [])
        let labels = play.run.session.lit.elements.compactMap(\.label)
        #expect(labels.contains("Page 2") && labels.contains("Side 2"))
    }
}

import CreaseDevice
import Testing

@testable import CreaseApp

/// What controls, navigation and events do to state.
struct StateControlTests {
    private func play(_ body: String, _ steps: String) throws {
        #expect(try Play("struct Screen: View {\n" + body + "\n}", steps).failures == [], "\(steps)")
    }

    @Test("pickers in every style, steppers within their range, menus and links")
    func controls() throws {
        for style in ["segmented", "menu", "inline"] {
            try play(
                """
                @State private var size = "S"
                var body: some View {
                    Form {
                        Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \\.self) { Text($0) } }
                            .pickerStyle(.\(style))
                        Text("size \\(size)")
                    }
                }
                """,
                (style == "menu" ? "tap Size; " : "") + "tap L; expect visible \"size L\"")
        }
        try play(
            """
            @State private var n = 1
            var body: some View { Form { Stepper("Count", value: $n, in: 0...2); Text("n \\(n)") } }
            """,
            "tap \"+\"; expect visible \"n 2\"; tap \"+\"; expect visible \"n 2\"; tap \"−\"; tap \"−\"; tap \"−\"; expect visible \"n 0\""
        )
        try play(
            """
            @State private var word = "none"
            var body: some View { VStack { Menu("Open") { Button("First") { word = "first" } }; Text(word) } }
            """,
            "tap Open; expect visible First; tap First; expect hidden First; expect visible first; tap Open; dismiss; expect hidden First"
        )
    }

    @Test("a list's selection, typed paths and values, and dismiss from a pushed page")
    func navigation() throws {
        try play(
            """
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    VStack { NavigationLink("Go", value: 1); Button("Deep") { path = [1, 2, 3] } }
                        .navigationDestination(for: Int.self) { n in
                            VStack { Text("page \\(n)"); Button("Next") { path.append(n + 1) }; Button("Home") { path.removeAll() } }
                        }
                }
            }
            """,
            """
            tap Go; expect visible "page 1"; tap Next; expect visible "page 2"; pose open; back; expect visible "page 1"
            tap Home; tap Deep; expect visible "page 3"; back; expect visible "page 2"; tap Home; expect visible Go
            """)
        try play(
            """
            @State private var path = NavigationPath()
            var body: some View {
                NavigationStack(path: $path) {
                    Button("Go") { path.append("x") }
                        .navigationDestination(for: String.self) { Text("page \\($0)") }
                }
            }
            """, "tap Go; expect visible \"page x\"; back; expect visible Go")
        let page = """
            struct Page: View {
                @Environment(\\.dismiss) private var dismiss
                var body: some View { Button("Leave") { dismiss() } }
            }
            struct Screen: View {
                @State private var isOn = false
                var body: some View {
                    NavigationStack { VStack { NavigationLink("Go") { Page() }; Button("Show") { isOn = true } } }
                        .sheet(isPresented: $isOn) { Page() }
                }
            }
            """
        #expect(
            try Play(page, "tap Go; tap Leave; expect visible Show; tap Show; tap Leave; expect hidden Leave").failures
                == [])
        try play(
            """
            @State private var chosen: String? = nil
            var body: some View {
                NavigationSplitView {
                    List(["A", "B"], id: \\.self, selection: $chosen) { Text("row \\($0)") }
                } detail: { Text("chosen \\(chosen ?? "none")") }
            }
            """,
            """
            tap "row B"; expect visible "chosen B"; pose open; expect visible "chosen B"; tap "row A"
            expect visible "chosen A"; pose closed; expect visible "chosen A"; back; expect visible "row A"
            """)
    }

    @Test("alerts and dialogs go with any of their buttons")
    func dialogs() throws {
        for kind in ["alert", "confirmationDialog"] {
            try play(
                """
                @State private var isOn = false
                @State private var word = "none"
                var body: some View {
                    VStack { Button("Ask") { isOn = true }; Text(word) }
                        .\(kind)("Sure?", isPresented: $isOn) {
                            Button("Yes") { word = "yes" }
                            Button("No", role: .cancel) {}
                        }
                }
                """,
                "tap Ask; tap Yes; expect hidden No; expect visible yes; tap Ask; tap No; expect hidden Yes; expect visible yes"
            )
        }
    }

    @Test("onAppear, onDisappear, onChange and onHingeChange run when it is their time")
    func events() throws {
        try play(
            """
            @State private var isOn = false
            @State private var seen = 0
            @State private var gone = 0
            @State private var changes = 0
            @State private var bends = 0
            var body: some View {
                VStack {
                    Toggle("Switch", isOn: $isOn)
                    if isOn { Text("here").onAppear { seen += 1 }.onDisappear { gone += 1 } }
                    Text("seen \\(seen) gone \\(gone) changes \\(changes)")
                }
                .onChange(of: isOn) { changes += 1 }
            }
            """,
            """
            expect visible "seen 0 gone 0 changes 0"; tap Switch; expect visible "seen 1 gone 0 changes 1"; pose open
            expect visible "seen 1 gone 0 changes 1"; tap Switch; expect visible "seen 1 gone 1 changes 2"
            """)
        try play(
            """
            @State private var words = "never"
            var body: some View {
                Text(words).onHingeChange { _, new in words = new.hinge.status == .partiallyOpen ? "half" : "else" }
            }
            """, "pose book; expect visible half; pose open; expect visible else")
    }
}

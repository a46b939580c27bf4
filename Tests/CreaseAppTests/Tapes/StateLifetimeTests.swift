import CreaseDevice
import Testing

@testable import CreaseApp

/// State as SwiftUI keeps and loses it: each layout is used by a tape.
struct StateLifetimeTests {
    private static let counter = """
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\\(name) \\(count)") { count += 1 } }
        }
        """

    private func play(_ body: String, _ steps: String) throws {
        let text = Self.counter + "\nstruct Screen: View {\n" + body + "\n}\n#Preview { Screen() }"
        #expect(try Play(text, steps).failures == [], "\(steps)")
    }

    @Test("a view that stays in its place keeps its state through poses, tiers and text sizes")
    func survives() throws {
        try play(
            "var body: some View { VStack { Counter(name: \"a\"); Text(\"x\") } }",
            """
            tap "a 0"; tap "a 1"; pose book; expect visible "a 2"; pose tall; rotate; sdk 26.0; sdk 27.1
            text-size accessibility3; split left; pose closed; expect visible "a 2"; tap "a 2"; expect visible "a 3"
            """)
    }

    @Test("the branches of an if are different views: switching loses the state, a modifier's argument does not")
    func branches() throws {
        let width = "@Environment(\\.horizontalSizeClass) private var width\nvar body: some View { "
        try play(
            width
                + "if width == .regular { HStack { Counter(name: \"a\") } } else { VStack { Counter(name: \"a\") } } }",
            "tap \"a 0\"; pose open; expect visible \"a 0\"; tap \"a 0\"; pose closed; expect visible \"a 0\"")
        try play(
            width + "Counter(name: \"a\").padding(width == .regular ? 20 : 0) }",
            "tap \"a 0\"; pose open; expect visible \"a 1\"; pose closed; expect visible \"a 1\"")
        try play(
            width + "let layout = width == .regular ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())\n"
                + "layout { Counter(name: \"a\") } }",
            "tap \"a 0\"; pose open; expect visible \"a 1\"")
    }

    @Test("a view that was taken away and comes back begins anew; another id is another view")
    func comesBack() throws {
        let flag = "@State private var isOn = true\n@State private var n = 0\nvar body: some View { VStack {\n"
        try play(
            flag + "Toggle(\"Switch\", isOn: $isOn); if isOn { Counter(name: \"a\") } } }",
            "tap \"a 0\"; tap Switch; expect hidden \"a 1\"; tap Switch; expect visible \"a 0\"")
        try play(
            flag + "Button(\"Next\") { n += 1 }; Counter(name: \"a\").id(n) } }",
            "tap \"a 0\"; tap Next; expect visible \"a 0\"")
        try play(
            flag + "Button(\"Less\") { n += 1 }; ForEach(n..<3, id: \\.self) { i in Counter(name: \"row\\(i)\") } } }",
            "tap \"row1 0\"; tap \"row2 0\"; tap Less; expect visible \"row1 1\"; tap Less; expect visible \"row2 1\"")
    }

    @Test("a sheet's state goes with the sheet, and so do its pushed pages")
    func sheets() throws {
        try play(
            """
            @State private var isOn = false
            var body: some View {
                Button("Open") { isOn = true }
                    .sheet(isPresented: $isOn) {
                        NavigationStack { VStack { Counter(name: "a"); NavigationLink("More") { Counter(name: "b") } } }
                    }
            }
            """,
            """
            tap Open; tap "a 0"; pose book; expect visible "a 1"; tap More; tap "b 0"; expect visible "b 1"
            dismiss; tap Open; expect visible "a 0"; tap More; expect visible "b 0"
            """)
    }

    @Test("pages keep their state while they are covered, and lose it when popped")
    func pages() throws {
        try play(
            """
            var body: some View {
                NavigationStack {
                    VStack {
                        GeometryReader { _ in Counter(name: "root") }
                        NavigationLink("More") { VStack { Counter(name: "page") } }
                    }
                }
            }
            """,
            """
            tap "root 0"; tap More; tap "page 0"; pose open; pose closed; expect visible "page 1"; back
            expect visible "root 1"; tap More; expect visible "page 0"
            """)
    }

    @Test("tabs keep their state and their pages while others are shown, with or without a selection of the program")
    func tabs() throws {
        for (state, selection) in [("", ""), ("@State private var tab = 0\n", "selection: $tab")] {
            let value = { (number: Int) in selection.isEmpty ? "" : ", value: \(number)" }
            try play(
                state + """
                    var body: some View {
                        TabView(\(selection)) {
                            Tab("One", systemImage: "1.circle"\(value(0))) {
                                NavigationStack { VStack { Counter(name: "a"); NavigationLink("More") { Counter(name: "b") } } }
                            }
                            Tab("Two", systemImage: "2.circle"\(value(1))) { Counter(name: "c") }
                        }
                    }
                    """,
                """
                tap "a 0"; tap More; tap "b 0"; tab Two; tap "c 0"; pose open; pose closed; tap "c 1"
                tab One; expect visible "b 1"; back; expect visible "a 1"; tab Two; expect visible "c 2"
                """)
        }
    }

    @Test("a binding reads and writes the state of the view above; a stored value does not outlive its storage")
    func bindings() throws {
        let text = """
            struct Child: View {
                @Binding var n: Int
                @AppStorage("total") private var total = 0
                var body: some View { Button("child \\(n) of \\(total)") { n += 1; total += 1 } }
            }
            struct Parent: View {
                @State private var n = 0
                @State private var isOn = true
                var body: some View {
                    VStack { Text("parent \\(n)"); Toggle("Switch", isOn: $isOn); if isOn { Child(n: $n) } }
                }
            }
            #Preview { Parent() }
            """
        let steps =
            "tap \"child 0 of 0\"; expect visible \"parent 1\"; tap Switch; tap Switch; expect visible \"child 1 of 1\""
        #expect(try Play(text, steps).failures == [])
    }
}

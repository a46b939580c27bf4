import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

/// What is kept for views goes with them: what they were told, how far they were scrolled.
struct ForgettingTests {
    private static let flag = """
        @State private var isOn = true
        @State private var n = 0
        @State private var heard = 0
        """

    private func play(_ body: String, _ steps: String) throws -> Play {
        let play = try Play("struct Screen: View {\n" + body + "\n}", steps)
        #expect(play.failures == [], "\(steps)")
        return play
    }

    @Test("a watcher that comes back is a new one: what changed meanwhile is no change to it")
    func watcher() throws {
        _ = try play(
            Self.flag + """

                var body: some View {
                    VStack {
                        Button("Switch") { isOn.toggle() }
                        Button("Count") { n += 1 }
                        if isOn { Text("here").onChange(of: n) { heard += 1 } }
                        Text("heard \\(heard)")
                    }
                }
                """,
            """
            tap Count; expect visible "heard 1"; tap Switch; tap Count; tap Switch; expect visible "heard 1"
            tap Count; expect visible "heard 2"
            """)
    }

    @Test("a scroll view that comes back begins at its start; one that stays keeps its offset, hidden or covered too")
    func scrolling() throws {
        let rows = "ScrollView { ForEach(0..<60, id: \\.self) { Text(\"row \\($0)\") } }"
        let gone = try play(
            Self.flag
                + "\nvar body: some View { VStack { Button(\"Switch\") { isOn.toggle() }; if isOn { \(rows) } } }",
            "scroll 400; expect hidden \"row 0\"; tap Switch; tap Switch; expect visible \"row 0\"")
        #expect(gone.run.session.situation.app.interaction.scroll.isEmpty)
        #expect(gone.run.session.situation.app.anchors.isEmpty)

        _ = try play(
            "var body: some View { TabView { Tab(\"One\", systemImage: \"1.circle\") { \(rows) }; Tab(\"Two\", systemImage: \"2.circle\") { Text(\"b\") } } }",
            "scroll 400; expect hidden \"row 0\"; tab Two; tab One; expect hidden \"row 0\"")
        _ = try play(
            "var body: some View { NavigationStack { ScrollView { NavigationLink(\"Go\") { Text(\"Page\") }.padding(.top, 500); ForEach(0..<60, id: \\.self) { Text(\"row \\($0)\") } } } }",
            "scroll 300; tap Go; expect visible Page; back; expect visible Go; expect visible \"row 5\"")
    }

    @Test("what is kept does not grow with what was once shown")
    func bounded() throws {
        let play = try play(
            Self.flag + """

                var body: some View {
                    VStack {
                        Button("Next") { n += 1 }
                        ScrollView { Text("page \\(n)").frame(height: 3000) }.id(n)
                            .onChange(of: heard) { }
                            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { _ in }
                            .onHingeChange { _, _ in }
                    }
                }
                """,
            (0..<6).map { _ in "scroll 200; tap Next" }.joined(separator: "; "))
        let app = play.run.session.situation.app
        #expect(app.told.values.count <= 1 && app.told.geometry.count <= 1 && app.told.hinge.count <= 1)
        #expect(app.interaction.scroll.count <= 1 && app.anchors.count <= 1)
    }
}

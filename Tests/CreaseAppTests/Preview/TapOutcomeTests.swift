import CreaseCanvas
import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

/// One of each control, each with what the footer says after it was tapped.
private let layout = """
    import SwiftUI
    struct Home: View {
        @State private var count = 0
        @State private var isOn = false
        @State private var isSheet = false
        @State private var name = ""
        var body: some View {
            NavigationStack {
                VStack {
                    Button("More") { count += 1 }
                    Button("Idle") { }
                    Toggle("Sound", isOn: $isOn)
                    Button("About") { isSheet = true }
                    TextField("Name", text: $name)
                    NavigationLink("Next") { Text("Page").navigationTitle("Second") }
                    Button("Off") { count = 9 }.disabled(true)
                    Text("Plain")
                }
                .navigationTitle("First")
                .sheet(isPresented: $isSheet) { Text("Inside") }
            }
        }
    }
    """

struct TapOutcomeTests {
    private func said(after name: String) throws -> String? {
        let document = try Document(Array(layout.utf8), file: .path("Home.swift"))
        var session = Session(document, Situation(app: document.opening), title: document.title)
        session.options.selection = session.lit.elements.first { $0.label == name }?.id
        #expect(session.selected != nil, "\(name) can be selected")
        session.tapSelection()
        return session.notice
    }

    @Test(
        "the footer says what a tap did, or why it could not",
        arguments: [
            ("More", "\"More\" set count to 1"),
            ("Idle", "\"Idle\" ran, and changed nothing"),
            ("About", "\"About\" opened a sheet"),
            ("Next", "\"Next\" went to \"Second\""),
            ("Off", "\"Off\" is disabled"),
            ("Plain", "\"Plain\" does nothing when tapped"),
        ])
    func words(name: String, words: String) throws {
        #expect(try said(after: name) == words)
    }

    @Test("what the keyboard covers says so")
    func covered() throws {
        let document = try Document(Array("VStack { Spacer(); Button(\"Low\") { } }".utf8), file: .path("Low.swift"))
        var session = Session(
            document, Situation(conditions: Conditions(hinge: 180), app: document.opening), title: "Low.swift")
        session.options.selection = session.lit.elements.first { $0.label == "Low" }?.id
        session.change { $0.conditions.keyboard = true }
        session.tapSelection()
        // The keyboard may push the layout up instead, as on the device; then the tap lands.
        #expect(
            session.notice == "\"Low\" is covered by the keyboard"
                || session.notice == "\"Low\" ran, and changed nothing")
    }
}

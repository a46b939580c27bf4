import CreaseLanguage
import CreaseLayout
import Testing

/// Real projects: what nobody knows is boxed, left aside or guessed, and said so once.
@Suite struct LenientTests {
    private func read(_ source: String, set: [(String, String)] = []) -> (tree: String, notes: [String]) {
        let program = Program(source: SourceText("import SwiftUI\n\n" + source))
        var state = StateStore()
        for (name, value) in set { state.set(name, to: value) }
        let evaluation = program.evaluate(state: state)
        let tree = TreeDump.text(evaluation.root)
        return (tree, evaluation.notes.map { $0.count > 1 ? "\($0.message) ×\($0.count)" : $0.message })
    }

    @Test("an unknown view is a labelled box around what its closures build")
    func unknownView() {
        let found = read("VStack {\n    FancyCard(title: \"A\") { Text(\"inside\") }\n}")
        #expect(found.tree == "vstack center\n  placeholder FancyCard guessed\n    text \"inside\"")
        #expect(found.notes == ["'FancyCard' is drawn as a box"])
    }

    @Test("an unknown modifier does nothing and is counted once per name")
    func unknownModifier() {
        let found = read("VStack {\n    Text(\"A\").shimmer()\n    Text(\"B\").shimmer().padding(1)\n}")
        #expect(found.tree == "vstack center\n  text \"A\"\n  padding 1.0 1.0 1.0 1.0\n    text \"B\"")
        #expect(found.notes == ["'.shimmer' is not known and does nothing ×2"])
    }

    @Test("an unknown value shows words fit for its name")
    func unknownValue() {
        let found = read(
            "struct Page: View {\n    @ObservedObject var model: Model\n    var body: some View { Text(model.title) }\n}"
        )
        #expect(found.tree == "group\n  text \"Title\"")
    }

    @Test("conditions take stated guesses: data is there, nothing is loading, nothing went wrong")
    func guesses() {
        let source = """
            struct Page: View {
                @ObservedObject var model: Model
                var body: some View {
                    if model.isLoading {
                        ProgressView()
                    } else if let error = model.error {
                        Text("error")
                    } else if model.items != nil {
                        Text("items")
                    }
                }
            }
            """
        let found = read(source)
        #expect(found.tree == "group\n  text \"error\"")
        #expect(found.notes.first == "takes 'model.isLoading' for false; --set model.isLoading=true decides")
        #expect(found.notes.dropFirst().first == "takes 'model.error' for present; --set model.error=nil decides")
    }

    @Test("a guess is overridden by name")
    func overridden() {
        let source =
            "struct Page: View {\n    var isLoading: Bool\n    var body: some View {\n        if isLoading { Text(\"wait\") } else { Text(\"ready\") }\n    }\n}"
        #expect(read(source).tree == "group\n  text \"ready\"")
        #expect(read(source, set: [("isLoading", "true")]).tree == "group\n  text \"wait\"")
    }

    @Test("a few rows stand for data that is not here")
    func rows() {
        let found = read(
            "struct Page: View {\n    @ObservedObject var model: Model\n    var body: some View {\n        ForEach(model.items) { item in Text(item.name) }\n    }\n}"
        )
        let rows = String(repeating: "\n    text \"Name\"", count: 6)
        #expect(found.tree == "group\n  group" + rows)
        #expect(
            found.notes == ["6 rows are made up for 'model.items'", "'Name' is made up for 'item.name' ×6"])
    }

    @Test("a switch on the unknown takes its first case")
    func switches() {
        let source = """
            struct Page: View {
                @ObservedObject var model: Model
                var body: some View {
                    switch model.phase {
                    case .loaded(let name): Text(name)
                    case .empty: Text("empty")
                    }
                }
            }
            """
        #expect(read(source).tree == "group\n  text \"Name\"")
    }

    @Test("broken text is drawn as far as it can be read")
    func broken() {
        let program = Program(source: SourceText("import SwiftUI\n\nVStack {\n    Text(\"A\""))
        #expect(program.hasErrors)
        #expect(TreeDump.text(program.evaluate().root).contains("text \"A\""))
    }
}

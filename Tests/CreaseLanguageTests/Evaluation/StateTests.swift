import CreaseDevice
import CreaseLanguage
import CreaseLayout
import Testing

/// A program being used: taps, writes, and what is seen afterwards.
struct Use {
    let program: Program
    var state = StateStore()
    var conditions = Conditions()
    var effects: [Effect] = []

    init(program: Program) { self.program = program }

    init(_ source: String) { program = Program(source: SourceText(source), options: .init(isStrict: true)) }

    var root: ViewNode { program.evaluate(state: state, conditions: conditions).root }
    var tree: String { TreeDump.text(root) }
    /// All texts in order.
    var words: [String] { tree.split(separator: "\n").compactMap { Self.word(String($0)) } }

    private static func word(_ line: String) -> String? {
        let line = line.drop { $0 == " " }
        guard line.hasPrefix("text \"") else { return nil }
        return String(line.dropFirst(6).dropLast())
    }

    /// Every node, lazily built parts included.
    func nodes() -> [ViewNode] {
        func all(_ node: ViewNode) -> [ViewNode] {
            var inner: [ViewNode] = node.children
            switch node.kind {
            case .reader(let reader): inner += reader.build(ReaderContext(environment: .init(), geometry: .zero))
            case .tab(let tab): inner += tab.content()
            case .menu(let menu): inner += menu.items()
            case .link(let link): if case .destination(let build) = link.target { inner += build() }
            case .modified(.presentation(let content)) where content.isPresented:
                inner += content.content() + content.message
            case .modified(.overlay(_, let content)), .modified(.background(_, _, let content)),
                .modified(.safeAreaInset(_, _, _, let content)), .modified(.listRowBackground(let content)),
                .modified(.swipeActions(let content)), .modified(.contextMenu(let content)),
                .modified(.tabItem(let content)), .modified(.tabBottomAccessory(let content)):
                inner += content
            case .modified(.toolbar(let entries)): inner += entries.flatMap(\.content)
            case .modified(.navigationDestination(let destination)):
                if case .presented(let build?, _) = destination.kind { inner += build() }
            default: break
            }
            return [node] + inner.flatMap(all)
        }
        return all(root)
    }

    /// Taps the button with these words.
    mutating func tap(_ title: String) {
        for node in nodes() {
            guard case .button(let button) = node.kind, let action = button.action,
                TreeDump.text(node).contains("text \"\(title)\"")
            else { continue }
            perform(action)
            return
        }
        Issue.record("no button '\(title)'")
    }

    mutating func perform(_ action: Action, old: TagValue? = nil) {
        let performed = program.perform(action, in: state, conditions: conditions, old: old)
        state = performed.state
        effects += performed.effects
    }

    /// Writes through the first control's binding.
    mutating func write(_ value: ControlValue) {
        for node in nodes() {
            guard case .control(let control) = node.kind, let binding = control.binding else { continue }
            state = program.write(value, to: binding, in: state).state
            return
        }
        Issue.record("no control")
    }
}

@Suite struct StateTests {
    @Test(
        "an action's statements and what they leave",
        arguments: [
            ("count += 2", "3"), ("count -= 1", "0"), ("count = count * 10", "10"),
            ("if count == 1 { count = 7 } else { count = 8 }", "7"), ("bump()", "11"), ("bump(by: 2)", "3"),
            ("for i in 1...3 { count += i }", "7"), ("var copy = count; copy += 5; count = copy", "6"),
            ("guard count > 5 else { return }; count = 0", "1"), ("while count < 20 { count *= 2 }", "32"),
            ("switch count { case 1: count = 50; default: count = 60 }", "50"),
            ("withAnimation { count = 9 }", "9"), ("Task { await load(); count = 4 }", "4"),
            ("let next = count + 1; count = next", "2"), ("self.count = 12", "12"),
            ("[1, 2].forEach { count += $0 }", "4"),
            ("while true { count = 2 }", "2"),
        ])
    func action(_ action: String, _ words: String) {
        var use = Use(
            """
            struct Page: View {
                @State private var count = 1
                func bump() { count += 10 }
                func bump(by step: Int) { count += step }
                func load() async {}
                var body: some View {
                    Text("\\(count)")
                    Button("Do") { \(action) }
                }
            }
            """)
        use.tap("Do")
        #expect(use.words.first == words)
    }

    @Test(
        "collections in state",
        arguments: [
            ("names.append(\"C\")", "A B C"), ("names.removeLast()", "A"), ("names.removeAll()", ""),
            ("names.insert(\"0\", at: 0)", "0 A B"), ("names.remove(at: 0)", "B"), ("names[1] = \"X\"", "A X"),
            ("names.removeAll { $0 == \"A\" }", "B"), ("names.reverse()", "B A"), ("names += [\"C\"]", "A B C"),
            ("names.swapAt(0, 1)", "B A"), ("names.remove(at: 9)", "A B"),
            ("names = names.filter { $0 != \"B\" }", "A"),
        ])
    func collection(_ action: String, _ words: String) {
        var use = Use(
            """
            struct Page: View {
                @State private var names = ["A", "B"]
                var body: some View {
                    Text(names.joined(separator: " "))
                    Button("Do") { \(action) }
                }
            }
            """)
        use.tap("Do")
        #expect(use.words.first == words)
    }

    @Test("a binding writes into the parent's state, a part of a struct too")
    func bindings() {
        var use = Use(
            """
            struct Settings {
                var isOn = false
                var name = "Ada"
            }

            struct Switch: View {
                @Binding var settings: Settings
                var body: some View { Toggle("Sound", isOn: $settings.isOn) }
            }

            struct Page: View {
                @State private var settings = Settings()
                var body: some View {
                    Text(settings.isOn ? "on" : "off")
                    Switch(settings: $settings)
                }
            }
            """)
        #expect(use.words.first == "off")
        use.write(.bool(true))
        #expect(use.words.first == "on")
    }

    @Test("elements of a bound list are written in place")
    func elements() {
        var use = Use(
            """
            struct Item: Identifiable {
                let id: Int
                var isDone = false
            }

            struct Page: View {
                @State private var items = [Item(id: 1), Item(id: 2)]
                var body: some View {
                    Text("\\(items.filter { $0.isDone }.count)")
                    ForEach($items) { $item in
                        Toggle("\\(item.id)", isOn: $item.isDone)
                    }
                }
            }
            """)
        use.write(.bool(true))
        #expect(use.words == ["1", "1", "2"])
    }

    @Test("a sheet opens and its content's dismiss closes it")
    func sheet() {
        var use = Use(
            """
            struct Inner: View {
                @Environment(\\.dismiss) private var dismiss
                var body: some View { Button("Close") { dismiss() } }
            }

            struct Page: View {
                @State private var isShown = false
                var body: some View {
                    Button("Open") { isShown = true }
                        .sheet(isPresented: $isShown) { Inner() }
                }
            }
            """)
        #expect(!use.tree.contains("sheet shown"))
        use.tap("Open")
        #expect(use.tree.contains("sheet shown"))
        use.tap("Close")
        #expect(!use.tree.contains("sheet shown"))
    }

    @Test("dismiss on a pushed page asks the host to pop")
    func dismissPushed() {
        var use = Use(
            """
            struct Page: View {
                @Environment(\\.dismiss) private var dismiss
                var body: some View { Button("Back") { dismiss() } }
            }

            NavigationStack {
                NavigationLink("Next") { Page() }
            }
            """)
        let link = use.nodes().compactMap { node -> LinkContent? in
            if case .link(let link) = node.kind { link } else { nil }
        }.first
        guard case .destination(let build)? = link?.target,
            case .button(let button)? = build().first?.children.first?.kind, let action = button.action
        else {
            Issue.record("no page")
            return
        }
        use.perform(action)
        #expect(use.effects == [.pop(stack: use.root.id)])
    }

    @Test("a computed binding with trailing closures reads through one and writes through the other")
    func computedBinding() {
        var use = Use(
            """
            struct Page: View {
                @State private var count = 1
                private var doubled: Binding<Int> {
                    Binding {
                        count * 2
                    } set: {
                        count = $0 / 2
                    }
                }
                var body: some View {
                    Text("\\(doubled.wrappedValue)")
                    Button("Ten") { doubled.wrappedValue = 10 }
                }
            }
            """)
        #expect(use.words.first == "2")
        use.tap("Ten")
        #expect(use.words.first == "10")
    }

    @Test("a path grows and shrinks")
    func path() {
        var use = Use(
            """
            struct Page: View {
                @State private var path = NavigationPath()
                var body: some View {
                    NavigationStack(path: $path) {
                        Button("Go") { path.append("Ember") }
                            .navigationDestination(for: String.self) { Text($0) }
                    }
                }
            }
            """)
        use.tap("Go")
        use.tap("Go")
        #expect(use.tree.contains("navigation [\"Ember\", \"Ember\"]"))
        guard
            case .navigationStack(let content)? = use.nodes().first(where: { TreeDump.text($0).hasPrefix("navigation") }
            )?.kind,
            let binding = content.binding
        else {
            Issue.record("no stack")
            return
        }
        use.state = use.program.write(.pop(1), to: binding, in: use.state).state
        #expect(use.tree.contains("navigation [\"Ember\"]"))
    }

    @Test("an object in state is shared by everybody who was handed it")
    func object() {
        var use = Use(
            """
            @Observable final class Model {
                var count = 0
                func bump() { count += 1 }
            }

            struct Inner: View {
                var model: Model
                var body: some View { Button("Bump") { model.bump() } }
            }

            struct Page: View {
                @State private var model = Model()
                var body: some View {
                    Text("\\(model.count)")
                    Inner(model: model)
                }
            }
            """)
        use.tap("Bump")
        use.tap("Bump")
        #expect(use.words.first == "2")
    }

    @Test("onChange hands over old and new, onAppear and onHingeChange run")
    func events() throws {
        var use = Use(
            """
            struct Page: View {
                @State private var count = 1
                @State private var log = "-"
                @State private var angle = 0.0
                var body: some View {
                    Text("\\(log) \\(angle)")
                        .onAppear { log = "appeared" }
                        .onChange(of: count) { old, new in log = "\\(old)→\\(new)" }
                        .onHingeChange { old, new in angle = new.hinge?.angle.degrees ?? -1 }
                }
            }
            """)
        use.conditions = Conditions(hinge: 90)
        for node in use.nodes() {
            if case .modified(.onAppear(let action)) = node.kind { use.perform(action) }
        }
        #expect(use.words == ["appeared 0.000000"])
        for node in use.nodes() {
            if case .modified(.onChange(let value, _, let action)) = node.kind {
                use.perform(action, old: TagValue(value.words, payload: value.payload))
            }
            if case .modified(.onHingeChange(let action)) = node.kind { use.perform(action) }
        }
        #expect(use.words == ["1→1 90.000000"])
    }

    @Test("overrides from the command line")
    func overrides() {
        var use = Use(
            """
            struct Page: View {
                @State private var name = "Ada"
                var isWide = false
                var body: some View { Text(isWide ? name : "narrow") }
            }
            """)
        use.state.set("isWide", to: "true")
        #expect(use.words == ["Ada"])
        use.state.set("Page.name", to: "Noor")
        #expect(use.words == ["Noor"])
    }

    @Test("a stepper stays inside its range")
    func stepper() {
        var use = Use(
            """
            struct Page: View {
                @State private var count = 2
                var body: some View {
                    Text("\\(count)")
                    Stepper("Copies", value: $count, in: 1...3)
                }
            }
            """)
        let steps = use.nodes().compactMap { node -> Action? in
            if case .control(let control) = node.kind { control.increment } else { nil }
        }
        for _ in 0..<4 { steps.first.map { use.perform($0) } }
        #expect(use.words.first == "3")
    }

    @Test("state that equals its default again shows the first picture")
    func equality() {
        var use = Use(
            """
            struct Page: View {
                @State private var isOn = false
                var body: some View {
                    Text(isOn ? "on" : "off")
                    Button("Do") { isOn.toggle() }
                }
            }
            """)
        let first = use.tree
        use.tap("Do")
        let changed = use.state
        #expect(use.tree != first)
        use.tap("Do")
        #expect(use.tree == first)
        #expect(changed != use.state && use.state == use.state)
    }
}

/// State hangs on a view's place, as in SwiftUI: what the device would lose is lost here.
@Suite struct IdentityTests {
    static let counter = """
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Text("\\(count)")
                Button("Count") { count += 1 }
            }
        }

        """

    @Test("an if that switches branches loses the state inside")
    func branches() {
        var use = Use(
            Self.counter + """
                struct Page: View {
                    @State private var isWide = false
                    var body: some View {
                        Button("Turn") { isWide.toggle() }
                        if isWide { Counter() } else { Counter() }
                    }
                }
                """)
        use.tap("Count")
        #expect(use.words.contains("1"))
        use.tap("Turn")
        #expect(use.words.contains("0"))
    }

    @Test("a ternary and a modifier's argument keep it")
    func ternary() {
        var use = Use(
            Self.counter + """
                struct Page: View {
                    @State private var isWide = false
                    var body: some View {
                        Button("Turn") { isWide.toggle() }
                        Counter().padding(isWide ? 20 : 0)
                    }
                }
                """)
        use.tap("Count")
        use.tap("Turn")
        #expect(use.words.contains("1"))
    }

    @Test("two views of one kind have states of their own, elements keep theirs when they move")
    func elements() {
        var use = Use(
            Self.counter + """
                struct Page: View {
                    @State private var names = ["a", "b"]
                    var body: some View {
                        Button("Reverse") { names.reverse() }
                        ForEach(names, id: \\.self) { name in
                            Text(name)
                            Counter()
                        }
                    }
                }
                """)
        use.tap("Count")
        #expect(use.words == ["Reverse", "a", "1", "Count", "b", "0", "Count"])
        use.tap("Reverse")
        #expect(use.words == ["Reverse", "b", "0", "Count", "a", "1", "Count"])
    }

    @Test("a new id starts afresh")
    func identifier() {
        var use = Use(
            Self.counter + """
                struct Page: View {
                    @State private var round = 0
                    var body: some View {
                        Button("Next") { round += 1 }
                        Counter().id(round)
                    }
                }
                """)
        use.tap("Count")
        #expect(use.words.contains("1"))
        use.tap("Next")
        #expect(!use.words.contains("1"))
    }

    @Test("a conditional modifier by if loses the state, as it does on the device")
    func conditionalModifier() {
        var use = Use(
            Self.counter + """
                extension View {
                    @ViewBuilder func when(_ condition: Bool) -> some View {
                        if condition { self.padding(4) } else { self }
                    }
                }

                struct Page: View {
                    @State private var isWide = false
                    var body: some View {
                        Button("Turn") { isWide.toggle() }
                        Counter().when(isWide)
                    }
                }
                """)
        use.tap("Count")
        use.tap("Turn")
        #expect(use.words.contains("0"))
    }

    @Test("no two nodes of one tree share an identity with the same kind")
    func unique() {
        let use = Use(
            Self.counter + """
                VStack {
                    Counter()
                    Counter()
                    ForEach(0..<3) { _ in Counter() }
                }
                """)
        let buttons = use.nodes().filter { if case .button = $0.kind { true } else { false } }.map(\.id)
        #expect(buttons.count == 5 && Set(buttons).count == 5)
    }
}

import CreaseDevice
import CreaseLanguage
import CreaseLayout
import Foundation
import Testing

/// State hangs on a view's identity: two counters that share one count together.
@Suite struct StateIdentityTests {
    static let counter = """
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\\(name) \\(count)") { count += 1 } }
        }
        struct Framed: ViewModifier {
            let name: String
            @State private var count = 0
            func body(content: Content) -> some View { VStack { content; Button("\\(name) \\(count)") { count += 1 } } }
        }
        extension View {
            func marked(_ name: String) -> some View { overlay { Counter(name: name) } }
        }
        struct Card<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View { VStack { content } }
        }
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Counter(name: "pill") } }
        }

        """

    @Test(
        "a tap counts in one place only",
        arguments: [
            #"LabeledContent("Size") { @ }.padding(4).overlay(alignment: .topTrailing) { @ }"#,
            #"Toggle(isOn: .constant(true)) { @ }.overlay { @ }"#,
            #"ContentUnavailableView { @ } actions: { @ }.padding().padding().padding().overlay { @ }"#,
            #"DisclosureGroup(isExpanded: .constant(true)) { @ } label: { @ }"#,
            #"NavigationStack { Text("a").toolbar { Group { ToolbarItem { @ }.overlay { @ } }.overlay { @ } } }"#,
        ])
    func taps(_ layout: String) {
        let (source, names) = Self.numbered(layout)
        for tapped in names {
            var use = Use(source)
            use.tap("\(tapped) 0")
            let counted = names.map { "\($0) \($0 == tapped ? 1 : 0)" }
            #expect(counted.allSatisfy { TreeDump.text(use.root).contains("\"\($0)\"") }, "\(layout): \(tapped)")
        }
    }

    /// Views with slots; each `@` is a counter.
    static let holders = [
        "VStack { @; @ }", "Group { @; @ }", "ForEach(0..<2) { _ in @ }", "List { @; @ }", "Form { Section { @ } }",
        "ScrollView { @ }", "GeometryReader { _ in @ }", "ViewThatFits { @; @ }", "AnyView(@)", "Card { @; @ }",
        "Group { if true { @ } else { @ } }", "Section { @ } header: { @ } footer: { @ }",
        "LabeledContent { @ } label: { @ }", "DisclosureGroup(isExpanded: .constant(true)) { @ } label: { @ }",
        "GroupBox { @ } label: { @ }", "Label { @ } icon: { @ }",
        "ContentUnavailableView { @ } description: { @ } actions: { @ }", "Menu { @ } label: { @ }",
        "Button { } label: { @ }", "Button { } label: { @ }.buttonStyle(Pill())", "Toggle(isOn: .constant(true)) { @ }",
        "Stepper(value: .constant(1)) { @ }", "Slider(value: .constant(0.5)) { @ }", "Gauge(value: 0.5) { @ }",
        "Picker(selection: .constant(1)) { @ } label: { @ }", "NavigationLink { @ } label: { @ }",
        "NavigationStack { @ }", "NavigationSplitView { @ } content: { @ } detail: { @ }",
        #"TabView { Tab("a", systemImage: "star") { @ }; Tab("b", systemImage: "star") { @ } }"#,
        "ArrangementView { @ } secondary: { @ }", "@.modifier(Framed(name: \"framed\"))", "@.marked(\"marked\")",
    ]

    /// Modifiers that build views of their own.
    static let modifiers = [
        ".overlay { @; @ }", ".overlay(@)", ".background { @ }", ".safeAreaInset(edge: .bottom) { @ }",
        ".listRowBackground(@)", ".swipeActions { @ }", ".contextMenu { @ }",
        ".sheet(isPresented: .constant(true)) { @ }",
        ".popover(isPresented: .constant(true)) { @ }", ".inspector(isPresented: .constant(true)) { @ }",
        ".alert(\"a\", isPresented: .constant(true)) { @ } message: { @ }",
        ".navigationDestination(isPresented: .constant(true)) { @ }", ".toolbar { @; ToolbarItem { @ } }",
        ".toolbar { ToolbarItemGroup { @; @ }; ToolbarItem { @ }.overlay { @ } }", ".tabItem { @ }",
        ".tabViewBottomAccessory { @ }", ".modifier(Framed(name: \"framed\"))", ".marked(\"marked\")",
    ]

    /// How far down the chain the modifier stands; two of five places unless all are asked for.
    private static let paddings =
        ProcessInfo.processInfo.environment["CREASE_EXHAUSTIVE"] == nil ? [0, 3] : [0, 1, 2, 3, 4]

    @Test("no two counters share an identity, in any slot under any modifier", arguments: holders)
    func nested(_ holder: String) {
        for modifier in Self.modifiers {
            for paddings in Self.paddings {
                let chain = holder + String(repeating: ".padding()", count: paddings) + modifier
                expectApart(chain + modifier)
                expectApart("VStack { \(chain) }\(modifier)")
            }
        }
    }

    @Test("no two stateful views of a sample share an identity", arguments: SampleTests.samples)
    func samples(_ sample: SampleFile) {
        expectApart(Use(program: Program(source: sample.source)), sample.path)
    }

    private func expectApart(_ layout: String) {
        let (source, _) = Self.numbered(layout)
        let use = Use(source)
        #expect(!use.program.hasErrors, "\(layout): \(use.program.diagnostics.map(\.message))")
        expectApart(use, layout)
    }

    /// Two buttons at one identity are two views at one identity: a button stands in the body of what counts.
    private func expectApart(_ use: Use, _ caption: String) {
        var known: [ViewID: ViewNode] = [:]
        for node in use.nodes() {
            switch node.kind {
            case .button, .control, .list, .tabView, .navigationStack, .menu, .link:
                let other = known.updateValue(node, forKey: node.id)
                #expect(
                    other == nil, "\(caption):\n\(TreeDump.text(node))\nand\n\(other.map { TreeDump.text($0) } ?? "")")
            default: break
            }
        }
        #expect(!known.isEmpty || caption.hasSuffix(".swift"), "\(caption)")
    }

    /// Each `@` as a counter with a name of its own.
    private static func numbered(_ layout: String) -> (source: String, names: [String]) {
        var names: [String] = []
        var text = ""
        for letter in layout {
            guard letter == "@" else {
                text.append(letter)
                continue
            }
            names.append("n\(names.count)")
            text += "Counter(name: \"\(names[names.count - 1])\")"
        }
        return (counter + text, names)
    }
}

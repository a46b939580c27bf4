import Testing

@Suite struct CompositionTests {
    @Test(
        "Views, properties, functions and modifiers of the file",
        arguments: [
            Picture(
                "memberwise and default arguments",
                """
                struct Row: View {
                    let title: String
                    var count = 1
                    var body: some View { Text("\\(title) \\(count)") }
                }

                VStack {
                    Row(title: "A")
                    Row(title: "B", count: 2)
                }
                """,
                """
                vstack center
                  group
                    text "A 1"
                  group
                    text "B 2"
                """),
            Picture(
                "an initializer of its own, with content",
                """
                struct Card<Content: View>: View {
                    let title: String
                    let content: Content

                    init(_ title: String, @ViewBuilder content: () -> Content) {
                        self.title = title.uppercased()
                        self.content = content()
                    }

                    var body: some View {
                        VStack {
                            Text(title)
                            content
                        }
                    }
                }

                Card("ember") { Text("70 HP") }
                """,
                """
                group
                  vstack center
                    text "EMBER"
                    text "70 HP"
                """),
            Picture(
                "a builder property takes a trailing closure",
                """
                struct Frame<Content: View>: View {
                    @ViewBuilder let content: Content
                    var body: some View { content.padding(4) }
                }

                Frame {
                    Text("A")
                    Text("B")
                }
                """,
                """
                group
                  padding 4.0 4.0 4.0 4.0
                    text "A"
                    text "B"
                """),
            Picture(
                "properties and functions that give views",
                """
                struct Page: View {
                    var header: some View { Text("Header") }

                    @ViewBuilder private func row(_ name: String, isBold: Bool = false) -> some View {
                        if isBold { Text(name).bold() } else { Text(name) }
                    }

                    var body: some View {
                        VStack {
                            header
                            row("A", isBold: true)
                            self.row("B")
                        }
                    }
                }
                """,
                """
                group
                  vstack center
                    text "Header"
                    environment font:body/bold
                      text "A"
                    text "B"
                """),
            Picture(
                "a ViewModifier and an extension of View",
                """
                struct Boxed: ViewModifier {
                    var length = 8.0
                    func body(content: Content) -> some View { content.padding(length) }
                }

                extension View {
                    func boxed(_ length: Double) -> some View { modifier(Boxed(length: length)) }
                }

                Text("A").boxed(2).opacity(0.5)
                """,
                """
                opacity(0.5)
                  padding 2.0 2.0 2.0 2.0
                    text "A"
                """),
            Picture(
                "enums with computed members, raw values and all cases",
                """
                enum Kind: String, CaseIterable, Identifiable {
                    case fire, water
                    var id: String { rawValue }
                    var tint: Color { self == .fire ? .orange : .blue }
                }

                HStack {
                    ForEach(Kind.allCases) { kind in
                        Text(kind.rawValue.capitalized).foregroundStyle(kind.tint)
                    }
                }
                """,
                """
                hstack center
                  group
                    environment foreground:orange
                      text "Fire"
                    environment foreground:blue
                      text "Water"
                """),
            Picture(
                "cases with payloads, taken apart by a switch",
                """
                enum State {
                    case empty
                    case loaded(name: String, count: Int)
                }

                struct Page: View {
                    let state = State.loaded(name: "Ember", count: 3)
                    var body: some View {
                        switch state {
                        case .empty: Text("Nothing")
                        case .loaded(let name, let count) where count > 2: Text("\\(name) ×\\(count)")
                        case .loaded: Text("Few")
                        }
                    }
                }
                """,
                """
                group
                  text "Ember ×3"
                """),
            Picture(
                "a local view is built where it is placed",
                """
                struct Page: View {
                    var body: some View {
                        let star = Image(systemName: "star")
                        HStack {
                            star
                            star.padding(1)
                        }
                    }
                }
                """,
                """
                group
                  hstack center
                    image symbol("star")
                    padding 1.0 1.0 1.0 1.0
                      image symbol("star")
                """),
            Picture(
                "a ButtonStyle of the file draws the button",
                """
                struct Round: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        configuration.label.padding(3)
                    }
                }

                Button("Go") {}.buttonStyle(Round())
                """,
                """
                environment buttonStyle:plain
                  button
                    padding 3.0 3.0 3.0 3.0
                      text "Go"
                """),
            Picture(
                "AnyLayout picks a stack",
                """
                struct Page: View {
                    var isWide = true
                    var body: some View {
                        let layout = isWide ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout())
                        layout {
                            Text("A")
                        }
                    }
                }
                """,
                """
                group
                  hstack center spacing:3.0
                    text "A"
                """),
            Picture(
                "an object handed down and shared",
                """
                @Observable final class Binder {
                    var title = "Dex"
                }

                struct Title: View {
                    @Environment(Binder.self) private var binder
                    var body: some View { Text(binder.title) }
                }

                struct Page: View {
                    @State private var binder = Binder()
                    var body: some View { Title().environment(binder) }
                }
                """,
                """
                group
                  group
                    text "Dex"
                """),
            Picture(
                "toolbar content of its own",
                """
                struct Items: ToolbarContent {
                    var body: some ToolbarContent {
                        ToolbarItem(placement: .bottomBar) { Text("A") }
                        ToolbarItem(placement: .keyboard) { Text("B") }
                    }
                }

                NavigationStack {
                    Text("Page").toolbar { Items() }
                }
                """,
                """
                navigation
                  toolbar
                      item bottomBar
                        text "A"
                      item keyboard
                        text "B"
                    text "Page"
                """),
        ])
    func picture(_ picture: Picture) {
        #expect(tree(picture.source) == picture.tree)
    }
}

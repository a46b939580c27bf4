import Testing

@Suite struct StackTests {
    @Test(
        "Containers that arrange their children",
        arguments: [
            Picture(
                "a stack keeps alignment and spacing",
                """
                VStack(alignment: .leading, spacing: 4) {
                    Text("A")
                    HStack(alignment: .top) { Text("B") }
                }
                """,
                """
                vstack leading spacing:4.0
                  text "A"
                  hstack top
                    text "B"
                """),
            Picture(
                "layers, spacers and dividers",
                """
                ZStack(alignment: .bottomTrailing) {
                    Spacer(minLength: 20)
                    Divider()
                }
                """,
                """
                zstack trailing bottom
                  spacer 20.0
                  divider
                """),
            Picture(
                "a lazy grid's tracks",
                """
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10), GridItem(.fixed(40))], spacing: 8) {
                    ForEach(0..<2) { i in Text("\\(i)") }
                }
                """,
                """
                grid vertical [adaptive(minimum: 100.0, maximum: inf) spacing:10.0, fixed(40.0)] spacing:8.0
                  group
                    text "0"
                    text "1"
                """),
            Picture(
                "both panes of an arrangement, the style in the environment",
                """
                ArrangementView {
                    Color.blue
                } secondary: {
                    Color.green
                }
                .arrangementViewStyle(.split.axes(.horizontal))
                """,
                """
                environment arrangement:split horizontal
                  arrangement
                    .primary
                      fill blue
                    .secondary
                      fill green
                """),
        ])
    func picture(_ picture: Picture) {
        #expect(tree(picture.source) == picture.tree)
    }
}

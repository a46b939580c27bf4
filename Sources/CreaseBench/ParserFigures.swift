import CreaseLanguage

/// How fast source text becomes a tree.
enum ParserFigures {
    /// Enough that one run takes long beside the clock's steps.
    private static let bytes = 2 << 20

    static func measure() -> [Figure] {
        var text: [UInt8] = []
        while text.count < bytes { text += Array(page.utf8) }
        let source = SourceText(text, name: "bench.swift")
        var nodes = 0
        let samples = Samples(10) { nodes = parse(source).nodeCount }
        return [
            Figure(
                "parser, \(Unit.megabytes(text.count)) of layouts, \(nodes) nodes",
                Unit.megabytesPerSecond(text.count, in: samples.median), goal: "≥ 40 MB/s")
        ]
    }

    /// A layout as people write them.
    private static let page = """
        /// A wall of cards with an inspector.
        struct CardWall: View {
            @State private var selection: Card?
            @Environment(\\.horizontalSizeClass) private var width
            let columns = [GridItem(.adaptive(minimum: 96), spacing: 12)]

            var body: some View {
                NavigationStack {
                    ScrollView {
                        LazyVGrid(columns: columns, spacing: 12) {
                            ForEach(Card.all) { card in
                                VStack(alignment: .leading, spacing: 4) {
                                    RoundedRectangle(cornerRadius: 8).fill(card.color.opacity(0.8))
                                        .aspectRatio(0.7, contentMode: .fit)
                                    Text(card.name).font(.caption).lineLimit(1)
                                    Text("\\(card.points) HP · \\(card.kind.rawValue)").foregroundStyle(.secondary)
                                }
                                .onTapGesture { selection = card == selection ? nil : card }
                            }
                        }
                        .padding(.horizontal, width == .compact ? 16 : 24)
                    }
                    .navigationTitle("Binder")
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Button("Sort", systemImage: "arrow.up.arrow.down") { /* later */ }
                        }
                    }
                    .sheet(item: $selection) { card in Inspector(card: card, value: 1_000.25 * 0x1F) }
                }
            }
        }

        """
}

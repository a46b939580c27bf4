import CreaseApp
import CreaseCanvas
import CreaseDevice
import CreaseLayout

/// What a key press costs: evaluate, lay out both displays, paint, find the difference.
enum FlipFigures {
    static func measure() -> [Figure] {
        let reading = Samples(20) { _ = try? document() }
        guard let document = try? document() else { return [Figure("flip", "the layout does not parse")] }
        let nodes = document.scene(conditions(.open)).work.nodes
        var old = CellGrid(columns: 200, rows: 60)
        var bytes = 0
        var isOpen = false
        let flips = Samples(100) {
            isOpen.toggle()
            let new = picture(document, isOpen ? .open : .closed)
            bytes = ANSIWriter(depth: .direct).update(from: old, to: new).count
            old = new
        }
        let scene = Samples(50) { _ = document.scene(conditions(.open)) }
        let first = Samples(20) { if let document = try? Self.document() { _ = picture(document, .closed) } }
        return [
            Figure("read and check, \(nodes) nodes", Unit.milliseconds(reading.median)),
            Figure("evaluate and lay out one display", Unit.milliseconds(scene.median)),
            Figure("first frame in the process, 200×60", Unit.milliseconds(first.median)),
            Figure("pose flip, 200×60, both displays, 95th percentile", Unit.milliseconds(flips.slow), goal: "≤ 5 ms"),
            Figure("pose flip, bytes to the terminal", "\(bytes) B"),
        ]
    }

    private static func document() throws -> Document {
        try Document(Array(source.utf8), file: .path("Flip.swift"))
    }

    private static func conditions(_ pose: Pose) -> Conditions {
        var conditions = Conditions()
        conditions.take(pose)
        return conditions
    }

    private static func picture(_ document: Document, _ pose: Pose) -> CellGrid {
        let lit = document.scene(conditions(pose))
        let other = document.scene(conditions(pose == .closed ? .open : .closed))
        return PreviewFrame.paint(Preview(file: "Flip.swift", lit: lit, other: other), columns: 200, rows: 60)
    }

    /// Five hundred views: a wall of cards in a tab's stack, with a toolbar.
    private static let source = """
        struct Flip: View {
            var body: some View {
                TabView {
                    Tab("Wall", systemImage: "square.grid.3x3") {
                        NavigationStack {
                            VStack(spacing: 4) {
                                ForEach(0..<12) { row in
                                    HStack(spacing: 4) {
                                        ForEach(0..<10) { column in
                                            VStack {
                                                Color.blue
                                                Text("Card \\(row) \\(column)").font(.caption).lineLimit(1)
                                            }
                                        }
                                    }
                                }
                            }
                            .navigationTitle("Wall")
                            .toolbar {
                                ToolbarItem { Button("Filter", systemImage: "line.3.horizontal.decrease") {} }
                                ToolbarItem { Button("Sort", systemImage: "arrow.up.arrow.down") {} }
                            }
                        }
                    }
                    Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Search") }
                }
            }
        }

        """
}

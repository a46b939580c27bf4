import CreaseApp
import CreaseCanvas
import CreaseDevice
import CreaseLayout

/// What a key press costs in the previewer: evaluate, lay out what is seen, paint, find the difference.
enum FlipFigures {
    static func measure() -> [Figure] {
        let reading = Samples(20) { _ = try? document() }
        guard let document = try? document() else { return [Figure("flip", "the layout does not parse")] }
        let open = Conditions(hinge: Pose.open.hinge)
        let nodes = document.scene(open).work.nodes
        let scene = Samples(50) { _ = document.scene(open) }
        let first = Samples(20) {
            guard let document = try? Self.document() else { return }
            _ = Screen(Session(document, title: "Flip.swift"))
        }
        var screen = Screen(Session(document, title: "Flip.swift"))
        // From flat down by a degree a key: no picture was seen before, but the display that is off stays as it is.
        screen.press("o")
        let flips = Samples((0..<100).map { _ in screen.time(of: "{") })
        let bytes = screen.bytes
        // Another tier or turn is new on both displays.
        let turns = Samples(
            (0..<100).map { step in
                screen.press("}")
                return screen.time(of: step.isMultiple(of: 2) ? "r" : "s")
            })
        return [
            Figure("read and check, \(nodes) nodes", Unit.milliseconds(reading.median)),
            Figure("evaluate and lay out one display", Unit.milliseconds(scene.median)),
            Figure("first frame in the process, 200×60", Unit.milliseconds(first.median)),
            Figure("pose key, 200×60, 95th percentile", Unit.milliseconds(flips.slow), goal: "≤ 5 ms"),
            Figure("turn or tier key, both displays, 95th percentile", Unit.milliseconds(turns.slow), goal: "≤ 5 ms"),
            Figure("a key, bytes to the terminal", "\(bytes) B"),
        ]
    }

    /// The previewer before a terminal of 200×60.
    private struct Screen {
        private var session: Session
        private var shown = CellGrid(columns: 200, rows: 60)
        /// Written for the last picture.
        private(set) var bytes = 0

        private static let size = ScreenSize(columns: 200, rows: 60)
        private static let abilities = ScreenAbilities(depth: .direct, glyphs: .unicode, hasMouse: true)

        init(_ session: Session) {
            self.session = session
            _ = self.session.update(.resize(Self.size))
            show()
        }

        private mutating func show() {
            session.prepare()
            let picture = session.view(on: Self.size, with: Self.abilities)
            bytes = ANSIWriter(depth: .direct).update(from: shown, to: picture).count
            shown = picture
        }

        mutating func press(_ key: Character) {
            _ = session.update(.key(Key(key)))
            show()
        }

        /// From a key to the bytes of its picture.
        mutating func time(of key: Character) -> Duration { ContinuousClock().measure { press(key) } }
    }

    private static func document() throws -> Document {
        try Document(Array(source.utf8), file: .path("Flip.swift"))
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

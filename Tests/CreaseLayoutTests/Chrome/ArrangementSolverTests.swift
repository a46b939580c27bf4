import CreaseDevice
import Testing

@testable import CreaseLayout

@Suite("Arrangements divide their container")
struct ArrangementSolverTests {
    typealias Wishes = ArrangementRequest.Wishes

    static let flat = screen(for: Conditions(hinge: 180))
    static let book = screen(for: Conditions(hinge: 127.78))
    static let tall = screen(for: Conditions(hinge: 180, rotation: .clockwise))
    static let laptop = screen(for: Conditions(hinge: 127.78, rotation: .clockwise))
    static let closed = screen(for: Conditions())
    /// Content under a title in each pose.
    static let wide = Rect(x: 0, y: 82, width: 867, height: 553)
    static let high = Rect(x: 0, y: 134, width: 669, height: 783)
    static let narrow = Rect(x: 0, y: 82, width: 382, height: 562)

    private func solve(
        _ container: Rect, _ screen: Screen, _ style: ArrangementStyle.Kind = .split,
        axes: Set<Axis> = [.horizontal, .vertical],
        primary: Wishes = Wishes(), secondary: Wishes = Wishes(), direction: LayoutDirection = .leftToRight,
        measure: @escaping (ArrangementRequest.Pane, Size) -> Size = { _, size in size }
    ) -> ArrangementLayout {
        ArrangementSolver.solve(
            ArrangementRequest(
                container: container, regions: screen.regions, style: ArrangementStyle(style, axes: axes),
                direction: direction, primary: primary, secondary: secondary, measure: measure))
    }

    @Test("flat inner landscape: two halves of 433.5, primary leading")
    func halves() {
        let layout = solve(Self.wide, Self.flat, .automatic)
        #expect(layout.primary == Rect(x: 0, y: 82, width: 433.5, height: 553))
        #expect(layout.secondary == Rect(x: 433.5, y: 82, width: 433.5, height: 553))
        #expect(layout.axis == .horizontal && layout.showsSecondary && !layout.isOnFold)
    }

    @Test("book: the divider is on the fold, 455.5 | 40 | 371.5, whatever the ratio")
    func book() {
        var wish = Wishes()
        wish.ratio = SplitRatio(horizontal: .init(ideal: 0.2), vertical: .init())
        for primary in [Wishes(), wish] {
            let layout = solve(Self.wide, Self.book, primary: primary)
            #expect(layout.primary.minX == 0 && layout.primary.width == 455.5)
            #expect(layout.secondary.minX == 495.5 && layout.secondary.width == 371.5)
            #expect(layout.isOnFold)
        }
    }

    @Test("tall stacks; laptop stacks on the fold, the upper pane ends at 455.5, the lower begins at 495.5")
    func stacked() {
        let tall = solve(Self.high, Self.tall)
        #expect(tall.axis == .vertical && tall.primary.height == 391.5 && tall.secondary.minY == 525.5)
        let laptop = solve(Self.high, Self.laptop)
        #expect(laptop.primary.maxY == 455.5 && laptop.secondary.minY == 495.5 && laptop.secondary.maxY == 917)
    }

    @Test("an axis that is not allowed leaves the primary alone; the secondary keeps the full size")
    func primaryOnly() {
        let cases: [(Rect, Screen, Set<Axis>)] = [
            (Self.high, Self.tall, [.horizontal]), (Self.narrow, Self.closed, [.horizontal]),
            (Self.wide, Self.flat, [.vertical]), (Self.wide, Self.book, []),
        ]
        for (container, screen, axes) in cases {
            let layout = solve(container, screen, axes: axes)
            #expect(!layout.showsSecondary && layout.axis == nil)
            #expect(layout.primary == container && layout.secondary == container)
        }
    }

    @Test("a first pass knows no regions, so it lays out unfolded")
    func firstPass() {
        let first = screen(for: Conditions(hinge: 127.78, firstPass: true))
        #expect(solve(Self.wide, first).primary.width == 433.5)
    }

    @Test("a Split View half is never split at the sliver of the fold at its edge", arguments: SplitSide.allCases)
    func sliver(side: SplitSide) {
        let half = screen(for: Conditions(hinge: 127.78, split: side))
        #expect(half.region(named: .fold)?.isActive == true)
        let content = half.bounds.inset(by: half.safeArea(withVerticalBars: true))
        let layout = solve(content, half, axes: [.horizontal, .vertical])
        #expect(!layout.isOnFold && layout.axis == .vertical)
    }

    @Test("a container beside the fold is divided by its own shape")
    func beside() {
        let column = Rect(x: 495.5, y: 82, width: 371.5, height: 553)
        #expect(!solve(column, Self.book).isOnFold)
    }

    @Test("right to left the primary is at the right; the fold stays")
    func mirrored() {
        let layout = solve(Self.wide, Self.book, direction: .rightToLeft)
        #expect(layout.primary.minX == 495.5 && layout.secondary.minX == 0)
    }

    @Test(
        "wishes share the length: ratio, size, range, fixed size; the higher priority is served first",
        arguments: [
            ("ratio 0.4", ["r0.4", ""], [0, 0], 346.8),
            ("ratio of the secondary", ["", "r0.4"], [0, 0], 520.2),
            ("both, primary first", ["r0.4", "r0.9"], [0, 0], 346.8),
            ("both, secondary first", ["r0.4", "r0.9"], [0, 1], 86.7),
            ("ideal width", ["w300", ""], [0, 0], 300),
            ("at most 200", ["<200", ""], [0, 0], 200),
            ("secondary at most 200", ["", "<200"], [0, 0], 667),
            ("secondary at least 600, primary at least 500", [">500", ">600"], [0, 0], 500),
            ("the same, secondary first", [">500", ">600"], [0, 1], 267),
            ("fixed size", ["f", ""], [0, 0], 120),
            ("ratio past the whole", ["r1.5", ""], [0, 0], 867),
        ])
    func wishes(caption: String, words: [String], priorities: [Double], primary: Double) {
        func read(_ word: String, _ priority: Double) -> Wishes {
            var wishes = Wishes(priority: priority)
            let number = Double(word.dropFirst())
            switch word.first {
            case "r": wishes.ratio = SplitRatio(horizontal: .init(ideal: number), vertical: .init())
            case "w": wishes.size = FlexibleFrame(idealWidth: number)
            case "<": wishes.size = FlexibleFrame(maxWidth: number)
            case ">": wishes.size = FlexibleFrame(minWidth: number)
            case "f": wishes.fixed = [.horizontal]
            default: break
            }
            return wishes
        }
        let layout = solve(
            Self.wide, Self.flat, primary: read(words[0], priorities[0]), secondary: read(words[1], priorities[1]),
            measure: { _, _ in Size(width: 120, height: 40) })
        #expect(abs(layout.primary.width - primary) < 0.01, "\(caption)")
        #expect(abs(layout.primary.width + layout.secondary.width - 867) < 0.01, "\(caption)")
    }

    @Test("flat, an overlay lies at its own size over the secondary, top leading or at the edge it asks for")
    func overlayFlat() {
        let own: (ArrangementRequest.Pane, Size) -> Size = { pane, size in
            pane == .primary ? Size(width: 200, height: 100) : size
        }
        let layout = solve(Self.wide, Self.flat, .overlay, measure: own)
        #expect(layout.primary == Rect(x: 0, y: 82, width: 200, height: 100))
        #expect(layout.secondary == Self.wide && layout.primaryZIndex == 1)
        let bottom = solve(Self.wide, Self.flat, .overlay, primary: Wishes(overlayEdge: .bottom), measure: own)
        #expect(bottom.primary.maxY == 635 && bottom.primary.minX == 0)
        let trailing = solve(Self.wide, Self.flat, .overlay, primary: Wishes(overlayEdge: .trailing), measure: own)
        #expect(trailing.primary.maxX == 867 && trailing.primary.minY == 82)
    }

    @Test(
        "folded, an overlay parts: secondary leading or upper, primary trailing or lower, unless an edge says otherwise"
    )
    func overlayFolded() {
        let book = solve(Self.wide, Self.book, .overlay)
        #expect(book.secondary.maxX == 455.5 && book.primary.minX == 495.5 && book.primaryZIndex == 0)
        let laptop = solve(Self.high, Self.laptop, .overlay)
        #expect(laptop.secondary.maxY == 455.5 && laptop.primary.minY == 495.5)
        let edge = solve(Self.wide, Self.book, .overlay, primary: Wishes(overlayEdge: .leading))
        #expect(edge.primary.maxX == 455.5)
    }
}

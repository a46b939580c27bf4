import CreaseDevice
import Testing

@testable import CreaseLayout

/// How often the solver does what it does, and where it stops.
struct WorkTests {
    /// Stacks in stacks, `depth` deep, each with two leaves beside the next.
    private func nest(_ depth: Int, alternating: Bool) -> ViewNode {
        (0..<depth).reduce(color()) { inner, level in
            let axis: Axis = alternating && level % 2 == 1 ? .vertical : .horizontal
            return stack(axis, 0, .center, [color().frame(width: 1, height: 1), inner, text("x")])
        }
    }

    @Test("nested stacks: answers per view stay the same however deep they are")
    func nestedStacks() {
        for alternating in [false, true] {
            for depth in [4, 16, 64, 128] {
                let scene = layout(nest(depth, alternating: alternating), on: canvas(1000, 1000))
                #expect(scene.work.measures <= 9 * scene.work.nodes, "\(depth) deep")
                #expect(scene.work.placements <= scene.work.nodes)
                #expect(scene.findings.isEmpty)
            }
        }
    }

    @Test("wide stacks: three answers per view")
    func wideStacks() {
        for count in [10, 100, 1000] {
            let scene = layout(stack(.horizontal, 0, .center, (0..<count).map { _ in color() }), on: canvas(1000, 100))
            #expect(scene.work.measures <= 3 * scene.work.nodes)
        }
    }

    @Test("a scrolled list measures each row once")
    func lists() {
        let rows = (0..<500).map { text("Row \($0)") }
        let scene = layout(Views.node(.list(ListContent()), rows), on: canvas(400, 800))
        #expect(scene.work.measures <= scene.work.nodes + 1)
    }

    @Test("shares that differ at every level run into a limit that is said, not into hours")
    func entangled() {
        // Each row's heights depend on its width through a ratio: the worst case for remembered answers.
        let root = (0..<60).reduce(color().modified(.aspectRatio(ratio: 1.3, fills: false))) { inner, level in
            let ratio = color().modified(.aspectRatio(ratio: 0.7 + Double(level % 7) / 5, fills: false))
            let axis: Axis = level % 2 == 0 ? .horizontal : .vertical
            return stack(axis, 1, .center, [inner, ratio, color()])
        }
        let scene = layout(root, on: canvas(1000, 800))
        #expect(scene.work.measures < 1_000_000)
    }

    @Test("what is nested deeper than the limit is left out, with a finding")
    func deep() {
        let deep = (0..<5_000).reduce(color("a")) { inner, _ in inner.padding(0) }
        let scene = layout(deep, on: canvas(100, 100))
        #expect(scene.node("a") == nil)
        #expect(scene.findings.map(\.rule) == ["too-deep"])
        let fine = (0..<Solver.deepest / 2).reduce(color("a")) { inner, _ in inner.padding(0) }
        #expect(layout(fine, on: canvas(100, 100)).node("a") != nil)
    }

    @Test(
        "every way of nesting is stopped at the limit, before the stack ends",
        arguments: SceneLawTests.nestings.map(\.name))
    func everyNesting(name: String) throws {
        let nest = try #require(SceneLawTests.nestings.first { $0.name == name }?.nest)
        let deep = (0..<Solver.deepest + 50).reduce(color("a")) { inner, _ in nest(inner) }
        let scene = layout(deep, on: canvas(300, 300))
        #expect(scene.findings.contains { $0.rule == "too-deep" || $0.rule == "too-many-views" })
    }

    @Test("views after the first hundred thousand are left out, with a finding")
    func many() {
        let many = stack(.vertical, 0, .center, (0..<100_010).map { _ in color() })
        let scene = layout(many, on: canvas(100, 100))
        #expect(scene.work.nodes == Solver.mostNodes)
        #expect(scene.findings.map(\.rule) == ["too-many-views"])
    }

    @Test("numbers that are none, or beyond all measure, are brought back")
    func wildNumbers() {
        for wild in [Double.nan, .infinity, -.infinity, -1, 1e300, .leastNonzeroMagnitude] {
            let views: [ViewNode] = [
                color("a").frame(width: wild, height: wild),
                color("a").flexible(FlexibleFrame(minWidth: wild, idealWidth: wild, maxWidth: wild, minHeight: wild)),
                color("a").padding(wild), color("a").modified(.offset(x: wild, y: wild)),
                color("a").modified(.position(x: wild, y: wild)), color("a").priority(wild),
                color("a").modified(.aspectRatio(ratio: wild, fills: true)),
                color("a").modified(.scale(x: wild, y: wild)), color("a").modified(.rotation(degrees: wild)),
                color("a").modified(.opacity(wild)), color("a").modified(.border(.accent, width: wild)),
                stack(.horizontal, wild, .center, [color("a"), color()]), spacer(wild).named("a"),
                text("a").environment { $0.font = Font(.size(wild, isRelative: true)) },
                text("a b c").environment { $0.lineSpacing = wild }.frame(width: 10),
                text("a b c").environment { $0.minimumScaleFactor = wild }.frame(width: 10, height: 10),
                Views.node(
                    .lazyGrid(
                        LazyGridContent(
                            axis: .vertical,
                            tracks: [GridTrack(.adaptive(minimum: wild, maximum: wild), spacing: wild)],
                            spacing: wild)), [color("a"), color()]),
                Views.node(.control(ControlContent(.slider(fraction: wild)))).named("a"),
            ]
            for view in views {
                let scene = layout(view, on: canvas(100, 100))
                for node in scene.all {
                    let frame = node.frame
                    let numbers = [frame.x, frame.y, frame.width, frame.height, node.opacity]
                    let areFinite = numbers.allSatisfy { $0.isFinite }
                    #expect(areFinite, "\(view.kind) with \(wild)")
                    #expect(frame.width >= 0 && frame.height >= 0)
                }
            }
        }
    }
}

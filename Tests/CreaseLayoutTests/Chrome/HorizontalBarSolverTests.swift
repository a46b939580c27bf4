import CreaseDevice
import Testing

@testable import CreaseLayout

private func run(_ ids: ClosedRange<Int>) -> HorizontalBarRequest.Capsule {
    HorizontalBarRequest.Capsule(ids.map { HorizontalBarRequest.Control($0) })
}

@Suite("Rows of horizontal bars")
struct HorizontalBarSolverTests {
    @Test("vertical bars disabled, closed upright: four slots of 54 from 60 to 276, Done the last, no title")
    func capacity() {
        var request = HorizontalBarRequest(span: 20...276, y: 24)
        request.trailing = [run(0...4)]
        request.pinned = [.init(9)]
        request.title = 50
        let layout = HorizontalBarSolver.solve(request)
        #expect(layout.slots[0]?.frame == Rect(x: 60, y: 24, width: 54, height: 48))
        #expect(layout.slots[1]?.frame.minX == 114)
        #expect(layout.overflow?.frame.minX == 168)
        #expect(layout.slots[9]?.frame == Rect(x: 222, y: 24, width: 54, height: 48))
        #expect(layout.evicted == [4, 3, 2])
        #expect(layout.title == nil)
    }

    @Test("a lone item in the title row is a circle of 48 around 357, 48; the title stands at 20")
    func loneItem() {
        var request = HorizontalBarRequest(span: 20...381, y: 24)
        request.trailing = [run(0...0)]
        request.title = 44
        request.isTitleLeading = true
        let layout = HorizontalBarSolver.solve(request)
        #expect(layout.slots[0]?.frame == Rect(x: 333, y: 24, width: 48, height: 48))
        #expect(layout.title == Rect(x: 20, y: 24, width: 44, height: 48))
    }

    @Test("back and leading items begin at the leading end, the title is in the middle, right to left mirrors all")
    func order() {
        var request = HorizontalBarRequest(span: 0...400, y: 0)
        request.fixed = [.init(0)]
        request.leading = [run(1...1)]
        request.trailing = [run(2...3)]
        request.title = 60
        var layout = HorizontalBarSolver.solve(request)
        #expect(layout.slots[0]?.frame.minX == 0 && layout.slots[1]?.frame.minX == 60)
        #expect(layout.slots[3]?.frame.maxX == 400 && layout.slots[2]?.frame.minX == 292)
        #expect(layout.title?.midX == 200)
        request.isMirrored = true
        layout = HorizontalBarSolver.solve(request)
        #expect(layout.slots[0]?.frame.maxX == 400 && layout.slots[3]?.frame.minX == 0)
    }

    @Test("a low item leaves first, the title never costs an item its place")
    func priorities() {
        var request = HorizontalBarRequest(span: 0...160, y: 0)
        request.trailing = [
            .init([.init(0, priority: .low), .init(1), .init(2)])
        ]
        request.title = 300
        #expect(HorizontalBarSolver.solve(request).evicted.isEmpty == false)
        request.span = 0...162
        let all = HorizontalBarSolver.solve(request)
        #expect(all.evicted.isEmpty && all.title == nil)
        request.span = 0...161
        #expect(HorizontalBarSolver.solve(request).evicted.first == 0)
    }

    @Test("a wide principal item is squeezed before anything beside it leaves")
    func principal() {
        var request = HorizontalBarRequest(span: 0...300, y: 0)
        request.trailing = [run(0...1)]
        request.principal = [.init(5, width: 500)]
        let layout = HorizontalBarSolver.solve(request)
        #expect(layout.slots[5]?.frame == Rect(x: 0, y: 0, width: 180, height: 48))
        #expect(layout.evicted.isEmpty)
    }

    @Test("a bottom bar stands in the middle; flexible spacers push its groups to the ends")
    func bottom() {
        var request = HorizontalBarRequest(span: 20...420, y: 0)
        request.trailing = [run(0...0)]
        #expect(BottomBarSolver.solve(request).slots[0]?.frame.midX == 220)
        request.trailing.append(run(1...1))
        request.trailing[1].isPushedApart = true
        let spread = BottomBarSolver.solve(request)
        #expect(spread.slots[0]?.frame.minX == 20 && spread.slots[1]?.frame.maxX == 420)
    }

    @Test("items stay inside the row and apart, at any width and count")
    func laws() {
        for count in 0...9 {
            for width in stride(from: 120.0, through: 700, by: 29) {
                for wide in [0.0, 90] {
                    var request = HorizontalBarRequest(span: 10...10 + width, y: 0)
                    if count > 0 {
                        request.trailing = [.init((0..<count).map { .init($0, width: $0 == 1 ? wide : 0) })]
                    }
                    request.fixed = [.init(20)]
                    request.title = 80
                    for layout in [HorizontalBarSolver.solve(request), BottomBarSolver.solve(request)] {
                        var frames =
                            layout.slots.values.map(\.frame) + [layout.overflow?.frame, layout.title].compactMap { $0 }
                        frames.sort { $0.minX < $1.minX }
                        #expect(frames.allSatisfy { $0.minX >= 9.99 && $0.maxX <= 10.01 + width })
                        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.01 })
                        #expect(Set(layout.slots.keys).subtracting([20]).union(layout.evicted) == Set(0..<count))
                    }
                }
            }
        }
    }
}

@Suite("Horizontal tab bars")
struct TabBarSolverTests {
    @Test(
        "the pill on the tall inner display: 86 a tab and 16, from four on 400; 62 high, 21 from the bottom",
        arguments: [(1, 102.0), (2, 188), (3, 274), (4, 400), (5, 400), (6, 400)])
    func pill(count: Int, width: Double) {
        let tall = screen(for: Conditions(hinge: 180, rotation: .clockwise))
        let layout = TabBarSolver.solve(
            count: count, in: tall.bounds, width: .regular, chrome: tall.chrome, direction: .leftToRight)
        #expect(layout.style == .pill)
        #expect(layout.frame == Rect(x: 334.5 - width / 2, y: 868, width: width, height: 62))
        #expect(layout.items.count == count)
        #expect(
            layout.items.allSatisfy {
                $0.height == 54 && $0.minX >= layout.frame.minX && $0.maxX <= layout.frame.maxX + 0.01
            })
        if count >= 4 { #expect(abs(layout.items[0].width - 372 / Double(count)) < 0.01) }
    }

    @Test("closed upright without vertical bars it is a bar from 21 to 444, y 597 to 655")
    func bar() {
        let closed = screen(for: Conditions())
        let layout = TabBarSolver.solve(
            count: 5, in: closed.bounds, width: .compact, chrome: closed.chrome, direction: .leftToRight)
        #expect(layout.style == .bar)
        #expect(abs(layout.frame.minX - 21) <= 1 && abs(layout.frame.maxX - 444) <= 1.5)
        #expect(layout.frame.minY == 597 && layout.frame.maxY == 655)
    }
}

import CreaseDevice
import Testing

@testable import CreaseLayout

/// A rail as letters from the top, one line a control: its y, its height and what stands there.
private func picture(_ request: RailRequest, names: [Int: String]) -> [String] {
    let layout = RailSolver.solve(request)
    var lines = layout.slots.map { (id, slot) in (slot.frame.minY, "\(names[id] ?? "?") \(slot.group)") }
    if let overflow = layout.overflow { lines.append((overflow.frame.minY, "… \(overflow.group)")) }
    if let tabs = layout.tabs {
        lines.append((tabs.frame.minY, tabs.isCollapsed ? "tabs ○" : "tabs \(tabs.items.count)"))
    }
    return lines.sorted { $0.0 < $1.0 }.map { "\(Int($0.0)) \($0.1)" }
}

private func capsule(_ ids: ClosedRange<Int>) -> RailRequest.Capsule {
    RailRequest.Capsule(ids.map { RailRequest.Control($0) })
}

@Suite("The rail's arithmetic")
struct RailSolverTests {
    static let names = [0: "Back", 1: "Done", 2: "Reply", 3: "Archive", 4: "Flag", 5: "Move", 6: "Pin", 7: "Trash"]
    /// Closed upright and inner landscape, as measured.
    static let closed = screen(for: Conditions()).railSpan!
    static let inner = screen(for: Conditions(hinge: 180)).railSpan!

    @Test("five tabs, Done and surplus items: a capsule of exactly two slots closed, three inside")
    func capacity() {
        var request = RailRequest(
            span: Self.closed, center: 418, prominent: [1], top: [capsule(2...5)], tabs: 5)
        #expect(picture(request, names: Self.names) == ["171 Done 0", "231 Reply 1", "283 … 1", "390 tabs 5"])
        request.span = Self.inner
        request.center = 903
        #expect(
            picture(request, names: Self.names)
                == ["120 Done 0", "180 Reply 1", "232 Archive 1", "284 … 1", "381 tabs 5"])
    }

    @Test("controls are circles of 48 around the column; capsules count 48 + 52 for each further slot")
    func geometry() {
        let request = RailRequest(span: Self.closed, center: 418, back: 0, prominent: [1], top: [capsule(2...6)])
        let layout = RailSolver.solve(request)
        #expect(layout.slots[0]?.frame == Rect(x: 394, y: 171, width: 48, height: 48))
        #expect(layout.slots[1]?.frame == Rect(x: 394, y: 231, width: 48, height: 48))
        let capsule = [2, 3, 4, 5, 6].compactMap { layout.slots[$0]?.frame }
        #expect(capsule.map(\.minY) == [291, 343, 395, 447, 499])
        #expect(capsule[4].maxY - capsule[0].minY == 256)
        #expect(layout.available == 481)
        #expect(layout.used == 48 + 12 + 48 + 12 + 256)
    }

    @Test("everything fits: no overflow control, the bottom group sits on the tabs")
    func room() {
        let request = RailRequest(
            span: Self.inner, center: 903, top: [capsule(2...3)], bottom: [capsule(4...4)], tabs: 3)
        #expect(
            picture(request, names: Self.names) == ["120 Reply 0", "172 Archive 0", "421 Flag 1", "481 tabs 3"])
    }

    @Test(
        "what does not fit leaves from the bottom up, low first, high last",
        arguments: [
            // Priorities of Reply, Archive, Flag, Move → who stays in the two slots, who left in order.
            ([0.0, 0, 0, 0], [2], [5, 4, 3]),
            ([0, 0, 1, 0], [4], [5, 3, 2]),
            ([-1, 0, 0, 0], [3], [2, 5, 4]),
            ([0, -1, -1, 1], [5], [4, 3, 2]),
        ])
    func order(levels: [Double], stays: [Int], left: [Int]) {
        let controls = zip(2..., levels).map { RailRequest.Control($0, priority: VisibilityPriority(level: $1)) }
        let layout = RailSolver.solve(
            RailRequest(span: Self.closed, center: 418, prominent: [1], top: [.init(controls)], tabs: 5))
        #expect(layout.slots.keys.filter { $0 != 1 }.sorted() == stays)
        #expect(layout.evicted == left)
    }

    @Test("the bottom group is the lowest, so it leaves before the top ones")
    func bottomFirst() {
        let request = RailRequest(
            span: Self.closed, center: 418, back: 0, prominent: [1], top: [capsule(2...3)], bottom: [capsule(7...7)],
            tabs: 5)
        let layout = RailSolver.solve(request)
        #expect(layout.evicted == [7, 3, 2])
        #expect(layout.slots[0] != nil && layout.slots[1] != nil && layout.tabs?.items.count == 5)
    }

    @Test("preferring toolbar items folds the tabs into one circle before anything leaves")
    func compression() {
        var request = RailRequest(
            span: Self.closed, center: 418, prominent: [1], top: [capsule(2...5)], tabs: 5, hasMenu: true,
            compression: .prefersToolbarItems)
        #expect(
            picture(request, names: Self.names) == [
                "171 Done 0", "231 Reply 1", "283 Archive 1", "335 Flag 1", "387 Move 1", "439 … 1", "604 tabs ○",
            ])
        // With room for all there is no reason to fold.
        request.top = [capsule(2...2)]
        request.hasMenu = false
        #expect(RailSolver.solve(request).tabs?.isCollapsed == false)
    }

    @Test("a fixed spacer adds to the gap, a group without any item left takes no gap")
    func spacers() {
        var request = RailRequest(span: Self.inner, center: 903, top: [capsule(2...2), capsule(3...3)])
        request.top[1].spacing = 8
        #expect(picture(request, names: Self.names) == ["120 Reply 0", "188 Archive 1"])
    }

    @Test(
        "a rail too short for what must stay folds the tabs, then keeps what it can",
        arguments: [0.0, 40, 60, 120, 200])
    func tooShort(length: Double) {
        let request = RailRequest(
            span: 100...100 + length, center: 418, back: 0, close: [1], prominent: [2, 3], top: [capsule(4...7)],
            tabs: 6)
        let layout = RailSolver.solve(request)
        let frames = layout.slots.values.map(\.frame) + [layout.overflow?.frame, layout.tabs?.frame].compactMap { $0 }
        #expect(frames.allSatisfy { $0.minY >= 100 && $0.maxY <= 100 + length })
        #expect(Set(layout.slots.keys).isDisjoint(with: layout.evicted))
    }

    @Test("whatever is asked, controls stay inside, apart, and everything is placed once or left")
    func laws() {
        for tabs in 0...6 {
            for top in 0...7 {
                for bottom in 0...3 {
                    for pinned in 0...2 {
                        for length in stride(from: 0.0, through: 560, by: 70) {
                            for compression in CompressionBehavior.allCases {
                                check(
                                    tabs: tabs, top: top, bottom: bottom, pinned: pinned, length: length, compression)
                            }
                        }
                    }
                }
            }
        }
    }

    private func check(
        tabs: Int, top: Int, bottom: Int, pinned: Int, length: Double, _ compression: CompressionBehavior
    ) {
        let tops = (0..<top).map { RailRequest.Control($0, priority: VisibilityPriority(level: Double($0 % 3 - 1))) }
        let bottoms = (0..<bottom).map { RailRequest.Control(100 + $0) }
        let request = RailRequest(
            span: 20...20 + length, center: 48, back: pinned == 2 ? 300 : nil, prominent: (0..<pinned).map { 200 + $0 },
            top: [.init(Array(tops.prefix(3))), .init(Array(tops.dropFirst(3)), spacing: 8)].filter {
                !$0.controls.isEmpty
            },
            bottom: bottom == 0 ? [] : [.init(bottoms)], tabs: tabs, compression: compression)
        let layout = RailSolver.solve(request)
        var frames = layout.slots.values.map(\.frame)
        if let overflow = layout.overflow { frames.append(overflow.frame) }
        if let tabs = layout.tabs { frames.append(tabs.frame) }
        frames.sort { $0.minY < $1.minY }
        let isInside = frames.allSatisfy { $0.minY >= 20 - 0.01 && $0.maxY <= 20 + length + 0.01 }
        let isApart = zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.01 }
        let all = Set((0..<top).map { $0 } + bottoms.map(\.id) + request.prominent)
        let isComplete = all == Set(layout.slots.keys).subtracting([300]).union(layout.evicted)
        let isOnce = Set(layout.slots.keys).isDisjoint(with: layout.evicted)
        let hasControl = layout.evicted.isEmpty || layout.overflow != nil || length < 220
        if !(isInside && isApart && isComplete && isOnce && hasControl && layout.used <= length + 0.01) {
            Issue.record("broken: \(request) → \(layout)")
        }
    }
}

import CreaseCanvas
import Testing

@testable import CreaseApp

/// A screen made of arrays: events arrive in bursts, pictures are kept.
private final class ScriptedScreen: TerminalScreen {
    var size = ScreenSize(columns: 4, rows: 1)
    let abilities = ScreenAbilities(depth: .mono, glyphs: .ascii, hasMouse: false)
    /// What is waiting at each moment the program blocks.
    private var bursts: [[InputEvent]]
    private var waiting: [InputEvent] = []
    private(set) var pictures: [String] = []
    private(set) var mouse: [Bool] = []
    private(set) var closings = 0
    /// How long each wait was to last.
    private(set) var patience: [Int?] = []

    init(_ bursts: [[InputEvent]]) { self.bursts = bursts }

    func present(_ grid: CellGrid) {
        #expect(closings == 0, "nothing is drawn on a screen that was given back")
        pictures.append(TextWriter.text(grid).filter { $0 != "\n" })
    }

    func nextEvent(within milliseconds: Int?) -> InputEvent? {
        if milliseconds != 0 || waiting.isEmpty { patience.append(milliseconds) }
        if waiting.isEmpty, milliseconds == nil {
            guard !bursts.isEmpty else { return .end }
            waiting = bursts.removeFirst()
        }
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }

    func setMouse(_ isOn: Bool) { mouse.append(isOn) }
    func close() { closings += 1 }
}

/// Wants to be woken five times, a tenth of a second apart.
private struct Ticker: Interactive {
    var ticks = 0
    private var next = 0.1

    mutating func update(_ event: InputEvent) -> [Effect] { [] }
    func due(after now: Double) -> Double? { ticks < 5 ? next : nil }

    mutating func elapse(to now: Double) -> [Effect] {
        guard now >= next, ticks < 5 else { return [] }
        ticks += 1
        next = now + 0.1
        return []
    }

    func view(on size: ScreenSize, with abilities: ScreenAbilities) -> CellGrid {
        CellGrid(columns: size.columns, rows: size.rows)
    }
}

/// Counts keys; `q` quits, `m` switches the mouse off.
private struct Counter: Interactive {
    var count = 0
    var columns = 0

    mutating func update(_ event: InputEvent) -> [Effect] {
        if case .resize(let size) = event { columns = size.columns }
        guard case .key(let key) = event else { return [] }
        count += 1
        if key == Key("q") { return [.quit] }
        return key == Key("m") ? [.mouse(false)] : []
    }

    func view(on size: ScreenSize, with abilities: ScreenAbilities) -> CellGrid {
        var grid = CellGrid(columns: size.columns, rows: size.rows)
        grid.write(VisibleText("\(count)"), column: 0, row: 0)
        return grid
    }
}

private func keys(_ text: String) -> [InputEvent] { text.map { .key(Key($0)) } }

struct EventLoopTests {
    @Test("what has arrived by then is one picture: a slow program shows fewer pictures, not late ones")
    func coalescing() throws {
        let screen = ScriptedScreen([keys("a"), keys("bcdef"), keys("g")])
        var model = Counter()
        try EventLoop.run(&model, on: screen)
        #expect(screen.pictures == ["0", "1", "6", "7"])
        #expect(screen.closings == 1)
    }

    @Test("a key held down still moves the picture: at most 64 events go into one")
    func largeBatches() throws {
        let screen = ScriptedScreen([keys(String(repeating: "a", count: 150))])
        var model = Counter()
        try EventLoop.run(&model, on: screen)
        #expect(screen.pictures == ["0", "64", "128", "150"])
    }

    @Test("quit, end of input and Ctrl-C leave at once, whatever comes after them")
    func leaving() throws {
        for last in [.key(Key("q")), .end, .key(Key(.character("c"), .control))] as [InputEvent] {
            let screen = ScriptedScreen([keys("ab") + [last] + keys("cd"), keys("e")])
            var model = Counter()
            try EventLoop.run(&model, on: screen)
            #expect(screen.pictures == ["0"])
            #expect(model.count == (last == .key(Key("q")) ? 3 : 2))
            #expect(screen.closings == 1)
        }
    }

    @Test("the model knows the size before the first picture, and again after a stop")
    func sizes() throws {
        let screen = ScriptedScreen([[.resumed]])
        screen.size = ScreenSize(columns: 7, rows: 2)
        var model = Counter()
        try EventLoop.run(&model, on: screen)
        #expect(model.columns == 7)
        #expect(screen.pictures.count == 2, "a stop wants the picture again")
    }

    @Test("what moves by itself gets its time between events, and none when it rests")
    func time() throws {
        let screen = ScriptedScreen([keys("a")])
        var model = Ticker()
        // Every look at the clock is ten milliseconds later.
        var now = 0.0
        try EventLoop.run(
            &model, on: screen,
            clock: {
                now += 0.01
                return now
            })
        #expect(model.ticks == 5, "one for each time it asked for")
        #expect(screen.patience.filter { $0 == nil }.count == 2, "then it waited for the key, and for the end")
        #expect(screen.patience.compactMap(\.self).allSatisfy { (0...100).contains($0) })
    }

    @Test("effects reach the screen")
    func effects() throws {
        let screen = ScriptedScreen([keys("mm")])
        var model = Counter()
        try EventLoop.run(&model, on: screen)
        #expect(screen.mouse == [false, false])
    }

    @Test("an error on the way closes the screen before anybody hears of it")
    func failing() {
        let screen = ScriptedScreen([])
        var model = Counter()
        #expect(throws: Fault.throw) { try EventLoop.run(&model, on: screen, fault: .throw) }
        #expect(screen.closings == 1)
    }
}

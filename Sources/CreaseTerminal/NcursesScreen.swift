import CNcurses
public import CreaseApp
public import CreaseCanvas

/// The terminal this process runs in, through ncurses. One at a time, on one thread.
public final class NcursesScreen: TerminalScreen {
    public private(set) var size: ScreenSize
    public let abilities: ScreenAbilities

    private var decoder: InputDecoder
    private var waiting: [InputEvent] = []
    private var palette: PairTable
    /// What is on the screen, in the terminal's own colours; `nil` when that is not known.
    private var shown: CellGrid?
    private var knowsSynchronizedOutput = false
    /// When our questions went out, until the reply that all terminals give.
    private var askedAt: Int?
    private var isOpen = true

    /// Takes the terminal over.
    ///
    /// - Parameter environment: the value of an environment variable, `nil` where it is unset.
    /// - Throws: `ScreenFailure`; the terminal is as before then.
    public init(_ options: ScreenOptions, environment: (String) -> String?) throws(ScreenFailure) {
        let name = environment("TERM")
        switch crease_terminal_open(options.mouse) {
        case .done: break
        case .unknownTerminal:
            throw .unknownTerminal(name.flatMap { $0.isEmpty ? nil : $0 })
        case .cannotDraw: throw .cannotDraw(name ?? "")
        case .noScreen: throw .outputIsNoTerminal
        case .noKeyboard: throw .noKeyboard
        }
        let terminal = crease_terminal_abilities()
        let depth = ColorLadder.depth(
            of: terminal, choice: options.color, refusal: environment("NO_COLOR"))
        abilities = ScreenAbilities(
            depth: depth, glyphs: terminal.unicode && !options.isASCII ? .unicode : .ascii, hasMouse: terminal.mouse)
        palette = PairTable(depth: depth, capacity: Int(terminal.pairs), hasDefaults: terminal.default_colours)
        decoder = InputDecoder(escapeDelay: Self.escapeDelay(environment("ESCDELAY")))
        size = Self.currentSize()
        if crease_terminal_ask() { askedAt = Self.now() }
    }

    deinit { if isOpen { crease_terminal_close() } }

    /// ESCDELAY in milliseconds where the user set one; ncurses' own default of a second is nobody's wish.
    private static func escapeDelay(_ text: String?) -> Int {
        guard let text, let value = Int(text), (0...5000).contains(value) else { return 25 }
        return value
    }

    // MARK: Output

    public func present(_ grid: CellGrid) {
        guard isOpen else { return }
        var next = grid
        if grid.columns != size.columns || grid.rows != size.rows {
            next = CellGrid(columns: size.columns, rows: size.rows)
            next.draw(grid, column: 0, row: 0)
        }
        let depth = abilities.depth
        next.restyle(
            next.area,
            byGlyph: { glyph, style in
                style = style.limited(to: depth)
                // The ink of a blank is no difference.
                if glyph == .space, style.attributes.isDisjoint(with: [.reverse, .underline]) {
                    style = CellStyle(background: style.background)
                }
            })
        let runs = CellDiff(from: shown ?? CellGrid(columns: 0, rows: 0), to: next).runs
        guard !runs.isEmpty else { return }
        palette.prepare(for: next)
        var pen = Pen()
        for run in Pen.joined(runs, in: next) { put(run, of: next, &pen) }
        crease_terminal_flush(knowsSynchronizedOutput)
        shown = next
    }

    private func put(_ run: CellDiff.Run, of grid: CellGrid, _ pen: inout Pen) {
        let cells = zip(run.columns, pen.styles(of: run, in: grid)).compactMap { column, style -> crease_cell? in
            let cell = grid[column, run.row]
            guard cell.span != .continuation else { return nil }
            return crease_cell(
                scalars: scalars(of: cell.glyph), width: cell.span.rawValue,
                attributes: style?.attributes.rawValue ?? 0,
                pair: style.map { palette.pair(for: $0) } ?? 0)
        }
        crease_terminal_put(Int32(run.row), Int32(run.columns.lowerBound), cells, Int32(cells.count))
    }

    private func scalars(of glyph: Glyph) -> (UInt32, UInt32, UInt32, UInt32, UInt32) {
        guard glyph.hasMarks else { return (glyph.base.value, 0, 0, 0, 0) }
        let marks = glyph.marks.map(\.value) + [0, 0]
        return (glyph.base.value, marks[0], marks[1], 0, 0)
    }

    public func setMouse(_ isOn: Bool) { crease_terminal_mouse(isOn) }

    public func run(_ command: String) -> Int32 {
        guard isOpen else { return -1 }
        let status = crease_terminal_run(command)
        if case .event(let event) = comeBack() { waiting.append(event) }
        return status
    }

    // MARK: Input

    public func nextEvent(within milliseconds: Int?) -> InputEvent? { nextEvent(within: milliseconds, watching: nil) }

    public func nextEvent(within milliseconds: Int?, watching file: Int32?) -> InputEvent? {
        crease_terminal_watch(file ?? -1)
        let end = milliseconds.map { Self.now() + max(0, $0) }
        while isOpen {
            if !waiting.isEmpty { return waiting.removeFirst() }
            let now = Self.now()
            let until = [end, decoder.deadline].compactMap { $0 }.min()
            switch arrival(within: until.map { max(0, $0 - now) }) {
            case .bytes(let bytes):
                take(decoder.feed(bytes, at: Self.now()))
            case .silence:
                take(decoder.elapse(at: Self.now()))
                if waiting.isEmpty, let end, Self.now() >= end { return nil }
            case .stirred:
                if waiting.isEmpty { return nil }
            case .event(let event):
                return event
            }
        }
        return .end
    }

    private enum Arrival {
        case bytes([UInt8])
        case silence
        case event(InputEvent)
        case stirred
    }

    private func arrival(within milliseconds: Int?) -> Arrival {
        var buffer = [UInt8](repeating: 0, count: 4096)
        var count: Int32 = 0
        let limit = milliseconds.map { Int32(clamping: $0) } ?? -1
        switch crease_terminal_read(&buffer, Int32(buffer.count), limit, &count) {
        case .bytes:
            return .bytes(Array(buffer.prefix(Int(count))))
        case .timeout:
            return .silence
        case .resized:
            let new = Self.currentSize()
            guard new != size else { return .silence }
            size = new
            restart()
            return .event(.resize(new))
        case .stop:
            crease_terminal_suspend()
            return comeBack()
        case .continued:
            crease_terminal_forget()
            return comeBack()
        case .end:
            return .event(.end)
        case .stirred:
            return .stirred
        }
    }

    /// After a stop: the window may have another size, half-read input belongs to another time.
    private func comeBack() -> Arrival {
        decoder = InputDecoder(escapeDelay: decoder.escapeDelay)
        size = Self.currentSize()
        restart()
        return .event(.resumed)
    }

    private func restart() {
        shown = nil
        crease_terminal_resize(Int32(size.columns), Int32(size.rows))
    }

    private func take(_ outputs: [InputDecoder.Output]) {
        for output in outputs {
            switch output {
            case .event(let event): waiting.append(event)
            case .reply(.synchronizedOutput(let isKnown)): knowsSynchronizedOutput = isKnown
            case .reply(.attributes): askedAt = nil
            }
        }
    }

    // MARK: Leaving

    /// How long a terminal may take to answer before we believe that it will not, in milliseconds.
    private static let answerTime = 150

    public func close() {
        guard isOpen else { return }
        // A reply that comes after we are gone would be typed into the shell.
        while let askedAt, Self.now() - askedAt < Self.answerTime {
            guard case .bytes(let bytes) = arrival(within: Self.answerTime - (Self.now() - askedAt)) else { break }
            take(decoder.feed(bytes, at: Self.now()))
        }
        isOpen = false
        crease_terminal_close()
    }

    // MARK: Size and time

    private static func currentSize() -> ScreenSize {
        var columns: Int32 = 0
        var rows: Int32 = 0
        crease_terminal_size(&columns, &rows)
        return ScreenSize(columns: Int(columns), rows: Int(rows))
    }

    private static let clock = ContinuousClock()
    private static let start = clock.now

    /// Milliseconds since the program first asked.
    private static func now() -> Int {
        let elapsed = start.duration(to: clock.now).components
        return Int(elapsed.seconds) * 1000 + Int(elapsed.attoseconds / 1_000_000_000_000_000)
    }
}

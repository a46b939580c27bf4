import CreaseCanvas

/// A recording and the moment of it that is shown.
///
/// Going forward feeds the terminal what comes next; going back begins at the nearest terminal that was remembered.
struct Playback: Sendable {
    let cast: Cast
    private(set) var emulator: TerminalEmulator
    /// Where it is; between events too.
    private(set) var time = CastTime.zero
    /// Events that have happened.
    private(set) var eventCount = 0

    private var memories: [Memory] = []
    private var fed = 0
    private var spacing = 1 << 16

    /// A terminal as it was after some events.
    private struct Memory: Sendable {
        var eventCount: Int
        var emulator: TerminalEmulator
    }

    private static let mostMemories = 128

    init(_ cast: Cast) {
        self.cast = cast
        emulator = TerminalEmulator(columns: cast.header.columns, rows: cast.header.rows)
        memories = [Memory(eventCount: 0, emulator: emulator)]
        seek(to: .zero)
    }

    var isAtEnd: Bool { eventCount == cast.events.count && time >= cast.duration }

    /// Goes to a moment; later ones than the end are the end.
    mutating func seek(to moment: CastTime) {
        let moment = min(moment, cast.duration)
        go(toCount: count(upTo: moment))
        time = moment
    }

    /// Goes to the state right after an event.
    mutating func seek(after event: Int) {
        guard cast.events.indices.contains(event) else { return }
        go(toCount: event + 1)
        time = cast.events[event].time
    }

    /// Goes to the next moment something is drawn at; false when there is none.
    mutating func step() -> Bool {
        guard let next = cast.events[eventCount...].first(where: \.kind.isDrawn) else { return false }
        seek(to: next.time)
        return true
    }

    /// Goes to the last moment before now that something was drawn at; false when there is none.
    mutating func stepBack() -> Bool {
        let now = cast.events[..<eventCount].last(where: \.kind.isDrawn)?.time ?? .zero
        // Between two pictures the one that is shown counts as now.
        guard let last = cast.events[..<eventCount].last(where: { $0.kind.isDrawn && $0.time < now }) else {
            return false
        }
        seek(to: last.time)
        return true
    }

    /// The chapter it is in.
    var chapter: CastChapter? { cast.chapters.last { $0.event < eventCount } }

    /// How many events have happened at a moment.
    private func count(upTo moment: CastTime) -> Int {
        var (low, high) = (0, cast.events.count)
        while low < high {
            let middle = (low + high) / 2
            if cast.events[middle].time <= moment { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func go(toCount count: Int) {
        if count < eventCount, let memory = memories.last(where: { $0.eventCount <= count }) {
            (eventCount, emulator, fed) = (memory.eventCount, memory.emulator, 0)
        }
        while eventCount < count {
            switch cast.events[eventCount].kind {
            case .output(let text):
                emulator.feed(text.utf8)
                fed += text.utf8.count
            case .resize(let columns, let rows): emulator.resize(columns: columns, rows: rows)
            case .input, .marker, .exit, .other: break
            }
            eventCount += 1
            remember()
        }
    }

    /// Keeps a terminal every so many bytes; long recordings keep fewer.
    private mutating func remember() {
        guard fed >= spacing, eventCount > (memories.last?.eventCount ?? 0) else { return }
        fed = 0
        memories.append(Memory(eventCount: eventCount, emulator: emulator))
        guard memories.count > Self.mostMemories else { return }
        memories = memories.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        spacing *= 2
    }
}

extension CastEvent.Kind {
    /// It changes the picture.
    var isDrawn: Bool {
        switch self {
        case .output(let text): !text.isEmpty
        case .resize: true
        case .input, .marker, .exit, .other: false
        }
    }
}

public import CreaseCanvas
public import CreaseDevice

/// Something a person works with on a screen: a value that events change and that can draw itself.
public protocol Interactive {
    /// Takes one event in; what it wants done outside comes back.
    mutating func update(_ event: InputEvent) -> [Effect]
    /// Called once before a picture is taken: the place for work that only pictures need.
    mutating func prepare()
    /// When something is due though nothing happens, in seconds of the loop's clock; `nil` while nothing is.
    func due(after now: Double) -> Double?
    /// A file whose having something to read wakes the loop; `nil` for none.
    var watched: Int32? { get }
    /// Takes in what time it is. Called whenever the loop wakes, whatever woke it.
    mutating func elapse(to now: Double) -> [Effect]
    /// The picture for a screen of this size. Pure: the same value gives the same picture.
    func view(on size: ScreenSize, with abilities: ScreenAbilities) -> CellGrid
}

extension Interactive {
    public mutating func prepare() {}
    public func due(after now: Double) -> Double? { nil }
    public var watched: Int32? { nil }
    public mutating func elapse(to now: Double) -> [Effect] { [] }
}

/// What an update asks the rim to do.
public enum Effect: Hashable, Sendable {
    case quit
    case mouse(Bool)
    /// What is shown is recorded from the next picture on; the name is the layout's.
    case startRecording(String, Conditions)
    case stopRecording
    /// A chapter of the recording begins with the next picture.
    case chapter(String)
    /// A command of the shell gets the terminal while it runs.
    case run(String)
    /// What is shown has been left for what it was opened from.
    case close
}

/// Events in, pictures out.
///
/// The loop blocks until something happens, takes in everything that has happened by then, and shows one picture of the
/// result: a slow terminal sees fewer pictures, never late ones, and an idle one costs nothing. What moves by itself says
/// when its next picture is due.
public struct EventLoop {
    /// Events taken in before a picture is due at the latest, so that a held key keeps the picture moving.
    static let largestBatch = 64

    /// Runs until an update asks to quit or the input ends. The screen is closed on every way out.
    ///
    /// - Parameter clock: the time in seconds; never goes back.
    public static func run(
        _ model: inout some Interactive, on screen: any TerminalScreen, clock: () -> Double = MonotonicClock.now,
        fault: Fault? = nil
    ) throws {
        defer { screen.close() }
        // A model that maps the mouse to what it shows has to know the size from the start.
        _ = model.elapse(to: clock())
        _ = model.update(.resize(screen.size))
        show(&model, on: screen)
        try fault?.strike()
        while true {
            let now = clock()
            let patience = model.due(after: now).map { milliseconds(until: $0, from: now) }
            let first = screen.nextEvent(within: patience, watching: model.watched)
            // What the user does happens now, not when the last picture was taken.
            if perform(model.elapse(to: clock()), on: screen) { return }
            var event = first
            var taken = 1
            while let current = event {
                if take(current, into: &model, on: screen) { return }
                guard taken < largestBatch else { break }
                event = screen.nextEvent(within: 0)
                taken += 1
            }
            show(&model, on: screen)
        }
    }

    /// Whole milliseconds, rounded up: waking too early would only mean waiting again.
    private static func milliseconds(until due: Double, from now: Double) -> Int {
        let left = (due - now) * 1000
        return left.isFinite ? Int(min(86_400_000, max(0, left.rounded(.up)))) : 86_400_000
    }

    private static func show(_ model: inout some Interactive, on screen: any TerminalScreen) {
        model.prepare()
        screen.present(model.view(on: screen.size, with: screen.abilities))
    }

    /// Whether this event was the last.
    private static func take(
        _ event: InputEvent, into model: inout some Interactive, on screen: any TerminalScreen
    ) -> Bool {
        var isLast = false
        switch event {
        case .end:
            return true
        // Usually a signal; as a byte it arrives where the terminal's owner has switched signals off.
        case .key(let key) where key == Key(.character("c"), .control):
            return true
        case .key, .mouse, .paste, .resize, .focus, .resumed, .recording:
            var effects = model.update(event)
            // The window may have changed while the program was stopped.
            if event == .resumed { effects += model.update(.resize(screen.size)) }
            isLast = perform(effects, on: screen)
        }
        return isLast
    }

    /// Does what an update asked for; whether that was to leave.
    private static func perform(_ effects: [Effect], on screen: any TerminalScreen) -> Bool {
        var isLast = false
        for effect in effects {
            switch effect {
            case .quit: isLast = true
            case .mouse(let isOn): screen.setMouse(isOn)
            case .startRecording(let title, let conditions): screen.startRecording(of: title, under: conditions)
            case .stopRecording: screen.stopRecording()
            case .chapter(let title): screen.beginChapter(title)
            case .run(let command): _ = screen.run(command)
            case .close: break
            }
        }
        return isLast
    }
}

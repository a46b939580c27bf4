public import CreaseCanvas

/// Something a person works with on a screen: a value that events change and that can draw itself.
public protocol Interactive {
    /// Takes one event in; what it wants done outside comes back.
    mutating func update(_ event: InputEvent) -> [Effect]
    /// Called once before a picture is taken: the place for work that only pictures need.
    mutating func prepare()
    /// The picture for a screen of this size. Pure: the same value gives the same picture.
    func view(on size: ScreenSize, with abilities: ScreenAbilities) -> CellGrid
}

extension Interactive {
    public mutating func prepare() {}
}

/// What an update asks the rim to do.
public enum Effect: Hashable, Sendable {
    case quit
    case mouse(Bool)
}

/// Events in, pictures out.
///
/// The loop blocks until something happens, takes in everything that has happened by then, and shows one picture of the
/// result: a slow terminal sees fewer pictures, never late ones, and an idle one costs nothing.
public struct EventLoop {
    /// Events taken in before a picture is due at the latest, so that a held key keeps the picture moving.
    static let largestBatch = 64

    /// Runs until an update asks to quit or the input ends. The screen is closed on every way out.
    public static func run(
        _ model: inout some Interactive, on screen: any TerminalScreen, fault: Fault? = nil
    ) throws {
        defer { screen.close() }
        // A model that maps the mouse to what it shows has to know the size from the start.
        _ = model.update(.resize(screen.size))
        show(&model, on: screen)
        try fault?.strike()
        while let first = screen.nextEvent(within: nil) {
            var event = first
            var taken = 1
            while true {
                if take(event, into: &model, on: screen) { return }
                guard taken < largestBatch, let next = screen.nextEvent(within: 0) else { break }
                event = next
                taken += 1
            }
            show(&model, on: screen)
        }
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
        case .key, .mouse, .paste, .resize, .focus, .resumed:
            var effects = model.update(event)
            // The window may have changed while the program was stopped.
            if event == .resumed { effects += model.update(.resize(screen.size)) }
            for effect in effects {
                switch effect {
                case .quit: isLast = true
                case .mouse(let isOn): screen.setMouse(isOn)
                }
            }
        }
        return isLast
    }
}

public import CreaseCanvas
public import CreaseDevice

/// A place that shows cells and hands out what the user does: the previewer's whole outside world.
///
/// The session knows nothing else of a terminal, so that it runs in tests on a screen that is an array.
public protocol TerminalScreen: AnyObject {
    /// Columns and rows now; at least 1×1.
    var size: ScreenSize { get }
    var abilities: ScreenAbilities { get }

    /// Shows a picture; writes what differs from the one before, nothing when nothing does.
    ///
    /// What exceeds the screen is cut, what is missing stays blank.
    func present(_ grid: CellGrid)

    /// Waits for the next event.
    ///
    /// - Parameter milliseconds: how long at most; 0 only looks, `nil` waits as long as it takes.
    /// - Returns: `nil` when the time is up.
    func nextEvent(within milliseconds: Int?) -> InputEvent?

    /// Waits for the next event, or until a file has something to read.
    ///
    /// - Returns: `nil` when the time is up or the file stirs.
    func nextEvent(within milliseconds: Int?, watching file: Int32?) -> InputEvent?

    /// Gives the terminal to a command of the shell, and takes it over again when that has ended; `.resumed` is the
    /// next event then.
    ///
    /// - Returns: its exit status, or a negative number where it could not be run.
    func run(_ command: String) -> Int32

    /// Switches mouse reports on or off.
    func setMouse(_ isOn: Bool)

    /// Begins to record what is shown of a layout; what becomes of it is an event.
    func startRecording(of title: String, under conditions: Conditions)

    func stopRecording()

    /// Begins a chapter of the recording with the next picture.
    func beginChapter(_ title: String)

    /// Gives the terminal back, and only then shows what was written to standard error. Harmless when repeated.
    func close()
}

extension TerminalScreen {
    /// A screen that cannot watch files waits for events alone.
    public func nextEvent(within milliseconds: Int?, watching file: Int32?) -> InputEvent? {
        nextEvent(within: milliseconds)
    }

    /// A screen that records nothing does nothing about it.
    public func startRecording(of title: String, under conditions: Conditions) {}
    public func stopRecording() {}
    public func beginChapter(_ title: String) {}

    /// A screen that is no terminal cannot be lent.
    public func run(_ command: String) -> Int32 { -1 }
}

/// A size in character cells.
public struct ScreenSize: Hashable, Sendable {
    public var columns: Int
    public var rows: Int

    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// What pictures may use.
public struct ScreenAbilities: Hashable, Sendable {
    public var depth: ColorDepth
    public var glyphs: GlyphSet
    /// The terminal can report the mouse.
    public var hasMouse: Bool

    public init(depth: ColorDepth, glyphs: GlyphSet, hasMouse: Bool) {
        self.depth = depth
        self.glyphs = glyphs
        self.hasMouse = hasMouse
    }
}

/// How the user wants the terminal used.
public struct ScreenOptions: Hashable, Sendable {
    /// `--color`; it wins over `NO_COLOR`, which `auto` obeys.
    public var color: ColorChoice
    /// Frames of `+-|`, no byte of 0x80 or above, whatever the locale says.
    public var isASCII: Bool
    public var mouse: Bool

    public init(color: ColorChoice = .auto, isASCII: Bool = false, mouse: Bool = true) {
        self.color = color
        self.isASCII = isASCII
        self.mouse = mouse
    }
}

/// Why no screen could be opened. The process ends with status 2 and nothing on standard output.
public enum ScreenFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// TERM is unset (`nil`) or names no known terminal.
    case unknownTerminal(String?)
    /// The terminal cannot place its cursor.
    case cannotDraw(String)
    case outputIsNoTerminal
    case noKeyboard

    public var description: String {
        let advice = "\"crease render FILE\" draws a picture without one"
        return switch self {
        case .unknownTerminal(nil):
            """
            TERM is not set, so this terminal's abilities are unknown
            try "export TERM=xterm-256color", with the package "ncurses-term" where that is not known; \(advice)
            """
        case .unknownTerminal(let name?):
            """
            TERM is "\(VisibleText(name))", a terminal that is not known on this machine
            try "export TERM=xterm-256color" or install the package "ncurses-term"; \(advice)
            """
        case .cannotDraw(let name):
            """
            TERM is "\(VisibleText(name))", a terminal that cannot place its cursor
            try "export TERM=xterm-256color" or install the package "ncurses-term"; \(advice)
            """
        case .outputIsNoTerminal:
            """
            the previewer needs a terminal, and standard output is none
            "crease render FILE" and "crease inspect FILE" write to files and pipes
            """
        case .noKeyboard:
            """
            the previewer needs a keyboard: standard input is no terminal, and there is no controlling one
            \(advice)
            """
        }
    }
}

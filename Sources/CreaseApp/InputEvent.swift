/// What a terminal tells its program.
public enum InputEvent: Hashable, Sendable {
    case key(Key)
    case mouse(MouseEvent)
    /// The text between the marks of a bracketed paste, cut at 64 kB; controls are still in it.
    case paste(String)
    case resize(ScreenSize)
    case focus(Bool)
    /// The program was stopped and runs again; the screen has been taken over anew and wants a picture.
    case resumed
    /// What became of the wish to record.
    case recording(RecordingNews)
    /// No more input will come: leave.
    case end
}

/// What a screen that records has to tell.
public enum RecordingNews: Hashable, Sendable {
    /// The name of the file.
    case began(String)
    case ended(String)
    /// In words: nothing is recorded any more.
    case failed(String)
}

/// A key press.
public struct Key: Hashable, Sendable {
    public enum Code: Hashable, Sendable {
        /// What was typed; with `control` the letter in lower case.
        case character(Character)
        case enter
        case escape
        case tab
        case backspace
        case delete
        case insert
        case up
        case down
        case left
        case right
        case home
        case end
        case pageUp
        case pageDown
        /// F1 and up.
        case function(Int)
    }

    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Never set on characters, which carry their case themselves.
        public static let shift = Modifiers(rawValue: 1)
        public static let alt = Modifiers(rawValue: 2)
        public static let control = Modifiers(rawValue: 4)
    }

    public var code: Code
    public var modifiers: Modifiers

    public init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    /// A plain character.
    public init(_ character: Character) { self.init(.character(character)) }
}

/// A mouse button or the wheel, over a cell.
public struct MouseEvent: Hashable, Sendable {
    public enum Action: Hashable, Sendable {
        case press(Button)
        case release
        case drag(Button)
        case move
        case wheelUp
        case wheelDown
        case wheelLeft
        case wheelRight
    }

    public enum Button: Hashable, Sendable {
        case left
        case middle
        case right
    }

    public var action: Action
    /// From 0, at the left.
    public var column: Int
    /// From 0, at the top.
    public var row: Int
    public var modifiers: Key.Modifiers

    public init(_ action: Action, column: Int, row: Int, modifiers: Key.Modifiers = []) {
        self.action = action
        self.column = column
        self.row = row
        self.modifiers = modifiers
    }
}

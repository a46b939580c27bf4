public import CreaseLayout

/// Everything the previewer's screen shows, as a value; `PreviewFrame` turns it into cells.
public struct Preview: Sendable {
    /// The layout file's name, without its folder.
    public var file: String
    /// How old the picture is, in words: `saved 3 s ago`.
    public var age: String
    /// The file being recorded to, while one is: it stays in the header as long as anything does.
    public var recording: String?
    /// Why the picture may not be that of the file as it is, in one line: the first error and where.
    public var trouble: String?
    /// The scene of the display that is lit.
    public var lit: Scene
    /// The same layout and state on the display that is off; `nil` on a device with one display.
    public var other: Scene?
    public var glow: Glow
    public var options: Options
    /// What is known of the selected element beyond its frame: why it is where it is.
    public var note: String?
    /// Takes the place of the keys for a while: `recording 0:12`, `nothing to go back to`.
    public var message: String?
    public var keys: [Key]
    /// A menu or help over the picture.
    public var panel: Panel?

    public init(
        file: String, age: String = "", recording: String? = nil, trouble: String? = nil, lit: Scene,
        other: Scene? = nil,
        glow: Glow = .one, options: Options = Options(), note: String? = nil, message: String? = nil,
        keys: [Key] = Key.standard,
        panel: Panel? = nil
    ) {
        self.file = file
        self.age = age
        self.recording = recording
        self.trouble = trouble
        self.lit = lit
        self.other = other
        self.glow = glow
        self.options = options
        self.note = note
        self.message = message
        self.keys = keys
        self.panel = panel
    }

    /// Which displays are lit; while the hinge moves between them, not always just `lit`.
    public enum Glow: Hashable, Sendable {
        /// `lit` is, the other one is off.
        case one
        /// Both are.
        case both
        /// The other one still is, `lit` not yet.
        case before
    }

    /// What the user chose to see.
    public struct Options: Hashable, Sendable {
        /// The display that is off shows nothing rather than a ghost.
        public var isDark: Bool
        /// Where only one display has room: the one that is off.
        public var showsOther: Bool
        public var guides: Bool
        public var reasons: Bool
        /// Steps of a quarter closer than what fits; 0 fits, negative is farther.
        public var zoom: Int
        /// Columns and rows the zoomed picture is moved to the left and up.
        public var pan: Pan
        public var selection: ViewID?

        public init(
            isDark: Bool = false, showsOther: Bool = false, guides: Bool = false, reasons: Bool = false,
            zoom: Int = 0, pan: Pan = Pan(), selection: ViewID? = nil
        ) {
            self.isDark = isDark
            self.showsOther = showsOther
            self.guides = guides
            self.reasons = reasons
            self.zoom = zoom
            self.pan = pan
            self.selection = selection
        }
    }

    /// A shift in cells.
    public struct Pan: Hashable, Sendable {
        public var columns: Int
        public var rows: Int

        public init(columns: Int = 0, rows: Int = 0) {
            self.columns = columns
            self.rows = rows
        }
    }

    /// A key of the footer with the word it stands before.
    public struct Key: Hashable, Sendable {
        public var key: String
        public var word: String

        public init(_ key: String, _ word: String) {
            self.key = key
            self.word = word
        }

        /// The previewer's keys, most wanted first; help and quit stay when there is no room for all.
        public static let standard = [
            Key("c b o", "pose"), Key("r", "rotate"), Key("[ ]", "hinge"), Key("s", "tier"), Key("↵", "tap"),
            Key("esc", "back"), Key("w", "why"), Key("g", "guides"), Key("m", "matrix"), Key("v", "conditions"),
            Key("?", "help"), Key("q", "quit"),
        ]
    }
}

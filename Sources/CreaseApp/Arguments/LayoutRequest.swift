public import CreaseDevice

/// A layout and the conditions it is seen under.
public struct LayoutRequest: Hashable, Sendable {
    public var file: FileName
    public var conditions: Conditions
    /// How the source is read.
    public var reading: ReadingOptions
    /// What is done with it before it is shown.
    public var script: Script

    public init(
        file: FileName, conditions: Conditions = Conditions(), reading: ReadingOptions = ReadingOptions(),
        script: Script = Script()
    ) {
        self.file = file
        self.conditions = conditions
        self.reading = reading
        self.script = script
    }
}

/// Steps asked for on the command line.
public struct Script: Hashable, Sendable {
    /// A file of steps, played first.
    public var tape: FileName?
    /// Texts of steps, each as typed.
    public var steps: [String]

    public init(tape: FileName? = nil, steps: [String] = []) {
        self.tape = tape
        self.steps = steps
    }
}

/// Where a layout's text comes from.
public enum FileName: Hashable, Sendable {
    case path(String)
    case standardInput

    /// What messages and reports call it.
    public var shown: String {
        switch self {
        case .path(let path): path
        case .standardInput: "-"
        }
    }

    /// Where it is on disk; `nil` for standard input.
    var path: String? {
        switch self {
        case .path(let path): path
        case .standardInput: nil
        }
    }

    /// The file's own name, without folders.
    public var title: String {
        switch self {
        case .path(let path): path.split(separator: "/").last.map(String.init) ?? path
        case .standardInput: "standard input"
        }
    }
}

/// How a layout's text is read.
public struct ReadingOptions: Hashable, Sendable {
    public enum Strictness: Hashable, Sendable {
        /// An unknown view, modifier, label or member is an error.
        case strict
        /// Unknown things become boxes and notes.
        case lenient
    }

    /// A state property or an unknown condition with the value given for it.
    public struct Override: Hashable, Sendable {
        public var name: String
        /// A Swift literal as typed.
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The view struct to show; `nil` leaves the choice to the language.
    public var view: String?
    /// `nil`: lenient for files that import something, else strict.
    public var strictness: Strictness?
    public var overrides: [Override]
    /// `#if` flags that are on.
    public var flags: Set<String>
    /// Whether what a project declares is kept from run to run.
    public var usesCache: Bool

    public init(
        view: String? = nil, strictness: Strictness? = nil, overrides: [Override] = [], flags: Set<String> = [],
        usesCache: Bool = false
    ) {
        self.view = view
        self.strictness = strictness
        self.overrides = overrides
        self.flags = flags
        self.usesCache = usesCache
    }
}

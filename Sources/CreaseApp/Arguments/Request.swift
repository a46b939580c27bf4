public import CreaseDevice

/// What one call of Crease is to do, with everything it needs.
enum Request: Sendable {
    case preview(PreviewRequest)
    case inspect(InspectRequest)
    case render(RenderRequest)
    case test(TestRequest)
    case diff(DiffRequest)
    case record(RecordRequest)
    case tour(TourRequest)
    case play(PlayRequest)
    case coverage(CoverageRequest)
    case facts(FactsRequest)
    case help(topic: String?)
    case commandHelp(Command)
    case version
    case generate(GeneratedFile)
}

/// Whether colours are written.
public enum ColorChoice: String, Hashable, Sendable {
    /// Where the terminal has some and `NO_COLOR` is not set.
    case auto
    case always
    case never
}

/// The interactive previewer's wishes.
public struct PreviewRequest: Hashable, Sendable {
    /// `nil` opens the sample gallery.
    public var file: FileName?
    /// The version the file is compared with; `nil` shows the file alone.
    public var newer: FileName?
    public var conditions: Conditions
    public var reading: ReadingOptions
    public var script: Script
    public var isASCII: Bool
    public var color: ColorChoice
    public var usesMouse: Bool
    /// Where the session is recorded to from the start; `nil` waits for the key.
    public var recording: String?

    public init(
        file: FileName?, conditions: Conditions = Conditions(), reading: ReadingOptions = ReadingOptions(),
        script: Script = Script(), isASCII: Bool = false, color: ColorChoice = .auto, usesMouse: Bool = true,
        recording: String? = nil, newer: FileName? = nil
    ) {
        self.file = file
        self.newer = newer
        self.conditions = conditions
        self.reading = reading
        self.script = script
        self.isASCII = isASCII
        self.color = color
        self.usesMouse = usesMouse
        self.recording = recording
    }
}

struct RecordRequest: Sendable {
    enum Form: String, Sendable {
        case v2
        case v3
        /// Frames to compare.
        case text
    }

    var layout: LayoutRequest
    var form: Form
    var size: ScreenSize
    var output: String?
    /// The folder for a picture per chapter.
    var stills: String?
    var isASCII: Bool

    static let usualSize = ScreenSize(columns: 120, rows: 40)
}

struct PlayRequest: Sendable {
    var file: FileName
    /// Print the picture of this chapter instead.
    var chapter: String?
    var isASCII: Bool
    var color: ColorChoice
    var usesMouse: Bool
}

struct InspectRequest: Sendable {
    enum Form: String, Sendable {
        case table
        case json
    }

    var layout: LayoutRequest
    /// `nil`: a table on a terminal, JSON elsewhere.
    var form: Form?
    var output: String?
}

struct RenderRequest: Sendable {
    enum Form: String, CaseIterable, Sendable {
        case text
        case ansi
        case svg
        case png
    }

    enum Sheet: Sendable {
        case single
        /// One display from edge to edge, in exactly its own pixels.
        case display
        /// All poses.
        case matrix
        /// SDK 26.0, 27.0 and 27.1.
        case tiers
    }

    var layout: LayoutRequest
    var form: Form
    var sheet: Sheet
    /// Cells; `nil`: the terminal's size, or the default where there is none.
    var size: (columns: Int, rows: Int)?
    var output: String?
    var isASCII: Bool
    var color: ColorChoice
}

struct TestRequest: Sendable {
    var tapes: [FileName]
    /// What every tape begins under.
    var conditions: Conditions
    var reading: ReadingOptions
    /// Where the JUnit report goes.
    var junit: String?
}

struct DiffRequest: Sendable {
    enum Form: String, Sendable {
        case text
        case json
        case markdown
    }

    /// What is compared with what.
    enum Versions: Hashable, Sendable {
        case files(FileName, FileName)
        /// A file as it is, and as git keeps it at a revision.
        case revision(String, of: String)
    }

    var versions: Versions
    var conditions: Conditions
    /// The conditions name a pose, so the others are left out.
    var isOnePose: Bool
    var reading: ReadingOptions
    var form: Form
    var output: String?
}

struct TourRequest: Sendable {
    var file: FileName
    /// What the walk starts from; pose and tier change on the way.
    var conditions: Conditions
    var reading: ReadingOptions
    /// The folder the files go to.
    var output: String
}

struct CoverageRequest: Sendable {
    enum Form: String, Sendable {
        case table
        case json
    }

    /// Files and folders.
    var paths: [String]
    var conditions: Conditions
    var reading: ReadingOptions
    var form: Form
    var output: String?
}

struct FactsRequest: Sendable {
    enum Form: String, Sendable {
        case table
        case json
    }

    var form: Form
    var isOnlyAssumed: Bool
    var output: String?
}

/// Files made from the option table.
enum GeneratedFile: String, CaseIterable, Sendable {
    case man
    case bash
    case zsh
    case fish

    /// Its name in `Sources/crease/Generated`.
    var name: String {
        switch self {
        case .man: "crease.1"
        case .bash: "crease.bash"
        case .zsh: "_crease"
        case .fish: "crease.fish"
        }
    }
}

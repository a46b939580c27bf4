import CreaseDevice
import CreaseLayout

/// `crease preview`: a layout on a screen, with keys.
public enum Previewer {
    /// Opens the screen of the process; throws where there is none that could be used.
    public typealias ScreenOpener = (ScreenOptions) throws(ScreenFailure) -> any TerminalScreen

    /// Runs until the user leaves.
    ///
    /// What is wrong with the layout is said before the screen opens: nobody should have to leave a screen to read it.
    public static func run(
        _ request: PreviewRequest, environment: [String: String], open: ScreenOpener
    ) -> ExitStatus {
        do {
            let options = ScreenOptions(color: request.color, isASCII: request.isASCII, mouse: request.usesMouse)
            let fault = environment["CREASE_FAULT"].flatMap(Fault.init(rawValue:))
            let editor = EditorCommand(environment: environment)
            let first = try request.recording.map { path in
                if case .path(let layout)? = request.file, StandardStreams.isSameFile(layout, path) {
                    throw FileError(file: path, message: "the recording would overwrite the layout; name another file")
                }
                return try CastFile(path: path)
            }
            let samples = request.file == nil && request.script == Script() ? SampleLayouts.all : []
            if !samples.isEmpty {
                var gallery = GalleryPreview(
                    Gallery(samples, conditions: request.conditions, reading: request.reading), request: request,
                    editor: editor)
                try run(&gallery, on: try open(options), of: "samples", request, first, fault)
                return .fine
            }
            if let file = request.file, let newer = request.newer {
                var comparison = ComparisonPreview(
                    try Document(file, reading: request.reading), try Document(newer, reading: request.reading),
                    under: request.conditions)
                try run(&comparison, on: try open(options), of: file.title, request, first, fault)
                return .fine
            }
            let file = request.file ?? SampleLayouts.opening
            // Read before the layout is, so that a change in between is one for the watch.
            let contents = LivePreview.contents(of: file)
            let played = try PlayedLayout(
                LayoutRequest(
                    file: file, conditions: request.conditions, reading: request.reading, script: request.script))
            guard played.failures.isEmpty else { return played.tellFailures() }
            var session = Session(
                played.document, played.session.situation, title: played.document.title, isMouseOn: request.usesMouse)
            session.editor = editor
            var preview = LivePreview(
                session, of: file, reading: request.reading, contents: contents, at: MonotonicClock.now())
            try run(&preview, on: try open(options), of: played.document.title, request, first, fault)
            return .fine
        } catch {
            return ExitStatus(telling: error)
        }
    }

    /// Runs on a screen that can record, from the start where that is wished.
    private static func run(
        _ model: inout some Interactive, on screen: any TerminalScreen, of title: String, _ request: PreviewRequest,
        _ first: CastFile?, _ fault: Fault?
    ) throws {
        let recording = RecordingScreen(screen, first: first)
        if first != nil { recording.startRecording(of: title, under: request.conditions) }
        try EventLoop.run(&model, on: recording, fault: fault)
    }
}

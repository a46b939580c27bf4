import CreaseCanvas
import CreaseDevice
import CreaseLanguage

/// `crease record`: a tape to a recording, without a terminal.
struct RecordCommand {
    let request: RecordRequest
    let environment: [String: String]

    func run() throws -> ExitStatus {
        let tapes = try request.layout.script.tapes()
        try checkOutput()
        let document = try Document(request.layout.file, reading: request.layout.reading)
        document.tellWarnings()
        let (recording, failures) = record(document, tapes)
        if let folder = request.stills {
            try Folder.make(folder)
            for still in ChapterStill.all(of: recording.pictures) { try still.write(to: folder) }
        }
        let status = try StandardStreams.write(text(recording, of: document), to: request.output)
        guard !failures.isEmpty else { return status }
        StandardStreams.complain(failures)
        return status == .fine ? .differences : status
    }

    static let example = "crease record Layout.swift --tape T --output X.cast"

    /// Plays the tapes one after the other; what fails comes back in words.
    func record(_ document: Document, _ tapes: [Tape]) -> (recording: TapeRecording, failures: String) {
        let steps = tapes.flatMap(\.steps)
        let glyphs: GlyphSet = request.isASCII ? .ascii : .unicode
        let situation = Situation(conditions: request.layout.conditions, app: document.opening)
        let opening = TapeRecording.opening(
            Session(document, situation, title: document.title, isMouseOn: false), steps: steps, size: request.size,
            glyphs: glyphs)
        var recording = TapeRecording(opening, steps: steps, size: request.size, glyphs: glyphs)
        var run = TapeRun(opening)
        var failures = ""
        for tape in tapes where failures.isEmpty {
            run.play(tape.steps) { recording.take($0) }
            failures = run.failures.map { $0.rendered(in: tape.source) + "\n" }.joined()
        }
        recording.finish()
        return (recording, failures)
    }

    /// The recording in the form asked for.
    func text(_ recording: TapeRecording, of document: Document) -> String {
        switch request.form {
        case .v2: CastWriter.text(cast(recording, of: document), version: .v2)
        case .v3: CastWriter.text(cast(recording, of: document), version: .v3)
        case .text: FrameText.text(recording.pictures, glyphs: request.isASCII ? .ascii : .unicode)
        }
    }

    private func cast(_ recording: TapeRecording, of document: Document) -> Cast {
        var header = CastHeader(
            columns: request.size.columns, rows: request.size.rows, file: document.title,
            conditions: request.layout.conditions)
        // The clock of a tape has no date of its own.
        header.timestamp = environment["SOURCE_DATE_EPOCH"].flatMap { Int($0) } ?? 0
        return Cast(header: header, events: recording.events)
    }

    private func checkOutput() throws(UsageError) {
        var inputs: [String] = []
        for file in [request.layout.file, request.layout.script.tape] {
            if case .path(let path)? = file { inputs.append(path) }
        }
        guard let output = request.output,
            let input = inputs.first(where: { StandardStreams.isSameFile($0, output) })
        else { return }
        throw UsageError("'--output' would overwrite '\(input)'", hint: "name another file")
    }
}

extension CastHeader {
    /// Of a recording of ours.
    init(columns: Int, rows: Int, file: String, conditions: Conditions) {
        self.init(columns: columns, rows: rows)
        title = file
        theme = .dark
        crease = [
            "version": .string(Version.number), "file": .string(file),
            "conditions": SceneReport.conditions(conditions),
        ]
    }
}

import CreaseCanvas

/// `crease play`: a recording on the terminal, or one picture of it as text.
struct PlayCommand {
    let request: PlayRequest

    func run(open: App.ScreenOpener) throws -> ExitStatus {
        let cast = try CastReader.cast(file: request.file)
        if let chapter = request.chapter {
            return try StandardStreams.write(try picture(of: chapter, in: cast), to: nil)
        }
        var player = Player(cast, name: request.file.title)
        let options = ScreenOptions(color: request.color, isASCII: request.isASCII, mouse: request.usesMouse)
        try EventLoop.run(&player, on: try open(options))
        return .fine
    }

    /// What the screen shows when a chapter begins.
    func picture(of chapter: String, in cast: Cast) throws(FileError) -> String {
        guard let found = cast.chapters.named(chapter) else {
            let labels = cast.chapters.map { "\"\(VisibleText($0.label))\"" }
            let others = labels.isEmpty ? "the recording has no chapters" : "there are \(listed(labels))"
            throw FileError(
                file: request.file.shown, message: "no chapter is called \"\(VisibleText(chapter))\"; \(others)")
        }
        var playback = Playback(cast)
        playback.seek(after: found.event)
        var grid = playback.emulator.grid
        if request.isASCII { grid = CellGrid(playback.emulator, glyphs: .ascii) }
        return TextWriter.text(grid)
    }
}

public import CreaseDevice
public import CreaseLanguage
public import CreaseLayout

/// One layout file, read and checked, ready to be seen under any conditions.
public struct Document: Sendable {
    /// The limit of the layout language, in bytes.
    static let sizeLimit = 4 << 20

    public let file: FileName
    public let program: Program
    /// The app as it opens: nothing remembered, `--set` applied.
    public let opening: AppState

    /// Reads and checks a file; throws what is to be said about it.
    public init(_ file: FileName, reading: ReadingOptions = ReadingOptions()) throws(UnusableLayout) {
        let bytes: [UInt8]
        do {
            bytes = try FileReader.bytes(of: file, limit: Self.sizeLimit)
        } catch {
            throw UnusableLayout(messages: error.text)
        }
        try self.init(bytes, file: file, reading: reading)
    }

    /// Checks a text that has been read already.
    public init(_ bytes: [UInt8], file: FileName, reading: ReadingOptions = ReadingOptions()) throws(UnusableLayout) {
        // A file of NULs is not empty but no text: that is said below.
        guard bytes.contains(where: { $0 > 0x20 || $0 == 0 }) else {
            throw UnusableLayout(
                messages: FileError(file: file.shown, message: "the file is empty; a layout is a SwiftUI view").text)
        }
        if let trouble = SourceBytes(bytes: bytes).trouble(in: file) { throw UnusableLayout(messages: trouble.text) }
        let source = SourceText(bytes, name: file.shown)
        let options = Program.Options(
            isStrict: reading.strictness.map { $0 == .strict }, view: reading.view, flags: reading.flags,
            finder: file.path.map { ProjectFinder(for: $0, cache: reading.usesCache ? UserFolders.cache : nil) },
            symbolMeant: { SymbolSpelling.meant(by: $0) })
        let program = Program(source: source, options: options)
        if program.hasErrors { throw UnusableLayout(program.diagnostics, in: source) }
        var opening = AppState()
        for override in reading.overrides { opening.store.set(override.name, to: override.value) }
        self.file = file
        self.program = program
        self.opening = opening
    }

    /// The files the layout was put together from, its own first.
    public var files: [String] { program.files }

    /// The view struct shown; `nil` for a bare expression.
    public var view: String? { program.rootName }

    /// The file's own name, without folders.
    public var title: String { file.title }

    /// What its author should mend although it can be shown, worded and placed; ends in a newline where there is something.
    var warnings: String {
        program.diagnostics.filter { $0.severity == .warning }.map { $0.rendered(in: program.source) + "\n" }.joined()
    }

    /// Tells its warnings, as a command does that has opened it and does not show them.
    func tellWarnings() { StandardStreams.complain(warnings) }

    /// The layout as it opens under these conditions.
    public func scene(_ conditions: Conditions) -> Scene {
        var app = opening
        return settle(&app, under: conditions)
    }
}

import CreaseLanguage

/// `crease coverage`: how much of a project's views can be shown, and what stands in the way.
struct CoverageCommand {
    let request: CoverageRequest

    func run() throws -> ExitStatus {
        let found = ViewFiles(request.paths)
        guard !found.files.isEmpty || !found.troubles.isEmpty else {
            throw FileError(file: request.paths.joined(separator: ", "), message: "no view files here")
        }
        let coverage = Coverage(found.troubles.map(FileCoverage.init) + graded(found.files))
        let report = CoverageReport(coverage: coverage)
        let text =
            switch request.form {
            case .table: report.table
            case .json: report.json.text
            }
        let written = try StandardStreams.write(text, to: request.output)
        return written == .fine && coverage.unusable == coverage.files.count ? .unusableInput : written
    }

    /// Every file by whichever core is free, with its number on a terminal.
    private func graded(_ files: [String]) -> [FileCoverage] {
        let progress = Progress(of: files.count)
        let request = request
        let graded = LargeStack.map(files) { file in
            defer { progress.step(file) }
            return FileCoverage(file, conditions: request.conditions, reading: request.reading)
        }
        progress.end()
        return graded
    }
}

/// How far a long task is, on a terminal.
private final class Progress: @unchecked Sendable {
    private let count: Int
    private let isShown: Bool
    private let lock = Lock()
    private var done = 0

    init(of count: Int) {
        self.count = count
        isShown = StandardStreams.messagesAreForTerminal
    }

    func step(_ name: String) {
        guard isShown else { return }
        lock.withLock {
            done += 1
            StandardStreams.overwrite("\(done) of \(count)  \(name.suffix(50))")
        }
    }

    func end() { if isShown { StandardStreams.overwrite("") } }
}
